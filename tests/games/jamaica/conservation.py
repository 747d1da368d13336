"""No card is ever made or lost: every deck keeps its eleven cards, every treasure is somewhere, and as many lairs have
a token as there are treasures in the pile. Food, doubloons and gunpowder come from the bank and go back to it."""

from collections import Counter

from flibuste.kit.game import Game
from flibuste.kit.state import State


def check(game: Game, state: State) -> None:
    position = game.write_state(state)
    deck = Counter(f"{card['morning']}/{card['evening']}" for card in game.components()["cards"])
    for number, seat in enumerate(position["seats"]):
        cards = [*seat["hand"], *seat["draw"], *seat.get("top", []), *seat["discard"]]  # a locked card is in the hand
        cards += [seat["played"]] if seat["played"] else []
        found = Counter(card.partition("@")[0] for card in cards)
        assert found == deck, f"seat {number}: {found - deck} too many, {deck - found} missing"

    pile = [*position["treasures"], *position.get("top", [])]
    treasures = Counter([*pile, *position["unused"]])
    for ship in position["ships"]:
        treasures.update(ship["powers"])
        treasures.update(treasure["card"] for treasure in ship["hidden"])
    known = game.components()["treasures"]
    left_out = ("rum", "sextant", "anchor") if game.options_of(state)["treasures"] == "classic" else ()
    printed = Counter({name: card["count"] for name, card in known.items() if name not in left_out})
    assert treasures == printed, f"{treasures - printed} too many, {printed - treasures} missing"
    assert len(position["tokens"]) == len(set(position["tokens"])) == len(pile)
