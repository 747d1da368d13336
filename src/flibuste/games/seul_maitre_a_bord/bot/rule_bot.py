"""The bot itself: its memory, who decides in which phase, and what a search asks."""

from typing import Final, final

from flibuste.games.seul_maitre_a_bord.bot import (
    actions,
    discoveries,
    fights,
    places,
    prospects,
    raids,
    ship,
    tiles,
    trade,
)
from flibuste.games.seul_maitre_a_bord.bot.prospects import A_TURN, TRAITS
from flibuste.games.seul_maitre_a_bord.bot.worth import ANY, FAR, LOSSES, MOST_DICE, QUEUE, WORTHS
from flibuste.games.seul_maitre_a_bord.rules.chart import NONE, SPACES
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    ACT,
    BEATEN,
    BIDDING,
    CREWING,
    END,
    ENGAGING,
    IN_HOLD,
    IN_SAILS,
    LEAK,
    LOOT,
    LOOTING,
    LOSE,
    LOSING,
    MENDING,
    ON_DECK,
    PAYING,
    PIRATING,
    REPAIR,
    SEARCH,
    SHELTER,
    THROW,
    TRADING,
    YARD,
    ZONING,
)
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.bot import Bot
from flibuste.kit.native import i64, vec
from flibuste.kit.state import Moves, State


@final
class RuleBot(Bot):
    plan: i64  # that it leans to, ANY
    far: Final[vec[i64]]  # points from where a ship lies
    via: Final[vec[i64]]  # the first step on that way
    queue: Final[vec[i64]]
    queued: Final[vec[i64]]
    toll: Final[vec[i64]]  # points that enemies in a space count as
    allowed: Final[vec[i64]]  # moves that can be made
    worths: Final[vec[float]]
    traits: Final[vec[float]]
    weights: Final[vec[float]]  # of the traits: in points at the end of the game, by turns left, and by their square
    a_turn: float  # points of a turn more than the others have
    ways: Final[vec[i64]]  # of so many dice to cost so many sailors, by who is hit
    win: float = 0.0  # chances of the fight last reckoned
    tie: float = 0.0
    best: i64 = END
    best_rate: float = 0.0
    wish: i64 = NONE
    target_worth: float = 0.0
    sold: i64 = 0  # cubes of the sales last reckoned,
    income: i64 = 0  # and their prices

    def __init__(self, weighed: dict[str, list[float]], plan: i64 = ANY) -> None:
        """`weighed` is what `prospects.toml` says."""
        self.plan = plan
        self.far = vec[i64]([i64(FAR)] * SPACES)
        self.via = vec[i64]([i64(NONE)] * SPACES)
        self.queue = vec[i64]([i64(0)] * QUEUE)
        self.queued = vec[i64]([i64(0)] * SPACES)
        self.toll = vec[i64]([i64(0)] * SPACES)
        self.allowed = vec[i64]([i64(0)] * 320)
        self.ways = vec[i64]([i64(0)] * (3 * (MOST_DICE + 1) * LOSSES))
        self.worths = vec[float]([float(worth) for worth in WORTHS])
        self.traits = vec[float]([0.0] * len(TRAITS))
        self.weights = vec[float]([weight for name in TRAITS for weight in weighed[name]])
        self.a_turn = weighed[A_TURN][0]
        hit: i64 = 0
        while hit < 3:
            fights.count_ways(self, hit)
            hit += 1

    def mark(self, moves: Moves) -> None:
        """Note which moves can be made."""
        allowed = self.allowed
        i: i64 = 0
        while i < len(allowed):
            allowed[i] = 0
            i += 1
        i = 0
        while i < moves.n:
            allowed[moves.get(i)] = 1
            i += 1

    # -- choosing

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        assert isinstance(state, SeulMaitre)
        phase = state.phase
        if phase == ACT:
            return actions.best_action(self, state, seat, moves)
        if phase == TRADING:
            return trade.best_trade(self, state, seat, moves)
        if phase == PIRATING:
            return raids.best_raid(self, state, seat, moves)
        if phase == YARD:
            return ship.best_work(self, state, seat, moves)
        if phase == BIDDING:  # the cheapest place: what it costs to come before the others is not worth it
            return moves.get(0)
        if phase < SHELTER:
            return tiles.best_tile(state, seat, moves)
        if phase >= ENGAGING and phase <= CREWING:
            return fights.best_in_fight(self, state, seat, moves)
        if phase in (ZONING, SHELTER, BEATEN):
            return places.best_place(self, state, seat, moves)
        if phase == SEARCH:
            return discoveries.best_taken(state, seat, moves)
        if phase == PAYING:
            return moves.get(moves.n - 1)
        if phase == LOOTING:
            return trade.best_goods(state, seat, moves, LOOT, 1.0)
        if phase == LOSING:
            return self.least_missed(moves)
        if phase == MENDING:
            return REPAIR + LEAK if moves.has(REPAIR + LEAK) else moves.get(moves.n - 1)
        return trade.best_goods(state, seat, moves, THROW, -1.0)

    def least_missed(self, moves: Moves) -> i64:
        """Where a sailor is lost."""
        if moves.has(LOSE + IN_SAILS):
            return LOSE + IN_SAILS
        return LOSE + ON_DECK if moves.has(LOSE + ON_DECK) else LOSE + IN_HOLD

    # -- what a search asks

    def turn(self, state: State) -> i64:
        assert isinstance(state, SeulMaitre)
        begun = state.round * state.players
        return begun + state.turn if state.phase >= ACT else begun

    def infoset_key(self, state: State, seat: i64) -> i64:
        """Dice part what the same moves led to: the phase, the ship and what it has left."""
        assert isinstance(state, SeulMaitre)
        vessel = state.vessels[seat]
        left = (vessel.actions * 16 + vessel.hold) * 16 + vessel.cubes
        return ((left * 128 + vessel.space + 1) * 256 + (vessel.money & 255)) * 32 + state.phase + 1

    def horizon(self, state: State) -> i64:
        """The own turn: what the others do meanwhile says little about it, and takes four times as long to play."""
        return 1

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, SeulMaitre)
        return prospects.share(self, state, seat)
