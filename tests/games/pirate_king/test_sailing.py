"""Pirate King, sections 3 and 4: revealing, stopping and sinking."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.pirate_king.table import STOPPED, Seat, Table, down, lent, nine, table

HARMLESS = [
    "loot-fine-sabre",
    "loot-fine-sabre",
    "loot-bronze-cannon",
    "loot-swivel-gun",
    "loot-sack-of-silver",
    "loot-gold-ingots",
    "loot-spice-crate",
    "loot-royal-signet",
    "loot-admirals-medal",
    "loot-jade-mask",
    "loot-obsidian-idol",
    "loot-sun-disc",
    "monster-tide-golem",
]
CURSED = {"starter-anchor-rusty-blade", "starter-anchor-stolen-purse", "starter-anchor-powder-keg"}
CURSED |= {"starter-anchor-boarding-axe"}


def all_cards_in_the_area(seat: int = 0) -> Seat:
    """Nothing is left to draw; the cursed cards have been turned down."""
    return {"area": [down(card) if card in CURSED else card for card in nine(seat)], "draw": [], "discard": []}


# -- PK-REV-01


@rule("PK-REV-01", "PK-INF-04")
@pytest.mark.parametrize("choice", ["reveal", "stop"])
def test_a_choice_is_locked_in_secret(choice: str) -> None:
    t = table({"top": ["starter-anchor-cutlass"]}, {"top": ["starter-wheel-doubloon"]}, {})
    t.play(1, choice)
    assert t.pending() == [0, 2]
    assert t.own(1)["locked"] == choice
    assert [t.own(seat)["locked"] for seat in (0, 2)] == [None, None]
    assert [t.seat(seat)["locked"] for seat in range(3)] == [False, True, False]
    assert t.seat(1)["state"] == "sea"
    assert t.area(1) == []
    for event in t.events:
        assert event.key == "locked"
        assert choice not in str(event.args)


@rule("PK-REV-01")
def test_all_choices_are_carried_out_together() -> None:
    t = table({"top": ["starter-anchor-cutlass"]}, {"top": ["starter-wheel-doubloon"]}, {})
    t.play(2, "stop").play(0, "reveal")
    assert [t.area(seat) for seat in range(3)] == [[], [], []]
    t.play(1, "reveal")
    assert t.revealed() == [(0, "starter-anchor-cutlass"), (1, "starter-wheel-doubloon")]
    assert t.told("stopped") == [{"seat": "#2"}]
    assert [t.area(seat) for seat in range(3)] == [["starter-anchor-cutlass"], ["starter-wheel-doubloon"], []]


@rule("PK-REV-01")
def test_who_has_locked_waits_for_the_others() -> None:
    t = table({}, {})
    t.play(0, "reveal")
    assert t.legal(0) == []
    assert t.refusal(0, "reveal") == t.refusal(0, "stop") == "PK-REV-01"


@rule("PK-REV-01")
def test_it_does_not_matter_who_locks_first() -> None:
    ends = []
    for order in [(0, 1, 2), (2, 1, 0), (1, 0, 2)]:
        t = table(*({"top": [f"starter-{deck}-powder-keg"]} for deck in ("anchor", "wheel", "shell")))
        t.reveal(*order)
        ends.append([t.sums(seat) for seat in range(3)])
    assert ends == [[(2, 2, 2)] * 3] * 3


# -- PK-REV-02


def new_round(*tops: list[str], **fields: Any) -> Table:
    """The last choice of a round was made: another begins."""
    seats: list[Seat] = [{"top": top, "state": "sunk" if seat else "sea"} for seat, top in enumerate(tops)]
    t = table(*seats, **fields)
    return t.stop(0).play_all()


@rule("PK-REV-02")
def test_all_reveal_a_card_at_the_beginning_of_a_round_unasked() -> None:
    t = new_round(["starter-anchor-cutlass"], ["starter-wheel-doubloon"], ["starter-shell-powder-keg"])
    assert (t["round"], t["step"], t["phase"]) == (2, 2, "reveal")
    assert [t.area(seat) for seat in range(3)] == [
        ["starter-anchor-cutlass"],
        ["starter-wheel-doubloon"],
        ["starter-shell-powder-keg"],
    ]
    assert {event["how"] for event in t.told("revealed")} == {"step"}


@rule("PK-REV-02")
def test_stopping_is_offered_from_the_second_step_on() -> None:
    t = new_round(["loot-spyglass"], ["starter-wheel-doubloon"], ["starter-shell-cutlass"])
    assert (t["phase"], t["step"]) == ("reveal", 2)
    for seat in range(3):
        assert t.legal(seat) == ["reveal", "stop"]


@rule("PK-REV-02", "PK-REV-03", "PK-REV-04")
def test_nobody_stops_while_effects_of_the_first_step_are_open() -> None:
    first = ["loot-spyglass", "starter-anchor-cutlass", "starter-anchor-doubloon", "starter-anchor-deckhand"]
    seats: list[Seat] = [{"top": first}, {"state": "sunk"}, {"state": "sunk"}]
    t = table(*seats).stop(0)
    while t["round"] == 1:
        t.play(t.pending()[0], t.legal(t.pending()[0])[0])
    assert (t["phase"], t["step"], t.pending()) == ("order", 1, [0])
    assert t.refusal(0, "stop") == "PK-REV-04"


# -- PK-REV-03


@rule("PK-REV-03")
def test_effects_are_resolved_before_anybody_reveals_again() -> None:
    t = table({"top": ["loot-spyglass", *nine(0)[1:4]]}, {"top": ["starter-wheel-cutlass"]})
    t.reveal(0, 1)
    assert (t["phase"], t.pending()) == ("order", [0])
    assert t.legal(1) == []
    assert t.refusal(0, "reveal") == "PK-REV-03"


@rule("PK-REV-03", "PK-SNK-03")
def test_sinking_is_checked_before_anybody_reveals_again() -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade", "starter-anchor-cutlass"]}, {}
    )
    t.reveal(0, 1)
    assert t.seat(0)["state"] == "sunk"
    assert t.pending() == [1]
    assert t.refusal(0, "reveal") == "PK-SNK-03"


# -- PK-REV-04


@rule("PK-REV-04")
def test_who_stops_keeps_cards_swords_and_gold() -> None:
    t = table({"area": ["starter-anchor-powder-keg", "loot-black-flag"]}, {"top": ["starter-wheel-cutlass"]})
    before = t.sums(0)
    t.choose({0: "stop", 1: "reveal"})
    assert t.seat(0)["state"] == "stopped"
    assert t.area(0) == ["starter-anchor-powder-keg", "loot-black-flag"]
    assert t.sums(0) == before == (2 + 1 + 2, 2, 2)


@rule("PK-REV-04")
def test_nobody_stops_within_a_chain() -> None:
    t = table({"discard": ["starter-anchor-cutlass", "starter-anchor-doubloon"], "top": ["loot-salvage-net"]}, STOPPED)
    t.reveal(0)
    assert t["phase"] == "salvage"
    assert t.refusal(0, "stop") == "PK-REV-04"


# -- PK-REV-05


@rule("PK-REV-05")
def test_one_may_go_on_alone_and_the_others_may_not_reveal_again() -> None:
    t = table({"state": "stopped"}, {"state": "sunk"}, {"top": HARMLESS[:3]})
    for _ in range(3):
        assert t.pending() == [2]
        assert t.legal(2) == ["reveal", "stop"]
        assert t.refusal(0, "reveal") == t.refusal(0, "stop") == "PK-REV-05"
        assert t.refusal(1, "reveal") == t.refusal(1, "stop") == "PK-SNK-03"
        t.reveal(2)
    assert t.area(2) == HARMLESS[:3]


# -- PK-REV-06


@rule("PK-REV-06")
def test_there_is_no_limit_of_cards() -> None:
    t = table({"top": HARMLESS}, STOPPED)
    for n in range(len(HARMLESS)):
        assert t["step"] == n + 2
        t.reveal(0)
        assert t.area(0) == HARMLESS[: n + 1]


@rule("PK-REV-06")
def test_the_battle_begins_when_nobody_is_at_sea() -> None:
    t = table({"area": ["loot-bronze-cannon"]}, {"area": ["starter-wheel-cutlass"]}, {"state": "sunk"})
    t.choose({0: "stop", 1: "stop"})
    assert t.told("battle") == [{}]


@rule("PK-REV-06")
def test_the_battle_begins_when_the_last_pirate_sinks() -> None:
    t = table({"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade"]}, STOPPED, STOPPED)
    t.reveal(0)
    assert t.told("sank") == [{"seat": "#0", "curses": 3}]
    assert t.told("battle") == [{}]


# -- PK-REV-07


@rule("PK-REV-07")
def test_cards_of_steps_lie_in_a_row_and_those_of_effects_over_the_card_that_brought_them() -> None:
    t = table({"top": ["starter-anchor-cutlass", "loot-tailwind", "loot-twin-daggers", *HARMLESS[:3]]}, STOPPED)
    t.reveal(0).reveal(0).reveal(0)
    assert t.area(0) == ["starter-anchor-cutlass", "loot-tailwind", "loot-twin-daggers", *HARMLESS[:3]]
    columns = [laid["column"] for laid in t.seat(0)["area"]]
    assert columns[1] == columns[2] == columns[3] == columns[4]
    assert len({columns[0], columns[1], columns[5]}) == 3
    assert columns == sorted(columns)


@rule("PK-REV-07")
@pytest.mark.parametrize(
    ("seat", "moves"),
    [
        ({"top": ["loot-astrolabe", "loot-fine-sabre", "loot-jade-mask"]}, ["keep loot-jade-mask"]),
        ({"top": ["loot-salvage-net"], "discard": ["loot-fine-sabre", "loot-jade-mask"]}, ["salvage loot-jade-mask"]),
        ({"top": ["loot-treasure-map"]}, []),
    ],
)
def test_cards_kept_salvaged_or_looted_lie_over_the_card_that_brought_them(seat: Seat, moves: list[str]) -> None:
    t = table({"area": ["starter-anchor-cutlass"], **seat}, STOPPED, loot_top=["loot-sun-disc"])
    t.reveal(0).play(0, *moves)
    columns = [laid["column"] for laid in t.seat(0)["area"]]
    assert len(columns) == 3
    assert columns[0] != columns[1] == columns[2]


@rule("PK-REV-07")
def test_forced_cards_come_after_the_card_of_the_step() -> None:
    t = table(
        {"top": ["starter-shell-siren-song"], "deck": "shell"},
        {"top": ["loot-jade-mask", "loot-sun-disc"], "deck": "hook"},
    )
    t.reveal(0, 1)
    assert t.area(1) == ["loot-jade-mask", "loot-sun-disc"]


# -- PK-REV-08


@rule("PK-REV-08")
def test_who_has_no_card_left_reveals_nothing_and_stops() -> None:
    t = table(all_cards_in_the_area(), {"top": ["starter-wheel-cutlass"]})
    before = t.sums(0)
    t.reveal(0, 1)
    assert t.told("empty") == [{"seat": "#0"}]
    assert t.seat(0)["state"] == "stopped"
    assert t.sums(0) == before
    assert t.pending() == [1]


@rule("PK-REV-08", "PK-EFF-07")
def test_an_effect_that_finds_no_card_stops_too() -> None:
    t = table(all_cards_in_the_area() | {"top": ["loot-twin-daggers"]}, STOPPED, {"top": ["starter-shell-cutlass"]})
    t.reveal(0, 2)
    assert t.told("empty") == [{"seat": "#0"}]
    assert t.seat(0)["state"] == "stopped"
    assert t.area(0)[-1] == "loot-twin-daggers"


@rule("PK-REV-08")
def test_who_lacks_two_cards_stops_once() -> None:
    t = table(all_cards_in_the_area() | {"top": ["loot-tailwind"]}, STOPPED, {"top": ["starter-shell-cutlass"]})
    t.reveal(0, 2)
    assert t.told("empty") == [{"seat": "#0"}]


@rule("PK-REV-08", "PK-EFF-03")
def test_a_forced_reveal_that_finds_no_card_stops_the_victim() -> None:
    t = table(all_cards_in_the_area() | {"top": ["loot-jade-mask"]}, {"top": ["monster-siren-choir"]})
    t.reveal(0, 1)
    assert t.told("empty") == [{"seat": "#0"}]
    assert [t.seat(seat)["state"] for seat in (0, 1)] == ["stopped", "sea"]


# -- PK-REV-09


@rule("PK-REV-09")
def test_face_up_cards_lent_ones_and_bonuses_make_swords_and_gold() -> None:
    own = ["starter-anchor-deckhand", "starter-anchor-rusty-blade", down("loot-damned-hoard"), "loot-smugglers-ledger"]
    t = table({"area": [*own, lent("loot-wilson-the-coconut", 1)]}, {})
    assert t.sums(0) == (1 + 2 + 0 + 1, 1 + 0 + 1 + 2, 2)
    assert t.sums(1) == (0, 0, 0)


# -- PK-SNK-01


@rule("PK-SNK-01")
@pytest.mark.parametrize(
    ("area", "card", "sinks"),
    [
        (["starter-anchor-rusty-blade"], "starter-anchor-stolen-purse", False),
        (["starter-anchor-rusty-blade", "starter-anchor-stolen-purse"], "starter-anchor-boarding-axe", True),
        (["starter-anchor-rusty-blade", "starter-anchor-stolen-purse"], "starter-anchor-cutlass", False),
        ([], "starter-anchor-powder-keg", False),
        (["starter-anchor-powder-keg"], "starter-anchor-rusty-blade", True),
        (["starter-anchor-rusty-blade"], "starter-anchor-powder-keg", True),
        (["starter-anchor-powder-keg"], "monster-abyssal-kraken", True),
    ],
)
def test_three_curses_or_more_sink_counted_by_icons(area: list[str], card: str, sinks: bool) -> None:
    t = table({"area": area, "top": [card]}, {})
    t.choose({0: "reveal", 1: "reveal"})
    assert (t.seat(0)["state"] == "sunk") == sinks


@rule("PK-SNK-01", "PK-EFF-22")
def test_curses_face_down_do_not_sink() -> None:
    t = table(
        {"area": [down("starter-anchor-powder-keg"), "starter-anchor-rusty-blade"], "top": ["monster-storm-roc"]},
        STOPPED,
    )
    t.reveal(0)
    assert t.seat(0)["state"] == "sea"
    assert t.sums(0)[2] == 2


# -- PK-SNK-02


@rule("PK-SNK-02")
def test_an_effect_of_the_same_step_saves() -> None:
    t = table({"area": ["starter-anchor-powder-keg"], "top": ["loot-blessed-rum"]}, STOPPED)
    t.reveal(0)
    assert t.legal(0) == ["flip 1", "flip 2"]
    t.play(0, "flip 2")
    assert t.seat(0)["state"] == "sea"
    assert t.sums(0) == (2, 2, 2)


@rule("PK-SNK-02")
def test_anothers_effect_of_the_same_step_saves() -> None:
    """The third curse lies on the only card with swords, and Powder Smoke turns it down."""
    t = table(
        {"area": ["starter-anchor-stolen-purse", "loot-queens-tiara"], "top": ["starter-anchor-rusty-blade"]},
        {"top": ["loot-powder-smoke"]},
    )
    t.reveal(0, 1)
    assert t.area(0)[-1] == "(starter-anchor-rusty-blade)"
    assert t.seat(0)["state"] == "sea"


@rule("PK-SNK-02")
def test_all_who_have_three_curses_sink_together_after_all_effects() -> None:
    keg: Seat = {"top": ["starter-anchor-rusty-blade"], "area": ["starter-anchor-powder-keg"]}
    t = table(
        keg,
        {"area": ["starter-wheel-powder-keg"], "top": ["starter-wheel-full-sail", "starter-wheel-cutlass"]},
        {"top": ["loot-treasure-map"]},
        loot_top=["loot-jade-mask"],
    )
    t.reveal(0, 1, 2)
    keys = [event.key for event in t.events]
    assert t.order("sank") == ["sank 0", "sank 1"]
    assert keys.index("sank") > keys.index("loot-played")
    assert keys.index("sank") > len(keys) - 1 - keys[::-1].index("revealed")


# -- PK-SNK-03


@rule("PK-SNK-03")
def test_who_sinks_discards_all_own_cards_at_once_and_has_less_than_nothing() -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg", down("loot-jade-mask")], "top": ["starter-anchor-rusty-blade"]}, {}
    )
    t.reveal(0, 1)
    assert t.area(0) == []
    assert set(t.own(0)["discard"]) == {"starter-anchor-powder-keg", "loot-jade-mask", "starter-anchor-rusty-blade"}
    assert t.seat(0)["swords"] == t.seat(0)["gold"] == -1


@rule("PK-SNK-03", "PK-BAT-02", "PK-LOT-01")
def test_sunk_pirates_rank_after_those_with_nothing() -> None:
    t = table(
        {"area": ["loot-gold-ingots"]}, {"state": "stopped", "area": ["loot-jade-mask"]}, {"state": "sunk"}, captain=2
    )
    t.stop(0).play_all(("first 1",))
    assert t.order("took-loot") == ["took-loot 0", "took-loot 1", "took-loot 2"]


# -- PK-SNK-04


@rule("PK-SNK-04", "PK-EFF-17")
def test_a_lent_card_sinks_a_stopped_pirate() -> None:
    t = table({"area": ["starter-anchor-powder-keg"], "state": "stopped"}, {"top": ["loot-wilson-the-coconut"]})
    t.reveal(1)
    assert t.told("lent") == [
        {"seat": "#1", "other": "#0", "card": "loot-wilson-the-coconut", "name": "@card-loot-wilson-the-coconut"}
    ]
    assert t.seat(0)["state"] == "sunk"
    assert t.sums(0) == (-1, -1, 0)


@rule("PK-SNK-04")
def test_a_pirate_who_stops_in_this_very_step_can_sink_too() -> None:
    t = table({"area": ["starter-anchor-powder-keg"]}, {"top": ["loot-wilson-the-coconut"]})
    t.choose({0: "stop", 1: "reveal"})
    assert t.seat(0)["state"] == "sunk"


# -- PK-SNK-05


@rule("PK-SNK-05")
def test_a_chain_is_revealed_past_the_third_curse_and_may_still_save() -> None:
    area = ["starter-anchor-powder-keg"]
    t = table({"area": area, "top": ["loot-tailwind", "starter-anchor-rusty-blade", "loot-holy-water"]}, STOPPED)
    t.reveal(0)
    assert t.area(0) == [*area, "loot-tailwind", "starter-anchor-rusty-blade", "loot-holy-water"]
    assert t.legal(0) == ["flip 1", "flip 3"]
    t.play(0, "flip 1")
    assert (t.seat(0)["state"], t.sums(0)[2]) == ("sea", 1)


@rule("PK-SNK-05")
def test_a_chain_without_a_saviour_is_revealed_to_its_end_as_well() -> None:
    top = ["loot-tailwind", "starter-anchor-rusty-blade", "starter-anchor-cutlass"]
    t = table({"area": ["starter-anchor-powder-keg"], "top": top}, STOPPED)
    t.reveal(0)
    assert t.revealed() == [(0, card) for card in top]
    assert t.seat(0)["state"] == "sunk"
    assert set(top) < set(t.own(0)["discard"])


# -- PK-SNK-06


@rule("PK-SNK-06")
@pytest.mark.parametrize(
    ("card", "victims_area"),
    [
        ("monster-siren-choir", ["loot-fine-sabre", "loot-sack-of-silver", "loot-sun-disc"]),
        ("monster-storm-roc", ["(loot-fine-sabre)", "loot-sack-of-silver"]),
    ],
)
def test_effects_on_others_by_one_who_sinks_stand(card: str, victims_area: list[str]) -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg"], "top": [card]},
        {"area": ["loot-fine-sabre"], "top": ["loot-sack-of-silver", "loot-sun-disc"]},
    )
    t.reveal(0, 1)
    assert t.seat(0)["state"] == "sunk"
    assert t.area(1) == victims_area


@rule("PK-SNK-06")
def test_the_token_taken_by_one_who_sinks_is_kept() -> None:
    t = table(
        {},
        {
            "area": ["starter-wheel-powder-keg"],
            "top": ["loot-tailwind", "loot-captains-hat", "starter-wheel-rusty-blade"],
        },
    )
    t.reveal(0, 1)
    assert t.seat(1)["state"] == "sunk"
    assert t["captain"] == 1
