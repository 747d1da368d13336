"""Pirate King, section 5: in which order effects are resolved, and whom they hit."""

import pytest

from tests.clauses import rule
from tests.games.pirate_king.table import STOPPED, Seat, Table, game, table

DAGGERS = "loot-twin-daggers"
CHAINS = ["loot-tailwind", "starter-wheel-full-sail", "monster-harbour-hydra"]  # reveal 2, 1 and 1 more


def hits(t: Table) -> list[tuple[int, int, str]]:
    """Whose effect fell on whom, and by which card."""
    return [(int(event["seat"][1:]), int(event["other"][1:]), event["card"]) for event in t.told("hit")]


def flipping(t: Table) -> None:
    """Let every victim asked turn the first card it may."""
    told = list(t.events)
    while t["phase"] == "flip":
        seat = t.pending()[0]
        told += t.play(seat, t.legal(seat)[0]).events
    t.events = told


# -- PK-EFF-01


@rule("PK-EFF-01")
@pytest.mark.parametrize(("captain", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_own_effects_are_resolved_clockwise_from_the_captain(captain: int, order: list[int]) -> None:
    tops = [
        ["loot-twin-daggers", "starter-anchor-cutlass"],
        ["starter-wheel-full-sail", "starter-wheel-cutlass"],
        ["monster-harbour-hydra", "starter-shell-cutlass"],
    ]
    t = table(*({"top": top} for top in tops), captain=captain)
    t.reveal(0, 1, 2)
    brought = [event for event in t.told("revealed") if event["how"] == "effect"]
    assert [event["seat"] for event in brought] == [f"#{seat}" for seat in order]


@rule("PK-EFF-01", "PK-REV-01")
def test_all_cards_of_the_step_lie_before_the_first_effect() -> None:
    t = table(
        {"top": [DAGGERS, "starter-anchor-cutlass"]}, {"top": ["starter-wheel-cutlass"]}, {"top": ["loot-jade-mask"]}
    )
    t.reveal(0, 1, 2)
    assert [event["how"] for event in t.told("revealed")] == ["step", "step", "step", "effect"]


@rule("PK-EFF-01", "PK-EFF-07")
def test_a_card_brought_in_is_fully_resolved_before_the_next() -> None:
    """Tailwind brings Full Sail, which brings the Hydra, which brings a card; then Tailwind brings its second."""
    top = [*CHAINS, "starter-wheel-cutlass", "loot-jade-mask", "loot-sun-disc"]
    t = table({"deck": "wheel", "top": top}, {"deck": "hook", **STOPPED})
    t.reveal(0)
    assert t.area(0) == top[:5]  # 1 + 2 by Tailwind, 1 by Full Sail, 1 by the Hydra


@rule("PK-EFF-01")
def test_a_decision_in_a_chain_comes_before_the_next_card() -> None:
    top = ["loot-tailwind", "loot-holy-water", "loot-jade-mask", "loot-sun-disc"]
    t = table({"area": ["starter-anchor-rusty-blade", "starter-anchor-boarding-axe"], "top": top}, STOPPED)
    t.reveal(0)
    assert t["phase"] == "flip"
    assert t.area(0)[-1] == "loot-holy-water"
    t.play(0, "flip 2")
    assert t.area(0)[-1] == "loot-jade-mask"


@rule("PK-EFF-01")
@pytest.mark.parametrize("kinds", [("peek_reorder", "reveal"), ("reveal", "peek_reorder")])
def test_effects_of_a_card_are_resolved_from_left_to_right(kinds: tuple[str, str]) -> None:
    """No printed card has two that do something, so a house card looks at a card and reveals one, or the reverse."""
    effects = ", ".join('{ kind = "%s", n = 1, target = "self" }' % kind for kind in kinds)
    own = game.with_figures(f'changes = true\n[[card]]\nid = "loot-bone-flute"\neffects = [{effects}]\n')
    tops = ["loot-bone-flute", "starter-anchor-cutlass", "starter-anchor-doubloon"]
    t = Table(own.read_state({"players": 2, "phase": "reveal", "seats": [{"top": tops}, STOPPED]}))
    t.reveal(0)
    assert t.area(0) == tops[:2]
    assert [event["card"] for event in t.told("peeked-face")] == [tops[1 if kinds[0] == "peek_reorder" else 2]]


@rule("PK-EFF-01")
def test_a_card_of_two_effects_looks_and_is_collected() -> None:
    t = table({"top": ["loot-bone-flute", "starter-anchor-cutlass"]}, STOPPED)
    t.reveal(0)
    assert t.own(0)["known"] == ["starter-anchor-cutlass"]
    assert t.seat(0)["relics"] == 1


# -- PK-EFF-02


@rule("PK-EFF-02")
@pytest.mark.parametrize("card", ["pirate-quiet-quill", "loot-powder-smoke", "monster-storm-roc"])
def test_effects_on_others_never_apply_to_their_owner(card: str) -> None:
    t = table(
        {"pirate": "pirate-quiet-quill", "area": ["loot-fine-sabre"], "top": [card]},
        {"pirate": "pirate-salt-sibyl", "area": ["loot-bronze-cannon"], "state": "stopped"},
    )
    t.reveal(0)
    assert t.area(0) == ["loot-fine-sabre", card]
    assert t.area(1) == ["(loot-bronze-cannon)"]


@rule("PK-EFF-02")
def test_effects_on_others_wait_until_all_own_effects_are_done() -> None:
    """Captain 0 reveals Powder Smoke; the chain of seat 2 comes first, so that it may choose from all of it."""
    t = table(
        {"top": ["loot-powder-smoke"]},
        {"state": "sunk"},
        {"top": [DAGGERS, "loot-bronze-cannon"]},
    )
    t.reveal(0, 2)
    assert (t["phase"], t.pending()) == ("flip", [2])
    assert t.legal(2) == ["flip 1", "flip 2"]


@rule("PK-EFF-02")
@pytest.mark.parametrize(("captain", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_several_are_resolved_clockwise_from_the_captain(captain: int, order: list[int]) -> None:
    cards = ["loot-powder-smoke", "loot-pickpocket-monkey", "loot-jade-mask", "monster-gilded-eel"]
    t = table(*({"top": [card]} for card in cards), captain=captain)
    t.reveal(0, 1, 2, 3)
    flipping(t)
    sources = [seat for seat, _, _ in hits(t)]
    assert list(dict.fromkeys(sources)) == order


@rule("PK-EFF-02", "PK-EFF-04", "PK-EFF-14")
def test_it_is_the_captain_at_that_moment_who_counts() -> None:
    """Seat 1 takes the token by an own effect: then seat 2 comes before seat 0."""
    t = table({"top": ["loot-powder-smoke"]}, {"top": ["loot-captains-hat"]}, {"top": ["loot-pickpocket-monkey"]})
    t.reveal(0, 1, 2)
    flipping(t)
    assert list(dict.fromkeys(seat for seat, _, _ in hits(t))) == [2, 0]


# -- PK-EFF-03


@rule("PK-EFF-03")
def test_victims_are_hit_clockwise_from_the_owner_of_the_effect() -> None:
    cards = ["loot-jade-mask", "loot-sun-disc", "monster-siren-choir", "loot-obsidian-idol"]
    forced = ["loot-fine-sabre", "loot-swivel-gun", "loot-gold-ingots", "loot-royal-signet"]
    t = table(*({"top": [card, after]} for card, after in zip(cards, forced, strict=True)), captain=1)
    t.reveal(0, 1, 2, 3)
    assert [event["seat"] for event in t.told("revealed") if event["how"] == "forced"] == ["#3", "#0", "#1"]
    assert t.area(2) == ["monster-siren-choir"]


@rule("PK-EFF-03")
def test_a_forced_card_resolves_its_own_effects_before_the_next_victim() -> None:
    t = table(
        {"top": ["monster-siren-choir"]},
        {"top": ["loot-jade-mask", DAGGERS, "loot-sun-disc"]},
        {"top": ["loot-obsidian-idol", "loot-fine-sabre"]},
    )
    t.reveal(0, 1, 2)
    assert t.revealed()[3:] == [(1, DAGGERS), (1, "loot-sun-disc"), (2, "loot-fine-sabre")]


@rule("PK-EFF-03")
def test_effects_on_others_of_forced_cards_form_the_next_sweep() -> None:
    """The Choir makes seat 1 reveal Powder Smoke; it waits until seat 2's Monkey of this sweep is done."""
    t = table(
        {"top": ["monster-siren-choir"]},
        {"top": ["loot-jade-mask", "loot-powder-smoke"]},
        {"top": ["loot-pickpocket-monkey", "loot-bronze-cannon"]},
    )
    t.reveal(0, 1, 2)
    flipping(t)
    assert list(dict.fromkeys(card for _, _, card in hits(t))) == [
        "monster-siren-choir",
        "loot-pickpocket-monkey",
        "loot-powder-smoke",
    ]
    assert t.area(2) == ["loot-pickpocket-monkey", "(loot-bronze-cannon)"]


@rule("PK-EFF-03")
def test_sweeps_are_repeated_until_none_is_waiting() -> None:
    """Two pirates with forcing cards make each other reveal until a harmless card comes."""
    t = table(
        {
            "pirate": "pirate-bellowing-bo",
            "deck": "anchor",
            "top": ["pirate-bellowing-bo", "monster-siren-choir", "loot-jade-mask"],
        },
        {
            "pirate": "pirate-quiet-quill",
            "deck": "shell",
            "top": ["loot-sun-disc", "starter-shell-siren-song", "loot-fine-sabre"],
        },
    )
    t.reveal(0, 1)
    # Bo forces the Song; the Song forces the Choir; the Choir forces the Sabre.
    assert t.area(0) == ["pirate-bellowing-bo", "monster-siren-choir"]
    assert t.area(1) == ["loot-sun-disc", "starter-shell-siren-song", "loot-fine-sabre"]
    assert (t["phase"], t["step"]) == ("reveal", 3)


# -- PK-EFF-04


@rule("PK-EFF-04")
def test_a_sweep_keeps_its_order_when_the_token_moves_and_the_next_starts_from_the_new_captain() -> None:
    t = table(
        {"top": ["monster-siren-choir"]},
        {"top": ["loot-pickpocket-monkey", "monster-storm-roc"]},
        {"top": ["loot-powder-smoke", "loot-captains-hat"]},
        {"top": ["loot-jade-mask", "monster-gilded-eel"]},
    )
    t.reveal(0, 1, 2, 3)
    flipping(t)
    assert t["captain"] == 2
    # First sweep from Captain 0: Choir, Monkey, Smoke. Second from Captain 2: Eel of seat 3, then Roc of seat 1.
    assert list(dict.fromkeys(card for _, _, card in hits(t))) == [
        "monster-siren-choir",
        "loot-pickpocket-monkey",
        "loot-powder-smoke",
        "monster-gilded-eel",
        "monster-storm-roc",
    ]


@rule("PK-EFF-04", "PK-EFF-14")
def test_the_sweep_of_own_effects_keeps_its_order_too() -> None:
    """Captain 1 begins; seat 2 takes the token; seat 0 still comes last and takes it."""
    t = table(
        {"pirate": "pirate-parakeet-pru", "top": ["pirate-parakeet-pru"]},
        {"pirate": "pirate-salt-sibyl", "top": ["loot-jade-mask"]},
        {"pirate": "pirate-magpie-meg", "top": ["loot-captains-hat"]},
        captain=1,
    )
    t.reveal(0, 1, 2)
    assert [(event["seat"], event["other"]) for event in t.told("token")] == [("#1", "#2"), ("#2", "#0")]
    assert t["captain"] == 0


@rule("PK-EFF-04")
def test_an_effect_waiting_is_resolved_though_its_card_was_turned_down() -> None:
    t = table({"top": ["loot-powder-smoke"]}, {"top": ["monster-storm-roc"]})
    t.reveal(0, 1)
    assert t.area(1) == ["(monster-storm-roc)"]
    assert t.area(0) == ["(loot-powder-smoke)"]


# -- PK-EFF-05


@rule("PK-EFF-05")
def test_sunk_pirates_are_never_hit() -> None:
    t = table({"top": ["loot-powder-smoke"]}, {"state": "sunk"}, {"area": ["loot-fine-sabre"], "state": "stopped"})
    t.reveal(0)
    assert [victim for _, victim, _ in hits(t)] == [2]


@rule("PK-EFF-05", "PK-EFF-11")
def test_stopped_pirates_are_hit_by_flips() -> None:
    t = table({"top": ["monster-gilded-eel"]}, {"area": ["starter-wheel-doubloon"], "state": "stopped"})
    t.reveal(0)
    assert t.area(1) == ["(starter-wheel-doubloon)"]
    assert t.sums(1) == (0, 0, 0)


@rule("PK-EFF-05")
@pytest.mark.parametrize("card", ["starter-anchor-cutlass", "monster-siren-choir"])
def test_stopped_pirates_are_not_forced_to_reveal(card: str) -> None:
    t = table(
        {"top": [card]},
        {"area": ["loot-jade-mask"], "state": "stopped"},
        {"top": ["loot-sun-disc", "loot-spice-crate"]},
    )
    t.reveal(0, 2)
    assert t.area(1) == ["loot-jade-mask"]
    forced = card == "monster-siren-choir"
    assert t.area(2) == ["loot-sun-disc", "loot-spice-crate"][: 2 if forced else 1]


@rule("PK-EFF-05", "PK-REV-04")
def test_who_stops_in_this_very_step_counts_as_stopped() -> None:
    t = table({"top": ["monster-siren-choir"]}, {"area": ["loot-jade-mask"]}, {"area": ["loot-sun-disc"]})
    t.choose({0: "reveal", 1: "stop", 2: "stop"})
    assert hits(t) == []
    assert (t.area(1), t.area(2)) == (["loot-jade-mask"], ["loot-sun-disc"])


@rule("PK-EFF-05", "PK-SNK-02")
def test_a_pirate_with_three_curses_is_hit_until_it_has_sunk() -> None:
    """Sinking is judged at the end of the step: until then the pirate is at sea and obeys."""
    t = table(
        {"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade", "starter-anchor-cutlass"]},
        {"top": ["monster-siren-choir"]},
    )
    t.reveal(0, 1)
    assert (0, "starter-anchor-cutlass") in t.revealed()
    assert t.seat(0)["state"] == "sunk"


# -- PK-EFF-06


COMPULSORY: list[tuple[Seat, list[str]]] = [
    (
        {"area": ["starter-anchor-rusty-blade", "starter-anchor-boarding-axe"], "top": ["loot-holy-water"]},
        ["flip 1", "flip 2"],
    ),
    (
        {"discard": ["starter-anchor-rusty-blade", "starter-anchor-cutlass"], "top": ["loot-salvage-net"]},
        ["salvage starter-anchor-cutlass", "salvage starter-anchor-rusty-blade"],
    ),
    (
        {"top": ["loot-astrolabe", "starter-anchor-cutlass", "starter-anchor-rusty-blade"]},
        ["keep starter-anchor-cutlass", "keep starter-anchor-rusty-blade"],
    ),
    ({"top": ["loot-wilson-the-coconut"]}, ["lend 2", "lend 3"]),
]


@rule("PK-EFF-06")
@pytest.mark.parametrize(("seat", "moves"), COMPULSORY)
def test_effects_are_compulsory(seat: Seat, moves: list[str]) -> None:
    t = table(seat, STOPPED, STOPPED)
    t.reveal(0)
    assert t.pending() == [0]
    assert sorted(t.legal(0)) == moves


@rule("PK-EFF-06")
@pytest.mark.parametrize(
    ("seat", "area"),
    [
        (
            {"area": ["starter-anchor-cutlass"], "top": ["loot-holy-water"]},
            ["starter-anchor-cutlass", "loot-holy-water"],
        ),
        (
            {"area": ["starter-anchor-powder-keg"], "top": ["loot-holy-water"]},
            ["(starter-anchor-powder-keg)", "loot-holy-water"],
        ),
    ],
)
def test_what_cannot_be_done_is_left_and_what_is_clear_happens_unasked(seat: Seat, area: list[str]) -> None:
    t = table(seat, STOPPED)
    t.reveal(0)
    assert t["phase"] == "reveal"
    assert t.area(0) == area
