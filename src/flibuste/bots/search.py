"""Tree search for any game: one tree over what the searcher knows, everything else dealt anew each time.

An iteration picks a move, deals all that the searching seat cannot know, walks down the tree of its own decisions,
tries one new move, plays on by the game's rule bot as far as that bot's horizon, and notes what the seat may hope for
then. Where the rule bot does not plan ahead, the tree is the first decision alone. The first moves are all tried on the
same row of deals, so that they differ by their worth more than by luck. The others' moves are left to the rule bot all
the while; luck is sampled, not enumerated. docs/bots.md tells which matches chose the figures below.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from flibuste.kit.bits import count, has, lowest
from flibuste.kit.bot import Bot
from flibuste.kit.luck import word_of
from flibuste.kit.native import i64
from flibuste.kit.state import MAX_LEGAL_MOVES, Moves, State

LONGEST: Final = 2000  # decisions after which a rollout is given up
CLOCK: Final = 4  # iterations between two looks at the clock
GLANCE: Final = 64  # iterations between two looks at whether the choice is settled
DOUBT: Final = 1.0 / 3.0  # of the iterations to come; a lead of more than that is hardly ever lost again


@final
class Try:
    """A move in the tree, and what came of it.

    Which moves can be made at a decision differs from deal to deal: `available` counts the deals that allowed this one.
    """

    __slots__ = ("available", "eldest", "move", "total", "visits", "younger")
    move: i64
    visits: i64
    available: i64
    total: float  # of the shares of the win that it brought
    eldest: "Decision | None"
    younger: "Try | None"

    def __init__(self, move: i64) -> None:
        self.move = move
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.eldest = None
        self.younger = None

    def leads_to(self, infoset_key: i64) -> "Decision":
        """The next decision, when that is what the seat sees there."""
        decision = self.eldest
        while decision is not None:
            if decision.infoset_key == infoset_key:
                return decision
            decision = decision.younger
        decision = Decision(infoset_key)
        decision.younger = self.eldest
        self.eldest = decision
        return decision


@final
class Decision:
    """A point of the tree at which the searching seat owes a move."""

    __slots__ = ("eldest", "favourite", "infoset_key", "total", "visits", "younger")
    infoset_key: i64
    favourite: i64  # the rule bot's move
    visits: i64
    total: float
    eldest: Try | None  # moves ascending
    younger: "Decision | None"

    def __init__(self, infoset_key: i64) -> None:
        self.infoset_key = infoset_key
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

    def lead(self) -> float:
        """By how many visits the most tried move is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        node = self.eldest
        while node is not None:
            if node.visits > first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
            node = node.younger
        return float(first - second)


@final
class SearchBot(Bot):
    """Searches for a number of iterations, or for a time, whichever is given (0: no limit of that kind)."""

    rule: Bot
    deep: bool  # whether the tree goes beyond the first decision
    iterations: i64
    seconds: float
    trust: float  # in the rule bot's favourite, between 0 and 1
    explore: float
    urgency: float  # how much worse than the average an untried move is taken to be
    seat: i64  # that searches
    until: i64  # the turn in which the rule bot's value is asked
    moves: Moves
    tries: list[Try]
    decisions: list[Decision]
    asked: i64  # how often it has searched,
    made: i64  # how many iterations that took,
    spent: float  # and how many seconds
    hurried: bool  # whether more time and all its iterations might have led the last search to another move

    def __init__(self, rule: Bot, iterations: i64 = 0, seconds: float = 0.0) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a number of iterations or a time")
        self.rule = rule
        self.deep = rule.plans_ahead()
        self.iterations = iterations
        self.seconds = seconds
        self.trust = 0.5
        self.explore = 1.0 if self.deep else 0.5  # one decision alone is tried often enough to be told apart
        self.urgency = 0.05
        self.seat = 0
        self.until = 0
        self.moves = Moves(MAX_LEGAL_MOVES)
        self.tries = []
        self.decisions = []
        self.asked = 0
        self.made = 0
        self.spent = 0.0
        self.hurried = False

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        root = self.think(state, seat, False)
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
        """The mean over all that was tried; where the seat has nothing to choose, what the rule bot expects."""
        if state.pending() == 0:
            return share_of(state, seat)
        self.moves.clear()
        state.legal(seat, self.moves)
        if self.moves.n < 2:
            return self.rule.value(state, seat)
        root = self.think(state, seat, True)
        return root.total / float(root.visits)

    def think(self, state: State, seat: i64, whole: bool) -> Decision:
        """A tree for a seat that owes a move; not the whole of it once the most tried move is settled.

        It is when another would have to be picked in two of three iterations to come, and be the only other.
        """
        began = perf_counter()
        seed = state.below(0x3FFFFFFF) * 0x3FFFFFFF + state.below(0x3FFFFFFF)
        root = Decision(-1)
        self.seat = seat
        self.until = self.rule.turn(state) + self.rule.horizon(state)
        self.hurried = False
        root.favourite = self.favourite(state, word_of(seed, 0))
        passed = 0.0
        n: i64 = 0
        while self.iterations == 0 or n < self.iterations:
            if n % CLOCK == 0 and n:
                passed = perf_counter() - began
                if self.seconds > 0.0 and passed >= self.seconds:
                    self.hurried = self.iterations > 0
                    break
                if n % GLANCE == 0 and not whole:
                    lead = root.lead()
                    if lead > DOUBT * self.left(n, passed):
                        self.hurried = lead <= DOUBT * float(self.iterations - n)
                        break
            self.iterate(state, root, seed)
            n += 1
        self.asked += 1
        self.made += n
        self.spent += perf_counter() - began
        return root

    def left(self, made: i64, passed: float) -> float:
        """The iterations to come, when so many were made in the time that has passed."""
        left = float(self.iterations - made)
        if self.seconds > 0.0:
            in_time = (self.seconds - passed) / passed * float(made)
            if self.iterations == 0 or in_time < left:
                left = in_time
        return left

    def favourite(self, state: State, word: i64) -> i64:
        """What the rule bot would do in some deal of what the searcher cannot know."""
        world = state.copy()
        world.resample(self.seat, word)
        self.moves.clear()
        world.legal(self.seat, self.moves)
        return self.rule.choose(world, self.seat, self.moves)

    def iterate(self, state: State, root: Decision, seed: i64) -> None:
        moves = self.moves
        tries = self.tries
        decisions = self.decisions
        moves.clear()
        state.legal(self.seat, moves)
        world = state.copy()
        first = root.pick(moves, self.trust, self.explore, self.urgency)
        world.resample(self.seat, word_of(seed, first.visits))
        world.play(self.seat, first.move)
        tries.clear()
        tries.append(first)
        decisions.clear()
        decisions.append(root)
        if self.deep and first.visits:
            self.descend(world, first)
        self.play_on(world, False)
        share = self.rule.value(world, self.seat) if world.pending() else share_of(world, self.seat)
        for decision in decisions:
            decision.visits += 1
            decision.total += share
        for node in tries:
            node.visits += 1
            node.total += share

    def descend(self, world: State, last: Try) -> None:
        """Walk down the tree and try one move for the first time."""
        while self.play_on(world, True):
            decision = last.leads_to(self.rule.infoset_key(world, self.seat))
            self.decisions.append(decision)
            if decision.favourite < 0 or decision.infoset_key == 0:  # 0: what it holds may differ from deal to deal
                decision.favourite = self.rule.choose(world, self.seat, self.moves)
            last = decision.pick(self.moves, self.trust, self.explore, self.urgency)
            self.tries.append(last)
            world.play(self.seat, last.move)
            if last.visits == 0:
                return

    def play_on(self, world: State, asked: bool) -> bool:
        """Let the rule bot play for all seats until the position is to be judged, or until the searcher is asked.

        Whether it is: then `moves` holds what it may do.
        """
        moves = self.moves
        rule = self.rule
        n: i64 = 0
        while n < LONGEST:
            owing = world.pending()
            if owing == 0 or rule.turn(world) >= self.until:
                return False
            seat = lowest(owing)
            if asked and has(owing, self.seat):  # of seats that choose at once, the searcher first
                seat = self.seat
            moves.clear()
            world.legal(seat, moves)
            if moves.n == 1:
                world.play(seat, moves.get(0))
            elif asked and seat == self.seat:
                return True
            else:
                world.play(seat, rule.choose(world, seat, moves))
            n += 1
        return False


def share_of(state: State, seat: i64) -> float:
    """A seat's share of the win in a game that is over."""
    winners = state.winners()
    return 1.0 / float(count(winners)) if has(winners, seat) else 0.0
