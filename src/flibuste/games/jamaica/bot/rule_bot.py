"""The rule bot of Jamaica: what a sensible player does.

A plan is what one card would do with the dice as they lie: it is tried on a sketch of the own ship, other ships lying
still and battles counted by their odds. The best way through forks, prices and shortages is what the card is worth; how
good its end is say the same strengths that guess each seat's share of the win. Prizes are reckoned in points.
"""

from math import exp
from typing import Final, final

from flibuste.games.jamaica.bot import battle, course, holds, plans, valuation
from flibuste.games.jamaica.bot.sketch import Sketch
from flibuste.games.jamaica.bot.weights import (
    BEHIND_EARLY,
    BEHIND_LATE,
    BEHIND_STAGES,
    FOOD_EARLY,
    FOOD_LATE,
    FOOD_STAGES,
    MOST_BEHIND,
    MOST_DIFFERENCE,
    MOST_FOOD,
    MOST_POWDER,
    MOST_SEATS,
    MOST_STEPS,
    POWDER_EARLY,
    POWDER_LATE,
    POWDER_STAGES,
    POWERS_EARLY,
    ROUND_OF_PLANS,
    STRONG,
    UNKNOWN,
)
from flibuste.games.jamaica.rules.codes import (
    CARD,
    DICE,
    FORK,
    FORWARD,
    HOLD,
    LENGTH,
    LOAD,
    PAY,
    POWDERING,
    POWERS,
    REWARD,
    SABER,
    STOW,
    TARGET,
)
from flibuste.games.jamaica.rules.figures import ComponentsFile, Figures
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.kit.bits import bit
from flibuste.kit.bot import Bot
from flibuste.kit.native import i64, vec
from flibuste.kit.state import Moves, State


@final
class RuleBot(Bot):
    figures: Final[Figures]
    ways: Final[vec[i64]]  # of the figures
    sketches: Final[list[Sketch]]
    seat: i64 = 0  # whose move it is,
    powers: i64 = 0  # of its ship
    hand: i64 = 0  # what is left of it after the card
    others: i64 = 0  # the spaces on which other ships lie
    leader: i64 = UNKNOWN  # steps of the leader from the finish (UNKNOWN: nobody has asked yet),
    rival: float = 0.0  # and how strong the strongest rival is then
    wins: Final[vec[float]]  # chances of an attacker by the difference of strength
    losses: Final[vec[float]]
    shares: Final[vec[float]]

    # Of each rival, what does not depend on where the leader is
    nearest_rival: i64 = 0
    distances: Final[vec[i64]]
    early: Final[vec[float]]
    late: Final[vec[float]]

    # Strengths added up, so that a plan is weighed by looking them up
    lateness: Final[vec[float]]  # by steps of the leader from the finish
    behind_early: Final[vec[float]]
    behind_late: Final[vec[float]]
    food_early: Final[vec[float]]
    food_late: Final[vec[float]]
    powder_early: Final[vec[float]]
    powder_late: Final[vec[float]]
    powers_early: Final[vec[float]]  # of all sets of powers
    forward: Final[vec[i64]]  # of all cards: the actions that lead forward

    def __init__(self, file: ComponentsFile) -> None:
        figures = file.figures
        self.figures = figures
        self.ways = figures.ways
        self.sketches = [Sketch() for _ in range(ROUND_OF_PLANS)]
        self.shares = vec[float]([0.0] * MOST_SEATS)
        self.distances = vec[i64]([i64(0)] * MOST_SEATS)
        self.early = vec[float]([0.0] * MOST_SEATS)
        self.late = vec[float]([0.0] * MOST_SEATS)
        odds = [battle.odds(figures.faces, difference) for difference in range(-MOST_DIFFERENCE, MOST_DIFFERENCE + 1)]
        self.wins = vec[float]([won for won, _ in odds])
        self.losses = vec[float]([lost for _, lost in odds])
        self.lateness = vec[float]([exp(-float(steps) / 7.0) for steps in range(MOST_STEPS + 1)])
        self.behind_early = valuation.added_up(BEHIND_EARLY, BEHIND_STAGES, MOST_BEHIND)
        self.behind_late = valuation.added_up(BEHIND_LATE, BEHIND_STAGES, MOST_BEHIND)
        self.food_early = valuation.added_up(FOOD_EARLY, FOOD_STAGES, MOST_FOOD)
        self.food_late = valuation.added_up(FOOD_LATE, FOOD_STAGES, MOST_FOOD)
        self.powder_early = valuation.added_up(POWDER_EARLY, POWDER_STAGES, MOST_POWDER)
        self.powder_late = valuation.added_up(POWDER_LATE, POWDER_STAGES, MOST_POWDER)
        sets = range(int(bit(POWERS)))
        self.powers_early = vec[float]([sum([POWERS_EARLY[p] for p in range(POWERS) if s >> p & 1]) for s in sets])
        cards = range(figures.action_cards)
        self.forward = vec[i64]([(figures.morning[c] == FORWARD) + (figures.evening[c] == FORWARD) for c in cards])

    # -- choosing

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        assert isinstance(state, Jamaica)
        self.seat = seat
        self.powers = state.ships[seat].powers
        self.hand = state.decks[seat].hand
        self.leader = UNKNOWN
        self.look_around(state)
        phase = state.phase
        if phase == CARD:
            return plans.best_card(self, state, moves)
        if phase == DICE:
            return plans.best_dice(self, state)
        if phase == FORK:
            return course.best_way(self, state, moves)
        if STOW <= phase <= LOAD:
            return HOLD + holds.best_room(self, state, moves)
        if phase == PAY:
            return HOLD + holds.smallest_of(state.ships[seat], state.goods)
        if phase == POWDERING:
            return battle.best_powder(self, state)
        if phase == REWARD:
            return battle.best_reward(self, state, moves)
        if phase == LENGTH:
            return course.best_length(self, state, moves)
        if phase == TARGET:
            return battle.best_target(self, state, moves)
        if phase == SABER:
            return battle.best_with_saber(self, state)
        return course.best_course(self, state)

    def look_around(self, state: Jamaica) -> None:
        ships = state.ships
        others: i64 = 0
        other: i64 = 0
        while other < len(ships):
            if other != self.seat:
                others |= bit(ships[other].space)
            other += 1
        self.others = others

    # -- what a search may be told

    def value(self, state: State, seat: i64) -> float:
        self.values(state, self.shares)
        return self.shares[seat]

    def values(self, state: State, shares: vec[float]) -> None:
        """The seats' strengths, made into shares that add up to 1; fitted where a round begins."""
        assert isinstance(state, Jamaica)
        nearest: i64 = MOST_STEPS
        seat: i64 = 0
        while seat < state.players:
            valuation.weigh_ship(self, state, seat)
            if self.distances[seat] < nearest:
                nearest = self.distances[seat]
            seat += 1
        total = 0.0
        seat = 0
        while seat < state.players:
            strength = valuation.strength_of(self, seat, nearest)
            odds = exp(strength if strength < STRONG else STRONG)
            shares[seat] = odds
            total += odds
            seat += 1
        seat = 0
        while seat < state.players:
            shares[seat] /= total
            seat += 1

    def turn(self, state: State) -> i64:
        """The turns that have begun, counted by whole rounds: a value can be trusted when a round begins."""
        assert isinstance(state, Jamaica)
        return state.round * state.players

    def horizon(self, state: State) -> i64:
        """Four rounds: what a card leaves in the hand and in the holds shows only then."""
        return 4 * state.players

    def plans_ahead(self) -> bool:
        """Dice, hands and battles differ so much by then that what is best on the whole would be no plan."""
        return False
