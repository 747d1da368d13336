"""A position of Port Royal."""

from collections.abc import Callable
from typing import Final, final

from flibuste.games.port_royal.rules import bust, deck, discover, ending, trade_and_hire, turn
from flibuste.games.port_royal.rules.codes import (
    BUSTED,
    DISCOVERING,
    GAME_OVER,
    NO_SUCH_MOVE,
    NONE,
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
from flibuste.kit.state import Journal, Moves, State, next_row

NO_OPTIONS: Final[dict[str, int]] = {}

OPTION_NAMES: Final = (
    "end_requires_expedition",
    "governor_timing",
    "claim_after_bust",
    "reshuffle",
    "start_player",
    "round_cap",
)


@final
class PortRoyal(State):
    """A position of Port Royal, always at a decision between two moves or more, or at the end."""

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

    end_requires_expedition: bool = False  # PR-VAR-01
    governors_from_next_slot: bool = False  # PR-VAR-02
    claim_after_bust: bool = False  # PR-VAR-03
    reshuffle_eagerly: bool = False  # PR-VAR-04
    start_seat0: bool = False  # PR-VAR-05
    round_cap: i64 = 0

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
            self.phase = like.phase
            self.round = like.round
            self.start = like.start
            self.active = like.active
            self.let_act(like.actor)
            self.draws = like.draws
            self.drawn = like.drawn
            self.last_drawn = like.last_drawn
            self.colours = like.colours
            self.flags = like.flags
            self.taken = like.taken
            self.allowed = like.allowed
            self.drawn_in_round = like.drawn_in_round
            self.end_requires_expedition = like.end_requires_expedition
            self.governors_from_next_slot = like.governors_from_next_slot
            self.claim_after_bust = like.claim_after_bust
            self.reshuffle_eagerly = like.reshuffle_eagerly
            self.start_seat0 = like.start_seat0
            self.round_cap = like.round_cap
            self.turns = like.turns
            self.busts = like.busts
            self.all_draws = like.all_draws
            self.hires = like.hires
            self.trades = like.trades
            self.claims = like.claims
            return
        self.end_requires_expedition = options["end_requires_expedition"] == 1
        self.governors_from_next_slot = options["governor_timing"] == 1
        self.claim_after_bust = options["claim_after_bust"] == 1
        self.reshuffle_eagerly = options["reshuffle"] == 1
        self.start_seat0 = options["start_player"] == 1
        self.round_cap = options["round_cap"]
        self.reseed(word)
        self.journal = journal
        turn.set_up(self)
        self.make_forced_moves()

    def copy(self) -> "PortRoyal":
        return PortRoyal(self.figures, self.players, NO_OPTIONS, 0, None, self)

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
            return NOT_YOUR_TURN
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

    # -- as numbers

    def option_numbers(self) -> dict[str, int]:
        return {
            "end_requires_expedition": int(self.end_requires_expedition),
            "governor_timing": int(self.governors_from_next_slot),
            "claim_after_bust": int(self.claim_after_bust),
            "reshuffle": int(self.reshuffle_eagerly),
            "start_player": int(self.start_seat0),
            "round_cap": int(self.round_cap),
        }

    def recount_colours(self) -> None:
        self.colours = 0
        for place in range(self.harbour.n):
            card = self.harbour.get(place)
            if card < self.figures.first_person:
                self.colours |= bit(self.figures.color[card])

    def pack(self) -> list[int]:
        numbers: list[int] = [int(self.players), *self.option_numbers().values()]
        numbers += [int(self.luck), int(self.revealed), int(self.phase), int(self.round), int(self.start)]
        numbers += [int(self.active), int(self.actor), int(self.draws), int(self.drawn), int(self.last_drawn)]
        numbers += [int(self.flags), int(self.taken), int(self.allowed), int(self.drawn_in_round)]
        numbers += [int(self.turns), int(self.busts), int(self.all_draws)]
        numbers += [int(self.hires), int(self.trades), int(self.claims), int(self.pile.shuffles)]
        top = self.pile.top
        rows = [self.pile.rest.to_list(), [] if top is None else top.to_list(), self.discard.to_list()]
        rows += [self.harbour.to_list(), self.expeditions.to_list()]
        for company in self.companies:
            rows += [company.display.to_list(), company.coins_list()]
        for row in rows:
            numbers.append(len(row))
            numbers += row
        return numbers

    def __reduce__(self) -> tuple[Callable[[Figures, list[int]], "PortRoyal"], tuple[Figures, list[int]]]:
        return (unpack, (self.figures, self.pack()))


def unpack(figures: Figures, numbers: list[int]) -> PortRoyal:
    """The state whose `pack` this is."""
    left = numbers[::-1]
    players = left.pop()
    options = {name: left.pop() for name in OPTION_NAMES}
    state = PortRoyal(figures, players, options, 0, None)
    state.luck = left.pop()
    state.revealed = left.pop()
    state.phase = left.pop()
    state.round = left.pop()
    state.start = left.pop()
    state.active = left.pop()
    state.let_act(left.pop())
    state.draws = left.pop()
    state.drawn = left.pop()
    state.last_drawn = left.pop()
    state.flags = left.pop()
    state.taken = left.pop()
    state.allowed = left.pop()
    state.drawn_in_round = left.pop() == 1
    state.turns = left.pop()
    state.busts = left.pop()
    state.all_draws = left.pop()
    state.hires = left.pop()
    state.trades = left.pop()
    state.claims = left.pop()
    state.pile.shuffles = left.pop()
    state.pile.rest.fill(next_row(left))
    for card in next_row(left):
        state.pile.lay_on_top(card, 0)
    state.discard.fill(next_row(left))
    state.harbour.fill(next_row(left))
    state.recount_colours()
    state.expeditions.fill(next_row(left))
    for company in state.companies:
        display = next_row(left)
        company.lay_out(display, next_row(left), figures)
    return state
