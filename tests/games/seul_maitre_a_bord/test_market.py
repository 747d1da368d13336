"""Seul Maître à Bord, section 18: market and bank."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, GOODS, PORTS, Fields, Table, last_turn, table

MADE = {"vanilla": ["vanilla"], "coffee": ["coffee"], "rum": ["rum"], "sugar": ["sugar"], "centre": ["gold", "spices"]}


def market(port: str = "centre", ship: Fields | None = None, **more: Any) -> Table:
    """Seat 0 has begun a Market action in this port."""
    return table({0: {"at": PORTS[port], **(ship or {})}}, **more).do("market")


# -- SMB-MKT-01


@rule("SMB-MKT-01")
def test_one_token_is_for_selling_buying_and_delivering_in_any_order() -> None:
    t = market("centre", {"cargo": {"rum": 1, "sugar": 1}, "discoveries": ["A1"]})
    t.do("buy gold", "sell rum", "deliver A1", "buy gold", "sell sugar", "done")
    assert (t.tokens(0), t.question) == (3, (0, "act"))
    assert (t.cargo(0), t.discoveries(0)) == ({"gold": 2}, set())


@rule("SMB-MKT-01")
def test_each_part_is_optional() -> None:
    t = market().do("done")
    assert (t.tokens(0), t.money(0)) == (3, 20)


@rule("SMB-MKT-01")
@pytest.mark.parametrize("move", ["sell rum", "buy gold", "deliver A1"])
def test_nothing_is_traded_outside_a_market(move: str) -> None:
    t = table({0: {"at": "2,2:port", "cargo": {"rum": 1}, "discoveries": ["A1"]}})
    assert t.clause(move) == "SMB-MKT-01"


# -- SMB-MKT-02


@rule("SMB-MKT-02")
@pytest.mark.parametrize(
    ("ship", "most"),
    [
        ({}, 2),
        (CORSAIR, 1),
        ({"specialists": {"trader": 1}}, 2),
        ({"specialists": {"trader": 2}}, 3),
        ({**CORSAIR, "specialists": {"trader": 2}}, 2),
        ({**CORSAIR, "specialists": {"trader": 3}}, 2),
    ],
)
def test_so_many_cubes_are_sold_in_an_action(ship: Fields, most: int) -> None:
    t = market("centre", {**ship, "cargo": {"rum": 1, "sugar": 1, "coffee": 1, "vanilla": 1}})
    for goods in ("rum", "sugar", "coffee")[:most]:
        t.do(f"sell {goods}")
    clause, told = t.refusal("sell vanilla")
    assert (clause, told["n"]) == ("SMB-MKT-02", most)


@rule("SMB-MKT-02")
def test_a_kind_is_sold_once_an_action() -> None:
    t = market("centre", {"cargo": {"rum": 2}}).do("sell rum")
    clause, told = t.refusal("sell rum")
    assert (clause, told["name"]) == ("SMB-MKT-02", "@goods-rum")
    t.do("done", "market", "sell rum")
    assert t.cargo(0) == {}


@rule("SMB-MKT-02")
@pytest.mark.parametrize("port", sorted(PORTS))
def test_what_a_port_makes_is_not_sold_there(port: str) -> None:
    ship = {"sailors": 2, "cargo": dict.fromkeys(GOODS, 1)}
    t = market(port, ship)
    assert t.offered("sell") == {f"sell {goods}" for goods in GOODS if goods not in MADE[port]}
    for goods in MADE[port]:
        clause, told = t.refusal(f"sell {goods}")
        assert (clause, told["name"]) == ("SMB-MKT-02", f"@goods-{goods}")


@rule("SMB-MKT-02")
def test_only_what_is_aboard_is_sold() -> None:
    clause, told = market().refusal("sell rum")
    assert (clause, told["name"]) == ("SMB-MKT-02", "@goods-rum")


# -- SMB-MKT-03

ROWS = {
    "sugar": (6, 3, [1, 1, 2, 2, 3, 3]),  # sale price, black market, points of the slots
    "rum": (6, 3, [1, 1, 2, 2, 3, 3]),
    "coffee": (7, 3, [2, 2, 2, 3, 3, 4]),
    "vanilla": (7, 3, [2, 3, 3, 3, 4, 4]),
    "spices": (8, 4, [2, 2, 3, 3, 4]),
    "gold": (9, 4, [2, 3, 3, 4, 4]),
}


@rule("SMB-MKT-03")
@pytest.mark.parametrize("goods", GOODS)
def test_a_cube_fills_the_first_free_slot_for_its_points_and_a_fixed_price(goods: str) -> None:
    price, _, slots = ROWS[goods]
    port = "rum" if goods != "rum" else "sugar"
    for filled, points in enumerate(slots):
        t = market(port, {"cargo": {goods: 1}}, market={goods: filled})
        assert t.seen["market"][goods]["next"] == points
        t.do(f"sell {goods}")
        assert (t.money(0), t.vp(0), t.cubes(goods)) == (20 + price, points, filled + 1)


@rule("SMB-MKT-03")
def test_slots_are_never_emptied() -> None:
    t = last_turn(market={"rum": 4, "gold": 5}, dice={"change": ["0"]}).do("end")
    assert (t.round, t.cubes("rum"), t.cubes("gold")) == (3, 4, 5)
    t = market("centre", market={"gold": 5}).do("buy gold")
    assert t.cubes("gold") == 5


@rule("SMB-MKT-03", "SMB-ACA-04")
def test_trader_1_gets_2_more_for_each_cube() -> None:
    t = market("centre", {"cargo": {"coffee": 1, "rum": 1}, "specialists": {"trader": 1}}).do("sell coffee", "sell rum")
    assert (t.money(0), t.vp(0)) == (20 + 9 + 8, 2 + 1)


@rule("SMB-ACA-04")
def test_trader_3_has_a_point_for_an_action_that_fills_a_slot() -> None:
    ship = {"cargo": {"rum": 1, "sugar": 1}, "specialists": {"trader": 3}}
    t = market("centre", ship).do("sell rum", "sell sugar", "done")
    assert (t.vp(0), t.money(0)) == (1 + 1 + 1, 20 + 8 + 8 + 2)  # once, and 2 doubloons for the leader card


@rule("SMB-ACA-04")
def test_the_traders_leader_card_pays_2_for_an_action_that_fills_a_slot() -> None:
    for holder, money in ((0, 20 + 8 + 2), (1, 20 + 8)):
        ships: dict[int, Fields] = {
            0: {"at": "2,2:port", "cargo": {"rum": 1}, "specialists": {"trader": 2}},
            1: {"specialists": {"trader": 2}},
        }
        t = table(ships, leaders={"trader": holder}).do("market", "sell rum", "done")
        assert t.money(0) == money


# -- SMB-MKT-04


@rule("SMB-MKT-04")
@pytest.mark.parametrize("goods", GOODS)
def test_when_the_row_is_full_the_black_market_takes_the_cube(goods: str) -> None:
    _, black, slots = ROWS[goods]
    port = "rum" if goods != "rum" else "sugar"
    t = market(port, {"cargo": {goods: 1}}, market={goods: len(slots)})
    assert t.seen["market"][goods]["next"] is None
    t.do(f"sell {goods}")
    assert (t.money(0), t.vp(0), t.cubes(goods), t.cargo(0)) == (20 + black, 1, len(slots), {})


@rule("SMB-MKT-04")
def test_the_black_market_counts_against_the_limits() -> None:
    t = market("centre", {"cargo": {"rum": 2, "sugar": 1, "coffee": 1}}, market={"rum": 6}).do("sell rum")
    assert t.clause("sell rum") == "SMB-MKT-02"
    t.do("sell sugar")
    assert t.clause("sell coffee") == "SMB-MKT-02"


@rule("SMB-MKT-04", "SMB-ACA-04")
@pytest.mark.parametrize(("level", "money", "points"), [(1, 25, 1), (3, 25, 1)])
def test_trader_1_applies_to_the_black_market_but_trader_3_and_the_card_do_not(
    level: int, money: int, points: int
) -> None:
    t = market("centre", {"cargo": {"rum": 1}, "specialists": {"trader": level}}, market={"rum": 6})
    t.do("sell rum", "done")
    assert (t.money(0), t.vp(0)) == (money, points)


@rule("SMB-MKT-02", "SMB-MKT-04")
def test_the_black_market_is_closed_where_the_goods_are_made() -> None:
    assert market("rum", {"cargo": {"rum": 1}}, market={"rum": 6}).clause("sell rum") == "SMB-MKT-02"


# -- SMB-MKT-05

PRICES = {"sugar": 2, "rum": 2, "coffee": 3, "vanilla": 3, "spices": 4, "gold": 5}


@rule("SMB-MKT-05")
@pytest.mark.parametrize("port", sorted(PORTS))
def test_what_a_port_makes_is_bought_there_at_a_fixed_price(port: str) -> None:
    t = market(port)
    assert t.offered("buy") == {f"buy {goods}" for goods in MADE[port]}
    goods = MADE[port][0]
    t.do(f"buy {goods}", f"buy {goods}", f"buy {goods}")
    assert (t.cargo(0), t.money(0)) == ({goods: 3}, 20 - 3 * PRICES[goods])
    t = market("centre").do("buy spices")
    assert t.money(0) == 16


@rule("SMB-MKT-05")
def test_nothing_else_is_bought_there() -> None:
    clause, told = market("rum").refusal("buy gold")
    assert (clause, told["name"]) == ("SMB-MKT-05", "@goods-gold")


@rule("SMB-MKT-05")
def test_buying_ends_with_the_money_and_the_hold() -> None:
    clause, told = market("centre", {"money": 4}).refusal("buy gold")
    assert (clause, told["price"], told["have"]) == ("SMB-MKT-05", 5, 4)
    t = market("rum", {"sailors": 6}).do("buy rum", "buy rum", "buy rum")
    assert t.phase == "market"  # rum can still be thrown overboard
    assert t.clause("buy rum") == "SMB-MKT-05"


# -- SMB-MKT-06


@rule("SMB-MKT-06")
@pytest.mark.parametrize("port", sorted(PORTS))
@pytest.mark.parametrize(("token", "points"), [("A1", 2), ("A4", 3), ("A6", 4)])
def test_a_discovery_is_delivered_in_any_port(port: str, token: str, points: int) -> None:
    t = market(port, {"discoveries": [token]}, faces={token: "birds"}).do(f"deliver {token}")
    assert (t.vp(0), t.discoveries(0), t.money(0)) == (points, set(), 20)
    assert t.delivered(0) == {token: "birds"}
    assert t.seat(0)["free"] == 5


@rule("SMB-MKT-06")
def test_any_number_is_delivered_at_once() -> None:
    faces = {"A1": "birds", "B1": "fruits", "C6": "insects"}
    t = market("rum", {"discoveries": sorted(faces)}, faces=faces).do("deliver A1", "deliver B1", "deliver C6")
    assert t.vp(0) == 2 + 2 + 4


@rule("SMB-MKT-06", "SMB-ACA-04")
def test_the_scientists_leader_card_has_a_point_for_each_delivery() -> None:
    science = {**CORSAIR, "specialists": {"scientist": 2}}
    for holder, points in ((0, 3), (1, 2)):
        t = table(
            {0: {**science, "at": "2,2:port", "discoveries": ["A1"]}, 1: science},
            leaders={"scientist": holder},
            faces={"A1": "birds"},
        )
        assert t.do("market", "deliver A1").vp(0) == points


@rule("SMB-MKT-06")
def test_only_own_discoveries_are_delivered() -> None:
    t = table({0: {"at": "2,2:port"}, 1: {"discoveries": ["A1"]}}).do("market")
    clause, told = t.refusal("deliver A1")
    assert (clause, told["token"]) == ("SMB-MKT-06", "A1")


# -- SMB-MKT-07


def delivered(*tokens: str, before: tuple[str, ...] = (), faces: dict[str, str] | None = None) -> list[int]:
    """The points of each delivery; all are birds unless told otherwise."""
    all_faces = dict.fromkeys([*tokens, *before], "birds") | (faces or {})
    t = market("rum", {"sailors": 2, "discoveries": list(tokens), "delivered": list(before)}, faces=all_faces)
    points = []
    for token in tokens:
        score = t.vp(0)
        t.do(f"deliver {token}")
        points.append(t.vp(0) - score)
    return points


@rule("SMB-MKT-07")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        (("A1", "A4"), [2, 3 + 1]),
        (("A4", "A1"), [3, 2 + 1]),
        (("A1", "A6"), [2, 4 + 3]),
        (("A6", "A1"), [4, 2 + 3]),
        (("A4", "A6"), [3, 4 + 1 + 3]),
        (("A1", "A4", "A6"), [2, 3 + 1, 4 + 3]),  # 13 in all
        (("A1", "A2", "A3"), [2, 2, 2]),
        (("A4", "A5"), [3, 3]),
        (("A4", "A1", "A5", "A2"), [3, 2 + 1, 3, 2]),  # each bonus once
        (("A6", "A1", "A2", "A4"), [4, 2 + 3, 2, 3 + 1]),
    ],
)
def test_a_family_has_a_bonus_for_a_rare_and_for_a_new_with_another_rarity(
    tokens: tuple[str, ...], points: list[int]
) -> None:
    assert delivered(*tokens) == points


@rule("SMB-MKT-07")
def test_bonuses_are_for_one_family() -> None:
    assert delivered("A1", "A4", faces={"A4": "fruits"}) == [2, 3]


@rule("SMB-MKT-07")
def test_what_was_delivered_earlier_counts() -> None:
    assert delivered("A4", before=("A1",)) == [3 + 1]
    assert delivered("A5", before=("A1", "A4")) == [3]


@rule("SMB-MKT-07")
def test_every_player_has_bonuses_of_the_own() -> None:
    faces = {"A1": "birds", "A4": "birds"}
    ships: dict[int, Fields] = {0: {"at": "2,2:port", "discoveries": ["A4"]}, 1: {"delivered": ["A1"]}}
    assert table(ships, faces=faces).do("market", "deliver A4").vp(0) == 3


# -- SMB-BNK-01 and -02


@rule("SMB-BNK-01")
def test_bank_gives_2_doubloons_a_token_any_number_of_times() -> None:
    t = table({0: {"money": 0, "cargo": {"rum": 1}}}).do("bank", "bank", "bank", "bank")
    assert (t.money(0), t.tokens(0)) == (8, 0)


LOSER: Fields = {"at": "1,0", "sailors": 4, "money": 0}
WINNER: Fields = {**CORSAIR, "at": "1,1", "sailors": 7}


def beaten(loser: Fields, *, turn: int = 1, **more: Any) -> Table:
    """Seat 1, which played before seat 0 in this round (or comes after it), was beaten by it."""
    order = [1, 0, 2, 3] if turn else [0, 1, 2, 3]
    t = table({0: WINNER, 1: {**LOSER, **loser}}, order=order, turn=turn, wind="W", **more)
    return t.do("sail W", "engage 2", "spare", "crew 0", "crew 0")


@rule("SMB-BNK-02")
def test_a_ransom_takes_the_tokens_left_of_this_round_first() -> None:
    t = beaten({"tokens": 2}).do("ransom rum", "pairs 2")
    assert (t.money(1), t.tokens(1), t.seat(1)["owed"]) == (0, 0, 0)


@rule("SMB-BNK-02", "SMB-EOR-03")
def test_who_has_none_left_after_the_own_turn_owes_up_to_two() -> None:
    t = beaten({"tokens": 0}, dice={"change": ["0"]}).do("ransom rum")
    assert t.legal() == {"pairs 0", "pairs 1", "pairs 2"}
    t.do("pairs 2")
    assert (t.money(1), t.tokens(1), t.seat(1)["owed"]) == (0, 0, 2)
    t.do("end", "end", "end")
    assert (t.round, t.tokens(1), t.seat(1)["owed"]) == (3, 2, 0)


@rule("SMB-BNK-02")
def test_nobody_owes_more_than_two() -> None:
    t = beaten({"tokens": 0, "owed": 1}).do("ransom rum")
    assert (t.seat(1)["owed"], t.crew(1)) == (2, (0, 0, 0, 0))  # nothing is left to pay a pair with
    t = beaten({"tokens": 0, "owed": 2})
    assert t.clause("ransom rum") == "SMB-BNK-02"


@rule("SMB-BNK-02")
def test_one_left_and_one_owed() -> None:
    t = beaten({"tokens": 1}).do("ransom rum", "pairs 1")
    assert (t.money(1), t.tokens(1), t.seat(1)["owed"]) == (1, 0, 1)


@rule("SMB-BNK-02")
def test_before_the_own_turn_nothing_is_owed() -> None:
    t = beaten({"tokens": 0}, turn=0)
    assert t.clause("ransom rum") == "SMB-BNK-02"


@rule("SMB-BNK-02")
def test_in_the_last_round_there_is_nothing_to_owe() -> None:
    t = beaten({"tokens": 0}, round=8)
    assert t.clause("ransom rum") == "SMB-BNK-02"
    assert "ransom rum" in beaten({"tokens": 1}, round=8).legal()
