"""Whatever a stranger sends is refused in a sentence, or is what it says: nothing else comes out, and nothing hangs."""

import faulthandler
import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from flibuste.kit.errors import BadFigures, BadPosition, BadRecord, FlibusteError
from flibuste.kit.game import Game
from flibuste.kit.house_cards import with_house_cards
from flibuste.kit.play import Play
from flibuste.kit.position import read_position, write_position
from flibuste.kit.record import read_record, record_of, replay, write_record
from flibuste.kit.state import State, legal_moves
from flibuste.kit.texts import LANGUAGES
from tests.amounts import amount
from tests.fuzz.mutations import spoiled, spoiled_json
from tests.laws.found import TUTORIAL, beside_the_others, every_game
from tests.laws.positions import Crew, begun

LONGEST_WAIT = 60  # seconds for one file, on the slowest machine
HEATS = 4  # each kind of file is tried in so many tests, so that they can share the cores
RECORDS = amount(1400, 50_000)
POSITIONS = amount(1200, 47_000)
FIGURES = amount(400, 3_000)
PLAYED_ON = 40

NAMES = ("Ada", "Zoë", "@crate-rum", "#0", "Élie d'Oran", "Bo")
GAMES = every_game()
each_heat = pytest.mark.parametrize("heat", range(HEATS))


@pytest.fixture(autouse=True)
def _tutorial_beside_the_others() -> Iterator[None]:
    with beside_the_others(TUTORIAL):
        yield


# -- honest files to begin with


def some_play(game: Game, dice: random.Random, longest: int) -> Play:
    play = begun(game, dice.choice(game.player_counts), dice)
    crew = Crew(game, dice)
    while not play.over and len(play.made) < longest:
        crew.move(play)
    return play


@cache
def honest_records() -> list[str]:
    """Finished and unfinished, seeded and sealed, with printed figures and with an owner's own."""
    dice = random.Random("records")
    records = []
    for game in GAMES.values():
        house = game.with_figures("# ours\n" + figures_of(game))
        for kind, longest in [(game, 3), (game, 15), (game, 15), (game, 10_000), (house, 5)]:
            play = some_play(kind, dice, longest)
            records.append(write_record(record_of(play, NAMES[: play.players])))
    return records


@cache
def honest_positions() -> list[str]:
    dice = random.Random("positions")
    positions = []
    for game in GAMES.values():
        house = game.with_figures("# ours\n" + figures_of(game))
        for kind in (game, game, game, game, game, house):
            positions.append(write_position(kind, some_play(kind, dice, dice.randrange(80)).state))
    return positions


def figures_of(game: Game) -> str:
    """A whole file, or changes of the first where a game has several."""
    several = "changes = true\n" if game.figures_files[1:] else ""
    return several + (game.folder / game.figures_files[0]).read_text(encoding="utf-8")


def some_changes(game: Game, dice: random.Random) -> str:
    """A file of changes as an owner would write it: some tables and cards of the printed file."""
    parts = re.split(r"^(?=\[)", figures_of(game).replace("changes = true\n", ""), flags=re.MULTILINE)
    return "changes = true\n" + "".join(dice.sample(parts[1:], min(len(parts) - 1, dice.randint(1, 4))))


# -- trying


def try_out(kind: str, heat: int, number: int, attempt: Callable[[random.Random], bool]) -> None:
    """So many attempts; whoever fails is named, so that it can be tried again alone."""
    accepted = 0
    for n in range(heat, number, HEATS):
        faulthandler.dump_traceback_later(LONGEST_WAIT, exit=True)
        try:
            accepted += attempt(random.Random(f"{kind} {n}"))
        except Exception as mistake:
            raise AssertionError(f"{kind} {n} was neither refused nor right: {mistake!r}") from mistake
        finally:
            faulthandler.cancel_dump_traceback_later()
    refused = len(range(heat, number, HEATS)) - accepted
    assert refused > accepted, "the mutations are too mild"


def check_sentence(error: FlibusteError) -> None:
    """It can be said, sent and printed in every language."""
    for language in LANGUAGES:
        sentence = error.say(language)
        assert sentence.encode()
        assert re.sub("[\u00a0\u202f]", " ", sentence).isprintable()
        assert not sentence.startswith(f"{error.text.key} {{"), f"{error.text.key} has no words"


@each_heat
def test_records(heat: int) -> None:
    def attempt(dice: random.Random) -> bool:
        text = spoiled(dice.choice(honest_records()), dice)
        try:
            record = read_record(text)
            whole = text if text.endswith("\n") else text + "\n"
            assert write_record(record) == whole, "what was read is not what would be written"
            play = replay(record)
        except BadRecord as error:
            check_sentence(error)
            return False
        assert len(play.made) == len(record.moves)
        return True

    try_out("record", heat, RECORDS, attempt)


@each_heat
def test_positions(heat: int) -> None:
    def attempt(dice: random.Random) -> bool:
        text = spoiled_json(dice.choice(honest_positions()), dice)
        try:
            game, state = read_position(text)
        except BadPosition as error:
            check_sentence(error)
            return False
        assert json.loads(write_position(game, state))["players"] == state.players
        play_on(game, state, dice)
        return True

    try_out("position", heat, POSITIONS, attempt)


@each_heat
def test_figures(heat: int) -> None:
    """An owner's own figures make a game that can be played, or are refused."""

    def attempt(dice: random.Random) -> bool:
        printed = dice.choice(list(GAMES.values()))
        try:
            game = printed.with_figures(spoiled(figures_of(printed), dice))
        except BadFigures as error:
            check_sentence(error)
            return False
        assert len(game.digest) == 16
        play_on(game, game.new(dice.choice(game.player_counts), {}, dice.getrandbits(60)), dice)
        return True

    try_out("figures", heat, FIGURES, attempt)


@each_heat
def test_house_cards(heat: int, tmp_path: Path) -> None:
    """A file of changes makes a game that can be played, or is refused with the file's name."""
    file = tmp_path / "mine.toml"

    def attempt(dice: random.Random) -> bool:
        printed = dice.choice(list(GAMES.values()))
        file.write_bytes(spoiled(some_changes(printed, dice), dice).encode(errors="surrogatepass"))
        try:
            game = with_house_cards(printed, str(file))
        except BadFigures as error:
            check_sentence(error)
            assert str(error).startswith(str(file))
            return False
        play_on(game, game.new(dice.choice(game.player_counts), {}, dice.getrandbits(60)), dice)
        return True

    try_out("house cards", heat, FIGURES, attempt)


def play_on(game: Game, state: State, dice: random.Random) -> None:
    for _ in range(PLAYED_ON):
        owing = [seat for seat in range(state.players) if state.pending() >> seat & 1]
        if not owing:
            assert state.winners() != 0
            break
        seat = dice.choice(owing)
        game.view(state, seat)
        game.choices(state, seat)
        state.reseed(dice.getrandbits(60))
        state.play(seat, dice.choice(legal_moves(state, seat)))
    game.write_state(state)
