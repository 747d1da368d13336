"""Port Royal, section 8: hire."""

import pytest

from tests.clauses import rule
from tests.games.port_royal.table import cards, table

MADEMOISELLES = ["mademoiselle-7", "mademoiselle-7", "mademoiselle-9", "mademoiselle-9"]

# -- PR-HIR-01


@rule("PR-HIR-01")
@pytest.mark.parametrize(
    ("person", "cost", "points", "swords"),
    [
        ("trader-yellow-3", 3, 1, 0),
        ("trader-blue-5", 5, 2, 0),
        ("settler-4", 4, 1, 0),
        ("captain-4", 4, 1, 0),
        ("priest-4", 4, 1, 0),
        ("jack-6", 6, 1, 0),
        ("sailor-3", 3, 1, 1),
        ("sailor-5", 5, 2, 1),
        ("sailor-7", 7, 3, 1),
        ("pirate-5", 5, 1, 2),
        ("pirate-7", 7, 2, 2),
        ("pirate-9", 9, 3, 2),
        ("mademoiselle-7", 7, 2, 0),
        ("mademoiselle-9", 9, 3, 0),
        ("jester-5", 5, 1, 0),
        ("jester-7", 7, 2, 0),
        ("jester-9", 9, 3, 0),
        ("admiral-5", 5, 1, 0),
        ("admiral-7", 7, 2, 0),
        ("admiral-9", 9, 3, 0),
        ("governor-8", 8, 0, 0),
    ],
)
def test_a_person_hired_joins_the_display_for_its_cost(person: str, cost: int, points: int, swords: int) -> None:
    t = table(2, harbour=[person, "red-1-1"], coins={0: 10})
    t.play(0, "stop", f"hire {person}")
    assert t.coins(0) == 10 - cost
    assert t.display(0) == cards(person)
    assert (t.points(0), t.swords(0)) == (points, swords)
    assert person not in t.harbour


@rule("PR-HIR-01")
def test_a_hire_is_told() -> None:
    t = table(harbour=["sailor-5", "red-1-1"], displays={0: ["mademoiselle-7"]}, coins={0: 9})
    t.play(0, "stop", "hire sailor-5")
    told = t.told("hired")[0]
    assert (told["seat"], told["card"], told["price"]) == ("#0", "sailor-5", 4)


@rule("PR-HIR-01")
def test_swords_hired_serve_in_the_next_own_turn() -> None:
    t = table(2, harbour=["sailor-3"], coins={0: 3}, top=["pirate-5", "red-1-1"])
    t.play(0, "stop", "hire sailor-3")
    t.play(1, "stop")
    assert (t.active, t.phase) == (0, "repel")


# -- PR-HIR-02


@rule("PR-HIR-02")
@pytest.mark.parametrize(
    ("person", "mademoiselles", "price"),
    [
        ("sailor-5", 0, 5),
        ("sailor-5", 1, 4),
        ("sailor-5", 2, 3),
        ("sailor-5", 4, 1),
        ("sailor-3", 3, 0),
        ("sailor-3", 4, 0),  # never below nothing
        ("admiral-9", 4, 5),
    ],
)
def test_each_own_mademoiselle_lowers_the_cost_by_one(person: str, mademoiselles: int, price: int) -> None:
    t = table(2, harbour=[person, "red-1-1"], displays={0: MADEMOISELLES[:mademoiselles]}, coins={0: 10})
    t.play(0, "stop")
    assert t.own(0)["prices"][person] == price
    t.play(0, f"hire {person}")
    assert t.coins(0) == 10 - price


@rule("PR-HIR-02")
def test_a_person_lowered_to_nothing_is_hired_without_a_coin() -> None:
    t = table(2, harbour=["sailor-3", "red-1-1"], displays={0: MADEMOISELLES[:3]})
    t.play(0, "stop", "hire sailor-3")
    assert t.display(0) == cards("sailor-3", *MADEMOISELLES[:3])
    assert t.coins(0) == 0


@rule("PR-HIR-02")
def test_the_mademoiselles_of_others_lower_nothing() -> None:
    t = table(2, harbour=["sailor-3", "red-1-1"], displays={1: MADEMOISELLES}, coins={0: 3})
    t.play(0, "stop", "hire sailor-3")
    assert t.coins(0) == 0


# -- PR-HIR-03


@rule("PR-HIR-03")
def test_the_active_player_needs_the_cost() -> None:
    t = table(phase="trade", harbour=["sailor-5", "red-1-1"], coins={0: 5})
    assert "hire sailor-5" in t.legal(0)


@rule("PR-HIR-03")
def test_the_active_player_with_a_coin_too_few_is_refused() -> None:
    t = table(phase="trade", harbour=["sailor-5", "red-1-1"], coins={0: 4})
    clause, args = t.refusal(0, "hire sailor-5")
    assert (clause, args["need"], args["have"]) == ("PR-HIR-03", 5, 4)


@rule("PR-HIR-03")
def test_another_player_needs_the_cost_and_the_fee() -> None:
    t = table(phase="trade", actor=1, harbour=["sailor-5", "red-1-1"], coins={1: 6})
    assert "hire sailor-5" in t.legal(1)


@rule("PR-HIR-03")
def test_another_player_with_the_bare_cost_is_refused() -> None:
    t = table(phase="trade", actor=1, harbour=["sailor-5", "red-1-1"], coins={1: 5})
    clause, args = t.refusal(1, "hire sailor-5")
    assert (clause, args["need"], args["have"]) == ("PR-HIR-03", 6, 5)


@rule("PR-HIR-03")
def test_the_lowered_cost_is_what_counts() -> None:
    t = table(phase="trade", harbour=["sailor-5", "red-1-1"], displays={0: ["mademoiselle-7"]}, coins={0: 3})
    clause, args = t.refusal(0, "hire sailor-5")
    assert (clause, args["need"], args["have"]) == ("PR-HIR-03", 4, 3)


@rule("PR-HIR-03")
def test_there_is_no_credit_on_the_ships_of_the_harbour() -> None:
    t = table(phase="trade", harbour=["yellow-4-4", "blue-1-1", "green-1-1", "red-1-1", "sailor-3"])
    assert "hire sailor-3" not in t.legal(0)
    t.play(0, "trade yellow")
    assert "hire sailor-3" in t.legal(0)


@rule("PR-HIR-03")
@pytest.mark.parametrize(("seat", "price"), [(0, 3), (1, 4), (2, 4)])
def test_the_price_shown_holds_the_fee(seat: int, price: int) -> None:
    t = table(phase="trade", actor=seat, harbour=["sailor-3", "red-1-1"], coins={seat: 9})
    assert t.own(seat)["prices"] == {"sailor-3": price}
    t.play(seat, "hire sailor-3")
    assert t.coins(seat) == 9 - price


@rule("PR-HIR-02", "PR-HIR-03", "PR-CMP-05")
@pytest.mark.parametrize(("seat", "fee"), [(0, 0), (1, 1)])
@pytest.mark.parametrize("mademoiselles", [0, 1, 2, 3, 4])
def test_a_hire_is_legal_from_the_lowered_cost_and_the_fee_on(seat: int, fee: int, mademoiselles: int) -> None:
    costs = {"sailor-3": 3, "captain-4": 4, "sailor-5": 5, "jack-6": 6, "jester-7": 7, "governor-8": 8, "admiral-9": 9}
    for coins in range(12):
        t = table(
            phase="trade",
            actor=seat,
            harbour=[*costs, "red-1-1"],
            displays={seat: MADEMOISELLES[:mademoiselles]},
            coins={seat: coins},
        )
        for person, cost in costs.items():
            need = max(cost - mademoiselles, 0) + fee
            assert (f"hire {person}" in t.legal(seat)) == (coins >= need)
            if coins < need:
                clause, args = t.refusal(seat, f"hire {person}")
                assert (clause, args["need"], args["have"]) == ("PR-HIR-03", need, coins)


# -- PR-HIR-04


@rule("PR-HIR-04")
def test_coins_paid_lie_face_up_on_the_discard_pile_oldest_first() -> None:
    t = table(
        2,
        phase="trade",
        harbour=["sailor-3", "red-1-1"],
        coins={0: ["blue-1-1", "admiral-9", "expedition-pp", "tax-least-vp"]},
        discard=["pirate-5"],
    )
    t.play(0, "hire sailor-3")
    assert t.discard_row == ["pirate-5", "blue-1-1", "admiral-9", "expedition-pp"]
    assert t.fronts(0) == ["tax-least-vp/0"]


@rule("PR-HIR-04")
def test_the_fee_is_the_oldest_coin_and_the_newest_of_who_receives_it() -> None:
    t = table(
        2,
        phase="trade",
        actor=1,
        harbour=["red-1-1", "green-1-1"],
        coins={0: ["blue-1-1", "sailor-5"], 1: ["admiral-9", "pirate-9"]},
        top=["yellow-1-1"],
    )
    t.play(1, "trade red")
    assert t.fronts(0) == ["blue-1-1/0", "sailor-5/0", "admiral-9/0"]
    assert t.fronts(1) == ["pirate-9/0", "yellow-1-1/0"]


@rule("PR-HIR-04")
def test_coins_gained_are_newer_than_those_owned() -> None:
    t = table(phase="trade", harbour=["red-3-2", "blue-1-1"], coins={0: ["admiral-9"]}, top=["sailor-5", "pirate-5"])
    t.play(0, "trade red")
    assert t.fronts(0) == ["admiral-9/0", "sailor-5/0", "pirate-5/0"]


@rule("PR-HIR-04")
def test_nobody_chooses_which_coins_to_pay() -> None:
    t = table(phase="trade", harbour=["sailor-3"], coins={0: ["red-1-1", "blue-1-1", "green-1-1", "red-3-2"]})
    assert t.legal(0) == {"hire sailor-3", "stop"}


# -- PR-HIR-05


@rule("PR-HIR-05")
def test_the_coins_are_discarded_and_the_person_joins_the_display() -> None:
    t = table(2, phase="trade", harbour=["sailor-3", "red-1-1"], coins={0: ["blue-1-1", "green-1-1", "black-2-1"]})
    t.play(0, "hire sailor-3")
    assert t.discard == cards("blue-1-1", "green-1-1", "black-2-1")
    assert t.display(0) == cards("sailor-3")


@rule("PR-HIR-05", "PR-HIR-02")
def test_a_mademoiselle_does_not_lower_her_own_cost() -> None:
    t = table(2, phase="trade", harbour=["mademoiselle-7", "red-1-1"], coins={0: 7})
    t.play(0, "hire mademoiselle-7")
    assert t.coins(0) == 0


@rule("PR-HIR-05")
def test_a_mademoiselle_is_not_hired_on_her_own_discount() -> None:
    t = table(2, phase="trade", harbour=["mademoiselle-7", "red-1-1"], coins={0: 6})
    clause, args = t.refusal(0, "hire mademoiselle-7")
    assert (clause, args["need"], args["have"]) == ("PR-HIR-03", 7, 6)
