"""Jamaica, section 9: treasures."""

from collections import Counter
from typing import Any

import pytest

from tests.clauses import rule
from tests.games.jamaica.table import LAIRS, RICH, START_HOLDS, Table, captains_turn, rests, table


def at_lair_4(top: str, card: str = "forward/food", **more: Any) -> Table:
    """Ship 0 has drawn this treasure at the lair of space 4 in the morning."""
    t = captains_turn(card, more.pop("day", (4, 1)), top=[top], **more)
    return t.lay()


# -- JAM-TRE-01


@rule("JAM-TRE-01")
@pytest.mark.parametrize("lair", LAIRS)
def test_at_a_lair_with_a_token_a_treasure_is_drawn(lair: int) -> None:
    t = captains_turn("forward/food", at=lair - 1, own=RICH, top=["gold-5"])
    t.lay()
    if t.asked == [0]:
        t.play(0, f"sail {lair}")
    assert t.lair_tokens == set(LAIRS) - {lair}
    assert t.seen["treasures"] == 8
    assert t.treasures(0) == ["gold-5"]


@rule("JAM-TRE-01")
def test_the_treasure_is_drawn_secretly() -> None:
    t = at_lair_4("gold-5")
    assert [(told["ship"], told["space"]) for told in t.told("treasure-down")] == [("#0", 4)]
    assert [told["treasure"] for told in t.told_to(0, "treasure-face")] == ["gold-5"]
    for seat in (-1, 1, 2):
        assert t.told_to(seat, "treasure-face") == []
    assert t.known(1, 0) == [None]


@rule("JAM-TRE-01")
def test_without_a_token_there_is_nothing() -> None:
    t = captains_turn("forward/food", (4, 1), hidden={2: ["gold-3"]}, tokens=[9, 11, 19, 22, 25, 33, 37, 44])
    t.lay()
    assert t.space(0) == 4
    assert (t.hidden(0), t.powers(0), t.seen["treasures"]) == (0, set(), 8)


@rule("JAM-TRE-01")
def test_from_behind_the_start_too() -> None:
    t = captains_turn("backward/forward", (6, 1), top=["gold-5"])
    t.lay()
    assert t.arrivals(0)[0] == 44
    assert t.lap(0) == -1
    assert t.treasures(0) == ["gold-5"]


@rule("JAM-TRE-01", "JAM-SET-04")
def test_the_last_token_takes_the_last_treasure() -> None:
    held = ["gold-3", "gold-3", "gold-5", "gold-7", "cursed-2", "cursed-3", "cursed-4"]
    t = captains_turn("forward/food", (4, 1), hidden={2: held}, powers={1: ["rum"]}, tokens=[4], top=["gold-7"])
    t.lay()
    assert (t.seen["treasures"], t.lair_tokens) == (0, set())
    assert t.treasures(0) == ["gold-7"]


# -- JAM-TRE-02, JAM-TRE-03


@rule("JAM-TRE-03")
@pytest.mark.parametrize("treasure", ["gold-7", "gold-5", "gold-3", "cursed-2", "cursed-3", "cursed-4"])
def test_gold_and_cursed_treasures_stay_face_down_and_their_owner_may_look(treasure: str) -> None:
    t = at_lair_4(treasure)
    assert (t.hidden(0), t.powers(0)) == (1, set())
    assert t.treasures(0) == [treasure]
    assert t.curses(0) == [False]
    assert treasure not in str(t.seen)


@rule("JAM-TRE-03")
def test_all_face_down_treasures_are_shown_at_the_end() -> None:
    t = table(
        3, day=(6, 1), cards={0: "forward/food"}, spaces={0: 49}, hidden={1: ["gold-7", "cursed-4"], 2: ["gold-3"]}
    )
    assert "gold-7" not in str(t.seen)
    t.lay()
    assert t.is_over()
    ships = str(t.seen["ships"])
    assert all(face in ships for face in ("gold-7", "cursed-4", "gold-3"))


# -- JAM-TRE-04, JAM-TRE-05


@rule("JAM-TRE-04")
@pytest.mark.parametrize("treasure", ["map", "saber", "beth", "sixth", "rum", "sextant", "anchor"])
def test_special_treasures_are_turned_face_up(treasure: str) -> None:
    t = at_lair_4(treasure, "forward/powder", own=["food 9", "gold 1", "gold 2", "gold 3"])
    assert (t.hidden(0), t.powers(0)) == (0, {treasure})
    (told,) = t.told("treasure-up")
    assert (told["ship"], told["treasure"], told["space"]) == ("#0", treasure, 4)


@rule("JAM-TRE-04", "JAM-TRE-05")
def test_the_sixth_hold_serves_the_evening_load() -> None:
    t = at_lair_4("sixth", own=["gold 1", "gold 2", "gold 3", "powder 1", "powder 2"])
    assert rests(t)
    assert t.holds(0) == ["gold 1", "gold 2", "gold 3", "powder 1", "powder 2", "food 1"]


@rule("JAM-TRE-04", "JAM-TRE-07")
def test_rum_serves_the_evening_load() -> None:
    t = at_lair_4("rum", day=(4, 3))
    assert t.holds(0) == ["food 3", "gold 3", "food 4"]


@rule("JAM-TRE-04", "JAM-TRE-08")
@pytest.mark.parametrize(("treasure", "moves"), [("sextant", {"exact", "longer"}), ("anchor", {"shorter", "exact"})])
def test_sextant_and_anchor_serve_the_evening_move(treasure: str, moves: set[str]) -> None:
    t = at_lair_4(treasure, "forward/forward", day=(4, 2))
    assert t.question == (0, "length")
    assert t.legal(0) == moves


@rule("JAM-TRE-04", "JAM-TRE-05")
def test_lady_beth_serves_the_evening_battle() -> None:
    t = captains_turn("forward/forward", (4, 1), own=RICH, other=5, others=[], top=["beth"])
    t.lay(fire=[4, 4])
    assert t.totals() == [6, 4]


@rule("JAM-TRE-05")
def test_without_the_sixth_hold_there_are_five() -> None:
    t = captains_turn("food/powder", own=["gold 1", "gold 2", "gold 3", "gold 4"])
    t.lay()
    assert t.question == (0, "load")  # food filled the fifth hold
    assert t.refusal_clause(0, "hold 6") == "JAM-TRE-05"


# -- JAM-TRE-06


@rule("JAM-TRE-06")
def test_the_map_gained_in_a_round_brings_two_cards_at_its_end() -> None:
    t = table(3, day=(4, 1), cards={0: "forward/food"}, top=["map"])
    t.lay()
    assert t.powers(0) == {"map"}
    assert (t.hand_size(0), t.draw_pile(0)) == (4, 6)
    assert {"seat": "#0", "cards": 2} in t.told("drew")


@rule("JAM-TRE-06")
def test_who_loses_the_map_discards_nothing_and_draws_nothing_until_below_3() -> None:
    t = table(
        3,
        cards={0: "forward/powder"},
        spaces={0: 42, 2: 43},
        holds={0: ["food 9"], 2: []},
        powers={2: ["map"]},
        options={"round_cap": 0},
    )
    t.lay(fire=["star"])
    t.play(0, "steal map")
    assert (t.hand_size(2), t.draw_pile(2)) == (3, 7)
    assert (t.hand_size(0), t.draw_pile(0)) == (4, 6)
    assert [event for event in t.told("drew") if event["seat"] == "#2" and event["cards"]] == []


@rule("JAM-TRE-06")
def test_with_the_map_four_cards_are_chosen_from() -> None:
    t = table(3, powers={1: ["map"]})
    assert len(t.legal(1)) == 4


# -- JAM-TRE-07


@rule("JAM-TRE-07")
@pytest.mark.parametrize("card", ["food/powder", "gold/gold", "powder/food"])
def test_rum_brings_one_token_more_into_the_same_hold(card: str) -> None:
    morning, _, evening = card.partition("/")
    t = captains_turn(card, (4, 2), powers={0: ["rum"]})
    t.lay()
    assert t.holds(0) == ["food 3", "gold 3", f"{morning} 5", f"{evening} 3"]


@rule("JAM-TRE-07")
def test_the_rum_of_another_does_not_help() -> None:
    t = captains_turn("food/powder", (4, 2), powers={2: ["rum"]})
    t.lay()
    assert t.holds(0) == ["food 3", "gold 3", "food 4", "powder 2"]


# -- JAM-TRE-08


@rule("JAM-TRE-08")
@pytest.mark.parametrize(
    ("powers", "ends"),
    [
        (["sextant"], {"exact": 46, "longer": 47}),
        (["anchor"], {"shorter": 45, "exact": 46}),
        (["sextant", "anchor"], {"shorter": 45, "exact": 46, "longer": 47}),
    ],
)
def test_forward_one_more_or_one_less(powers: list[str], ends: dict[str, int]) -> None:
    for move, end in ends.items():
        t = captains_turn("forward/food", (3, 1), at=43, own=RICH, powers={0: powers})
        t.lay()
        assert t.question == (0, "length")
        assert t.legal(0) == set(ends)
        t.play(0, move)
        assert t.space(0) == end
        assert t.told("length") == [{"ship": "#0", "steps": end - 43}]


@rule("JAM-TRE-08")
@pytest.mark.parametrize(("move", "end"), [("shorter", 47), ("exact", 46), ("longer", 45)])
def test_backward_one_more_or_one_less(move: str, end: int) -> None:
    t = captains_turn("backward/forward", (3, 1), at=49, own=RICH, powers={0: ["sextant", "anchor"]})
    t.lay()
    t.play(0, move)
    assert t.arrivals(0) == [end]
    assert t.question == (0, "length")  # per move: the evening is asked anew


@rule("JAM-TRE-08")
def test_the_length_is_announced_before_any_fork() -> None:
    t = captains_turn("forward/food", (2, 1), at=6, own=RICH, powers={0: ["sextant"]})
    t.lay()
    assert t.question == (0, "length")
    t.play(0, "longer")
    assert t.question == (0, "fork")
    t.play(0, "sail 13")
    assert t.space(0) == 15


@rule("JAM-TRE-08")
@pytest.mark.parametrize(("power", "move"), [("sextant", "shorter"), ("anchor", "longer")])
def test_each_works_one_way(power: str, move: str) -> None:
    t = captains_turn("forward/food", (2, 1), own=RICH, powers={0: [power]})
    t.lay()
    assert t.refusal_clause(0, move) == "JAM-TRE-08"


@rule("JAM-TRE-08", "JAM-MOV-01")
def test_loads_have_no_length() -> None:
    t = captains_turn("food/powder", (2, 1), powers={0: ["sextant", "anchor"]})
    t.lay()
    assert rests(t)
    assert t.refusal_clause(1, "longer") == "JAM-MOV-01"


@rule("JAM-TRE-08")
@pytest.mark.parametrize("powers", [["sextant"], ["anchor"], ["sextant", "anchor"]])
def test_at_the_fork_the_length_has_been_announced(powers: list[str]) -> None:
    t = captains_turn("forward/food", (2, 1), at=6, own=RICH, powers={0: powers})
    t.lay()
    t.play(0, "exact")
    assert t.question == (0, "fork")
    for move in ("shorter", "exact", "longer"):
        assert t.refusal_clause(0, move) == "JAM-TRE-08"


# -- JAM-TRE-09


@rule("JAM-TRE-09")
def test_anchor_on_a_1_is_no_arrival() -> None:
    t = captains_turn("forward/powder", (1, 1), at=43, own=START_HOLDS, other=43, powers={0: ["anchor"]})
    t.lay()
    t.play(0, "shorter")
    assert rests(t)
    assert t.space(0) == 43
    assert t.told("attacked") == t.told("paid") == t.told("arrived") == []
    assert t.holds(0) == [*START_HOLDS, "powder 1"]


@rule("JAM-TRE-09")
def test_anchor_on_a_1_at_a_lair_draws_nothing() -> None:
    t = captains_turn("forward/powder", (1, 1), at=44, powers={0: ["anchor"]}, tokens=LAIRS[1:])
    t.lay()
    t.play(0, "shorter")
    assert (t.space(0), t.hidden(0)) == (44, 0)
    assert 44 in t.lair_tokens


# -- JAM-TRE-10


@rule("JAM-TRE-10")
def test_stolen_rum_serves_the_evening_load_of_the_thief() -> None:
    t = captains_turn("forward/powder", (1, 3), at=42, own=["food 9"], other=43, others=[], powers={2: ["rum"]})
    t.lay(fire=["star"])
    t.play(0, "steal rum")
    assert t.holds(0) == ["food 6", "powder 4"]


@rule("JAM-TRE-10")
def test_a_stolen_sextant_serves_the_evening_move_of_the_thief() -> None:
    t = captains_turn("forward/forward", (1, 3), at=42, own=["food 9"], other=43, others=[], powers={2: ["sextant"]})
    t.lay(fire=["star"])
    t.play(0, "steal sextant")
    assert t.legal(0) == {"exact", "longer"}


@rule("JAM-TRE-10")
def test_a_stolen_lady_beth_serves_the_next_battle_of_the_thief() -> None:
    t = captains_turn(
        "forward/forward",
        at=41,
        own=["food 9"],
        other=42,
        others=[],
        players=4,
        spaces={3: 43},
        holds={3: []},
        powers={2: ["beth"]},
    )
    t.lay(fire=["star"])
    t.play(0, "steal beth", fire=[4, 4])
    assert t.totals() == [6, 4]


@rule("JAM-TRE-10")
def test_the_victim_has_it_no_more() -> None:
    t = table(
        3,
        day=(1, 3),
        cards={0: "forward/powder"},
        spaces={0: 42, 2: 43},
        holds={0: ["food 9"], 2: []},
        powers={2: ["rum"]},
    )
    t.lay(fire=["star"])
    t.play(0, "steal rum")
    assert t.holds(2) == ["food 1", "powder 3"]


@rule("JAM-TRE-02", "JAM-VAR-01")
@pytest.mark.parametrize("treasures", ["full", "classic"])
def test_rum_sextant_and_anchor_are_in_the_full_set_only(treasures: str) -> None:
    t = table(4, options={"treasures": treasures})
    found = t.treasure_pile + Counter(t.position["unused"])
    assert ({"rum", "sextant", "anchor"} <= set(found)) == (treasures == "full")
    assert found.total() == (15 if treasures == "full" else 12)
