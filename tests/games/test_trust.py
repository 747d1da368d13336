"""A state trusts whoever plays it; told nonsense it may answer with nonsense, but it answers."""

import subprocess
import sys

import pytest

from flibuste.kit.game import find_games

NONSENSE = """
import random, sys
from flibuste.kit.game import find_game
from flibuste.kit.state import legal_moves

game, dice = find_game(sys.argv[1]), random.Random(5)
for word in range(20):
    state = game.new(game.player_counts[-1], word=word)
    for _ in range(3 * word):
        seat = (state.pending() & -state.pending()).bit_length() - 1
        state.play(seat, dice.choice(legal_moves(state, seat)))
    for seat in (-1, 0, 1, state.players):
        for code in range(-1, game.codes + 1):
            try:
                state.copy().play(seat, code)
            except (IndexError, ValueError):
                pass
        try:
            game.rule_bot().value(state.copy(), seat)
        except (IndexError, ValueError):
            pass
print("answered")
"""


@pytest.mark.parametrize("id", find_games())
def test_nonsense_is_answered(id: str) -> None:
    """In a process of its own: compiled code that loops for ever hears of no signal."""
    answer = subprocess.run([sys.executable, "-c", NONSENSE, id], capture_output=True, text=True, timeout=100)
    assert (answer.stdout, answer.stderr) == ("answered\n", "")
