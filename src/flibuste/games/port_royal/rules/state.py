"""A position of Port Royal."""

from typing import ClassVar, Final, final

from flibuste.games.port_royal.rules import bust, deck, discover, ending, trade_and_hire, turn
from flibuste.games.port_royal.rules.codes import (
    BUSTED,
    DISCOVERING,
    GAME_OVER,
    NO_SUCH_MOVE,
    NONE,
    NOT_YOUR_SLOT,
    NOT_YOUR_TURN,
    OVER,
    REPELLING,
    TRADING,
)
from flibuste.games.port_royal.rules.company import Company
from flibuste.games.port_royal.rules.figures import Figures
from flibuste.kit.bits import bit
from flibuste.kit.native import i64
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import Journal, Moves, State

NO_OPTIONS: Final[dict[str, int]] = {}


@final
class PortRoyal(State):
    """A position of Port Royal: at a decision, between two moves or more unless somebody laid it out, or at the end."""

    OPTIONS: ClassVar[tuple[str, ...]] = (
        "end_requires_expedition",
        "governor_timing",
        "claim_after_bust",
        "reshuffle",
        "start_player",
        "round_cap",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase",
        "round",
        "start",
        "active",
        "actor",
        "draws",
        "drawn",
        "last_drawn",
        "flags",
        "taken",
        "allowed",
        "drawn_in_round",
        "turns",
        "busts",
        "all_draws",
        "hires",
        "trades",
        "claims",
        "pile",
        "discard",
        "harbour",
        "expeditions",
        "companies",
    )
    DERIVED: ClassVar[tuple[str, ...]] = ("acting", "colours")

    figures: Final[Figures]
    companies: Final[list[Company]]
    acting: Company  # the actor's
    pile: Final[Pile]
    discard: Final[Row]
    harbour: Final[Row]
    expeditions: Final[Row]  # open, in the middle

    phase: i64 = DISCOVERING
    round: i64 = 1
    start: i64 = 0
    active: i64 = 0
    actor: i64 = 0
    draws: i64 = 0  # cards drawn in this turn
    drawn: i64 = NONE  # the ship of a pending repel choice
    last_drawn: i64 = NONE  # the last card drawn in this turn
    colours: i64 = 0  # of the ships in the harbour, as a bit set
    flags: i64 = 0  # how many they were when trading began
    taken: i64 = 0  # cards the actor has taken in the slot
    allowed: i64 = 0  # cards it may take in the slot, governors included
    drawn_in_round: bool = False

    end_requires_expedition: i64 = 0  # PR-VAR-01
    governor_timing: i64 = 0  # PR-VAR-02
    claim_after_bust: i64 = 0  # PR-VAR-03
    reshuffle: i64 = 0  # PR-VAR-04
    start_player: i64 = 0  # PR-VAR-05
    round_cap: i64 = 0  # PR-VAR-05

    turns: i64 = 0  # counted for reports
    busts: i64 = 0
    all_draws: i64 = 0
    hires: i64 = 0
    trades: i64 = 0
    claims: i64 = 0

    def __init__(
        self,
        figures: Figures,
        players: i64,
        options: dict[str, int],
        word: i64,
        journal: Journal | None,
        like: "PortRoyal | None" = None,
    ) -> None:
        # Everything is set before `super().__init__`: what mypyc knows to be set it need not check at every use.
        self.players = players
        self.luck = 1
        self.revealed = 0
        self.journal = None
        self.figures = figures
        room = figures.all_cards
        self.companies = (
            [Company(figures) for _ in range(players)]
            if like is None
            else [Company(figures, company) for company in like.companies]
        )
        self.acting = self.companies[0]
        self.pile = Pile(0, figures.deck if like is None else like.pile)
        self.discard = Row(room, None if like is None else like.discard)
        self.harbour = Row(room, None if like is None else like.harbour)
        self.expeditions = Row(room, None if like is None else like.expeditions)
        super().__init__(players, like)
        if like is not None:
            like.copy_numbers(self)
            return
        self.end_requires_expedition = options["end_requires_expedition"]
        self.governor_timing = options["governor_timing"]
        self.claim_after_bust = options["claim_after_bust"]
        self.reshuffle = options["reshuffle"]
        self.start_player = options["start_player"]
        self.round_cap = options["round_cap"]
        self.reseed(word)
        self.journal = journal
        turn.set_up(self)
        self.make_forced_moves()

    def copy(self) -> "PortRoyal":
        return PortRoyal(self.figures, self.players, NO_OPTIONS, 0, None, self)

    def copy_to(self, spare: State) -> State:
        if not isinstance(spare, PortRoyal) or spare.players != self.players or spare.figures is not self.figures:
            return self.copy()
        spare.luck = self.luck
        spare.revealed = self.revealed
        spare.journal = None
        self.pile.copy_to(spare.pile)
        self.discard.copy_to(spare.discard)
        self.harbour.copy_to(spare.harbour)
        self.expeditions.copy_to(spare.expeditions)
        seat: i64 = 0
        while seat < self.players:
            self.companies[seat].copy_to(spare.companies[seat])
            seat += 1
        self.copy_numbers(spare)
        return spare

    def copy_numbers(self, to: "PortRoyal") -> None:
        """All of a position that does not lie in rows."""
        to.phase = self.phase
        to.round = self.round
        to.start = self.start
        to.active = self.active
        to.let_act(self.actor)
        to.draws = self.draws
        to.drawn = self.drawn
        to.last_drawn = self.last_drawn
        to.colours = self.colours
        to.flags = self.flags
        to.taken = self.taken
        to.allowed = self.allowed
        to.drawn_in_round = self.drawn_in_round
        to.end_requires_expedition = self.end_requires_expedition
        to.governor_timing = self.governor_timing
        to.claim_after_bust = self.claim_after_bust
        to.reshuffle = self.reshuffle
        to.start_player = self.start_player
        to.round_cap = self.round_cap
        to.turns = self.turns
        to.busts = self.busts
        to.all_draws = self.all_draws
        to.hires = self.hires
        to.trades = self.trades
        to.claims = self.claims

    # -- decisions, by phase

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        return bit(self.actor)

    def legal(self, seat: i64, out: Moves) -> None:
        out.n = 0
        if seat != self.actor:
            return
        if self.phase == DISCOVERING:
            discover.legal_discovering(self, seat, out)
        elif self.phase == REPELLING:
            discover.legal_repelling(self, seat, out)
        elif self.phase == TRADING:
            trade_and_hire.legal_trading(self, seat, out)
        elif self.phase == BUSTED:
            bust.legal_busted(self, seat, out)

    def why_not(self, seat: i64, move: i64) -> i64:
        if not 0 <= move < self.figures.codes:
            return NO_SUCH_MOVE
        if self.phase == OVER:
            return GAME_OVER
        if seat != self.actor:
            return NOT_YOUR_SLOT if self.phase == TRADING else NOT_YOUR_TURN
        if self.phase == DISCOVERING:
            return discover.against_discovering(self, seat, move)
        if self.phase == REPELLING:
            return discover.against_repelling(self, seat, move)
        if self.phase == TRADING:
            return trade_and_hire.against_trading(self, seat, move)
        return bust.against_busted(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        if self.phase == DISCOVERING:
            discover.play_discovering(self, seat, move)
        elif self.phase == REPELLING:
            discover.play_repelling(self, seat, move)
        elif self.phase == TRADING:
            trade_and_hire.play_trading(self, seat, move)
        else:
            bust.play_busted(self, seat, move)
        self.make_forced_moves()

    def make_forced_moves(self) -> None:
        """Nobody is asked who has but one move."""
        while self.make_forced_move():
            pass

    def make_forced_move(self) -> bool:
        """Make the only legal move (False: there are more, or the game is over)."""
        if self.phase == DISCOVERING:
            return discover.force_discovering(self)
        if self.phase == TRADING:
            return trade_and_hire.force_trading(self)
        if self.phase == BUSTED:
            return bust.force_busted(self)
        return False

    def let_act(self, seat: i64) -> None:
        self.actor = seat
        self.acting = self.companies[seat]

    def resample(self, seat: i64, word: i64) -> None:
        """All seats know the same (PR-DCK-08)."""
        self.reseed(word)
        deck.deal_unseen_anew(self)

    def score(self, seat: i64) -> i64:
        return self.companies[seat].points

    def winners(self) -> i64:
        return ending.winners(self)

    def derive(self) -> None:
        self.let_act(self.actor)
        self.colours = 0
        for card in self.harbour.to_list():
            if card < self.figures.first_person:
                self.colours |= bit(self.figures.color[card])
        for company in self.companies:
            company.add_up(self.figures)
