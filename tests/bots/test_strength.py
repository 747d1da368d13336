"""How strong the bots are, measured as `flibuste match` does: one against equal others, every seat on the same luck.

The daily amounts can only catch what is broken; `--full` measures.
"""

from flibuste.bots import ask
from flibuste.bots.search import SearchBot, win_share
from flibuste.kit.bits import lowest
from flibuste.kit.bot import Bot
from flibuste.kit.luck import seat_word, word_of
from flibuste.kit.state import Moves, State, legal_moves
from flibuste.lab.match import Report, match
from flibuste.lab.runner import GameSetup, available_cores, run_parallel
from flibuste.lab.statistics import wilson
from tests.amounts import FULL, amount
from tests.bots.against_rule_bots import assert_search_wins, tell
from tests.games.port_royal.table import game

PLAYERS = 4
EQUAL = 1 / PLAYERS
WITH_A_CHEAT = 60  # iterations, the cheat's as the others'


def matched(first: str, second: str, games: int, seed: int = 1) -> Report:
    report = match(GameSetup(game.id, PLAYERS, game.check_options({}), seed), (first, second), games, available_cores())
    tell(f"{first} against {second}", report)
    return report


def test_the_rule_bot_wins_nine_games_of_ten_against_random_ones() -> None:
    assert matched("rule", "random", amount(100, 1000)).share >= 0.9


def test_four_times_the_iterations_win_more_and_again_four_times() -> None:
    """Daily only that thinking more does not harm."""
    for few, many, games in ((15, 60, amount(24, 400)), (60, 240, amount(16, 400))):
        report = matched(f"search:{many}", f"search:{few}", games)
        assert report.low > EQUAL if FULL else report.high > EQUAL


def test_fifty_milliseconds_of_search_beat_three_rule_bots() -> None:
    assert_search_wins(game, 1, daily=40, full=400, share=0.4, low=0.33)


# -- the harness sees a cheat


def seen_in_the_cards(state: State, seat: int, word: int, iterations: int) -> int:
    """The move of somebody who knows the luck of the next move, and for the rest thinks like the others."""
    legal = legal_moves(state, seat)
    rule = game.rule_bot()
    moves = Moves(game.codes)
    hopes: dict[int, float] = dict.fromkeys(legal, 0.0)
    tries = iterations // len(legal)
    until = rule.turn(state) + rule.horizon(state)
    for move in legal:
        for n in range(tries):
            world = state.copy()
            world.reseed(word)
            world.play(seat, move)
            world.resample(seat, word_of(word, n))
            while world.pending() and rule.turn(world) < until:
                other = lowest(world.pending())
                world.legal(other, moves)
                world.play(other, rule.choose(world, other, moves))
            hopes[move] += rule.value(world, seat) if world.pending() else win_share(world, seat)
    return max(hopes, key=lambda move: hopes[move])


def play_with_a_cheat(cheat: int, honest: Bot, seed: int) -> float:
    state = game.new(PLAYERS, word=word_of(seed, 0))
    made = [0] * PLAYERS
    while owing := state.pending():
        seat = lowest(owing)
        made[seat] += 1
        word = seat_word(seed, seat, made[seat])
        if seat == cheat:
            move = seen_in_the_cards(state, seat, word, WITH_A_CHEAT)
        else:
            move = ask(honest, state, seat, word_of(word, 1))
        state.reseed(word)
        state.play(seat, move)
    return win_share(state, cheat)


def block_with_a_cheat(block: int) -> float:
    """The cheat's wins in one deal, played from every seat."""
    honest = SearchBot(game.rule_bot(), iterations=WITH_A_CHEAT)
    return sum(play_with_a_cheat(seat, honest, word_of(21, block)) for seat in range(PLAYERS))


def test_who_sees_the_next_card_wins_far_too_often() -> None:
    games = PLAYERS * (blocks := amount(12, 60))
    share = sum(run_parallel(block_with_a_cheat, range(blocks), available_cores())) / games
    low, high = wilson(share, games)
    print(f"a cheat against honest ones: {share:.3f}, {low:.3f} to {high:.3f}, {games} games")
    assert low > EQUAL


def test_among_equals_nobody_wins_more_than_their_share() -> None:
    """The four games of a block are one and the same then, so this is exact."""
    report = matched("search:60", "search:60", 8)
    assert report.share == EQUAL
    assert report.block_error == 0
