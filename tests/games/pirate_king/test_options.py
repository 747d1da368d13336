"""Pirate King, section 13: every option, beside the game without it."""

from collections import Counter
from typing import Any

import pytest

from flibuste.kit.errors import BadOption
from tests.clauses import rule
from tests.games.pirate_king.table import STOPPED, Seat, Table, but, dealt, down, game, lent, nine, table

WILSON = "loot-wilson-the-coconut"


def plain_and_switched(option: str, value: bool, *seats: Seat, **fields: Any) -> tuple[Table, Table]:
    return table(*seats, **fields), table(*seats, options={option: value}, **fields)


@rule("PK-OPT-01", "PK-OPT-02", "PK-OPT-03", "PK-OPT-04", "PK-OPT-05", "PK-OPT-06", "PK-OPT-07", "PK-SET-03")
def test_the_options_and_what_holds_if_nothing_is_said() -> None:
    assert game.check_options({}) == {
        "setup": "choose",
        "stopped_players_can_be_sunk": True,
        "forced_reveal_hits_stopped_players": False,
        "gain_per_is_continuous": True,
        "sunk_players_rank_for_monsters": True,
        "peek_reshuffles_only_when_pile_empty": True,
        "wilson_auto_retrieve": False,
        "starter_deck_identical": False,
    }
    with pytest.raises(BadOption):
        game.check_options({"setup": "draft"})


# -- PK-OPT-01


@rule("PK-OPT-01")
def test_stopped_pirates_are_checked_or_not() -> None:
    seats: list[Seat] = [{"area": ["starter-anchor-powder-keg"], "state": "stopped"}, {"top": [WILSON]}]
    for t, state in zip(
        plain_and_switched("stopped_players_can_be_sunk", False, *seats), ("sunk", "stopped"), strict=True
    ):
        t.reveal(1)
        assert t.seat(0)["state"] == state


@rule("PK-OPT-01")
def test_one_who_stops_in_this_very_step_is_not_checked_either() -> None:
    seats: list[Seat] = [{"area": ["starter-anchor-powder-keg"]}, {"top": [WILSON]}]
    t = table(*seats, options={"stopped_players_can_be_sunk": False})
    t.choose({0: "stop", 1: "reveal"})
    assert t.seat(0)["state"] == "stopped"
    assert t.sums(0) == (3, 2, 3)


@rule("PK-OPT-01")
def test_pirates_at_sea_are_always_checked() -> None:
    seats: list[Seat] = [
        {"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-cutlass"]},
        {"top": [WILSON]},
    ]
    t = table(*seats, options={"stopped_players_can_be_sunk": False})
    t.reveal(0, 1)
    assert t.seat(0)["state"] == "sunk"


@rule("PK-OPT-01", "PK-REV-08")
def test_who_runs_out_of_cards_in_the_step_is_still_checked() -> None:
    upright = but(nine(0), "starter-anchor-boarding-axe", "starter-anchor-rusty-blade", "starter-anchor-stolen-purse")
    turned = [down("starter-anchor-rusty-blade"), down("starter-anchor-stolen-purse")]
    seat = {"draw": [], "area": [*upright, *turned], "top": ["loot-tailwind", "starter-anchor-boarding-axe"]}
    t = table(seat, STOPPED, options={"stopped_players_can_be_sunk": False}).reveal(0)
    assert t.told("empty") == [{"seat": "#0"}]
    assert t.seat(0)["state"] == "sunk"


# -- PK-OPT-02


@rule("PK-OPT-02", "PK-EFF-05")
def test_stopped_pirates_obey_forced_reveals_or_not_and_stay_stopped() -> None:
    seats: list[Seat] = [{"top": ["monster-siren-choir"]}, {"area": ["loot-jade-mask"], "top": ["loot-sun-disc"]}]
    areas = (["loot-jade-mask"], ["loot-jade-mask", "loot-sun-disc"])
    for t, area in zip(plain_and_switched("forced_reveal_hits_stopped_players", True, *seats), areas, strict=True):
        t.choose({0: "reveal", 1: "stop"})
        assert t.area(1) == area
        assert t.seat(1)["state"] == "stopped"
        assert t.pending() == [0]


@rule("PK-OPT-02")
def test_sunk_pirates_obey_nobody() -> None:
    t = table({"top": ["monster-siren-choir"]}, {"state": "sunk"}, options={"forced_reveal_hits_stopped_players": True})
    t.reveal(0)
    assert t.area(1) == []


@rule("PK-OPT-02", "PK-SNK-04")
def test_a_forced_card_may_sink_a_stopped_pirate() -> None:
    t = table(
        {"top": ["monster-siren-choir"]},
        {"area": ["starter-wheel-powder-keg"], "top": ["starter-wheel-rusty-blade"], "state": "stopped"},
        options={"forced_reveal_hits_stopped_players": True},
    )
    t.reveal(0)
    assert t.seat(1)["state"] == "sunk"


# -- PK-OPT-03


@rule("PK-OPT-03", "PK-EFF-12")
def test_bonuses_are_live_or_counted_once_when_the_card_is_resolved() -> None:
    seats: list[Seat] = [
        {"area": ["starter-anchor-rusty-blade"], "top": ["loot-black-flag", "starter-anchor-boarding-axe"]},
        STOPPED,
    ]
    for t, after in zip(plain_and_switched("gain_per_is_continuous", False, *seats), (2, 1), strict=True):
        t.reveal(0)
        assert t.sums(0)[0] == 2 + 1 + 1
        t.reveal(0)
        assert t.sums(0)[0] == 2 + 2 + 1 + after


@rule("PK-OPT-03")
def test_a_bonus_counted_once_stays_when_what_it_counted_is_turned() -> None:
    area = ["starter-anchor-powder-keg"]
    t = table(
        {"area": area, "top": ["loot-black-flag", "loot-holy-water"]},
        STOPPED,
        options={"gain_per_is_continuous": False},
    )
    t.reveal(0).reveal(0)
    assert t.area(0)[0] == "(starter-anchor-powder-keg)"
    assert t.sums(0) == (1 + 2, 1, 0)


@rule("PK-OPT-03", "PK-EFF-22")
def test_a_bonus_counted_once_is_lost_with_its_card() -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg"], "top": ["loot-black-flag"]},
        {"top": ["starter-wheel-cutlass", "loot-powder-smoke"]},
        options={"gain_per_is_continuous": False},
    )
    t.reveal(0, 1)
    assert t.sums(0)[0] == 2 + 1 + 2
    t.choose({0: "stop", 1: "reveal"})
    assert t.legal(0) == ["flip 1", "flip 2"]
    t.play(0, "flip 2")
    assert t.sums(0)[0] == 2


@rule("PK-OPT-03", "PK-EFF-12")
def test_counted_once_the_card_itself_counts_too() -> None:
    t = table({"top": ["monster-old-brinetooth"]}, STOPPED, options={"gain_per_is_continuous": False})
    t.reveal(0)
    assert t.sums(0) == (2, 2, 0)


# -- PK-OPT-04


@rule("PK-OPT-04", "PK-BAT-02")
def test_sunk_pirates_rank_for_monsters_or_the_rest_goes_to_the_box() -> None:
    monsters = ["monster-tide-golem", "monster-gilded-eel"]
    seats: list[Seat] = [{"area": ["loot-bloody-plunder"]}, {"state": "sunk"}, {"state": "sunk"}]
    plain, switched = plain_and_switched("sunk_players_rank_for_monsters", False, *seats, monsters=monsters)
    plain.stop(0).play(0, "monster monster-gilded-eel")
    assert plain["phase"] == "tie"
    switched.stop(0).play(0, "monster monster-gilded-eel")
    assert switched["box"] == ["monster-tide-golem"]
    assert (switched["phase"], switched["monsters"]) == ("loot", [])


@rule("PK-OPT-04")
def test_with_all_sunk_both_monsters_are_boxed_and_all_take_loot() -> None:
    seats: list[Seat] = [
        {"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade"]},
        {"state": "sunk"},
        {"state": "sunk"},
    ]
    t = table(
        *seats, options={"sunk_players_rank_for_monsters": False}, monsters=["monster-tide-golem", "monster-gilded-eel"]
    )
    t.reveal(0)
    assert sorted(t["box"]) == ["monster-gilded-eel", "monster-tide-golem"]
    assert (t["phase"], t["contest"]) == ("tie", "gold")
    t.play_all()
    assert len(t.told("took-loot")) == 3


@rule("PK-OPT-04", "PK-DUO-02")
def test_of_two_players_a_sunk_one_takes_none_either() -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade"]},
        {"state": "sunk"},
        options={"sunk_players_rank_for_monsters": False},
    )
    t.reveal(0)
    assert len(t["box"]) == 2
    assert t["contest"] == "gold"


# -- PK-OPT-05


@rule("PK-OPT-05", "PK-EFF-10")
def test_looking_shuffles_the_discard_below_what_is_there_or_not() -> None:
    left = ["starter-anchor-cutlass", "starter-anchor-doubloon"]
    seats: list[Seat] = [{"draw": [], "top": ["loot-spyglass", *left], "discard": but(nine(0), *left)}, STOPPED]
    plain, switched = plain_and_switched("peek_reshuffles_only_when_pile_empty", False, *seats)
    plain.reveal(0)
    assert len(plain.own(0)["known"]) == 2
    assert plain.told("reshuffled") == []
    switched.reveal(0)
    assert len(switched.own(0)["known"]) == 3
    assert switched.own(0)["known"][:2] == left
    assert len(switched.told("reshuffled")) == 1
    assert (switched.seat(0)["draw"], switched.seat(0)["discard"]) == (9, 0)


@rule("PK-OPT-05")
def test_with_enough_cards_there_nothing_is_shuffled() -> None:
    t = table(
        {"top": ["monster-lantern-angler"], "discard": ["loot-jade-mask"]},
        STOPPED,
        options={"peek_reshuffles_only_when_pile_empty": False},
    )
    t.reveal(0)
    assert t.told("reshuffled") == []


# -- PK-OPT-06


@rule("PK-OPT-06", "PK-EFF-20")
def test_lent_cards_return_by_themselves_or_are_asked_for() -> None:
    seats: list[Seat] = [
        {"area": ["loot-bloody-plunder"]},
        {"area": ["starter-wheel-doubloon", lent(WILSON, 0)], "state": "stopped"},
        {"state": "sunk"},
    ]
    plain, switched = plain_and_switched("wilson_auto_retrieve", True, *seats)
    asked = []
    for t in (plain, switched):
        t.stop(0)
        while t["round"] == 1:
            asked.append(t["phase"])
            t.play(t.pending()[0], t.legal(t.pending()[0])[0])
    assert asked.count("lent") == 1
    assert WILSON in switched.own(0)["discard"]
    assert switched.told("retrieved")[0]["other"] == "#1"


# -- PK-OPT-07


@rule("PK-OPT-07")
@pytest.mark.parametrize("setup", ["choose", "deal"])
def test_all_use_the_cards_of_one_deck(setup: str) -> None:
    t = dealt(5, luck=3, setup=setup, starter_deck_identical=True)
    while t["phase"] in ("pirate", "deck"):
        assert t["phase"] == "pirate"
        t.play(t.pending()[0], t.legal(t.pending()[0])[-1])
    compass = game.components()["decks"]["compass"]
    for seat in t["seats"]:
        assert seat["deck"] == "compass"
        assert Counter(seat["owned"]) >= Counter([seat["pirate"], *compass])
    assert len({seat["pirate"] for seat in t["seats"]}) == 5


@rule("PK-OPT-07")
def test_no_other_deck_can_be_chosen() -> None:
    t = dealt(3, starter_deck_identical=True)
    assert t.refusal(t["captain"], "deck anchor") == "PK-OPT-07"


@rule("PK-OPT-07")
def test_equal_cards_of_several_pirates_stay_apart() -> None:
    areas: list[Seat] = [
        {"area": ["starter-compass-cutlass"]},
        {"area": ["starter-compass-cutlass", down("starter-compass-doubloon")]},
    ]
    t = table(*areas, options={"starter_deck_identical": True})
    assert (t.sums(0), t.sums(1)) == ((1, 0, 0), (1, 0, 0))
    for seat in (0, 1):
        assert t.seat(seat)["draw"] == 9 - len(areas[seat]["area"])
