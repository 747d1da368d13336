"""No card is ever made or lost: starter cards and pirates are those chosen, monsters and loot all that there are."""

from collections import Counter

from flibuste.kit.game import Game
from flibuste.kit.state import State


def check(game: Game, state: State) -> None:
    position = game.write_state(state)
    rows = ("monsters", "loot", "monster_pile", "loot_pile", "monster_top", "loot_top", "box")
    cards = [card for row in rows for card in position[row]]
    expected: Counter[str] = Counter()
    decks = {deck["id"]: deck["cards"] for deck in game.data["starter_deck"]}
    for seat in position["seats"]:
        cards += [*seat["draw"], *seat["top"], *seat["discard"], *(laid["card"] for laid in seat["area"])]
        expected.update([seat["pirate"]] if seat["pirate"] else [])
        expected.update(decks[seat["deck"]] if seat["deck"] else [])
    for card in game.data["card"]:
        if card["kind"] in ("monster", "loot"):
            expected[card["id"]] += card["copies"]
    assert Counter(cards) == expected, f"{Counter(cards) - expected} too many, {expected - Counter(cards)} missing"
