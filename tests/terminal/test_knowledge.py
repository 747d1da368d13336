"""What is said to a seat depends on nothing that the seat cannot know."""

import random
from collections.abc import Iterator

import pytest

from flibuste.kit.game import Game, find_game
from flibuste.kit.play import Play
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import SPECTATOR, State, legal_moves
from flibuste.terminal.narrator import Narrator
from flibuste.terminal.texts import table_words
from tests.amounts import amount
from tests.tutorial import smugglers

GAMES = [find_game("port-royal"), smugglers.game]


def plays(game: Game) -> Iterator[Play]:
    """Positions of games played at random."""
    dice = random.Random(5)
    for seed in range(amount(4, 20)):
        play = Play(game, dice.choice(game.player_counts), {}, SeededLuck(seed))
        while not play.over:
            if dice.randrange(amount(6, 1)) == 0:
                yield play
            seat = dice.choice(play.pending())
            play.move(dice.choice(legal_moves(play.state, seat)), seat)
        yield play


def said(narrator: Narrator, state: State, seat: int) -> list[str]:
    """All that the line client can say to a seat of a position."""
    game = narrator.game
    lines = [*narrator.table(state, seat), narrator.text(game.prompt(state, seat))]
    if seat == SPECTATOR:
        return lines
    lines += narrator.choices(state, seat)
    for move in range(game.codes):
        refusal = game.why_not(state, seat, move)
        lines.append("" if refusal is None else narrator.reason(refusal))
    return lines


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_seat_is_told_the_same_whatever_it_cannot_know(game: Game) -> None:
    for n, play in enumerate(plays(game)):
        narrator = Narrator(game, table_words(game, ("en", "fr")[n % 2]), [f"Seat {s}" for s in range(play.players)])
        seat = n % (play.players + 1) - 1
        told = said(narrator, play.state, seat)
        for word in (3 * n, 3 * n + 1):
            other = play.state.copy()
            other.resample(seat, word)
            assert said(narrator, other, seat) == told
