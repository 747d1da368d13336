"""Seul Maître à Bord, section 15: the shipyard."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, Fields, Table, game, table


def yard(ship: Fields | None = None, **more: Any) -> Table:
    """Seat 0 has begun a Shipyard action in the port of the centre."""
    return table({0: {"at": "2,2:port", "money": 30, **(ship or {})}}, **more).do("shipyard")


# -- SMB-YRD-01


@rule("SMB-YRD-01")
def test_one_token_covers_any_mix_in_any_order() -> None:
    t = yard({"sail_damage": 1}).do("recruit", "sails 2", "hire", "recruit", "repair sail", "hold", "recruit", "done")
    assert (t.tokens(0), t.money(0)) == (3, 30 - 3 - 6 - 2 - 1 - 4)
    assert t.question == (0, "act")


@rule("SMB-YRD-01")
@pytest.mark.parametrize("move", ["recruit", "hire", "sails 2", "hold", "cannon", "letter"])
def test_nothing_is_built_outside_the_shipyard(move: str) -> None:
    assert table({0: {"at": "2,2:port"}}).clause(move) == "SMB-YRD-01"


# -- SMB-YRD-02


@rule("SMB-YRD-02")
def test_up_to_three_sailors_are_recruited_for_1_each() -> None:
    t = yard({"sailors": 1}).do("recruit", "recruit", "recruit")
    assert (t.crew(0), t.money(0)) == ((4, 0, 0, 0), 27)
    clause, told = t.refusal("recruit")
    assert (clause, told["n"]) == ("SMB-YRD-02", 3)


@rule("SMB-YRD-02")
@pytest.mark.parametrize(
    "ship",
    [
        {"sailors": 6},  # the limit of sailors
        {"sailors": 4, "leaks": 2},
        {"sailors": 4, "cargo": {"rum": 3}, "discoveries": ["A1", "B1"]},  # no space
        {**CORSAIR, "sailors": 8},
    ],
)
def test_a_recruit_needs_a_berth_now(ship: Fields) -> None:
    assert yard(ship).clause("recruit") == "SMB-YRD-02"


@rule("SMB-YRD-02", "SMB-TRM-07")
def test_the_berth_of_a_sailor_in_the_sails_can_be_given_away() -> None:
    t = yard({"sailors": 3, "sails": 3}).do("recruit", "recruit", "recruit", "done", "recover")
    assert t.crew(0) == (6, 0, 3, 0)


@rule("SMB-YRD-02")
def test_one_specialist_is_hired_for_2() -> None:
    t = yard().do("hire")
    assert (t.money(0), t.seat(0)["unbound"]) == (28, 1)
    assert t.clause("hire") == "SMB-YRD-02"


@rule("SMB-YRD-02")
@pytest.mark.parametrize(("move", "price"), [("recruit", 1), ("hire", 2)])
def test_sailors_and_specialists_are_paid(move: str, price: int) -> None:
    clause, told = yard({"money": price - 1, "cargo": {"rum": 1}}).refusal(move)
    assert (clause, told["price"], told["have"]) == ("SMB-YRD-02", price, price - 1)


# -- SMB-YRD-03


@rule("SMB-YRD-03")
def test_a_new_specialist_has_no_level_and_no_speciality() -> None:
    t = yard().do("hire", "done")
    assert (t.levels(0), t.seat(0)["unbound"]) == ({}, 1)
    assert t.offered("train") == {
        f"train {each}" for each in ("navigator", "captain", "engineer", "scientist", "trader")
    }


@rule("SMB-YRD-03")
@pytest.mark.parametrize(
    ("levels", "unbound", "legal"),
    [
        (["navigator", "captain", "engineer", "scientist"], 0, True),
        (["navigator", "captain", "engineer", "scientist"], 1, False),
        (["navigator", "captain"], 3, False),
        (["navigator", "captain", "engineer", "scientist", "trader"], 0, False),
    ],
)
def test_there_are_five_specialists_at_most(levels: list[str], unbound: int, legal: bool) -> None:
    t = yard({"specialists": dict.fromkeys(levels, 1), "unbound": unbound})
    if legal:
        assert "hire" in t.legal()
    else:
        clause, told = t.refusal("hire")
        assert (clause, told["n"]) == ("SMB-YRD-03", 5)


@rule("SMB-YRD-03", "SMB-ACA-01")
def test_there_is_one_specialist_per_speciality() -> None:
    t = table({0: {"unbound": 1, "specialists": {"trader": 1}}}).do("train trader")
    assert (t.levels(0), t.seat(0)["unbound"]) == ({"trader": 2}, 1)  # the one that is there, a level higher


# -- SMB-YRD-04


@rule("SMB-YRD-04")
@pytest.mark.parametrize(
    ("before", "size", "price"), [(0, 2, 6), (0, 3, 9), (0, 4, 12), (2, 3, 3), (2, 4, 6), (3, 4, 3)]
)
def test_sails_cost_3_a_point_and_raising_them_the_difference(before: int, size: int, price: int) -> None:
    t = yard({"upgrade": before}).do(f"sails {size}")
    assert (t.seat(0)["upgrade"], t.seat(0)["speed"], t.money(0)) == (size, 4 + size, 30 - price)


@rule("SMB-YRD-04")
@pytest.mark.parametrize(("before", "size"), [(2, 2), (4, 3), (4, 4)])
def test_sails_only_grow(before: int, size: int) -> None:
    clause, told = yard({"upgrade": before}).refusal(f"sails {size}")
    assert (clause, told["size"]) == ("SMB-YRD-04", before)


@rule("SMB-YRD-04")
def test_sails_are_paid() -> None:
    clause, told = yard({"money": 8}).refusal("sails 3")
    assert (clause, told["price"], told["have"]) == ("SMB-YRD-04", 9, 8)


# -- SMB-YRD-05


@rule("SMB-YRD-05")
@pytest.mark.parametrize(("before", "spaces", "limit"), [(0, 11, 8), (1, 13, 10)])
def test_a_hold_extension_is_two_spaces_and_two_berths_for_4(before: int, spaces: int, limit: int) -> None:
    t = yard({"extensions": before}).do("hold")
    assert (t.seat(0)["spaces"], t.seat(0)["limit"], t.money(0)) == (spaces, limit, 26)


@rule("SMB-YRD-05")
def test_there_are_two_extensions_for_merchants_only() -> None:
    clause, told = yard({"extensions": 2}).refusal("hold")
    assert (clause, told["n"]) == ("SMB-YRD-05", 2)
    assert yard(CORSAIR).clause("hold") == "SMB-YRD-05"
    clause, told = yard({"money": 3}).refusal("hold")
    assert (clause, told["price"], told["have"]) == ("SMB-YRD-05", 4, 3)


# -- SMB-YRD-06


@rule("SMB-YRD-06")
@pytest.mark.parametrize(("ship", "cannons"), [({}, 2), (CORSAIR, 3), ({**CORSAIR, "cannons": 3}, 4)])
def test_a_cannon_costs_8(ship: Fields, cannons: int) -> None:
    t = yard(ship).do("cannon")
    assert (t.seat(0)["cannons"], t.money(0)) == (cannons, 22)


@rule("SMB-YRD-06")
@pytest.mark.parametrize(("ship", "most"), [({"cannons": 2}, 2), ({**CORSAIR, "cannons": 4}, 4)])
def test_a_board_has_room_for_so_many_cannons(ship: Fields, most: int) -> None:
    clause, told = yard(ship).refusal("cannon")
    assert (clause, told["n"]) == ("SMB-YRD-06", most)


@rule("SMB-YRD-06")
def test_a_cannon_is_paid() -> None:
    clause, told = yard({"money": 7}).refusal("cannon")
    assert (clause, told["price"], told["have"]) == ("SMB-YRD-06", 8, 7)


# -- SMB-YRD-07


@rule("SMB-YRD-07")
def test_the_letter_of_marque_makes_a_corsair_for_10() -> None:
    ship = {
        "sailors": 3,
        "leaks": 1,
        "cargo": {"rum": 2},
        "discoveries": ["A1"],
        "sail_damage": 1,
        "upgrade": 2,
        "specialists": {"trader": 2},
        "unbound": 1,
    }
    t = yard(ship).do("letter")
    shown = t.seat(0)
    assert (shown["type"], t.money(0)) == ("corsair", 20)
    assert (t.crew(0), t.cargo(0), t.discoveries(0)) == ((3, 0, 0, 1), {"rum": 2}, {"A1"})
    assert (shown["sail_damage"], shown["upgrade"], shown["cannons"]) == (1, 2, 2)
    assert (t.levels(0), shown["unbound"]) == ({"trader": 2}, 1)
    assert (shown["spaces"], shown["limit"], shown["speed"], shown["strength_limit"]) == (8, 8, 6 + 2 - 1 - 1, 7)


@rule("SMB-YRD-07")
@pytest.mark.parametrize(("cannons", "damage", "after"), [(1, 0, 2), (2, 0, 3), (2, 1, 3), (1, 1, 2)])
def test_a_bought_cannon_and_its_damage_move_over(cannons: int, damage: int, after: int) -> None:
    t = yard({"cannons": cannons, "cannon_damage": damage}).do("letter")
    assert (t.seat(0)["cannons"], t.seat(0)["cannon_damage"]) == (after, damage)


@rule("SMB-YRD-07")
def test_extensions_are_lost_and_surplus_sailors_wait_on_deck() -> None:
    t = yard({"extensions": 1, "sailors": 6, "cargo": {"rum": 4}}).do("letter")
    assert (t.seat(0)["extensions"], t.money(0)) == (0, 20)
    assert (t.crew(0), t.cargo(0)) == ((4, 0, 2, 0), {"rum": 4})
    assert t.clause("recruit") == "SMB-YRD-02"


@rule("SMB-YRD-07", "SMB-TRM-07")
def test_cubes_go_overboard_only_when_they_and_the_leaks_are_too_many() -> None:
    t = yard({"extensions": 1, "sailors": 1, "leaks": 1, "cargo": {"rum": 6, "gold": 3}}).do("letter")
    assert t.question == (0, "overload")
    assert t.legal() == {"throw rum", "throw gold"}
    t.do("throw rum", "throw gold")
    assert (t.crew(0), t.cargo(0), t.question) == ((0, 0, 1, 1), {"rum": 5, "gold": 2}, (0, "shipyard"))


@rule("SMB-YRD-07")
def test_a_corsair_needs_no_second_letter() -> None:
    assert yard(CORSAIR).clause("letter") == "SMB-YRD-07"
    clause, told = yard({"money": 9}).refusal("letter")
    assert (clause, told["price"], told["have"]) == ("SMB-YRD-07", 10, 9)


# -- SMB-YRD-08


@rule("SMB-YRD-08")
@pytest.mark.parametrize(("first", "again"), [("sails 2", "sails 3"), ("hold", "hold"), ("cannon", "cannon")])
def test_each_kind_of_improvement_once_an_action(first: str, again: str) -> None:
    ship = {"money": 40} if first != "cannon" else {**CORSAIR, "money": 40}
    assert yard(ship).do(first).clause(again) == "SMB-YRD-08"


@rule("SMB-YRD-08")
def test_a_letter_does_not_bring_a_second_cannon() -> None:
    t = yard({"money": 40}).do("cannon", "letter")
    assert (t.seat(0)["cannons"], t.clause("cannon")) == (3, "SMB-YRD-08")


# -- SMB-YRD-09


@rule("SMB-YRD-09")
def test_any_number_of_damages_is_repaired_for_1_each() -> None:
    t = yard({"sail_damage": 2, "leaks": 2, "sailors": 2, "cannon_damage": 1})
    t.do("repair sail", "repair sail", "repair leak", "repair leak", "repair cannon")
    assert (t.crew(0), t.money(0)) == ((4, 0, 0, 0), 25)
    assert (t.seat(0)["sail_damage"], t.seat(0)["cannon_damage"], t.seat(0)["speed"]) == (0, 0, 4)


@rule("SMB-YRD-09")
@pytest.mark.parametrize("what", ["sail", "leak", "cannon"])
def test_only_damage_is_repaired(what: str) -> None:
    clause, told = yard().refusal(f"repair {what}")
    assert (clause, told["what"]) == ("SMB-YRD-09", what)
    clause, told = yard({"money": 0, "sail_damage": 1, "leaks": 1, "cannon_damage": 1, "cargo": {"rum": 1}}).refusal(
        f"repair {what}"
    )
    assert (clause, told["price"], told["have"]) == ("SMB-YRD-09", 1, 0)
    assert table().clause(f"repair {what}") == "SMB-YRD-09"


@rule("SMB-YRD-09")
@pytest.mark.parametrize("ship", [{"sailors": 5}, {"sailors": 3, "cargo": {"rum": 5}}])
def test_the_sailor_of_a_repaired_leak_has_a_berth_in_a_full_hold(ship: Fields) -> None:
    t = yard({"leaks": 1, **ship})
    assert t.clause("recruit") == "SMB-YRD-02"
    assert t.do("repair leak").crew(0) == (ship["sailors"] + 1, 0, 0, 0)


# -- the engineer (SMB-ACA-04)


@rule("SMB-ACA-04")
@pytest.mark.parametrize(
    ("move", "price"), [("sails 2", 4), ("sails 4", 10), ("hold", 2), ("cannon", 6), ("letter", 8), ("recruit", 1)]
)
def test_engineer_1_pays_2_less_for_each_improvement(move: str, price: int) -> None:
    assert yard({"specialists": {"engineer": 1}}).do(move).money(0) == 30 - price


@rule("SMB-ACA-04")
def test_engineer_1_pays_at_least_1() -> None:
    assert yard({"specialists": {"engineer": 1}, "upgrade": 3}).do("sails 4").money(0) == 29


@rule("SMB-ACA-04")
def test_engineer_2_repairs_for_nothing() -> None:
    t = yard({**CORSAIR, "specialists": {"engineer": 2}, "sail_damage": 1, "cannon_damage": 1})
    t.do("repair sail", "repair cannon")
    assert t.money(0) == 30 + 2  # the leader card


@rule("SMB-ACA-04")
def test_the_engineers_leader_card_pays_2_for_each_shipyard() -> None:
    ships = {"specialists": {"engineer": 2}, **CORSAIR}
    for holder, money in ((0, 32), (1, 30)):
        t = table({0: {"at": "2,2:port", "money": 30, **ships}, 1: ships}, leaders={"engineer": holder}).do("shipyard")
        assert t.money(0) == money


@rule("SMB-ACA-04", "SMB-ACT-02", "SMB-ACT-05")
def test_engineer_3_builds_anywhere_and_twice_a_round() -> None:
    t = table({0: {"at": "1,1", "money": 30, **CORSAIR, "specialists": {"engineer": 3}}})
    t.do("shipyard", "cannon", "done", "shipyard", "cannon", "done")
    assert (t.seat(0)["cannons"], t.tokens(0)) == (4, 2)
    clause, told = t.refusal("shipyard")
    assert (clause, told["action"], told["n"]) == ("SMB-ACT-02", "@action-shipyard", 2)
    t = table({0: {"at": "1,1", **CORSAIR, "specialists": {"engineer": 2}}})
    assert t.clause("shipyard") == "SMB-ACT-05"


@rule("SMB-ACA-04", "SMB-ACT-02")
@pytest.mark.parametrize(("language", "once"), [("en", "once per round"), ("fr", "une fois par tour")])
def test_the_refusal_of_a_shipyard_says_how_often_it_may_be_played(language: str, once: str) -> None:
    for level, often in ((2, 1), (3, 2)):
        t = table({0: {"at": "2,2:port", **CORSAIR, "specialists": {"engineer": level}}})
        t.do(*["shipyard", "done"] * often)
        refusal = game.why_not(t.state, 0, game.parse("shipyard"))
        assert refusal is not None
        said = game.words(language).say(refusal.text)
        assert (once in said, "2" in said) == (often == 1, often == 2)
