"""Jamaica, section 10: end and score."""

from typing import Any

import pytest

from tests.clauses import rule
from tests.games.jamaica.table import RICH, Table, captains_turn, table


def last_round(**more: Any) -> Table:
    """Seat 2, the Captain's right neighbour, finishes; seats 0 and 1 have loaded before and lie wherever they lay."""
    spaces = {2: 49, **more.pop("spaces", {})}
    players = more.pop("players", 3)
    cards = {2: "forward/food", **more.pop("cards", {})}
    return table(players, day=(1, 1), cards=cards, spaces=spaces, **more)


# -- JAM-END-01


@rule("JAM-END-01")
def test_steps_and_evening_left_over_are_lost_and_there_is_no_price() -> None:
    t = captains_turn("forward/forward", (6, 6), at=49, own=["food 3", "gold 3"])
    t.lay()
    assert (t.space(0), t.lap(0)) == (0, 1)
    assert t.holds(0) == ["food 3", "gold 3"]
    assert t.told("finished") == [{"ship": "#0"}]
    assert t.told("paid") == []


@rule("JAM-END-01")
def test_an_evening_load_is_lost_too() -> None:
    t = captains_turn("forward/food", (6, 6), at=49, own=["food 3", "gold 3"])
    t.lay()
    assert t.holds(0) == ["food 3", "gold 3"]


@rule("JAM-END-01")
def test_a_finish_in_the_evening_follows_the_whole_morning() -> None:
    t = captains_turn("gold/forward", (6, 6), at=49, own=["food 3", "gold 3"])
    t.lay()
    assert t.lap(0) == 1
    assert t.holds(0) == ["food 3", "gold 3", "gold 6"]


# -- JAM-END-02


@rule("JAM-END-02")
def test_those_still_to_play_do_so_in_full() -> None:
    t = table(4, day=(2, 3), cards={1: "forward/food", 3: "gold/gold"}, spaces={1: 48}, captain=1)
    t.lay()
    assert t.is_over()
    assert [event["seat"] for event in t.told("showed")] == ["#1", "#2", "#3", "#0"]
    assert t.holds(3) == ["food 3", "gold 3", "gold 2", "gold 3"]
    assert t.holds(0) == ["food 3", "gold 3", "food 2", "powder 3"]


@rule("JAM-END-02")
def test_the_game_waits_for_the_last_decision() -> None:
    t = captains_turn("forward/food", at=49)
    t.lay()
    assert t.question == (1, "fork")
    t.play(1, "sail 33")
    while not t.is_over():
        assert t.asked == [1]
        t.play(1, sorted(t.legal(1))[0])
    assert t.told("ended") == [{}]


@rule("JAM-END-02", "JAM-END-05")
def test_several_may_finish() -> None:
    t = table(3, cards={0: "forward/food", 1: "forward/food"}, spaces={0: 49, 1: 49}, holds={1: RICH})
    t.lay()
    assert t.is_over()
    assert [t.lap(ship) for ship in range(3)] == [1, 1, 0]
    assert t.winners == {1}


@rule("JAM-END-02")
def test_nobody_draws_and_no_round_begins_after_the_last() -> None:
    t = last_round(captain=2)
    t.lay()
    assert t.is_over()
    assert t.phase == "over"
    assert t.round == 1
    assert t.told("round") == []


# -- JAM-END-03


@rule("JAM-END-03")
def test_the_score_is_space_doubloons_and_treasures() -> None:
    t = table(
        3,
        cards={0: "forward/food"},
        spaces={0: 49, 1: 45, 2: 42},
        holds={0: ["food 9", "gold 4"], 1: ["gold 3", "powder 9", "gold 8"], 2: ["food 5"]},
        hidden={0: ["gold-7", "cursed-3"], 1: ["cursed-4"], 2: ["gold-5", "gold-3"]},
        powers={2: ["rum", "map"]},
        captain=1,
    )
    t.lay()
    assert t.is_over()
    assert t.seen["scores"] == [15 + 4 + 7 - 3, 6 + 11 - 4, 3 + 5 + 3]
    assert [t.score(seat) for seat in range(3)] == [23, 13, 11]
    assert t.winners == {0}


@rule("JAM-END-03")
def test_food_gunpowder_and_special_treasures_are_worth_nothing() -> None:
    t = last_round(holds={0: ["food 9", "powder 9"]}, powers={0: ["beth", "saber", "sixth"]})
    t.lay()
    while not t.is_over():
        t.play(t.actor, sorted(t.legal(t.actor))[0])
    assert t.score(0) == -5


@rule("JAM-END-03")
def test_the_sixth_hold_counts() -> None:
    t = last_round(holds={0: ["", "", "", "", "", "gold 8"]}, powers={0: ["sixth"]})
    assert t.score(0) == -5 + 8


@rule("JAM-END-03", "JAM-SET-07")
def test_everybody_knows_the_own_score_and_nobody_anothers_treasures() -> None:
    t = table(3, spaces={1: 45}, hidden={1: ["gold-7", "cursed-2"]})
    assert t.own(1)["score"] == 6 + 3 + 7 - 2
    assert "scores" not in t.seen


# -- JAM-END-04


@rule("JAM-END-04")
@pytest.mark.parametrize(
    ("space", "lap", "value"),
    [
        *((41 + n, 0, 2 + n) for n in range(9)),
        (0, 0, -5),
        (1, 0, -5),
        (40, 0, -5),
        (38, 0, -5),
        (49, -1, -5),
        (41, -1, -5),
    ],
)
def test_the_value_of_a_space(space: int, lap: int, value: int) -> None:
    t = table(3, spaces={1: space}, laps={1: lap}, holds={1: []}, hidden={2: ["gold-3"]})
    assert t.seen["value"][1] == value
    assert t.score(1) == value


@rule("JAM-END-04")
def test_a_finished_ship_has_15() -> None:
    t = captains_turn("forward/food", at=49, own=[])
    t.lay()
    assert t.seen["value"][0] == 15
    assert t.score(0) == 15


# -- JAM-END-05


@rule("JAM-END-05")
@pytest.mark.parametrize(("doubloons", "winners"), [(10, {2}), (25, {0})])
def test_the_highest_score_wins_finished_or_not(doubloons: int, winners: set[int]) -> None:
    t = last_round(holds={0: [f"gold {doubloons}"], 2: []})
    t.lay()
    assert t.winners == winners


@rule("JAM-END-05", "JAM-MOV-11")
def test_a_tie_goes_to_the_ship_further_ahead() -> None:
    t = last_round(holds={0: ["gold 20"], 1: ["gold 30"], 2: ["gold 10"]}, spaces={1: 6})
    t.lay()
    assert t.seen["scores"] == [15, 25, 25]
    assert t.winners == {2}


@rule("JAM-END-05", "JAM-MOV-11")
@pytest.mark.parametrize(("ahead", "behind"), [(6, 7), (6, 8), (12, 13), (32, 35), (2, 0), (15, 14)])
def test_ahead_is_by_the_shortest_way_and_not_by_number(ahead: int, behind: int) -> None:
    t = last_round(holds={0: ["gold 40"], 1: ["gold 40"], 2: []}, spaces={0: behind, 1: ahead})
    t.lay()
    assert t.winners == {1}


@rule("JAM-END-05")
def test_two_finishers_with_equal_scores_share_the_victory() -> None:
    t = table(3, cards={0: "forward/food", 1: "forward/powder"}, spaces={0: 49, 1: 49})
    t.lay()
    assert t.winners == {0, 1}


@rule("JAM-END-05")
def test_two_ships_at_equal_distances_with_equal_scores_share_the_victory() -> None:
    t = last_round(holds={0: ["gold 40"], 1: ["gold 40"], 2: []}, spaces={0: 40, 1: 38})
    t.lay()
    assert t.winners == {0, 1}


# -- JAM-END-06


@rule("JAM-END-06", "JAM-VAR-03")
def test_after_the_last_round_of_the_cap_the_game_is_scored_as_it_stands() -> None:
    t = table(3, spaces={1: 47}, round=50)
    t.lay()
    assert t.is_over()
    assert t.seen["scores"] == [-5 + 3, 8 + 3, -5 + 3]
    assert t.winners == {1}


@rule("JAM-END-06")
def test_before_the_cap_it_goes_on() -> None:
    t = table(3, round=49)
    t.lay()
    assert (t.is_over(), t.round) == (False, 50)
