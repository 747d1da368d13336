"""Seul Maître à Bord, sections 11 and 12: engagement, ports and blockade.

Seat 0 sails west from 1,1 to 1,0, downwind, unless told otherwise.
"""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, Fields, Table, duel, fight, table

THERE = {"at": "1,0"}
PIRATE_THERE = {"at": "1,0"}


def meeting(
    *others: Fields, pirates: dict[int, Fields] | None = None, ship: Fields | None = None, **more: Any
) -> Table:
    """Seat 0 has come to 1,0, where these ships lie."""
    seats = {0: {"at": "1,1", **(ship or {})}, **{seat: {**THERE, **other} for seat, other in enumerate(others, 1)}}
    return table(seats, pirates=pirates, wind="W", **more).do("sail W")


def engaged(t: Table) -> list[tuple[str, str]]:
    return [(event["ship"], event["other"]) for event in t.told("engaged")]


# -- SMB-ENG-01


@rule("SMB-ENG-01")
def test_a_step_into_a_zone_leads_to_a_fight_without_a_token() -> None:
    t = meeting(CORSAIR)
    assert engaged(t) == [("#0", "#1")]
    assert t.tokens(0) == 3  # that of the Navigation


@rule("SMB-ENG-01")
@pytest.mark.parametrize(
    ("at", "step", "there"),
    [("1,3", "cape 1", "1,3:1"), ("2,2:port", "leave", "2,2"), ("1,1", "sail W", "1,0"), ("1,4", "sail W", "1,3")],
)
def test_tile_steps_capes_and_leaving_a_port_are_such_steps(at: str, step: str, there: str) -> None:
    t = table({0: {"at": at}, 1: {**CORSAIR, "at": there}}, wind="W").do(step)
    assert engaged(t) == [("#0", "#1")]


@rule("SMB-ENG-01")
def test_a_ship_in_another_zone_of_the_tile_is_not_met() -> None:
    t = table({0: {"at": "1,4"}, 1: {**CORSAIR, "at": "1,3:1"}}, wind="W").do("sail W")
    assert (engaged(t), t.question) == ([], (0, "act"))


@rule("SMB-ENG-01")
def test_nobody_is_engaged_without_a_step() -> None:
    t = table({0: {"at": "1,0"}, 1: {"at": "1,2"}})
    assert t.clause("engage 2") == "SMB-ENG-01"
    assert t.clause("pass") == "SMB-ENG-01"


@rule("SMB-ENG-01")
def test_a_ship_elsewhere_cannot_be_engaged() -> None:
    t = meeting({}, {"at": "0,1"})
    clause, told = t.refusal("engage 3")
    assert (clause, told["ship"]) == ("SMB-ENG-01", "#2")


# -- SMB-ENG-02


@rule("SMB-ENG-02")
@pytest.mark.parametrize("kind", [{}, CORSAIR])
def test_a_ship_that_has_fought_neither_blocks_nor_is_attacked(kind: Fields) -> None:
    t = meeting({**kind, "fought": True})
    assert (engaged(t), t.question) == ([], (0, "act"))


@rule("SMB-ENG-02")
def test_a_pirate_that_has_fought_does_not_block() -> None:
    t = meeting(pirates={1: {**PIRATE_THERE, "fought": True}})
    assert (engaged(t), t.question) == ([], (0, "act"))


@rule("SMB-ENG-02")
def test_a_ship_that_has_fought_is_not_blocked() -> None:
    t = meeting(CORSAIR, {}, pirates={1: PIRATE_THERE}, ship={"fought": True})
    assert (engaged(t), t.question) == ([], (0, "act"))


@rule("SMB-ENG-02")
def test_of_two_the_one_that_has_fought_cannot_be_chosen() -> None:
    t = meeting({}, {"fought": True})
    assert t.legal() == {"engage 2", "pass"}
    clause, told = t.refusal("engage 3")
    assert (clause, told["ship"]) == ("SMB-ENG-02", "#2")


@rule("SMB-ENG-02")
def test_attacker_and_defender_are_marked_until_the_end_of_the_round() -> None:
    t = fight(duel({**CORSAIR, "sailors": 6}, {})).do("stay")
    assert (t.seat(0)["fought"], t.seat(1)["fought"], t.seat(0)["tokens"]) == (True, True, 3)


# -- SMB-ENG-03


@rule("SMB-ENG-03")
@pytest.mark.parametrize("kind", [{}, CORSAIR])
def test_a_corsair_must_be_engaged_by_merchants_too(kind: Fields) -> None:
    t = meeting(CORSAIR, ship=kind)
    assert engaged(t) == [("#0", "#1")]
    assert t.question == (1, "shot")


@rule("SMB-ENG-03")
def test_a_pirate_must_be_engaged() -> None:
    assert engaged(meeting(pirates={3: PIRATE_THERE})) == [("#0", "@pirate-3")]


@rule("SMB-ENG-03")
@pytest.mark.parametrize(
    ("choice", "other"), [("engage 2", "#1"), ("engage 3", "#2"), ("engage pirate 4", "@pirate-4")]
)
def test_of_several_the_mover_picks_one(choice: str, other: str) -> None:
    t = meeting(CORSAIR, CORSAIR, pirates={4: PIRATE_THERE})
    assert t.question == (0, "engage")
    assert t.legal() == {"engage 2", "engage 3", "engage pirate 4"}
    assert engaged(t.do(choice)) == [("#0", other)]


@rule("SMB-ENG-03")
def test_who_must_fight_cannot_pass_or_take_a_merchant() -> None:
    t = meeting(CORSAIR, CORSAIR, {})
    assert t.legal() == {"engage 2", "engage 3"}
    assert t.clause("pass") == "SMB-ENG-03"
    assert t.clause("engage 4") == "SMB-ENG-03"


@rule("SMB-ENG-03", "SMB-BLK-01")
def test_who_must_fight_cannot_take_a_ship_in_port_instead() -> None:
    t = table(
        {0: {"at": "1,2"}, 1: {**CORSAIR, "at": "2,2"}, 2: {**CORSAIR, "at": "2,2"}, 3: {"at": "2,2:port"}}, wind="S"
    )
    t.do("sail S")
    assert t.legal() == {"engage 2", "engage 3"}
    assert t.clause("engage 4") == "SMB-ENG-03"


# -- SMB-ENG-04


@rule("SMB-ENG-04")
@pytest.mark.parametrize("kind", [{}, CORSAIR])
def test_a_merchant_may_be_engaged_or_passed(kind: Fields) -> None:
    t = meeting({}, ship=kind)
    assert (t.question, t.legal()) == ((0, "engage"), {"engage 2", "pass"})
    assert engaged(t.copy().do("engage 2")) == [("#0", "#1")]
    t.do("pass")
    assert t.question == (0, "act")
    t.do("sail N")
    assert (t.at(0), t.tokens(0)) == ("0,0", 3)  # the same Navigation


# -- SMB-ENG-05


@rule("SMB-ENG-05")
@pytest.mark.parametrize("kind", [{}, CORSAIR])
def test_ships_in_the_same_space_do_not_fight_until_one_comes_back(kind: Fields) -> None:
    t = table({0: {"at": "1,0"}, 1: {**kind, **THERE}}, wind="N")
    assert t.question == (0, "act")
    t.do("sail E")
    assert t.question == (0, "act")
    t.do("sail W")
    if t.phase == "engage":
        t.do("engage 2")
    assert engaged(t) == [("#0", "#1")]


@rule("SMB-ENG-05", "SMB-PIR-02")
def test_a_pirate_does_not_engage_who_lies_beside_it_until_it_comes_back() -> None:
    t = table({1: {**CORSAIR, **THERE}}, pirates={1: PIRATE_THERE}, wind="N").do("piracy 1")
    assert (engaged(t), t.question) == ([], (0, "piracy"))
    t.do("sail E", "sail W")
    assert engaged(t) == [("@pirate-1", "#1")]


# -- SMB-ENG-06


@rule("SMB-ENG-06")
def test_engaging_ends_the_movement() -> None:
    t = fight(meeting(CORSAIR, ship={**CORSAIR, "sailors": 6})).do("stay")
    assert t.seen["moving"] is None
    assert (t.question, t.tokens(0)) == ((0, "act"), 3)
    t.do("sail N")
    assert t.tokens(0) == 2


# -- SMB-ENG-07 and SMB-TRM-05


@rule("SMB-ENG-07", "SMB-TRM-05")
def test_a_player_passes_the_own_pirate() -> None:
    t = meeting(pirates={1: {**PIRATE_THERE, "controller": 0}})
    assert (engaged(t), t.question) == ([], (0, "act"))


@rule("SMB-TRM-05", "SMB-ENG-03")
@pytest.mark.parametrize("controller", [None, 1, 3])
def test_the_pirate_of_another_is_an_enemy(controller: int | None) -> None:
    t = meeting(pirates={1: {**PIRATE_THERE, "controller": controller}})
    assert engaged(t) == [("#0", "@pirate-1")]


@rule("SMB-ENG-07")
def test_who_has_a_choice_cannot_choose_the_own_pirate() -> None:
    t = meeting({}, pirates={1: {**PIRATE_THERE, "controller": 0}})
    assert t.legal() == {"engage 2", "pass"}
    clause, told = t.refusal("engage pirate 1")
    assert (clause, told["ship"]) == ("SMB-ENG-07", "@pirate-1")


@rule("SMB-ENG-07", "SMB-TRM-05")
def test_a_controlled_pirate_passes_pirates_and_its_controllers_ship() -> None:
    t = table({0: {**CORSAIR, "at": "1,0"}}, pirates={1: {"at": "1,1"}, 2: PIRATE_THERE}, wind="W")
    t.do("piracy 1", "sail W")
    assert (engaged(t), t.question) == ([], (0, "piracy"))


@rule("SMB-ENG-07", "SMB-PIR-02")
def test_a_controlled_pirate_engages_the_ships_of_others() -> None:
    t = table({1: {**CORSAIR, "at": "1,0"}}, pirates={1: {"at": "1,1"}}, wind="W").do("piracy 1", "sail W")
    assert engaged(t) == [("@pirate-1", "#1")]
    t = table({1: {"at": "1,0"}}, pirates={1: {"at": "1,1"}}, wind="W").do("piracy 1", "sail W")
    assert t.legal() == {"engage 2", "pass"}


# -- SMB-ENG-08


@rule("SMB-ENG-08", "SMB-REC-01")
def test_the_attacker_may_recover_before_the_combat() -> None:
    t = duel({"sailors": 2, "sails": 2}, {})
    assert t.question == (0, "ready")
    assert t.legal() == {"recover", "fight"}
    t.do("recover")
    assert (t.crew(0), t.tokens(0), t.question) == ((4, 0, 0, 0), 2, (1, "shot"))


@rule("SMB-ENG-08", "SMB-CBT-01")
def test_who_fights_at_once_leaves_the_sailors_in_the_sails() -> None:
    t = duel({"sailors": 2, "sails": 2}, {}).do("fight")
    assert (t.crew(0), t.tokens(0), t.question) == ((2, 2, 0, 0), 3, (1, "shot"))


@rule("SMB-ENG-08")
def test_recovery_before_a_combat_needs_a_token() -> None:
    assert duel({"sailors": 2, "sails": 2, "tokens": 1}, {}).question == (1, "shot")


@rule("SMB-ENG-08")
def test_a_pirates_controller_does_not_recover_first() -> None:
    t = table({0: {"sails": 2}, 1: {**CORSAIR, "at": "1,0"}}, pirates={1: {"at": "1,1"}}, wind="W")
    assert t.do("piracy 1", "sail W").question == (1, "shot")


@rule("SMB-ENG-08")
def test_there_is_no_fight_to_begin_otherwise() -> None:
    assert table().clause("fight") == "SMB-ENG-08"


# -- SMB-BLK-01


def at_the_centre(*others: Fields, at: str = "1,2", step: str = "sail S", **more: Any) -> Table:
    """Seat 0 comes from the north to the roadstead of the centre."""
    return table({0: {"at": at}, **dict(enumerate(others, 1))}, wind="S", **more).do(step)


@rule("SMB-BLK-01")
@pytest.mark.parametrize("kind", [{}, CORSAIR])
def test_a_ship_in_port_may_be_attacked_from_the_roadstead(kind: Fields) -> None:
    t = at_the_centre({**kind, "at": "2,2:port"})
    assert (t.question, t.legal()) == ((0, "engage"), {"engage 2", "pass"})
    assert engaged(t.copy().do("engage 2")) == [("#0", "#1")]
    assert t.do("pass").question == (0, "act")


@rule("SMB-BLK-01")
def test_a_ship_in_the_port_is_beside_a_merchant_in_the_roadstead() -> None:
    t = at_the_centre({**CORSAIR, "at": "2,2:port"}, {"at": "2,2"})
    assert t.legal() == {"engage 2", "engage 3", "pass"}


@rule("SMB-BLK-01")
def test_a_ship_in_port_is_not_attacked_from_the_other_zone() -> None:
    t = table({0: {"at": "4,3"}, 1: {"at": "4,4:port"}}, wind="E").do("sail E")
    assert t.question == (0, "engage")
    t = table({0: {"at": "4,4"}, 1: {"at": "4,4:port"}}, wind="E").do("cape 1")
    assert (engaged(t), t.question) == ([], (0, "act"))


@rule("SMB-BLK-01", "SMB-ENG-05")
def test_who_comes_out_of_a_port_does_not_attack_those_inside() -> None:
    t = at_the_centre({**CORSAIR, "at": "2,2:port"}, at="2,2:port", step="leave")
    assert (engaged(t), t.question) == ([], (0, "act"))
    t = at_the_centre({"at": "2,2:port"}, {"at": "2,2"}, at="2,2:port", step="leave")
    assert t.legal() == {"engage 3", "pass"}
    clause, told = t.refusal("engage 2")
    assert (clause, told["ship"]) == ("SMB-BLK-01", "#1")


# -- SMB-BLK-02


@rule("SMB-BLK-02")
def test_a_corsair_or_pirate_in_the_roadstead_blockades_the_port() -> None:
    t = at_the_centre({**CORSAIR, "at": "2,2"}, at="2,2:port", step="leave")
    assert engaged(t) == [("#0", "#1")]
    t = at_the_centre(pirates={1: {"at": "2,2"}}, at="2,2:port", step="leave")
    assert engaged(t) == [("#0", "@pirate-1")]


@rule("SMB-BLK-02")
def test_a_merchant_in_the_roadstead_does_not() -> None:
    t = at_the_centre({"at": "2,2"}, at="2,2:port", step="leave")
    assert t.legal() == {"engage 2", "pass"}


# -- SMB-BLK-03 and -04


@rule("SMB-BLK-03")
def test_entering_a_port_engages_nobody() -> None:
    t = table({0: {"at": "2,2"}, 1: {**CORSAIR, "at": "2,2:port"}}).do("port")
    assert (t.at(0), engaged(t), t.question) == ("2,2:port", [], (0, "act"))


@rule("SMB-BLK-04")
def test_a_pirate_in_a_lair_may_be_attacked_but_does_not_block() -> None:
    t = table({0: {"at": "1,2"}}, pirates={1: {}}, wind="N").do("sail N")
    assert (t.at(0), t.legal()) == ("0,2", {"engage pirate 1", "pass"})
    assert engaged(t.do("engage pirate 1")) == [("#0", "@pirate-1")]


@rule("SMB-BLK-04", "SMB-ENG-01")
def test_a_pirate_that_leaves_its_lair_meets_who_lies_before_it() -> None:
    t = table({1: {**CORSAIR, "at": "0,2"}}, pirates={1: {}}).do("piracy 1", "leave")
    assert engaged(t) == [("@pirate-1", "#1")]


@rule("SMB-BLK-01", "SMB-PIR-02")
def test_a_controlled_pirate_may_attack_a_ship_in_port() -> None:
    t = table({1: {**CORSAIR, "at": "2,2:port"}}, pirates={1: {"at": "1,2"}}, wind="S").do("piracy 1", "sail S")
    assert t.legal() == {"engage 2", "pass"}
    assert engaged(t.copy().do("engage 2")) == [("@pirate-1", "#1")]
    assert t.do("pass").question == (0, "piracy")


@rule("SMB-BLK-01", "SMB-ENG-07")
def test_a_pirate_does_not_attack_its_controller_in_port() -> None:
    t = table({0: {"at": "2,2:port"}}, pirates={1: {"at": "1,2"}}, wind="S").do("piracy 1", "sail S")
    assert (engaged(t), t.question) == ([], (0, "piracy"))


@rule("SMB-BLK-01", "SMB-CBT-11")
def test_who_is_beaten_in_port_stays_there_or_flees_from_its_tile() -> None:
    t = at_the_centre({"at": "2,2:port", "sailors": 1}).do("engage 2")
    fight(t)
    assert t.question == (1, "beaten")
    assert t.copy().do("stay").at(1) == "2,2:port"
    assert t.do("away N").at(1) == "1,2"
    assert t.at(0) == "2,2"


@rule("SMB-BLK-04", "SMB-CPI-03")
def test_a_pirate_beaten_in_its_lair_stays_there() -> None:
    t = table(
        {0: {**CORSAIR, "at": "1,2", "sailors": 8}},
        pirates={1: {"sailor_damage": 4}},
        wind="N",
        dice={"red": ["miss"]},
    ).do("sail N", "engage pirate 1")
    fight(t)
    assert (t.pirate_at(1), t.vp(0), t.at(0)) == ("0,2:lair", 3, "0,2")
