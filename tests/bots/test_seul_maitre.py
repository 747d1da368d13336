"""The rule bot of Seul Maître à Bord does what a sensible captain does, and a search on top of it does better."""

from typing import Any

import pytest

from flibuste.bots import ask, bot_named
from flibuste.kit.state import State
from tests.amounts import FULL
from tests.bots.against_rule_bots import assert_rule_bot_wins, assert_search_wins
from tests.games.seul_maitre_a_bord.table import game, table


def chosen(state: State, seat: int = 0) -> str:
    return game.notation(ask(bot_named(game, "rule"), state, seat, 1))


@pytest.mark.parametrize("players", list(game.player_counts))
def test_it_wins_nine_games_of_ten_against_random_ones(players: int) -> None:
    assert_rule_bot_wins(game, players, 0.95 if FULL else 0.9, daily=40, full=500)


def test_fifty_milliseconds_of_search_beat_three_rule_bots() -> None:
    assert_search_wins(game, 2, daily=16, full=200, share=0.33, low=0.26)


def test_the_values_of_all_seats_add_up_to_one_and_glory_is_welcome() -> None:
    before, after = (
        [game.rule_bot().value(table({0: {"vp": own}}).state, seat) for seat in range(4)] for own in (3, 9)
    )
    assert sum(before) == pytest.approx(1)
    assert sum(after) == pytest.approx(1)
    assert after[0] > before[0]


def in_centre(**seat: Any) -> State:
    return table({0: {"at": "2,2:port", **seat}}).state


def test_in_port_it_sells_its_cargo() -> None:
    state = in_centre(cargo={"vanilla": 1, "coffee": 1}, sailors=6, upgrade=2)
    assert chosen(state) == "market"
    state.play(0, game.parse("market"))
    assert chosen(state).startswith("sell")


def test_discoveries_are_delivered_before_anything_is_sold() -> None:
    state = in_centre(cargo={"vanilla": 1}, discoveries=["A1"], sailors=6, upgrade=2)
    state.play(0, game.parse("market"))
    assert chosen(state) == "deliver A1"


def test_on_a_site_it_takes_what_it_may() -> None:
    fitted_out = {"sailors": 6, "upgrade": 4, "extensions": 1, "money": 0}
    assert chosen(table({0: {"at": "1,1", "tokens": 4, **fitted_out}}).state) == "discover known"


def test_a_shipyard_recruits_for_an_empty_hold() -> None:
    state = in_centre(sailors=2, money=9)
    state.play(0, game.parse("shipyard"))
    assert chosen(state) == "recruit"


def test_it_lets_a_stronger_ship_pass() -> None:
    """A merchant with one sailor at hand gains nothing by attacking a full crew."""
    weak: dict[str, Any] = {"at": "1,0", "sailors": 2, "sails": 0}
    strong: dict[str, Any] = {"at": "1,1", "sailors": 6, "fought": False}
    t = table({0: weak, 1: strong}, wind="E")
    t.do("sail E")
    assert chosen(t.state) == "pass"
