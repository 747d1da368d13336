"""Pirate King, section 5: Wilson the Coconut, the card that is lent, and its copies."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.pirate_king.table import STOPPED, WORDS, Seat, Table, down, game, lent, table

WILSON = "loot-wilson-the-coconut"
PARROT = "loot-talking-parrot"


# -- PK-EFF-17


@rule("PK-EFF-17")
def test_the_owner_chooses_any_other_pirate_who_has_not_sunk() -> None:
    t = table({"top": [WILSON]}, STOPPED, {"state": "sunk"}, {"top": ["loot-jade-mask"]})
    t.reveal(0, 3)
    assert (t["phase"], t.pending()) == ("lend", [0])
    assert t.legal(0) == ["lend 2", "lend 4"]
    assert t.refusal(0, "lend 1") == "PK-EFF-17"
    assert t.refusal(0, "lend 3") == "PK-EFF-17"
    t.play(0, "lend 4")
    assert (t.area(0), t.area(3)) == ([], ["loot-jade-mask", WILSON])


@rule("PK-EFF-17")
def test_it_is_lent_only_when_revealed() -> None:
    t = table({"area": [WILSON]}, STOPPED)
    assert t.refusal(0, "lend 2") == "PK-EFF-17"


@rule("PK-EFF-17")
def test_with_nobody_afloat_it_stays() -> None:
    t = table({"top": [WILSON]}, {"state": "sunk"}, {"state": "sunk"})
    t.reveal(0)
    assert t.area(0) == [WILSON]
    assert t.sums(0) == (1, 0, 1)
    assert t.told("lent") == []


@rule("PK-EFF-17", "PK-SNK-02")
def test_the_hosts_protection_comes_first() -> None:
    """Captain 0 lends to seat 1, whose Holy Water of the same step turned down a curse before."""
    t = table(
        {"top": [WILSON]},
        {"area": ["starter-wheel-powder-keg"], "top": ["loot-holy-water"]},
    )
    t.reveal(0, 1)
    assert t.area(1) == ["(starter-wheel-powder-keg)", "loot-holy-water", WILSON]
    assert t.seat(1)["state"] == "sea"


@rule("PK-EFF-17", "PK-EFF-02")
@pytest.mark.parametrize(("captain", "turned"), [(0, False), (1, True)])
def test_it_is_lent_in_its_turn_among_the_effects_on_others(captain: int, turned: bool) -> None:
    """Powder Smoke of seat 1 falls on Wilson only if it comes before he is lent away."""
    t = table(
        {"top": [WILSON]},
        {"top": ["loot-powder-smoke"]},
        {"area": ["loot-jade-mask"], "state": "stopped"},
        captain=captain,
    )
    t.reveal(0, 1)
    t.play(0, "lend 2")
    assert t.area(1) == ["loot-powder-smoke", f"({WILSON})" if turned else WILSON]


@rule("PK-EFF-17", "PK-SNK-02")
def test_the_owner_is_rid_of_its_curse() -> None:
    t = table({"area": ["starter-anchor-powder-keg"], "top": [WILSON]}, STOPPED)
    t.reveal(0)
    assert (t.seat(0)["state"], t.sums(0)) == ("sea", (2, 2, 2))


# -- PK-EFF-18


@rule("PK-EFF-18", "PK-REV-09")
def test_its_figures_and_curses_count_for_the_host() -> None:
    t = table(
        {"area": ["starter-anchor-cutlass"], "top": [WILSON]},
        {"area": ["starter-wheel-rusty-blade"], "state": "stopped"},
    )
    t.reveal(0)
    assert t.sums(0) == (1, 0, 0)
    assert t.sums(1) == (2 + 1, 0, 1 + 1)


@rule("PK-EFF-18")
def test_its_effect_does_not_fire_again() -> None:
    t = table({"top": [WILSON]}, {"top": ["loot-jade-mask", "loot-sun-disc"]}, {"top": ["starter-shell-cutlass"]})
    t.reveal(0, 1, 2).play(0, "lend 2")
    assert t["phase"] == "reveal"
    t.choose({0: "stop", 1: "reveal", 2: "stop"})
    assert t["phase"] == "reveal"
    assert t.area(1) == ["loot-jade-mask", WILSON, "loot-sun-disc"]


@rule("PK-EFF-18", "PK-EFF-04")
def test_face_down_it_goes_over_face_down() -> None:
    t = table({"top": [WILSON]}, {"top": ["loot-powder-smoke"]}, {"state": "sunk"}, captain=1)
    t.reveal(0, 1)
    assert t.area(1) == ["loot-powder-smoke", f"({WILSON})"]
    assert t.sums(1) == (2, 0, 0)


# -- PK-EFF-19


@rule("PK-EFF-19", "PK-SNK-03")
def test_it_stays_beside_a_host_who_sinks_and_counts_for_nobody() -> None:
    t = table({"top": [WILSON, "starter-anchor-cutlass"]}, {"area": ["starter-wheel-powder-keg"], "state": "stopped"})
    t.reveal(0)
    assert t.seat(1)["state"] == "sunk"
    assert t.area(1) == [WILSON]
    assert t.sums(1) == (-1, -1, 0)
    assert t.sums(0) == (0, 0, 0)
    assert WILSON in t.seat(0)["owned"]


@rule("PK-EFF-19")
def test_it_stays_with_the_host_when_its_owner_sinks() -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade"]},
        {"area": [lent(WILSON, 0)], "state": "stopped"},
        STOPPED,
    )
    t.reveal(0)
    assert t.seat(0)["state"] == "sunk"
    assert WILSON not in t.own(0)["discard"]
    assert t.area(1) == [WILSON]
    assert t.sums(1) == (1, 0, 1)


@rule("PK-EFF-19", "PK-EFF-20")
def test_it_can_be_taken_back_from_a_sunk_host_and_by_a_sunk_owner() -> None:
    t = end_of_round(
        {"state": "sunk"}, {"state": "sunk", "area": [lent(WILSON, 0)]}, {"area": ["loot-bloody-plunder"]}, last=2
    )
    t.play(0, f"retrieve {WILSON}")
    assert WILSON in t.own(0)["discard"]


@rule("PK-EFF-19", "PK-EFF-20")
def test_what_is_taken_back_from_a_sunk_host_did_not_count_for_it_before() -> None:
    """A second lent card is still asked for, so that the host is seen without the first."""
    host: Seat = {"state": "sunk", "area": [lent(WILSON, 0), lent(PARROT, 0, **{"as": WILSON})]}
    t = end_of_round({"area": ["loot-bloody-plunder"]}, host, {"state": "sunk"})
    t.play(0, f"retrieve {WILSON}")
    assert t["phase"] == "lent"
    assert t.sums(1) == (-1, -1, 0)


# -- PK-EFF-20


def end_of_round(*seats: Seat, last: int = 0, **fields: Any) -> Table:
    """The last pirate at sea stops; all take what comes first until lent cards are asked for."""
    t = table(*seats, **fields)
    t.stop(last)
    while t["phase"] not in ("lent", "reveal", "over"):
        t.play(t.pending()[0], t.legal(t.pending()[0])[0])
    return t


def wilson_lent(**fields: Any) -> Table:
    """Seat 0 has lent Wilson to seat 1."""
    host: Seat = {"area": ["starter-wheel-doubloon", lent(WILSON, 0)], "state": "stopped"}
    return end_of_round({"area": ["loot-bloody-plunder"]}, host, {"state": "sunk"}, **fields)


@rule("PK-EFF-20", "PK-DCK-03")
def test_the_owner_may_take_it_back_in_step_5() -> None:
    t = wilson_lent()
    assert (t["phase"], t.pending()) == ("lent", [0])
    assert sorted(t.legal(0)) == ["ready", f"retrieve {WILSON}"]
    t.play(0, f"retrieve {WILSON}")
    assert t.told("retrieved")[0]["card"] == WILSON
    assert t["round"] == 2
    assert WILSON in t.own(0)["discard"]
    assert WILSON in t.seat(0)["owned"]
    assert WILSON not in t.seat(1)["owned"]


@rule("PK-EFF-20", "PK-DCK-03")
def test_a_card_forgotten_belongs_to_the_host() -> None:
    t = wilson_lent()
    t.play(0, "ready")
    assert t.told("forgotten")[0]["other"] == "#1"
    assert WILSON in t.own(1)["discard"]
    assert WILSON in t.seat(1)["owned"]
    assert WILSON not in t.seat(0)["owned"]


@rule("PK-EFF-20")
def test_the_host_may_use_a_forgotten_card_later() -> None:
    t = table({"state": "stopped"}, {"discard": [WILSON, "loot-jade-mask"], "top": ["loot-salvage-net"]})
    t.reveal(1).play(1, f"salvage {WILSON}")
    assert t.area(0) == [WILSON]
    assert t.seat(0)["area"][0]["owner"] == 1


@rule("PK-EFF-20")
def test_only_the_owner_takes_it_back_and_only_when_the_round_ends() -> None:
    t = table({}, {"area": [lent(WILSON, 0)], "state": "stopped"})
    assert t.refusal(0, f"retrieve {WILSON}") == t.refusal(0, "ready") == "PK-EFF-20"
    t = wilson_lent()
    assert t.legal(1) == t.legal(2) == []
    assert t.refusal(0, "retrieve loot-jade-mask") == "PK-EFF-20"


@rule("PK-EFF-20")
def test_there_is_no_reminder() -> None:
    """The prompt tells of the end of the round and names no card."""
    t = wilson_lent()
    prompt = game.prompt(t.state, 0)
    for words in WORDS.values():
        sentence = words.say(prompt, ["Anne", "Bart", "Cid"])
        assert words.say(game.prompt(t.state, 1), ["Anne", "Bart", "Cid"])
        assert "Wilson" not in sentence
        assert "coco" not in sentence.lower()


@rule("PK-EFF-20", "PK-END-01", "PK-END-02")
@pytest.mark.parametrize(("move", "crowns"), [(f"retrieve {WILSON}", [2, 0]), ("ready", [0, 2])])
def test_also_in_round_7_crowns_included(move: str, crowns: list[int]) -> None:
    t = wilson_lent(round=7, captain=2)
    assert t["phase"] == "lent"
    before = [sum_of_crowns(t, seat) for seat in (0, 1)]
    t.play(0, move)
    assert t["phase"] == "over"
    assert [sum_of_crowns(t, seat) for seat in (0, 1)] == [before[0] - 2 + crowns[0], before[1] + crowns[1]]


def sum_of_crowns(t: Table, seat: int) -> int:
    cards = game.components()["cards"]
    return sum(cards[card]["crowns"] for card in t.seat(seat)["owned"])


@rule("PK-EFF-20", "PK-EFF-09")
@pytest.mark.parametrize(
    ("moves", "kept", "lost"),
    [
        (["ready"], [], [PARROT, WILSON]),
        ([f"retrieve {WILSON}", "ready"], [WILSON], [PARROT]),
        ([f"retrieve {PARROT}", "ready"], [PARROT], [WILSON]),
        ([f"retrieve {PARROT}", f"retrieve {WILSON}"], [PARROT, WILSON], []),
    ],
)
def test_several_lent_cards_are_taken_back_one_by_one(moves: list[str], kept: list[str], lost: list[str]) -> None:
    host: Seat = {"area": [lent(WILSON, 0), lent(PARROT, 0, **{"as": WILSON})], "state": "stopped"}
    t = end_of_round({"area": ["loot-bloody-plunder"]}, host, {"state": "sunk"})
    t.play(0, *moves)
    assert t["round"] == 2
    assert set(kept) <= set(t.own(0)["discard"])
    assert set(lost) <= set(t.own(1)["discard"])
    assert not set(lost) & set(t.seat(0)["owned"])


@rule("PK-EFF-20")
@pytest.mark.parametrize(("captain", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_several_owners_are_asked_clockwise_from_the_captain(captain: int, order: list[int]) -> None:
    t = end_of_round(
        {"area": ["loot-bloody-plunder", lent(WILSON, 1)]},
        {"area": ["starter-wheel-doubloon", lent(PARROT, 0, **{"as": WILSON})], "state": "stopped"},
        {"state": "sunk"},
        captain=captain,
    )
    asked = []
    while t["phase"] == "lent":
        (seat,) = t.pending()
        asked.append(seat)
        t.play(seat, "ready")
    assert asked == order
    assert WILSON in t.seat(0)["owned"]
    assert PARROT in t.seat(1)["owned"]


@rule("PK-EFF-20", "PK-RND-04")
def test_a_card_turned_down_at_the_hosts_can_be_taken_back() -> None:
    host: Seat = {"area": ["starter-wheel-doubloon", down(WILSON, owner=0)], "state": "stopped"}
    t = end_of_round({"area": ["loot-bloody-plunder"]}, host, {"state": "sunk"})
    t.play(0, f"retrieve {WILSON}")
    assert WILSON in t.own(0)["discard"]
