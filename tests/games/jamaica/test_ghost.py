"""Jamaica, section 11: two players and the ghost ship.

`captains_turn(players=2, other=43)` lets ship 0 meet the ghost; seat 1 decides for it. `ghosts_turn` lets both players
load, so that the ghost sails next.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from flibuste.kit.state import Journal
from tests import amounts
from tests.clauses import rule
from tests.games.jamaica.table import (
    CLASSIC,
    FULL,
    GHOST,
    Fire,
    Table,
    captains_turn,
    game,
    random_plays,
    rests,
    table,
)


def dealt(word: int = 0, **options: bool | int | str) -> Table:
    return Table(game.new(2, options, word, Journal()))


def ghosts_turn(
    ghost: int,
    first: int,
    second: int,
    *,
    day: tuple[int, int] = (1, 1),
    lap: int = 0,
    fire: Fire | None = None,
    **more: Any,
) -> Table:
    """Both players have loaded where they lie; seat 0 is Captain."""
    laps = {GHOST: lap, **more.pop("laps", {})}
    t = table(2, day=day, spaces={0: first, 1: second, GHOST: ghost}, laps=laps, **more)
    return t.lay(fire=fire)


def against_the_ghost(fire: Fire, own: Sequence[str] = ("food 9",), **more: Any) -> Table:
    """Ship 0 attacks the ghost on space 43."""
    others = more.pop("others", ["gold 5", "gold 3"])
    t = captains_turn("forward/powder", at=42, own=own, other=43, others=others, players=2, **more)
    return t.lay(fire=fire)


# -- JAM-GHO-01, JAM-GHO-02


@rule("JAM-GHO-01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_than_two_players_there_is_no_ghost(players: int) -> None:
    shown = Table(game.new(players)).seen["ships"]
    assert not any(ship["ghost"] for ship in shown)


@rule("JAM-GHO-01", "JAM-GHO-02")
def test_the_ghost_starts_at_port_royal_with_lady_beth_and_two_holds_of_doubloons() -> None:
    t = dealt()
    assert t.ship(GHOST)["ghost"] is True
    assert (t.space(GHOST), t.lap(GHOST)) == (0, 0)
    assert t.powers(GHOST) == {"beth"}
    assert t.holds(GHOST) == ["gold 5", "gold 3"]


@rule("JAM-GHO-02")
def test_the_ghost_has_three_empty_holds() -> None:
    booty = ["gold 1", "gold 2", "gold 4", "gold 6"]
    t = against_the_ghost([2, 10], own=["food 9", *booty[:1]])
    t.play(1, "loot 2")
    assert t.holds(GHOST) == ["gold 5", "gold 3", "gold 1"]
    t = against_the_ghost([2, 10], own=["food 9", "gold 1"], others=["gold 5", "gold 3", "gold 4", "gold 6"])
    t.play(1, "loot 2")
    assert t.holds(GHOST) == ["gold 5", "gold 3", "gold 4", "gold 6", "gold 1"]


@rule("JAM-GHO-02", "JAM-CBT-02")
def test_lady_beth_helps_the_ghost() -> None:
    t = against_the_ghost([6, 6])
    assert t.totals() == [6, 8]
    assert t.told("won") == [{"ship": "@ghost", "other": "#0"}]


# -- JAM-GHO-03


@rule("JAM-GHO-03")
@pytest.mark.parametrize(("treasures", "pool"), [("full", FULL), ("classic", CLASSIC)])
def test_lady_beth_is_set_aside_before_the_treasures_are_drawn(treasures: str, pool: list[str]) -> None:
    for word in range(amounts.amount(30, 300)):
        t = dealt(word, treasures=treasures)
        cards = t.treasure_pile + Counter(t.position["unused"])
        assert cards == Counter(pool) - Counter(["beth"])
        assert t.treasure_pile.total() == 9


# -- JAM-GHO-04


@rule("JAM-GHO-04")
def test_after_both_players_the_ghost_moves_by_the_morning_and_then_by_the_evening_die() -> None:
    t = ghosts_turn(0, 43, 43, day=(2, 3))
    assert t.arrivals(GHOST) == [2, 5]
    keys = t.keys()
    assert max(n for n, key in enumerate(keys) if key == "showed") < keys.index("ghost-course")
    assert t.round == 2


@rule("JAM-GHO-04")
@pytest.mark.parametrize("captain", [0, 1])
def test_the_captain_moves_the_ghost(captain: int) -> None:
    t = ghosts_turn(4, 2, 9, captain=captain, hidden={0: ["gold-3"], 1: ["gold-3"]})
    assert t.question == (captain, "ghost")


# -- JAM-GHO-05


@rule("JAM-GHO-05")
@pytest.mark.parametrize(
    ("ghost", "first", "second", "end"),
    [(3, 10, 43, 4), (7, 6, 13, 8), (43, 2, 3, 42), (13, 7, 8, 6), (6, 7, 8, 5)],
)
def test_the_last_ship_sails_forward_and_the_first_backward(ghost: int, first: int, second: int, end: int) -> None:
    t = ghosts_turn(ghost, first, second)
    assert t.arrivals(GHOST)[0] == end


@rule("JAM-GHO-05")
@pytest.mark.parametrize(
    ("ghost", "first", "second"), [(5, 5, 43), (5, 43, 5), (5, 2, 5), (5, 5, 5), (0, 0, 0), (40, 38, 2)]
)
def test_on_a_tie_the_captain_chooses(ghost: int, first: int, second: int) -> None:
    t = ghosts_turn(ghost, first, second)
    assert t.question == (0, "ghost")
    assert t.legal(0) == {"forward", "backward"}


@rule("JAM-GHO-05")
@pytest.mark.parametrize(("move", "end"), [("forward", 8), ("backward", 6)])
def test_the_captains_choice_is_sailed(move: str, end: int) -> None:
    t = ghosts_turn(7, 2, 43)
    t.play(0, move)
    assert t.arrivals(GHOST)[0] == end
    assert t.told("ghost-course")[0] == {"back": 1 if move == "backward" else 0, "stays": 0}


@rule("JAM-GHO-05")
def test_the_course_is_found_anew_before_the_second_move() -> None:
    t = ghosts_turn(1, 3, 43, day=(4, 2))
    assert t.arrivals(GHOST) == [5]  # last, so forward; now it lies between the two
    assert t.question == (0, "ghost")
    assert t.space(GHOST) == 5


@rule("JAM-GHO-05", "JAM-MOV-02")
def test_the_captain_picks_the_forks_of_the_ghost() -> None:
    t = ghosts_turn(5, 43, 44, day=(2, 1), captain=1, hidden={0: ["gold-3"]})
    assert t.question == (1, "fork")
    assert t.legal(1) == {"sail 7", "sail 13"}
    t.play(1, "sail 13")
    assert t.arrivals(GHOST)[0] == 13


@rule("JAM-GHO-05")
def test_the_captain_may_aim_it_at_the_own_ship() -> None:
    t = ghosts_turn(7, 6, 43)
    assert t.arrivals(GHOST) == [8, 9]  # last, for space 6 is nearer the finish
    t = ghosts_turn(6, 5, 43)
    t.play(0, "backward")
    assert t.told("attacked")[0] == {"ship": "@ghost", "other": "#0"}


@rule("JAM-GHO-05")
def test_nobody_steers_the_ghost_at_other_times() -> None:
    t = captains_turn("food/powder", players=2)
    assert t.refusal_clause(0, "forward") == "JAM-GHO-05"
    assert t.refusal_clause(0, "backward") == "JAM-GHO-05"


@rule("JAM-GHO-05")
def test_the_ghosts_move_has_the_full_length_without_sextant_or_anchor() -> None:
    t = ghosts_turn(0, 43, 43, day=(2, 3), powers={0: ["sextant", "anchor"]})
    assert t.arrivals(GHOST) == [2, 5]


# -- JAM-GHO-06


@rule("JAM-GHO-06")
def test_the_ghost_pays_no_prices_and_has_no_shortage() -> None:
    t = ghosts_turn(0, 43, 43, day=(2, 3), holds={GHOST: ["gold 5", "gold 3"]})
    assert t.told("paid") == t.told("short") == []
    assert t.holds(GHOST) == ["gold 5", "gold 3"]
    assert t.space(GHOST) == 5


@rule("JAM-GHO-06", "JAM-TRE-01")
@pytest.mark.parametrize("treasure", ["gold-7", "cursed-4", "sixth", "saber"])
def test_the_ghost_takes_treasures_face_down_and_unseen(treasure: str) -> None:
    t = ghosts_turn(0, 43, 43, day=(4, 1), top=[treasure])
    assert 4 not in t.lair_tokens
    assert t.hidden(GHOST) == 1
    assert t.powers(GHOST) == {"beth"}
    assert t.faces(GHOST) == [treasure]
    for seat in (-1, 0, 1):
        assert not any(event.heard_by(seat) and treasure in str(event.args) for event in t.events)
        assert treasure not in str(game.view(t.state, seat))
    for seat in (0, 1):
        assert t.known(seat, GHOST) == [None]


@rule("JAM-GHO-06")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_ghosts_treasure_may_be_any_special_ones_too(seat: int) -> None:
    t = table(2, hidden={GHOST: ["gold-7"]})
    faces = set()
    for word in range(300):
        copy = t.state.copy()
        copy.resample(seat, word)
        faces.update(Table(copy).faces(GHOST))
    assert faces == set(FULL) - {"beth"}


@rule("JAM-GHO-06")
def test_special_cards_of_the_ghost_are_idle() -> None:
    t = against_the_ghost([6, 4], hidden={GHOST: ["saber"]})
    assert t.totals() == [6, 6]
    assert rests(t)  # nobody was asked to roll again
    t = against_the_ghost([6, 4], powers={GHOST: ["beth", "saber"]})
    assert rests(t)
    t = ghosts_turn(0, 43, 43, day=(2, 3), hidden={GHOST: ["sextant", "anchor"]})
    assert t.arrivals(GHOST) == [2, 5]


# -- JAM-GHO-07


@rule("JAM-GHO-07")
def test_the_other_player_decides_for_the_attacked_ghost() -> None:
    t = against_the_ghost([2, 10], own=["food 9", "gold 4"])
    assert t.question == (1, "reward")
    assert t.legal(0) == set()


@rule("JAM-GHO-07")
@pytest.mark.parametrize(("victim", "decides"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("captain", [0, 1])
def test_the_player_not_attacked_decides_for_the_attacking_ghost(victim: int, decides: int, captain: int) -> None:
    spaces = {victim: 3, decides: 43}
    t = ghosts_turn(2, spaces[0], spaces[1], captain=captain, fire=["star"])
    assert t.told("attacked") == [{"ship": "@ghost", "other": f"#{victim}"}]
    assert t.question == (decides, "reward")


@rule("JAM-GHO-07")
def test_the_ghost_has_no_gunpowder_and_its_victim_may_spend() -> None:
    t = ghosts_turn(2, 3, 43, holds={0: ["powder 2"]}, fire=[6])
    assert t.totals() == [8]
    assert t.question == (0, "powder")


@rule("JAM-GHO-07")
@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize(("target", "decides"), [(0, 1), (1, 0)])
def test_where_both_players_are_the_captain_picks_the_target(captain: int, target: int, decides: int) -> None:
    t = ghosts_turn(2, 3, 3, captain=captain)
    assert t.question == (captain, "target")
    assert t.legal(captain) == {"attack 1", "attack 2"}
    t.play(captain, f"attack {target + 1}", fire=["star"])
    assert t.told("attacked")[0] == {"ship": "@ghost", "other": f"#{target}"}
    assert t.question == (decides, "reward")


@rule("JAM-GHO-07", "JAM-CBT-01")
def test_a_player_picks_between_the_ghost_and_the_other_player() -> None:
    t = table(2, cards={0: "forward/powder"}, spaces={0: 42, 1: 43, GHOST: 43}, holds={0: ["food 9"]})
    t.lay()
    assert t.question == (0, "target")
    assert t.legal(0) == {"attack 2", "attack ghost"}
    t.play(0, "attack ghost", fire=["star"])
    assert t.told("attacked") == [{"ship": "#0", "other": "@ghost"}]


@rule("JAM-GHO-07", "JAM-CBT-07")
def test_a_players_saber_works_against_the_ghost() -> None:
    t = against_the_ghost([6], powers={0: ["saber"]})
    assert t.question == (0, "saber")
    t.play(0, "stand", fire=[6])
    t.play(0, "reroll", fire=[2])
    assert t.told("won") == [{"ship": "#0", "other": "@ghost"}]


# -- JAM-GHO-08


@rule("JAM-GHO-08")
def test_the_beaten_ghost_loses_as_any_other_but_lady_beth_stays() -> None:
    t = against_the_ghost(["star"], hidden={0: ["cursed-2"], GHOST: ["gold-7"]})
    assert t.legal(0) == {"loot 1", "loot 2", "steal hidden", "give cursed-2", "nothing"}
    assert t.refusal_clause(0, "steal beth") == "JAM-GHO-08"
    t.play(0, "loot 1")
    assert t.holds(0)[1] == "gold 5"
    assert t.holds(GHOST) == ["", "gold 3"]


@rule("JAM-GHO-08")
def test_the_ghost_may_be_given_a_cursed_card() -> None:
    t = against_the_ghost(["star"], hidden={0: ["cursed-2"]})
    t.play(0, "give cursed-2")
    assert t.curses(GHOST) == [True]
    assert t.known(0, GHOST) == ["cursed-2"]
    assert t.known(1, GHOST) == [None]
    assert t.hidden(0) == 0


@rule("JAM-GHO-08", "JAM-TRE-10")
def test_a_special_card_won_from_the_ghost_is_turned_up_and_works() -> None:
    t = captains_turn("forward/food", (1, 3), at=42, own=["food 9"], other=43, players=2, hidden={GHOST: ["rum"]})
    t.lay(fire=["star"])
    t.play(0, "steal hidden")
    assert (t.powers(0), t.hidden(0), t.hidden(GHOST)) == ({"rum"}, 0, 0)
    assert t.holds(0) == ["food 6", "food 4"]


@rule("JAM-GHO-08")
def test_a_gold_card_won_from_the_ghost_stays_face_down() -> None:
    t = against_the_ghost(["star"], hidden={GHOST: ["gold-7"]})
    t.play(0, "steal hidden")
    assert t.treasures(0) == ["gold-7"]
    assert t.known(1, 0) == [None]


# -- JAM-GHO-09


@rule("JAM-GHO-09")
def test_the_winning_ghost_may_take_a_hold_or_a_treasure_or_nothing() -> None:
    t = against_the_ghost(
        [2, 10], own=["food 9", "gold 4"], powers={0: ["rum"]}, hidden={0: ["gold-7"], GHOST: ["cursed-2"]}
    )
    assert t.legal(1) == {"loot 1", "loot 2", "steal rum", "steal hidden", "nothing"}
    assert t.refusal_clause(1, "give cursed-2") == "JAM-GHO-09"
    t.play(1, "nothing")
    assert t.holds(0)[1] == "gold 4"
    assert t.told("took-nothing") == [{"ship": "@ghost"}]


@rule("JAM-GHO-09")
def test_doubloons_go_into_an_empty_ghost_hold() -> None:
    t = against_the_ghost([2, 10], own=["food 9", "gold 4"])
    t.play(1, "loot 2")
    assert t.holds(GHOST) == ["gold 5", "gold 3", "gold 4"]
    assert t.tokens_of(0, "gold") == 0
    assert t.told("loaded")[0] == {"ship": "@ghost", "goods": "gold", "amount": 4, "hold": 3}


@rule("JAM-GHO-09")
def test_doubloons_without_an_empty_ghost_hold_go_to_the_bank() -> None:
    full = ["gold 5", "gold 3", "gold 1", "gold 1", "gold 1"]
    t = against_the_ghost([2, 10], own=["food 9", "gold 4"], others=full)
    assert t.legal(1) == {"loot 1", "loot 2", "nothing"}
    t.play(1, "loot 2")
    assert t.holds(GHOST) == full
    assert t.tokens_of(0, "gold") == 0
    assert t.told("banked") == [{"ship": "@ghost", "goods": "gold", "amount": 4}]


@rule("JAM-GHO-09")
@pytest.mark.parametrize(("hold", "kind", "amount"), [(2, "powder", 4), (3, "food", 2)])
def test_all_other_tokens_go_to_the_bank(hold: int, kind: str, amount: int) -> None:
    t = captains_turn("forward/food", at=42, own=["food 9", "powder 4", "food 2"], other=43, players=2)
    t.lay()
    t.play(0, "roll", fire=[2, 10])
    t.play(1, f"loot {hold}")
    assert t.holds(GHOST) == ["gold 5", "gold 3"]
    assert t.told("looted") == [{"ship": "@ghost", "other": "#0", "goods": kind, "amount": amount}]
    assert t.told("banked") == [{"ship": "@ghost", "goods": kind, "amount": amount}]
    assert t.tokens_of(0, "powder") == (0 if kind == "powder" else 4)
    assert t.tokens_of(0, "food") == (11 if kind == "powder" else 9 - 3 + 1)


@rule("JAM-GHO-09")
def test_the_ghost_keeps_a_stolen_face_down_treasure_known_to_its_old_owner() -> None:
    t = against_the_ghost([2, 10], hidden={0: ["gold-7"]})
    t.play(1, "steal hidden")
    assert (t.hidden(0), t.hidden(GHOST)) == (0, 1)
    assert t.known(0, GHOST) == ["gold-7"]
    assert t.known(1, GHOST) == [None]


@rule("JAM-GHO-09", "JAM-PAY-01", "JAM-SHT-01")
def test_a_player_robbed_of_the_price_by_the_ghost_goes_back() -> None:
    t = against_the_ghost([2, 10], own=["food 3", "gold 5"])
    t.play(1, "loot 1")
    assert t.space(0) == 41


@rule("JAM-GHO-09", "JAM-GHO-08")
def test_what_the_ghost_took_can_be_won_back() -> None:
    t = against_the_ghost(["star"], others=["gold 5", "gold 3", "gold 4"], hidden={GHOST: ["cursed-3", "gold-5"]})
    t.play(0, "loot 3")
    assert t.holds(0)[1] == "gold 4"
    assert t.holds(GHOST) == ["gold 5", "gold 3"]


@rule("JAM-GHO-09", "JAM-GHO-06")
def test_a_stolen_special_card_works_for_nobody() -> None:
    t = against_the_ghost([2, 10], powers={0: ["rum"]})
    t.play(1, "steal rum")
    assert "rum" not in t.powers(0)
    assert t.holds(0)[1] == "powder 1"


@rule("JAM-GHO-06", "JAM-GHO-08")
def test_a_special_card_that_the_ghost_stole_lies_open_and_can_be_named() -> None:
    t = against_the_ghost(["star"], powers={GHOST: ["beth", "rum"]})
    assert t.powers(GHOST) == {"beth", "rum"}
    assert t.refusal_clause(0, "steal hidden") == "JAM-CBT-12"
    t.play(0, "steal rum")
    assert t.powers(0) == {"rum"}


@rule("JAM-GHO-09")
def test_rum_on_loot_adds_nothing_for_the_ghost() -> None:
    t = against_the_ghost([2, 10], own=["food 9", "gold 4"], powers={1: ["rum"]}, options={"rum_on_loot": True})
    t.play(1, "loot 2")
    assert t.holds(GHOST) == ["gold 5", "gold 3", "gold 4"]


# -- JAM-GHO-10


@rule("JAM-GHO-10")
@pytest.mark.parametrize(
    ("contents", "holds"), [("gold 8", ["gold 5", "gold 3", "gold 8"]), ("powder 8", ["gold 5", "gold 3"])]
)
def test_the_ghost_takes_the_sixth_hold_and_its_contents_as_any_booty(contents: str, holds: list[str]) -> None:
    t = captains_turn(
        "forward/food",
        at=42,
        own=["food 9", "", "", "", "", contents],
        other=43,
        players=2,
        powers={0: ["sixth"]},
    )
    t.lay(fire=[2, 10] if contents.startswith("gold") else None)
    if t.phase == "powder":
        t.play(0, "roll", fire=[2, 10])
    t.play(1, "steal sixth")
    assert t.holds(GHOST) == holds
    assert t.holds(0) == ["food 6", "food 1"]
    assert "sixth" not in t.powers(0)


@rule("JAM-GHO-10")
def test_the_sixth_hold_lies_idle_with_the_ghost() -> None:
    full = ["gold 5", "gold 3", "gold 1", "gold 1", "gold 1"]
    t = against_the_ghost([2, 10], own=["food 9", "", "", "", "", "gold 8"], others=full, powers={0: ["sixth"]})
    t.play(1, "steal sixth")
    assert t.holds(GHOST) == full


# -- JAM-GHO-11


@rule("JAM-GHO-11")
def test_the_ghost_stops_at_port_royal_and_ends_nothing() -> None:
    t = ghosts_turn(47, 48, 48, day=(6, 1))
    assert t.arrivals(GHOST) == [0, 49]  # first in the evening, so one step back: to 49, on its lap
    assert t.told("attacked") == []
    assert not t.is_over()
    assert t.round == 2
    assert (t.space(GHOST), t.lap(GHOST)) == (49, 0)


@rule("JAM-GHO-11", "JAM-MOV-11")
def test_the_finished_ghost_is_first_and_comes_back() -> None:
    t = ghosts_turn(0, 10, 12, lap=1, day=(2, 1))
    assert t.arrivals(GHOST)[0] == 48
    assert t.lap(GHOST) == 0


@rule("JAM-GHO-11")
def test_without_the_circuit_the_ghost_sails_through_port_royal() -> None:
    t = ghosts_turn(49, 10, 43, lap=-1, day=(2, 1))
    assert t.arrivals(GHOST)[0] == 1
    assert t.lap(GHOST) == 0


@rule("JAM-GHO-11")
def test_forward_is_no_move_at_the_finish() -> None:
    t = table(2, day=(1, 1), cards={0: "forward/food"}, spaces={0: 49, 1: 43, GHOST: 0}, laps={GHOST: 1})
    t.lay()
    assert t.question == (0, "ghost")  # tied with the finished player
    assert [choice.label.key for choice in game.choices(t.state, 0)] == ["label-stay-home", "label-backward"]
    t.play(0, "forward")
    assert (t.space(GHOST), t.lap(GHOST)) == (0, 1)
    assert {"back": 0, "stays": 1} in t.told("ghost-course")


@rule("JAM-GHO-11", "JAM-END-02")
def test_the_ghost_moves_in_the_last_round_and_has_no_score() -> None:
    t = table(2, day=(1, 1), cards={0: "forward/food"}, spaces={0: 49, 1: 43, GHOST: 2})
    t.lay()
    assert t.is_over()
    assert t.space(GHOST) == 4
    assert len(t.seen["scores"]) == 2
    assert t.winners == {0}


@rule("JAM-GHO-11", "JAM-MOV-06")
def test_a_ghost_at_port_royal_fights_nobody() -> None:
    t = ghosts_turn(2, 0, 49, day=(2, 1), laps={1: -1})
    assert t.arrivals(GHOST) == [0]  # first, so backward, to where ship 0 lies
    assert t.told("attacked") == []


@rule("JAM-GHO-04", "JAM-GHO-05", "JAM-GHO-11")
def test_games_of_two_end_and_only_players_finish() -> None:
    for play in random_plays(amounts.amount(6, 60), (2,)):
        if play.over:
            told = [event.args["ship"] for events in play.events for event in events if event.key == "finished"]
            assert set(told) <= {"#0", "#1"}
            assert play.winners()
