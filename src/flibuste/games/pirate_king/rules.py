"""The rulebook of Pirate King as code, in its order; the clauses are in `rulebook/en.md`.

A card is the number of its kind: pirates first, then starter cards, monsters and loot, each in the order of the
figures. A card in a play area is an entry: its number among all cards that have come into play areas this round.
"""

from collections.abc import Callable
from typing import Final, final

from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64, vec
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import EVERYONE, Journal, Moves, State, audience, next_row

NONE: Final = -1
SEATS: Final = 5  # at most
MOST_STEPS: Final = 200  # of a round: more than there are cards

# Move codes; the others, which name a card, a deck or a place, begin where the figures say
REVEAL: Final = 0
STOP: Final = 1
MORE: Final = 2
ENOUGH: Final = 3
READY: Final = 4
FIRST: Final = 5  # + seat
LEND: Final = 10  # + seat
TARGET: Final = 15  # + seat
CROWN: Final = 20  # + seat
FIRST_NAMED: Final = 25

# Phases
PIRATE: Final = 0
DECK: Final = 1
REVEALING: Final = 2
ORDER: Final = 3
KEEP: Final = 4
SALVAGE: Final = 5
FALLBACK: Final = 6
FLIP: Final = 7
LENDING: Final = 8
AIMING: Final = 9
TIE: Final = 10
MONSTER: Final = 11
LOOT: Final = 12
BOX: Final = 13
LENT: Final = 14
CROWNING: Final = 15
OVER: Final = 16

# Types of cards
PIRATE_CARD: Final = 0
STARTER_CARD: Final = 1
MONSTER_CARD: Final = 2
LOOT_CARD: Final = 3

# Symbols: the four figures, then the marks
SWORD: Final = 0
GOLD: Final = 1
CURSE: Final = 2
CROWN_ICON: Final = 3
FIRST_MARK: Final = 4

# Kinds of effects
REVEAL_MORE: Final = 0
COPY_PREVIOUS: Final = 1
PEEK_REORDER: Final = 2
FLIP_DOWN: Final = 3
GAIN_PER: Final = 4
COLLECT_SET: Final = 5
TAKE_CAPTAIN: Final = 6
LOOK_KEEP_ONE: Final = 7
PLAY_FROM_DISCARD: Final = 8
LEND_CARD: Final = 9
LOOT_INTO_PLAY: Final = 10

# Whom an effect is for
ON_SELF: Final = 0
ON_OTHERS: Final = 1
ON_ONE_OTHER: Final = 2

# What a pirate is doing (PK-RND-05)
AT_SEA: Final = 0
STOPPED: Final = 1
SUNK: Final = 2

# Contests
NO_CONTEST: Final = 0
SWORDS: Final = 1
GOLDS: Final = 2

# How a card came to be revealed
BY_STEP: Final = 0
BY_EFFECT: Final = 1
BY_FORCE: Final = 2
BY_KEEPING: Final = 3
NEW_COLUMN: Final = 0

# Kinds of events
NAMED_CAPTAIN: Final = 0  # seat
CHOSE_PIRATE: Final = 1  # seat, card
CHOSE_DECK: Final = 2  # seat, deck
ROUND: Final = 3  # round
MONSTER_UP: Final = 4  # card
LOOT_UP: Final = 5  # card
LOCKED: Final = 6  # seat
HAS_STOPPED: Final = 7  # seat
REVEALED: Final = 8  # seat, card, how, place
EMPTY: Final = 9  # seat
COPIED: Final = 10  # seat, card, what it became
BLANKED: Final = 11  # seat, card
PEEKED: Final = 12  # seat, cards
PEEKED_FACE: Final = 13  # card
ORDERED: Final = 14  # seat, cards
DISCARDED: Final = 15  # seat, card
SALVAGED: Final = 16  # seat, card, place
LOOT_PLAYED: Final = 17  # seat, card, place
FLIPPED: Final = 18  # seat, card, symbol, place
TOKEN: Final = 19  # from seat, to seat
HIT: Final = 20  # seat, other, card, kind of effect
LENT_CARD: Final = 21  # seat, other, card
SANK: Final = 22  # seat, curses
RESHUFFLED: Final = 23  # seat, cards
BATTLE: Final = 24
LOOTING: Final = 25
TIED: Final = 26  # contest, value, pirates
PLACED: Final = 27  # seat, contest, place among the tied
TOOK_MONSTER: Final = 28  # seat, card
BOXED: Final = 29  # card
TOOK_LOOT: Final = 30  # seat, card
BOXED_BY: Final = 31  # seat, card
RETRIEVED: Final = 32  # seat, other, card
FORGOTTEN: Final = 33  # seat, other, card
SCORED: Final = 34  # seat, printed crowns, relics, points
CROWNED: Final = 35  # seat
ENDED: Final = 36

# Reasons of refusal; 0 is none
NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
NO_SUCH_MOVE: Final = 3
NO_SUCH_SEAT: Final = 4
ALREADY_LOCKED: Final = 5
EFFECTS_FIRST: Final = 6
STOP_BETWEEN_STEPS: Final = 7
STOP_IS_FINAL: Final = 8
IS_SUNK: Final = 9
NOT_REVEALING: Final = 10
ONLY_AT_SETUP: Final = 11
PIRATE_TAKEN: Final = 12
PIRATE_FIRST: Final = 13
PIRATE_CHOSEN: Final = 14
DECK_TAKEN: Final = 15
SAME_DECK: Final = 16
NO_FLIP: Final = 17
NO_CARD_THERE: Final = 18
LACKS_SYMBOL: Final = 19
ALREADY_DOWN: Final = 20
NO_ORDER: Final = 21
NOT_LOOKED_AT: Final = 22
NO_KEEP: Final = 23
NOT_DRAWN: Final = 24
NO_SALVAGE: Final = 25
NOT_IN_DISCARD: Final = 26
NO_LEND: Final = 27
LEND_TO_YOURSELF: Final = 28
LEND_TO_SUNK: Final = 29
NO_TARGET: Final = 30
NOT_YOURSELF: Final = 31
CANNOT_BE_HIT: Final = 32
NO_TIE: Final = 33
NOT_TIED: Final = 34
NO_BATTLE: Final = 35
NO_SUCH_MONSTER: Final = 36
NO_LOOT: Final = 37
NO_SUCH_LOOT: Final = 38
NO_BOX: Final = 39
NOT_TO_BOX: Final = 40
NOTHING_LENT: Final = 41
NOT_LENT: Final = 42
NO_CROWN: Final = 43
NOT_IN_THE_LEAD: Final = 44
NO_FALLBACK: Final = 45


@final
class Figures:
    """The cards by kind and the figures of the rules, as machine numbers; shared by all copies of a state.

    After the last kind comes the blank face of a copy that had nothing to copy.
    """

    cards: list[dict[str, int]]  # as given, for pickling
    effect_rows: list[list[dict[str, int]]]
    deck_rows: list[list[int]]
    rules: dict[str, int]
    relic_row: list[int]

    kinds: i64
    blank: i64
    first_starter: i64
    first_monster: i64
    first_loot: i64
    all_cards: i64  # that a game can have in play
    own_cards: i64  # of a pirate at the start
    decks: i64
    deck_size: i64
    deck: vec[i64]  # deck_size a deck

    copies: vec[i64]
    swords: vec[i64]
    gold: vec[i64]
    curses: vec[i64]
    crowns: vec[i64]
    marks: vec[i64]  # bit sets
    relic: vec[i64]
    copying: vec[i64]  # 1: becomes a copy when it enters
    gaining: vec[i64]  # 1: has an effect that gains per symbol

    effects: vec[i64]  # how many a face has
    first_effect: vec[i64]  # where they begin in the following rows
    kind: vec[i64]
    target: vec[i64]
    number: vec[i64]
    symbol: vec[i64]
    more_swords: vec[i64]
    more_gold: vec[i64]

    rounds: i64
    curses_to_sink: i64
    monsters_per_round: i64
    monster_takers: i64
    loot_per_player: i64
    sunk_swords: i64
    sunk_gold: i64
    captain_crowns: i64
    identical_deck: i64
    two_players_monsters: i64
    two_players_takers: i64
    two_players_loot: i64
    two_players_boxed: i64
    relic_crowns: vec[i64]
    relics_to_win: i64

    choose_pirate: i64  # first codes of the moves that name something
    choose_deck: i64
    take_monster: i64
    take_loot: i64
    put_in_box: i64
    flip: i64
    next: i64
    keep: i64
    salvage: i64
    retrieve: i64
    codes: i64

    def __init__(
        self,
        cards: list[dict[str, int]],
        effect_rows: list[list[dict[str, int]]],
        deck_rows: list[list[int]],
        rules: dict[str, int],
        relic_row: list[int],
    ) -> None:
        self.cards = cards
        self.effect_rows = effect_rows
        self.deck_rows = deck_rows
        self.rules = rules
        self.relic_row = relic_row
        types = [card["type"] for card in cards]
        self.kinds = len(cards)
        self.blank = len(cards)
        self.first_starter = types.count(PIRATE_CARD)
        self.first_monster = self.first_starter + types.count(STARTER_CARD)
        self.first_loot = self.first_monster + types.count(MONSTER_CARD)
        shared = [card["copies"] for card in cards if card["type"] >= MONSTER_CARD]
        self.all_cards = SEATS * (len(deck_rows[0]) + 1) + sum(shared)
        self.decks = len(deck_rows)
        self.deck_size = len(deck_rows[0])
        self.own_cards = self.deck_size + 1
        in_decks: list[int] = []
        for row in deck_rows:
            in_decks += row
        self.deck = vec[i64]([i64(card) for card in in_decks])

        self.copies = column(cards, "copies")
        self.swords = column(cards, "swords")
        self.gold = column(cards, "gold")
        self.curses = column(cards, "curses")
        self.crowns = column(cards, "crowns")
        self.marks = column(cards, "marks")
        self.relic = column(cards, "relic")
        self.copying = vec[i64]([i64(0)] * (len(cards) + 1))
        self.gaining = vec[i64]([i64(0)] * (len(cards) + 1))
        self.effects = vec[i64]([i64(0)] * (len(cards) + 1))
        self.first_effect = vec[i64]([i64(0)] * (len(cards) + 1))
        every: list[dict[str, int]] = []
        for card, row_of_effects in enumerate(effect_rows):
            self.effects[card] = len(row_of_effects)
            self.first_effect[card] = len(every)
            every += row_of_effects
            for effect in row_of_effects:
                if effect["kind"] == COPY_PREVIOUS:
                    self.copying[card] = 1
                if effect["kind"] == GAIN_PER:
                    self.gaining[card] = 1
        self.kind = vec[i64]([i64(effect["kind"]) for effect in every])
        self.target = vec[i64]([i64(effect["target"]) for effect in every])
        self.number = vec[i64]([i64(effect["number"]) for effect in every])
        self.symbol = vec[i64]([i64(effect["symbol"]) for effect in every])
        self.more_swords = vec[i64]([i64(effect["swords"]) for effect in every])
        self.more_gold = vec[i64]([i64(effect["gold"]) for effect in every])

        self.rounds = rules["rounds"]
        self.curses_to_sink = rules["curses_to_sink"]
        self.monsters_per_round = rules["monsters_per_round"]
        self.monster_takers = rules["monster_takers"]
        self.loot_per_player = rules["loot_per_player"]
        self.sunk_swords = rules["sunk_swords"]
        self.sunk_gold = rules["sunk_gold"]
        self.captain_crowns = rules["captain_crowns"]
        self.identical_deck = rules["identical_deck"]
        self.two_players_monsters = rules["two_players_monsters"]
        self.two_players_takers = rules["two_players_takers"]
        self.two_players_loot = rules["two_players_loot"]
        self.two_players_boxed = rules["two_players_boxed"]
        self.relic_crowns = vec[i64]([i64(crowns) for crowns in relic_row])
        self.relics_to_win = rules["relics_to_win"]

        loots = self.kinds - self.first_loot
        self.choose_pirate = FIRST_NAMED
        self.choose_deck = self.choose_pirate + self.first_starter
        self.take_monster = self.choose_deck + self.decks
        self.take_loot = self.take_monster + self.first_loot - self.first_monster
        self.put_in_box = self.take_loot + loots
        self.flip = self.put_in_box + loots
        self.next = self.flip + self.all_cards
        self.keep = self.next + self.kinds
        self.salvage = self.keep + self.kinds
        self.retrieve = self.salvage + self.kinds
        self.codes = self.retrieve + self.kinds

    def __reduce__(
        self,
    ) -> tuple[
        type["Figures"],
        tuple[list[dict[str, int]], list[list[dict[str, int]]], list[list[int]], dict[str, int], list[int]],
    ]:
        return (Figures, (self.cards, self.effect_rows, self.deck_rows, self.rules, self.relic_row))

    def shown(self, face: i64, symbol: i64) -> i64:
        """How many of a symbol a face shows."""
        if symbol == CURSE:
            return self.curses[face]
        if symbol == SWORD:
            return self.swords[face]
        if symbol == GOLD:
            return self.gold[face]
        if symbol == CROWN_ICON:
            return self.crowns[face]
        return self.marks[face] >> (symbol - FIRST_MARK) & 1


def column(cards: list[dict[str, int]], name: str) -> vec[i64]:
    """One figure of all cards, and 0 for the blank face."""
    return vec[i64]([i64(card[name]) for card in cards] + [i64(0)])


@final
class Pirate:
    """What belongs to a seat: its piles, its play area, and what it is doing."""

    __slots__ = (
        "area",
        "card",
        "crowns",
        "curses",
        "deck",
        "discard",
        "last",
        "pile",
        "relics",
        "standing",
    )
    card: i64  # the pirate chosen
    deck: i64
    pile: Pile
    discard: Row
    area: Row  # entries, in order of arrival
    standing: i64
    curses: i64  # face up in the area
    last: i64  # the own entry that came last into the own area, wherever it lies now
    crowns: i64  # printed on all cards owned
    relics: i64  # owned

    def __init__(self, room: i64, like: "Pirate | None" = None) -> None:
        if like is not None:
            self.card = like.card
            self.deck = like.deck
            self.pile = Pile(0, like.pile)
            self.discard = Row(0, like.discard)
            self.area = Row(0, like.area)
            self.standing = like.standing
            self.curses = like.curses
            self.last = like.last
            self.crowns = like.crowns
            self.relics = like.relics
            return
        self.card = NONE
        self.deck = NONE
        self.pile = Pile(room)
        self.discard = Row(room)
        self.area = Row(room)
        self.standing = AT_SEA
        self.curses = 0
        self.last = NONE
        self.crowns = 0
        self.relics = 0


@final
class PirateKing(State):
    """A position of Pirate King, always at a decision or at the end."""

    figures: Figures
    pirates: list[Pirate]
    monster_pile: Pile
    loot_pile: Pile
    monsters: Row  # on display
    loot: Row
    box: Row

    phase: i64
    round: i64
    step: i64
    captain: i64
    actor: i64  # who decides, where one pirate does
    at_sea: i64  # bit set
    chosen: i64  # bit set of those whose choice is locked and not yet shown
    stopping: i64  # bit set of those who have chosen to stop
    winner: i64

    entries: i64  # cards that have come into play areas this round
    card: Row  # for each entry: the card, its face, whose it is, whether it lies face down, its column
    face: Row
    owner: Row
    down: Row
    column: Row
    bonus_swords: vec[i64]  # fixed ones (PK-OPT-03)
    bonus_gold: vec[i64]

    stack: Row  # entries being resolved, the innermost last
    stack_effect: Row
    stack_left: Row
    unresolved: Row  # seats whose newly revealed card is still to be resolved
    sailing: i64  # seats that were at sea when the cards of this step were revealed
    hitting: i64  # the entry whose effect on others is under way
    hitting_effect: i64
    victims: Row
    left: i64  # how often it still hits the first of them
    sweep: Row  # entries with effects on others that follow
    sweep_effect: Row
    waiting: Row  # entries with effects on others for the next sweep
    waiting_effect: Row
    looking: i64  # cards on top of the actor's pile that it looks at
    placed: i64  # how many of them it has put back

    contest: i64
    worth: vec[i64]  # what each pirate has of the contest's figure
    tied: i64  # bit set of those whom the Captain has not named yet
    line: Row  # seats that are to choose
    done: i64  # bit set of all that have come into the line, or are tied
    asked: Row  # seats still to be asked for lent cards

    deal_pirates: bool  # PK-SET-03
    stopped_can_sink: bool  # PK-OPT-01
    force_hits_stopped: bool  # PK-OPT-02
    gains_live: bool  # PK-OPT-03
    sunk_rank: bool  # PK-OPT-04
    peek_only_what_is_there: bool  # PK-OPT-05
    retrieve_all: bool  # PK-OPT-06
    same_deck: bool  # PK-OPT-07

    steps: i64  # counted for reports
    entered: i64
    sinkings: i64
    ties: i64
    flips: i64
    copied: i64
    lendings: i64
    forgotten: i64
    shuffles: i64

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
        self.figures = figures
        if like is not None:
            self.pirates = [Pirate(0, pirate) for pirate in like.pirates]
            self.monster_pile = Pile(0, like.monster_pile)
            self.loot_pile = Pile(0, like.loot_pile)
            self.monsters = Row(0, like.monsters)
            self.loot = Row(0, like.loot)
            self.box = Row(0, like.box)
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
            self.card = Row(0, like.card)
            self.face = Row(0, like.face)
            self.owner = Row(0, like.owner)
            self.down = Row(0, like.down)
            self.column = Row(0, like.column)
            self.bonus_swords = like.bonus_swords
            self.bonus_gold = like.bonus_gold
            if not like.gains_live:
                self.bonus_swords = like.bonus_swords[:]
                self.bonus_gold = like.bonus_gold[:]
            self.stack = Row(0, like.stack)
            self.stack_effect = Row(0, like.stack_effect)
            self.stack_left = Row(0, like.stack_left)
            self.unresolved = Row(0, like.unresolved)
            self.sailing = like.sailing
            self.hitting = like.hitting
            self.hitting_effect = like.hitting_effect
            self.victims = Row(0, like.victims)
            self.left = like.left
            self.sweep = Row(0, like.sweep)
            self.sweep_effect = Row(0, like.sweep_effect)
            self.waiting = Row(0, like.waiting)
            self.waiting_effect = Row(0, like.waiting_effect)
            self.looking = like.looking
            self.placed = like.placed
            self.contest = like.contest
            self.worth = like.worth[:]
            self.tied = like.tied
            self.line = Row(0, like.line)
            self.done = like.done
            self.asked = Row(0, like.asked)
            self.deal_pirates = like.deal_pirates
            self.stopped_can_sink = like.stopped_can_sink
            self.force_hits_stopped = like.force_hits_stopped
            self.gains_live = like.gains_live
            self.sunk_rank = like.sunk_rank
            self.peek_only_what_is_there = like.peek_only_what_is_there
            self.retrieve_all = like.retrieve_all
            self.same_deck = like.same_deck
            self.steps = like.steps
            self.entered = like.entered
            self.sinkings = like.sinkings
            self.ties = like.ties
            self.flips = like.flips
            self.copied = like.copied
            self.lendings = like.lendings
            self.forgotten = like.forgotten
            self.shuffles = like.shuffles
            super().__init__(players, like)
            return
        room = figures.all_cards
        self.pirates = [Pirate(room, None) for _ in range(players)]
        self.monster_pile = Pile(room)
        self.loot_pile = Pile(room)
        self.monsters = Row(room)
        self.loot = Row(room)
        self.box = Row(room)
        self.phase = PIRATE
        self.round = 0
        self.step = 0
        self.captain = 0
        self.actor = NONE
        self.at_sea = 0
        self.chosen = 0
        self.stopping = 0
        self.winner = NONE
        self.entries = 0
        self.card = Row(room)
        self.face = Row(room)
        self.owner = Row(room)
        self.down = Row(room)
        self.column = Row(room)
        self.bonus_swords = vec[i64]([i64(0)] * room)
        self.bonus_gold = vec[i64]([i64(0)] * room)
        self.stack = Row(room)
        self.stack_effect = Row(room)
        self.stack_left = Row(room)
        self.unresolved = Row(SEATS)
        self.sailing = 0
        self.hitting = NONE
        self.hitting_effect = NONE
        self.victims = Row(SEATS)
        self.left = 0
        self.sweep = Row(room)
        self.sweep_effect = Row(room)
        self.waiting = Row(room)
        self.waiting_effect = Row(room)
        self.looking = 0
        self.placed = 0
        self.contest = NO_CONTEST
        self.worth = vec[i64]([i64(0)] * SEATS)
        self.tied = 0
        self.line = Row(SEATS)
        self.done = 0
        self.asked = Row(SEATS)
        self.deal_pirates = options["setup"] == 1
        self.stopped_can_sink = options["stopped_players_can_be_sunk"] == 1
        self.force_hits_stopped = options["forced_reveal_hits_stopped_players"] == 1
        self.gains_live = options["gain_per_is_continuous"] == 1
        self.sunk_rank = options["sunk_players_rank_for_monsters"] == 1
        self.peek_only_what_is_there = options["peek_reshuffles_only_when_pile_empty"] == 1
        self.retrieve_all = options["wilson_auto_retrieve"] == 1
        self.same_deck = options["starter_deck_identical"] == 1
        self.steps = 0
        self.entered = 0
        self.sinkings = 0
        self.ties = 0
        self.flips = 0
        self.copied = 0
        self.lendings = 0
        self.forgotten = 0
        self.shuffles = 0
        super().__init__(players, None)
        self.reseed(word)
        self.journal = journal
        self.set_up()

    def copy(self) -> "PirateKing":
        return PirateKing(self.figures, self.players, NO_OPTIONS, 0, None, self)

    # -- decisions

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
        figures = self.figures
        if phase == REVEALING:
            if has(self.pending(), seat):
                out.add(REVEAL)
                out.add(STOP)
            return
        if phase == OVER or seat != self.actor:
            return
        if phase == LOOT:
            self.add_cards(out, self.loot, figures.take_loot - figures.first_loot)
        elif phase == BOX:
            self.add_cards(out, self.loot, figures.put_in_box - figures.first_loot)
        elif phase == MONSTER:
            self.add_cards(out, self.monsters, figures.take_monster - figures.first_monster)
        elif phase == TIE:
            self.add_seats(out, self.tied, FIRST)
        elif phase == FLIP:
            area = self.pirates[seat].area
            symbol = self.symbol_to_flip()
            place: i64 = 0
            while place < area.n:
                if self.shows(area.get(place), symbol):
                    out.add(figures.flip + place)
                place += 1
        elif phase in (ORDER, KEEP):
            self.add_looked_at(out, self.pirates[seat].pile)
        elif phase == SALVAGE:
            self.add_cards(out, self.pirates[seat].discard, figures.salvage)
        elif phase == FALLBACK:
            out.add(MORE)
            out.add(ENOUGH)
        elif phase == LENDING:
            self.add_seats(out, self.hosts(seat), LEND)
        elif phase == AIMING:
            self.add_seats(out, self.targets(seat), TARGET)
        elif phase == LENT:
            out.add(READY)
            self.add_lent(out, seat)
        elif phase == CROWNING:
            self.add_seats(out, self.leaders(), CROWN)
        elif phase == PIRATE:
            card: i64 = 0
            while card < figures.first_starter:
                if self.chooser_of_pirate(card) == NONE:
                    out.add(figures.choose_pirate + card)
                card += 1
        else:
            deck: i64 = 0
            while deck < figures.decks:
                if self.chooser_of_deck(deck) == NONE:
                    out.add(figures.choose_deck + deck)
                deck += 1

    def add_cards(self, out: Moves, row: Row, base: i64) -> None:
        """The cards of a row, equal ones once; the code of card 0 would be `base`."""
        i: i64 = 0
        while i < row.n:
            out.add_in_order(base + row.get(i))
            i += 1

    def add_seats(self, out: Moves, seats: i64, base: i64) -> None:
        seat: i64 = 0
        while seat < self.players:
            if has(seats, seat):
                out.add(base + seat)
            seat += 1

    def add_looked_at(self, out: Moves, pile: Pile) -> None:
        base = self.figures.next
        if self.phase == KEEP:
            base = self.figures.keep
        top = pile.top
        if top is not None:
            i = top.n - self.looking
            while i < top.n - self.placed:
                out.add_in_order(base + top.get(i))
                i += 1

    def add_lent(self, out: Moves, seat: i64) -> None:
        host: i64 = 0
        while host < self.players:
            area = self.pirates[host].area
            place: i64 = 0
            while place < area.n:
                entry = area.get(place)
                if host != seat and self.owner.get(entry) == seat:
                    out.add_in_order(self.figures.retrieve + self.card.get(entry))
                place += 1
            host += 1

    def why_not(self, seat: i64, move: i64) -> i64:
        figures = self.figures
        if move < 0 or move >= figures.codes:
            return NO_SUCH_MOVE
        if self.phase == OVER:
            return GAME_OVER
        if seat < 0 or seat >= self.players or not has(self.pending(), seat):
            return self.against_idle(seat, move)
        if move <= STOP:
            if self.phase == REVEALING:
                return 0
            return self.against_revealing(move)
        if move <= ENOUGH:
            if self.phase == FALLBACK:
                return 0
            return NO_FALLBACK if self.phase == SALVAGE else NO_SALVAGE
        if move == READY:
            if self.phase == LENT:
                return 0
            return NOTHING_LENT
        if move < FIRST_NAMED:
            return self.against_seat(seat, move)
        if move < figures.take_monster:
            return self.against_choosing(move)
        if move < figures.flip:
            return self.against_taking(move)
        if move < figures.next:
            return self.against_flipping(seat, move - figures.flip)
        return self.against_card(seat, move)

    def against_idle(self, seat: i64, move: i64) -> i64:
        """Against a move of a seat that owes none."""
        if self.phase == REVEALING and move <= STOP and 0 <= seat < self.players:
            if has(self.chosen, seat):
                return ALREADY_LOCKED
            if self.pirates[seat].standing == STOPPED:
                return STOP_IS_FINAL
            return IS_SUNK
        return NOT_YOUR_TURN

    def against_revealing(self, move: i64) -> i64:
        if self.phase < REVEALING or self.phase > AIMING:
            return NOT_REVEALING
        if move == STOP:
            return STOP_BETWEEN_STEPS
        return EFFECTS_FIRST

    def against_seat(self, seat: i64, move: i64) -> i64:
        """Against a move that names a seat."""
        other = (move - FIRST) % SEATS
        if other >= self.players:
            return NO_SUCH_SEAT
        if move < LEND:
            if self.phase != TIE:
                return NO_TIE
            if has(self.tied, other):
                return 0
            return NOT_TIED
        if move < TARGET:
            if self.phase != LENDING:
                return NO_LEND
            if other == seat:
                return LEND_TO_YOURSELF
            if has(self.hosts(seat), other):
                return 0
            return LEND_TO_SUNK
        if move < CROWN:
            if self.phase != AIMING:
                return NO_TARGET
            if other == seat:
                return NOT_YOURSELF
            if has(self.targets(seat), other):
                return 0
            return CANNOT_BE_HIT
        if self.phase != CROWNING:
            return NO_CROWN
        if has(self.leaders(), other):
            return 0
        return NOT_IN_THE_LEAD

    def against_choosing(self, move: i64) -> i64:
        """Against choosing a pirate or a deck (PK-SET-03)."""
        figures = self.figures
        if self.phase > DECK:
            return ONLY_AT_SETUP
        if move < figures.choose_deck:
            if self.phase == DECK:
                return PIRATE_CHOSEN
            if self.chooser_of_pirate(move - figures.choose_pirate) == NONE:
                return 0
            return PIRATE_TAKEN
        if self.same_deck:
            return SAME_DECK
        if self.phase == PIRATE:
            return PIRATE_FIRST
        if self.chooser_of_deck(move - figures.choose_deck) == NONE:
            return 0
        return DECK_TAKEN

    def against_taking(self, move: i64) -> i64:
        """Against taking a card of a display, or boxing it."""
        figures = self.figures
        if move < figures.take_loot:
            if self.phase != MONSTER:
                return NO_BATTLE
            if self.monsters.find(figures.first_monster + move - figures.take_monster) >= 0:
                return 0
            return NO_SUCH_MONSTER
        if move < figures.put_in_box:
            if self.phase != LOOT:
                return NO_LOOT
            if self.loot.find(figures.first_loot + move - figures.take_loot) >= 0:
                return 0
            return NO_SUCH_LOOT
        if self.phase != BOX:
            return NO_BOX
        if self.loot.find(figures.first_loot + move - figures.put_in_box) >= 0:
            return 0
        return NOT_TO_BOX

    def against_flipping(self, seat: i64, place: i64) -> i64:
        if self.phase != FLIP:
            return NO_FLIP
        area = self.pirates[seat].area
        if place >= area.n:
            return NO_CARD_THERE
        entry = area.get(place)
        if self.shows(entry, self.symbol_to_flip()):
            return 0
        if self.down.get(entry):
            return ALREADY_DOWN
        return LACKS_SYMBOL

    def against_card(self, seat: i64, move: i64) -> i64:
        """Against a move that names a card of the seat's own."""
        figures = self.figures
        pirate = self.pirates[seat]
        if move < figures.keep:
            if self.phase != ORDER:
                return NO_ORDER
            if self.place_of_looked_at(pirate.pile, move - figures.next) >= 0:
                return 0
            return NOT_LOOKED_AT
        if move < figures.salvage:
            if self.phase != KEEP:
                return NO_KEEP
            if self.place_of_looked_at(pirate.pile, move - figures.keep) >= 0:
                return 0
            return NOT_DRAWN
        if move < figures.retrieve:
            if self.phase != SALVAGE:
                return NO_SALVAGE
            if pirate.discard.find(move - figures.salvage) >= 0:
                return 0
            return NOT_IN_DISCARD
        if self.phase != LENT:
            return NOTHING_LENT
        if self.lent_entry(seat, move - figures.retrieve) != NONE:
            return 0
        return NOT_LENT

    def play(self, seat: i64, move: i64) -> None:
        figures = self.figures
        phase = self.phase
        if phase == REVEALING:
            self.lock(seat, move)
            return
        if phase <= DECK:
            if phase == PIRATE:
                self.choose_pirate(seat, move - figures.choose_pirate)
            else:
                self.choose_deck(seat, move - figures.choose_deck)
            self.go_on_choosing()
            return
        if phase >= TIE:
            if phase == MONSTER:
                self.take_monster(seat, figures.first_monster + move - figures.take_monster)
            elif phase == LOOT:
                self.take_loot(seat, figures.first_loot + move - figures.take_loot)
            elif phase == BOX:
                self.put_in_box(seat, figures.first_loot + move - figures.put_in_box)
            elif phase == TIE:
                self.name_next(move - FIRST)
                if self.tied:
                    return
            elif phase == LENT:
                self.settle_lent(seat, move)
                return
            else:
                self.crown(move - CROWN)
                return
            self.go_on_choosing_cards()
            return
        if phase == FLIP:
            self.flip(seat, move - figures.flip, self.symbol_to_flip())
        elif phase == ORDER:
            self.place_next(seat, move - figures.next)
        elif phase == KEEP:
            self.keep(seat, move - figures.keep)
        elif phase == SALVAGE:
            self.salvage(seat, move - figures.salvage)
        elif phase == FALLBACK:
            if move == MORE:
                self.reveal(seat, BY_EFFECT, self.column.get(self.stack.get(self.stack.n - 1)))
        elif phase == LENDING:
            self.lend(move - LEND)
        else:
            self.aim_at(move - TARGET)
        if self.phase != ORDER or self.looking == 0:
            self.resolve_effects()

    # -- 1. setup

    def set_up(self) -> None:
        figures = self.figures
        card = figures.first_monster
        while card < figures.kinds:
            copies = figures.copies[card]
            while copies > 0:
                if card < figures.first_loot:
                    self.monster_pile.rest.push(card)
                else:
                    self.loot_pile.rest.push(card)
                copies -= 1
            card += 1
        self.captain = self.below(self.players)
        if self.journal is not None:
            self.journal.note(NAMED_CAPTAIN, EVERYONE, self.captain)
        self.actor = self.captain
        if self.deal_pirates:
            self.deal_all()
        else:
            self.go_on_choosing()

    def deal_all(self) -> None:
        """Pirates and decks at random (PK-SET-03)."""
        pirates = Row(self.figures.first_starter)
        decks = Row(self.figures.decks)
        i: i64 = 0
        while i < self.figures.first_starter:
            pirates.push(i)
            i += 1
        i = 0
        while i < self.figures.decks:
            decks.push(i)
            i += 1
        turn: i64 = 0
        while turn < self.players:
            seat = self.seat_after(self.captain, turn)
            self.choose_pirate(seat, pirates.swap_out(self.below(pirates.n)))
            deck = self.figures.identical_deck
            if not self.same_deck:
                deck = decks.swap_out(self.below(decks.n))
            self.choose_deck(seat, deck)
            turn += 1
        self.revealed += 1
        self.begin_round()

    def go_on_choosing(self) -> None:
        """The next choice of a pirate or a deck, clockwise from the Captain; then the first round."""
        turn: i64 = 0
        while turn < self.players:
            seat = self.seat_after(self.captain, turn)
            pirate = self.pirates[seat]
            self.actor = seat
            if pirate.card == NONE:
                self.phase = PIRATE
                if self.pirates_left() > 1:
                    return
                self.choose_pirate(seat, self.first_pirate_left())
            if pirate.deck == NONE:
                self.phase = DECK
                if self.same_deck:
                    self.choose_deck(seat, self.figures.identical_deck)
                elif self.decks_left() > 1:
                    return
                else:
                    self.choose_deck(seat, self.first_deck_left())
            turn += 1
        self.begin_round()

    def chooser_of_pirate(self, card: i64) -> i64:
        """Whose pirate it is (NONE: nobody's)."""
        seat: i64 = 0
        while seat < self.players:
            if self.pirates[seat].card == card:
                return seat
            seat += 1
        return NONE

    def chooser_of_deck(self, deck: i64) -> i64:
        seat: i64 = 0
        while seat < self.players:
            if self.pirates[seat].deck == deck:
                return seat
            seat += 1
        return NONE

    def pirates_left(self) -> i64:
        left = self.figures.first_starter
        for pirate in self.pirates:
            if pirate.card != NONE:
                left -= 1
        return left

    def decks_left(self) -> i64:
        left = self.figures.decks
        for pirate in self.pirates:
            if pirate.deck != NONE:
                left -= 1
        return left

    def first_pirate_left(self) -> i64:
        card: i64 = 0
        while self.chooser_of_pirate(card) != NONE:
            card += 1
        return card

    def first_deck_left(self) -> i64:
        deck: i64 = 0
        while self.chooser_of_deck(deck) != NONE:
            deck += 1
        return deck

    def choose_pirate(self, seat: i64, card: i64) -> None:
        pirate = self.pirates[seat]
        pirate.card = card
        pirate.pile.rest.push(card)
        self.gain_card(pirate, card)
        if self.journal is not None:
            self.journal.note(CHOSE_PIRATE, EVERYONE, seat, card)

    def choose_deck(self, seat: i64, deck: i64) -> None:
        figures = self.figures
        pirate = self.pirates[seat]
        pirate.deck = deck
        i: i64 = 0
        while i < figures.deck_size:
            card = figures.deck[deck * figures.deck_size + i]
            pirate.pile.rest.push(card)
            self.gain_card(pirate, card)
            i += 1
        if self.journal is not None:
            self.journal.note(CHOSE_DECK, EVERYONE, seat, deck)

    def gain_card(self, pirate: Pirate, card: i64) -> None:
        """A card is the pirate's from now on (PK-DCK-03)."""
        pirate.crowns += self.figures.crowns[card]
        pirate.relics += self.figures.relic[card]

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """Clockwise."""
        seat += steps
        if seat >= self.players:
            seat -= self.players
        return seat

    # -- 2. round

    def begin_round(self) -> None:
        """Start: monsters and loot are turned up; the first reveal is compulsory for all (PK-RND-02, PK-REV-02)."""
        self.round += 1
        self.step = 1
        if self.journal is not None:
            self.journal.note(ROUND, EVERYONE, self.round)
        self.turn_up(self.monster_pile, self.monsters, self.monsters_to_show(), MONSTER_UP)
        self.turn_up(self.loot_pile, self.loot, self.loot_to_show(), LOOT_UP)
        self.at_sea = bit(self.players) - 1
        for pirate in self.pirates:
            pirate.standing = AT_SEA
        self.reveal_together()

    def turn_up(self, pile: Pile, display: Row, cards: i64, event: i64) -> None:
        while cards > 0 and pile.size():
            card = self.draw(pile)
            display.push(card)
            self.revealed += 1
            if self.journal is not None:
                self.journal.note(event, EVERYONE, card)
            cards -= 1

    def monsters_to_show(self) -> i64:
        if self.players == 2:
            return self.figures.two_players_monsters
        return self.figures.monsters_per_round

    def loot_to_show(self) -> i64:
        if self.players == 2:
            return self.figures.two_players_loot
        return self.figures.loot_per_player * self.players

    # -- 3. revealing and stopping

    def lock(self, seat: i64, move: i64) -> None:
        """A choice in secret; the last one shows them all (PK-REV-01)."""
        self.chosen |= bit(seat)
        if move == STOP:
            self.stopping |= bit(seat)
        if self.journal is not None:
            self.journal.note(LOCKED, EVERYONE, seat)
        if self.chosen != self.at_sea:
            return
        self.revealed += 1
        stopping = self.stopping
        self.chosen = 0
        self.stopping = 0
        turn: i64 = 0
        while stopping and turn < self.players:
            seat = self.seat_after(self.captain, turn)
            if has(stopping, seat):
                self.stop(seat)
                if self.journal is not None:
                    self.journal.note(HAS_STOPPED, EVERYONE, seat)
            turn += 1
        if self.at_sea:
            self.reveal_together()
        else:
            self.begin_contest(SWORDS)

    def stop(self, seat: i64) -> None:
        pirate = self.pirates[seat]
        if pirate.standing == AT_SEA:
            pirate.standing = STOPPED
            self.at_sea &= ~bit(seat)

    def reveal_together(self) -> None:
        """All at sea reveal; then what the cards do is resolved (PK-REV-01, -03)."""
        self.steps += 1
        self.sailing = self.at_sea
        turn: i64 = 0
        while turn < self.players:
            seat = self.seat_after(self.captain, turn)
            if has(self.sailing, seat) and self.has_card_to_draw(seat):
                pirate = self.pirates[seat]
                self.enter(seat, self.draw(pirate.pile), NEW_COLUMN)
                self.note_revealed(seat, BY_STEP)
                if self.figures.effects[self.face.get(pirate.last)]:
                    self.unresolved.push(seat)
            turn += 1
        self.resolve_effects()

    def reveal(self, seat: i64, how: i64, column: i64) -> None:
        """Reveal the top card by an effect, to be resolved at once."""
        if self.has_card_to_draw(seat):
            self.enter(seat, self.draw(self.pirates[seat].pile), column)
            self.note_revealed(seat, how)
            self.begin_resolving(self.pirates[seat].last)

    def has_card_to_draw(self, seat: i64) -> bool:
        """Whether a card can be drawn, shuffled if need be; who must draw and cannot, stops (PK-DCK-01, PK-REV-08)."""
        pirate = self.pirates[seat]
        if pirate.pile.size() == 0:
            if pirate.discard.n == 0:
                if pirate.standing == AT_SEA and self.journal is not None:
                    self.journal.note(EMPTY, EVERYONE, seat)
                self.stop(seat)
                return False
            self.shuffle(seat)
        return True

    def shuffle(self, seat: i64) -> None:
        """The discard becomes part of the rest of the draw pile; cards on top of it stay there."""
        pirate = self.pirates[seat]
        self.shuffles += 1
        if self.journal is not None:
            self.journal.note(RESHUFFLED, EVERYONE, seat, pirate.discard.n)
        rest = pirate.pile.rest
        discard = pirate.discard
        while discard.n:
            rest.push(discard.pop())

    def enter(self, seat: i64, card: i64, column: i64) -> None:
        """A card comes face up into its owner's play area."""
        figures = self.figures
        pirate = self.pirates[seat]
        entry = self.entries
        self.entries += 1
        self.entered += 1
        self.revealed += 1
        face = card
        if figures.copying[card]:
            face = self.copied_face(pirate.last)
        if column == NEW_COLUMN:
            column = self.next_column(pirate.area)
        self.card.put(entry, card)
        self.face.put(entry, face)
        self.owner.put(entry, seat)
        self.down.put(entry, 0)
        self.column.put(entry, column)
        if not self.gains_live:
            self.bonus_swords[entry] = 0
            self.bonus_gold[entry] = 0
        pirate.area.push(entry)
        pirate.last = entry
        pirate.curses += figures.curses[face]

    def next_column(self, area: Row) -> i64:
        """Beside the last card that came there (PK-REV-07)."""
        if area.n == 0:
            return 1
        return self.column.get(area.get(area.n - 1)) + 1

    def copied_face(self, before: i64) -> i64:
        """What a copy becomes (PK-EFF-08, -09)."""
        if before == NONE or self.down.get(before):
            return self.figures.blank
        return self.face.get(before)

    def note_revealed(self, seat: i64, how: i64) -> None:
        if self.journal is not None:
            entry = self.pirates[seat].last
            self.journal.note(REVEALED, EVERYONE, seat, self.card.get(entry), how, self.pirates[seat].area.n)
        self.note_copy(seat)

    def note_copy(self, seat: i64) -> None:
        entry = self.pirates[seat].last
        card = self.card.get(entry)
        if not self.figures.copying[card]:
            return
        face = self.face.get(entry)
        if face == self.figures.blank:
            if self.journal is not None:
                self.journal.note(BLANKED, EVERYONE, seat, card)
            return
        self.copied += 1
        if self.journal is not None:
            self.journal.note(COPIED, EVERYONE, seat, card, face)

    def symbols(self, seat: i64, symbol: i64) -> i64:
        """How many of a symbol the face-up cards of an area show."""
        area = self.pirates[seat].area
        n: i64 = 0
        place: i64 = 0
        while place < area.n:
            entry = area.get(place)
            if not self.down.get(entry):
                n += self.figures.shown(self.face.get(entry), symbol)
            place += 1
        return n

    def swords(self, seat: i64) -> i64:
        """PK-REV-09, PK-SNK-03"""
        if self.pirates[seat].standing == SUNK:
            return self.figures.sunk_swords
        area = self.pirates[seat].area
        n: i64 = 0
        place: i64 = 0
        while place < area.n:
            n += self.swords_of(seat, area.get(place))
            place += 1
        return n

    def gold(self, seat: i64) -> i64:
        if self.pirates[seat].standing == SUNK:
            return self.figures.sunk_gold
        area = self.pirates[seat].area
        n: i64 = 0
        place: i64 = 0
        while place < area.n:
            n += self.gold_of(seat, area.get(place))
            place += 1
        return n

    def swords_of(self, host: i64, entry: i64) -> i64:
        """What a card in an area adds, its bonus included (PK-EFF-12, -22)."""
        if self.down.get(entry):
            return 0
        figures = self.figures
        face = self.face.get(entry)
        n = figures.swords[face]
        if figures.gaining[face]:
            if not self.gains_live:
                return n + self.bonus_swords[entry]
            x = figures.first_effect[face]
            end = x + figures.effects[face]
            while x < end:
                if figures.kind[x] == GAIN_PER and figures.more_swords[x]:
                    n += figures.more_swords[x] * self.symbols(host, figures.symbol[x])
                x += 1
        return n

    def gold_of(self, host: i64, entry: i64) -> i64:
        if self.down.get(entry):
            return 0
        figures = self.figures
        face = self.face.get(entry)
        n = figures.gold[face]
        if figures.gaining[face]:
            if not self.gains_live:
                return n + self.bonus_gold[entry]
            x = figures.first_effect[face]
            end = x + figures.effects[face]
            while x < end:
                if figures.kind[x] == GAIN_PER and figures.more_gold[x]:
                    n += figures.more_gold[x] * self.symbols(host, figures.symbol[x])
                x += 1
        return n

    # -- 4. sinking

    def judge_sinking(self) -> None:
        """Once per step, all together (PK-SNK-02, -04, PK-OPT-01)."""
        turn: i64 = 0
        while turn < self.players:
            seat = self.seat_after(self.captain, turn)
            pirate = self.pirates[seat]
            if (
                pirate.curses >= self.figures.curses_to_sink
                and pirate.standing != SUNK
                and (self.stopped_can_sink or has(self.sailing, seat))
            ):
                self.sink(seat)
            turn += 1
        self.sailing = 0

    def sink(self, seat: i64) -> None:
        """Own cards are discarded at once; cards lent by others stay (PK-SNK-03, PK-EFF-19)."""
        pirate = self.pirates[seat]
        self.sinkings += 1
        if self.journal is not None:
            self.journal.note(SANK, EVERYONE, seat, pirate.curses)
        pirate.standing = SUNK
        self.at_sea &= ~bit(seat)
        pirate.curses = 0
        area = pirate.area
        staying: i64 = 0
        place: i64 = 0
        while place < area.n:
            entry = area.get(place)
            if self.owner.get(entry) == seat:
                pirate.discard.push(self.card.get(entry))
            else:
                area.put(staying, entry)
                staying += 1
            place += 1
        area.n = staying
        if pirate.last != NONE and self.host_of(pirate.last) == NONE:
            pirate.last = NONE

    def host_of(self, entry: i64) -> i64:
        """In whose area a card lies."""
        seat: i64 = 0
        while seat < self.players:
            if self.pirates[seat].area.find(entry) >= 0:
                return seat
            seat += 1
        return NONE

    # -- 5. effects

    def resolve_effects(self) -> None:
        """Go on until somebody has to decide (PK-EFF-01 to -04)."""
        while True:
            if self.stack.n:
                if self.resolve():
                    return
            elif self.unresolved.n:
                self.begin_resolving(self.pirates[self.unresolved.remove(0)].last)
            elif self.hitting != NONE:
                if self.hit():
                    return
            elif self.sweep.n:
                self.begin_hitting()
            elif self.waiting.n:
                self.begin_sweep()
            else:
                break
        self.judge_sinking()
        if self.at_sea:
            self.step += 1
            self.phase = REVEALING
            self.actor = NONE
        else:
            self.begin_contest(SWORDS)

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.actor = seat

    def begin_resolving(self, entry: i64) -> None:
        face = self.face.get(entry)
        if self.figures.effects[face]:
            self.stack.push(entry)
            self.stack_effect.push(0)
            self.stack_left.push(self.figures.number[self.figures.first_effect[face]])

    def next_effect(self) -> None:
        """The innermost card goes on to its next effect."""
        figures = self.figures
        depth = self.stack.n - 1
        face = self.face.get(self.stack.get(depth))
        effect = self.stack_effect.get(depth) + 1
        self.stack_effect.put(depth, effect)
        left: i64 = 0
        if effect < figures.effects[face]:
            left = figures.number[figures.first_effect[face] + effect]
        self.stack_left.put(depth, left)

    def resolve(self) -> bool:
        """One step of the innermost card; whether somebody has to decide."""
        figures = self.figures
        depth = self.stack.n - 1
        entry = self.stack.get(depth)
        face = self.face.get(entry)
        effect = self.stack_effect.get(depth)
        if effect >= figures.effects[face]:
            self.stack.n = depth
            self.stack_effect.n = depth
            self.stack_left.n = depth
            return False
        x = figures.first_effect[face] + effect
        if figures.target[x] != ON_SELF:
            self.waiting.push(entry)
            self.waiting_effect.push(effect)
            self.next_effect()
            return False
        kind = figures.kind[x]
        left = self.stack_left.get(depth)
        if left == 0:
            self.next_effect()
            return False
        seat = self.owner.get(entry)
        if kind == REVEAL_MORE:
            self.stack_left.put(depth, left - 1)
            self.reveal(seat, BY_EFFECT, self.column.get(entry))
            return False
        if kind == FLIP_DOWN:
            return self.flip_one(seat, figures.symbol[x])
        if kind == PEEK_REORDER:
            return self.look_at_top(seat, left)
        if kind == LOOK_KEEP_ONE:
            return self.look_for_one(seat, left, self.column.get(entry))
        if kind == PLAY_FROM_DISCARD:
            return self.play_from_discard(seat, left)
        if kind == LOOT_INTO_PLAY:
            self.stack_left.put(depth, left - 1)
            self.loot_into_play(seat, self.column.get(entry))
            return False
        if kind == TAKE_CAPTAIN:
            self.pass_token(seat)
        elif kind == GAIN_PER and not self.gains_live:
            symbols = self.symbols(seat, figures.symbol[x])
            self.bonus_swords[entry] += figures.more_swords[x] * symbols
            self.bonus_gold[entry] += figures.more_gold[x] * symbols
        self.next_effect()
        return False

    def begin_sweep(self) -> None:
        """Effects on others in order clockwise from the Captain of this moment (PK-EFF-02, -04)."""
        waiting = self.waiting
        turn: i64 = 0
        while turn < self.players:
            seat = self.seat_after(self.captain, turn)
            i: i64 = 0
            while i < waiting.n:
                if self.owner.get(waiting.get(i)) == seat:
                    self.sweep.push(waiting.get(i))
                    self.sweep_effect.push(self.waiting_effect.get(i))
                i += 1
            turn += 1
        waiting.n = 0
        self.waiting_effect.n = 0

    def begin_hitting(self) -> None:
        """The next effect on others; its victims clockwise from its owner (PK-EFF-03)."""
        self.hitting = self.sweep.remove(0)
        self.hitting_effect = self.sweep_effect.remove(0)
        self.victims.n = 0
        self.left = 0
        figures = self.figures
        x = figures.first_effect[self.face.get(self.hitting)] + self.hitting_effect
        if figures.target[x] == ON_OTHERS:
            owner = self.owner.get(self.hitting)
            targets = self.targets(owner)
            turn: i64 = 1
            while turn < self.players:
                seat = self.seat_after(owner, turn)
                if has(targets, seat):
                    self.victims.push(seat)
                turn += 1
            self.left = figures.number[x]
            self.note_hit()
            if self.victims.n == 0:
                self.end_hit()

    def note_hit(self) -> None:
        if self.journal is not None and self.victims.n:
            owner = self.owner.get(self.hitting)
            card = self.card.get(self.hitting)
            self.journal.note(HIT, EVERYONE, owner, self.victims.get(0), card, self.kind_of_hit())

    def effect_of_hit(self) -> i64:
        return self.figures.first_effect[self.face.get(self.hitting)] + self.hitting_effect

    def kind_of_hit(self) -> i64:
        return self.figures.kind[self.effect_of_hit()]

    def targets(self, owner: i64) -> i64:
        """The other pirates whom the effect under way can hit (PK-EFF-05)."""
        forced = self.kind_of_hit() == REVEAL_MORE
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if seat != owner and self.can_be_hit(seat, forced):
                seats |= bit(seat)
            seat += 1
        return seats

    def can_be_hit(self, seat: i64, forced: bool) -> bool:
        standing = self.pirates[seat].standing
        if standing == STOPPED:
            return not forced or self.force_hits_stopped
        return standing == AT_SEA

    def hosts(self, owner: i64) -> i64:
        """The pirates to whom a card can be lent (PK-EFF-17)."""
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if seat != owner and self.pirates[seat].standing != SUNK:
                seats |= bit(seat)
            seat += 1
        return seats

    def hit(self) -> bool:
        """One step of the effect on others that is under way; whether somebody has to decide."""
        x = self.effect_of_hit()
        kind = self.figures.kind[x]
        if kind == LEND_CARD:
            return self.lend_to_somebody()
        if self.victims.n == 0:
            return self.aim(x)
        victim = self.victims.get(0)
        if self.left == 0 or not self.can_be_hit(victim, kind == REVEAL_MORE):
            self.victims.remove(0)
            self.left = self.figures.number[x]
            if self.victims.n == 0:
                self.end_hit()
            else:
                self.note_hit()
            return False
        if kind == FLIP_DOWN:
            return self.flip_one(victim, self.figures.symbol[x])
        self.left -= 1
        self.reveal(victim, BY_FORCE, NEW_COLUMN)
        return False

    def end_hit(self) -> None:
        self.hitting = NONE
        self.hitting_effect = NONE
        self.left = 0

    def aim(self, x: i64) -> bool:
        """An effect on one other pirate of choice."""
        owner = self.owner.get(self.hitting)
        targets = self.targets(owner)
        if targets == 0:
            self.end_hit()
            return False
        if count(targets) == 1:
            self.aim_at(lowest(targets))
            return False
        self.ask(AIMING, owner)
        return True

    def aim_at(self, seat: i64) -> None:
        self.victims.push(seat)
        self.left = self.figures.number[self.effect_of_hit()]
        self.note_hit()

    # turning cards face down (PK-EFF-11, -22)

    def symbol_to_flip(self) -> i64:
        """The symbol of the turning that is under way."""
        if self.stack.n:
            depth = self.stack.n - 1
            face = self.face.get(self.stack.get(depth))
            return self.figures.symbol[self.figures.first_effect[face] + self.stack_effect.get(depth)]
        return self.figures.symbol[self.effect_of_hit()]

    def shows(self, entry: i64, symbol: i64) -> bool:
        return self.down.get(entry) == 0 and self.figures.shown(self.face.get(entry), symbol) > 0

    def flip_one(self, seat: i64, symbol: i64) -> bool:
        """The seat turns a card down, if it has one; whether it has to choose."""
        area = self.pirates[seat].area
        found: i64 = NONE
        place: i64 = 0
        while place < area.n:
            if self.shows(area.get(place), symbol):
                if found != NONE:
                    self.ask(FLIP, seat)
                    return True
                found = place
            place += 1
        if found == NONE:
            self.end_flips()
        else:
            self.flip(seat, found, symbol)
        return False

    def end_flips(self) -> None:
        if self.stack.n:
            self.stack_left.put(self.stack.n - 1, 0)
        else:
            self.left = 0

    def flip(self, seat: i64, place: i64, symbol: i64) -> None:
        entry = self.pirates[seat].area.get(place)
        self.flips += 1
        self.down.put(entry, 1)
        self.pirates[seat].curses -= self.figures.curses[self.face.get(entry)]
        if self.stack.n:
            depth = self.stack.n - 1
            self.stack_left.put(depth, self.stack_left.get(depth) - 1)
        else:
            self.left -= 1
        if self.journal is not None:
            self.journal.note(FLIPPED, EVERYONE, seat, self.card.get(entry), symbol, place + 1)

    # looking at the top of the draw pile (PK-EFF-10, -15)

    def look_at_top(self, seat: i64, cards: i64) -> bool:
        pirate = self.pirates[seat]
        size = pirate.pile.size()
        if size == 0:
            if pirate.discard.n:
                self.shuffle(seat)
        elif size < cards and pirate.discard.n and not self.peek_only_what_is_there:
            self.peek(pirate.pile, size, seat)  # they stay on top, in their order
            self.shuffle(seat)
        if self.look(seat, cards):
            self.ask(ORDER, seat)
            return True
        self.looking = 0
        self.next_effect()
        return False

    def look(self, seat: i64, cards: i64) -> bool:
        """The seat looks at so many cards; whether they may be two different ones, as far as the others know."""
        pile = self.pirates[seat].pile
        self.looking = self.peek(pile, cards, seat)
        self.placed = 0
        if self.looking:
            self.revealed += 1
            if self.journal is not None:
                self.note_looked_at(seat, pile)
        return self.looking > 1 and self.has_two_kinds(pile)

    def note_looked_at(self, seat: i64, pile: Pile) -> None:
        journal = self.journal
        top = pile.top
        if journal is None or top is None:
            return
        journal.note(PEEKED, EVERYONE, seat, self.looking)
        i: i64 = 1
        while i <= self.looking:
            journal.note(PEEKED_FACE, audience(seat), top.get(top.n - i))
            i += 1

    def has_two_kinds(self, pile: Pile) -> bool:
        """Whether the cards of a draw pile, which all can know by memory, are not all equal."""
        kind: i64 = NONE
        rest = pile.rest
        i: i64 = 0
        while i < rest.n:
            if kind != NONE and rest.get(i) != kind:
                return True
            kind = rest.get(i)
            i += 1
        top = pile.top
        if top is not None:
            i = 0
            while i < top.n:
                if kind != NONE and top.get(i) != kind:
                    return True
                kind = top.get(i)
                i += 1
        return False

    def place_of_looked_at(self, pile: Pile, card: i64) -> i64:
        """Where such a card lies among those looked at and not put back yet, the uppermost first (-1: nowhere)."""
        top = pile.top
        if top is None:
            return NONE
        i = top.n - self.placed - 1
        while i >= top.n - self.looking:
            if top.get(i) == card:
                return i
            i -= 1
        return NONE

    def place_next(self, seat: i64, card: i64) -> None:
        """This card comes next, below those put back before; the last one lies by itself."""
        pile = self.pirates[seat].pile
        top = pile.top
        if top is None:
            raise IndexError("no card of this pile has been looked at")
        i = self.place_of_looked_at(pile, card)
        goal = top.n - self.placed - 1
        while i < goal:
            top.put(i, top.get(i + 1))
            i += 1
        top.put(goal, card)
        self.placed += 1
        if self.placed + 1 >= self.looking:
            if self.journal is not None:
                self.journal.note(ORDERED, EVERYONE, seat, self.looking)
            self.looking = 0
            self.placed = 0
            self.next_effect()

    def look_for_one(self, seat: i64, cards: i64, column: i64) -> bool:
        if not self.has_card_to_draw(seat):
            self.next_effect()
            return False
        if self.pirates[seat].pile.size() == 1:
            self.next_effect()
            self.reveal(seat, BY_EFFECT, column)
            return False
        if self.look(seat, cards):
            self.ask(KEEP, seat)
            return True
        top = self.pirates[seat].pile.top
        if top is not None:
            self.keep(seat, top.get(top.n - 1))
        return False

    def keep(self, seat: i64, card: i64) -> None:
        """The others are discarded first, then this one is revealed (PK-EFF-15)."""
        pirate = self.pirates[seat]
        top = pirate.pile.top
        if top is None:
            raise IndexError("no card of this pile has been looked at")
        self.revealed += 1
        kept = False
        while self.looking > 0:
            other = top.pop()
            self.looking -= 1
            if other == card and not kept:
                kept = True
                continue
            pirate.discard.push(other)
            if self.journal is not None:
                self.journal.note(DISCARDED, EVERYONE, seat, other)
        column = self.column.get(self.stack.get(self.stack.n - 1))
        self.next_effect()
        self.enter(seat, card, column)
        self.note_revealed(seat, BY_KEEPING)
        self.begin_resolving(pirate.last)

    # cards from elsewhere (PK-EFF-16, -21)

    def play_from_discard(self, seat: i64, left: i64) -> bool:
        pirate = self.pirates[seat]
        discard = pirate.discard
        if discard.n == 0:
            if pirate.pile.size() == 0:
                self.next_effect()
                return False
            self.stack_left.put(self.stack.n - 1, left - 1)
            self.ask(FALLBACK, seat)
            return True
        self.stack_left.put(self.stack.n - 1, left - 1)
        first = discard.get(0)
        if discard.count(first) < discard.n:
            self.ask(SALVAGE, seat)
            return True
        self.salvage(seat, first)
        return False

    def salvage(self, seat: i64, card: i64) -> None:
        """A card of the discard enters as if revealed."""
        pirate = self.pirates[seat]
        pirate.discard.remove(pirate.discard.find(card))
        self.enter(seat, card, self.column.get(self.stack.get(self.stack.n - 1)))
        if self.journal is not None:
            self.journal.note(SALVAGED, EVERYONE, seat, card, pirate.area.n)
        self.note_copy(seat)
        self.begin_resolving(pirate.last)

    def loot_into_play(self, seat: i64, column: i64) -> None:
        if self.loot_pile.size() == 0:
            return
        pirate = self.pirates[seat]
        card = self.draw(self.loot_pile)
        self.gain_card(pirate, card)
        self.enter(seat, card, column)
        if self.journal is not None:
            self.journal.note(LOOT_PLAYED, EVERYONE, seat, card, pirate.area.n)
        self.note_copy(seat)
        self.begin_resolving(pirate.last)

    # lending (PK-EFF-17 to -19)

    def lend_to_somebody(self) -> bool:
        owner = self.owner.get(self.hitting)
        hosts = self.hosts(owner)
        if hosts == 0:
            self.end_hit()
            return False
        if count(hosts) == 1:
            self.lend(lowest(hosts))
            return False
        self.ask(LENDING, owner)
        return True

    def lend(self, host: i64) -> None:
        entry = self.hitting
        owner = self.owner.get(entry)
        lender = self.pirates[owner]
        other = self.pirates[host]
        lender.area.remove(lender.area.find(entry))
        self.column.put(entry, self.next_column(other.area))
        other.area.push(entry)
        if not self.down.get(entry):
            curses = self.figures.curses[self.face.get(entry)]
            lender.curses -= curses
            other.curses += curses
        self.lendings += 1
        if self.journal is not None:
            self.journal.note(LENT_CARD, EVERYONE, owner, host, self.card.get(entry))
        self.end_hit()

    def pass_token(self, seat: i64) -> None:
        if self.journal is not None and seat != self.captain:
            self.journal.note(TOKEN, EVERYONE, self.captain, seat)
        self.captain = seat

    # -- 6. battle, 7. loot, 8. ties and Captain

    def begin_contest(self, contest: i64) -> None:
        self.contest = contest
        self.line.n = 0
        self.done = 0
        self.tied = 0
        self.weigh()
        if self.journal is not None:
            self.journal.note(BATTLE if contest == SWORDS else LOOTING, EVERYONE)
        self.go_on_choosing_cards()

    def weigh(self) -> None:
        """What each pirate has of the contest's figure."""
        seat: i64 = 0
        while seat < self.players:
            if self.contest == SWORDS:
                self.worth[seat] = self.swords(seat)
            elif self.contest == GOLDS:
                self.worth[seat] = self.gold(seat)
            seat += 1

    def go_on_choosing_cards(self) -> None:
        """The next choice of Battle or Loot; then the next part of the round."""
        while True:
            if self.phase == BOX:
                if self.choose_to_box():
                    return
            elif self.takes_left() == 0:
                if self.contest == SWORDS:
                    self.end_battle()
                    self.begin_contest(GOLDS)
                else:
                    self.end_looting()
                return
            elif self.line.n:
                if self.choose_card():
                    return
            elif self.rank_next():
                return

    def takes_left(self) -> i64:
        """How many cards can still be taken."""
        if self.contest == GOLDS:
            return self.loot.n
        takers = self.figures.monster_takers
        if self.players == 2:
            takers = self.figures.two_players_takers
        left = takers - (count(self.done) - self.line.n - count(self.tied))
        if left > self.monsters.n:
            return self.monsters.n
        return left

    def rank_next(self) -> bool:
        """The next pirates in rank come into the line; whether the Captain has to order them (PK-TIE-01 to -05)."""
        best: i64 = 0
        group: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if not has(self.done, seat) and self.can_rank(seat):
                worth = self.worth[seat]
                if group == 0 or worth > best:
                    best = worth
                    group = bit(seat)
                elif worth == best:
                    group |= bit(seat)
            seat += 1
        if group == 0:
            self.end_contest_early()
            return True
        self.done |= group
        n = count(group)
        if n == 1:
            self.line.push(lowest(group))
            return False
        self.ties += 1
        self.tied = group
        if self.journal is not None:
            self.journal.note(TIED, EVERYONE, self.contest, best, n)
        self.ask(TIE, self.captain)
        return True

    def can_rank(self, seat: i64) -> bool:
        """PK-OPT-04"""
        return self.contest == GOLDS or self.sunk_rank or self.pirates[seat].standing != SUNK

    def end_contest_early(self) -> None:
        """Nobody is left to take what still lies there."""
        if self.contest == SWORDS:
            self.end_battle()
            self.begin_contest(GOLDS)
        else:
            self.end_looting()

    def name_next(self, seat: i64) -> None:
        """The Captain names the next of the tied; the last one gets the token (PK-TIE-02)."""
        self.place(seat)
        if count(self.tied) == 1:
            last = lowest(self.tied)
            self.place(last)
            self.pass_token(last)

    def place(self, seat: i64) -> None:
        self.tied &= ~bit(seat)
        self.line.push(seat)
        if self.journal is not None:
            self.journal.note(PLACED, EVERYONE, seat, self.contest, self.line.n)

    def choose_card(self) -> bool:
        """The first in the line takes a card; whether it has to choose."""
        seat = self.line.get(0)
        display = self.monsters
        phase: i64 = MONSTER
        if self.contest == GOLDS:
            display = self.loot
            phase = LOOT
        card = display.get(0)
        if display.count(card) < display.n:
            self.ask(phase, seat)
            return True
        if phase == LOOT:
            self.take_loot(seat, card)
        else:
            self.take_monster(seat, card)
        return False

    def take_monster(self, seat: i64, card: i64) -> None:
        self.monsters.remove(self.monsters.find(card))
        self.receive(seat, card)
        if self.journal is not None:
            self.journal.note(TOOK_MONSTER, EVERYONE, seat, card)
        self.leave_line()

    def take_loot(self, seat: i64, card: i64) -> None:
        self.loot.remove(self.loot.find(card))
        self.receive(seat, card)
        if self.journal is not None:
            self.journal.note(TOOK_LOOT, EVERYONE, seat, card)
        if self.players == 2 and self.figures.two_players_boxed:
            self.ask(BOX, seat)
        else:
            self.leave_line()

    def receive(self, seat: i64, card: i64) -> None:
        """A card taken goes to the discard (PK-BAT-03)."""
        pirate = self.pirates[seat]
        pirate.discard.push(card)
        self.gain_card(pirate, card)

    def leave_line(self) -> None:
        self.line.remove(0)
        self.phase = LOOT if self.contest == GOLDS else MONSTER

    def choose_to_box(self) -> bool:
        """With two players, who took a card of loot also boxes one (PK-DUO-03); whether it has to choose."""
        display = self.loot
        if display.n == 0:
            self.leave_line()
            return False
        card = display.get(0)
        if display.count(card) < display.n:
            self.ask(BOX, self.line.get(0))
            return True
        display.pop()
        self.box_card(card)
        self.leave_line()
        return False

    def put_in_box(self, seat: i64, card: i64) -> None:
        self.loot.remove(self.loot.find(card))
        self.box.push(card)
        if self.journal is not None:
            self.journal.note(BOXED_BY, EVERYONE, seat, card)
        self.leave_line()

    def box_card(self, card: i64) -> None:
        self.box.push(card)
        if self.journal is not None:
            self.journal.note(BOXED, EVERYONE, card)

    def end_battle(self) -> None:
        """Monsters left over go to the box (PK-DUO-02, PK-OPT-04)."""
        while self.monsters.n:
            self.box_card(self.monsters.pop())
        self.phase = MONSTER

    def end_looting(self) -> None:
        while self.loot.n:
            self.box_card(self.loot.pop())
        self.contest = NO_CONTEST
        self.line.n = 0
        self.done = 0
        self.end_round()

    # -- new round (PK-RND-04, PK-EFF-20)

    def end_round(self) -> None:
        turn: i64 = 0
        while turn < self.players:
            seat = self.seat_after(self.captain, turn)
            if self.has_lent(seat):
                if self.retrieve_all:
                    while self.has_lent(seat):
                        self.take_back(seat, NONE)
                else:
                    self.asked.push(seat)
            turn += 1
        self.ask_for_lent()

    def ask_for_lent(self) -> None:
        if self.asked.n:
            self.ask(LENT, self.asked.remove(0))
        else:
            self.clear_areas()

    def has_lent(self, seat: i64) -> bool:
        return self.lent_entry(seat, NONE) != NONE

    def lent_entry(self, seat: i64, card: i64) -> i64:
        """The first card, or the first such card, of a seat that lies with another (NONE: there is none)."""
        turn: i64 = 1
        while turn < self.players:
            area = self.pirates[self.seat_after(seat, turn)].area
            place: i64 = 0
            while place < area.n:
                entry = area.get(place)
                if self.owner.get(entry) == seat and (card == NONE or self.card.get(entry) == card):
                    return entry
                place += 1
            turn += 1
        return NONE

    def settle_lent(self, seat: i64, move: i64) -> None:
        if move != READY:
            self.take_back(seat, move - self.figures.retrieve)
            if self.has_lent(seat):
                return
        self.ask_for_lent()

    def take_back(self, seat: i64, card: i64) -> None:
        entry = self.lent_entry(seat, card)
        host = self.host_of(entry)
        area = self.pirates[host].area
        area.remove(area.find(entry))
        if not self.down.get(entry) and self.pirates[host].standing != SUNK:
            self.pirates[host].curses -= self.figures.curses[self.face.get(entry)]
        self.pirates[seat].discard.push(self.card.get(entry))
        if self.pirates[seat].last == entry:
            self.pirates[seat].last = NONE
        if self.journal is not None:
            self.journal.note(RETRIEVED, EVERYONE, seat, host, self.card.get(entry))

    def clear_areas(self) -> None:
        """All cards go to the discards; a lent card that was forgotten is the host's (PK-EFF-20)."""
        turn: i64 = 0
        while turn < self.players:
            seat = self.seat_after(self.captain, turn)
            pirate = self.pirates[seat]
            area = pirate.area
            place: i64 = 0
            while place < area.n:
                entry = area.get(place)
                card = self.card.get(entry)
                pirate.discard.push(card)
                owner = self.owner.get(entry)
                if owner != seat:
                    self.change_hands(owner, seat, card)
                place += 1
            area.n = 0
            pirate.curses = 0
            pirate.last = NONE
            turn += 1
        self.entries = 0
        if self.round < self.figures.rounds:
            self.begin_round()
        else:
            self.end_game()

    def change_hands(self, owner: i64, host: i64, card: i64) -> None:
        self.forgotten += 1
        self.pirates[owner].crowns -= self.figures.crowns[card]
        self.pirates[owner].relics -= self.figures.relic[card]
        self.gain_card(self.pirates[host], card)
        if self.journal is not None:
            self.journal.note(FORGOTTEN, EVERYONE, owner, host, card)

    # -- 10. end of game

    def score(self, seat: i64) -> i64:
        """Crowns of all cards owned, of relics and of the token (PK-END-02, -03)."""
        pirate = self.pirates[seat]
        points = pirate.crowns + self.relic_points(pirate.relics)
        if seat == self.captain:
            points += self.figures.captain_crowns
        return points

    def relic_points(self, relics: i64) -> i64:
        table = self.figures.relic_crowns
        last = len(table) - 1
        if relics > last:
            relics = last
        return table[relics]

    def end_game(self) -> None:
        if self.journal is not None:
            for seat in range(self.players):
                pirate = self.pirates[seat]
                self.journal.note(SCORED, EVERYONE, seat, pirate.crowns, pirate.relics, self.score(seat))
        leaders = self.leaders()
        if count(leaders) == 1:
            self.win(lowest(leaders))
        elif has(leaders, self.captain):
            self.win(self.captain)
        else:
            self.ask(CROWNING, self.captain)

    def leaders(self) -> i64:
        """Who would win now, before the Captain decides between equals (PK-END-03, -04)."""
        collected = False
        for pirate in self.pirates:
            if pirate.relics >= self.figures.relics_to_win:
                collected = True
        best: i64 = NONE
        leaders: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if not collected or self.pirates[seat].relics >= self.figures.relics_to_win:
                points = self.score(seat)
                if points > best:
                    best = points
                    leaders = 0
                if points == best:
                    leaders |= bit(seat)
            seat += 1
        return leaders

    def crown(self, seat: i64) -> None:
        if self.journal is not None:
            self.journal.note(CROWNED, EVERYONE, seat)
        self.win(seat)

    def win(self, seat: i64) -> None:
        self.winner = seat
        self.phase = OVER
        self.actor = NONE
        if self.journal is not None:
            self.journal.note(ENDED, EVERYONE)

    def winners(self) -> i64:
        if self.winner == NONE:
            return 0
        return bit(self.winner)

    # -- 12. information

    def resample(self, seat: i64, word: i64) -> None:
        """Deal anew the order of piles that this seat has not seen, and choices that others have locked.

        What lies in which pile is known to all: every card came there face up (PK-INF-01, -03).
        """
        self.reseed(word)
        owner: i64 = 0
        while owner < self.players:
            pirate = self.pirates[owner]
            if pirate.pile.top is None:
                pirate.pile.rest.sort()
            elif owner == seat:
                self.forget_unseen(pirate.pile, seat)
            else:
                self.deal_top_anew(pirate.pile, owner)
            if has(self.chosen, owner) and owner != seat:
                self.stopping &= ~bit(owner)
                if self.below(2):
                    self.stopping |= bit(owner)
            owner += 1
        self.forget_unseen(self.monster_pile, NONE)
        self.forget_unseen(self.loot_pile, NONE)

    def forget_unseen(self, pile: Pile, seat: i64) -> None:
        """Only what the seat has looked at keeps its place."""
        top = pile.top
        if top is not None:
            known = known_on_top(pile, seat)
            unseen = top.n - known
            i: i64 = 0
            while i < unseen:
                pile.rest.push(top.get(i))
                i += 1
            i = 0
            while i < known:
                top.put(i, top.get(unseen + i))
                pile.known[i] = bit(seat)
                i += 1
            top.n = known
        pile.rest.sort()

    def deal_top_anew(self, pile: Pile, owner: i64) -> None:
        """The owner knows as many cards as before, but nobody else knows which."""
        known = known_on_top(pile, owner)
        top = pile.top
        if top is not None:
            while top.n:
                pile.rest.push(top.pop())
        pile.rest.sort()
        while known > 0:
            pile.lay_on_top(pile.rest.swap_out(self.below(pile.rest.n)), bit(owner))
            known -= 1
        pile.rest.sort()

    # -- as numbers

    def option_numbers(self) -> dict[str, int]:
        return {
            "setup": int(self.deal_pirates),
            "stopped_players_can_be_sunk": int(self.stopped_can_sink),
            "forced_reveal_hits_stopped_players": int(self.force_hits_stopped),
            "gain_per_is_continuous": int(self.gains_live),
            "sunk_players_rank_for_monsters": int(self.sunk_rank),
            "peek_reshuffles_only_when_pile_empty": int(self.peek_only_what_is_there),
            "wilson_auto_retrieve": int(self.retrieve_all),
            "starter_deck_identical": int(self.same_deck),
        }

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
            bonus = not self.gains_live
            numbers += [int(self.bonus_swords[entry]) if bonus else 0, int(self.bonus_gold[entry]) if bonus else 0]
        rows = [self.monsters, self.loot, self.box, self.stack, self.stack_effect, self.stack_left, self.unresolved]
        rows += [self.victims, self.sweep, self.sweep_effect, self.waiting, self.waiting_effect, self.line, self.asked]
        lists = [row.to_list() for row in rows]
        lists += pile_lists(self.monster_pile, NONE) + pile_lists(self.loot_pile, NONE)
        for seat in range(self.players):
            pirate = self.pirates[seat]
            numbers += [int(pirate.card), int(pirate.deck), int(pirate.standing)]
            numbers += [int(pirate.last), int(pirate.crowns), int(pirate.relics)]
            lists += [pirate.discard.to_list(), pirate.area.to_list(), *pile_lists(pirate.pile, seat)]
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
                pirate.curses = self.symbols(seat, CURSE)
            if pirate.standing == AT_SEA and self.phase > DECK:
                self.at_sea |= bit(seat)
        self.weigh()

    def __reduce__(self) -> tuple[Callable[[Figures, list[int]], "PirateKing"], tuple[Figures, list[int]]]:
        return (unpack, (self.figures, self.pack()))


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


def known_on_top(pile: Pile, seat: i64) -> i64:
    """How many of the uppermost cards the seat has looked at."""
    top = pile.top
    known: i64 = 0
    if top is not None and seat >= 0:
        while known < top.n and has(pile.known[top.n - known - 1], seat):
            known += 1
    return known


def pile_lists(pile: Pile, owner: i64) -> list[list[int]]:
    """A pile as rows: the rest, the top, and how many cards of it the owner knows."""
    top = pile.top
    return [pile.rest.to_list(), [] if top is None else top.to_list(), [int(known_on_top(pile, owner))]]


def lay_pile(pile: Pile, owner: i64, rest: list[int], top: list[int], known: i64) -> None:
    """This rest and this top, of which the owner knows so many cards, and nothing else."""
    pile.rest.fill(rest)
    pile.top = None
    for place, card in enumerate(top):
        seen: i64 = 0
        if place >= len(top) - known:
            seen = bit(owner)
        pile.lay_on_top(card, seen)


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
        lay_pile(pile, NONE, rest, top, next_row(left)[0])
    for seat, pirate in enumerate(state.pirates):
        pirate.discard.fill(next_row(left))
        pirate.area.fill(next_row(left))
        rest, top = next_row(left), next_row(left)
        lay_pile(pirate.pile, seat, rest, top, next_row(left)[0])
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
