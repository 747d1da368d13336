"""The search finds what is to be found, by its word and its budget alone."""

import pytest

from flibuste.bots import ask, bot_named
from flibuste.bots.random_bot import RandomBot
from flibuste.bots.search import Node, SearchBot
from flibuste.kit.bits import lowest, members
from flibuste.kit.bot import Bot
from flibuste.kit.luck import word_of
from flibuste.kit.state import Moves, State, legal_moves
from flibuste.lab.playout import play_by_bots
from tests.games.port_royal.table import Table, game, table
from tests.laws.found import every_game

smugglers = every_game()["smugglers"]


class Silent(Bot):
    """Chooses its first move and has no idea what a position is worth."""

    def choose(self, state: State, seat: int, moves: Moves) -> int:
        return moves.get(0)


class Watchful(Bot):
    """Plays like another, and notes in which turns it is asked for a value."""

    def __init__(self, like: Bot) -> None:
        self.like = like
        self.judged: set[int] = set()

    def choose(self, state: State, seat: int, moves: Moves) -> int:
        return self.like.choose(state, seat, moves)

    def value(self, state: State, seat: int) -> float:
        self.judged.add(int(self.turn(state)))
        return self.like.value(state, seat)

    def turn(self, state: State) -> int:
        return self.like.turn(state)


def chosen(t: Table, seat: int, iterations: int, word: int = 1, rule: Bot | None = None) -> str:
    bot = SearchBot(rule or game.rule_bot(), iterations=iterations)
    return game.notation(ask(bot, t.state, seat, word))


def test_the_one_card_that_wins_is_taken() -> None:
    t = table(
        2,
        phase="trade",
        active=0,
        start=1,
        actor=1,
        displays={
            0: ["mademoiselle-9", "mademoiselle-9", "admiral-9", "jester-9"],
            1: ["admiral-9", "pirate-9", "jester-7", "jester-7"],
        },
        coins={0: 1, 1: 9},
        harbour=["sailor-3", "sailor-7", "green-1-1", "settler-4"],
    )
    for word in range(5):
        assert chosen(t, 1, 200, word) == "hire sailor-7"
        assert chosen(t, 1, 200, word, RandomBot()) == "hire sailor-7"


def test_a_leader_who_would_win_by_stopping_stops() -> None:
    """By hiring the sailor; another ship could cost the turn and the game."""
    t = table(
        2,
        active=0,
        start=1,
        draws=5,
        harbour=["red-1-1", "blue-1-1", "green-1-1", "black-2-1", "sailor-7"],
        displays={
            0: ["mademoiselle-9", "mademoiselle-9", "admiral-9", "admiral-7"],
            1: ["jester-9", "admiral-9", *["jester-7"] * 3],
        },
        coins={0: 7, 1: 3},
    )
    assert t.points(0) < t.points(1) == 12
    for word in range(3):
        assert chosen(t, 0, 300, word) == "stop"
        assert chosen(t, 0, 300, word, RandomBot()) == "stop"


def test_the_same_word_gives_the_same_move() -> None:
    state = game.new(4, word=11)
    for n in range(6):
        seat = lowest(state.pending())
        moves = {ask(SearchBot(game.rule_bot(), iterations=50), state, seat, word_of(4, n)) for _ in range(3)}
        assert len(moves) == 1
        state.reseed(word_of(5, n))
        state.play(seat, moves.pop())


def test_another_word_can_give_another_move() -> None:
    state = game.new(4, word=11)
    seat = lowest(state.pending())
    bot = SearchBot(RandomBot(), iterations=3)
    assert {ask(bot, state, seat, word) for word in range(30)} == set(legal_moves(state, seat))


def test_the_iterations_are_counted() -> None:
    state = game.new(4, word=11)
    bot = SearchBot(game.rule_bot(), iterations=30)
    for word in range(3):
        ask(bot, state, lowest(state.pending()), word)
    assert (bot.searches, bot.iterations_done) == (3, 90)


def test_a_settled_choice_is_made_before_the_iterations_are() -> None:
    """Its lead is so large that the whole search chooses the same."""
    state = game.new(4, word=11)
    sooner = 0
    for n in range(12):
        seat = lowest(state.pending())
        bot = SearchBot(game.rule_bot(), iterations=1000)
        move = ask(bot, state, seat, word_of(4, n))
        sooner += 0 < bot.iterations_done < 1000
        assert not bot.hurried
        if bot.iterations_done:
            seen = state.copy()
            seen.resample(seat, word_of(4, n))
            root = SearchBot(game.rule_bot(), iterations=1000).search(seen, seat, stop_early=False)
            assert root.visits == 1000
            assert move == most_visited(root)
        state.reseed(word_of(5, n))
        state.play(seat, move)
    assert sooner


def most_visited(root: Node) -> int:
    edges = []
    edge = root.first_child
    while edge is not None:
        edges.append((edge.visits, edge.total, -edge.move))
        edge = edge.next_sibling
    return -max(edges)[2]


def test_time_that_ends_before_the_iterations_hurries_a_search() -> None:
    state = game.new(4, word=11)
    bot = SearchBot(game.rule_bot(), iterations=100_000, seconds=0.001)
    ask(bot, state, lowest(state.pending()), 1)
    assert bot.hurried


def test_a_search_for_a_time_makes_at_least_one_iteration_and_ends() -> None:
    state = game.new(4, word=11)
    bot = SearchBot(game.rule_bot(), seconds=0.0005)
    ask(bot, state, lowest(state.pending()), 1)
    assert bot.iterations_done > 0
    assert bot.seconds_spent >= 0.0005


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="iterations or a time"):
        SearchBot(game.rule_bot())


def test_a_position_is_worth_to_all_seats_one_win_together() -> None:
    state = game.new(3, word=2)
    bot = SearchBot(game.rule_bot(), iterations=200)
    seat = lowest(state.pending())
    assert 0.1 < bot.value(state.copy(), seat) < 0.7


def test_choices_made_at_once_and_hidden_ones_are_searched_too() -> None:
    state = smugglers.new(3, word=1)
    search = SearchBot(smugglers.rule_bot(), iterations=20)
    others = bot_named(smugglers, "random")
    play_by_bots(state, [search, others, others], 6, False)
    assert state.pending() == 0
    assert search.searches > 0


def test_whoever_chooses_at_once_with_others_is_given_a_move_of_their_own() -> None:
    state = smugglers.new(3, word=1)
    search = SearchBot(smugglers.rule_bot(), iterations=20)
    for seat in members(state.pending()):
        assert ask(search, state, seat, 3) in legal_moves(state, seat)


def test_a_position_is_judged_when_everybody_has_had_a_turn() -> None:
    state = game.new(3, word=11)
    rule = Watchful(game.rule_bot())
    ask(SearchBot(rule, iterations=50), state, lowest(state.pending()), 1)
    assert rule.judged == {rule.turn(state) + 3}


def test_a_game_whose_rule_bot_knows_no_value_is_played_to_its_end() -> None:
    state = smugglers.new(2, word=1)
    search = SearchBot(Silent(), iterations=10)
    move = ask(search, state, 0, 3)
    assert move in legal_moves(state, 0)


def test_a_position_has_a_value_for_a_seat_that_is_not_asked() -> None:
    """It is what the rule bot expects, since there is nothing to try."""
    for tried in every_game().values():
        state = tried.new(2, word=1)
        while len(members(state.pending())) > 1:
            state.play(lowest(state.pending()), legal_moves(state, lowest(state.pending()))[0])
        waiting = 1 - lowest(state.pending())
        value = SearchBot(tried.rule_bot(), iterations=20).value(state, waiting)
        assert value == tried.rule_bot().value(state, waiting)
        assert 0.0 <= value <= 1.0
