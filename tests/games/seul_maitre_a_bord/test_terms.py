"""Seul Maître à Bord, section 1: terms."""

from typing import Any

import pytest

from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.chart import AROUND, CELLS, CENTRE, COMPASS, SIDES
from tests.games.seul_maitre_a_bord.table import CHART, CORSAIR, Table, cell_name, check_ships, random_plays, table


@rule("SMB-TRM-01")
def test_the_spaces_are_the_sea_zones_the_ports_and_the_lairs() -> None:
    spaces = table().seen["spaces"]
    kinds = [space["kind"] for space in spaces.values()]
    assert (kinds.count("sea"), kinds.count("port"), kinds.count("lair")) == (36, 5, 4)
    assert {"1,1", "1,3", "1,3:1", "2,2:port", "0,2:lair"} <= set(spaces)
    assert not {"1,1:1", "1,3:2", "1,1:port", "2,2:lair"} & set(spaces)


@rule("SMB-TRM-01")
def test_every_ship_is_in_one_space_all_the_time() -> None:
    for play in random_plays(amount(3, 60)):
        seen = Table(play.state).seen
        if seen["phase"] not in ("tile", "cell", "turn", "port"):
            for ship in [*seen["seats"], *seen["pirates"]]:
                assert ship["at"] in seen["spaces"]


@rule("SMB-TRM-02")
def test_a_port_is_a_space_beside_its_roadstead() -> None:
    spaces = table().seen["spaces"]
    assert spaces["2,2"]["kind"] == "sea"
    assert (spaces["2,2:port"]["kind"], spaces["2,2:port"]["port"]) == ("port", "centre")
    assert spaces["2,2:port"]["cell"] == spaces["2,2"]["cell"]


@rule("SMB-TRM-02", "SMB-ACT-05")
def test_who_lies_in_the_roadstead_is_not_in_the_port() -> None:
    t = table({0: {"at": "2,2"}})
    assert t.clause("market") == "SMB-ACT-05"
    t.do("port")
    assert t.at(0) == "2,2:port"
    assert "market" in t.legal()


@rule("SMB-TRM-03")
@pytest.mark.parametrize(
    ("space", "gates"),
    [
        ("1,1", "N NE E SE S SW W NW"),  # no land
        ("1,2", "N NE SE S SW W NW"),  # land in the east
        ("1,3", "N NE E SE NW"),  # land in the south and the west
        ("1,3:1", "SW"),
        ("4,3", "NE E SE"),  # land in the north and the south
        ("4,3:1", "SW W NW"),
    ],
)
def test_land_closes_sides_and_corners_are_always_open(space: str, gates: str) -> None:
    assert set(table().seen["spaces"][space]["gates"]) == set(gates.split())


@rule("SMB-TRM-03")
def test_every_open_gate_of_a_tile_belongs_to_one_zone() -> None:
    spaces = table().seen["spaces"]
    for cell in CELLS:
        name = cell_name(cell)
        gates = [gate for space in (name, f"{name}:1") for gate in spaces.get(space, {"gates": []})["gates"]]
        closed = {side for side in SIDES if CHART[cell].is_land(side)}
        assert sorted(gates) == sorted(set(COMPASS) - closed), name


@rule("SMB-TRM-04")
def test_two_land_sides_make_two_zones_and_fewer_one() -> None:
    spaces = table().seen["spaces"]
    for cell in CELLS:
        land = sum(CHART[cell].is_land(side) for side in SIDES)
        zones = [
            space for space, shown in spaces.items() if shown["cell"] == cell_name(cell) and shown["kind"] == "sea"
        ]
        assert len(zones) == max(1, land), cell


@rule("SMB-TRM-04", "SMB-NAV-03")
@pytest.mark.parametrize(("space", "cape", "there"), [("1,3", "cape 1", "1,3:1"), ("1,3:1", "cape 0", "1,3")])
def test_zones_of_one_tile_are_neighbours_across_a_cape(space: str, cape: str, there: str) -> None:
    t = table({0: {"at": space}}).do(cape)
    assert t.at(0) == there


@rule("SMB-TRM-06")
def test_no_sailor_is_in_two_places_or_lost_on_the_way() -> None:
    t = table({0: {"at": "1,1", "sailors": 3, "sails": 1, "deck": 2, "leaks": 1}})
    t.do("sail E")
    assert t.crew(0) == (2, 2, 2, 1)
    t.do("recover")
    assert t.crew(0) == (5, 0, 1, 1)  # six berths, one of them on the leak


@rule("SMB-TRM-06")
def test_sailors_on_leaks_and_overflow_do_not_set_sails() -> None:
    t = table({0: {"at": "1,1", "sailors": 0, "deck": 2, "leaks": 2, "cargo": {"rum": 1}}}, wind="N")
    clause, told = t.refusal("sail E")
    assert clause == "SMB-NAV-01"
    assert (told["cost"], told["have"]) == (1, 0)


@rule("SMB-TRM-07")
@pytest.mark.parametrize(
    ("ship", "spaces", "limit"),
    [({}, 9, 6), ({"extensions": 1}, 11, 8), ({"extensions": 2}, 13, 10), (CORSAIR, 8, 8)],
)
def test_the_hold_has_spaces_and_a_limit_of_sailors(ship: dict[str, Any], spaces: int, limit: int) -> None:
    shown = table({0: ship}).seat(0)
    assert (shown["spaces"], shown["limit"], shown["free"]) == (spaces, limit, spaces - 4)


@rule("SMB-TRM-07")
def test_sailors_leaks_cubes_and_discoveries_fill_the_hold() -> None:
    t = table({0: {"at": "2,2:port", "sailors": 2, "leaks": 1, "cargo": {"rum": 3}, "discoveries": ["A1", "B1"]}})
    assert t.seat(0)["free"] == 1
    t.do("market", "buy gold")
    assert t.seat(0)["free"] == 0
    assert t.clause("buy gold") == "SMB-MKT-05"


@rule("SMB-TRM-07", "SMB-REC-01")
def test_the_berths_of_sailors_in_the_sails_can_be_filled() -> None:
    t = table({0: {"at": "2,2:port", "sailors": 0, "sails": 4, "cargo": {"rum": 7}, "money": 20}})
    t.do("market", "buy gold", "buy gold", "done")
    assert t.seat(0)["free"] == 0
    t.do("recover")
    assert t.crew(0) == (0, 0, 4, 0)


@rule("SMB-TRM-08")
@pytest.mark.parametrize(
    ("cargo", "load"), [({}, 0), ({"rum": 1}, 0), ({"rum": 2}, 1), ({"rum": 1, "gold": 1, "sugar": 2}, 3)]
)
def test_every_cube_after_the_first_is_load(cargo: dict[str, int], load: int) -> None:
    t = table({0: {"cargo": cargo}})
    assert (t.seat(0)["load"], t.seat(0)["speed"]) == (load, 4 - load)


@rule("SMB-TRM-08", "SMB-SCI-03")
def test_discoveries_are_no_load() -> None:
    t = table({0: {"cargo": {"rum": 1}, "discoveries": ["A1", "B1", "C4"]}})
    assert (t.seat(0)["load"], t.seat(0)["speed"]) == (0, 4)


@rule("SMB-TRM-08")
def test_load_follows_every_cube_at_once() -> None:
    t = table({0: {"at": "2,2:port"}})
    t.do("market", "buy gold", "buy spices", "buy spices")
    assert (t.seat(0)["load"], t.seat(0)["speed"]) == (2, 2)
    t.do("throw spices")
    assert (t.seat(0)["load"], t.seat(0)["speed"]) == (1, 3)


@rule("SMB-TRM-09")
@pytest.mark.parametrize(
    ("ship", "speed"),
    [
        ({}, 4),
        (CORSAIR, 6),
        ({"upgrade": 3}, 7),
        ({"upgrade": 2, "cargo": {"rum": 3}}, 4),
        ({"sail_damage": 3}, 1),
        ({**CORSAIR, "upgrade": 4, "cargo": {"rum": 2}, "sail_damage": 2}, 7),
        ({"sail_damage": 2, "cargo": {"rum": 5}}, 0),  # never below 0
    ],
)
def test_speed_is_sails_less_load_and_damage(ship: dict[str, Any], speed: int) -> None:
    assert table({0: ship}).seat(0)["speed"] == speed


@rule("SMB-TRM-09", "SMB-ACA-04")
def test_the_navigators_leader_card_is_one_more_sail() -> None:
    t = table({0: {"specialists": {"navigator": 2}}, 1: {"specialists": {"navigator": 2}}}, leaders={"navigator": 1})
    assert (t.seat(0)["speed"], t.seat(1)["speed"]) == (4, 5)


@rule("SMB-TRM-10")
@pytest.mark.parametrize(
    ("ship", "free"),
    [({}, 4), ({"sails": 1}, 3), ({"sails": 3, "cargo": {"rum": 2}}, 0), ({"sails": 4, "sail_damage": 2}, 0)],
)
def test_free_sails_are_speed_less_sailors_in_them(ship: dict[str, Any], free: int) -> None:
    assert table({0: {"sailors": 2, **ship}}).seat(0)["free_sails"] == free


@rule("SMB-TRM-06", "SMB-TRM-07", "SMB-TRM-08", "SMB-TRM-09", "SMB-TRM-10")
def test_hold_load_and_speed_are_right_in_every_game() -> None:
    for play in random_plays(amount(3, 60)):
        check_ships(Table(play.state).seen)


@rule("SMB-TRM-11")
def test_money_points_and_holds_are_public() -> None:
    t = table({1: {"money": 7, "vp": 5, "cargo": {"rum": 2}, "specialists": {"trader": 1}}}, pirates={2: {"purse": 4}})
    shown = t.seat(1)
    assert (shown["money"], shown["vp"], shown["cargo"]["rum"], shown["specialists"]["trader"]) == (7, 5, 2, 1)
    assert t.pirate(2)["purse"] == 4


@rule("SMB-TRM-11")
def test_only_the_owner_knows_a_token_that_is_not_delivered() -> None:
    t = table({0: {"at": "1,1"}}, faces={"A1": "birds"})
    t.do("discover known")
    assert t.discoveries(0) == {"A1"}
    assert t.own(0)["known"] == {"A1": "birds"}
    assert [t.own(seat)["known"] for seat in (1, 2, 3)] == [{}, {}, {}]
    assert "birds" not in str(t.seen)
    assert t.told_to(0, "discovered-face") == [{"token": "A1", "rarity": "known", "family": "birds"}]
    for other in (-1, 1, 2, 3):
        assert t.told_to(other, "discovered-face") == []
        assert all("family" not in event for event in t.told_to(other, "discovered"))


@rule("SMB-TRM-11", "SMB-MKT-06")
def test_a_delivered_token_is_shown_to_all() -> None:
    t = table({0: {"at": "2,2:port", "discoveries": ["A1"]}}, faces={"A1": "birds"})
    assert "birds" not in str(t.seen)
    t.do("market", "deliver A1")
    assert t.delivered(0) == {"A1": "birds"}
    assert [event["family"] for event in t.told_to(3, "delivered")] == ["birds"]


@rule("SMB-TRM-11")
@pytest.mark.parametrize("watcher", [-1, 1, 2, 3])
def test_worlds_that_differ_in_a_token_of_another_look_alike(watcher: int) -> None:
    ship = {"at": "1,1", "discoveries": ["A1"]}
    one = table({0: ship}, faces={"A1": "birds"})
    other = table({0: ship}, faces={"A1": "insects"})
    assert one.seen == other.seen
    if watcher >= 0:
        assert one.own(watcher) == other.own(watcher)
    one.do("throw A1")
    other.do("throw A1")
    assert one.seen == other.seen
    assert [event for event in one.events if event.heard_by(watcher)] == [
        event for event in other.events if event.heard_by(watcher)
    ]


@rule("SMB-TRM-11")
def test_a_token_in_a_pile_is_dealt_anew_for_who_has_not_seen_it() -> None:
    t = table({0: {"at": "1,1", "discoveries": ["A1"]}}, faces={"A1": "birds", "A2": "birds", "A6": "fruits"})
    found: dict[int, set[str]] = {0: set(), 1: set()}
    for watcher, families in found.items():
        for word in range(60):
            world = Table(t.state.copy())
            world.state.resample(watcher, word)
            families.add(Table(world.state).own(0)["known"]["A1"])
    assert found == {0: {"birds"}, 1: {"mammals", "fruits", "reptiles", "birds", "insects"}}


@rule("SMB-TRM-11")
def test_nobody_sees_what_dice_and_piles_will_bring() -> None:
    def end_of_round(number: int, improvement: str, change: str, red: str) -> Table:
        dice = {"change": [change], "red": [red], "white": ["miss"], "wind": ["N"]}
        return table(number_top=[number], improvement_top=[improvement], dice=dice)

    one, other = end_of_round(1, "sailor-sail", "0", "miss"), end_of_round(4, "sailor-cannon", "+2", "sail")
    assert one.position != other.position
    assert one.seen == other.seen
    assert [one.own(seat) for seat in range(4)] == [other.own(seat) for seat in range(4)]


@rule("SMB-TRM-11", "SMB-MAP-03")
def test_nobody_sees_the_tiles_of_the_pile() -> None:
    shown: dict[str, Any] = {"phase": "tile", "round": 0, "display": ["T01", "T04", "T08", "T19"], "storms": []}
    cross = {cell: CHART[cell] for cell in [CENTRE, *AROUND]}
    one = table(chart=cross, tile_top=["T06", "T02"], **shown)
    other = table(chart=cross, tile_top=["T10", "T16"], **shown)
    assert one.position != other.position
    assert one.seen == other.seen
    assert [one.own(seat) for seat in range(4)] == [other.own(seat) for seat in range(4)]
