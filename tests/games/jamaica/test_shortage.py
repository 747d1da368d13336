"""Jamaica, section 7: shortage."""

import pytest

from tests.clauses import rule
from tests.games.jamaica.table import captains_turn, rests

# -- JAM-SHT-01


@rule("JAM-SHT-01")
def test_who_cannot_pay_gives_all_tokens_of_the_kind_first() -> None:
    t = captains_turn("forward/powder", at=5, own=["gold 2", "food 9", "gold 2", "powder 4"])
    t.lay()  # space 6 costs 5 doubloons
    (short,) = t.told("short")
    assert (short["ship"], short["goods"], short["amount"], short["space"]) == ("#0", "gold", 4, 6)
    assert t.tokens_of(0, "gold") == 0
    assert (t.tokens_of(0, "food"), t.tokens_of(0, "powder")) == (9, 5)


@rule("JAM-SHT-01")
def test_with_nothing_to_give_the_ship_goes_back_all_the_same() -> None:
    t = captains_turn("forward/powder", at=5, own=[])
    t.lay()
    assert t.told("short")[0]["amount"] == 0
    assert t.space(0) == 4


# -- JAM-SHT-02


@rule("JAM-SHT-02")
def test_the_ship_goes_back_to_the_nearest_space_it_can_pay_and_pays_there() -> None:
    t = captains_turn("forward/powder", (2, 1), at=14, own=["gold 2", "food 4"])
    t.lay()  # 16 costs 3 doubloons, 15 costs 3 food
    assert t.space(0) == 15
    assert t.told("retreated")[0]["space"] == 15
    assert t.holds(0) == ["powder 1", "food 1"]


@rule("JAM-SHT-02")
def test_spaces_that_ask_for_the_same_kind_fail() -> None:
    t = captains_turn("forward/powder", (2, 1), at=41, own=["gold 4", "food 2"])
    t.lay()  # 43 costs 3 food and takes both; 42 costs 2 food, 41 costs 5 doubloons: the ship is asked for its way
    assert t.tokens_of(0, "food") == 0
    assert t.question == (0, "fork")
    assert t.space(0) == 41


@rule("JAM-SHT-02")
def test_a_lair_always_passes() -> None:
    t = captains_turn("forward/powder", at=44, own=["gold 6", "food 9"], hidden={2: ["gold-3"]})
    t.lay()  # 45 costs 7 doubloons
    assert t.space(0) == 44
    assert t.tokens_of(0, "gold") == 0
    assert t.told("paid") == []


@rule("JAM-SHT-02", "JAM-SHT-06")
def test_port_royal_always_passes() -> None:
    t = captains_turn("forward/powder", (2, 1), own=["food 2", "gold 9"])
    t.lay()
    assert (t.space(0), t.lap(0)) == (0, 0)
    assert t.holds(0) == ["powder 1", "gold 9"]


@rule("JAM-SHT-02")
def test_the_space_left_is_no_better_than_others() -> None:
    t = captains_turn("backward/forward", (2, 1), at=30, own=["gold 4", "food 9"])
    t.lay()  # 28 costs 5 doubloons; the way back leads to 25 or 27, not to 30
    assert t.question == (0, "fork")
    assert t.legal(0) == {"sail 25", "sail 27"}


# -- JAM-SHT-03


@rule("JAM-SHT-03")
@pytest.mark.parametrize(
    ("way", "end", "food"),
    [("sail 25", 25, 9), ("sail 27", 27, 5)],
)
def test_where_routes_meet_the_player_chooses_the_way_back(way: str, end: int, food: int) -> None:
    t = captains_turn("forward/powder", (1, 1), at=27, own=["gold 4", "food 9"])
    t.lay()
    assert t.question == (0, "fork")
    assert t.seen["moving"]["retreat"] is True
    assert t.legal(0) == {"sail 25", "sail 27"}
    t.play(0, way)
    assert t.space(0) == end
    assert t.tokens_of(0, "food") == food


@rule("JAM-SHT-03")
@pytest.mark.parametrize(("way", "end"), [("sail 12", 11), ("sail 14", 4)])
def test_on_the_chosen_way_the_first_payable_space_is_taken(way: str, end: int) -> None:
    t = captains_turn("forward/powder", (1, 1), at=14, own=[])
    t.lay()
    t.play(0, way)  # outside 12 costs food and 11 is a lair; inside 14, 13, 6 and 5 cost too much
    assert t.space(0) == end


@rule("JAM-SHT-03")
def test_a_payable_merge_is_taken_without_a_choice() -> None:
    t = captains_turn("forward/powder", (1, 1), at=15, own=["food 3"])
    t.lay()  # 16 costs doubloons, 15 costs 3 food
    assert rests(t)
    assert t.space(0) == 15


# -- JAM-SHT-04


@rule("JAM-SHT-04", "JAM-MOV-04")
def test_ships_passed_on_the_way_back_are_left_alone() -> None:
    t = captains_turn("forward/powder", at=42, own=["gold 9", "food 2"], other=42, others=[])
    t.lay()  # 43 costs 3 food; 42 costs 2 food, 41 costs 5 doubloons: past ship 2
    assert t.told("attacked") == []
    assert t.space(0) == 41


@rule("JAM-SHT-04")
def test_on_the_space_of_retreat_the_retreating_ship_attacks_and_then_pays() -> None:
    t = captains_turn("forward/powder", at=15, own=["food 9"], other=15, others=["gold 1"])
    t.lay(fire=[10, 2])  # 16 costs 3 doubloons, 15 costs 3 food
    assert t.told("attacked") == [{"ship": "#0", "other": "#2"}]
    assert t.question == (0, "reward")
    assert t.told("paid") == []
    t.play(0, "nothing")
    assert t.told("paid") == [{"ship": "#0", "goods": "food", "amount": 3, "space": 15}]
    assert t.space(0) == 15


@rule("JAM-SHT-04", "JAM-MOV-06")
def test_no_battle_at_port_royal_after_a_retreat() -> None:
    t = captains_turn("forward/powder", own=[], other=0, others=["gold 1"])
    t.lay()
    assert t.space(0) == 0
    assert t.told("attacked") == []


@rule("JAM-SHT-04", "JAM-CBT-01")
def test_of_several_ships_on_the_space_of_retreat_one_is_attacked() -> None:
    t = captains_turn(
        "forward/powder", at=15, own=["food 9"], other=15, others=[], players=4, spaces={3: 15}, holds={3: []}
    )
    t.lay()
    assert t.question == (0, "target")
    t.play(0, "attack 4", fire=[4, 4])
    assert t.told("attacked") == [{"ship": "#0", "other": "#3"}]
    assert rests(t)


@rule("JAM-SHT-04")
def test_a_battle_before_and_a_battle_after_the_retreat() -> None:
    t = captains_turn(
        "forward/powder", at=15, own=["food 9"], other=16, others=[], players=4, spaces={3: 15}, holds={3: []}
    )
    t.lay(fire=[4, 4, 6, 6])
    assert [event["other"] for event in t.told("attacked")] == ["#2", "#3"]
    assert t.space(0) == 15


# -- JAM-SHT-05


@rule("JAM-SHT-05")
def test_who_cannot_pay_after_that_battle_goes_back_again() -> None:
    t = captains_turn("forward/powder", at=7, own=["gold 5"], other=6, others=[])
    t.lay(fire=[2, 10])  # 8 and 7 ask for food; 6 costs 5 doubloons
    assert t.question == (2, "reward")
    t.play(2, "loot 1")
    assert t.space(0) == 4  # 5 costs 3 doubloons
    assert [event["space"] for event in t.told("short")] == [6]
    assert t.hidden(0) + len(t.powers(0)) == 1
    assert t.holds(2) == ["gold 5"]


@rule("JAM-SHT-05", "JAM-SHT-01")
def test_then_too_all_tokens_of_the_kind_are_given_first() -> None:
    t = captains_turn("forward/powder", at=7, own=["gold 4", "gold 2", "powder 1"], other=6, others=[])
    t.lay()
    t.play(0, "roll", fire=[2, 10])
    t.play(2, "loot 1")
    assert [(event["space"], event["goods"], event["amount"]) for event in t.told("short")] == [(6, "gold", 2)]
    assert (t.space(0), t.tokens_of(0, "gold")) == (4, 0)


@rule("JAM-SHT-05", "JAM-SHT-04")
def test_a_second_retreat_may_end_in_a_second_battle() -> None:
    t = captains_turn(
        "forward/powder", at=7, own=["gold 5"], other=6, others=[], players=4, spaces={3: 4}, hidden={3: ["gold-3"]}
    )
    t.lay(fire=[2, 10])
    t.play(2, "loot 1", fire=[4, 4])
    assert t.told("attacked") == [{"ship": "#0", "other": "#3"}]
    assert (t.space(0), t.hidden(0)) == (4, 0)


@rule("JAM-SHT-05")
def test_who_lost_the_battle_and_kept_the_price_pays() -> None:
    t = captains_turn("forward/powder", at=7, own=["gold 5"], other=6, others=[])
    t.lay(fire=[2, 10])
    t.play(2, "nothing")
    assert t.space(0) == 6
    assert t.holds(0) == ["powder 1"]


# -- JAM-SHT-06


@rule("JAM-SHT-06")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_from_lap_0_the_retreat_ends_at_port_royal(die: int) -> None:
    t = captains_turn("forward/powder", (die, 1), own=["gold 3"])
    t.lay()
    assert (t.space(0), t.lap(0)) == (0, 0)


@rule("JAM-SHT-06")
@pytest.mark.parametrize(("own", "end"), [([], 44), (["gold 7"], 45), (["gold 6", "food 2"], 44)])
def test_behind_the_start_it_goes_on_backward(own: list[str], end: int) -> None:
    t = captains_turn("backward/forward", (2, 1), own=own)
    t.lay()  # 48, 47 and 46 ask for food, 45 for 7 doubloons, 44 is a lair
    assert t.told("retreated")[0]["space"] == end
    assert t.lap(0) == -1


# -- JAM-SHT-07


@rule("JAM-SHT-07", "JAM-TRE-01")
def test_a_lair_reached_by_retreat_gives_its_treasure() -> None:
    t = captains_turn("forward/powder", at=5, own=[], top=["gold-5"])
    t.lay()
    assert t.treasures(0) == ["gold-5"]
    assert 4 not in t.lair_tokens


@rule("JAM-SHT-07")
def test_sextant_and_anchor_do_not_apply_to_a_retreat() -> None:
    t = captains_turn("forward/powder", at=5, own=[], powers={0: ["sextant", "anchor"]})
    t.lay()
    assert t.question == (0, "length")
    t.play(0, "exact")
    assert rests(t)
    assert t.space(0) == 4
    t = captains_turn("forward/powder", (1, 1), at=27, own=["gold 4", "food 9"], powers={0: ["sextant"]})
    t.lay()
    t.play(0, "exact")
    assert (t.question, t.seen["moving"]["retreat"]) == ((0, "fork"), True)
    assert t.refusal_clause(0, "longer") == "JAM-SHT-07"
