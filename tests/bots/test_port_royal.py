"""The rule bot of Port Royal does what a sensible player does."""

import pytest

from flibuste.bots import ask, bot_named
from flibuste.games.port_royal.rules.company import coin_of
from flibuste.games.port_royal.rules.state import PortRoyal
from flibuste.kit.bits import lowest
from flibuste.kit.luck import word_of
from flibuste.kit.state import State
from flibuste.lab.playout import play_by_bots
from tests.games.port_royal.table import Table, game, table

SHIPS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]


def chosen(t: Table, seat: int = 0) -> str:
    return game.notation(ask(bot_named(game, "rule"), t.state, seat, 1))


def test_a_clashing_ship_is_repelled() -> None:
    t = table(phase="repel", harbour=["red-1-1", "sailor-3"], drawn="red-1-1", draws=3, displays={0: ["sailor-3"]})
    assert chosen(t) == "repel"


def test_the_first_ship_of_a_rich_colour_is_kept() -> None:
    t = table(phase="repel", drawn="yellow-4-4", draws=1, displays={0: ["pirate-5", "pirate-7"]})
    assert chosen(t) == "keep"


def test_a_ship_is_kept_or_repelled_when_nothing_is_left_to_draw() -> None:
    t = table(2, phase="repel", drawn="yellow-4-4", draws=1, displays={0: ["pirate-5", "pirate-7"]}, coins={0: 3, 1: 3})
    state = t.state
    assert isinstance(state, PortRoyal)
    while state.pile.rest.n:
        state.companies[1].receive(coin_of(state.pile.rest.pop(), state.pile.shuffles))
    state.discard.clear()
    assert chosen(t) == "keep"


def test_nobody_stops_at_a_first_poor_ship() -> None:
    assert chosen(table(harbour=["red-1-1"], draws=1, coins={0: 3, 1: 3, 2: 3})) == "draw"


def test_nobody_draws_a_card_that_can_only_lose_the_turn() -> None:
    t = table(2, harbour=SHIPS, draws=5, rest=1, draw=["yellow-1-1", "blue-1-1", "green-1-1"], shuffle=1, coins={0: 0})
    assert chosen(t) == "stop"


def test_only_unseen_cards_count_for_the_risk() -> None:
    """All other ships lie in the discard pile, where everybody sees them."""
    ships = [
        card for card, of in game.components()["cards"].items() if of["type"] == "ship" for _ in range(of["count"])
    ]
    for ship in SHIPS[:3]:
        ships.remove(ship)
    t = table(2, harbour=SHIPS[:3], draws=3, discard=ships, coins={0: ["tax-most-swords"], 1: ["tax-least-vp"]})
    assert chosen(t) == "draw"


def test_an_expedition_is_claimed_before_anything_else() -> None:
    t = table(expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]}, draws=0)
    assert chosen(t) == "claim expedition-cc"


def test_the_captain_who_completes_an_expedition_is_preferred() -> None:
    t = table(
        phase="trade",
        harbour=["captain-4", "priest-4", "settler-4"],
        expeditions=["expedition-cc"],
        displays={0: ["captain-4"]},
        coins={0: 4},
    )
    assert chosen(t) == "hire captain-4"


def test_a_ship_is_traded_first_if_that_pays_for_a_better_person() -> None:
    t = table(
        phase="trade",
        harbour=["red-1-1", "blue-1-1", "green-1-1", "yellow-4-4", "sailor-7"],
        coins={0: 4},
        displays={1: ["mademoiselle-9", "admiral-9", "jester-9"]},
    )
    assert t.allowed == 2
    assert chosen(t) == "trade yellow"


def test_who_would_lose_the_last_round_goes_on_drawing() -> None:
    winning = ["mademoiselle-9", "mademoiselle-9", "admiral-9", "admiral-9"]
    t = table(2, active=0, start=1, draws=4, harbour=SHIPS[:4], displays={1: winning, 0: ["sailor-3"]}, coins={0: 4})
    assert chosen(t) == "draw"


def test_who_wins_the_last_round_by_stopping_stops() -> None:
    winning = ["mademoiselle-9", "mademoiselle-9", "admiral-9", "admiral-9"]
    t = table(2, active=0, start=1, draws=1, harbour=["red-1-1"], displays={0: winning, 1: ["sailor-3"]}, coins={0: 4})
    assert chosen(t) == "stop"


def positions(players: int) -> list[State]:
    bot = bot_named(game, "rule")
    found: list[State] = []
    state = game.new(players, word=word_of(1, players))
    n = 0
    while state.pending():
        found.append(state.copy())
        n += 1
        seat = lowest(state.pending())
        move = ask(bot, state, seat, n)
        state.reseed(word_of(7, n))
        state.play(seat, move)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_values_of_all_seats_are_shares_of_one_win(players: int) -> None:
    bot = game.rule_bot()
    for state in positions(players):
        values = [bot.value(state, seat) for seat in range(players)]
        assert sum(values) == pytest.approx(1)
        assert min(values) > 0


def test_more_points_and_more_coins_are_worth_more() -> None:
    bot = game.rule_bot()
    poor = bot.value(table(harbour=["red-1-1"], draws=1, coins={0: 2, 1: 3, 2: 3}).state, 0)
    rich = bot.value(table(harbour=["red-1-1"], draws=1, coins={0: 8, 1: 3, 2: 3}).state, 0)
    strong = bot.value(
        table(harbour=["red-1-1"], draws=1, coins={0: 2, 1: 3, 2: 3}, displays={0: ["admiral-9"]}).state, 0
    )
    assert poor < rich < strong


def test_the_bot_plays_every_option_and_number_of_players_to_the_end() -> None:
    options: dict[str, bool | int | str] = {
        "end_requires_expedition": True,
        "governor_timing": "next_slot",
        "claim_after_bust": True,
        "reshuffle": "eager",
    }
    for players in game.player_counts:
        state = game.new(players, options, word_of(3, players))
        play_by_bots(state, [bot_named(game, "rule")] * players, players, False)
        assert state.pending() == 0
