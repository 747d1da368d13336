"""Golden records: games whose every move, score and winner must stay the same.

    python -m tests.games.pirate_king.golden_games

plays them anew into the folder `golden`: one game for each number of players and one for each option, by players who
choose at random. The files are renewed only when the rules change on purpose (`rules_version` is raised), and the
changelog says so.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from flibuste.kit.game import find_game
from flibuste.kit.play import Play
from flibuste.kit.record import record_of, write_record
from flibuste.kit.seal import SeededLuck

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Anne", "Bart", "Cid", "Dora", "Edward"]
OFTEN = ("stopped", "sank", "tied", "token", "flipped", "hit", "peeked", "discarded", "reshuffled")


def told(play: Play, key: str) -> list[dict[str, Any]]:
    return [dict(event.args) for events in play.events for event in events if event.key == key]


def has(*keys: str) -> Callable[[Play], bool]:
    """A game in which all this happens."""
    return lambda play: all(told(play, key) for key in keys)


def needs_its_options(play: Play) -> bool:
    """A game that its moves would not have led to without the options."""
    plain = Play(play.game, play.players, {}, play.luck)
    for made in play.made:
        if plain.over or plain.why_not(made.seat, made.move) is not None:
            return True
        plain.move(made.move, made.seat)
    return not plain.over


class Golden(NamedTuple):
    """A record to keep: the first game by chance that shows what it is for."""

    name: str
    players: int
    options: dict[str, bool | int | str]
    shows: Callable[[Play], bool]


GOLDEN = [
    Golden("2-players", 2, {}, has(*OFTEN, "boxed-by", "boxed")),
    Golden("3-players", 3, {}, has(*OFTEN, "copied", "lent", "forgotten")),
    Golden("4-players", 4, {}, has(*OFTEN, "salvaged", "loot-played", "lent", "retrieved")),
    Golden("5-players", 5, {}, has(*OFTEN, "copied", "salvaged", "loot-played")),
    Golden("dealt", 3, {"setup": "deal"}, has(*OFTEN)),
    Golden("named-winner", 4, {}, has("crowned")),
    Golden("stopped-stay-afloat", 4, {"stopped_players_can_be_sunk": False}, needs_its_options),
    Golden("stopped-obey", 3, {"forced_reveal_hits_stopped_players": True}, needs_its_options),
    Golden("bonuses-counted-once", 4, {"gain_per_is_continuous": False}, needs_its_options),
    Golden("sunk-take-no-monsters", 3, {"sunk_players_rank_for_monsters": False}, needs_its_options),
    Golden("looking-shuffles", 2, {"peek_reshuffles_only_when_pile_empty": False}, needs_its_options),
    Golden("lent-cards-return", 5, {"wilson_auto_retrieve": True}, has("retrieved")),
    Golden("equal-decks", 5, {"starter_deck_identical": True}, has(*OFTEN)),
]


def played(golden: Golden, seed: int) -> Play:
    chance = Random(seed)
    play = Play(find_game("pirate-king"), golden.players, golden.options, SeededLuck(seed))
    while not play.over:
        seat = chance.choice(play.pending())
        play.move(chance.choice(play.legal_moves(seat)), seat)
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
