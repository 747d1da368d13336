"""Tree search for any game: one tree over what the searcher knows, everything else dealt anew each time.

An iteration deals all that the searching seat cannot know, walks down the tree, tries one new move, plays on by the
game's rule bot for a while, and notes what each seat may hope for then. Each seat is taken to want the most for
itself; luck is sampled, not enumerated. docs/bots.md tells which matches chose the figures below.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from flibuste.kit.bits import count, has, lowest
from flibuste.kit.bot import Bot
from flibuste.kit.luck import word_of
from flibuste.kit.native import i64, vec
from flibuste.kit.state import Moves, State

ROOM: Final = 256  # for the longest list of moves of any game
MOST_SEATS: Final = 15
LONGEST: Final = 2000  # decisions after which a rollout is given up
CLOCK: Final = 4  # iterations between two looks at the clock


@final
class Try:
    """A move in the tree, and what came of it.

    Which moves can be made at a decision differs from deal to deal: `available` counts the deals that allowed this one.
    """

    __slots__ = ("available", "eldest", "move", "total", "visits", "younger")
    move: i64
    visits: i64
    available: i64
    total: float  # of the shares that the seat which made the move got
    eldest: "Decision | None"
    younger: "Try | None"

    def __init__(self, move: i64) -> None:
        self.move = move
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.eldest = None
        self.younger = None

    def leads_to(self, seat: i64, sight: i64) -> "Decision":
        """The decision that a seat comes to after this move."""
        decision = self.eldest
        while decision is not None:
            if decision.sight == sight and decision.seat == seat:
                return decision
            decision = decision.younger
        decision = Decision(seat, sight)
        decision.younger = self.eldest
        self.eldest = decision
        return decision


@final
class Decision:
    """A point of the tree at which a seat owes a move."""

    __slots__ = ("eldest", "favourite", "seat", "sight", "total", "visits", "younger")
    seat: i64
    sight: i64
    favourite: i64  # the rule bot's move
    visits: i64
    total: float
    eldest: Try | None  # moves ascending
    younger: "Decision | None"

    def __init__(self, seat: i64, sight: i64) -> None:
        self.seat = seat
        self.sight = sight
        self.favourite = -1
        self.visits = 0
        self.total = 0.0
        self.eldest = None
        self.younger = None

    def pick(self, moves: Moves, trust: float, explore: float, urgency: float) -> Try:
        """The most promising of these moves: good so far, tried too seldom, or the rule bot's favourite."""
        untried = self.total / float(self.visits) - urgency if self.visits else 0.5
        others = (1.0 - trust) / float(moves.n - 1)
        best: Try | None = None
        best_promise = -1.0e9
        elder: Try | None = None
        node = self.eldest
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            while node is not None and node.move < move:
                elder = node
                node = node.younger
            if node is None or node.move != move:
                fresh = Try(move)
                fresh.younger = node
                if elder is None:
                    self.eldest = fresh
                else:
                    elder.younger = fresh
                node = fresh
            node.available += 1
            tries = node.visits
            promise = node.total / float(tries) if tries else untried
            prior = trust if move == self.favourite else others
            promise += explore * prior * sqrt(float(node.available)) / float(1 + tries)
            if promise > best_promise:
                best_promise = promise
                best = node
            i += 1
        if best is None:
            raise ValueError("there is no move to pick from")
        return best


@final
class SearchBot(Bot):
    """Searches for a number of iterations, or for a time, whichever is given (0: no limit of that kind)."""

    rule: Bot
    iterations: i64
    seconds: float
    trust: float  # in the rule bot's favourite, between 0 and 1
    explore: float
    urgency: float  # how much worse than the average an untried move is taken to be
    cut: i64  # decisions of a rollout before its end is guessed by the rule bot's value
    depth: i64
    closed: bool
    moves: Moves
    shares: vec[float]
    tries: list[Try]
    decisions: list[Decision]
    asked: i64  # how often it has searched,
    made: i64  # how many iterations that took,
    spent: float  # and how many seconds

    def __init__(self, rule: Bot, iterations: i64 = 0, seconds: float = 0.0) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a number of iterations or a time")
        self.rule = rule
        self.iterations = iterations
        self.seconds = seconds
        self.trust = 0.5
        self.explore = 1.0
        self.urgency = 0.05
        self.cut = 0
        self.depth = 1000
        self.closed = True
        self.moves = Moves(ROOM)
        self.shares = vec[float]([0.0] * MOST_SEATS)
        self.tries = []
        self.decisions = []
        self.asked = 0
        self.made = 0
        self.spent = 0.0

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        root = self.think(state, seat)
        best = root.eldest
        node = root.eldest
        while node is not None and best is not None:
            if node.visits > best.visits or (node.visits == best.visits and node.total > best.total):
                best = node
            node = node.younger
        if best is None:
            raise ValueError("there is no move to choose from")
        return best.move

    def value(self, state: State, seat: i64) -> float:
        """The mean over all that was tried."""
        owing = state.pending()
        if owing == 0:
            return share_of(state, seat)
        root = self.think(state, seat)
        return root.total / float(root.visits)

    def think(self, state: State, seat: i64) -> Decision:
        """A tree for a seat that owes a move."""
        began = perf_counter()
        seed = state.below(0x3FFFFFFF) * 0x3FFFFFFF + state.below(0x3FFFFFFF)
        root = Decision(seat, -1)
        n: i64 = 0
        while self.iterations == 0 or n < self.iterations:
            if self.seconds > 0.0 and n % CLOCK == 0 and n and perf_counter() - began >= self.seconds:
                break
            self.iterate(state, root, word_of(seed, n))
            n += 1
        self.asked += 1
        self.made += n
        self.spent += perf_counter() - began
        return root

    def iterate(self, state: State, root: Decision, word: i64) -> None:
        world = state.copy()
        world.resample(root.seat, word)
        tries = self.tries
        decisions = self.decisions
        tries.clear()
        decisions.clear()
        self.descend(world, root)
        self.roll_out(world)
        self.reckon(world)
        n = len(tries)
        i = 0
        while i < n:
            decision = decisions[i]
            share = self.shares[decision.seat]
            decision.visits += 1
            decision.total += share
            node = tries[i]
            node.visits += 1
            node.total += share
            i += 1

    def descend(self, world: State, root: Decision) -> None:
        """Walk down the tree and try one move for the first time."""
        moves = self.moves
        decision = root
        last: Try | None = None
        while True:
            owing = world.pending()
            if owing == 0:
                return
            seat = lowest(owing)
            if last is None and has(owing, root.seat):  # of seats that choose at once, the searcher first
                seat = root.seat
            moves.clear()
            world.legal(seat, moves)
            if moves.n == 1:
                world.play(seat, moves.get(0))
                continue
            if last is not None:
                if len(self.tries) >= self.depth:
                    return
                decision = last.leads_to(seat, self.rule.sight(world, seat) if self.closed else 0)
            if decision.favourite < 0 or decision.sight == 0:
                decision.favourite = self.rule.choose(world, seat, moves)
            node = decision.pick(moves, self.trust, self.explore, self.urgency)
            self.tries.append(node)
            self.decisions.append(decision)
            world.play(seat, node.move)
            if node.visits == 0:
                return
            last = node

    def roll_out(self, world: State) -> None:
        """Let the rule bot play on for all seats until the position can be judged."""
        moves = self.moves
        rule = self.rule
        n: i64 = 0
        while n < LONGEST:
            owing = world.pending()
            if owing == 0 or (n >= self.cut and rule.settled(world)):
                return
            seat = lowest(owing)
            moves.clear()
            world.legal(seat, moves)
            if moves.n == 1:
                world.play(seat, moves.get(0))
            else:
                world.play(seat, rule.choose(world, seat, moves))
            n += 1

    def reckon(self, world: State) -> None:
        """What each seat may hope for."""
        if world.pending():
            self.rule.values(world, self.shares)
            return
        seat: i64 = 0
        while seat < world.players:
            self.shares[seat] = share_of(world, seat)
            seat += 1


def share_of(state: State, seat: i64) -> float:
    """A seat's share of the win in a game that is over."""
    winners = state.winners()
    return 1.0 / float(count(winners)) if has(winners, seat) else 0.0
