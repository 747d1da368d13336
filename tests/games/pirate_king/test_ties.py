"""Pirate King, sections 6 to 9: Battle, Loot, ties and the Captain, draw piles."""

from collections import Counter
from typing import Any

import pytest

from tests.clauses import rule
from tests.games.pirate_king.table import CARDS, STOPPED, Seat, Table, but, down, nine, table

GOLEM, GALLEON = "monster-tide-golem", "monster-ghost-galleon"
MONSTERS = [GOLEM, GALLEON]
LOOT = ["loot-jade-mask", "loot-sun-disc", "loot-obsidian-idol", "loot-spyglass"]
STARTERS = ["anchor", "wheel", "shell", "compass", "hook"]


def ship(seat: int, swords: int, gold: int) -> Seat:
    """A pirate who has stopped with so many swords and so much gold, or has sunk (-1, -1)."""
    if swords < 0:
        return {"state": "sunk"}
    area = {
        (0, 0): [],
        (1, 0): [f"starter-{STARTERS[seat]}-cutlass"],
        (0, 1): [f"starter-{STARTERS[seat]}-doubloon"],
        (1, 1): [f"starter-{STARTERS[seat]}-deckhand"],
        (2, 0): [f"starter-{STARTERS[seat]}-rusty-blade"],
        (0, 2): [f"starter-{STARTERS[seat]}-stolen-purse"],
        (2, 2): [f"starter-{STARTERS[seat]}-powder-keg"],
        (1, 2): [f"starter-{STARTERS[seat]}-cutlass", f"starter-{STARTERS[seat]}-stolen-purse"],
        (2, 1): [f"starter-{STARTERS[seat]}-rusty-blade", f"starter-{STARTERS[seat]}-doubloon"],
        (3, 1): [f"starter-{STARTERS[seat]}-rusty-blade", f"starter-{STARTERS[seat]}-deckhand"],
        (3, 2): [f"starter-{STARTERS[seat]}-powder-keg", f"starter-{STARTERS[seat]}-cutlass"],
        (2, 3): [f"starter-{STARTERS[seat]}-powder-keg", f"starter-{STARTERS[seat]}-doubloon"],
        (3, 3): [f"starter-{STARTERS[seat]}-powder-keg", f"starter-{STARTERS[seat]}-deckhand"],
        (4, 4): ["loot-damned-hoard"],
    }[swords, gold]
    return {"area": area, "state": "stopped"}


def battle(*sums: tuple[int, int], captain: int = 0, **fields: Any) -> Table:
    """The moment when nobody is at sea any more: the last seat that has not sunk stops."""
    seats = [ship(seat, *both) for seat, both in enumerate(sums)]
    last = next(seat for seat, both in enumerate(sums) if both[0] >= 0)
    seats[last]["state"] = "sea"
    loot = LOOT if len(sums) < 3 else [*LOOT, "loot-astrolabe"][: len(sums)]
    t = table(*seats, captain=captain, monsters=MONSTERS, loot=loot, **fields)
    for seat, both in enumerate(sums):
        assert t.sums(seat)[:2] == both
    return t.stop(last)


# -- PK-BAT-01


@rule("PK-BAT-01", "PK-BAT-03")
def test_the_two_with_most_swords_take_a_monster_each_the_higher_first() -> None:
    t = battle((1, 0), (3, 1), (2, 2))
    assert (t["phase"], t.pending()) == ("monster", [1])
    assert t.legal(1) == [f"monster {card}" for card in sorted(MONSTERS, key=list(CARDS).index)]
    t.play(1, f"monster {GALLEON}")
    assert t.order("took-monster") == ["took-monster 1", "took-monster 2"]
    assert GALLEON in t.own(1)["discard"]
    assert GOLEM in t.own(2)["discard"]
    assert t["monsters"] == []


@rule("PK-BAT-01")
def test_no_swords_suffice_and_taking_is_compulsory() -> None:
    t = battle((0, 1), (1, 0), (-1, -1), captain=1)
    assert t.pending() == [1]
    assert t.refusal(1, f"loot {LOOT[0]}") == "PK-LOT-01"
    t.play(1, f"monster {GOLEM}")
    assert t.order("took-monster") == ["took-monster 1", "took-monster 0"]


@rule("PK-BAT-01")
def test_only_monsters_on_display_and_only_in_battle() -> None:
    t = battle((1, 0), (3, 1), (2, 2))
    assert t.refusal(1, "monster monster-abyssal-kraken") == "PK-BAT-01"
    t.play(1, f"monster {GALLEON}")
    assert t["phase"] == "loot"
    assert t.refusal(t.pending()[0], f"monster {GOLEM}") == "PK-BAT-01"


# -- PK-BAT-02


@rule("PK-BAT-02")
def test_a_sunk_pirate_takes_what_is_left() -> None:
    """Seats 1 and 2 have sunk and tie for the second Monster."""
    t = battle((0, 1), (-1, -1), (-1, -1), captain=0)
    t.play(0, f"monster {GOLEM}")
    assert t["phase"] == "tie"
    assert t.told("tied")[0]["value"] == -1
    t.play(0, "first 3")
    assert t.told("took-monster")[0]["seat"] == "#2"
    assert t["captain"] == 1


@rule("PK-BAT-02", "PK-TIE-06")
def test_if_all_have_sunk_both_monsters_are_taken_all_the_same() -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade"]},
        {"state": "sunk"},
        {"state": "sunk"},
        monsters=MONSTERS,
        loot=LOOT[:3],
        captain=2,
    )
    t.reveal(0)
    assert (t["phase"], t.pending()) == ("tie", [2])
    t.play(2, "first 2", "first 1")
    assert t["captain"] == 2
    t.play(1, f"monster {GOLEM}")
    assert t.told("took-monster")[-1]["seat"] == "#0"


@rule("PK-BAT-03")
def test_a_monster_taken_changes_nothing_this_round() -> None:
    t = battle((1, 0), (3, 1), (2, 2))
    before = [t.sums(seat) for seat in range(3)]
    t.play(1, f"monster {GALLEON}")
    assert [t.sums(seat) for seat in range(3)] == before
    assert GALLEON not in t.area(1)


# -- PK-LOT-01, PK-LOT-02


@rule("PK-LOT-01", "PK-LOT-02")
def test_all_take_a_loot_card_most_gold_first_and_sunk_ones_last() -> None:
    t = battle((3, 1), (-1, -1), (2, 0), (1, 2), captain=0)
    t.play(0, f"monster {GOLEM}")
    order = []
    while t["phase"] == "loot":
        (seat,) = t.pending()
        assert len(t.legal(seat)) == len(t["loot"])
        order.append(seat)
        t.play(seat, t.legal(seat)[-1])
    assert [*order, *(int(event["seat"][1:]) for event in t.told("took-loot")[1:])] == [3, 0, 2, 1]
    assert t["round"] == 2


@rule("PK-LOT-01")
def test_loot_goes_to_the_discard() -> None:
    t = battle((3, 1), (2, 0), (1, 2))
    t.play(0, f"monster {GOLEM}").play(2, f"loot {LOOT[2]}")
    assert LOOT[2] in t.own(2)["discard"]
    assert LOOT[2] not in t["loot"]


@rule("PK-LOT-01")
def test_only_loot_on_display_and_only_then() -> None:
    t = battle((3, 1), (2, 0), (1, 2))
    assert t.refusal(0, f"loot {LOOT[0]}") == "PK-LOT-01"
    t.play(0, f"monster {GOLEM}")
    assert t.refusal(2, "loot loot-haunted-crown") == "PK-LOT-01"


# -- PK-TIE-01, PK-TIE-02


@rule("PK-TIE-01", "PK-TIE-02")
@pytest.mark.parametrize("captain", [0, 1, 2])
@pytest.mark.parametrize(("first", "last"), [(0, 1), (1, 0)])
def test_the_captain_tied_or_not_orders_the_tied_and_the_last_receives_the_token(
    captain: int, first: int, last: int
) -> None:
    t = battle((3, 2), (3, 1), (2, 0), captain=captain)
    assert (t["phase"], t.pending()) == ("tie", [captain])
    assert t.legal(captain) == ["first 1", "first 2"]
    assert t.refusal(captain, "first 3") == "PK-TIE-01"
    t.play(captain, f"first {first + 1}")
    assert t["captain"] == last
    assert t.pending() == [first]
    t.play(first, f"monster {GALLEON}")
    assert GOLEM in t.own(last)["discard"]


@rule("PK-TIE-01", "PK-TIE-06")
def test_a_sunk_captain_orders_too() -> None:
    t = battle((3, 2), (3, 1), (-1, -1), captain=2)
    assert t.seat(2)["state"] == "sunk"
    assert t.pending() == [2]
    t.play(2, "first 2")
    assert t["captain"] == 0


@rule("PK-TIE-01")
def test_three_tied_are_ordered_one_by_one() -> None:
    t = battle((2, 1), (1, 1), (3, 1), captain=1)
    t.play(2, f"monster {GOLEM}")
    assert (t["phase"], t.pending()) == ("tie", [1])
    assert t.legal(1) == ["first 1", "first 2", "first 3"]
    t.play(1, "first 3")
    assert t["captain"] == 1
    assert t.legal(1) == ["first 1", "first 2"]
    assert t.refusal(1, "first 3") == "PK-TIE-01"
    t.play(1, "first 1")
    assert t["captain"] == 1  # the last of the tied is the Captain, who keeps the token
    assert t.told("token") == []
    for seat in (2, 0):
        assert t.pending() == [seat]
        t.play(seat, t.legal(seat)[0])
    assert t.order("took-loot") == ["took-loot 0", "took-loot 1"]


@rule("PK-TIE-01")
def test_orders_are_named_in_ties_only() -> None:
    t = battle((3, 1), (2, 0), (1, 2))
    assert t.refusal(0, "first 1") == "PK-TIE-01"


# -- PK-TIE-03


@rule("PK-TIE-03")
def test_several_ties_from_the_highest_down_the_token_moving_after_each() -> None:
    """The rulebook's case: gold 3, 3 and 2, 2 here, and Captain 2."""
    t = battle((2, 3), (3, 3), (1, 2), (0, 2), captain=2)
    t.play(1, f"monster {GOLEM}")
    assert (t["phase"], t.pending(), t.legal(2)) == ("tie", [2], ["first 1", "first 2"])
    t.play(2, "first 2")
    assert t["captain"] == 0
    assert t.pending() == [1]  # who chooses before the next tie is looked at
    t.play(1, t.legal(1)[0]).play(0, t.legal(0)[0])
    assert (t["phase"], t.pending(), t.legal(0)) == ("tie", [0], ["first 3", "first 4"])
    t.play(0, "first 4")
    assert t["captain"] == 2
    assert t.pending() == [3]


@rule("PK-TIE-03")
def test_battle_comes_before_loot_and_the_new_captain_decides() -> None:
    t = battle((3, 1), (3, 1), (-1, -1), captain=2)
    t.play(2, "first 1")
    assert t["captain"] == 1
    t.play(0, f"monster {GOLEM}")
    assert (t["phase"], t.pending(), t["contest"]) == ("tie", [1], "gold")
    t.play(1, "first 1")
    assert t["captain"] == 1


# -- PK-TIE-04, PK-TIE-05


@rule("PK-TIE-04")
def test_a_tie_for_third_in_battle_is_ignored() -> None:
    t = battle((3, 3), (2, 2), (1, 1), (1, 0), captain=3)
    t.play(0, f"monster {GOLEM}")
    assert t["phase"] == "loot"
    assert t.told("tied") == []
    assert t["captain"] == 3


@rule("PK-TIE-04", "PK-LOT-02")
def test_a_tie_without_loot_left_is_ignored() -> None:
    loot = [card for card in CARDS if CARDS[card]["kind"] == "loot" for _ in range(CARDS[card]["copies"])]
    t = table(
        ship(0, 3, 3) | {"state": "sea"},
        ship(1, 2, 1),
        ship(2, 1, 1),
        captain=1,
        monsters=MONSTERS,
        loot=["loot-jade-mask"],
        loot_pile=[],
        box=but(loot, "loot-jade-mask"),
    )
    t.stop(0).play(0, f"monster {GOLEM}")
    assert t.order("took-loot") == ["took-loot 0"]
    assert t.told("tied") == []


@rule("PK-TIE-05", "PK-TIE-02")
def test_those_ordered_after_the_last_monster_get_none() -> None:
    t = battle((3, 3), (2, 2), (2, 1), (2, 0), captain=0)
    t.play(0, f"monster {GOLEM}")
    assert t["phase"] == "tie"
    t.play(0, "first 3", "first 4")
    assert t.order("took-monster") == ["took-monster 2"]
    assert t["captain"] == 1
    assert t["phase"] == "loot"


@rule("PK-TIE-05")
def test_a_tie_of_all_for_two_monsters() -> None:
    t = battle((2, 2), (2, 1), (2, 0), (2, 3), captain=0)
    t.play(0, "first 4", "first 2", "first 1")
    assert t["captain"] == 2
    assert t.pending() == [3]
    t.play(3, f"monster {GALLEON}")
    assert GOLEM in t.own(1)["discard"]


# -- PK-TIE-06


@rule("PK-TIE-06", "PK-SNK-03")
def test_sinking_or_stopping_does_not_take_the_token_away() -> None:
    t = table({"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade"]}, {}, captain=0)
    t.reveal(0, 1)
    assert t.seat(0)["state"] == "sunk"
    assert t["captain"] == 0
    t = table({}, {}, captain=0)
    t.choose({0: "stop", 1: "reveal"})
    assert t["captain"] == 0


# -- PK-DCK-01


@rule("PK-DCK-01")
def test_the_discard_is_shuffled_when_a_card_has_to_be_drawn() -> None:
    left = ["starter-anchor-cutlass"]
    cards = but(nine(0), *left, "starter-anchor-doubloon")
    t = table({"draw": [], "top": left, "discard": cards, "area": ["starter-anchor-doubloon"]}, STOPPED)
    t.reveal(0)
    assert t.told("reshuffled") == []  # the pile is empty now, but nothing has to be drawn
    assert t.seat(0)["draw"] == 0
    t.reveal(0)
    assert t.told("reshuffled") == [{"seat": "#0", "cards": 7}]
    assert "starter-anchor-doubloon" in t.area(0)  # the play area stays out
    assert t.seat(0)["discard"] == 0 or t.seat(0)["state"] == "sunk"


@rule("PK-DCK-01")
def test_it_is_shuffled_evenly() -> None:
    cards = but(nine(0), "starter-anchor-doubloon")
    first = Counter[str]()
    for luck in range(400):
        t = table({"draw": [], "discard": cards, "area": ["starter-anchor-doubloon"]}, STOPPED)
        t.luck = luck * 1000
        t.reveal(0)
        first[t.revealed()[0][1]] += 1
    assert set(first) == set(cards)
    assert max(first.values()) < 2 * 400 / 8


@rule("PK-DCK-01")
def test_the_uppermost_card_of_a_discard_is_seen_by_all() -> None:
    t = table({"discard": ["loot-jade-mask", "loot-sun-disc"]}, STOPPED)
    assert t.seat(0)["top"] == "loot-sun-disc"


# -- PK-DCK-02


@rule("PK-DCK-02")
def test_new_cards_come_into_play_after_the_next_shuffle() -> None:
    draws = [f"starter-wheel-{card}" for card in ("cutlass", "doubloon", "deckhand")]
    t = battle((1, 0), (3, 1), (2, 2))
    t.play(1, f"monster {GALLEON}")
    assert GALLEON not in t.position["seats"][1]["draw"] + t.position["seats"][1]["top"]
    rest = but(nine(1), *draws)
    t = table(STOPPED, {"draw": [], "top": draws, "discard": [GALLEON], "area": [down(card) for card in rest]})
    for _ in range(3):
        t.reveal(1)
    assert t.area(1)[-3:] == draws
    t.reveal(1)
    assert t.area(1)[-1] == GALLEON


# -- PK-DCK-03


@rule("PK-DCK-03")
def test_a_player_owns_draw_pile_discard_area_and_cards_lent_out() -> None:
    t = table(
        {"discard": ["loot-jade-mask"], "area": ["loot-sun-disc"], "top": ["loot-spyglass"]},
        {"area": [{"card": "loot-wilson-the-coconut", "owner": 0}], "state": "stopped"},
    )
    extra = ["loot-jade-mask", "loot-sun-disc", "loot-spyglass", "loot-wilson-the-coconut"]
    assert Counter(t.seat(0)["owned"]) == Counter([*nine(0), *extra])
    assert Counter(t.seat(1)["owned"]) == Counter(nine(1))
