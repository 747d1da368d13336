"""Golden records: games whose every move, score and winner must stay the same.

    python -m tests.games.golden port-royal

plays those of a game anew into its folder `golden`: the first games by players who choose at random that show what they
are for. The files are renewed only when the rules change on purpose (`rules_version` is raised), and the changelog says
so. Each game's own list is its `golden_games.py`.
"""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NamedTuple

from flibuste.kit.game import Game, find_game
from flibuste.kit.play import Play
from flibuste.kit.record import record_of, write_record
from flibuste.kit.seal import SeededLuck

NAMES = ["Anne", "Bart", "Cid", "Dora", "Edward", "Flint"]


class Golden(NamedTuple):
    """A record to keep."""

    name: str
    players: int
    options: dict[str, bool | int | str]
    shows: Callable[[Play], bool]


# -- what a record may be for


def told(play: Play) -> set[str]:
    """The kinds of events that happened in it."""
    return {event.key for events in play.events for event in events}


def has(*keys: str) -> Callable[[Play], bool]:
    """A game in which all this happens."""
    return lambda play: told(play).issuperset(keys)


def needs_its_options(play: Play) -> bool:
    """A game that its moves would not have led to without the options."""
    plain = Play(play.game, play.players, {}, play.luck)
    for made in play.made:
        if plain.over or plain.why_not(made.seat, made.move) is not None:
            return True
        plain.move(made.move, made.seat)
    return not plain.over or plain.scores() != play.scores()


# -- the records of a game


def folder_of(game: Game) -> Path:
    return Path(__file__).parent / game.id.replace("-", "_") / "golden"


def golden_games(game: Game) -> Sequence[Golden]:
    """None where nobody has written the list yet."""
    if not list_of(game).is_file():
        return ()
    found: Sequence[Golden] = import_module(f"tests.games.{list_of(game).parent.name}.golden_games").GOLDEN
    return found


def list_of(game: Game) -> Path:
    return folder_of(game).parent / "golden_games.py"


def without_list(game: Game) -> str:
    return f"tests/games/{list_of(game).parent.name}/golden_games.py is missing; docs/add-a-game.md tells what it holds"


def played(game: Game, golden: Golden, seed: int) -> Play:
    chance = Random(seed)
    play = Play(game, golden.players, golden.options, SeededLuck(seed))
    while not play.over:
        seat = chance.choice(play.pending())
        play.move(chance.choice(play.legal_moves(seat)), seat)
    return play


def make(game: Game, golden: Golden) -> str:
    """The text of the record."""
    seed = 0
    while not golden.shows(play := played(game, golden, seed)):
        seed += 1
    return write_record(record_of(play, NAMES[: golden.players]))


def renew(game: Game) -> None:
    if not golden_games(game):
        sys.exit(without_list(game))
    folder = folder_of(game)
    folder.mkdir(exist_ok=True)
    for golden in golden_games(game):
        (folder / f"{golden.name}.record").write_text(make(game, golden), encoding="utf-8")
        print(f"{golden.name}.record")


if __name__ == "__main__":
    for id in sys.argv[1:]:
        renew(find_game(id))
