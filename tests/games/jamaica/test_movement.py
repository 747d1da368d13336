"""Jamaica, section 5: movement."""

import pytest

from tests.clauses import rule
from tests.games.jamaica.table import RICH, captains_turn, rests, table

# -- JAM-MOV-01


@rule("JAM-MOV-01")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_forward_the_full_number_of_the_die(die: int) -> None:
    t = captains_turn("forward/food", (die, 1), at=42, own=RICH)
    t.lay()
    assert rests(t)
    assert (t.space(0), t.lap(0)) == (42 + die, 0)
    assert t.arrivals(0) == [42 + die]


@rule("JAM-MOV-01")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_backward_the_full_number_of_the_die(die: int) -> None:
    t = captains_turn("backward/forward", (die, 1), at=48, own=RICH)
    t.lay()
    assert t.arrivals(0) == [48 - die, 49 - die]


@rule("JAM-MOV-01")
def test_no_turning_and_no_stopping_at_a_fork() -> None:
    t = captains_turn("forward/food", (3, 1), at=5, own=RICH)
    t.lay()
    assert t.legal(0) == {"sail 7", "sail 13"}
    assert t.refusal_clause(0, "sail 5") == "JAM-MOV-02"
    assert t.refusal_clause(0, "shorter") == t.refusal_clause(0, "longer") == "JAM-MOV-01"


@rule("JAM-MOV-01")
@pytest.mark.parametrize(("card", "at", "way", "end"), [("forward/food", 4, 13, 15), ("backward/forward", 16, 14, 6)])
def test_a_move_is_told_without_a_gap(card: str, at: int, way: int, end: int) -> None:
    t = captains_turn(card, (5 if end == 15 else 4, 1), at=at, own=RICH, hidden={2: ["gold-3"]})
    t.lay()
    sailed = t.told("sailed")
    t.play(0, f"sail {way}")
    sailed += t.told("sailed")
    assert sailed[0]["from"] == at
    assert [event["to"] for event in sailed[:-1]] == [event["from"] for event in sailed[1:]]
    assert end in [event["to"] for event in sailed]
    assert {event["back"] for event in sailed} == {1 if end == 6 else 0}
    assert sum(event["steps"] for event in sailed) == (5 if end == 15 else 4)


# -- JAM-MOV-02


@rule("JAM-MOV-02")
@pytest.mark.parametrize(("split", "ways"), [(6, (7, 13)), (19, (20, 26)), (32, (33, 39))])
@pytest.mark.parametrize("way", [0, 1])
def test_forward_at_a_split_the_player_chooses_the_branch(split: int, ways: tuple[int, int], way: int) -> None:
    t = captains_turn("forward/food", at=split, own=RICH, hidden={2: ["gold-3"]}, tokens=[4, 9, 11, 22, 25, 33, 37, 44])
    t.lay()
    assert t.question == (0, "fork")
    assert t.legal(0) == {f"sail {space}" for space in ways}
    t.play(0, f"sail {ways[way]}")
    assert t.space(0) == ways[way]


@rule("JAM-MOV-02")
@pytest.mark.parametrize(("merge", "ways"), [(15, (12, 14)), (28, (25, 27)), (41, (38, 40))])
@pytest.mark.parametrize("way", [0, 1])
def test_backward_at_a_merge_the_player_chooses_the_branch(merge: int, ways: tuple[int, int], way: int) -> None:
    t = captains_turn("backward/forward", at=merge, own=RICH)
    t.lay()
    assert t.question == (0, "fork")
    assert t.legal(0) == {f"sail {space}" for space in ways}
    t.play(0, f"sail {ways[way]}")
    assert t.arrivals(0)[0] == ways[way]


@rule("JAM-MOV-02")
@pytest.mark.parametrize(("way", "end"), [("sail 7", 9), ("sail 13", 15)])
def test_a_split_in_the_middle_of_a_move_is_asked_there(way: str, end: int) -> None:
    t = captains_turn("forward/food", (4, 1), at=5, own=RICH)
    t.lay()
    assert t.space(0) == 6
    assert t.seen["moving"]["steps"] == 3
    t.play(0, way)
    assert t.space(0) == end


@rule("JAM-MOV-02")
def test_one_branch_at_a_time() -> None:
    t = captains_turn("forward/food", at=6, own=RICH)
    t.lay()
    clause, told = t.refusal(0, "sail 26")
    assert clause == "JAM-MOV-02"
    assert {told["first"], told["second"]} == {7, 13}


@rule("JAM-MOV-02")
def test_nobody_else_chooses_the_branch() -> None:
    t = captains_turn("forward/food", at=6, own=RICH)
    t.lay()
    for seat in (1, 2):
        assert t.legal(seat) == set()
        assert t.refusal_clause(seat, "sail 7") == "JAM-RND-04"  # it is not their turn


@rule("JAM-MOV-02")
def test_where_no_branch_is_asked_none_is_chosen() -> None:
    t = captains_turn("forward/food", at=6)
    assert t.refusal_clause(0, "sail 7") == "JAM-MOV-02"


@rule("JAM-MOV-02")
def test_a_split_is_no_choice_backward_and_a_merge_none_forward() -> None:
    t = captains_turn("backward/forward", (1, 1), at=7, own=RICH)
    t.lay()
    assert t.arrivals(0) == [6]  # back from the outer lane to the split, unasked
    assert t.question == (0, "fork")  # and forward again
    t = captains_turn("forward/food", (1, 1), at=14, own=RICH)
    t.lay()
    assert (t.space(0), rests(t)) == (15, True)


# -- JAM-MOV-03


@rule("JAM-MOV-03", "JAM-MOV-08")
def test_backward_out_of_port_royal_in_the_first_round() -> None:
    t = captains_turn("backward/forward", (3, 1), own=RICH, round=1)
    t.lay()
    assert t.arrivals(0) == [47, 48]
    assert t.lap(0) == -1


# -- JAM-MOV-04


@rule("JAM-MOV-04")
def test_ships_lairs_and_prices_on_the_way_do_nothing() -> None:
    t = captains_turn("forward/powder", (5, 1), at=42, own=["food 3", "gold 3"], other=43)
    t.lay()
    assert t.told("attacked") == []
    assert 44 in t.lair_tokens
    assert t.told("paid") == [{"ship": "#0", "goods": "food", "amount": 3, "space": 47}]
    assert t.holds(0) == ["powder 1", "gold 3"]


# -- JAM-MOV-05


@rule("JAM-MOV-05", "JAM-PAY-01")
def test_on_the_final_space_the_battle_comes_before_the_price() -> None:
    t = captains_turn("forward/powder", at=42, own=["food 9"], other=43, others=[])
    t.lay(fire=[6, 4])
    keys = t.keys()
    assert keys.index("arrived") < keys.index("attacked") < keys.index("won") < keys.index("paid")


@rule("JAM-MOV-05")
def test_after_the_battle_the_price_may_be_paid_with_its_booty() -> None:
    t = captains_turn("forward/powder", at=42, own=[], other=43, others=["food 3"])
    t.lay(fire=[6, 4])
    t.play(0, "loot 1")
    assert t.space(0) == 43
    assert t.told("paid") == [{"ship": "#0", "goods": "food", "amount": 3, "space": 43}]


# -- JAM-MOV-06


@rule("JAM-MOV-06")
@pytest.mark.parametrize(
    ("at", "lap", "card"), [(48, 0, "forward/food"), (48, -1, "forward/food"), (2, 0, "backward/forward")]
)
def test_no_battle_at_port_royal(at: int, lap: int, card: str) -> None:
    t = captains_turn(card, (2, 1), at=at, lap=lap, own=RICH)
    t.lay()
    assert t.arrivals(0)[0] == 0
    assert t.told("attacked") == []


@rule("JAM-MOV-06")
def test_finished_ships_are_safe_from_a_second_finisher() -> None:
    t = table(3, day=(2, 1), cards=dict.fromkeys(range(3), "forward/food"), spaces={0: 48, 1: 49, 2: 5})
    t.lay()
    assert [t.lap(ship) for ship in (0, 1)] == [1, 1]
    assert t.told("attacked") == []


# -- JAM-MOV-07


@rule("JAM-MOV-07")
@pytest.mark.parametrize("fire", [[10, 2], [2, 10], [4, 4]])
def test_a_battle_moves_nobody(fire: list[int]) -> None:
    t = captains_turn("forward/powder", at=42, own=["food 9"], other=43, others=[])
    t.lay(fire=fire)
    if t.question == (2, "reward"):
        t.play(2, "nothing")
    assert (t.space(0), t.space(2)) == (43, 43)


@rule("JAM-MOV-07")
def test_six_ships_may_share_a_space() -> None:
    t = table(
        6,
        cards={0: "forward/powder", 1: "forward/forward"},
        spaces={0: 42, 1: 32, 2: 43, 3: 43, 4: 43, 5: 43},
        holds={0: ["food 9"], 2: [], 3: [], 4: [], 5: []},
    )
    t.lay()
    t.play(0, "attack 4", fire=[6, 6])
    assert [t.space(ship) for ship in (0, 2, 3, 4, 5)] == [43] * 5


# -- JAM-MOV-08


@rule("JAM-MOV-08")
@pytest.mark.parametrize(
    ("card", "day", "at", "lap", "end"),
    [
        ("forward/food", (2, 1), 48, 0, (0, 1)),
        ("forward/food", (2, 1), 48, -1, (0, 0)),
        ("forward/food", (4, 1), 47, -1, (1, 0)),
        ("backward/forward", (1, 6), 0, 0, (5, 0)),
    ],
)
def test_laps_are_counted_at_port_royal(
    card: str, day: tuple[int, int], at: int, lap: int, end: tuple[int, int]
) -> None:
    t = captains_turn(card, day, at=at, lap=lap, own=RICH)
    t.lay()
    assert (t.space(0), t.lap(0)) == end
    assert (t.told("finished") != []) == (end[1] == 1)


@rule("JAM-MOV-08")
def test_a_backward_step_out_of_port_royal_subtracts_a_lap() -> None:
    t = captains_turn("forward/backward", (1, 2), own=["food 20"])
    t.lay()
    assert (t.space(0), t.lap(0)) == (49, -1)


@rule("JAM-MOV-08", "JAM-MOV-10")
def test_backing_out_and_returning_is_no_finish() -> None:
    t = captains_turn("backward/forward", (2, 2), own=RICH)
    t.lay()
    assert (t.space(0), t.lap(0)) == (0, 0)
    assert t.told("finished") == []


# -- JAM-MOV-09


@rule("JAM-MOV-09")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_a_finishing_ship_stops_at_port_royal(die: int) -> None:
    t = captains_turn("forward/food", (die, 1), at=49)
    t.lay()
    assert (t.space(0), t.lap(0)) == (0, 1)
    assert t.arrivals(0) == [0]
    assert t.told("finished") == [{"ship": "#0"}]


@rule("JAM-MOV-09")
def test_without_the_circuit_a_ship_sails_through() -> None:
    t = captains_turn("forward/food", (6, 1), at=49, lap=-1, own=RICH)
    t.lay()
    assert (t.space(0), t.lap(0)) == (5, 0)


# -- JAM-MOV-10


@rule("JAM-MOV-10", "JAM-PAY-03")
@pytest.mark.parametrize(("card", "at", "lap"), [("forward/food", 48, -1), ("backward/forward", 2, 0)])
def test_ending_at_port_royal_without_the_circuit_is_free_and_ends_nothing(card: str, at: int, lap: int) -> None:
    t = captains_turn(card, (2, 6), at=at, lap=lap, own=["powder 1"], other=0)
    t.lay()
    assert t.arrivals(0)[0] == 0
    assert t.told("paid") == []
    assert t.told("finished") == []
    assert not t.is_over()


# -- JAM-MOV-11


@rule("JAM-MOV-11")
@pytest.mark.parametrize(
    ("space", "lap", "distance"),
    [
        (0, 0, 32),
        (49, -1, 33),
        (49, 0, 1),
        (41, 0, 9),
        (40, 0, 10),
        (38, 0, 10),
        (39, 0, 11),
        (33, 0, 15),
        (32, 0, 12),
        (28, 0, 16),
        (19, 0, 19),
        (20, 0, 22),
        (15, 0, 23),
        (6, 0, 26),
        (7, 0, 29),
        (13, 0, 25),
        (1, 0, 31),
        (44, -1, 38),
    ],
)
def test_the_distance_is_the_least_number_of_steps_to_the_finish(space: int, lap: int, distance: int) -> None:
    t = table(4, spaces={3: space}, laps={3: lap}, hidden={3: ["gold-3"]})
    assert t.distance(3) == distance


@rule("JAM-MOV-11")
def test_a_finished_ship_has_no_distance_left() -> None:
    t = captains_turn("forward/food", at=49)
    t.lay()
    assert t.distance(0) == 0
