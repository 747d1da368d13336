"""Jamaica, section 4: loading."""

import pytest

from tests.clauses import rule
from tests.games.jamaica.table import RICH, captains_turn, rests

FULL_HOLDS = ["food 1", "gold 2", "powder 3", "food 4", "gold 5"]


# -- JAM-LOD-01


@rule("JAM-LOD-01")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_load_brings_as_many_tokens_as_the_die_shows(die: int) -> None:
    t = captains_turn("gold/forward", (die, 1), own=["food 9"])
    t.lay()
    assert t.holds(0) == ["food 7", f"gold {die}"]  # 2 food are the price of space 1


# -- JAM-LOD-02


@rule("JAM-LOD-02")
def test_a_load_goes_into_one_empty_hold_and_not_onto_its_own_kind() -> None:
    t = captains_turn("food/powder", (4, 2), own=["food 1", "gold 1", "food 1", "powder 1"])
    t.lay()
    assert t.question == (0, "load")  # the food filled the last hold; the gunpowder has a choice
    assert t.holds(0) == ["food 1", "gold 1", "food 1", "powder 1", "food 4"]


@rule("JAM-LOD-02")
def test_an_empty_hold_between_full_ones_is_used() -> None:
    t = captains_turn("gold/gold", (4, 2), own=["food 1", "", "gold 1", "", "powder 1"])
    t.lay()
    assert t.holds(0) == ["food 1", "gold 4", "gold 1", "gold 2", "powder 1"]


# -- JAM-LOD-03


@rule("JAM-LOD-03")
def test_without_an_empty_hold_one_of_another_kind_is_emptied_first() -> None:
    t = captains_turn("food/forward", (6, 1), own=FULL_HOLDS)
    t.lay()
    assert t.question == (0, "load")
    assert t.legal(0) == {"hold 2", "hold 3", "hold 5"}
    t.play(0, "hold 5")
    assert t.told("dumped") == [{"ship": "#0", "goods": "gold", "amount": 5}]
    assert t.told("loaded") == [{"ship": "#0", "goods": "food", "amount": 6, "hold": 5}]
    assert t.holds(0)[1:3] == ["gold 2", "powder 3"]


@rule("JAM-LOD-02", "JAM-LOD-03")
def test_a_hold_of_the_same_kind_is_not_emptied() -> None:
    t = captains_turn("food/forward", (6, 1), own=FULL_HOLDS)
    t.lay()
    clause, told = t.refusal(0, "hold 1")
    assert (clause, told["goods"]) == ("JAM-LOD-02", "food")


@rule("JAM-LOD-02")
def test_a_load_does_not_join_goods_of_its_kind_while_a_hold_is_empty() -> None:
    t = captains_turn("gold/gold", powers={0: ["sixth"]}, own=["food 1", "gold 1", "gold 1", "gold 1"])
    t.lay()
    clause, told = t.refusal(0, "hold 2")
    assert (clause, told["hold"]) == ("JAM-LOD-02", 5)
    assert t.refusal_clause(0, "hold 1") == "JAM-LOD-03"


@rule("JAM-LOD-01")
def test_a_load_is_not_refused() -> None:
    t = captains_turn("food/forward", (6, 1), own=FULL_HOLDS)
    t.lay()
    assert t.refusal_clause(0, "nothing") == "JAM-LOD-01"
    assert t.refusal_clause(0, "loot 1") == "JAM-CBT-10"


@rule("JAM-LOD-03")
def test_no_hold_is_emptied_while_another_is_empty() -> None:
    t = captains_turn("powder/gold", powers={0: ["sixth"]}, own=["food 1", "gold 1", "gold 1", "gold 1"])
    t.lay()
    assert t.legal(0) == {"hold 5", "hold 6"}
    assert t.refusal_clause(0, "hold 1") == "JAM-LOD-03"


@rule("JAM-LOD-03")
def test_with_one_hold_of_another_kind_there_is_no_choice() -> None:
    t = captains_turn("food/powder", (2, 1), own=["food 1", "food 2", "gold 9", "food 3", "food 4"])
    t.lay()
    assert t.told("dumped") == [{"ship": "#0", "goods": "gold", "amount": 9}]
    assert t.question == (0, "load")  # the gunpowder of the evening may go into any of five holds of food
    assert t.holds(0) == ["food 1", "food 2", "food 2", "food 3", "food 4"]
    assert t.legal(0) == {f"hold {k}" for k in range(1, 6)}


# -- JAM-LOD-04


@rule("JAM-LOD-04")
@pytest.mark.parametrize("power", ["rum", "beth"])
def test_with_that_kind_in_every_hold_the_load_is_ignored_rum_or_not(power: str) -> None:
    t = captains_turn("gold/gold", (6, 5), own=["gold 1"] * 5, powers={0: [power]})
    t.lay()
    assert rests(t)
    assert t.holds(0) == ["gold 1"] * 5
    assert t.told("load-lost") == [{"ship": "#0", "goods": "gold"}] * 2
    assert t.told("loaded") == []


@rule("JAM-LOD-04")
def test_an_empty_sixth_hold_takes_the_load() -> None:
    t = captains_turn("gold/gold", (6, 5), own=["gold 1"] * 5, powers={0: ["sixth"]})
    t.lay()
    assert t.holds(0) == [*["gold 1"] * 5, "gold 6"]
    assert len(t.told("load-lost")) == 1


# -- JAM-LOD-05


@rule("JAM-LOD-05", "JAM-TRE-07")
def test_a_hold_has_no_size_limit() -> None:
    t = captains_turn("food/powder", (6, 1), own=["gold 40"], powers={0: ["rum"]})
    t.lay()
    assert t.holds(0) == ["gold 40", "food 7", "powder 2"]


# -- JAM-LOD-06


@rule("JAM-LOD-06")
def test_gold_in_the_morning_and_gold_in_the_evening_are_two_loads_into_two_holds() -> None:
    t = captains_turn("gold/gold", (6, 2))
    t.lay()
    assert t.holds(0) == ["food 3", "gold 3", "gold 6", "gold 2"]
    assert [event["hold"] for event in t.told("loaded")] == [3, 4]


@rule("JAM-LOD-06", "JAM-LOD-03")
def test_the_gold_of_the_morning_is_not_emptied_for_the_gold_of_the_evening() -> None:
    t = captains_turn("gold/gold", (6, 2), own=["food 3", "food 4", "powder 1", "gold 1"])
    t.lay()
    assert t.holds(0)[4] == "gold 6"
    assert t.legal(0) == {"hold 1", "hold 2", "hold 3"}


# -- JAM-LOD-07


@rule("JAM-LOD-07")
@pytest.mark.parametrize("hold", [3, 6])
def test_between_an_ordinary_empty_hold_and_the_sixth_the_player_chooses(hold: int) -> None:
    t = captains_turn("powder/gold", (5, 1), powers={0: ["sixth"]})
    t.lay()
    assert t.question == (0, "load")
    t.play(0, f"hold {hold}")
    assert t.holds(0)[hold - 1] == "powder 5"


@rule("JAM-LOD-07")
def test_with_the_sixth_hold_filled_there_is_no_choice() -> None:
    t = captains_turn("powder/food", (5, 1), own=["food 3", "", "", "", "", "gold 1"], powers={0: ["sixth"]})
    t.lay()
    assert rests(t)
    assert t.holds(0) == ["food 3", "powder 5", "food 1", "", "", "gold 1"]


# -- JAM-LOD-08


@rule("JAM-LOD-08")
def test_holds_are_left_alone_at_other_times() -> None:
    t = captains_turn("forward/food", at=6, own=RICH)
    for hold in range(1, 6):
        assert t.refusal_clause(0, f"hold {hold}") == "JAM-LOD-08"
    t.lay()
    assert t.question == (0, "fork")
    assert t.refusal_clause(0, "hold 1") == "JAM-LOD-08"
