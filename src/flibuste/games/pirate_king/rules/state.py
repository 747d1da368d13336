"""A position of Pirate King: what lies where, whose turn it is, and which chapter answers for the phase."""

from typing import ClassVar, Final, final

from flibuste.games.pirate_king.rules import contests, effects, ending, kinds, piles, revealing, rounds, setup
from flibuste.games.pirate_king.rules.codes import (
    AIMING,
    AT_SEA,
    BOX,
    CHOOSE_SETUP,
    CURSE,
    DECK,
    FALLBACK,
    FIRST,
    FIRST_NAMED,
    FLIP,
    GAME_OVER,
    KEEP,
    LENDING,
    LENT,
    LOOT,
    MONSTER,
    NO_CONTEST,
    NO_SUCH_MOVE,
    NO_SUCH_SEAT,
    NONE,
    NOT_YOUR_TURN,
    ORDER,
    OVER,
    PIRATE,
    REVEALING,
    SALVAGE,
    SEATS,
    STOP,
    SUNK,
    TIE,
)
from flibuste.games.pirate_king.rules.figures import Figures
from flibuste.games.pirate_king.rules.pirate import Pirate
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64, vec
from flibuste.kit.pile import Pile, Row, copy_numbers
from flibuste.kit.state import Journal, Moves, State

NO_OPTIONS: Final[dict[str, int]] = {}


@final
class PirateKing(State):
    """A position of Pirate King, always at a decision or at the end."""

    OPTIONS: ClassVar[tuple[str, ...]] = (
        "setup",
        "stopped_players_can_be_sunk",
        "forced_reveal_hits_stopped_players",
        "gain_per_is_continuous",
        "sunk_players_rank_for_monsters",
        "peek_reshuffles_only_when_pile_empty",
        "wilson_auto_retrieve",
        "starter_deck_identical",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase",
        "round",
        "step",
        "captain",
        "actor",
        "chosen",
        "stopping",
        "winner",
        "pirates",
        "monster_pile",
        "loot_pile",
        "monsters",
        "loot",
        "box",
        "card",
        "face",
        "owner",
        "down",
        "column",
        "bonus_swords",
        "bonus_gold",
        "stack",
        "stack_effect",
        "stack_left",
        "unresolved",
        "sailing",
        "hitting",
        "hitting_effect",
        "victims",
        "left",
        "sweep",
        "sweep_effect",
        "waiting",
        "waiting_effect",
        "looking",
        "placed",
        "contest",
        "tied",
        "line",
        "done",
        "asked",
        "steps",
        "entered",
        "sinkings",
        "ties",
        "flips",
        "copied",
        "lendings",
        "forgotten",
        "shuffles",
    )
    DERIVED: ClassVar[tuple[str, ...]] = ("at_sea", "worth")

    figures: Final[Figures]
    pirates: Final[list[Pirate]]
    monster_pile: Final[Pile]
    loot_pile: Final[Pile]
    monsters: Final[Row]  # on display
    loot: Final[Row]
    box: Final[Row]

    phase: i64 = PIRATE
    round: i64 = 0
    step: i64 = 0
    captain: i64 = 0
    actor: i64 = NONE  # who decides, where one pirate does
    at_sea: i64 = 0  # bit set
    chosen: i64 = 0  # bit set of those whose choice is locked and not yet shown
    stopping: i64 = 0  # bit set of those who have chosen to stop
    winner: i64 = NONE

    card: Final[Row]  # for each entry: the card, its face, whose it is, whether it lies face down, its column
    face: Final[Row]
    owner: Final[Row]
    down: Final[Row]
    column: Final[Row]
    bonus_swords: Final[vec[i64]]  # for each entry, where bonuses are fixed (PK-OPT-03); else there are none
    bonus_gold: Final[vec[i64]]

    stack: Final[Row]  # entries being resolved, the innermost last
    stack_effect: Final[Row]
    stack_left: Final[Row]
    unresolved: Final[Row]  # seats whose newly revealed card is still to be resolved
    sailing: i64 = 0  # seats that were at sea when the cards of this step were revealed
    hitting: i64 = NONE  # the entry whose effect on others is under way
    hitting_effect: i64 = NONE
    victims: Final[Row]
    left: i64 = 0  # how often it still hits the first of them
    sweep: Final[Row]  # entries with effects on others that follow
    sweep_effect: Final[Row]
    waiting: Final[Row]  # entries with effects on others for the next sweep
    waiting_effect: Final[Row]
    looking: i64 = 0  # cards on top of the actor's pile that it looks at
    placed: i64 = 0  # how many of them it has put back

    contest: i64 = NO_CONTEST
    worth: Final[vec[i64]]  # what each pirate has of the contest's figure
    tied: i64 = 0  # bit set of those whom the Captain has not named yet
    line: Final[Row]  # seats that are to choose
    done: i64 = 0  # bit set of all that have come into the line, or are tied
    asked: Final[Row]  # seats still to be asked for lent cards

    setup: i64 = CHOOSE_SETUP  # PK-SET-03
    stopped_players_can_be_sunk: bool = False  # PK-OPT-01
    forced_reveal_hits_stopped_players: bool = False  # PK-OPT-02
    gain_per_is_continuous: bool = False  # PK-OPT-03
    sunk_players_rank_for_monsters: bool = False  # PK-OPT-04
    peek_reshuffles_only_when_pile_empty: bool = False  # PK-OPT-05
    wilson_auto_retrieve: bool = False  # PK-OPT-06
    starter_deck_identical: bool = False  # PK-OPT-07

    steps: i64 = 0  # counted for reports
    entered: i64 = 0
    sinkings: i64 = 0
    ties: i64 = 0
    flips: i64 = 0
    copied: i64 = 0
    lendings: i64 = 0
    forgotten: i64 = 0
    shuffles: i64 = 0

    def __init__(
        self,
        figures: Figures,
        players: i64,
        options: dict[str, int],
        word: i64,
        journal: Journal | None,
        like: "PirateKing | None" = None,
    ) -> None:
        # Everything is set before `super().__init__`: what mypyc knows to be set it need not check at every use.
        self.players = players
        self.luck = 1
        self.revealed = 0
        self.journal = None
        self.figures = figures
        room = figures.all_cards
        self.pirates = [Pirate(room) for _ in range(players)] if like is None else [Pirate(0, p) for p in like.pirates]
        self.monster_pile = Pile(room, None if like is None else like.monster_pile)
        self.loot_pile = Pile(room, None if like is None else like.loot_pile)
        self.monsters = Row(room, None if like is None else like.monsters)
        self.loot = Row(room, None if like is None else like.loot)
        self.box = Row(room, None if like is None else like.box)
        self.card = Row(room, None if like is None else like.card)
        self.face = Row(room, None if like is None else like.face)
        self.owner = Row(room, None if like is None else like.owner)
        self.down = Row(room, None if like is None else like.down)
        self.column = Row(room, None if like is None else like.column)
        self.bonus_swords = fixed_bonuses(room, options) if like is None else like.bonus_swords[:]
        self.bonus_gold = fixed_bonuses(room, options) if like is None else like.bonus_gold[:]
        self.stack = Row(room, None if like is None else like.stack)
        self.stack_effect = Row(room, None if like is None else like.stack_effect)
        self.stack_left = Row(room, None if like is None else like.stack_left)
        self.unresolved = Row(SEATS, None if like is None else like.unresolved)
        self.victims = Row(SEATS, None if like is None else like.victims)
        self.sweep = Row(room, None if like is None else like.sweep)
        self.sweep_effect = Row(room, None if like is None else like.sweep_effect)
        self.waiting = Row(room, None if like is None else like.waiting)
        self.waiting_effect = Row(room, None if like is None else like.waiting_effect)
        self.worth = vec[i64]([i64(0)] * SEATS) if like is None else like.worth[:]
        self.line = Row(SEATS, None if like is None else like.line)
        self.asked = Row(SEATS, None if like is None else like.asked)
        super().__init__(players, like)
        if like is not None:
            like.write_numbers(self)
            return
        self.setup = options["setup"]
        self.stopped_players_can_be_sunk = options["stopped_players_can_be_sunk"] == 1
        self.forced_reveal_hits_stopped_players = options["forced_reveal_hits_stopped_players"] == 1
        self.gain_per_is_continuous = options["gain_per_is_continuous"] == 1
        self.sunk_players_rank_for_monsters = options["sunk_players_rank_for_monsters"] == 1
        self.peek_reshuffles_only_when_pile_empty = options["peek_reshuffles_only_when_pile_empty"] == 1
        self.wilson_auto_retrieve = options["wilson_auto_retrieve"] == 1
        self.starter_deck_identical = options["starter_deck_identical"] == 1
        self.reseed(word)
        self.journal = journal
        setup.set_up(self)

    def copy(self) -> "PirateKing":
        return PirateKing(self.figures, self.players, NO_OPTIONS, 0, None, self)

    def copy_to(self, spare: State) -> "PirateKing":
        if not isinstance(spare, PirateKing) or not self.is_as_large(spare):
            return self.copy()
        spare.journal = None
        spare.luck = self.luck
        spare.revealed = self.revealed
        self.write_numbers(spare)
        seat: i64 = 0
        while seat < self.players:
            self.pirates[seat].copy_to(spare.pirates[seat])
            seat += 1
        self.monster_pile.copy_to(spare.monster_pile)
        self.loot_pile.copy_to(spare.loot_pile)
        self.monsters.copy_to(spare.monsters)
        self.loot.copy_to(spare.loot)
        self.box.copy_to(spare.box)
        self.card.copy_to(spare.card)
        self.face.copy_to(spare.face)
        self.owner.copy_to(spare.owner)
        self.down.copy_to(spare.down)
        self.column.copy_to(spare.column)
        copy_numbers(self.bonus_swords, spare.bonus_swords)
        copy_numbers(self.bonus_gold, spare.bonus_gold)
        self.stack.copy_to(spare.stack)
        self.stack_effect.copy_to(spare.stack_effect)
        self.stack_left.copy_to(spare.stack_left)
        self.unresolved.copy_to(spare.unresolved)
        self.victims.copy_to(spare.victims)
        self.sweep.copy_to(spare.sweep)
        self.sweep_effect.copy_to(spare.sweep_effect)
        self.waiting.copy_to(spare.waiting)
        self.waiting_effect.copy_to(spare.waiting_effect)
        copy_numbers(self.worth, spare.worth)
        self.line.copy_to(spare.line)
        self.asked.copy_to(spare.asked)
        return spare

    def is_as_large(self, other: "PirateKing") -> bool:
        """Whether the other has room for what lies here, and no more."""
        return (
            self.figures is other.figures
            and self.players == other.players
            and self.gain_per_is_continuous == other.gain_per_is_continuous
        )

    def write_numbers(self, to: "PirateKing") -> None:
        """All but piles, rows and what is the kit's."""
        to.phase = self.phase
        to.round = self.round
        to.step = self.step
        to.captain = self.captain
        to.actor = self.actor
        to.at_sea = self.at_sea
        to.chosen = self.chosen
        to.stopping = self.stopping
        to.winner = self.winner
        to.sailing = self.sailing
        to.hitting = self.hitting
        to.hitting_effect = self.hitting_effect
        to.left = self.left
        to.looking = self.looking
        to.placed = self.placed
        to.contest = self.contest
        to.tied = self.tied
        to.done = self.done
        to.setup = self.setup
        to.stopped_players_can_be_sunk = self.stopped_players_can_be_sunk
        to.forced_reveal_hits_stopped_players = self.forced_reveal_hits_stopped_players
        to.gain_per_is_continuous = self.gain_per_is_continuous
        to.sunk_players_rank_for_monsters = self.sunk_players_rank_for_monsters
        to.peek_reshuffles_only_when_pile_empty = self.peek_reshuffles_only_when_pile_empty
        to.wilson_auto_retrieve = self.wilson_auto_retrieve
        to.starter_deck_identical = self.starter_deck_identical
        to.steps = self.steps
        to.entered = self.entered
        to.sinkings = self.sinkings
        to.ties = self.ties
        to.flips = self.flips
        to.copied = self.copied
        to.lendings = self.lendings
        to.forgotten = self.forgotten
        to.shuffles = self.shuffles

    # -- decisions: each phase is in its chapter

    def pending(self) -> i64:
        if self.phase == REVEALING:
            return self.at_sea & ~self.chosen
        if self.phase == OVER:
            return 0
        return bit(self.actor)

    def locked(self) -> i64:
        return self.chosen

    def legal(self, seat: i64, out: Moves) -> None:
        out.n = 0
        phase = self.phase
        if phase == REVEALING:
            if has(self.pending(), seat):
                revealing.legal_revealing(self, seat, out)
        elif phase == OVER or seat != self.actor:
            return
        elif phase == PIRATE:
            setup.legal_pirate(self, seat, out)
        elif phase == DECK:
            setup.legal_deck(self, seat, out)
        elif phase == ORDER:
            kinds.legal_order(self, seat, out)
        elif phase == KEEP:
            kinds.legal_keep(self, seat, out)
        elif phase == SALVAGE:
            kinds.legal_salvage(self, seat, out)
        elif phase == FALLBACK:
            kinds.legal_fallback(self, seat, out)
        elif phase == FLIP:
            kinds.legal_flip(self, seat, out)
        elif phase == LENDING:
            kinds.legal_lending(self, seat, out)
        elif phase == AIMING:
            effects.legal_aiming(self, seat, out)
        elif phase == TIE:
            contests.legal_tie(self, seat, out)
        elif phase == MONSTER:
            contests.legal_monster(self, seat, out)
        elif phase == LOOT:
            contests.legal_loot(self, seat, out)
        elif phase == BOX:
            contests.legal_box(self, seat, out)
        elif phase == LENT:
            rounds.legal_lent(self, seat, out)
        else:
            ending.legal_crowning(self, seat, out)

    def why_not(self, seat: i64, move: i64) -> i64:
        """By the chapter of the phase to which the move belongs, whichever phase it is now."""
        if move < 0 or move >= self.figures.codes:
            return NO_SUCH_MOVE
        if self.phase == OVER:
            return GAME_OVER
        if seat < 0 or seat >= self.players:
            return NOT_YOUR_TURN
        if not has(self.pending(), seat) and (self.phase != REVEALING or move > STOP):
            return NOT_YOUR_TURN
        if FIRST <= move < FIRST_NAMED and (move - FIRST) % SEATS >= self.players:
            return NO_SUCH_SEAT
        phase = self.figures.phase_of(move)
        if phase == PIRATE:
            return setup.against_pirate(self, seat, move)
        if phase == DECK:
            return setup.against_deck(self, seat, move)
        if phase == REVEALING:
            return revealing.against_revealing(self, seat, move)
        if phase == ORDER:
            return kinds.against_order(self, seat, move)
        if phase == KEEP:
            return kinds.against_keep(self, seat, move)
        if phase == SALVAGE:
            return kinds.against_salvage(self, seat, move)
        if phase == FALLBACK:
            return kinds.against_fallback(self, seat, move)
        if phase == FLIP:
            return kinds.against_flip(self, seat, move)
        if phase == LENDING:
            return kinds.against_lending(self, seat, move)
        if phase == AIMING:
            return effects.against_aiming(self, seat, move)
        if phase == TIE:
            return contests.against_tie(self, seat, move)
        if phase == MONSTER:
            return contests.against_monster(self, seat, move)
        if phase == LOOT:
            return contests.against_loot(self, seat, move)
        if phase == BOX:
            return contests.against_box(self, seat, move)
        if phase == LENT:
            return rounds.against_lent(self, seat, move)
        return ending.against_crowning(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == REVEALING:
            revealing.play_revealing(self, seat, move)
        elif phase == PIRATE:
            setup.play_pirate(self, seat, move)
        elif phase == DECK:
            setup.play_deck(self, seat, move)
        elif phase == ORDER:
            kinds.play_order(self, seat, move)
        elif phase == KEEP:
            kinds.play_keep(self, seat, move)
        elif phase == SALVAGE:
            kinds.play_salvage(self, seat, move)
        elif phase == FALLBACK:
            kinds.play_fallback(self, seat, move)
        elif phase == FLIP:
            kinds.play_flip(self, seat, move)
        elif phase == LENDING:
            kinds.play_lending(self, seat, move)
        elif phase == AIMING:
            effects.play_aiming(self, seat, move)
        elif phase == TIE:
            contests.play_tie(self, seat, move)
        elif phase == MONSTER:
            contests.play_monster(self, seat, move)
        elif phase == LOOT:
            contests.play_loot(self, seat, move)
        elif phase == BOX:
            contests.play_box(self, seat, move)
        elif phase == LENT:
            rounds.play_lent(self, seat, move)
        else:
            ending.play_crowning(self, seat, move)

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.actor = seat

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """Clockwise."""
        seat += steps
        if seat >= self.players:
            seat -= self.players
        return seat

    def forget_entries(self) -> None:
        """No card lies in a play area."""
        if not self.gain_per_is_continuous:
            entry: i64 = 0
            while entry < self.card.n:
                self.bonus_swords[entry] = 0
                self.bonus_gold[entry] = 0
                entry += 1
        self.card.n = 0
        self.face.n = 0
        self.owner.n = 0
        self.down.n = 0
        self.column.n = 0

    def score(self, seat: i64) -> i64:
        return ending.score(self, seat)

    def winners(self) -> i64:
        if self.winner == NONE:
            return 0
        return bit(self.winner)

    def resample(self, seat: i64, word: i64) -> None:
        self.reseed(word)
        piles.resample(self, seat)

    def derive(self) -> None:
        """Curses of areas, who is at sea, and what counts in the contest."""
        self.at_sea = 0
        for seat in range(self.players):
            pirate = self.pirates[seat]
            pirate.curses = 0
            if pirate.standing != SUNK:
                pirate.curses = revealing.symbols(self, seat, CURSE)
            if pirate.standing == AT_SEA and self.phase > DECK:
                self.at_sea |= bit(seat)
        contests.weigh(self)


def fixed_bonuses(room: i64, options: dict[str, int]) -> vec[i64]:
    return vec[i64]() if options["gain_per_is_continuous"] else vec[i64]([i64(0)] * room)
