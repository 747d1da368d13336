"""Port Royal, section 12: end of game."""

from collections import Counter

import pytest

from tests.amounts import amount
from tests.clauses import rule
from tests.games.port_royal.table import NAMES, WORDS, Table, cards, game, random_plays, table

# Displays without any ability.
TWELVE = ["expedition-ccs", "expedition-pps"]
ALSO_TWELVE = ["expedition-cc", "expedition-pp", "expedition-ss"]
ELEVEN = ["expedition-ccs", "expedition-cc", "captain-4"]


# -- PR-END-01


@rule("PR-END-01")
def test_the_end_is_triggered_at_12_points() -> None:
    t = table(2, phase="trade", harbour=["sailor-3", "red-1-1"], displays={0: ELEVEN}, coins={0: 3})
    assert not t.is_last_round()
    t.play(0, "hire sailor-3")
    assert t.points(0) == 12
    assert t.is_last_round()
    assert t.told("last-round") == [{"seat": "#0"}]


@rule("PR-END-01")
def test_the_end_is_triggered_beyond_12_points() -> None:
    t = table(2, phase="trade", harbour=["sailor-7", "red-1-1"], displays={0: ELEVEN}, coins={0: 7})
    t.play(0, "hire sailor-7")
    assert t.points(0) == 14
    assert t.is_last_round()


@rule("PR-END-01")
def test_11_points_trigger_nothing() -> None:
    t = table(2, active=1, displays={0: ELEVEN})
    assert not t.is_last_round()
    t.play(1, "stop")
    assert (t.is_over(), t.round) == (False, 2)


@rule("PR-END-01")
def test_the_end_is_triggered_in_anothers_turn_too() -> None:
    t = table(3, phase="trade", actor=1, harbour=["sailor-3", "red-1-1"], displays={1: ELEVEN}, coins={1: 4})
    t.play(1, "hire sailor-3")
    assert t.is_last_round()
    assert t.told("last-round") == [{"seat": "#1"}]


@rule("PR-END-01")
def test_a_claim_can_trigger_the_end() -> None:
    display = ["expedition-cc", "expedition-pp", "settler-4", "jack-6"]
    t = table(3, draws=0, expeditions=["expedition-ss"], displays={0: display})
    assert (t.points(0), t.is_last_round()) == (10, False)
    t.play(0, "claim expedition-ss")
    assert (t.points(0), t.is_last_round()) == (12, True)


@rule("PR-END-01")
def test_the_last_round_is_announced_once() -> None:
    t = table(2, phase="trade", harbour=["sailor-3", "sailor-5", "red-1-1"], displays={0: TWELVE}, coins={0: 3})
    t.play(0, "hire sailor-3")
    assert (t.points(0), t.is_last_round()) == (13, True)
    assert t.told("last-round") == []


@rule("PR-END-01")
def test_points_to_the_end_are_shown() -> None:
    assert table().seen["points_to_end"] == 12


# -- PR-END-02


@rule("PR-END-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_the_round_is_played_out(players: int, start: int) -> None:
    t = table(players, start=start, active=start, displays={start: TWELVE})
    turns = []
    while not t.is_over():
        turns.append(t.active)
        t.play(t.active, "stop")
    assert turns == [(start + n) % players for n in range(players)]
    assert t.winners == {start}


@rule("PR-END-02")
@pytest.mark.parametrize(("start", "last"), [(0, 2), (1, 0), (2, 1)])
def test_the_game_ends_after_the_turn_of_the_player_right_of_the_start_player(start: int, last: int) -> None:
    t = table(3, start=start, active=last, displays={1: TWELVE})
    t.play(last, "stop")
    assert t.is_over()
    assert t.phase == "over"
    assert t.keys()[-1] == "ended"


@rule("PR-END-02")
def test_12_points_reached_in_the_last_turn_end_the_game_with_that_turn() -> None:
    t = table(3, active=2, harbour=["sailor-3", "red-1-1"], displays={2: ELEVEN}, coins={2: 3})
    t.play(2, "stop", "hire sailor-3")
    assert not t.is_over()  # the other slots are still to come
    t.play(0, "stop")
    assert not t.is_over()
    t.play(1, "stop")
    assert t.is_over()


@rule("PR-END-02")
def test_12_points_reached_in_the_last_slot_of_the_last_turn_end_the_game() -> None:
    t = table(3, phase="trade", active=2, actor=1, harbour=["sailor-3"], displays={1: ELEVEN}, coins={1: 4})
    t.play(1, "hire sailor-3")
    assert t.is_over()
    assert t.winners == {1}


@rule("PR-END-02")
def test_a_bust_in_the_last_turn_ends_the_game() -> None:
    t = table(2, active=1, harbour=["red-1-1"], displays={0: TWELVE}, top=["red-3-2"])
    t.play(1, "draw")
    assert t.is_over()


@rule("PR-END-02")
def test_12_points_in_an_earlier_turn_of_the_round_do_not_end_the_game_yet() -> None:
    t = table(3, active=1, displays={1: TWELVE})
    t.play(1, "stop")
    assert (t.is_over(), t.active) == (False, 2)


@rule("PR-END-02")
def test_when_the_game_is_over_nothing_can_be_played() -> None:
    t = table(2, active=1, displays={0: TWELVE})
    t.play(1, "stop")
    for seat in (0, 1):
        assert t.legal(seat) == set()
        for move in ("draw", "stop", "trade red", "hire sailor-3", "claim expedition-cc"):
            assert t.refusal_clause(seat, move) == ""


@rule("PR-END-02")
def test_all_players_have_been_active_equally_often() -> None:
    for play in random_plays(amount(12, 120)):
        if play.over:
            turns = Counter(str(e.args["seat"]) for events in play.events for e in events if e.key == "turn")
            assert set(turns.values()) == {Table(play.state).round}
            assert len(turns) == play.players


# -- PR-END-03


@rule("PR-END-03")
def test_no_round_begins_once_somebody_has_12_points() -> None:
    round_before = 0
    for play in random_plays(amount(12, 120)):
        t = Table(play.state)
        if not play.made:
            round_before = 0
        if t.round > round_before and not play.over:
            assert max(play.scores()) < 12
        if play.over and t.round < 200:
            assert max(play.scores()) >= 12
        round_before = t.round


# -- PR-END-04


@rule("PR-END-04")
def test_most_points_win() -> None:
    t = table(3, active=2, displays={0: ALSO_TWELVE, 1: [*TWELVE, "captain-4"], 2: ["sailor-7"]}, coins={0: 20, 2: 30})
    t.play(2, "stop")
    assert t.is_over()
    assert t.winners == {1}


@rule("PR-END-04")
def test_the_winner_need_not_have_triggered_the_end() -> None:
    thirteen = ["expedition-pp", "expedition-ss", "pirate-9", "mademoiselle-7"]
    t = table(
        2, phase="trade", active=1, actor=0, harbour=["sailor-7"], displays={0: ELEVEN, 1: thirteen}, coins={0: 8}
    )
    assert t.points(1) == 13
    t.play(0, "hire sailor-7")
    assert t.winners == {0}


@rule("PR-END-04")
def test_of_tied_players_the_one_with_most_coins_wins() -> None:
    t = table(2, active=1, displays={0: TWELVE, 1: ALSO_TWELVE}, coins={0: 4, 1: 5})
    t.play(1, "stop")
    assert t.winners == {1}


@rule("PR-END-04")
def test_coins_decide_only_between_players_with_most_points() -> None:
    t = table(3, active=2, displays={0: TWELVE, 1: ALSO_TWELVE, 2: ["sailor-7"]}, coins={0: 3, 1: 2, 2: 9})
    t.play(2, "stop")
    assert t.winners == {0}


@rule("PR-END-04")
def test_players_still_tied_share_the_victory() -> None:
    t = table(3, active=2, displays={0: TWELVE, 1: ALSO_TWELVE}, coins={0: 4, 1: 4, 2: 9})
    t.play(2, "stop")
    assert t.winners == {0, 1}


@rule("PR-END-04")
def test_all_can_share_the_victory() -> None:
    t = table(2, active=1, round=5, options={"round_cap": 5})
    t.play(1, "stop")
    assert t.winners == {0, 1}


@rule("PR-END-04")
def test_with_no_points_at_all_the_coins_decide() -> None:
    t = table(3, active=2, round=5, options={"round_cap": 5}, coins={0: 1, 1: 2, 2: 1})
    t.play(2, "stop")
    assert t.winners == {1}


@rule("PR-END-04")
def test_there_is_no_winner_before_the_end() -> None:
    t = table(3, active=1, displays={0: TWELVE})
    assert t.winners == set()


@rule("PR-END-04")
def test_coins_of_the_last_turn_decide() -> None:
    t = table(2, active=1, harbour=["red-skull-4"], displays={0: TWELVE, 1: ALSO_TWELVE}, coins={0: 4, 1: 1})
    t.play(1, "stop", "trade red")
    assert t.is_over()
    assert t.winners == {1}


@rule("PR-END-04")
@pytest.mark.parametrize("coins", [(4, 5), (4, 4), (9, 0)])
def test_the_outcome_can_be_said(coins: tuple[int, int]) -> None:
    t = table(2, active=1, displays={0: TWELVE, 1: ALSO_TWELVE}, coins=dict(enumerate(coins)))
    t.play(1, "stop")
    for words in WORDS.values():
        said = words.say(game.outcome(t.state), NAMES)
        assert all((NAMES[seat] in said) or seat not in t.winners for seat in (0, 1))


# -- PR-END-05


@rule("PR-END-05")
def test_a_round_in_which_nobody_could_draw_ends_the_game() -> None:
    t = table(
        2,
        draws=0,
        drawn_in_round=False,
        expeditions=["expedition-cc"],
        displays={0: ["captain-4", "captain-4"]},
        rest=1,
    )
    t.play(0, "claim expedition-cc")
    assert t.is_over()
    assert t.round == 1
    assert t.winners == {0}  # 4 points against none


@rule("PR-END-05")
def test_a_round_in_which_somebody_drew_is_no_deadlock() -> None:
    t = table(
        2,
        draws=0,
        active=1,
        drawn_in_round=True,
        expeditions=["expedition-cc"],
        displays={1: ["captain-4", "captain-4"]},
        rest=0,
    )
    t.play(1, "claim expedition-cc")
    assert t.is_over()
    assert t.round == 2  # the first round was not whole, the second was


@rule("PR-END-05")
def test_a_deadlock_is_decided_by_points_and_coins() -> None:
    t = table(
        3,
        draws=0,
        drawn_in_round=False,
        expeditions=["expedition-cc"],
        displays={0: ["captain-4", "captain-4"], 1: ["expedition-ss"]},
        coins={1: 3},
        rest=2,
    )
    t.play(0, "claim expedition-cc")
    assert t.is_over()
    assert [t.points(seat) for seat in range(3)] == [4, 4, 0]
    assert t.winners == {1}  # 3 coins against 2


@rule("PR-END-05")
def test_a_card_drawn_by_one_player_keeps_the_game_going() -> None:
    t = table(
        2,
        active=1,
        draws=0,
        drawn_in_round=False,
        expeditions=["expedition-cc"],
        displays={1: ["captain-4", "captain-4"]},
        top=["red-1-1"],
        rest=0,
    )
    t.play(1, "draw")  # the only card there is
    while t.active == 1:
        t.play(t.actor, "stop")
    assert (t.is_over(), t.round) == (False, 2)


@rule("PR-END-05", "PR-VAR-05")
@pytest.mark.parametrize("cap", [1, 3, 200])
def test_the_game_ends_after_the_round_cap(cap: int) -> None:
    t = table(2, active=1, round=cap, options={"round_cap": cap}, displays={0: ["sailor-5"], 1: ["sailor-3"]})
    t.play(1, "stop")
    assert t.is_over()
    assert t.winners == {0}


@rule("PR-END-05")
def test_the_round_of_the_cap_is_played_out() -> None:
    t = table(3, active=1, round=3, options={"round_cap": 3})
    t.play(1, "stop")
    assert (t.is_over(), t.active) == (False, 2)


@rule("PR-END-05")
def test_before_the_round_cap_the_game_goes_on() -> None:
    t = table(2, active=1, round=199)
    t.play(1, "stop")
    assert (t.is_over(), t.round) == (False, 200)


@rule("PR-END-05")
def test_the_default_cap_is_200_rounds() -> None:
    t = table(2, active=1, round=200)
    t.play(1, "stop")
    assert t.is_over()


@rule("PR-END-05")
def test_tied_at_the_cap_the_coins_decide() -> None:
    t = table(
        2, active=1, round=7, options={"round_cap": 7}, displays={0: ["sailor-3"], 1: ["captain-4"]}, coins={1: 1}
    )
    t.play(1, "stop")
    assert t.winners == {1}
    assert t.harbour == cards()
