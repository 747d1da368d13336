"""A position of Pirate King: what lies where, whose turn it is, and which chapter answers for the phase."""

from collections.abc import Callable
from typing import Final, final

from flibuste.games.pirate_king.rules import contests, effects, ending, kinds, piles, revealing, rounds, setup
from flibuste.games.pirate_king.rules.codes import (
    AIMING,
    AT_SEA,
    BOX,
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
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import Journal, Moves, State, next_row

NO_OPTIONS: Final[dict[str, int]] = {}
OPTION_NAMES: Final = (
    "setup",
    "stopped_players_can_be_sunk",
    "forced_reveal_hits_stopped_players",
    "gain_per_is_continuous",
    "sunk_players_rank_for_monsters",
    "peek_reshuffles_only_when_pile_empty",
    "wilson_auto_retrieve",
    "starter_deck_identical",
)


@final
class PirateKing(State):
    """A position of Pirate King, always at a decision or at the end."""

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

    entries: i64 = 0  # cards that have come into play areas this round
    card: Final[Row]  # for each entry: the card, its face, whose it is, whether it lies face down, its column
    face: Final[Row]
    owner: Final[Row]
    down: Final[Row]
    column: Final[Row]
    bonus_swords: Final[vec[i64]]  # fixed ones (PK-OPT-03)
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

    deal_pirates: bool = False  # PK-SET-03
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
        self.bonus_swords = vec[i64]([i64(0)] * room) if like is None else copied_bonus(like, like.bonus_swords)
        self.bonus_gold = vec[i64]([i64(0)] * room) if like is None else copied_bonus(like, like.bonus_gold)
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
            self.phase = like.phase
            self.round = like.round
            self.step = like.step
            self.captain = like.captain
            self.actor = like.actor
            self.at_sea = like.at_sea
            self.chosen = like.chosen
            self.stopping = like.stopping
            self.winner = like.winner
            self.entries = like.entries
            self.sailing = like.sailing
            self.hitting = like.hitting
            self.hitting_effect = like.hitting_effect
            self.left = like.left
            self.looking = like.looking
            self.placed = like.placed
            self.contest = like.contest
            self.tied = like.tied
            self.done = like.done
            self.deal_pirates = like.deal_pirates
            self.stopped_players_can_be_sunk = like.stopped_players_can_be_sunk
            self.forced_reveal_hits_stopped_players = like.forced_reveal_hits_stopped_players
            self.gain_per_is_continuous = like.gain_per_is_continuous
            self.sunk_players_rank_for_monsters = like.sunk_players_rank_for_monsters
            self.peek_reshuffles_only_when_pile_empty = like.peek_reshuffles_only_when_pile_empty
            self.wilson_auto_retrieve = like.wilson_auto_retrieve
            self.starter_deck_identical = like.starter_deck_identical
            self.steps = like.steps
            self.entered = like.entered
            self.sinkings = like.sinkings
            self.ties = like.ties
            self.flips = like.flips
            self.copied = like.copied
            self.lendings = like.lendings
            self.forgotten = like.forgotten
            self.shuffles = like.shuffles
            return
        self.deal_pirates = options["setup"] == 1
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

    def score(self, seat: i64) -> i64:
        return ending.score(self, seat)

    def winners(self) -> i64:
        if self.winner == NONE:
            return 0
        return bit(self.winner)

    def resample(self, seat: i64, word: i64) -> None:
        self.reseed(word)
        piles.resample(self, seat)

    # -- as numbers

    def option_numbers(self) -> dict[str, int]:
        numbers = [int(self.deal_pirates), int(self.stopped_players_can_be_sunk)]
        numbers += [int(self.forced_reveal_hits_stopped_players), int(self.gain_per_is_continuous)]
        numbers += [int(self.sunk_players_rank_for_monsters), int(self.peek_reshuffles_only_when_pile_empty)]
        numbers += [int(self.wilson_auto_retrieve), int(self.starter_deck_identical)]
        return dict(zip(OPTION_NAMES, numbers, strict=True))

    def pack(self) -> list[int]:
        numbers: list[int] = [int(self.players), *self.option_numbers().values()]
        numbers += [int(self.luck), int(self.revealed), int(self.phase), int(self.round), int(self.step)]
        numbers += [int(self.captain), int(self.actor), int(self.chosen), int(self.stopping), int(self.winner)]
        numbers += [int(self.sailing), int(self.hitting), int(self.hitting_effect), int(self.left), int(self.looking)]
        numbers += [int(self.placed), int(self.contest), int(self.tied), int(self.done), int(self.steps)]
        numbers += [int(self.entered), int(self.sinkings), int(self.ties), int(self.flips), int(self.copied)]
        numbers += [int(self.lendings), int(self.forgotten), int(self.shuffles), int(self.entries)]
        for entry in range(self.entries):
            numbers += [int(self.card.get(entry)), int(self.face.get(entry)), int(self.owner.get(entry))]
            numbers += [int(self.down.get(entry)), int(self.column.get(entry))]
            bonus = not self.gain_per_is_continuous
            numbers += [int(self.bonus_swords[entry]) if bonus else 0, int(self.bonus_gold[entry]) if bonus else 0]
        rows = [self.monsters, self.loot, self.box, self.stack, self.stack_effect, self.stack_left, self.unresolved]
        rows += [self.victims, self.sweep, self.sweep_effect, self.waiting, self.waiting_effect, self.line, self.asked]
        lists = [row.to_list() for row in rows]
        lists += piles.pile_lists(self.monster_pile, NONE) + piles.pile_lists(self.loot_pile, NONE)
        for seat in range(self.players):
            pirate = self.pirates[seat]
            numbers += [int(pirate.card), int(pirate.deck), int(pirate.standing)]
            numbers += [int(pirate.last), int(pirate.crowns), int(pirate.relics)]
            lists += [pirate.discard.to_list(), pirate.area.to_list(), *piles.pile_lists(pirate.pile, seat)]
        for row in lists:
            numbers.append(len(row))
            numbers += row
        return numbers

    def recount(self) -> None:
        """What follows from the rest: curses of areas, who is at sea, and what counts in the contest."""
        self.at_sea = 0
        for seat in range(self.players):
            pirate = self.pirates[seat]
            pirate.curses = 0
            if pirate.standing != SUNK:
                pirate.curses = revealing.symbols(self, seat, CURSE)
            if pirate.standing == AT_SEA and self.phase > DECK:
                self.at_sea |= bit(seat)
        contests.weigh(self)

    def __reduce__(self) -> tuple[Callable[[Figures, list[int]], "PirateKing"], tuple[Figures, list[int]]]:
        return (unpack, (self.figures, self.pack()))


def copied_bonus(game: PirateKing, bonus: vec[i64]) -> vec[i64]:
    """Nothing is ever written there unless bonuses are fixed (PK-OPT-03): else copies share it."""
    return bonus if game.gain_per_is_continuous else bonus[:]


def unpack(figures: Figures, numbers: list[int]) -> PirateKing:
    """The state whose `pack` this is."""
    left = numbers[::-1]
    players = left.pop()
    options = {name: left.pop() for name in OPTION_NAMES}
    state = blank_state(figures, players, options)
    state.luck = left.pop()
    state.revealed = left.pop()
    state.phase = left.pop()
    state.round = left.pop()
    state.step = left.pop()
    state.captain = left.pop()
    state.actor = left.pop()
    state.chosen = left.pop()
    state.stopping = left.pop()
    state.winner = left.pop()
    state.sailing = left.pop()
    state.hitting = left.pop()
    state.hitting_effect = left.pop()
    state.left = left.pop()
    state.looking = left.pop()
    state.placed = left.pop()
    state.contest = left.pop()
    state.tied = left.pop()
    state.done = left.pop()
    state.steps = left.pop()
    state.entered = left.pop()
    state.sinkings = left.pop()
    state.ties = left.pop()
    state.flips = left.pop()
    state.copied = left.pop()
    state.lendings = left.pop()
    state.forgotten = left.pop()
    state.shuffles = left.pop()
    state.entries = left.pop()
    for entry in range(state.entries):
        state.card.put(entry, left.pop())
        state.face.put(entry, left.pop())
        state.owner.put(entry, left.pop())
        state.down.put(entry, left.pop())
        state.column.put(entry, left.pop())
        state.bonus_swords[entry] = left.pop()
        state.bonus_gold[entry] = left.pop()
    for pirate in state.pirates:
        pirate.card = left.pop()
        pirate.deck = left.pop()
        pirate.standing = left.pop()
        pirate.last = left.pop()
        pirate.crowns = left.pop()
        pirate.relics = left.pop()
    rows = [state.monsters, state.loot, state.box, state.stack, state.stack_effect, state.stack_left, state.unresolved]
    rows += [state.victims, state.sweep, state.sweep_effect, state.waiting, state.waiting_effect]
    for row in [*rows, state.line, state.asked]:
        row.fill(next_row(left))
    for pile in (state.monster_pile, state.loot_pile):
        rest, top = next_row(left), next_row(left)
        piles.lay_pile(pile, NONE, rest, top, next_row(left)[0])
    for seat, pirate in enumerate(state.pirates):
        pirate.discard.fill(next_row(left))
        pirate.area.fill(next_row(left))
        rest, top = next_row(left), next_row(left)
        piles.lay_pile(pirate.pile, seat, rest, top, next_row(left)[0])
    state.recount()
    return state


def blank_state(figures: Figures, players: i64, options: dict[str, int]) -> PirateKing:
    """A table on which nothing lies yet, to be laid out by a pack or a position."""
    state = PirateKing(figures, players, {**options, "setup": 0}, 0, None)
    state.deal_pirates = options["setup"] == 1
    for pirate in state.pirates:
        pirate.card = pirate.deck = NONE
        pirate.crowns = pirate.relics = 0
        pirate.pile.rest.clear()
    state.monster_pile.rest.clear()
    state.loot_pile.rest.clear()
    return state
