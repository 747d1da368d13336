"""Seul Maître à Bord, sections 14 and 17: combat with pirates, and piracy."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, Fields, Table, fight, table

STRONG: Fields = {**CORSAIR, "sailors": 8}
WEAK = {"sailor_damage": 4}


def hunt(
    ship: Fields | None = None,
    pirate: Fields | None = None,
    *,
    shot: list[str] | None = None,
    broadside: list[str] | None = None,
    **more: Any,
) -> Table:
    """Seat 0 engages pirate 1 on 1,0 and crews as many cannons as the test says by `fight`."""
    dice = {"red": shot or ["miss"], "white": broadside or ["miss"] * 8}
    seats = {0: {"at": "1,1", **STRONG, **(ship or {})}}
    return table(seats, pirates={1: {"at": "1,0", **(pirate or {})}}, wind="W", dice=dice, **more).do("sail W")


def raid(
    ship: Fields | None = None,
    pirate: Fields | None = None,
    *,
    broadside: list[str] | None = None,
    own: Fields | None = None,
    shot: list[str] | None = None,
    **more: Any,
) -> Table:
    """Pirate 1, which seat 0 controls, engages the ship of seat 1 on 1,0."""
    dice = {"red": shot or ["miss"], "white": broadside or ["miss"] * 8}
    seats = {0: own or {}, 1: {"at": "1,0", **(ship or {})}}
    t = table(seats, pirates={1: {"at": "1,1", **(pirate or {})}}, wind="W", dice=dice, **more)
    t.do("piracy 1", "sail W")
    return t.do("engage 2") if t.phase == "engage" else t


def strengths(t: Table) -> dict[str, int]:
    (boarding,) = t.told("boarding")
    return {boarding["ship"]: boarding["own"], boarding["other"]: boarding["theirs"]}


# -- SMB-CPI-01


@rule("SMB-CPI-01")
@pytest.mark.parametrize(
    ("faces", "damage", "strength"),
    [
        (["hold", "hold"], (0, 0, 0), 5),
        (["sailor", "miss"], (0, 1, 0), 4),
        (["sail", "sail"], (0, 0, 2), 5),
        (["cannon", "miss"], (1, 0, 0), 3),
        (["cannon", "sailor"], (1, 1, 0), 2),
        (["cannon", "cannon"], (2, 0, 0), 1),
    ],
)
def test_hits_lower_a_pirates_values(faces: list[str], damage: tuple[int, ...], strength: int) -> None:
    t = fight(hunt(broadside=[*faces, "miss", "miss"]), 2)
    pirate = t.pirate(1)
    assert (pirate["cannon_damage"], pirate["sailor_damage"], pirate["sail_damage"]) == damage
    assert (pirate["cannons"], pirate["sailors"], pirate["sails"]) == (2, 5, 6)  # the full values
    assert strengths(t)["@pirate-1"] == strength
    cannons = [event for event in t.told("hit") if (event["ship"], event["face"]) == ("@pirate-1", "cannon")]
    assert [event["from"] for event in cannons] == ["cannons"] * damage[0]  # whose gunners do not board


@rule("SMB-CPI-01")
def test_a_cannon_hit_earlier_does_not_weaken_the_boarding() -> None:
    assert strengths(fight(hunt(pirate={"cannon_damage": 1})))["@pirate-1"] == 5


# -- SMB-CPI-02


@rule("SMB-CPI-02")
@pytest.mark.parametrize(
    ("pirate", "crewed"),
    [
        ({}, 2),
        ({"sailor_damage": 2}, 1),
        ({"sailor_damage": 4}, 0),
        ({"cannon_damage": 1}, 1),
        ({"improvements": ["sailor-cannon"]}, 3),
        ({"improvements": ["sailor-cannon"], "sailor_damage": 1}, 2),
        ({"improvements": ["sailor-sail"]}, 2),
    ],
)
def test_a_pirate_crews_all_it_can(pirate: Fields, crewed: int) -> None:
    t = fight(hunt(pirate=pirate))
    fired = [event for event in t.told("white-die") if event["ship"] == "@pirate-1"]
    assert len(fired) == crewed


@rule("SMB-CPI-02")
def test_a_pirate_has_no_deck_limit() -> None:
    four = ["sailor-sail", "sailor-sail", "sailor-cannon", "sailor-cannon"]
    assert strengths(fight(hunt(pirate={"improvements": four}))) == {"#0": 7, "@pirate-1": 9}


# -- SMB-CPI-03


@rule("SMB-CPI-03")
def test_a_defending_pirate_always_fires_first() -> None:
    t = hunt(shot=["sail"])
    assert [(event["ship"], event["other"]) for event in t.told("initial-shot")] == [("@pirate-1", "#0")]
    assert t.seat(0)["sail_damage"] == 1
    assert t.question == (0, "crew")


@rule("SMB-CPI-03")
def test_a_beaten_defending_pirate_stays_put() -> None:
    t = fight(hunt(pirate=WEAK))
    assert (t.pirate_at(1), t.question, t.vp(0)) == ("1,0", (0, "act"), 3)


@rule("SMB-CPI-03")
def test_a_beaten_attacking_pirate_stays_or_flees_as_its_controller_says() -> None:
    t = fight(raid(pirate=WEAK))
    assert t.question == (0, "beaten")
    assert t.legal() == {"stay", "away N", "away NE", "away E", "away SE", "away S"}
    assert t.clause("ransom rum") == "SMB-CPI-03"
    assert t.copy().do("stay").pirate_at(1) == "1,0"
    assert t.do("away NE").pirate_at(1) == "0,1"


# -- SMB-CPI-04


@rule("SMB-CPI-04")
def test_the_controller_of_a_victorious_pirate_has_3_points_and_sells_a_cube_for_its_purse() -> None:
    t = fight(raid({"sailors": 2, "cargo": {"sugar": 1, "gold": 1}}, {"purse": 1}))
    assert (t.question, t.vp(0)) == ((0, "loot"), 3)
    assert t.legal() == {"loot sugar", "loot gold", "nothing"}
    t.do("loot sugar")
    assert (t.vp(0), t.money(0), t.pirate(1)["purse"]) == (4, 20, 4)
    assert (t.cargo(0), t.cargo(1), t.cubes("sugar")) == ({}, {"gold": 1}, 0)
    assert t.question == (1, "beaten")


@rule("SMB-CPI-04")
def test_the_cube_may_be_left_to_the_loser() -> None:
    t = fight(raid({"sailors": 2, "cargo": {"sugar": 1}})).do("nothing")
    assert (t.vp(0), t.pirate(1)["purse"], t.cargo(1)) == (3, 0, {"sugar": 1})


@rule("SMB-CPI-04", "SMB-ACA-04")
def test_captain_powers_do_not_serve_a_pirate() -> None:
    own = {**CORSAIR, "specialists": {"captain": 3}}
    t = fight(raid({"sailors": 2}, own=own))
    assert (strengths(t)["@pirate-1"], t.vp(0)) == (5, 3)
    t = fight(raid({"sailors": 5}, own=own))
    assert (t.vp(0), t.vp(1)) == (1, 1)  # and a tie stays one


@rule("SMB-CPI-04", "SMB-CBT-11", "SMB-CBT-12")
def test_who_is_beaten_by_a_pirate_chooses_as_after_any_combat() -> None:
    t = fight(raid({"sailors": 2})).do("ransom rum", "pairs 1")
    assert (t.at(1), t.money(1)) == ("4,4:port", 17)


# -- SMB-CPI-05


@rule("SMB-CPI-05")
@pytest.mark.parametrize(("purse", "half"), [(0, 0), (1, 0), (4, 2), (7, 3)])
def test_who_beats_a_pirate_takes_half_its_purse(purse: int, half: int) -> None:
    t = fight(hunt(pirate={**WEAK, "purse": purse}))
    assert (t.vp(0), t.money(0), t.pirate(1)["purse"]) == (3, 20 + half, purse - half)


@rule("SMB-CPI-05", "SMB-CBT-10")
def test_a_defender_takes_no_purse() -> None:
    t = fight(raid({"sailors": 6}, {**WEAK, "purse": 6}))
    assert (t.vp(1), t.money(1), t.pirate(1)["purse"]) == (2, 20, 6)


@rule("SMB-CPI-05", "SMB-CBT-10")
def test_the_captain_serves_against_pirates() -> None:
    t = fight(hunt({"specialists": {"captain": 2}}, WEAK))
    assert (strengths(t)["#0"], t.vp(0)) == (8, 5)


# -- SMB-CPI-06


@rule("SMB-CPI-06")
@pytest.mark.parametrize(("sailors", "points"), [(3, (0, 2)), (5, (1, 1)), (7, (3, 0))])
def test_a_defending_pirate_earns_for_its_controller(sailors: int, points: tuple[int, int]) -> None:
    t = fight(hunt({"sailors": sailors}, {"controller": 2}))
    assert (t.vp(0), t.vp(2)) == points


@rule("SMB-CPI-06")
@pytest.mark.parametrize(("sailors", "points"), [(3, 0), (5, 1)])
def test_a_pirate_without_a_controller_earns_for_nobody(sailors: int, points: int) -> None:
    t = fight(hunt({"sailors": sailors}))
    assert [t.vp(seat) for seat in range(4)] == [points, 0, 0, 0]


@rule("SMB-CBT-11", "SMB-CPI-06")
def test_who_is_beaten_by_a_defending_pirate_is_a_loser_too() -> None:
    t = fight(hunt({"sailors": 3, "cargo": {"rum": 1}}))
    assert t.question == (0, "beaten")
    assert {"stay", "away E", "ransom rum"} <= t.legal()
    assert t.cargo(0) == {"rum": 1}


# -- SMB-PIR-01


@rule("SMB-PIR-01")
def test_a_pirate_is_marked_by_who_controls_it() -> None:
    t = table(pirates={2: {"at": "1,1"}}).do("piracy 2")
    assert (t.pirate(2)["controller"], t.tokens(0), t.question) == (0, 3, (0, "piracy"))


@rule("SMB-PIR-01")
def test_a_pirate_is_controlled_once_a_round() -> None:
    t = table(pirates={2: {"controller": 3}})
    clause, told = t.refusal("piracy 2")
    assert (clause, told["ship"], told["seat"]) == ("SMB-PIR-01", "@pirate-2", "#3")


@rule("SMB-PIR-01")
def test_a_pirate_under_a_storm_is_not_chosen() -> None:
    t = table(pirates={2: {"at": "4,1"}, 1: {"at": "3,0"}})
    assert t.offered("piracy") == {"piracy 3", "piracy 4"}
    assert t.clause("piracy 2") == "SMB-PIR-01"


@rule("SMB-PIR-01", "SMB-WND-08")
def test_a_pirate_in_a_stormed_lair_is_not_chosen() -> None:
    assert table(storms=["2,1", "4,4"]).clause("piracy 2") == "SMB-PIR-01"


@rule("SMB-PIR-01")
def test_a_pirate_that_has_fought_may_still_sail() -> None:
    t = table({1: {**CORSAIR, "at": "1,0"}}, pirates={1: {"at": "1,1", "fought": True}}, wind="W")
    t.do("piracy 1", "sail W")
    assert (t.pirate_at(1), t.told("engaged")) == ("1,0", [])


# -- SMB-PIR-02


@rule("SMB-PIR-02")
@pytest.mark.parametrize(
    ("pirate", "points"),
    [({}, 6), ({"sail_damage": 2}, 4), ({"sailor_damage": 5}, 6), ({"improvements": ["sailor-sail"]}, 7)],
)
def test_a_pirate_has_a_point_per_sail(pirate: Fields, points: int) -> None:
    t = table({0: {"sailors": 0, "leaks": 4}}, pirates={2: {"at": "1,1", **pirate}}).do("piracy 2")
    assert t.seen["moving"]["points"] == points
    assert t.crew(0) == (0, 0, 0, 4)


@rule("SMB-PIR-02", "SMB-NAV-02", "SMB-NAV-03")
def test_a_pirates_steps_cost_as_those_of_a_ship() -> None:
    t = table(pirates={2: {"at": "1,1", "sail_damage": 1}}, wind="N").do("piracy 2", "sail S", "sail N", "sail E")
    assert t.steps() == [2, 0, 1]
    assert t.seen["moving"]["points"] == 2
    clause, told = t.refusal("sail E")
    assert clause == "SMB-NAV-02"
    t.do("sail W")
    clause, told = t.refusal("sail S")
    assert (clause, told["cost"], told["have"]) == ("SMB-PIR-02", 2, 1)


@rule("SMB-PIR-02")
def test_a_pirates_cape_and_lair_cost_1_each() -> None:
    t = table(pirates={4: {}}).do("piracy 4", "leave")
    assert (t.pirate_at(4), t.steps()) == ("3,3", [1])
    t.do("cape 1")
    assert (t.pirate_at(4), t.steps(), t.seen["moving"]["points"]) == ("3,3:1", [1], 4)


@rule("SMB-PIR-02", "SMB-ENG-06")
def test_a_fight_ends_a_pirates_movement() -> None:
    t = fight(raid({"sailors": 2})).do("stay")
    assert (t.question, t.seen["moving"], t.tokens(0)) == ((0, "act"), None, 3)


@rule("SMB-PIR-02", "SMB-ACA-04")
def test_navigator_powers_do_not_serve_a_pirate() -> None:
    t = table({0: {"specialists": {"navigator": 3}}}, pirates={4: {}}, wind="N").do("piracy 4", "leave", "sail SW")
    assert t.steps() == [1, 2]
    assert t.seen["moving"]["points"] == 3


@rule("SMB-PIR-02")
def test_the_player_ends_the_movement_of_a_pirate() -> None:
    t = table(pirates={1: {"at": "1,1"}}).do("piracy 1", "sail N", "done")
    assert (t.pirate_at(1), t.question, t.tokens(0)) == ("0,1", (0, "act"), 3)


# -- SMB-PIR-03


@rule("SMB-PIR-03")
def test_a_pirate_digs_up_the_treasure_of_another_lair_for_its_controller() -> None:
    pirates = {1: {"at": "1,1", "treasure": 6}, 2: {"at": "0,2", "purse": 1}}
    t = table(pirates=pirates).do("piracy 2", "lair")
    assert (t.pirate_at(2), t.steps()) == ("0,2:lair", [1])
    assert (t.money(0), t.treasures(), t.pirate(2)["purse"]) == (26, [0, 0, 0, 0], 1)
    assert t.question == (0, "act")  # that ended the movement


@rule("SMB-PIR-03")
def test_a_pirate_finds_nothing_in_its_own_lair() -> None:
    t = table(pirates={2: {"at": "2,1", "treasure": 6}}).do("piracy 2", "lair")
    assert (t.pirate_at(2), t.money(0), t.pirate(2)["treasure"]) == ("2,1:lair", 20, 6)
    assert t.question == (0, "act")


@rule("SMB-PIR-03")
def test_an_occupied_lair_is_closed() -> None:
    t = table(pirates={2: {"at": "0,2"}, 1: {"treasure": 6}}).do("piracy 2")
    clause, told = t.refusal("lair")
    assert (clause, told["lair"]) == ("SMB-PIR-03", 1)


@rule("SMB-PIR-03")
def test_there_is_a_lair_only_in_its_roadstead() -> None:
    t = table(pirates={2: {"at": "1,1"}, 4: {"at": "1,2"}}).do("piracy 2")
    assert t.clause("lair") == "SMB-PIR-03"
    t = table(pirates={2: {"at": "3,3:1"}, 4: {"at": "1,2", "treasure": 3}}).do("piracy 2")
    assert t.clause("lair") == "SMB-PIR-03"


@rule("SMB-PIR-03", "SMB-PIR-02")
def test_a_lair_needs_a_point() -> None:
    t = table(pirates={2: {"at": "0,3", "sail_damage": 6}, 1: {"at": "1,1"}}, wind="W").do("piracy 2", "sail W")
    assert t.pirate_at(2) == "0,2"
    clause, told = t.refusal("lair")
    assert (clause, told["cost"], told["have"]) == ("SMB-PIR-02", 1, 0)


# -- SMB-PIR-04


@rule("SMB-PIR-04")
def test_a_purse_is_not_the_players_money() -> None:
    t = table({0: {"at": "2,2:port", "money": 3, "cargo": {"rum": 1}}}, pirates={2: {"at": "1,1", "purse": 9}}).do(
        "piracy 2", "done"
    )
    t.do("market")
    clause, told = t.refusal("buy gold")
    assert (clause, told["price"], told["have"]) == ("SMB-MKT-05", 5, 3)
    assert t.money(0) == 3
