"""Whole games inside the library."""

from flibuste.bots import ask, bot_named
from flibuste.kit.bits import lowest
from flibuste.kit.bot import Bot
from flibuste.kit.luck import word_of
from flibuste.kit.play import Play
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import Moves, State
from flibuste.lab.playout import play_by_bots, play_randomly
from tests.games.port_royal.table import game


class First(Bot):
    """Always its first move, which stops as late and takes as little as the rules allow."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, state: State, seat: int, moves: Moves) -> int:
        self.shown.append(state.copy())
        return moves.get(0)


def test_random_games_end_and_count_every_decision() -> None:
    for n in range(20):
        state = game.new(4, word=word_of(1, n))
        again = state.copy()
        decisions = play_randomly(state, Moves(game.codes))
        assert state.pending() == 0
        counted = 0
        moves = Moves(game.codes)
        while owing := again.pending():
            seat = lowest(owing)
            again.legal(seat, moves)
            assert moves.n > 1
            again.play(seat, moves.get(again.below(moves.n)))
            counted += 1
        assert decisions == counted
        assert again.pack() == state.pack()


def test_a_simulated_game_is_the_play_of_its_seed() -> None:
    """So that any game of a simulation can be looked at in the terminal."""
    state = game.new(3, word=word_of(5, 0))
    play_by_bots(state, [First(), First(), First()], 5, False)
    play = Play(game, 3, luck=SeededLuck(5))
    while not play.over:
        play.move(play.legal_moves()[0])
    assert play.state.pack() == state.pack()


def test_in_paired_games_a_seat_s_luck_is_its_own() -> None:
    """Seat 0 draws the same first cards whatever the others did before."""
    drawn: set[str] = set()
    for others in ("rule", "random"):
        state = game.new(2, {"start_player": "seat0"}, word=word_of(9, 0))
        first = First()
        play_by_bots(state, [first, bot_named(game, others)], 9, True)
        views = [game.view(shown, 0).table for shown in first.shown]
        drawn.add(" ".join(views[1]["harbour"] or views[1]["discard"]))
    assert len(drawn) == 1


def test_bots_meet_no_word_of_the_game() -> None:
    state = game.new(2, word=word_of(9, 0))
    first = First()
    play_by_bots(state, [first, first], 9, False)
    lucks = set()
    for n in range(len(first.shown) + 1):
        state.reseed(word_of(9, n))
        lucks.add(state.luck)
    assert not lucks & {shown.luck for shown in first.shown}


def test_asking_the_rule_bot_directly_gives_what_the_playout_plays() -> None:
    bot = bot_named(game, "rule")
    state = game.new(4, word=word_of(2, 0))
    move = ask(bot, state, lowest(state.pending()), 3)
    assert move in range(game.codes)
