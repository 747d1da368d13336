"""A bot is asked by what its seat knows, and by nothing else."""

import pytest

from flibuste.bots import ask
from flibuste.kit.bits import lowest
from flibuste.kit.bot import Bot
from flibuste.kit.game import Game
from flibuste.kit.luck import word_of
from flibuste.kit.state import Moves, State, legal_moves
from tests.games.port_royal.table import game as port_royal
from tests.games.port_royal.table import table
from tests.laws.found import every_game

smugglers = every_game()["smugglers"]
both_games = pytest.mark.parametrize("game", [port_royal, smugglers], ids=["port-royal", "smugglers"])


class Spy(Bot):
    """Keeps all that it is shown, plays on in its copy, and chooses its last move."""

    def __init__(self) -> None:
        self.shown: list[State] = []
        self.offered: list[list[int]] = []

    def choose(self, state: State, seat: int, moves: Moves) -> int:
        self.shown.append(state.copy())
        self.offered.append(moves.to_list())
        last = self.offered[-1][-1]
        state.play(seat, last)
        return last


class Stubborn(Bot):
    """Makes the same move whatever is legal."""

    def __init__(self, move: int) -> None:
        self.move = move

    def choose(self, state: State, seat: int, moves: Moves) -> int:
        return self.move


def in_the_middle(game: Game) -> State:
    state = game.new(3, word=word_of(3, 0))
    for n in range(1, 13):
        seat = lowest(state.pending())
        legal = legal_moves(state, seat)
        state.reseed(word_of(3, n))
        state.play(seat, legal[n % len(legal)])
    assert state.pending()
    return state


def spied(game: Game, state: State, words: int) -> tuple[Spy, int]:
    spy, seat = Spy(), lowest(state.pending())
    for n in range(words):
        ask(spy, state, seat, word_of(8, n))
    return spy, seat


@both_games
def test_a_bot_sees_what_its_seat_sees(game: Game) -> None:
    state = in_the_middle(game)
    spy, seat = spied(game, state, 5)
    for shown in spy.shown:
        assert game.view(shown, seat) == game.view(state, seat)


@both_games
def test_what_a_seat_cannot_know_is_dealt_anew_for_each_word(game: Game) -> None:
    state = in_the_middle(game)
    spy, _ = spied(game, state, 20)
    positions = [game.write_state(shown) for shown in spy.shown]
    assert all(positions.count(position) == 1 for position in positions)
    assert game.write_state(state) not in positions


@both_games
def test_a_bot_never_holds_the_luck_to_come(game: Game) -> None:
    state = in_the_middle(game)
    state.reseed(word_of(3, 13))
    spy, _ = spied(game, state, 20)
    assert state.luck not in {shown.luck for shown in spy.shown}


@both_games
def test_the_same_word_shows_a_bot_the_same(game: Game) -> None:
    state = in_the_middle(game)
    first, _ = spied(game, state, 3)
    second, _ = spied(game, state, 3)
    assert [shown.pack() for shown in first.shown] == [shown.pack() for shown in second.shown]


@both_games
def test_whatever_a_bot_does_to_its_copy_the_game_stands(game: Game) -> None:
    state = in_the_middle(game)
    before = state.pack()
    spied(game, state, 3)
    assert state.pack() == before


@both_games
def test_a_bot_is_offered_the_moves_of_its_seat(game: Game) -> None:
    state = in_the_middle(game)
    spy, seat = spied(game, state, 3)
    assert spy.offered == [legal_moves(state, seat)] * 3


def test_a_card_that_is_fixed_on_top_is_no_more_likely_to_be_shown_next() -> None:
    t = table(2, harbour=["red-1-1"], top=["red-skull-4"], draws=1)
    shown: list[str] = []
    for n in range(40):
        spy = Spy()
        ask(spy, t.state, 0, word_of(2, n))
        seen = spy.shown[0]
        seen.play(0, port_royal.parse("draw"))
        shown += port_royal.view(seen, -1).table["discard"]
    assert shown.count("red-skull-4") < 10


def test_a_move_that_is_not_legal_is_refused() -> None:
    t = table(2, harbour=["sailor-3"], draws=1)
    with pytest.raises(ValueError, match="Stubborn chose 2, which is no legal move of seat 0"):
        ask(Stubborn(port_royal.parse("keep")), t.state, 0, 1)


def test_a_seat_that_owes_no_move_is_not_asked() -> None:
    t = table(2, harbour=["sailor-3"], draws=1)
    with pytest.raises(ValueError, match="seat 1 owes no move"):
        ask(Spy(), t.state, 1, 1)
