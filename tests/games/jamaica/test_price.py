"""Jamaica, section 6: the price of a space."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.jamaica.table import CALM, LAIRS, RICH, WAITING_FORK, captains_turn, rests
from tests.games.jamaica.test_board import DOUBLOONS, FOOD

BEFORE = {13: 6, 26: 19, 39: 32}  # the space before, where it is not the one numbered so


# -- JAM-PAY-01


@rule("JAM-PAY-01")
def test_the_price_is_paid_once_on_arrival_and_not_for_staying() -> None:
    t = captains_turn("food/powder", at=42, own=["food 9", "gold 9"])
    t.lay()
    assert rests(t)
    assert t.told("paid") == []
    assert t.tokens_of(0, "food") == 10


@rule("JAM-PAY-01")
def test_being_attacked_costs_nothing() -> None:
    t = captains_turn("forward/powder", at=42, own=["food 9"], other=43, others=["food 9"])
    t.lay(fire=[4, 4])
    assert [event["ship"] for event in t.told("paid")] == ["#0"]
    assert t.holds(2) == ["food 9"]


@rule("JAM-PAY-01")
def test_both_moves_of_a_card_have_their_price() -> None:
    t = captains_turn("forward/forward", (1, 1), at=41, own=["food 9"])
    t.lay()
    assert [(event["space"], event["amount"]) for event in t.told("paid")] == [(42, 2), (43, 3)]
    assert t.holds(0) == ["food 4"]


# -- JAM-PAY-02


@rule("JAM-PAY-02")
@pytest.mark.parametrize(("space", "price"), FOOD.items())
def test_the_sea_costs_food(space: int, price: int) -> None:
    assert paid(space) == ("food", price)


@rule("JAM-PAY-02")
@pytest.mark.parametrize(("space", "price"), DOUBLOONS.items())
def test_a_port_costs_doubloons(space: int, price: int) -> None:
    assert paid(space) == ("gold", price)


def paid(space: int) -> tuple[str, int]:
    """What a ship paid that ended a move there."""
    at = {15: 14, 28: 27, 41: 40}.get(space, BEFORE.get(space, space - 1))
    elsewhere: dict[str, Any] = {"cards": {1: CALM}, "spaces": {1: 0}} if space == WAITING_FORK else {}
    t = captains_turn("forward/powder", at=at, own=RICH, hidden={2: ["gold-3"]}, **elsewhere)
    t.lay()
    if t.phase == "fork" and t.asked == [0]:
        t.play(0, f"sail {space}")
    assert t.space(0) == space
    (told,) = t.told("paid")
    assert t.tokens_of(0, str(told["goods"])) == 20 - int(told["amount"])
    assert t.tokens_of(0, "food") + t.tokens_of(0, "gold") == 40 - int(told["amount"])
    return str(told["goods"]), int(told["amount"])


# -- JAM-PAY-03


@rule("JAM-PAY-03")
@pytest.mark.parametrize("lair", LAIRS)
def test_a_lair_is_free(lair: int) -> None:
    before = {33: 32, 20: 19}.get(lair, lair - 1)
    t = captains_turn("forward/powder", at=before, own=[])
    t.lay()
    if t.phase == "fork" and t.asked == [0]:
        t.play(0, f"sail {lair}")
    assert t.space(0) == lair
    assert t.told("paid") == []


@rule("JAM-PAY-03")
def test_port_royal_is_free() -> None:
    t = captains_turn("forward/powder", at=49, lap=-1, own=["food 4", "gold 4"])
    t.lay()
    assert t.holds(0) == ["food 4", "gold 4", "powder 1"]


# -- JAM-PAY-04


@rule("JAM-PAY-04")
def test_the_player_chooses_the_holds_token_by_token() -> None:
    t = captains_turn("forward/powder", at=42, own=["food 2", "food 2", "gold 9"])
    t.lay()
    assert t.question == (0, "pay")
    assert t.legal(0) == {"hold 1", "hold 2"}
    assert t.seen["goods"] == {"kind": "food", "amount": 3}
    t.play(0, "hold 2")
    assert t.seen["goods"] == {"kind": "food", "amount": 2}
    t.play(0, "hold 1", "hold 1")
    assert rests(t)
    assert t.holds(0) == ["powder 1", "food 1", "gold 9"]


@rule("JAM-PAY-04")
def test_a_price_may_come_from_one_hold_alone() -> None:
    t = captains_turn("forward/powder", at=42, own=["food 1", "food 4"])
    t.lay()
    t.play(0, "hold 2", "hold 2", "hold 2")
    assert t.holds(0) == ["food 1", "food 1", "powder 1"]


@rule("JAM-PAY-04")
def test_the_sixth_hold_pays_too() -> None:
    t = captains_turn("forward/powder", at=42, own=["food 2", "", "", "", "", "food 2"], powers={0: ["sixth"]})
    t.lay()
    assert t.legal(0) == {"hold 1", "hold 6"}
    t.play(0, "hold 6", "hold 6")
    assert t.question == (0, "load")  # the price is paid, and the gunpowder has a choice
    assert t.holds(0) == ["food 1"]


@rule("JAM-PAY-04")
def test_gunpowder_and_the_wrong_goods_never_pay() -> None:
    t = captains_turn("forward/powder", at=42, own=["food 2", "food 2", "gold 9", "powder 9"])
    t.lay()
    for hold in (3, 4, 5):
        clause, told = t.refusal(0, f"hold {hold}")
        assert (clause, told["goods"], told["hold"]) == ("JAM-PAY-02", "food", hold)


@rule("JAM-PAY-04", "JAM-SHT-01")
def test_gunpowder_does_not_save_from_a_shortage() -> None:
    t = captains_turn("forward/powder", at=0, own=["powder 9"])
    t.lay()
    assert t.space(0) == 0
    assert t.holds(0) == ["powder 9", "powder 1"]


@rule("JAM-PAY-04")
def test_with_as_many_tokens_as_the_price_there_is_no_choice() -> None:
    t = captains_turn("forward/powder", at=42, own=["food 1", "food 2"])
    t.lay()
    assert rests(t)
    assert t.space(0) == 43
    assert t.tokens_of(0, "food") == 0


# -- JAM-PAY-05


@rule("JAM-PAY-05")
def test_who_can_pay_must_pay() -> None:
    t = captains_turn("forward/powder", at=42, own=["food 2", "food 2"])
    t.lay()
    assert t.question == (0, "pay")
    assert t.legal(0) == {"hold 1", "hold 2"}
    t.play(0, "hold 1", "hold 1")
    assert t.space(0) == 43
    assert t.told("short") == []
    assert t.tokens_of(0, "food") == 1


@rule("JAM-PAY-05")
@pytest.mark.parametrize("move", ["nothing", "sail 42", "sail 44"])
def test_a_price_that_can_be_paid_is_not_escaped(move: str) -> None:
    t = captains_turn("forward/powder", at=42, own=["food 2", "food 2"])
    t.lay()
    assert t.refusal_clause(0, move) == "JAM-PAY-05"
