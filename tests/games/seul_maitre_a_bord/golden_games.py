"""Golden records: games whose every move, score and winner must stay the same.

    python -m tests.games.seul_maitre_a_bord.golden_games

plays them anew into the folder `golden`: one game for each number of players and one for each length, by players who
choose at random. The files are renewed only when the rules change on purpose (`rules_version` is raised), and the
changelog says so.
"""

from pathlib import Path
from random import Random
from typing import NamedTuple

from flibuste.kit.game import find_game
from flibuste.kit.play import Play
from flibuste.kit.record import record_of, write_record
from flibuste.kit.seal import SeededLuck

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Anne", "Bart", "Cid", "Dora"]


class Golden(NamedTuple):
    """A record to keep: the first game by chance in which all this happens."""

    name: str
    players: int
    rounds: str
    shows: tuple[str, ...]


GOLDEN = [
    Golden("2-players", 2, "8", ("neutral-bid", "sold", "discovered", "piracy", "engaged", "storm-entered")),
    Golden("3-players", 3, "8", ("sold", "bought", "engaged", "won", "fled", "trained", "letter")),
    Golden("4-players", 4, "8", ("sold", "engaged", "tied", "won", "ransomed", "discovered", "blown", "treasure")),
    Golden("6-rounds", 4, "6", ("sold", "engaged", "recovery", "reinforcement", "sheltered")),
    Golden("4-rounds", 3, "4", ("sold", "engaged", "drifted", "recruited")),
]


def played(golden: Golden, seed: int) -> Play:
    chance = Random(seed)
    play = Play(find_game("seul-maitre-a-bord"), golden.players, {"rounds": golden.rounds}, SeededLuck(seed))
    while not play.over:
        play.move(chance.choice(play.legal_moves()))
    return play


def told(play: Play) -> set[str]:
    return {event.key for events in play.events for event in events}


def make(golden: Golden) -> str:
    """The text of the record."""
    seed = 0
    while not told(play := played(golden, seed)).issuperset(golden.shows):
        seed += 1
    return write_record(record_of(play, NAMES[: golden.players]))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        (FOLDER / f"{golden.name}.record").write_text(make(golden), encoding="utf-8")
        print(f"{golden.name}.record")
