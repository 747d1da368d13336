"""Seul Maître à Bord, section 16: the academy."""

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, SPECIALITIES, Fields, table

# -- SMB-ACA-01


@rule("SMB-ACA-01")
@pytest.mark.parametrize(("level", "price"), [(0, 2), (1, 4), (2, 6)])
def test_a_level_costs_2_then_4_then_6(level: int, price: int) -> None:
    ship = {"unbound": 1} if level == 0 else {"specialists": {"trader": level}}
    t = table({0: {**ship, "at": "1,1"}}).do("train trader")  # anywhere
    assert (t.levels(0), t.money(0), t.tokens(0)) == ({"trader": level + 1}, 20 - price, 3)


@rule("SMB-ACA-01")
@pytest.mark.parametrize("speciality", SPECIALITIES)
def test_the_first_level_binds_a_specialist_to_a_speciality(speciality: str) -> None:
    t = table({0: {"unbound": 1}}).do(f"train {speciality}")
    assert (t.levels(0), t.seat(0)["unbound"]) == ({speciality: 1}, 0)


@rule("SMB-ACA-01", "SMB-YRD-03")
def test_without_a_free_specialist_no_new_speciality() -> None:
    t = table({0: {"specialists": {"trader": 1}}})
    assert t.offered("train") == {"train trader"}
    assert t.clause("train navigator") == "SMB-ACA-01"


@rule("SMB-ACA-01")
def test_there_is_no_fourth_level() -> None:
    t = table({0: {"specialists": {"trader": 3}}})
    clause, told = t.refusal("train trader")
    assert (clause, told["name"]) == ("SMB-ACA-01", "@speciality-trader")


@rule("SMB-ACA-01")
def test_a_level_is_paid() -> None:
    clause, told = table({0: {"specialists": {"trader": 1}, "money": 3}}).refusal("train trader")
    assert (clause, told["price"], told["have"]) == ("SMB-ACA-01", 4, 3)


# -- SMB-ACA-02


@rule("SMB-ACA-02")
@pytest.mark.parametrize("speciality", ["captain", "engineer", "scientist"])
@pytest.mark.parametrize("level", [1, 2])
def test_captains_engineers_and_scientists_from_level_2_on_need_a_corsair(speciality: str, level: int) -> None:
    ship: Fields = {"specialists": {speciality: level}}
    if level == 1:
        clause, told = table({0: ship}).refusal(f"train {speciality}")
        assert (clause, told["name"], told["level"]) == ("SMB-ACA-02", f"@speciality-{speciality}", 2)
    t = table({0: {**CORSAIR, **ship}}).do(f"train {speciality}")
    assert t.levels(0) == {speciality: level + 1}


@rule("SMB-ACA-02")
@pytest.mark.parametrize("speciality", ["navigator", "trader"])
@pytest.mark.parametrize("level", [1, 2])
def test_navigators_and_traders_are_open_to_merchants(speciality: str, level: int) -> None:
    t = table({0: {"specialists": {speciality: level}}}).do(f"train {speciality}")
    assert t.levels(0) == {speciality: level + 1}


@rule("SMB-ACA-02")
def test_powers_of_lower_levels_stay() -> None:
    t = table({0: {"at": "1,3", "specialists": {"navigator": 3}}}, wind="S").do("cape 1", "sail SW")
    assert t.steps() == [0, 1]  # the cape of level 1
    assert t.crew(0) == (4, 0, 0, 0)  # the point of level 2


# -- SMB-ACA-03


@rule("SMB-ACA-03")
@pytest.mark.parametrize("speciality", SPECIALITIES)
def test_the_first_at_level_2_takes_the_leader_card(speciality: str) -> None:
    t = table({0: {**CORSAIR, "specialists": {speciality: 1}}, 1: {"specialists": {speciality: 1}}})
    assert t.leader(speciality) is None
    t.do(f"train {speciality}")
    assert t.leader(speciality) == 0
    assert [(event["seat"], event["speciality"]) for event in t.told("leader")] == [("#0", speciality)]


@rule("SMB-ACA-03")
@pytest.mark.parametrize(
    ("own", "others", "holder"),
    [
        (1, 2, 1),  # equal levels: the card stays
        (2, 2, 0),  # a strictly higher one takes it
        (2, 3, 1),  # the first at level 3 holds it for good
        (1, 3, 1),
    ],
)
def test_the_card_passes_to_a_strictly_higher_level(own: int, others: int, holder: int) -> None:
    levels = {0: {"specialists": {"trader": own}}, 1: {"specialists": {"trader": others}}}
    t = table(levels, leaders={"trader": 1}).do("train trader")
    assert t.leader("trader") == holder


# -- SMB-ACA-04: what the levels give stands with the actions they serve


@rule("SMB-ACA-04", "SMB-YRD-03")
def test_a_specialist_without_a_level_has_no_power() -> None:
    t = table({0: {"at": "2,2:port", "unbound": 5, "cargo": {"rum": 1}}}).do("market", "sell rum")
    assert t.money(0) == 26
    assert table({0: {"at": "2,2:port", "unbound": 5}}).do("leave").steps() == [1]


# -- SMB-ACA-05


@rule("SMB-ACA-05", "SMB-TRM-09")
def test_who_loses_the_navigators_card_loses_its_sail_at_once() -> None:
    t = table(
        {0: {"specialists": {"navigator": 2}}, 1: {"specialists": {"navigator": 2}, "sailors": 0, "sails": 5}},
        leaders={"navigator": 1},
    )
    assert (t.seat(1)["speed"], t.seat(1)["free_sails"]) == (5, 0)
    t.do("train navigator")
    assert (t.seat(0)["speed"], t.seat(1)["speed"]) == (5, 4)
    assert (t.crew(1), t.seat(1)["free_sails"]) == ((0, 5, 0, 0), 0)
