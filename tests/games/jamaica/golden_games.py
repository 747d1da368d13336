"""Golden records: games whose every move, score and winner must stay the same.

    python -m tests.games.jamaica.golden_games

plays them anew into the folder `golden`: one game for each number of players and one for each option, by players who
choose at random. The files are renewed only when the rules change on purpose (`rules_version` is raised), and the
changelog says so.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from flibuste.kit.game import find_game
from flibuste.kit.play import Play
from flibuste.kit.record import record_of, write_record
from flibuste.kit.seal import SeededLuck

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Anne", "Bart", "Cid", "Dora", "Edward", "Flint"]


def keys(play: Play) -> set[str]:
    return {event.key for events in play.events for event in events}


def has_everything(play: Play) -> bool:
    """A game worth keeping: battles won and drawn, booty, treasures, shortages and a reshuffle."""
    return keys(play) >= {"won", "tied", "looted", "treasure-up", "treasure-down", "short", "load-lost", "reshuffled"}


def has_the_ghost(play: Play) -> bool:
    fought = [event.args for events in play.events for event in events if event.key == "attacked"]
    return has_everything(play) and any("@ghost" in (args["ship"], args["other"]) for args in fought)


def needs_its_options(play: Play) -> bool:
    """A game that its moves would not have led to without the options."""
    plain = Play(play.game, play.players, {}, play.luck)
    for made in play.made:
        if plain.over or plain.why_not(made.seat, made.move) is not None:
            return True
        plain.move(made.move, made.seat)
    return not plain.over or plain.scores() != play.scores()


class Golden(NamedTuple):
    """A record to keep: the first game by chance that shows what it is for."""

    name: str
    players: int
    options: dict[str, bool | int | str]
    shows: Callable[[Play], bool]


GOLDEN = [
    Golden("2-players", 2, {}, has_the_ghost),
    Golden("3-players", 3, {}, has_everything),
    Golden("4-players", 4, {}, has_everything),
    Golden("5-players", 5, {}, has_everything),
    Golden("6-players", 6, {}, has_everything),
    Golden("classic-treasures", 3, {"treasures": "classic"}, needs_its_options),
    Golden("rum-on-loot", 4, {"rum_on_loot": True}, needs_its_options),
    Golden("round-cap", 3, {"round_cap": 6}, needs_its_options),
]


def played(golden: Golden, seed: int) -> Play:
    chance = Random(seed)
    play = Play(find_game("jamaica"), golden.players, golden.options, SeededLuck(seed))
    while not play.over:
        play.move(chance.choice(play.legal_moves()))
    return play


def make(golden: Golden) -> str:
    """The text of the record."""
    seed = 0
    while not golden.shows(play := played(golden, seed)):
        seed += 1
    return write_record(record_of(play, NAMES[: golden.players]))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        (FOLDER / f"{golden.name}.record").write_text(make(golden), encoding="utf-8")
        print(f"{golden.name}.record")
