"""Nothing is ever made or lost: all 25 tiles, the 30 science tokens with their families, the 8 improvements of the
pirates and the cubes on the market are somewhere. Money, cubes and sailors come from the bank and go back to it."""

from collections import Counter

from flibuste.kit.game import Game
from flibuste.kit.state import State

TILES = {"C0", "P1", "P2", "P3", "P4", *(f"T{n:02}" for n in range(1, 21))}
PORTS = {"P1", "P2", "P3", "P4"}
TOKENS = {f"{site}{place}" for site in "ABCDE" for place in range(1, 7)}
IMPROVEMENTS = 8
COPIES = {3: "123", 2: "45", 1: "6"}  # of each family, and the places of those tokens in the piles


def check(game: Game, state: State) -> None:
    seen = game.table_view(state)
    lying = [tile["tile"] for tile in seen["map"].values()]
    assert len(lying) == len(set(lying)), "a tile lies twice"
    known = {*lying, *seen["display"]} | ({seen["chosen"]} - {None})
    hidden = TILES - PORTS - known
    assert known <= TILES
    assert len(hidden) == seen["pile"], f"{seen['pile']} tiles are in the pile, and {len(hidden)} not seen"

    tokens = [token for site in seen["sites"].values() for token in site["tokens"]] + list(seen["thrown"])
    for seat in seen["seats"]:
        tokens += [*seat["discoveries"], *(delivered["token"] for delivered in seat["delivered"])]
    counts = Counter(tokens)
    assert counts == Counter(TOKENS), f"{counts - Counter(TOKENS)} too many, {Counter(TOKENS) - counts} missing"

    faces = game.write_state(state)["faces"]
    for copies, places in COPIES.items():
        found = Counter(family for token, family in faces.items() if token[1] in places)
        assert max(found.values(), default=0) <= copies, f"{found}, of which there are {copies} each"

    improvements = sum(seen["improvements"]) + sum(len(pirate["improvements"]) for pirate in seen["pirates"])
    assert improvements == IMPROVEMENTS, f"{improvements} improvements of pirates"
    assert len(set(seen["drawn"])) == len(seen["drawn"])
