"""What every game refuses alike, in a sentence: seats that nobody has, an outcome too early, packs that are none."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from flibuste.kit.errors import BadOption, BadPosition, NoSuchSeat, NotNow, UnknownLanguage, UnknownMove
from flibuste.kit.game import Game
from flibuste.kit.play import Play
from flibuste.kit.state import SPECTATOR, State
from flibuste.kit.texts import LANGUAGES
from tests.laws.found import TUTORIAL, beside_the_others, every_game

GAMES = every_game()
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

NOWHERE: tuple[Any, ...] = (-2, 2, 15, 63, 64, 10**30, 0.0, "0")  # at a table of two
SO_MANY: tuple[Any, ...] = (0, 99, 2.0, 3.0, True, None, "3", 10**5000)  # cannot play

Question = Callable[[Game, State, Any], object]
OF_WATCHERS: dict[str, Question] = {
    "view": lambda game, state, seat: game.view(state, seat),
    "describe": lambda game, state, seat: game.describe(state, seat),
    "prompt": lambda game, state, seat: game.prompt(state, seat),
    "choices": lambda game, state, seat: game.choices(state, seat),
    "legal_moves": lambda game, state, seat: Play.from_state(game, state).legal_moves(seat),
    "events_for": lambda game, state, seat: Play.from_state(game, state).events_for(seat),
    "may_take_back": lambda game, state, seat: Play.from_state(game, state).may_take_back(seat),
}
OF_SEATS: dict[str, Question] = {
    "own_view": lambda game, state, seat: game.own_view(state, seat),
    "odds": lambda game, state, seat: game.odds(state, seat),
    "why_not": lambda game, state, seat: game.why_not(state, seat, 0),
    "play": lambda game, state, seat: Play.from_state(game, state).why_not(seat, 0),
}


@pytest.fixture(autouse=True)
def _tutorial_beside_the_others() -> Iterator[None]:
    with beside_the_others(TUTORIAL):
        yield


@each_game
@pytest.mark.parametrize("question", OF_WATCHERS | OF_SEATS)
def test_nobody_sits_at_a_seat_that_does_not_exist(game: Game, question: str) -> None:
    state = game.new(2)
    ask = (OF_WATCHERS | OF_SEATS)[question]
    for seat in (0, 1):
        ask(game, state, seat)
    for seat in NOWHERE if question in OF_WATCHERS else (*NOWHERE, SPECTATOR):
        with pytest.raises(NoSuchSeat, match="seats are numbered from 0 to 1"):
            ask(game, state, seat)


@each_game
@pytest.mark.parametrize("question", OF_WATCHERS)
def test_a_spectator_looks_on_and_has_no_choice(game: Game, question: str) -> None:
    seen = OF_WATCHERS[question](game, game.new(2), SPECTATOR)
    if question in ("choices", "legal_moves", "may_take_back"):
        assert not seen


@each_game
def test_nobody_moves_for_a_seat_that_does_not_exist(game: Game) -> None:
    play = Play(game, 2)
    for seat in (SPECTATOR, 2, 64):
        with pytest.raises(NoSuchSeat):
            play.move(play.legal_moves()[0], seat)
    assert not play.made


@each_game
@pytest.mark.parametrize("move", [-1, -(10**30), 10**6, 2**63, 10**30, "swim"])
def test_a_move_that_no_game_has_is_unknown_by_code_and_by_text_alike(game: Game, move: int | str) -> None:
    play = Play(game, 2)
    for ask in (lambda: play.move(move), lambda: play.why_not(play.pending()[0], move)):
        with pytest.raises(UnknownMove) as unknown:
            ask()
        assert all(str(move) in unknown.value.in_words_of(game.words).say(language) for language in LANGUAGES)


@each_game
def test_an_unknown_move_is_answered_with_those_that_are_written_alike(game: Game) -> None:
    notation = game.notation(0)
    with pytest.raises(UnknownMove, match=f"Did you mean one of these: .*{notation}"):
        Play(game, 2).move(notation + "x")


@pytest.mark.parametrize("move", [None, 1.0, b"draw"])
def test_what_is_neither_code_nor_notation_is_no_move(move: Any) -> None:
    with pytest.raises(UnknownMove, match="is no move of this game"):
        Play(GAMES["smugglers"], 2).move(move)


@each_game
def test_so_many_cannot_play(game: Game) -> None:
    for players in SO_MANY:
        with pytest.raises(BadOption, match="This game is for 2 to") as refused:
            Play(game, players)
        assert refused.value.say("fr")


@each_game
def test_before_the_end_there_is_no_outcome(game: Game) -> None:
    with pytest.raises(NotNow, match="The game is not over yet"):
        game.outcome(game.new(2))


@each_game
def test_there_are_words_in_our_languages_only(game: Game) -> None:
    for ask in (game.words, game.rulebook):
        with pytest.raises(UnknownLanguage, match="language de; there are: en, fr"):
            ask("de")


@each_game
def test_numbers_that_are_no_pack_are_refused(game: Game) -> None:
    pack = game.new(2).pack()
    for numbers in ([], [2], [10**9] * 30, [-1, *pack[1:]], [0, *pack[1:]], pack[:-1], [2.0, *pack[1:]]):
        with pytest.raises(BadPosition, match="not the pack of a state"):
            game.unpack(json.loads(json.dumps(numbers)))
