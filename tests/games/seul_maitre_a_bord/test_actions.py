"""Seul Maître à Bord, sections 8, 19 and 20: the actions phase, recovery and reinforcement."""

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import Fields, game, last_turn, next_round, table

SHIP: Fields = {
    "at": "2,2:port",
    "specialists": {"trader": 1},
    "sailors": 3,
    "sails": 1,
    "cargo": {"rum": 1},
}


# -- SMB-ACT-01


@rule("SMB-ACT-01")
def test_a_player_plays_all_tokens_in_one_turn() -> None:
    t = table()
    for left in (3, 2, 1):
        t.do("bank")
        assert (t.actor, t.tokens(0)) == (0, left)
    t.do("bank")
    assert (t.actor, t.tokens(1)) == (1, 4)


@rule("SMB-ACT-01")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [0, 3, 1, 2]])
def test_turns_follow_the_order(order: list[int]) -> None:
    t = table(order=order)
    for seat in order:
        assert t.question == (seat, "act")
        t.do("end")


@rule("SMB-ACT-01")
def test_nobody_acts_in_the_turn_of_another() -> None:
    t = table()
    assert [t.legal(seat) for seat in (1, 2, 3)] == [set(), set(), set()]


# -- SMB-ACT-02


@rule("SMB-ACT-02")
@pytest.mark.parametrize(
    ("moves", "again"),
    [
        (["shipyard", "recruit", "done"], "shipyard"),
        (["train trader"], "train trader"),
        (["piracy 1", "done"], "piracy 2"),
        (["reinforce"], "reinforce"),
    ],
)
def test_some_actions_are_played_once_a_round(moves: list[str], again: str) -> None:
    t = table({0: SHIP}, pirates={1: {"at": "0,1"}, 2: {"at": "0,1"}}).do(*moves)
    assert t.tokens(0) == 3
    clause, told = t.refusal(again)
    assert (clause, told["n"]) == ("SMB-ACT-02", 1)
    assert str(told["action"]).startswith("@action-")


@rule("SMB-ACT-02")
def test_discovery_is_played_once_a_round() -> None:
    t = table({0: {"at": "0,1"}}, wind="S").do("discover known", "sail S")
    assert t.at(0) == "1,1"
    assert t.clause("discover known") == "SMB-ACT-02"


@rule("SMB-ACT-02")
def test_the_other_actions_are_played_any_number_of_times() -> None:
    t = table({0: {**SHIP, "tokens": 5}}).do("market", "sell rum", "done", "market", "buy gold", "done")
    assert t.tokens(0) == 3
    t.do("leave", "recover", "bank")
    assert (t.actor, t.tokens(0)) == (0, 0)
    t = table({0: {"at": "1,1"}}).do("sail E", "recover", "sail W", "recover")
    assert t.tokens(0) == 0


@rule("SMB-ACT-02")
def test_once_a_round_actions_come_again_in_the_next_round() -> None:
    t = table({0: SHIP}, players=2, dice={"change": ["0"]}, storms=["1,2", "1,3"]).do("reinforce", "end", "end")
    while t.phase == "zone":
        t.do("zone 0")
    t.do("bid 0", "bid 2")
    while t.actor != 0:
        t.do("end")
    assert "reinforce" in t.legal()


@rule("SMB-ACT-02")
@pytest.mark.parametrize("move", ["bank", "shipyard", "end", "leave", "piracy 1", "recover"])
def test_an_action_is_finished_before_the_next(move: str) -> None:
    t = table({0: SHIP}).do("market")
    assert t.clause(move) == "SMB-ACT-02"


# -- SMB-ACT-03


@rule("SMB-ACT-03")
def test_no_action_without_a_token() -> None:
    t = table({0: {**SHIP, "tokens": 0}})
    assert t.legal() == {"throw rum", "end"}
    for move in ("bank", "market", "shipyard", "leave", "train trader", "piracy 1", "recover", "reinforce"):
        assert t.clause(move) == "SMB-ACT-03"


@rule("SMB-ACT-03")
def test_a_navigation_under_way_needs_no_further_token() -> None:
    t = table({0: {"at": "1,1", "tokens": 1}}).do("sail E")
    assert t.question == (0, "act")
    assert (t.tokens(0), t.do("sail W").at(0)) == (0, "1,1")


# -- SMB-ACT-04


@rule("SMB-ACT-04")
def test_a_player_may_stop_early() -> None:
    t = table().do("bank", "end")
    assert (t.actor, t.tokens(0)) == (1, 3)


@rule("SMB-ACT-04", "SMB-EOR-03")
def test_tokens_left_lapse_at_the_end_of_the_round() -> None:
    t = next_round({0: {"tokens": 4}, 1: {"tokens": 3}, 2: {"tokens": 0}}, dice={"change": ["0"]})
    assert [t.tokens(seat) for seat in range(4)] == [4, 4, 4, 4]


@rule("SMB-ACT-04", "SMB-CBT-12", "SMB-BNK-02")
def test_tokens_left_pay_a_ransom_after_the_own_turn() -> None:
    t = table(
        {0: {"type": "corsair", "at": "1,1", "sailors": 6}, 1: {"at": "1,0", "sailors": 2, "money": 0, "tokens": 2}},
        order=[1, 0, 2, 3],
        turn=1,
        wind="W",
    )
    t.do("sail W", "engage 2", "spare", "crew 0", "crew 0", "ransom rum", "pairs 1")
    assert (t.at(1), t.money(1), t.tokens(1)) == ("4,4:port", 1, 0)
    assert t.crew(1) == (2, 0, 0, 0)


# -- SMB-ACT-05


@rule("SMB-ACT-05")
@pytest.mark.parametrize("move", ["market", "shipyard"])
@pytest.mark.parametrize(("at", "legal"), [("2,2:port", True), ("0,0:port", True), ("2,2", False), ("1,1", False)])
def test_market_and_shipyard_need_a_port(move: str, at: str, legal: bool) -> None:
    t = table({0: {"at": at}})
    if legal:
        assert move in t.legal()
    else:
        clause, told = t.refusal(move)
        assert (clause, told["action"]) == ("SMB-ACT-05", f"@action-{move}")


# -- SMB-ACT-06


@rule("SMB-ACT-06")
def test_cubes_are_thrown_overboard_for_nothing() -> None:
    t = table({0: {"cargo": {"rum": 2, "gold": 1}, "at": "1,1"}}).do("throw rum")
    assert (t.cargo(0), t.money(0), t.vp(0), t.tokens(0)) == ({"rum": 1, "gold": 1}, 20, 0, 4)
    assert t.cubes("rum") == 0


@rule("SMB-ACT-06", "SMB-TRM-08")
def test_cubes_are_thrown_between_steps() -> None:
    t = table({0: {"cargo": {"rum": 4}, "at": "1,1"}}).do("sail E")
    assert t.seat(0)["free_sails"] == 0
    t.do("throw rum", "sail W")
    assert (t.at(0), t.tokens(0)) == ("1,1", 3)  # the same Navigation


@rule("SMB-ACT-06")
@pytest.mark.parametrize("action", ["market", "shipyard", "piracy 1"])
def test_cubes_are_thrown_in_the_middle_of_an_action(action: str) -> None:
    t = table({0: SHIP}, pirates={1: {"at": "0,1"}}).do(action, "throw rum")
    assert (t.cargo(0), t.tokens(0)) == ({}, 3)
    assert t.phase == action.split()[0]


@rule("SMB-ACT-06")
def test_a_thrown_discovery_is_out_of_the_game() -> None:
    t = table({0: {"discoveries": ["A1", "B4"], "at": "1,1"}}).do("throw B4")
    assert t.discoveries(0) == {"A1"}
    assert t.seen["thrown"] == ["B4"]
    assert t.left_on("B") == (3, 1, 1)


@rule("SMB-ACT-06")
def test_only_what_is_aboard_is_thrown() -> None:
    t = table({0: {"cargo": {"rum": 1}}})
    clause, told = t.refusal("throw gold")
    assert (clause, told["name"]) == ("SMB-ACT-06", "@goods-gold")
    assert t.clause("throw A1") == "SMB-ACT-06"


@rule("SMB-ACT-06")
def test_nothing_is_thrown_outside_the_own_turn() -> None:
    t = table({1: {"cargo": {"rum": 1}}})
    assert t.legal(1) == set()


# -- SMB-REC-01


@rule("SMB-REC-01")
@pytest.mark.parametrize(
    ("ship", "crew"),
    [
        ({"sailors": 1, "sails": 3}, (4, 0, 0, 0)),
        ({"sailors": 2, "sails": 2, "deck": 1}, (5, 0, 0, 0)),
        ({"sailors": 2, "sails": 3, "deck": 3}, (6, 0, 2, 0)),  # no more than six
        ({"sailors": 0, "sails": 4, "cargo": {"rum": 6}}, (3, 0, 1, 0)),  # nor than spaces
        ({"sailors": 1, "sails": 2, "leaks": 4}, (2, 0, 1, 4)),  # those on leaks stay
    ],
)
def test_recovery_brings_sailors_home_as_far_as_there_is_room(ship: Fields, crew: tuple[int, ...]) -> None:
    t = table({0: ship}).do("recover")
    assert (t.crew(0), t.tokens(0)) == (crew, 3)
    assert t.seat(0)["free_sails"] == t.seat(0)["speed"]


@rule("SMB-REC-01")
def test_recovery_needs_a_sailor_in_the_sails_or_on_deck() -> None:
    assert table().clause("recover") == "SMB-REC-01"
    assert "recover" in table({0: {"sailors": 3, "deck": 1}}).legal()


# -- SMB-REI-01


@rule("SMB-REI-01", "SMB-ACT-03")
def test_reinforcement_gives_five_tokens_in_the_next_round_only() -> None:
    t = last_turn(dice={"change": ["0", "0"]}).do("reinforce", "end")
    assert [t.tokens(seat) for seat in range(4)] == [5, 4, 4, 4]
    t.do("bid 0", "bid 1", "bid 2", "bid 3", "end", "end", "end", "end")
    assert t.round == 4
    while t.phase == "zone":
        t.do("zone 0")
    assert t.tokens(0) == 4


@rule("SMB-REI-01")
def test_reinforcement_again_keeps_the_fifth_token() -> None:
    t = last_turn({0: {"tokens": 5}}, dice={"change": ["0"]}).do("reinforce", "end")
    assert t.tokens(0) == 5


@rule("SMB-REI-01")
def test_in_the_last_round_reinforcement_has_no_effect() -> None:
    t = last_turn({0: {"money": 0}}, round=8)
    hint = game.hint(t.state, 0, game.parse("reinforce"))
    assert hint is not None
    assert hint.key == "hint-no-next-round"
    t.do("reinforce", "end")
    assert t.is_over()
    assert t.vp(0) == 0
