"""Seul Maître à Bord, sections 9 and 10: navigation and the crossing of storms."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, Fields, Table, game, table


def sailing(at: str = "1,1", wind: str = "N", *, ship: Fields | None = None, **more: Any) -> Table:
    """Seat 0 at sea, with all it has at the start."""
    return table({0: {"at": at, **(ship or {})}}, wind=wind, **more)


# -- SMB-NAV-01


@rule("SMB-NAV-01")
def test_a_point_is_a_sailor_moved_from_the_hold_to_the_sails() -> None:
    t = sailing().do("sail E")
    assert t.crew(0) == (3, 1, 0, 0)
    t.do("sail W")
    assert t.crew(0) == (2, 2, 0, 0)
    assert t.tokens(0) == 3  # both are steps of one Navigation


@rule("SMB-NAV-01")
def test_without_sailors_only_free_steps_are_made() -> None:
    t = sailing(ship={"sailors": 0, "sails": 4})
    t.do("sail N")
    assert t.at(0) == "0,1"
    clause, told = t.refusal("sail E")
    assert (clause, told["cost"], told["have"]) == ("SMB-NAV-01", 1, 0)


@rule("SMB-NAV-01", "SMB-TRM-10")
@pytest.mark.parametrize(
    ("ship", "have"),
    [
        ({"sailors": 1}, 1),
        ({"sailors": 4, "sail_damage": 3}, 1),  # sailors enough, but no sail for them
        ({"sailors": 3, "sails": 3}, 1),
        ({"sailors": 0, "sails": 2}, 0),
        ({"sailors": 3, "cargo": {"rum": 6}}, 0),
    ],
)
def test_points_need_a_sailor_and_a_free_sail_each(ship: Fields, have: int) -> None:
    t = sailing(ship=ship, wind="N")
    clause, told = t.refusal("sail S")
    assert (clause, told["cost"], told["have"]) == ("SMB-NAV-01", 2, have)
    assert ("sail E" in t.legal()) == (have >= 1)


@rule("SMB-NAV-01")
def test_there_is_nothing_to_end_before_the_first_step() -> None:
    assert sailing().clause("done") == "SMB-NAV-01"


# -- SMB-NAV-02


@rule("SMB-NAV-02", "SMB-WND-02")
@pytest.mark.parametrize("wind", ["N", "NE", "SE", "W"])
def test_a_step_costs_by_its_angle_to_the_wind(wind: str) -> None:
    compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    for way, cost in enumerate([0, 1, 1, 2, 2, 2, 1, 1]):
        heading = compass[(compass.index(wind) + way) % 8]
        t = sailing(wind=wind)
        assert t.seen["costs"][f"sail {heading}"] == cost
        t.do(f"sail {heading}")
        assert t.steps() == [cost]
        assert t.crew(0) == (4 - cost, cost, 0, 0)


@rule("SMB-NAV-02")
@pytest.mark.parametrize(
    ("heading", "there"),
    [
        *(("N", "0,1"), ("NE", "0,2"), ("E", "1,2"), ("SE", "2,2")),
        *(("S", "2,1"), ("SW", "2,0"), ("W", "1,0"), ("NW", "0,0")),
    ],
)
def test_a_step_leads_to_one_of_eight_tiles(heading: str, there: str) -> None:
    assert sailing(wind=heading).do(f"sail {heading}").at(0) == there


@rule("SMB-NAV-02")
@pytest.mark.parametrize(
    ("at", "heading", "there"),
    [("2,2", "NE", "1,3:1"), ("0,2", "SE", "1,3"), ("4,2", "E", "4,3:1"), ("4,4", "W", "4,3"), ("3,4:1", "N", "2,4")],
)
def test_a_ship_comes_into_the_zone_of_the_opposite_gate(at: str, heading: str, there: str) -> None:
    assert sailing(at, wind=heading).do(f"sail {heading}").at(0) == there


@rule("SMB-NAV-02")
@pytest.mark.parametrize(("at", "heading"), [("1,2", "E"), ("1,3", "W"), ("1,3", "S"), ("2,3", "N"), ("4,3", "N")])
def test_no_step_leads_over_land(at: str, heading: str) -> None:
    assert sailing(at).clause(f"sail {heading}") == "SMB-NAV-02"


@rule("SMB-NAV-02")
@pytest.mark.parametrize(("at", "heading"), [("1,3", "SW"), ("1,3:1", "N"), ("4,3", "W")])
def test_a_step_goes_out_of_a_gate_of_the_present_zone(at: str, heading: str) -> None:
    assert sailing(at).clause(f"sail {heading}") == "SMB-NAV-02"


@rule("SMB-NAV-02")
def test_corners_are_open_between_land() -> None:
    t = sailing("2,3:1", wind="NE")  # the cove with site D, land on both of its sides
    assert t.offered("sail") == {"sail NE"}
    assert t.do("sail NE").at(0) == "1,4"


# -- SMB-NAV-03


@rule("SMB-NAV-03")
@pytest.mark.parametrize("wind", ["N", "SE"])
@pytest.mark.parametrize(
    ("at", "cape", "there"), [("1,3", "cape 1", "1,3:1"), ("2,3:1", "cape 0", "2,3"), ("4,3", "cape 1", "4,3:1")]
)
def test_a_cape_costs_1_in_any_wind_and_at_the_border(at: str, cape: str, there: str, wind: str) -> None:
    t = sailing(at, wind).do(cape)
    assert (t.at(0), t.steps(), t.crew(0)) == (there, [1], (3, 1, 0, 0))


@rule("SMB-NAV-03")
@pytest.mark.parametrize(("at", "cape"), [("1,1", "cape 0"), ("1,1", "cape 1"), ("1,3", "cape 0")])
def test_a_cape_leads_to_another_zone(at: str, cape: str) -> None:
    assert sailing(at).clause(cape) == "SMB-NAV-03"


@rule("SMB-NAV-01", "SMB-NAV-03")
def test_a_cape_needs_a_sailor() -> None:
    clause, told = sailing("1,3", ship={"sailors": 0, "sails": 2}).refusal("cape 1")
    assert (clause, told["cost"], told["have"]) == ("SMB-NAV-01", 1, 0)


# -- SMB-NAV-04


@rule("SMB-NAV-04")
@pytest.mark.parametrize("wind", ["N", "S"])
def test_a_port_costs_1_to_leave_and_1_to_enter(wind: str) -> None:
    t = sailing("2,2:port", wind).do("leave")
    assert (t.at(0), t.steps(), t.crew(0), t.tokens(0)) == ("2,2", [1], (3, 1, 0, 0), 3)
    t.do("port")
    assert (t.at(0), t.steps(), t.crew(0), t.tokens(0)) == ("2,2:port", [1], (2, 2, 0, 0), 3)


@rule("SMB-NAV-04")
def test_entering_a_port_ends_the_navigation() -> None:
    t = sailing("2,2").do("port")
    assert t.seen["moving"] is None
    t.do("leave")
    assert t.tokens(0) == 2


@rule("SMB-NAV-04")
@pytest.mark.parametrize("at", ["1,1", "4,4:1", "0,2"])
def test_a_port_is_entered_from_its_roadstead(at: str) -> None:
    assert sailing(at).clause("port") == "SMB-NAV-04"


@rule("SMB-NAV-04")
def test_a_ship_in_port_leaves_it_before_it_sails() -> None:
    t = sailing("2,2:port")
    assert t.clause("sail N") == "SMB-NAV-04"
    assert t.offered("sail", "cape", "leave", "port") == {"leave"}


@rule("SMB-NAV-04")
def test_at_sea_there_is_nothing_to_leave() -> None:
    assert sailing("2,2").clause("leave") == "SMB-NAV-04"


@rule("SMB-NAV-04")
@pytest.mark.parametrize("kind", [{}, CORSAIR])
def test_players_do_not_enter_lairs(kind: Fields) -> None:
    assert sailing("0,2", ship=kind).clause("lair") == "SMB-NAV-04"


@rule("SMB-NAV-04")
def test_pirates_do_not_enter_ports() -> None:
    t = table(pirates={1: {"at": "2,2"}}).do("piracy 1")
    assert t.clause("port") == "SMB-NAV-04"


# -- SMB-NAV-05 and -06


@rule("SMB-NAV-05")
def test_a_site_is_used_from_its_zone_without_a_step() -> None:
    t = sailing("1,0", "E").do("sail E")
    assert t.crew(0) == (4, 0, 0, 0)
    t.do("discover known")
    assert t.crew(0) == (4, 0, 0, 0)
    assert t.discoveries(0) == {"A1"}


@rule("SMB-NAV-06")
@pytest.mark.parametrize(("at", "heading"), [("0,1", "N"), ("0,1", "NE"), ("1,0", "W"), ("1,4", "SE"), ("4,2", "SE")])
def test_no_step_leaves_the_map(at: str, heading: str) -> None:
    assert sailing(at).clause(f"sail {heading}") == "SMB-NAV-06"


# -- SMB-NAV-07


@rule("SMB-NAV-07")
def test_a_second_navigation_has_the_sailors_still_free() -> None:
    t = sailing().do("sail E", "done")
    assert (t.crew(0), t.tokens(0)) == ((3, 1, 0, 0), 3)
    t.do("sail W")
    assert (t.crew(0), t.tokens(0)) == ((2, 2, 0, 0), 2)


@rule("SMB-NAV-07")
def test_any_other_action_ends_the_navigation() -> None:
    t = sailing().do("sail E", "bank")
    assert t.seen["moving"] is None
    t.do("sail W")
    assert t.tokens(0) == 1


@rule("SMB-NAV-07", "SMB-REC-01")
def test_recovery_brings_the_sailors_back() -> None:
    t = sailing().do("sail E", "recover")
    assert (t.crew(0), t.tokens(0)) == ((4, 0, 0, 0), 2)
    assert t.seen["moving"] is None


@rule("SMB-NAV-07")
def test_sailors_stay_in_the_sails_when_the_turn_is_over() -> None:
    t = sailing().do("sail E", "end")
    assert t.actor == 1
    assert t.crew(0) == (3, 1, 0, 0)


# -- SMB-NAV-08 and the navigator


@rule("SMB-NAV-08")
def test_navigator_2_has_a_point_that_needs_no_sailor_in_each_navigation() -> None:
    t = sailing(ship={"specialists": {"navigator": 2}}).do("sail E")
    assert t.crew(0) == (4, 0, 0, 0)
    t.do("sail W")
    assert t.crew(0) == (3, 1, 0, 0)
    t.do("done", "sail E")
    assert t.crew(0) == (3, 1, 0, 0)


@rule("SMB-NAV-08")
def test_navigator_2s_point_needs_no_sail_either() -> None:
    t = sailing(ship={"specialists": {"navigator": 2}, "sailors": 0, "sails": 5}).do("sail E")
    assert (t.at(0), t.crew(0)) == ("1,2", (0, 5, 0, 0))


@rule("SMB-NAV-08")
def test_a_step_that_costs_nothing_leaves_navigator_2s_point() -> None:
    t = sailing(ship={"specialists": {"navigator": 2}}).do("sail N", "sail E")
    assert (t.steps(), t.crew(0)) == ([0, 1], (4, 0, 0, 0))


@rule("SMB-NAV-08")
def test_navigator_2_pays_one_of_two_points() -> None:
    t = sailing(ship={"specialists": {"navigator": 2}}).do("sail S")
    assert (t.steps(), t.crew(0)) == ([2], (3, 1, 0, 0))


@rule("SMB-NAV-01", "SMB-NAV-08")
@pytest.mark.parametrize(
    ("ship", "moves", "have"),
    [
        ({"sailors": 0, "sails": 2}, [], 1),  # that of the Navigation which a step would begin
        ({"sailors": 4, "sails": 1, "sail_damage": 4}, [], 1),  # the leader card has the one sail left
        ({"sailors": 0, "sails": 2}, ["sail N"], 1),
        ({"sailors": 0, "sails": 2}, ["sail E"], 1),  # spent, but another token is left
        ({"sailors": 0, "sails": 2, "tokens": 1, "cargo": {"rum": 1}}, ["sail E"], 0),
    ],
)
def test_navigator_2s_point_is_among_those_that_are_too_few(ship: Fields, moves: list[str], have: int) -> None:
    t = sailing("2,1", ship={"specialists": {"navigator": 2}, **ship}).do(*moves)
    clause, told = t.refusal("sail S")
    assert (clause, told["cost"], told["have"]) == ("SMB-NAV-01", 2, have)
    assert ("sail E" in t.legal()) == (have == 1)


@rule("SMB-ACA-04", "SMB-ACT-02")
@pytest.mark.parametrize(("at", "step"), [("1,3", "cape 1"), ("2,2", "port")])
def test_a_step_that_begins_a_new_navigation_is_shown_with_what_it_takes(at: str, step: str) -> None:
    under_way = {"ship": 0, "free_step": False}
    t = sailing(at, ship={"specialists": {"navigator": 1}, "sailors": 0, "sails": 4, "tokens": 3}, moving=under_way)
    assert (t.label(step)["cost"], t.label(step)["again"], t.seen["costs"][step]) == (0, 1, 0)
    for language, word in (("en", "token"), ("fr", "jeton")):
        assert word in game.words(language).say(game.label(t.state, 0, game.parse(step)))
    t.do(step)
    assert (t.steps(), t.tokens(0)) == ([0], 2)


@rule("SMB-NAV-01", "SMB-NAV-08", "SMB-ACT-02")
def test_a_tile_that_takes_a_new_navigation_is_shown_so() -> None:
    t = sailing(ship={"specialists": {"navigator": 2}, "sailors": 0, "sails": 4}).do("sail E")
    assert (t.label("sail N")["again"], t.label("sail W")["cost"], t.label("sail W")["again"]) == (0, 1, 1)
    assert t.label("sail S")["again"] == 0  # it cannot be made at all
    t.do("sail W")
    assert (t.steps(), t.tokens(0)) == ([1], 2)


@rule("SMB-NAV-01")
@pytest.mark.parametrize("moves", [[], ["sail E"]])
def test_a_step_within_a_navigation_takes_no_further_token(moves: list[str]) -> None:
    t = sailing().do(*moves)
    assert {t.label(step)["again"] for step in t.offered("sail")} == {0}


@rule("SMB-ACA-04")
def test_navigator_1_has_the_first_port_or_cape_of_each_navigation_free() -> None:
    t = sailing("1,3", ship={"specialists": {"navigator": 1}}).do("cape 1", "cape 0")
    assert (t.steps(), t.crew(0)) == ([0, 1], (3, 1, 0, 0))
    t.do("done", "cape 1")
    assert t.crew(0) == (3, 1, 0, 0)
    assert sailing("2,2", ship={"specialists": {"navigator": 1}}).do("port").steps() == [0]
    assert sailing("2,2:port", ship={"specialists": {"navigator": 1}}).do("leave", "port").steps() == [0, 1]


@rule("SMB-ACA-04")
def test_navigator_1s_free_step_is_kept_for_a_port_or_cape() -> None:
    t = sailing("0,2", "SE", ship={"specialists": {"navigator": 1}}).do("sail SE", "cape 1")
    assert (t.at(0), t.steps(), t.crew(0)) == ("1,3:1", [0, 0], (4, 0, 0, 0))


@rule("SMB-ACA-04")
@pytest.mark.parametrize(("level", "cost"), [(1, 2), (2, 2), (3, 1)])
def test_navigator_3_pays_at_most_1_for_a_tile(level: int, cost: int) -> None:
    t = sailing(ship={"specialists": {"navigator": level}})
    assert t.seen["costs"]["sail S"] == cost
    assert t.seen["costs"]["sail N"] == 0


# -- SMB-NAV-09


@rule("SMB-NAV-09")
@pytest.mark.parametrize(
    ("ship", "pairs"),
    [
        ({"sailors": 0}, 0),
        ({"sailors": 0, "leaks": 3}, 2),
        ({"sailors": 4, "cargo": {"rum": 5}}, 2),  # speed 0
        ({"sailors": 3, "sail_damage": 4}, 2),
    ],
)
def test_a_helpless_ship_is_towed_for_its_ransom(ship: Fields, pairs: int) -> None:
    t = sailing(ship={"money": 9, **ship})
    assert t.offered("tow") == {"tow vanilla", "tow coffee", "tow rum", "tow sugar"}
    t.do("tow rum")
    if pairs:
        assert t.question == (0, "ransom")
        assert t.legal() == {f"pairs {n}" for n in range(pairs + 1)}
        t.do(f"pairs {pairs}")
    assert (t.at(0), t.tokens(0), t.money(0)) == ("4,4:port", 3, 9 - 2 - pairs)
    assert sum(t.crew(0)) == ship["sailors"] + ship.get("leaks", 0)


@rule("SMB-NAV-09")
@pytest.mark.parametrize(
    "ship", [{}, {"sailors": 0, "sails": 4}, {"sailors": 0, "deck": 1}, {"sailors": 1, "leaks": 3}, {"sail_damage": 3}]
)
def test_a_ship_that_can_sail_is_not_towed(ship: Fields) -> None:
    assert sailing(ship=ship).clause("tow rum") == "SMB-NAV-09"


@rule("SMB-NAV-09")
def test_a_ship_in_port_is_not_towed() -> None:
    assert sailing("0,0:port", ship={"sailors": 0}).clause("tow rum") == "SMB-NAV-09"


@rule("SMB-NAV-09", "SMB-WND-08")
def test_no_ship_is_towed_to_the_centre_or_into_a_storm() -> None:
    t = sailing(ship={"sailors": 0}, storms=["4,4", "3,0"])
    assert t.offered("tow") == {"tow vanilla", "tow coffee", "tow sugar"}
    assert t.clause("tow centre") == "SMB-NAV-09"
    clause, told = t.refusal("tow rum")
    assert (clause, told["name"]) == ("SMB-WND-08", "@port-rum")


@rule("SMB-NAV-09", "SMB-CBT-12", "SMB-BNK-02")
def test_one_bank_token_pays_the_tow() -> None:
    t = sailing(ship={"sailors": 0, "money": 0, "tokens": 2, "cargo": {"rum": 1}}).do("tow rum")
    assert (t.at(0), t.money(0), t.tokens(0)) == ("4,4:port", 0, 0)
    clause, told = sailing(ship={"sailors": 0, "money": 1, "tokens": 1}).refusal("tow rum")
    assert (clause, told["price"], told["have"]) == ("SMB-BNK-02", 2, 1)


@rule("SMB-NAV-09", "SMB-CBT-12")
def test_sailors_not_paid_for_are_lost_in_a_tow() -> None:
    t = sailing(ship={"sailors": 0, "leaks": 3, "money": 5}).do("tow coffee", "pairs 1")
    assert (t.at(0), t.money(0), sum(t.crew(0))) == ("0,4:port", 2, 2)


# -- SMB-STO-01


def crossing(out: list[str], hit: str = "miss", *, wind: str = "N", ship: Fields | None = None, **more: Any) -> Table:
    """Seat 0 sails north from 2,2 into the storm on 1,2."""
    more.setdefault("storms", ["1,2", "4,1"])
    t = sailing("2,2", wind, ship=ship, dice={"wind": out, "red": [hit, "miss"]}, **more)
    return t.do("sail N")


@rule("SMB-STO-01")
@pytest.mark.parametrize(("wind", "cost"), [("N", 0), ("W", 1), ("S", 2)])
def test_a_storm_costs_the_normal_step_and_blows_the_ship_out(wind: str, cost: int) -> None:
    t = crossing(["W"], wind=wind)
    assert t.told("storm-entered")[0]["cost"] == cost
    assert (t.at(0), t.crew(0)) == ("1,1", (4 - cost, cost, 0, 0))


@rule("SMB-STO-01")
@pytest.mark.parametrize(("out", "there"), [("N", "0,2"), ("NW", "0,1"), ("SW", "2,1"), ("S", "2,2"), ("W", "1,1")])
def test_the_wind_die_says_where_the_ship_comes_out(out: str, there: str) -> None:
    assert crossing([out]).at(0) == there


@rule("SMB-STO-01")
@pytest.mark.parametrize("zone", [0, 1])
def test_the_owner_picks_the_zone_behind_a_storm(zone: int) -> None:
    t = crossing(["E"])  # over the land between 1,2 and 1,3
    assert t.question == (0, "zone")
    assert t.legal() == {"zone 0", "zone 1"}
    assert t.do(f"zone {zone}").at(0) == ("1,3:1" if zone else "1,3")


@rule("SMB-STO-01", "SMB-WND-05")
def test_a_way_off_the_map_or_into_a_storm_is_rolled_again() -> None:
    t = sailing("1,2", dice={"wind": ["N", "NE", "W", "S"], "red": ["miss"]}, storms=["0,2", "0,1"]).do("sail N")
    assert [event["to"] for event in t.told("wind-die")][-1] == "@wind-S"
    assert t.at(0) == "1,2"


@rule("SMB-STO-01")
def test_a_ship_must_be_able_to_pay_the_step_into_a_storm() -> None:
    t = sailing("2,2", "S", ship={"sailors": 1}, storms=["1,2", "4,1"])
    clause, told = t.refusal("sail N")
    assert (clause, told["cost"], told["have"]) == ("SMB-NAV-01", 2, 1)


# -- SMB-STO-02


@rule("SMB-STO-02", "SMB-CBT-06")
@pytest.mark.parametrize(
    ("face", "crew", "damage"), [("miss", (4, 0, 0, 0), 0), ("sail", (4, 0, 0, 0), 1), ("hold", (3, 0, 0, 1), 0)]
)
def test_a_storm_rolls_a_red_die(face: str, crew: tuple[int, ...], damage: int) -> None:
    t = crossing(["W"], face)
    assert t.faces("red-die") == [face]
    assert (t.crew(0), t.seat(0)["sail_damage"]) == (crew, damage)


@rule("SMB-STO-02", "SMB-CBT-06")
@pytest.mark.parametrize(("place", "crew"), [("hold", (2, 1, 0, 0)), ("sails", (3, 0, 0, 0))])
def test_the_owner_picks_the_sailor_lost_in_a_storm(place: str, crew: tuple[int, ...]) -> None:
    t = crossing(["W"], "sailor", wind="W")
    assert t.question == (0, "lose")
    assert t.legal() == {"lose hold", "lose sails"}
    assert t.do(f"lose {place}").crew(0) == crew


@rule("SMB-STO-02", "SMB-CBT-06", "SMB-TRM-07")
def test_a_leak_in_a_full_hold_takes_the_place_of_a_cube() -> None:
    laden = {"sailors": 0, "sails": 4, "cargo": {"rum": 5, "gold": 3}, "discoveries": ["A1"]}
    t = crossing(["W"], "hold", ship=laden)
    assert t.question == (0, "overload")
    assert {"throw rum", "throw gold"} <= t.legal()
    t.do("throw rum")
    assert (t.crew(0), t.cargo(0), t.seat(0)["free"]) == ((0, 3, 0, 1), {"rum": 4, "gold": 3}, 0)
    assert t.question == (0, "act")


@rule("SMB-STO-02")
def test_the_same_navigation_goes_on_behind_a_storm() -> None:
    t = crossing(["W"])
    assert t.tokens(0) == 3
    t.do("sail W")
    assert (t.at(0), t.tokens(0)) == ("1,0", 3)


@rule("SMB-STO-02")
def test_two_storms_on_a_tile_roll_two_dice() -> None:
    t = sailing("2,2", storms=["1,2", "1,2"], dice={"wind": ["W"], "red": ["sail", "sail"]}).do("sail N")
    assert t.faces("red-die") == ["sail", "sail"]
    assert t.seat(0)["sail_damage"] == 2


# -- SMB-STO-03


@rule("SMB-STO-03")
def test_nobody_is_engaged_by_coming_out_of_a_storm() -> None:
    t = table(
        {0: {"at": "2,2"}, 1: {**CORSAIR, "at": "1,1"}, 2: {"at": "1,1"}},
        pirates={2: {"at": "1,1"}},
        storms=["1,2", "4,1"],
        dice={"wind": ["W"], "red": ["miss"]},
    )
    t.do("sail N")
    assert t.told("engaged") == []
    assert t.question == (0, "act")


@rule("SMB-STO-03")
def test_a_pirate_under_a_storm_is_not_attacked() -> None:
    t = crossing(["W"], pirates={3: {"at": "1,2"}})
    assert t.told("engaged") == []
    assert t.question == (0, "act")


# -- SMB-STO-04


@rule("SMB-STO-04", "SMB-PIR-02")
@pytest.mark.parametrize(
    ("face", "points"), [("miss", 5), ("sail", 4), ("hold", 5)]
)  # six sails, one point spent on the step
def test_a_controlled_pirate_crosses_a_storm(face: str, points: int) -> None:
    t = table(pirates={2: {"at": "2,2"}}, wind="W", storms=["1,2", "4,1"], dice={"wind": ["W"], "red": [face]})
    t.do("piracy 2", "sail N")
    assert t.pirate_at(2) == "1,1"
    assert t.pirate(2)["sail_damage"] == (1 if face == "sail" else 0)
    assert t.seen["moving"]["points"] == points
    assert t.tokens(0) == 3


@rule("SMB-STO-04")
def test_a_pirates_points_never_fall_below_0() -> None:
    t = table(
        pirates={2: {"at": "2,2", "sail_damage": 4}},
        wind="S",
        storms=["1,2", "4,1"],
        dice={"wind": ["W"], "red": ["sail"]},
    )
    t.do("piracy 2", "sail N")
    assert t.pirate(2)["sail_damage"] == 5
    assert t.seen["moving"]["points"] == 0
    assert t.clause("sail N") == "SMB-PIR-02"
    assert t.offered("sail") == {"sail S"}


@rule("SMB-STO-04")
def test_the_controller_picks_the_zone_of_a_pirate_behind_a_storm() -> None:
    t = table(pirates={2: {"at": "2,2"}}, storms=["1,2", "4,1"], dice={"wind": ["E"], "red": ["sailor"]})
    t.do("piracy 2", "sail N")
    assert t.question == (0, "zone")
    t.do("zone 1")
    assert (t.pirate_at(2), t.pirate(2)["sailor_damage"]) == ("1,3:1", 1)
