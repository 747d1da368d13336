"""Port Royal, section 9: compensation."""

import pytest

from tests.clauses import rule
from tests.games.port_royal.table import Table, cards, game, table

# -- PR-CMP-01


@rule("PR-CMP-01")
def test_a_ship_taken_by_another_player_costs_a_coin_to_the_active_player() -> None:
    t = table(phase="trade", actor=1, harbour=["red-3-2", "blue-1-1"], coins={1: 3})
    t.play(1, "trade red")
    assert t.all_coins() == [1, 3 - 1 + 2, 0]
    assert t.told("fee") == [{"seat": "#1", "other": "#0"}]


@rule("PR-CMP-01")
def test_a_person_taken_by_another_player_costs_a_coin_to_the_active_player() -> None:
    t = table(phase="trade", actor=1, harbour=["sailor-3", "blue-1-1"], coins={1: 5})
    t.play(1, "hire sailor-3")
    assert t.all_coins() == [1, 5 - 1 - 3, 0]
    assert t.told("fee") == [{"seat": "#1", "other": "#0"}]


@rule("PR-CMP-01", "PR-ABL-08")
def test_the_fee_is_due_for_each_card() -> None:
    t = table(
        phase="trade",
        actor=1,
        harbour=["sailor-3", "blue-1-1", "red-1-1", "green-1-1"],
        displays={1: ["governor-8", "governor-8"]},
        coins={1: 5},
    )
    t.play(1, "hire sailor-3", "trade blue", "trade red")
    assert t.all_coins() == [3, 5 - 4, 0]


@rule("PR-CMP-01")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_fee_goes_to_the_active_player(active: int) -> None:
    t = table(active=active, harbour=["yellow-1-1", "blue-1-1", "green-1-1"])
    t.play(active, "stop", "stop")
    left, right = (active + 1) % 3, (active + 2) % 3
    t.play(left, "trade blue").play(right, "trade green")
    assert t.coins(active) == 2
    assert (t.coins(left), t.coins(right)) == (0, 0)


@rule("PR-CMP-01")
def test_the_active_player_pays_no_fee() -> None:
    t = table(harbour=["red-3-2", "blue-1-1"], coins={0: 1})
    t.play(0, "stop", "trade red")
    assert t.all_coins() == [3, 0, 0]
    assert t.told("fee") == []


@rule("PR-CMP-01")
def test_who_takes_nothing_pays_nothing() -> None:
    t = table(phase="trade", actor=1, harbour=["red-3-2"], coins={1: 5, 2: 5})
    t.play(1, "stop").play(2, "stop")
    assert t.all_coins() == [0, 5, 5]


# -- PR-CMP-02


@rule("PR-CMP-02")
def test_a_ship_can_be_taken_with_no_coins() -> None:
    t = table(phase="trade", actor=1, harbour=["red-1-1", "blue-1-1"])
    assert t.legal(1) == {"trade red", "trade blue", "stop"}
    t.play(1, "trade red")
    assert t.all_coins() == [1, 0, 0]


@rule("PR-CMP-02")
@pytest.mark.parametrize(("seat", "gain"), [(0, 4), (1, 3)])
def test_the_gain_shown_is_after_the_fee(seat: int, gain: int) -> None:
    t = table(phase="trade", actor=seat, harbour=["red-6-3", "blue-1-1"], displays={seat: ["trader-red-3"]})
    assert t.own(seat)["gains"] == {"red-6-3": gain, "blue-1-1": gain - 3}
    t.play(seat, "trade red")
    assert t.coins(seat) == gain


@rule("PR-CMP-02")
def test_the_fee_of_a_hire_cannot_wait() -> None:
    t = table(phase="trade", actor=1, harbour=["sailor-3", "red-6-3"], coins={1: 3})
    clause, args = t.refusal(1, "hire sailor-3")
    assert (clause, args["need"], args["have"]) == ("PR-HIR-03", 4, 3)


# -- PR-CMP-03


def with_one_coin() -> Table:
    """Seat 1 may take a ship that brings two coins, and has one to pay with."""
    tops = ["sailor-5", "pirate-5"]
    return table(2, phase="trade", actor=1, harbour=["red-3-2", "blue-1-1"], coins={1: ["admiral-9"]}, top=tops)


@rule("PR-CMP-03")
def test_a_player_with_a_coin_pays_before_the_take() -> None:
    t = with_one_coin()
    t.play(1, "trade red")
    assert t.fronts(0) == ["admiral-9/0"]
    assert t.fronts(1) == ["sailor-5/0", "pirate-5/0"]
    assert t.keys().index("fee") < t.keys().index("traded")


@rule("PR-CMP-03")
def test_a_player_without_a_coin_pays_out_of_the_income() -> None:
    t = table(2, phase="trade", actor=1, harbour=["red-3-2", "blue-1-1"], top=["sailor-5", "pirate-5"])
    t.play(1, "trade red")
    assert t.fronts(0) == ["sailor-5/0"]
    assert t.fronts(1) == ["pirate-5/0"]
    assert t.keys().index("traded") < t.keys().index("fee")


@rule("PR-CMP-03")
def test_a_higher_fee_is_paid_by_the_coins_at_hand_and_the_rest_by_the_income() -> None:
    own = game.with_figures("changes = true\n[rules]\nfee = 2\n")
    t = Table(own.read_state(with_one_coin().position))
    t.play(1, "trade red")
    assert t.fronts(0) == ["admiral-9/0", "sailor-5/0"]
    assert t.fronts(1) == ["pirate-5/0"]


@rule("PR-CMP-03")
@pytest.mark.parametrize("coins", [0, 1, 2, 7])
def test_the_sums_are_equal(coins: int) -> None:
    t = table(2, phase="trade", actor=1, harbour=["red-3-2", "blue-1-1"], coins={1: coins})
    t.play(1, "trade red")
    assert t.all_coins() == [1, coins + 1]


@rule("PR-CMP-03", "PR-DCK-06")
def test_the_fee_comes_out_of_an_income_cut_short() -> None:
    t = table(3, phase="trade", actor=1, harbour=["red-skull-4", "blue-1-1"], rest=2)
    t.play(1, "trade red")
    assert t.fronts(0) == ["red-skull-4/1"]
    assert t.coins(1) == 0


# -- PR-CMP-04


@rule("PR-CMP-04")
def test_the_fee_does_not_pass_by_the_piles() -> None:
    t = table(
        2,
        phase="trade",
        actor=1,
        shuffle=3,
        harbour=["sailor-3", "blue-1-1"],
        coins={1: ["admiral-9/1", "red-1-1", "red-1-1", "red-1-1"]},
    )
    pile = t.draw_pile
    t.play(1, "hire sailor-3")
    assert t.fronts(0)[0] == "admiral-9/1"
    assert "admiral-9" not in t.discard
    assert t.draw_pile == pile - 1  # only the first card of the next turn left it
    assert t.discard == cards("red-1-1", "red-1-1", "red-1-1", "blue-1-1")


# -- PR-CMP-05


@rule("PR-CMP-05")
def test_mademoiselles_do_not_lower_the_fee() -> None:
    four = ["mademoiselle-7", "mademoiselle-7", "mademoiselle-9", "mademoiselle-9"]
    t = table(phase="trade", actor=1, harbour=["sailor-3", "blue-1-1"], displays={1: four}, coins={1: 2})
    t.play(1, "hire sailor-3")
    assert t.all_coins() == [1, 1, 0]


@rule("PR-CMP-05")
def test_without_a_coin_for_the_fee_a_person_for_nothing_is_refused() -> None:
    three = ["mademoiselle-7", "mademoiselle-7", "mademoiselle-9"]
    t = table(phase="trade", actor=1, harbour=["sailor-3", "blue-1-1"], displays={1: three})
    clause, args = t.refusal(1, "hire sailor-3")
    assert (clause, args["need"], args["have"]) == ("PR-HIR-03", 1, 0)


@rule("PR-CMP-05", "PR-ABL-05")
def test_admiral_coins_of_the_slot_pay_the_fee() -> None:
    t = table(
        harbour=["sailor-3", "sailor-7", "jester-9", "pirate-9", "admiral-9"],
        displays={1: ["admiral-5"]},
        coins={1: 2},
    )
    t.play(0, "stop")
    assert t.actor == 1
    t.play(1, "hire sailor-3")
    assert t.all_coins() == [1, 0, 0]
