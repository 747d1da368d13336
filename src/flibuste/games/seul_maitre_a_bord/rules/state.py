"""A position of Seul Maître à Bord; what may be done in it and what follows is asked of the chapter of its phase."""

from typing import ClassVar, Final, final

from flibuste.games.seul_maitre_a_bord.rules import (
    actions,
    combat,
    damage,
    dice,
    end,
    engagement,
    initiative,
    map_building,
    market,
    phases,
    piracy,
    science,
    setup,
    shipyard,
    wind,
)
from flibuste.games.seul_maitre_a_bord.rules.chart import CELLS, LAIRS, NONE, Chart
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    ACT,
    BEATEN,
    BIDDING,
    CHOOSING,
    CREWING,
    ENGAGE,
    ENGAGING,
    GAME_OVER,
    LOOTING,
    LOSING,
    NO_SUCH_MOVE,
    NO_SUCH_SEAT,
    OVER,
    OVERLOAD,
    PAYING,
    PIRATE,
    PIRATING,
    PLACING,
    PORTING,
    READY,
    SEARCH,
    SHELTER,
    SHOT,
    TOKENS,
    TRADING,
    TURNING,
    YARD,
    ZONING,
)
from flibuste.games.seul_maitre_a_bord.rules.figures import Figures
from flibuste.games.seul_maitre_a_bord.rules.ships import Pirate, Side, Vessel
from flibuste.kit.bits import bit
from flibuste.kit.native import i64, vec
from flibuste.kit.pile import copy_numbers
from flibuste.kit.state import Journal, Moves, State

NO_OPTIONS: Final[dict[str, int]] = {}


@final
class SeulMaitre(State):
    """Whatever a chapter changes stands here; a field without a value is set before anything else."""

    OPTIONS: ClassVar[tuple[str, ...]] = ("rounds",)
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("phase", "actor", "round", "order", "turn", "wind", "storm_a", "storm_b", "pile", "display", "chosen"),
        *("chosen_cell", "fought", "drawn", "stack_1", "stack_2", "rows", "leaders", "piles", "used", "yards"),
        *("mover", "spent", "free_step", "free_point", "came", "sold", "filled", "recruited", "hired", "bought"),
        *("taken", "hits", "winner", "placing", "target", "why", "dice", "hurt", "losses", "rips", "fixed_wind"),
        *("fixed_change", "fixed_red", "fixed_white", "fixed_numbers", "fixed_improvements", "fixed_tiles"),
        *("combats", "ties", "pirate_combats", "storms", "cubes_sold", "black", "discoveries", "deliveries"),
        *("banks", "ransoms", "letters", "reversed"),
        *("attacker", "defender", "vessels", "pirates", "tokens", "map_laid"),
    )
    DERIVED: ClassVar[tuple[str, ...]] = ("chart",)  # from what lies on the map

    figures: Final[Figures]
    chart: Chart
    vessels: Final[list[Vessel]]
    pirates: Final[list[Pirate]]
    tokens: Final[vec[i64]]  # of each: its family + 1 (0: nobody has seen it), and the seats that know it
    attacker: Final[Side]
    defender: Final[Side]

    phase: i64 = CHOOSING
    actor: i64 = 0  # the seat that owes a move
    round: i64 = 0
    rounds: i64 = 0
    order: i64 = 0  # the seats in turn order, packed
    turn: i64 = 0  # place in that order
    wind: i64 = 0  # the direction it blows to
    storm_a: i64 = NONE  # cells
    storm_b: i64 = NONE
    pile: i64 = 0  # tiles face down, as a bit set
    display: i64 = 0  # tiles revealed
    chosen: i64 = NONE
    chosen_cell: i64 = NONE
    fought: i64 = 0  # the ships that fought this round
    drawn: i64 = 0  # pirate number tiles face up
    stack_1: i64 = 0  # improvements left of each kind, packed
    stack_2: i64 = 0
    rows: i64 = 0  # cubes on the market, packed
    leaders: i64 = 0  # seat + 1 for each speciality, packed
    piles: i64 = 0  # science tokens still on their site

    # the turn
    used: i64 = 0
    yards: i64 = 0
    mover: i64 = NONE  # the ship under way, NONE
    spent: i64 = 0  # points of a controlled pirate
    free_step: i64 = 0  # navigator 1: the next port or cape step costs nothing
    free_point: i64 = 0  # navigator 2
    came: i64 = NONE  # the haven left by the last step
    sold: i64 = 0  # kinds of goods, in this Market action
    filled: i64 = 0  # whether it filled a slot
    recruited: i64 = 0
    hired: i64 = 0
    bought: i64 = 0
    taken: i64 = 0

    # a combat
    hits: i64 = 0  # results on the defender still to be applied, packed by face
    winner: i64 = NONE

    # a question on the way
    placing: i64 = NONE  # the ship that comes out on a tile
    target: i64 = NONE  # its cell
    why: i64 = 0  # what goes on then
    dice: i64 = 0  # red dice it still has to meet
    hurt: i64 = NONE  # the ship that loses sailors
    losses: i64 = 0
    rips: i64 = 0  # and whose sails are torn then

    # results fixed by a position, the next one lowest
    fixed_wind: i64 = 0
    fixed_change: i64 = 0
    fixed_red: i64 = 0
    fixed_white: i64 = 0
    fixed_numbers: i64 = 0
    fixed_improvements: i64 = 0
    fixed_tiles: i64 = 0

    combats: i64 = 0
    ties: i64 = 0
    pirate_combats: i64 = 0
    storms: i64 = 0
    cubes_sold: i64 = 0
    black: i64 = 0
    discoveries: i64 = 0
    deliveries: i64 = 0
    banks: i64 = 0
    ransoms: i64 = 0
    letters: i64 = 0
    reversed: i64 = 0

    def __init__(
        self,
        figures: Figures,
        players: i64,
        options: dict[str, int],
        word: i64,
        journal: Journal | None,
        like: "SeulMaitre | None" = None,
    ) -> None:
        # All before `super().__init__`: what is set by then, compiled code need not look for at every use.
        self.players = players
        self.luck = 1
        self.revealed = 0
        self.journal = None
        self.figures = figures
        self.chart = Chart(figures.tiles) if like is None else like.chart.copy()
        self.vessels = [] if like is None else [vessel.copy() for vessel in like.vessels]
        self.pirates = [] if like is None else [pirate.copy() for pirate in like.pirates]
        self.tokens = vec[i64]([i64(0)] * TOKENS) if like is None else like.tokens[:]
        self.attacker = Side() if like is None else like.attacker.copy()
        self.defender = Side() if like is None else like.defender.copy()
        super().__init__(players, like)
        if like is not None:
            like.write_numbers_to(self)
            return
        self.rounds = options["rounds"]
        self.journal = journal
        self.reseed(word)
        setup.set_up(self)

    def copy(self) -> "SeulMaitre":
        return SeulMaitre(self.figures, self.players, NO_OPTIONS, 0, None, self)

    def copy_to(self, spare: State) -> State:
        if not isinstance(spare, SeulMaitre) or spare.players != self.players:
            return self.copy()
        spare.luck = self.luck
        spare.revealed = self.revealed
        spare.chart = self.chart.copy()
        seat: i64 = 0
        while seat < self.players:
            self.vessels[seat].copy_to(spare.vessels[seat])
            seat += 1
        pirate: i64 = 0
        while pirate < LAIRS:
            self.pirates[pirate].copy_to(spare.pirates[pirate])
            pirate += 1
        copy_numbers(self.tokens, spare.tokens)
        self.attacker.copy_to(spare.attacker)
        self.defender.copy_to(spare.defender)
        self.write_numbers_to(spare)
        return spare

    def write_numbers_to(self, other: "SeulMaitre") -> None:
        other.phase = self.phase
        other.actor = self.actor
        other.round = self.round
        other.rounds = self.rounds
        other.order = self.order
        other.turn = self.turn
        other.wind = self.wind
        other.storm_a = self.storm_a
        other.storm_b = self.storm_b
        other.pile = self.pile
        other.display = self.display
        other.chosen = self.chosen
        other.chosen_cell = self.chosen_cell
        other.fought = self.fought
        other.drawn = self.drawn
        other.stack_1 = self.stack_1
        other.stack_2 = self.stack_2
        other.rows = self.rows
        other.leaders = self.leaders
        other.piles = self.piles
        other.used = self.used
        other.yards = self.yards
        other.mover = self.mover
        other.spent = self.spent
        other.free_step = self.free_step
        other.free_point = self.free_point
        other.came = self.came
        other.sold = self.sold
        other.filled = self.filled
        other.recruited = self.recruited
        other.hired = self.hired
        other.bought = self.bought
        other.taken = self.taken
        other.hits = self.hits
        other.winner = self.winner
        other.placing = self.placing
        other.target = self.target
        other.why = self.why
        other.dice = self.dice
        other.hurt = self.hurt
        other.losses = self.losses
        other.rips = self.rips
        other.fixed_wind = self.fixed_wind
        other.fixed_change = self.fixed_change
        other.fixed_red = self.fixed_red
        other.fixed_white = self.fixed_white
        other.fixed_numbers = self.fixed_numbers
        other.fixed_improvements = self.fixed_improvements
        other.fixed_tiles = self.fixed_tiles
        other.combats = self.combats
        other.ties = self.ties
        other.pirate_combats = self.pirate_combats
        other.storms = self.storms
        other.cubes_sold = self.cubes_sold
        other.black = self.black
        other.discoveries = self.discoveries
        other.deliveries = self.deliveries
        other.banks = self.banks
        other.ransoms = self.ransoms
        other.letters = self.letters
        other.reversed = self.reversed

    # -- asked by everyone who plays

    def pending(self) -> i64:
        return 0 if self.phase == OVER else bit(self.actor)

    def legal(self, seat: i64, out: Moves) -> None:
        out.clear()
        phase = self.phase
        if phase == OVER or seat != self.actor:
            return
        if phase == CHOOSING:
            map_building.legal_choosing(self, seat, out)
        elif phase == PLACING:
            map_building.legal_placing(self, seat, out)
        elif phase == TURNING:
            map_building.legal_turning(self, seat, out)
        elif phase == PORTING:
            map_building.legal_porting(self, seat, out)
        elif phase == SHELTER:
            wind.legal_shelter(self, seat, out)
        elif phase == ZONING:
            wind.legal_zoning(self, seat, out)
        elif phase == LOSING:
            damage.legal_losing(self, seat, out)
        elif phase == OVERLOAD:
            damage.legal_overload(self, seat, out)
        elif phase == BIDDING:
            initiative.legal_bidding(self, seat, out)
        elif phase == ACT:
            actions.legal_act(self, seat, out)
        elif phase == PIRATING:
            piracy.legal_pirating(self, seat, out)
        elif phase == TRADING:
            market.legal_trading(self, seat, out)
        elif phase == YARD:
            shipyard.legal_yard(self, seat, out)
        elif phase == SEARCH:
            science.legal_search(self, seat, out)
        elif phase == ENGAGING:
            engagement.legal_engaging(self, seat, out)
        elif phase == READY:
            engagement.legal_ready(self, seat, out)
        elif phase == SHOT:
            combat.legal_shot(self, seat, out)
        elif phase == CREWING:
            combat.legal_crewing(self, seat, out)
        elif phase == LOOTING:
            combat.legal_looting(self, seat, out)
        elif phase == BEATEN:
            combat.legal_beaten(self, seat, out)
        elif phase == PAYING:
            combat.legal_paying(self, seat, out)
        else:
            end.legal_mending(self, seat, out)

    def why_not(self, seat: i64, move: i64) -> i64:
        if move < 0 or move >= self.figures.codes:
            return NO_SUCH_MOVE
        phase = self.phase
        if phase == OVER:
            return GAME_OVER
        if seat != self.actor:
            return phases.why_not_asked(self)
        if move >= ENGAGE + self.players and move < ENGAGE + PIRATE:
            return NO_SUCH_SEAT
        if phase == CHOOSING:
            return map_building.against_choosing(self, seat, move)
        if phase == PLACING:
            return map_building.against_placing(self, seat, move)
        if phase == TURNING:
            return map_building.against_turning(self, seat, move)
        if phase == PORTING:
            return map_building.against_porting(self, seat, move)
        if phase == SHELTER:
            return wind.against_shelter(self, seat, move)
        if phase == ZONING:
            return wind.against_zoning(self, seat, move)
        if phase == LOSING:
            return damage.against_losing(self, seat, move)
        if phase == OVERLOAD:
            return damage.against_overload(self, seat, move)
        if phase == BIDDING:
            return initiative.against_bidding(self, seat, move)
        if phase == ACT:
            return actions.against_act(self, seat, move)
        if phase == PIRATING:
            return piracy.against_pirating(self, seat, move)
        if phase == TRADING:
            return market.against_trading(self, seat, move)
        if phase == YARD:
            return shipyard.against_yard(self, seat, move)
        if phase == SEARCH:
            return science.against_search(self, seat, move)
        if phase == ENGAGING:
            return engagement.against_engaging(self, seat, move)
        if phase == READY:
            return engagement.against_ready(self, seat, move)
        if phase == SHOT:
            return combat.against_shot(self, seat, move)
        if phase == CREWING:
            return combat.against_crewing(self, seat, move)
        if phase == LOOTING:
            return combat.against_looting(self, seat, move)
        if phase == BEATEN:
            return combat.against_beaten(self, seat, move)
        if phase == PAYING:
            return combat.against_paying(self, seat, move)
        return end.against_mending(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == CHOOSING:
            map_building.play_choosing(self, seat, move)
        elif phase == PLACING:
            map_building.play_placing(self, seat, move)
        elif phase == TURNING:
            map_building.play_turning(self, seat, move)
        elif phase == PORTING:
            map_building.play_porting(self, seat, move)
        elif phase == SHELTER:
            wind.play_shelter(self, seat, move)
        elif phase == ZONING:
            wind.play_zoning(self, seat, move)
        elif phase == LOSING:
            damage.play_losing(self, seat, move)
        elif phase == OVERLOAD:
            damage.play_overload(self, seat, move)
        elif phase == BIDDING:
            initiative.play_bidding(self, seat, move)
        elif phase == ACT:
            actions.play_act(self, seat, move)
        elif phase == PIRATING:
            piracy.play_pirating(self, seat, move)
        elif phase == TRADING:
            market.play_trading(self, seat, move)
        elif phase == YARD:
            shipyard.play_yard(self, seat, move)
        elif phase == SEARCH:
            science.play_search(self, seat, move)
        elif phase == ENGAGING:
            engagement.play_engaging(self, seat, move)
        elif phase == READY:
            engagement.play_ready(self, seat, move)
        elif phase == SHOT:
            combat.play_shot(self, seat, move)
        elif phase == CREWING:
            combat.play_crewing(self, seat, move)
        elif phase == LOOTING:
            combat.play_looting(self, seat, move)
        elif phase == BEATEN:
            combat.play_beaten(self, seat, move)
        elif phase == PAYING:
            combat.play_paying(self, seat, move)
        else:
            end.play_mending(self, seat, move)

    def score(self, seat: i64) -> i64:
        return self.vessels[seat].points

    def winners(self) -> i64:
        return end.winners(self)

    def resample(self, seat: i64, word: i64) -> None:
        self.reseed(word)
        dice.forget_fixed(self)
        science.deal_anew(self, seat)

    # -- as numbers

    @property
    def map_laid(self) -> list[int]:
        """The map as packs have it: what lies on each cell, and whether it is complete."""
        return [*(int(laid) for laid in self.chart.laid), int(self.chart.complete)]

    @map_laid.setter
    def map_laid(self, numbers: list[int]) -> None:
        chart = Chart(self.figures.tiles)
        for cell in range(CELLS):
            if numbers[cell] != NONE:
                chart.lay(cell, numbers[cell] >> 2, numbers[cell] & 3)
        if numbers[CELLS]:
            chart.finish()
        self.chart = chart
