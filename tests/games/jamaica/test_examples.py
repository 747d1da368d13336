"""Jamaica, section 14: the worked examples of the rulings."""

import pytest

from tests.clauses import rule
from tests.games.jamaica.table import RICH, captains_turn, rests, table


@rule("JAM-PAY-02", "JAM-SHT-01", "JAM-SHT-02", "JAM-SHT-07")
def test_example_1_a_shortage_at_the_port_leads_back_to_the_lair() -> None:
    t = captains_turn("forward/forward", (3, 3), top=["gold-5"])
    t.lay()
    assert [(event["space"], event["goods"], event["amount"]) for event in t.told("paid")] == [(3, "food", 2)]
    assert [(event["space"], event["goods"], event["amount"]) for event in t.told("short")] == [(6, "gold", 3)]
    assert (t.space(0), t.lap(0)) == (4, 0)
    assert t.holds(0) == ["food 1"]
    assert t.treasures(0) == ["gold-5"]


@rule("JAM-SHT-04", "JAM-TRE-01")
def test_example_2_with_another_ship_there_they_fight_and_nothing_is_drawn() -> None:
    t = captains_turn("forward/forward", (3, 3), other=4, others=[], hidden={2: ["gold-3"]})
    t.lay(fire=[4, 4])
    assert t.told("attacked") == [{"ship": "#0", "other": "#2"}]
    assert (t.space(0), t.hidden(0), t.powers(0)) == (4, 0, set())
    assert t.holds(0) == ["food 1"]
    assert rests(t)


@rule("JAM-MOV-03", "JAM-MOV-08", "JAM-MOV-09", "JAM-END-04")
def test_example_3_back_over_port_royal_and_forward_again() -> None:
    t = captains_turn("backward/forward", (4, 4), at=2, own=["food 9"], powers={0: ["anchor"]})
    t.lay()
    t.play(0, "exact")
    assert (t.space(0), t.lap(0)) == (48, -1)
    assert t.told("paid") == [{"ship": "#0", "goods": "food", "amount": 3, "space": 48}]
    assert t.seen["value"][0] == -5
    t.play(0, "exact")
    assert (t.space(0), t.lap(0)) == (2, 0)
    assert t.told("finished") == []


@rule("JAM-END-01", "JAM-END-02", "JAM-END-04")
def test_example_4_a_finish_with_steps_left() -> None:
    t = table(3, day=(5, 2), cards={0: "forward/food"}, spaces={0: 47})
    t.lay()
    assert (t.space(0), t.lap(0)) == (0, 1)
    assert t.holds(0) == ["food 3", "gold 3"]
    for later in (1, 2):
        assert t.holds(later) == ["food 3", "gold 3", "food 5", "powder 2"]
    assert t.is_over()
    assert t.seen["value"][0] == 15
    assert t.seen["scores"][0] == 15 + 3


@rule("JAM-LOD-01", "JAM-LOD-03")
@pytest.mark.parametrize("hold", [1, 2, 4, 5])
def test_example_5_gold_into_a_hold_of_the_players_choice(hold: int) -> None:
    t = captains_turn("gold/gold", own=["food 2", "food 2", "gold 2", "powder 2", "powder 2"])
    t.lay()
    assert t.legal(0) == {"hold 1", "hold 2", "hold 4", "hold 5"}
    t.play(0, f"hold {hold}")
    assert t.holds(0)[hold - 1] == "gold 1"


@rule("JAM-LOD-04")
def test_example_5_five_gold_holds_ignore_gold() -> None:
    t = captains_turn("gold/gold", own=["gold 2"] * 5)
    t.lay()
    assert t.holds(0) == ["gold 2"] * 5


@rule("JAM-CBT-02", "JAM-CBT-03", "JAM-CBT-04", "JAM-CBT-05", "JAM-CBT-06")
@pytest.mark.parametrize(("defence", "total", "winner"), [(4, 7, "#0"), (6, 9, "#2")])
def test_example_6_powder_and_lady_beth(defence: int, total: int, winner: str) -> None:
    t = captains_turn(
        "forward/food", at=42, own=["food 9", "powder 2"], other=43, others=["powder 1"], powers={2: ["beth"]}
    )
    t.lay()
    t.spend(0, 2, 2, fire=[6])
    assert t.totals() == [8]
    t.spend(2, 1, fire=[defence])
    assert t.totals() == [total]
    assert [event["ship"] for event in t.told("won")] == [winner]
    assert t.tokens_of(0, "powder") == t.tokens_of(2, "powder") == 0


@rule("JAM-CBT-09")
def test_example_7_a_star_rolled_again_by_the_defender() -> None:
    t = captains_turn("forward/food", at=42, own=["food 9"], other=43, others=["powder 1"], powers={2: ["saber"]})
    t.lay(fire=["star"])
    t.play(2, "reroll", fire=[2])
    assert t.question == (2, "powder")
    assert t.legal(2) == {"hold 1", "roll"}
    t.play(2, "roll", fire=[4])
    assert t.told("won") == [{"ship": "#2", "other": "#0"}]


@rule("JAM-CBT-11")
def test_example_8_booty_into_five_holds_of_food() -> None:
    t = captains_turn("forward/food", at=42, own=["food 9"] * 5, other=43, others=["food 3", "gold 3"])
    t.lay(fire=["star"])
    assert t.legal(0) == {"loot 2", "nothing"}
    t.play(0, "loot 2")
    assert t.question == (0, "stow")
    t.play(0, "hold 4")
    assert t.holds(0)[3] == "gold 3"


@rule("JAM-MOV-02")
@pytest.mark.parametrize(("way", "end", "food"), [("sail 12", 11, 20), ("sail 14", 13, 17)])
def test_example_9_back_from_16_by_either_lane(way: str, end: int, food: int) -> None:
    t = captains_turn("backward/forward", (3, 1), at=16, own=RICH, powers={0: ["anchor"]})
    t.lay()
    t.play(0, "exact")
    assert t.legal(0) == {"sail 12", "sail 14"}
    t.play(0, way)
    assert t.space(0) == end
    assert t.tokens_of(0, "food") == food


@rule("JAM-GHO-05")
@pytest.mark.parametrize(
    ("players", "course"), [((2, 9), None), ((9, 2), None), ((9, 9), "forward"), ((2, 2), "backward")]
)
def test_example_10_the_ghosts_course(players: tuple[int, int], course: str | None) -> None:
    t = table(2, day=(1, 1), spaces={0: players[0], 1: players[1], 2: 4}, hidden={0: ["gold-3"], 1: ["gold-3"]})
    t.lay()
    if course is None:
        assert t.question == (0, "ghost")
        assert t.legal(0) == {"forward", "backward"}
    else:
        assert t.arrivals(2)[0] == (5 if course == "forward" else 3)
