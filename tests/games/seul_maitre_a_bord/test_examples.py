"""Seul Maître à Bord, section 26: the worked examples of the rulings.

Yellow, Blue, Green and Red are seats 0 to 3, unless one of them acts: then it is seat 0.
"""

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.chart import completed
from tests.games.seul_maitre_a_bord.table import CORSAIR, Fields, Table, duel, fight, last_turn, table


@rule("SMB-WND-01", "SMB-WND-02", "SMB-WND-03", "SMB-WND-07", "SMB-WND-08", "SMB-WND-09")
def test_example_1_wind_and_storms() -> None:
    chart = completed({(4, 3): "T05 0", (4, 4): "P3 1", (3, 3): "T18 0"})
    pirates: dict[int, Fields] = {1: {"at": "2,4"}, 2: {"at": "0,1"}, 3: {"at": "4,3"}, 4: {"at": "3,3:lair"}}
    t = last_turn(
        {seat: {"at": "4,4:port" if seat == 1 else "2,2:port"} for seat in range(4)},
        chart=chart,
        pirates=pirates,
        wind="NW",
        storms=["0,3", "3,1"],
        dice={"change": ["+1"], "red": ["sail", "miss"], "wind": ["E"]},
    ).do("end")
    while t.phase == "zone":
        t.do("zone 0")
    assert t.seen["wind"] == "N"
    assert set(t.seen["storms"]) == {"4,3", "2,1"}
    assert t.pirate_at(3) == "4,3"
    assert (t.pirate(3)["sails"], t.pirate(3)["sail_damage"]) == (6, 1)
    assert t.pirate_at(1).partition(":")[0] == "1,4"
    assert t.pirate_at(4).partition(":")[0] == "2,3"
    assert "lair" not in t.pirate_at(4)
    assert t.pirate_at(2).partition(":")[0] == "0,1"
    t.do("bid 0", "bid 1", "bid 2", "bid 3")
    assert t.clause("piracy 3") == "SMB-PIR-01"
    assert (t.actor, t.seen["spaces"]["4,3"]["site"]) == (1, "B")
    t.do("leave", "sail W")
    assert [event["cell"] for event in t.told("storm-entered")] == ["4,3"]
    t.do("zone 0")
    assert (t.at(1), t.clause("discover known")) == ("4,4", "SMB-SCI-01")


@rule("SMB-INI-01", "SMB-INI-02", "SMB-INI-04", "SMB-COR-01")
def test_example_2_bids() -> None:
    yellow, blue, green, red = range(4)
    points = {yellow: {"vp": 2}, blue: {"vp": 2}, green: {"vp": 3}, red: {"vp": 5}}
    t = table(points, phase="bid", order=[yellow, blue, green, red])
    for seat, slot in ((blue, 2), (yellow, 4), (green, 1), (red, 0)):
        assert t.actor == seat
        t.do(f"bid {slot}")
    assert t.order == [yellow, blue, green, red]
    assert t.told("bribe") == [{"seat": "#0", "doubloons": 6, "bank": 1}]


@rule("SMB-COR-02", "SMB-COR-03", "SMB-COR-04")
def test_example_3_the_bribe() -> None:
    t = table(phase="bid", number_top=[3], improvement_top=["sailor-sail"])
    t.do("bid 0", "bid 1", "bid 2", "bid 4")
    assert t.purses() == [1, 1, 3, 1]
    pirate = t.pirate(3)
    assert (pirate["cannons"], pirate["sailors"], pirate["sails"]) == (2, 6, 7)
    assert t.seen["drawn"] == [3]


@rule("SMB-COR-02")
def test_example_3_the_next_round_draws_from_the_others() -> None:
    drawn = set()
    for luck in range(40):
        t = Table(table(phase="bid", drawn=[3]).state, luck).do("bid 0", "bid 1", "bid 2", "bid 4")
        drawn.add(t.told("number")[0]["ship"])
    assert drawn == {"@pirate-1", "@pirate-2", "@pirate-4"}


@rule("SMB-TRM-08", "SMB-TRM-09", "SMB-TRM-10", "SMB-NAV-01")
def test_example_4_speed() -> None:
    t = table({0: {"at": "1,1"}})
    assert t.seat(0)["speed"] == 4
    t = table({0: {"at": "1,1", "sailors": 3, "sail_damage": 1, "cargo": {"rum": 2}}}, wind="N")
    assert (t.seat(0)["load"], t.seat(0)["speed"]) == (1, 2)
    t.do("sail E")
    assert (t.seat(0)["free_sails"], t.crew(0)) == (1, (2, 1, 0, 0))
    t.do("sail W")
    clause, told = t.refusal("sail E")
    assert (clause, told["cost"], told["have"]) == ("SMB-NAV-01", 1, 0)


@rule("SMB-NAV-01", "SMB-NAV-02", "SMB-NAV-03", "SMB-NAV-04", "SMB-NAV-05", "SMB-SCI-03")
def test_example_5_the_first_voyage() -> None:
    t = table({0: {"at": "2,2:port"}}, wind="NW").do("leave", "sail E", "cape 1")
    assert t.steps() == [1, 2, 1]
    assert (t.at(0), t.crew(0), t.tokens(0)) == ("2,3:1", (0, 4, 0, 0), 3)
    t.do("discover known")
    assert (t.discoveries(0), t.tokens(0)) == ({"D1"}, 2)


@rule("SMB-NAV-02", "SMB-NAV-03", "SMB-NAV-04", "SMB-ENG-03")
def test_example_6_the_second_voyage() -> None:
    t = table({0: {"at": "4,4:port"}}, pirates={1: {"at": "4,2:1"}}, wind="W")
    t.do("leave", "sail W", "cape 1", "sail W", "sail N")
    assert t.steps() == [1, 0, 1, 0, 1]
    assert (t.at(0), t.crew(0), t.told("engaged")) == ("3,2", (1, 3, 0, 0), [])
    t = table({0: {"at": "4,4:port"}}, pirates={1: {"at": "4,3:1"}}, wind="W").do("leave", "sail W", "cape 1")
    assert [(event["ship"], event["other"]) for event in t.told("engaged")] == [("#0", "@pirate-1")]


@rule("SMB-STO-01", "SMB-STO-02", "SMB-STO-03", "SMB-CBT-06")
@pytest.mark.parametrize("zone", [0, 1])
def test_example_7_a_storm_is_crossed(zone: int) -> None:
    t = table(
        {0: {"at": "2,2"}, 1: {**CORSAIR, "at": "1,3"}, 2: {**CORSAIR, "at": "1,3:1"}},
        wind="W",
        storms=["1,2", "4,1"],
        dice={"wind": ["E"], "red": ["sailor"]},
    ).do("sail N")
    assert t.crew(0) == (3, 1, 0, 0)
    assert t.legal() == {"zone 0", "zone 1"}
    t.do(f"zone {zone}")
    assert t.at(0) == ("1,3", "1,3:1")[zone]
    assert t.told("engaged") == []
    t.do("lose hold")
    assert (t.crew(0), t.seat(0)["free_sails"], t.tokens(0)) == ((2, 1, 0, 0), 3, 3)
    assert t.question == (0, "act")
    assert t.seen["moving"] is not None


@rule("SMB-ENG-04", "SMB-ENG-06", "SMB-ENG-08", "SMB-CBT-01", "SMB-CBT-02", "SMB-CBT-03", "SMB-CBT-04")
@rule("SMB-CBT-05", "SMB-CBT-06", "SMB-CBT-07", "SMB-CBT-08", "SMB-CBT-09", "SMB-CBT-11", "SMB-CBT-12")
@pytest.mark.parametrize("goods", ["rum", "vanilla"])
def test_example_8_a_fight(goods: str) -> None:
    red: Fields = {**CORSAIR, "sailors": 2, "sails": 3}
    yellow: Fields = {"sailors": 4, "cargo": {"rum": 1, "vanilla": 1}, "discoveries": ["A1"]}
    t = duel(red, yellow, shot=["sailor"], broadside=["cannon", "sail", "hold"])
    assert t.told("engaged") == [{"ship": "#0", "other": "#1"}]
    t.do("recover")
    assert t.crew(0) == (5, 0, 0, 0)
    t.do("shoot")
    assert t.crew(0) == (4, 0, 0, 0)
    t.do("crew 2", "crew 1")
    (boarding,) = t.told("boarding")
    assert {boarding["own"], boarding["theirs"]} == {3, 2}
    assert (t.seat(1)["cannon_damage"], t.seat(1)["sail_damage"]) == (1, 1)
    assert {"ship": "#1", "face": "cannon", "from": "cannons"} in t.told("hit")
    assert t.vp(0) == 3
    assert t.legal() == {"loot rum", "loot vanilla", "nothing"}
    t.do(f"loot {goods}")
    assert (t.crew(0), t.seat(0)["free"], t.cargo(0)) == ((3, 0, 0, 1), 3, {goods: 1})
    assert t.discoveries(1) == {"A1"}
    assert (t.crew(1), t.seat(1)["speed"]) == ((4, 0, 0, 0), 3)
    t.do("ransom rum", "pairs 2")
    assert t.money(1) == 20 - 4


@rule("SMB-YRD-02", "SMB-YRD-03", "SMB-ACA-01", "SMB-ACT-02", "SMB-MKT-03")
def test_example_9_the_academy() -> None:
    t = last_turn({0: {"at": "2,2:port", "cargo": {"coffee": 1}}}, dice={"change": ["0"]})
    t.do("shipyard", "hire", "done", "train trader")
    assert (t.money(0), t.tokens(0)) == (16, 2)
    assert t.clause("shipyard") == "SMB-ACT-02"
    t.do("market", "sell coffee", "done")
    assert t.money(0) == 16 + 9
    assert t.clause("train scientist") == "SMB-ACT-02"
    t.do("end", "bid 0", "bid 1", "bid 2", "bid 3")
    assert (t.question, t.offered("train")) == ((0, "act"), {"train trader"})
    assert t.clause("train scientist") == "SMB-ACA-01"
    t.do("shipyard", "hire", "done", "train scientist")
    assert t.levels(0) == {"trader": 1, "scientist": 1}


@rule("SMB-SCI-01", "SMB-SCI-02", "SMB-SCI-03", "SMB-SCI-04", "SMB-TRM-08", "SMB-MKT-06", "SMB-MKT-07")
@pytest.mark.parametrize(("later", "points"), [("B1", 2 + 1), ("B4", 3)])
def test_example_10_a_discovery(later: str, points: int) -> None:
    faces = {"A4": "birds", later: "birds"}
    t = table({0: {"at": "1,1", "specialists": {"scientist": 1}}}, faces=faces).do("discover rare")
    assert (t.discoveries(0), t.own(0)["known"]) == ({"A4"}, {"A4": "birds"})
    assert (t.seat(0)["load"], t.seat(0)["marks"], t.left_on("A")) == (0, ["A"], (3, 1, 1))
    t = table({0: {"at": "2,2:port", "discoveries": ["A4", later]}}, faces=faces).do("market", "deliver A4")
    assert t.vp(0) == 3
    assert t.do(f"deliver {later}").vp(0) == 3 + points


HURT: Fields = {"sailor_damage": 1, "sail_damage": 2}


@rule("SMB-PIR-01", "SMB-PIR-02", "SMB-CPI-01", "SMB-CPI-02")
def test_example_11_piracy() -> None:
    t = table(
        {1: {"at": "1,0", "sailors": 2}}, pirates={2: {"at": "1,1", **HURT}}, wind="W", dice={"white": ["miss"] * 3}
    ).do("piracy 2")
    assert (t.pirate(2)["controller"], t.seen["moving"]["points"], t.tokens(0)) == (0, 4, 3)
    fight(t.do("sail W", "engage 2"))
    fired = [event for event in t.told("white-die") if event["ship"] == "@pirate-2"]
    assert len(fired) == 2
    (boarding,) = t.told("boarding")
    assert {boarding["own"], boarding["theirs"]} == {4, 2}


@rule("SMB-PIR-03", "SMB-PIR-04", "SMB-EOR-02")
def test_example_12_the_treasure() -> None:
    pirates: dict[int, Fields] = {2: {"at": "1,3", **HURT}, 3: {"at": "0,1", "treasure": 6}}
    t = table(pirates=pirates, wind="W").do("piracy 2", "sail E", "sail S")
    assert (t.steps(), t.pirate_at(2)) == ([2, 1], "2,4")
    t.do("lair")
    assert (t.pirate_at(2), t.money(0), t.treasures()[2], t.question) == ("2,4:lair", 26, 0, (0, "act"))


@rule("SMB-EOR-02")
@pytest.mark.parametrize(("purse", "after", "buried", "damage"), [(7, 1, 3, (0, 0)), (2, 0, 0, (0, 1))])
def test_example_12_the_upkeep(purse: int, after: int, buried: int, damage: tuple[int, int]) -> None:
    t = last_turn(pirates={2: {"purse": purse, **HURT}}, dice={"change": ["0"]}).do("end")
    pirate = t.pirate(2)
    assert (pirate["purse"], pirate["treasure"]) == (after, buried)
    assert (pirate["sailor_damage"], pirate["sail_damage"]) == damage


@rule("SMB-MKT-01", "SMB-MKT-02", "SMB-MKT-03", "SMB-MKT-05", "SMB-MKT-06", "SMB-MKT-07", "SMB-TRM-08")
def test_example_13_the_market() -> None:
    ship: Fields = {"at": "4,4:port", "sailors": 3, "cargo": {"coffee": 1, "vanilla": 1}, "discoveries": ["A1"]}
    t = table({0: ship}, market={"vanilla": 1}, faces={"A1": "birds"})
    assert (t.seat(0)["load"], t.seat(0)["speed"]) == (1, 3)
    t.do("market", "sell coffee", "sell vanilla", "buy rum", "deliver A1", "done")
    assert (t.vp(0), t.money(0)) == (7, 20 + 12)
    assert (t.crew(0), t.cargo(0)) == ((3, 0, 0, 0), {"rum": 1})
    assert (t.seat(0)["load"], t.seat(0)["speed"], t.tokens(0)) == (0, 4, 3)


@rule("SMB-MKT-02", "SMB-MKT-03", "SMB-MKT-04")
@pytest.mark.parametrize(("trader", "filled", "money", "points"), [(0, 6, 3, 1), (1, 6, 5, 1), (0, 5, 6, 3)])
def test_example_14_the_black_market(trader: int, filled: int, money: int, points: int) -> None:
    ship: Fields = {"at": "4,4:port", "cargo": {"sugar": 1}, "specialists": {"trader": trader} if trader else {}}
    t = table({0: ship}, market={"sugar": filled}).do("market", "sell sugar")
    assert (t.money(0), t.vp(0)) == (20 + money, points)


BLOCKADE = {0: {"at": "2,2:port"}}


@rule("SMB-BLK-01", "SMB-BLK-02", "SMB-BLK-03", "SMB-ENG-01", "SMB-ENG-02", "SMB-ENG-03")
@rule("SMB-ENG-06", "SMB-ENG-08", "SMB-CBT-01", "SMB-CBT-02")
def test_example_15_a_blockade() -> None:
    red = {**CORSAIR, "at": "2,2", "sailors": 1, "sails": 4}
    left_behind = {**CORSAIR, "at": "2,2:port"}
    t = table({**BLOCKADE, 1: red, 2: left_behind}).do("leave")
    assert t.told("engaged") == [{"ship": "#0", "other": "#1"}]
    assert t.crew(0) == (3, 1, 0, 0)
    assert t.copy().do("recover").crew(0) == (4, 0, 0, 0)
    t.do("fight")
    assert (t.crew(1), t.question) == ((5, 0, 0, 0), (1, "shot"))
    assert t.seen["moving"] is None


@rule("SMB-ENG-02", "SMB-ENG-04", "SMB-BLK-02")
@pytest.mark.parametrize(
    ("red", "asked"),
    [({"at": "2,2"}, True), ({**CORSAIR, "at": "2,2", "fought": True}, False), ({"at": "2,2", "fought": True}, False)],
)
def test_example_15_green_need_not_fight(red: Fields, asked: bool) -> None:
    t = table({**BLOCKADE, 1: red}).do("leave")
    assert t.told("engaged") == []
    if asked:
        assert t.legal() == {"engage 2", "pass"}
    else:
        assert t.question == (0, "act")


@rule("SMB-ENG-03", "SMB-BLK-02")
def test_example_15_another_zone_of_the_tile_is_no_blockade() -> None:
    t = table({0: {"at": "4,4:port"}, 1: {**CORSAIR, "at": "4,4:1"}}).do("leave")
    assert (t.told("engaged"), t.question) == ([], (0, "act"))


@rule("SMB-INI-02", "SMB-INI-03", "SMB-INI-04", "SMB-COR-01", "SMB-BNK-01", "SMB-BNK-02", "SMB-ACT-03")
@pytest.mark.parametrize(("slot", "money", "tokens"), [(3, 0, 3), (4, 1, 2), (7, 0, 1)])
def test_example_16_forced_bank(slot: int, money: int, tokens: int) -> None:
    seats: dict[int, Fields] = {0: {"vp": 9, "money": 1}, 1: {"bid": 0}, 2: {"bid": 1}, 3: {"bid": 2}}
    t = table(seats, phase="bid")
    assert t.actor == 0
    assert t.legal() == {f"bid {n}" for n in range(3, 8)}
    t.do(f"bid {slot}")
    assert (t.money(0), t.tokens(0), t.order[0]) == (money, tokens, 0)
    assert t.told("bribe") == [{"seat": "#0", "doubloons": slot + 2, "bank": 1}]
    seats[0]["tokens"] = 2
    assert table(seats, phase="bid").legal() == {"bid 3", "bid 4", "bid 5"}


@rule("SMB-YRD-02", "SMB-YRD-05", "SMB-YRD-07", "SMB-TRM-06", "SMB-TRM-07", "SMB-TRM-08", "SMB-TRM-09", "SMB-REC-01")
def test_example_17_the_letter_of_marque() -> None:
    ship: Fields = {"at": "2,2:port", "sailors": 6, "cargo": {"rum": 3}}
    t = table({0: ship}).do("shipyard", "letter")
    assert (t.money(0), t.crew(0), t.cargo(0)) == (10, (5, 0, 1, 0), {"rum": 3})
    assert (t.seat(0)["cannons"], t.seat(0)["load"], t.seat(0)["speed"]) == (2, 2, 4)
    assert t.clause("recruit") == "SMB-YRD-02"
    t.do("done", "market", "sell rum", "done", "recover")
    assert t.crew(0) == (6, 0, 0, 0)


@rule("SMB-EOR-01", "SMB-TRM-06")
def test_example_17_the_sixth_sailor_comes_back_at_the_end_of_the_round() -> None:
    ship: Fields = {**CORSAIR, "at": "2,2:port", "sailors": 5, "deck": 1, "cargo": {"rum": 3}}
    t = last_turn({0: ship}, dice={"change": ["0"]}).do("throw rum", "end")
    assert t.crew(0) == (6, 0, 0, 0)


@rule("SMB-YRD-05", "SMB-YRD-07", "SMB-TRM-07")
def test_example_17_cubes_of_the_owners_choice_are_discarded() -> None:
    ship: Fields = {"at": "2,2:port", "sailors": 0, "leaks": 2, "extensions": 1, "cargo": {"rum": 5, "gold": 4}}
    t = table({0: ship}).do("shipyard", "letter", "throw rum", "throw gold", "throw rum")
    assert (t.cargo(0), t.seat(0)["extensions"]) == ({"rum": 3, "gold": 3}, 0)
    assert (t.seat(0)["load"], t.seat(0)["speed"]) == (5, 1)


@rule("SMB-MKT-06", "SMB-MKT-07")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        (["A4", "A1", "A5", "A6", "A2"], [3, 2 + 1, 3, 4 + 3, 2]),
        (["A4", "A6"], [3, 4 + 1 + 3]),
        (["A4", "A5"], [3, 3]),
    ],
)
def test_example_18_family_bonuses(tokens: list[str], points: list[int]) -> None:
    t = table({0: {"at": "2,2:port", "discoveries": tokens}}, faces=dict.fromkeys(tokens, "birds")).do("market")
    scored = []
    for token in tokens:
        before = t.vp(0)
        t.do(f"deliver {token}")
        scored.append(t.vp(0) - before)
    assert scored == points


@rule("SMB-MKT-06", "SMB-MKT-07")
def test_example_18_in_any_order_and_in_several_actions() -> None:
    tokens = ["A2", "A6", "A5", "A1", "A4"]
    t = table({0: {"at": "2,2:port", "discoveries": tokens}}, faces=dict.fromkeys(tokens, "birds"))
    t.do("market", "deliver A2", "deliver A6", "done", "market", "deliver A5", "deliver A1", "deliver A4")
    assert t.vp(0) == 18
