"""Tree search for any game: single-observer information-set Monte Carlo tree search (SO-ISMCTS).

- One tree over the information sets of the searching seat. Every iteration works in a determinization: a copy in which
  all that the seat cannot know, the luck to come included, is dealt anew. A move counts how often a deal allowed it
  (Cowling, Powley, Whitehouse 2012, "Information Set Monte Carlo Tree Search").
- Selection by PUCT: the mean value so far, plus a bonus that falls with the visits and is larger for the rule bot's
  move (Kocsis, Szepesvári 2006, "Bandit based Monte-Carlo Planning", for UCT; Rosin 2011, "Multi-armed bandits with
  episode context", for the predictor; the form of the bonus as in Silver et al. 2017, "Mastering the game of Go
  without human knowledge"). Unvisited moves have a first-play urgency: a little less than the mean of their node.
- Only the searching seat's moves are nodes; the others' are left to the rule bot, and chance is sampled.
- Rollouts by the rule bot as far as its horizon, then its value. Where it does not plan ahead, the tree is the
  root alone.
- Common random deals: the n-th visit of every move of the root uses the n-th deal, so that moves differ by their worth
  more than by luck.
- Early stopping, once the most visited move of the root is settled.

docs/bots.md tells which matches chose the figures below.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from flibuste.kit.bits import count, has, lowest
from flibuste.kit.bot import Bot
from flibuste.kit.luck import word_of
from flibuste.kit.native import i64
from flibuste.kit.state import MAX_LEGAL_MOVES, Moves, State

MAX_ROLLOUT: Final = 2000  # decisions after which a rollout is given up
CLOCK_EVERY: Final = 4  # iterations between two looks at the clock
CHECK_EVERY: Final = 64  # iterations between two looks at whether the choice is settled
SETTLED_MARGIN: Final = 1.0 / 3.0  # of the iterations to come; a lead of more than that is hardly ever lost again


@final
class Edge:
    """A move of a node, and what came of it.

    Which moves are legal at a node differs from deal to deal: `available` counts the deals that allowed this one.
    """

    __slots__ = ("available", "first_child", "move", "next_sibling", "total", "visits")
    move: i64
    visits: i64
    available: i64
    total: float  # of the values that it brought
    first_child: "Node | None"
    next_sibling: "Edge | None"

    def __init__(self, move: i64) -> None:
        self.move = move
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.first_child = None
        self.next_sibling = None

    def child(self, infoset_key: i64) -> "Node":
        """The node of this information set, made when it is reached for the first time."""
        node = self.first_child
        while node is not None:
            if node.infoset_key == infoset_key:
                return node
            node = node.next_sibling
        node = Node(infoset_key)
        node.next_sibling = self.first_child
        self.first_child = node
        return node


@final
class Node:
    """An information set in which the searching seat owes a move."""

    __slots__ = ("first_child", "infoset_key", "next_sibling", "rule_move", "total", "visits")
    infoset_key: i64
    rule_move: i64  # the rule bot's choice, -1 while it has not been asked
    visits: i64
    total: float
    first_child: Edge | None  # moves ascending
    next_sibling: "Node | None"

    def __init__(self, infoset_key: i64) -> None:
        self.infoset_key = infoset_key
        self.rule_move = -1
        self.visits = 0
        self.total = 0.0
        self.first_child = None
        self.next_sibling = None

    def select(self, moves: Moves, rule_prior: float, exploration: float, first_play_urgency: float) -> Edge:
        """The edge with the largest PUCT among the moves that this deal allows; new moves get an edge."""
        unvisited = self.total / float(self.visits) - first_play_urgency if self.visits else 0.5
        other_prior = (1.0 - rule_prior) / float(moves.n - 1)
        best: Edge | None = None
        best_puct = -1.0e9
        previous: Edge | None = None
        edge = self.first_child
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            while edge is not None and edge.move < move:
                previous = edge
                edge = edge.next_sibling
            if edge is None or edge.move != move:
                new = Edge(move)
                new.next_sibling = edge
                if previous is None:
                    self.first_child = new
                else:
                    previous.next_sibling = new
                edge = new
            edge.available += 1
            visits = edge.visits
            puct = edge.total / float(visits) if visits else unvisited
            prior = rule_prior if move == self.rule_move else other_prior
            puct += exploration * prior * sqrt(float(edge.available)) / float(1 + visits)
            if puct > best_puct:
                best_puct = puct
                best = edge
            i += 1
        if best is None:
            raise ValueError("there is no move to select")
        return best

    def most_visited(self) -> Edge:
        """The edge to choose: of equally visited ones that with the larger total, then the first."""
        best = self.first_child
        edge = self.first_child
        while edge is not None and best is not None:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.total > best.total):
                best = edge
            edge = edge.next_sibling
        if best is None:
            raise ValueError("there is no move to choose from")
        return best

    def visit_lead(self) -> float:
        """By how many visits the most visited move is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        edge = self.first_child
        while edge is not None:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
            edge = edge.next_sibling
        return float(first - second)


@final
class SearchBot(Bot):
    """Searches for a number of iterations, or for a time, whichever is given (0: no limit of that kind)."""

    rule: Bot
    deep: bool  # whether the tree goes beyond the root
    iterations: i64
    seconds: float
    rule_prior: float  # the rule bot's move has this share of the prior; the others have equal parts of the rest
    exploration: float  # the factor of the bonus in PUCT
    first_play_urgency: float  # how much less than the mean of its node an unvisited move is taken to be worth
    seat: i64  # that searches
    last_turn: i64  # the turn in which a rollout ends
    world: State | None  # of the last iteration: the next one is made in its place
    moves: Moves
    edges: list[Edge]  # of the present iteration, from the root down
    nodes: list[Node]  # the same
    searches: i64  # made so far,
    iterations_done: i64  # in all of them,
    seconds_spent: float  # on all of them
    hurried: bool  # whether more time and all its iterations might have led the last search to another move

    def __init__(self, rule: Bot, iterations: i64 = 0, seconds: float = 0.0) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a number of iterations or a time")
        self.rule = rule
        self.deep = rule.plans_ahead()
        self.iterations = iterations
        self.seconds = seconds
        self.rule_prior = 0.5
        self.exploration = 1.0 if self.deep else 0.5  # the moves of the root alone are visited often enough
        self.first_play_urgency = 0.05
        self.seat = 0
        self.last_turn = 0
        self.world = None
        self.moves = Moves(MAX_LEGAL_MOVES)
        self.edges = []
        self.nodes = []
        self.searches = 0
        self.iterations_done = 0
        self.seconds_spent = 0.0
        self.hurried = False

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        return self.search(state, seat, True).most_visited().move

    def value(self, state: State, seat: i64) -> float:
        """The mean over all iterations; where the seat has nothing to choose, what the rule bot expects."""
        if state.pending() == 0:
            return win_share(state, seat)
        self.moves.clear()
        state.legal(seat, self.moves)
        if self.moves.n < 2:
            return self.rule.value(state, seat)
        root = self.search(state, seat, False)
        return root.total / float(root.visits)

    def search(self, state: State, seat: i64, stop_early: bool) -> Node:
        """The root of a tree for a seat that owes a move.

        Early means: when another move could only become the most visited one by being selected, as the only other, in
        two of three iterations to come.
        """
        began = perf_counter()
        seed = state.below(0x3FFFFFFF) * 0x3FFFFFFF + state.below(0x3FFFFFFF)
        root = Node(-1)
        self.seat = seat
        self.world = None
        self.last_turn = self.rule.turn(state) + self.rule.horizon(state)
        self.hurried = False
        root.rule_move = self.rule_move(state, word_of(seed, 0))
        passed = 0.0
        n: i64 = 0
        while self.iterations == 0 or n < self.iterations:
            if n % CLOCK_EVERY == 0 and n:
                passed = perf_counter() - began
                if self.seconds > 0.0 and passed >= self.seconds:
                    self.hurried = self.iterations > 0
                    break
                if n % CHECK_EVERY == 0 and stop_early:
                    lead = root.visit_lead()
                    if lead > SETTLED_MARGIN * self.remaining_iterations(n, passed):
                        self.hurried = lead <= SETTLED_MARGIN * float(self.iterations - n)
                        break
            self.iterate(state, root, seed)
            n += 1
        self.searches += 1
        self.iterations_done += n
        self.seconds_spent += perf_counter() - began
        return root

    def remaining_iterations(self, done: i64, passed: float) -> float:
        """The iterations to come, when so many were done in the time that has passed."""
        remaining = float(self.iterations - done)
        if self.seconds > 0.0:
            in_time = (self.seconds - passed) / passed * float(done)
            if self.iterations == 0 or in_time < remaining:
                remaining = in_time
        return remaining

    def rule_move(self, state: State, word: i64) -> i64:
        """What the rule bot would do in some deal of what the searching seat cannot know."""
        world = state.copy()
        world.resample(self.seat, word)
        self.moves.clear()
        world.legal(self.seat, self.moves)
        return self.rule.choose(world, self.seat, self.moves)

    def iterate(self, state: State, root: Node, seed: i64) -> None:
        """Determinize, select, expand, roll out, back up."""
        moves = self.moves
        edges = self.edges
        nodes = self.nodes
        moves.clear()
        state.legal(self.seat, moves)
        world = state.copy() if self.world is None else state.copy_to(self.world)
        self.world = world
        first = root.select(moves, self.rule_prior, self.exploration, self.first_play_urgency)
        world.resample(self.seat, word_of(seed, first.visits))
        world.play(self.seat, first.move)
        edges.clear()
        edges.append(first)
        nodes.clear()
        nodes.append(root)
        if self.deep and first.visits:
            self.descend(world, first)
        self.play_on(world, False)
        value = self.rule.value(world, self.seat) if world.pending() else win_share(world, self.seat)
        for node in nodes:
            node.visits += 1
            node.total += value
        for edge in edges:
            edge.visits += 1
            edge.total += value

    def descend(self, world: State, last: Edge) -> None:
        """Walk down the tree to the first edge that was never visited."""
        while self.play_on(world, True):
            node = last.child(self.rule.infoset_key(world, self.seat))
            self.nodes.append(node)
            if node.rule_move < 0 or node.infoset_key == 0:  # 0: what it holds may differ from deal to deal
                node.rule_move = self.rule.choose(world, self.seat, self.moves)
            last = node.select(self.moves, self.rule_prior, self.exploration, self.first_play_urgency)
            self.edges.append(last)
            world.play(self.seat, last.move)
            if last.visits == 0:
                return

    def play_on(self, world: State, stop_at_own: bool) -> bool:
        """Let the rule bot play for all seats to the end of the rollout, or until the searching seat owes a move.

        Whether it does: then `moves` holds what it may do.
        """
        moves = self.moves
        rule = self.rule
        n: i64 = 0
        while n < MAX_ROLLOUT:
            owing = world.pending()
            if owing == 0 or rule.turn(world) >= self.last_turn:
                return False
            seat = lowest(owing)
            if stop_at_own and has(owing, self.seat):  # of seats that choose at once, the searching one first
                seat = self.seat
            moves.clear()
            world.legal(seat, moves)
            if moves.n == 1:
                world.play(seat, moves.get(0))
            elif stop_at_own and seat == self.seat:
                return True
            else:
                world.play(seat, rule.choose(world, seat, moves))
            n += 1
        return False


def win_share(state: State, seat: i64) -> float:
    """A seat's share of the win in a game that is over."""
    winners = state.winners()
    return 1.0 / float(count(winners)) if has(winners, seat) else 0.0
