"""The bots of Jamaica."""

import pytest

from flibuste.bots.named import bot_named
from flibuste.bots.seat import ask
from flibuste.kit.game import find_game
from flibuste.lab.playout import play_by_bots

game = find_game("jamaica")
GAMES = 60


@pytest.mark.parametrize("bot", ["random", "rule", "search:20"])
def test_every_seat_can_choose_its_card_before_the_others_have(bot: str) -> None:
    state = game.new(5, word=3)
    while bin(state.pending()).count("1") == 1:
        captain = state.captain  # type: ignore[attr-defined]  # a state of Jamaica
        state.play(captain, ask(bot_named(game, "random"), state, captain, 1))
    for seat in reversed(range(5)):
        assert state.why_not(seat, ask(bot_named(game, bot), state, seat, 17)) == 0


def test_the_rule_bot_beats_three_who_play_at_random() -> None:
    won = 0
    for deal in range(GAMES):
        state = game.new(4, word=deal)
        seat = deal % 4
        bots = [bot_named(game, "rule" if s == seat else "random") for s in range(4)]
        play_by_bots(state, bots, deal, False)
        won += state.winners() >> seat & 1
    assert won > GAMES * 0.7
