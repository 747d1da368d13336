"""Pirate King: every card of the box, revealed in a game."""

from collections import Counter
from typing import Any

import pytest

from tests.clauses import rule
from tests.games.pirate_king.table import CARDS, STOPPED, Table, table

# Swords, gold, curses and crowns as printed, beside the marks and effects: the reconstruction of the rulings.
STARTERS = {
    "cutlass": (1, 0, 0, 0),
    "doubloon": (0, 1, 0, 0),
    "deckhand": (1, 1, 0, 0),
    "rusty-blade": (2, 0, 1, 0),
    "stolen-purse": (0, 2, 1, 0),
    "powder-keg": (2, 2, 2, 0),
}
DECKS = {
    "anchor": {"boarding-axe": (2, 0, 1, 0), "dropped-anchor": (0, 0, 0, 0)},
    "wheel": {"helmsman": (1, 1, 0, 0), "full-sail": (1, 2, 1, 0)},
    "shell": {"pearl-diver": (0, 2, 0, 0), "siren-song": (1, 1, 1, 0)},
    "compass": {"navigator": (1, 0, 0, 0), "false-north": (1, 1, 1, 0)},
    "hook": {"old-hook": (1, 0, 0, 0), "grudge": (0, 0, 1, 0)},
}
PIRATES = {
    "mother-marrow": (2, 1, 0, 0),
    "salt-sibyl": (1, 1, 0, 0),
    "brow-the-bold": (1, 0, 0, 0),
    "parakeet-pru": (1, 0, 0, 0),
    "one-eyed-ondine": (2, 0, 0, 0),
    "gravedigger-gil": (1, 1, 0, 0),
    "magpie-meg": (2, 1, 1, 0),
    "black-spot-bart": (0, 1, 0, 0),
    "bellowing-bo": (1, 2, 0, 0),
    "quiet-quill": (2, 1, 0, 0),
}
MONSTERS = {
    "abyssal-kraken": (2, 0, 2, 5),
    "pale-leviathan": (0, 2, 2, 5),
    "drowned-admiral": (2, 0, 1, 4),
    "coral-basilisk": (0, 2, 1, 4),
    "harbour-hydra": (1, 1, 1, 4),
    "storm-roc": (2, 0, 1, 3),
    "siren-choir": (0, 1, 1, 3),
    "ghost-galleon": (3, 0, 1, 2),
    "hermit-colossus": (0, 0, 1, 2),
    "mirror-selkie": (0, 0, 0, 2),
    "lantern-angler": (0, 1, 0, 2),
    "tide-golem": (2, 0, 0, 1),
    "gilded-eel": (0, 2, 0, 1),
    "old-brinetooth": (1, 1, 0, 1),
}
LOOT = {
    "jade-mask": (0, 0, 0, 0),
    "obsidian-idol": (1, 0, 0, 0),
    "sun-disc": (0, 1, 0, 0),
    "moon-chalice": (1, 1, 1, 0),
    "bone-flute": (0, 0, 0, 0),
    "sunken-sceptre": (2, 0, 1, 0),
    "cursed-urn": (0, 2, 1, 0),
    "royal-signet": (0, 1, 0, 1),
    "admirals-medal": (1, 0, 0, 1),
    "queens-tiara": (0, 1, 1, 2),
    "haunted-crown": (1, 1, 2, 3),
    "ransom-note": (0, 2, 1, 1),
    "fine-sabre": (2, 0, 0, 0),
    "twin-daggers": (2, 1, 0, 0),
    "bronze-cannon": (3, 0, 0, 0),
    "hexed-harpoon": (5, 0, 1, 0),
    "swivel-gun": (2, 1, 0, 0),
    "sack-of-silver": (0, 2, 0, 0),
    "gold-ingots": (0, 3, 0, 0),
    "dead-mans-chest": (0, 4, 1, 1),
    "spice-crate": (1, 2, 0, 0),
    "bloody-plunder": (3, 3, 1, 0),
    "damned-hoard": (4, 4, 2, 1),
    "spyglass": (1, 1, 0, 0),
    "holy-water": (0, 1, 0, 0),
    "blessed-rum": (2, 1, 1, 0),
    "talking-parrot": (0, 0, 0, 0),
    "tailwind": (2, 2, 0, 0),
    "black-flag": (1, 0, 0, 0),
    "smugglers-ledger": (0, 1, 0, 0),
    "wanted-poster": (1, 1, 0, 0),
    "trophy-rack": (0, 1, 0, 0),
    "captains-hat": (1, 1, 0, 0),
    "astrolabe": (1, 1, 0, 0),
    "salvage-net": (1, 1, 0, 0),
    "wilson-the-coconut": (1, 0, 1, 2),
    "treasure-map": (0, 1, 0, 0),
    "powder-smoke": (2, 0, 0, 0),
    "pickpocket-monkey": (0, 2, 0, 0),
}
FIGURES: dict[str, tuple[int, int, int, int]] = {
    **{f"pirate-{card}": figures for card, figures in PIRATES.items()},
    **{f"starter-{deck}-{card}": figures for deck, own in DECKS.items() for card, figures in (STARTERS | own).items()},
    **{f"monster-{card}": figures for card, figures in MONSTERS.items()},
    **{f"loot-{card}": figures for card, figures in LOOT.items()},
}
TWICE = {"queens-tiara", "fine-sabre", "hexed-harpoon", "dead-mans-chest", "holy-water", "talking-parrot"}
RELICS = {"jade-mask", "obsidian-idol", "sun-disc", "moon-chalice", "bone-flute", "sunken-sceptre", "cursed-urn"}

# What a card does when it is revealed by the first of three, in whose area lies a Cutlass, whose discard holds cards,
# and who draws the Moon Chalice and the Cursed Urn next; Gold Ingots lie on the Loot pile; the others have stopped with
# a Deckhand each. Swords, gold and curses of the first, those of each other, and what is asked then.
UNTOUCHED = (1, 1, 0)
SWORDLESS = (0, 0, 0)
DOES: dict[str, tuple[tuple[int, int, int], tuple[int, int, int], str]] = {
    "pirate-mother-marrow": ((4, 2, 1), UNTOUCHED, "reveal"),
    "pirate-salt-sibyl": ((2, 1, 0), UNTOUCHED, "order"),
    "pirate-parakeet-pru": ((2, 0, 0), UNTOUCHED, "reveal"),
    "pirate-one-eyed-ondine": ((3, 0, 0), UNTOUCHED, "keep"),
    "pirate-gravedigger-gil": ((2, 1, 0), UNTOUCHED, "salvage"),
    "pirate-magpie-meg": ((3, 4, 1), UNTOUCHED, "reveal"),
    "pirate-quiet-quill": ((3, 1, 0), SWORDLESS, "reveal"),
    "starter-wheel-helmsman": ((2, 1, 0), UNTOUCHED, "order"),
    "starter-wheel-full-sail": ((3, 3, 2), UNTOUCHED, "reveal"),
    "starter-compass-navigator": ((2, 0, 0), UNTOUCHED, "keep"),
    "starter-hook-grudge": ((2, 0, 1), UNTOUCHED, "reveal"),
    "monster-harbour-hydra": ((3, 2, 2), UNTOUCHED, "reveal"),
    "monster-storm-roc": ((3, 0, 1), SWORDLESS, "reveal"),
    "monster-hermit-colossus": ((1, 0, 0), UNTOUCHED, "reveal"),  # turns itself down, the only curse
    "monster-mirror-selkie": ((2, 0, 0), UNTOUCHED, "reveal"),
    "monster-lantern-angler": ((1, 1, 0), UNTOUCHED, "order"),
    "monster-gilded-eel": ((1, 2, 0), SWORDLESS, "reveal"),
    "monster-old-brinetooth": ((3, 2, 0), UNTOUCHED, "reveal"),
    "loot-twin-daggers": ((4, 2, 1), UNTOUCHED, "reveal"),
    "loot-spyglass": ((2, 1, 0), UNTOUCHED, "order"),
    "loot-blessed-rum": ((1, 0, 0), UNTOUCHED, "reveal"),
    "loot-talking-parrot": ((2, 0, 0), UNTOUCHED, "reveal"),
    "loot-tailwind": ((4, 5, 2), UNTOUCHED, "reveal"),
    "loot-astrolabe": ((2, 1, 0), UNTOUCHED, "keep"),
    "loot-salvage-net": ((2, 1, 0), UNTOUCHED, "salvage"),
    "loot-wilson-the-coconut": ((2, 0, 1), UNTOUCHED, "lend"),
    "loot-treasure-map": ((1, 4, 0), UNTOUCHED, "reveal"),
    "loot-powder-smoke": ((3, 0, 0), SWORDLESS, "reveal"),
    "loot-pickpocket-monkey": ((1, 2, 0), SWORDLESS, "reveal"),
}


def deck_of(card: str) -> str:
    printed: str = CARDS[card]["deck"] or "compass"
    return printed


def revealing(card: str) -> Table:
    """The situation above, once the first has revealed this card."""
    deck = deck_of(card)
    others = [each for each in DECKS if each != deck][:2]
    own: dict[str, Any] = {
        "pirate": card if CARDS[card]["kind"] == "pirate" else "pirate-black-spot-bart",
        "deck": deck,
        "area": [f"starter-{deck}-cutlass"],
        "discard": [f"starter-{deck}-doubloon", f"starter-{deck}-deckhand"],
        "top": ["loot-moon-chalice", "loot-cursed-urn"],
    }
    if card == f"starter-{deck}-cutlass":
        own["area"] = ["loot-obsidian-idol"]  # the same figures
    own["discard"] = [each for each in own["discard"] if each != card] + [
        "loot-jade-mask" if card == "loot-sun-disc" else "loot-sun-disc"
    ]
    own["top"] = [card, *(each if each != card else "loot-ransom-note" for each in own["top"])]
    sides = [
        {"pirate": pirate, "deck": side, "area": [f"starter-{side}-deckhand"], **STOPPED}
        for pirate, side in zip(("pirate-brow-the-bold", "pirate-bellowing-bo"), others, strict=True)
    ]
    if card in ("pirate-brow-the-bold", "pirate-bellowing-bo"):
        sides[0]["pirate"], sides[1]["pirate"] = "pirate-mother-marrow", "pirate-salt-sibyl"
    top = "loot-gold-ingots" if card != "loot-gold-ingots" else "loot-spice-crate"
    return table(own, *sides, loot_top=[top]).reveal(0)


@rule("PK-SET-01", "PK-SET-02")
def test_there_are_103_cards_of_which_six_are_there_twice() -> None:
    assert list(CARDS) == list(FIGURES)
    assert len(CARDS) == 103
    assert {card for card in CARDS if CARDS[card]["copies"] == 2} == {f"loot-{card}" for card in TWICE}
    assert Counter(CARDS[card]["copies"] for card in CARDS) == {1: 97, 2: 6}
    assert {card for card in CARDS if "relic" in CARDS[card]["symbols"]} == {f"loot-{card}" for card in RELICS}


@rule("PK-SET-02", "PK-REV-01")
@pytest.mark.parametrize("card", FIGURES)
def test_every_card_can_be_revealed_and_shows_its_figures_and_does_what_it_says(card: str) -> None:
    t = revealing(card)
    assert t.revealed()[0] == (0, card)
    swords, gold, curses, _ = FIGURES[card]
    printed = CARDS[card]
    assert (printed["swords"], printed["gold"], printed["curses"], printed["crowns"]) == FIGURES[card]
    own, others, phase = DOES.get(card, ((1 + swords, gold, curses), UNTOUCHED, "reveal"))
    assert t.sums(0) == own
    assert (t.sums(1), t.sums(2)) == (others, others)
    assert t["phase"] == phase
    assert (card in [laid["card"] for laid in t.seat(0)["area"]]) or t.seat(0)["state"] == "sunk"


EFFECTS = {
    "reveal self": {
        "pirate-mother-marrow": 1,
        "starter-wheel-full-sail": 1,
        "monster-harbour-hydra": 1,
        "loot-twin-daggers": 1,
        "loot-tailwind": 2,
    },
    "reveal others": {"pirate-bellowing-bo": 1, "starter-shell-siren-song": 1, "monster-siren-choir": 1},
    "copy_previous self": {"monster-mirror-selkie": None, "loot-talking-parrot": None},
    "peek_reorder self": {
        "pirate-salt-sibyl": 3,
        "starter-wheel-helmsman": 2,
        "monster-lantern-angler": 2,
        "loot-bone-flute": 1,
        "loot-spyglass": 3,
    },
    "flip_down self": dict.fromkeys(
        [
            "pirate-brow-the-bold",
            "starter-anchor-dropped-anchor",
            "monster-hermit-colossus",
            "loot-holy-water",
            "loot-blessed-rum",
        ],
        1,
    ),
    "flip_down others": dict.fromkeys(
        [
            "pirate-quiet-quill",
            "monster-storm-roc",
            "monster-gilded-eel",
            "loot-powder-smoke",
            "loot-pickpocket-monkey",
        ],
        1,
    ),
    "gain_per self": dict.fromkeys(
        [
            "pirate-black-spot-bart",
            "starter-hook-grudge",
            "monster-old-brinetooth",
            "loot-black-flag",
            "loot-smugglers-ledger",
            "loot-wanted-poster",
            "loot-trophy-rack",
        ]
    ),
    "collect_set self": dict.fromkeys(f"loot-{card}" for card in LOOT if card in RELICS),
    "take_captain self": dict.fromkeys(["pirate-parakeet-pru", "loot-captains-hat"]),
    "look_keep_one self": dict.fromkeys(["pirate-one-eyed-ondine", "starter-compass-navigator", "loot-astrolabe"]),
    "play_from_discard self": dict.fromkeys(["pirate-gravedigger-gil", "loot-salvage-net"], 1),
    "lend_card one_other": {"loot-wilson-the-coconut": None},
    "loot_into_play self": dict.fromkeys(["pirate-magpie-meg", "loot-treasure-map"], 1),
}


@rule("PK-SET-02")
def test_which_cards_have_which_effects() -> None:
    found: dict[str, dict[str, int | None]] = {}
    for card, printed in CARDS.items():
        for effect in printed["effects"]:
            found.setdefault(f"{effect['kind']} {effect['target']}", {})[card] = effect.get("n")
    assert found == EFFECTS
