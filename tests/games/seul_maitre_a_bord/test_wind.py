"""Seul Maître à Bord, sections 4 and 5: the round, wind and storms.

Seat 0 ends the last turn of a round, whose order was 1, 2, 3, 0; the preparation of the next round follows.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.chart import completed
from tests.games.seul_maitre_a_bord.table import (
    CORSAIR,
    Fields,
    Table,
    assert_shares,
    game,
    last_turn,
    next_round,
    table,
)

CALM = ["miss"] * 8
PIRATE_1 = 4  # among the ships


def weather(
    seats: dict[int, Fields] | None = None,
    wind: str = "N",
    *,
    storms: Sequence[str] = ("3,0", "4,1"),
    out: Sequence[str] = (),
    red: Sequence[str] = CALM,
    **more: Any,
) -> Table:
    """The next round begins with this wind; `storms` lie one tile upwind of where they come to."""
    return next_round(
        seats, wind=wind, storms=storms, dice={"change": ["0"], "wind": list(out), "red": list(red)}, **more
    )


def begun(t: Table, *slots: int) -> Table:
    """The bids are made (0, 1, 2, 3 unless told otherwise), and the first turn begins."""
    while t.phase == "zone":
        t.do("zone 0")
    for slot in slots or range(t.state.players):
        t.do(f"bid {slot}")
    return t


# -- SMB-RND-01


@rule("SMB-RND-01")
def test_a_round_is_prepared_before_its_actions() -> None:
    t = weather(pirates={1: {"at": "1,1", "purse": 3}})
    assert (t.round, t.phase) == (3, "bid")
    keys = [event.key for event in t.events]
    assert keys.index("buried") < keys.index("wind-turned") < keys.index("storm-moved") < keys.index("drifted")
    begun(t)
    assert t.phase == "act"


@rule("SMB-RND-01")
def test_round_1_has_no_preparation() -> None:
    t = last_turn(round=1, dice={"change": ["0"]})
    assert t.phase == "act"
    t.do("end")
    assert (t.round, t.phase) == (2, "bid")


@rule("SMB-RND-01")
@pytest.mark.parametrize("move", ["sail N", "reinforce", "market", "recover", "end"])
def test_there_are_no_actions_in_the_preparation(move: str) -> None:
    assert weather().clause(move) == "SMB-RND-01"


# -- SMB-WND-01 and -02


@rule("SMB-WND-01")
@pytest.mark.parametrize(
    ("wind", "faces", "after", "by"),
    [
        ("N", ["+1"], "NE", 1),
        ("N", ["-1"], "NW", -1),
        ("N", ["+2"], "E", 2),
        ("N", ["-2"], "W", -2),
        ("SE", ["0"], "SE", 0),
        ("NW", ["+2"], "NE", 2),
        ("N", ["reroll", "reroll", "+1"], "NE", 1),
    ],
)
def test_the_change_die_turns_the_arrow(wind: str, faces: list[str], after: str, by: int) -> None:
    t = next_round(wind=wind, dice={"change": faces, "red": CALM}, storms=["2,2", "2,3"])
    assert t.seen["wind"] == after
    assert t.told("wind-turned") == [{"to": f"@wind-{after}", "by": by}]
    assert len(t.told("wind-reroll")) == len(faces) - 1


@rule("SMB-WND-01")
def test_the_change_die_is_fair() -> None:
    t = last_turn(storms=["2,2", "2,3"])
    turns: Counter[int] = Counter()
    rerolls = 0
    games = amount(300, 3000)
    for luck in range(games):
        after = Table(t.state.copy(), luck).do("end")
        turns[after.told("wind-turned")[0]["by"]] += 1
        rerolls += len(after.told("wind-reroll"))
    assert_shares(turns, dict.fromkeys([-2, -1, 0, 1, 2], 1))
    assert 0.1 < rerolls / games < 0.32  # one in six faces, so one in five throws


@rule("SMB-WND-02")
def test_the_direction_holds_for_the_whole_round() -> None:
    t = begun(next_round(wind="N", dice={"change": ["+2"]}))
    for _ in range(4):
        assert t.seen["wind"] == "E"
        t.do("end")
    assert t.round == 4


@rule("SMB-WND-02")
def test_the_wind_blows_towards_the_arrow() -> None:
    t = begun(next_round({3: {"at": "1,1"}}, wind="N", dice={"change": ["+2"]}), 0, 7, 1, 2)
    assert t.actor == 3
    assert (t.seen["costs"]["sail E"], t.seen["costs"]["sail W"]) == (0, 2)


# -- SMB-WND-03


@rule("SMB-WND-03")
@pytest.mark.parametrize(
    ("wind", "storms", "after"),
    [
        ("N", ["2,2", "3,1"], ["1,2", "2,1"]),
        ("SE", ["1,1", "3,2"], ["2,2", "4,3"]),
        ("N", ["0,3", "3,1"], ["4,3", "2,1"]),
        ("W", ["1,0", "2,3"], ["1,4", "2,2"]),
        ("SW", ["4,1", "1,1"], ["0,0", "2,0"]),
        ("NE", ["0,4", "2,2"], ["4,0", "1,3"]),
    ],
)
def test_storms_move_downwind_and_come_in_again_on_the_other_side(
    wind: str, storms: list[str], after: list[str]
) -> None:
    away = {seat: {"at": "2,4"} for seat in range(4)}
    t = weather(away, wind, storms=storms)
    assert set(t.seen["storms"]) == set(after)
    moved = {(event["from"], event["cell"]) for event in t.told("storm-moved")}
    assert moved == set(zip(storms, after, strict=True))


# -- SMB-WND-04 and -05


@rule("SMB-WND-04")
def test_a_ship_under_a_storm_is_blown_a_tile_and_takes_a_red_die() -> None:
    t = weather({0: {"at": "1,1"}}, storms=["2,1", "4,1"], out=["E"], red=["sail"])
    assert (t.at(0), t.seat(0)["sail_damage"]) == ("1,2", 1)
    assert [(event["ship"], event["face"]) for event in t.told("red-die")] == [("#0", "sail")]


@rule("SMB-WND-04")
def test_a_storm_blows_over_land() -> None:
    t = weather({0: {"at": "1,3"}}, storms=["2,3", "4,1"], out=["W"])
    assert t.at(0) == "1,2"


@rule("SMB-WND-04", "SMB-CBT-06")
@pytest.mark.parametrize(
    ("face", "crew"), [("miss", (4, 0, 0, 0)), ("sailor", (3, 0, 0, 0)), ("hold", (3, 0, 0, 1)), ("sail", (4, 0, 0, 0))]
)
def test_the_red_die_of_a_storm_counts_as_in_combat(face: str, crew: tuple[int, ...]) -> None:
    t = weather({0: {"at": "1,1", "sailors": 3, "sails": 1}}, storms=["2,1", "4,1"], out=["E"], red=[face])
    assert t.crew(0) == crew  # all have come back from the sails at the end of the round


@rule("SMB-WND-04")
def test_ships_under_storms_are_blown_in_the_previous_turn_order() -> None:
    ships = {seat: {"at": "1,1"} for seat in (0, 2, 3)}
    t = weather(ships, storms=["2,1", "4,1"], out=["E", "W", "N"])
    assert [event["ship"] for event in t.told("blown")] == ["#2", "#3", "#0"]
    assert (t.at(2), t.at(3), t.at(0)) == ("1,2", "1,0", "0,1")


@rule("SMB-WND-04")
def test_two_storms_on_a_tile_hit_twice() -> None:
    t = weather({0: {"at": "1,1"}}, storms=["2,1", "2,1"], out=["E"], red=["sail", "sail"])
    assert t.seat(0)["sail_damage"] == 2


@rule("SMB-WND-04")
def test_a_storm_that_has_left_does_no_harm() -> None:
    t = weather({0: {"at": "2,2:port"}}, storms=["2,2", "4,1"], red=["sail"], pirates={1: {"at": "2,2"}})
    assert (t.phase, t.at(0)) == ("bid", "2,2:port")
    assert (t.pirate_at(1), t.told("red-die")) == ("2,2", [])  # it does not follow the storm either


@rule("SMB-WND-05")
@pytest.mark.parametrize(("out", "there"), [(["N", "NE", "NW", "S"], "1,1"), (["N", "E", "S"], "1,1")])
def test_a_way_off_the_map_or_onto_a_storm_is_rolled_again(out: list[str], there: str) -> None:
    t = weather({0: {"at": "0,1"}}, storms=["1,1", "1,2"], out=out)
    assert t.at(0) == there


@rule("SMB-WND-05")
@pytest.mark.parametrize(("zone", "there"), [(0, "1,3"), (1, "1,3:1")])
def test_the_owner_picks_the_zone(zone: int, there: str) -> None:
    t = weather({2: {"at": "1,2"}}, storms=["2,2", "4,1"], out=["E"], red=["sail"])
    assert t.question == (2, "zone")
    assert t.legal() == {"zone 0", "zone 1"}
    t.do(f"zone {zone}")
    assert (t.at(2), t.seat(2)["sail_damage"]) == (there, 1)


@rule("SMB-WND-05")
def test_nobody_is_blown_into_a_port() -> None:
    t = weather({0: {"at": "1,1"}}, storms=["2,1", "4,1"], out=["SE"])
    assert t.at(0) == "2,2"


@rule("SMB-WND-05")
def test_being_blown_engages_nobody() -> None:
    ships = {0: {"at": "1,1"}, 1: {**CORSAIR, "at": "1,2"}}
    t = weather(ships, storms=["2,1", "4,1"], out=["E"], pirates={1: {"at": "1,2"}})
    assert t.told("engaged") == []
    assert t.phase == "bid"


@rule("SMB-WND-05")
def test_a_zone_is_picked_only_when_it_is_asked() -> None:
    assert table().clause("zone 0") == "SMB-WND-05"


# -- SMB-WND-06


@rule("SMB-WND-06")
def test_a_ship_in_a_stormed_port_may_stay_or_leave() -> None:
    t = weather({0: {}}, storms=["1,0", "4,2"])
    assert t.question == (0, "shelter")
    assert t.legal() == {"stay", "away E", "away SE", "away S"}


@rule("SMB-WND-06")
def test_who_leaves_a_stormed_port_is_free_and_undamaged() -> None:
    t = weather({0: {}}, storms=["1,0", "4,2"], red=["sail"]).do("away E")
    assert (t.at(0), t.crew(0), t.seat(0)["sail_damage"]) == ("0,1", (4, 0, 0, 0), 0)
    assert t.told("red-die") == []


@rule("SMB-WND-06")
def test_who_leaves_a_stormed_port_picks_the_zone() -> None:
    t = weather({1: {}}, storms=["1,4", "4,2"])  # the coffee port on 0,4, beside the cape on 1,3
    assert t.legal() == {"stay", "away W", "away SW", "away S"}
    t.do("away SW")
    assert t.question == (1, "zone")
    assert t.do("zone 1").at(1) == "1,3:1"


@rule("SMB-WND-06")
def test_who_leaves_a_stormed_port_crosses_land() -> None:
    walled = completed({(0, 0): "P1 1"})  # land in the east and in the south
    t = weather({0: {"at": "0,0:port"}}, storms=["1,0", "4,2"], chart=walled, pirates={})
    assert t.legal(0) == {"stay", "away E", "away SE", "away S"}


@rule("SMB-WND-06")
def test_nobody_leaves_a_stormed_port_for_another_storm_or_off_the_map() -> None:
    t = weather({0: {}}, storms=["1,0", "1,1"])
    assert t.legal() == {"stay", "away SE", "away S"}
    clause, told = t.refusal("away E")
    assert (clause, told["at"]) == ("SMB-WND-06", "B1")
    assert t.clause("away N") == "SMB-NAV-06"


@rule("SMB-WND-06")
def test_leaving_a_stormed_port_engages_nobody() -> None:
    t = weather({0: {}, 1: {**CORSAIR, "at": "0,1"}}, storms=["1,0", "4,2"]).do("away E")
    assert t.told("engaged") == []
    assert t.phase == "bid"


@rule("SMB-WND-06")
def test_who_stays_in_a_stormed_port_does_everything_but_sail() -> None:
    t = begun(weather({0: {"cargo": {"rum": 1}}}, storms=["1,0", "4,2"]).do("stay"), 7, 0, 1, 2)
    assert t.question == (0, "act")
    assert t.clause("leave") == "SMB-WND-06"
    t.do("market", "sell rum", "done", "shipyard", "recruit", "done")
    assert t.crew(0)[0] == 5
    assert {"bank", "reinforce"} <= t.legal()


@rule("SMB-WND-06")
def test_the_storm_over_a_port_is_shown_once_and_told_of_every_step() -> None:
    t = begun(weather({0: {}}, storms=["1,0", "4,2"]).do("stay"), 7, 0, 1, 2)
    assert {t.clause(step) for step in ("leave", "port", "sail E", "sail S", "cape 1")} == {"SMB-WND-06"}
    shown = [choice.notation for choice in game.choices(t.state, 0) if choice.refusal]
    assert [move for move in shown if move.split()[0] in ("leave", "port", "lair", "sail", "cape")] == ["leave"]


@rule("SMB-WND-06", "SMB-WND-04")
def test_ships_at_sea_and_in_port_come_in_one_pass() -> None:
    ships = {0: {"at": "1,1"}, 1: {"at": "2,2:port"}, 3: {"at": "1,1"}}
    t = weather(ships, storms=["2,1", "3,2"], out=["E", "W"])
    assert t.question == (1, "shelter")  # before seat 3 is blown
    assert t.at(3) == "1,1"
    t.do("stay")
    assert [event["ship"] for event in t.told("blown")] == ["#3", "#0"]


@rule("SMB-WND-06")
@pytest.mark.parametrize("move", ["stay", "away N"])
def test_shelter_is_for_ships_under_a_storm(move: str) -> None:
    assert table().clause(move) == "SMB-CBT-11"  # the other reason to stay or flee


# -- SMB-WND-07 and -08


@rule("SMB-WND-07")
@pytest.mark.parametrize(
    ("face", "damage"), [("sail", (0, 0, 1)), ("sailor", (0, 1, 0)), ("hold", (0, 0, 0)), ("miss", (0, 0, 0))]
)
def test_a_pirate_under_a_storm_stays_and_takes_a_red_die(face: str, damage: tuple[int, ...]) -> None:
    t = weather(storms=["2,1", "4,1"], out=["E"], red=[face], pirates={1: {"at": "1,1"}})
    pirate = t.pirate(1)
    assert pirate["at"] == "1,1"
    assert (pirate["cannon_damage"], pirate["sailor_damage"], pirate["sail_damage"]) == damage


@rule("SMB-WND-07")
def test_two_storms_on_a_tile_hit_a_pirate_twice() -> None:
    t = weather(storms=["2,1", "2,1"], red=["sail", "sailor"], pirates={1: {"at": "1,1"}})
    assert (t.pirate(1)["sail_damage"], t.pirate(1)["sailor_damage"]) == (1, 1)


@rule("SMB-WND-07")
def test_a_pirate_in_a_stormed_lair_is_unharmed() -> None:
    t = weather(storms=["1,2", "4,1"], red=["sail"], pirates={1: {}})
    assert (t.pirate_at(1), t.pirate(1)["sail_damage"]) == ("0,2:lair", 0)
    assert t.told("red-die") == []


@rule("SMB-WND-07", "SMB-PIR-01")
def test_a_pirate_under_a_storm_is_not_controlled() -> None:
    t = begun(weather(storms=["2,1", "4,1"], pirates={1: {"at": "1,1"}}))
    clause, told = t.refusal("piracy 1")
    assert (clause, told["ship"]) == ("SMB-PIR-01", "@pirate-1")
    assert t.offered("piracy") == {"piracy 2", "piracy 3", "piracy 4"}


@rule("SMB-WND-08", "SMB-STO-01")
@pytest.mark.parametrize(("at", "heading", "storm"), [("1,2", "S", "2,2"), ("1,0", "E", "1,1")])
def test_nobody_comes_to_a_port_or_site_under_a_storm(at: str, heading: str, storm: str) -> None:
    t = table({0: {"at": at}}, wind=heading, storms=[storm, "4,4"], dice={"wind": ["W"], "red": CALM})
    t.do(f"sail {heading}")
    assert t.told("blown") != []
    assert not {"port", "discover known"} & t.legal()


@rule("SMB-WND-08", "SMB-PIR-03")
def test_nobody_comes_to_a_lair_under_a_storm() -> None:
    t = table(pirates={2: {"at": "1,2"}}, wind="N", storms=["0,2", "4,4"], dice={"wind": ["W"], "red": CALM})
    t.do("piracy 2", "sail N")
    assert (t.pirate_at(2), "lair" in t.legal()) == ("0,1", False)


# -- SMB-WND-09


@rule("SMB-WND-09")
@pytest.mark.parametrize(
    ("wind", "at", "there"),
    [
        ("N", "1,1", "0,1"),
        ("SE", "1,1", "2,2"),
        ("N", "0,2:lair", "0,2:lair"),  # the border
        ("S", "0,2:lair", "1,2"),
        ("W", "1,4", "1,3"),  # by the open gate in the east
        ("NE", "2,2", "1,3:1"),  # by the corner
        ("W", "1,3", "1,2"),  # over land to a tile of one zone
        ("W", "2,3", "2,2"),  # the sea, never the port
        ("E", "1,4", "1,4"),
    ],
)
def test_pirates_drift_a_tile_downwind(wind: str, at: str, there: str) -> None:
    t = weather(wind=wind, storms=["3,1", "3,2"] if wind == "S" else ["4,2", "3,2"], pirates={1: {"at": at}})
    assert t.pirate_at(1) == there
    assert t.phase != "zone" or t.seen["placing"]["ship"] != PIRATE_1


@rule("SMB-WND-09")
@pytest.mark.parametrize(("zone", "there"), [(0, "1,3"), (1, "1,3:1")])
def test_the_first_player_picks_the_zone_behind_a_closed_gate(zone: int, there: str) -> None:
    t = weather(wind="E", storms=["3,1", "4,1"], pirates={1: {"at": "1,2"}})
    assert t.question == (1, "zone")  # the order was 1, 2, 3, 0
    assert t.legal() == {"zone 0", "zone 1"}
    assert t.do(f"zone {zone}").pirate_at(1) == there


@rule("SMB-WND-09")
def test_pirates_do_not_drift_onto_a_storm() -> None:
    t = weather(storms=["1,1", "4,1"], pirates={1: {"at": "1,1"}})
    assert (t.pirate_at(1), t.seen["storms"]) == ("1,1", ["0,1", "3,1"])
    assert {"ship": "@pirate-1"} in t.told("stuck")


@rule("SMB-WND-09")
def test_pirates_in_lairs_drift_too() -> None:
    t = weather(wind="N")
    assert [t.pirate_at(number) for number in (1, 2, 3, 4)] == ["0,2:lair", "1,1", "1,4", "2,3"]


@rule("SMB-WND-09")
def test_drift_engages_nobody() -> None:
    t = weather({0: {"at": "0,1"}}, pirates={1: {"at": "1,1"}})
    assert (t.pirate_at(1), t.told("engaged"), t.phase) == ("0,1", [], "bid")
