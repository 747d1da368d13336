"""The rulebook of Port Royal as code, in its order; the clauses are in `rulebook/en.md`.

A card is the number of its kind: ships first, then persons, expeditions and taxes, each in the order of the figures.
"""

from collections.abc import Callable
from typing import Final, final

from flibuste.kit.bits import bit, count, has
from flibuste.kit.native import i32, i64, vec
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import EVERYONE, Journal, Moves, State, next_row

NONE: Final = -1

# Move codes: trade + colour, hire + person, then figures.first_claim + expedition
DRAW: Final = 0
STOP: Final = 1  # also: pass the rest of a slot, decline a last claim
KEEP: Final = 2
REPEL: Final = 3
TRADE: Final = 4
HIRE: Final = 9

# Phases
DISCOVERING: Final = 0
REPELLING: Final = 1
TRADING: Final = 2
BUSTED: Final = 3  # with the option claim_after_bust: the active player may still claim
OVER: Final = 4

# Types of cards
SHIP: Final = 0
PERSON: Final = 1
EXPEDITION: Final = 2
TAX: Final = 3

COLOURS: Final = 5

# Persons by what they do; a trader's colour is added to TRADER
TRADER: Final = 0
SETTLER: Final = 5
CAPTAIN: Final = 6
PRIEST: Final = 7
JACK: Final = 8
SAILOR: Final = 9
PIRATE: Final = 10
MADEMOISELLE: Final = 11
JESTER: Final = 12
ADMIRAL: Final = 13
GOVERNOR: Final = 14
CALLINGS: Final = 15
SYMBOLS: Final = 3  # of expeditions: settler, captain, priest

# Tax bonuses
MOST_SWORDS: Final = 0
LEAST_POINTS: Final = 1

# Why coins were gained
BY_ADMIRALS: Final = 0
BY_JESTERS: Final = 1
BY_MOST_SWORDS: Final = 2
BY_LEAST_POINTS: Final = 3

# Kinds of events
FIRST_PLAYER: Final = 0  # seat
TURN: Final = 1  # seat, round
DREW: Final = 2  # seat, card
TAXED: Final = 3  # seat, coins
REPELLED: Final = 4  # seat, card
BUST: Final = 5  # seat, card
HARBOUR_CLEARED: Final = 6  # cards
CLAIMED: Final = 7  # seat, card, coins
TRADED: Final = 8  # seat, card, coins
HIRED: Final = 9  # seat, card, price
FEE: Final = 10  # seat, other seat
GAINED: Final = 11  # seat, coins, why
STOPPED: Final = 12  # seat, flags, takes
PASSED: Final = 13  # seat
RESHUFFLED: Final = 14  # cards
LAST_ROUND: Final = 15  # seat
ENDED: Final = 16

# Reasons of refusal; 0 is none
NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
NO_SUCH_MOVE: Final = 3
NO_SUCH_PERSON: Final = 4
MUST_DRAW_FIRST: Final = 5
NOTHING_TO_DRAW: Final = 6
DRAWN_ENOUGH: Final = 7
NOT_IN_PHASE_2: Final = 8
TOO_FEW_SWORDS: Final = 9
SKULL: Final = 10
ONLY_SHIP_JUST_DRAWN: Final = 11
REPEL_FIRST: Final = 12
REPEL_BEFORE_CLAIM: Final = 13
NOT_IN_PHASE_1: Final = 14
TOO_DEAR: Final = 15
NO_COIN_FOR_FEE: Final = 16
TAKES_USED: Final = 17
PERSONS_MISSING: Final = 18
ONLY_ACTIVE_CLAIMS: Final = 19
TURN_LOST: Final = 20
NO_SUCH_SHIP: Final = 21
NO_SUCH_EXPEDITION: Final = 22

UNBEATABLE: Final = 1000000  # swords against a skull


@final
class Figures:
    """The cards by kind and the figures of the rules, as machine numbers; shared by all copies of a state."""

    cards: list[dict[str, int]]  # as given, for pickling
    rules: dict[str, int]
    takes: list[int]

    kinds: i64
    first_person: i64
    first_expedition: i64
    first_tax: i64
    all_cards: i64
    purse_mask: i64
    first_claim: i64
    codes: i64
    smallest_expedition: i64  # how many persons it asks for

    type: vec[i64]
    count: vec[i64]
    move: vec[i64]  # the code by which a card is taken or claimed
    color: vec[i64]
    swords: vec[i64]  # a ship's to be repelled, a person's to give
    skull: vec[i64]
    coins: vec[i64]
    cost: vec[i64]
    points: vec[i64]
    calling: vec[i64]
    needs: vec[i64]  # of an expedition: three a card, settlers, captains, priests
    bonus: vec[i64]
    five_player_only: vec[i64]
    deck: Pile  # as it lies before the first deal
    laid_out: Row  # the expeditions that larger games begin with

    starting_coins: i64
    takes_by_flags: vec[i64]
    other_takes: i64
    fee: i64
    tax_from_coins: i64
    tax_divisor: i64
    tax_bonus: i64
    admiral_from_cards: i64
    admiral_coins: i64
    jester_coins: i64
    trader_bonus: i64
    mademoiselle_discount: i64
    governor_takes: i64
    points_to_end: i64
    draws_per_turn_cap: i64
    five_player_expedition_from: i64

    def __init__(self, cards: list[dict[str, int]], rules: dict[str, int], takes: list[int]) -> None:
        self.cards = cards
        self.rules = rules
        self.takes = takes
        types = [card["type"] for card in cards]
        self.kinds = len(cards)
        self.first_person = types.count(SHIP)
        self.first_expedition = self.first_person + types.count(PERSON)
        self.first_tax = self.first_expedition + types.count(EXPEDITION)
        self.all_cards = sum([card["count"] for card in cards])
        self.purse_mask = 1
        while self.purse_mask < self.all_cards:
            self.purse_mask += self.purse_mask + 1
        self.first_claim = HIRE + types.count(PERSON)
        self.codes = self.first_claim + types.count(EXPEDITION)

        self.type = column(cards, "type")
        self.count = column(cards, "count")
        self.color = column(cards, "color")
        self.swords = column(cards, "swords")
        self.skull = column(cards, "skull")
        self.coins = column(cards, "coins")
        self.cost = column(cards, "cost")
        self.points = column(cards, "points")
        self.calling = column(cards, "calling")
        self.bonus = column(cards, "bonus")
        self.five_player_only = column(cards, "five_player_only")
        self.move = vec[i64]([0] * len(cards))
        self.needs = vec[i64]([0] * (SYMBOLS * len(cards)))
        self.smallest_expedition = self.all_cards
        kind: i64 = 0
        while kind < self.kinds:
            if self.type[kind] == SHIP:
                self.move[kind] = TRADE + self.color[kind]
                if self.skull[kind]:
                    self.swords[kind] = UNBEATABLE
            elif self.type[kind] == PERSON:
                self.move[kind] = HIRE + kind - self.first_person
            elif self.type[kind] == EXPEDITION:
                self.move[kind] = self.first_claim + kind - self.first_expedition
                self.needs[SYMBOLS * kind] = cards[kind]["settler"]
                self.needs[SYMBOLS * kind + 1] = cards[kind]["captain"]
                self.needs[SYMBOLS * kind + 2] = cards[kind]["priest"]
                persons = cards[kind]["settler"] + cards[kind]["captain"] + cards[kind]["priest"]
                if persons < self.smallest_expedition:
                    self.smallest_expedition = persons
            kind += 1

        self.deck = Pile(self.all_cards)
        self.laid_out = Row(self.all_cards)
        kind = 0
        while kind < self.kinds:
            row = self.laid_out if self.five_player_only[kind] else self.deck.rest
            left = self.count[kind]
            while left > 0:
                row.push(kind)
                left -= 1
            kind += 1

        self.takes_by_flags = vec[i64](takes)
        self.starting_coins = rules["starting_coins"]
        self.other_takes = rules["other_takes"]
        self.fee = rules["fee"]
        self.tax_from_coins = rules["tax_from_coins"]
        self.tax_divisor = rules["tax_divisor"]
        self.tax_bonus = rules["tax_bonus"]
        self.admiral_from_cards = rules["admiral_from_cards"]
        self.admiral_coins = rules["admiral_coins"]
        self.jester_coins = rules["jester_coins"]
        self.trader_bonus = rules["trader_bonus"]
        self.mademoiselle_discount = rules["mademoiselle_discount"]
        self.governor_takes = rules["governor_takes"]
        self.points_to_end = rules["victory_points_to_end"]
        self.draws_per_turn_cap = rules["draws_per_turn_cap"]
        self.five_player_expedition_from = rules["five_player_expedition_from"]

    def __reduce__(
        self,
    ) -> tuple[
        Callable[[list[dict[str, int]], dict[str, int], list[int]], "Figures"],
        tuple[list[dict[str, int]], dict[str, int], list[int]],
    ]:
        return (figures_of, (self.cards, self.rules, self.takes))

    def is_large(self, players: i64) -> bool:
        """Whether a game has the expeditions that only larger ones begin with (PR-SET-02)."""
        return players >= self.five_player_expedition_from

    def in_game(self, card: i64, players: i64) -> i64:
        """How many cards of a kind a game has."""
        if self.five_player_only[card] and not self.is_large(players):
            return 0
        return self.count[card]


def figures_of(cards: list[dict[str, int]], rules: dict[str, int], takes: list[int]) -> Figures:
    return Figures(cards, rules, takes)


def column(cards: list[dict[str, int]], name: str) -> vec[i64]:
    """One figure of all cards, 0 where a card has none."""
    return vec[i64]([card.get(name, 0) for card in cards])


@final
class Company:
    """What lies before a seat: persons hired and expeditions claimed, what they add up to, and its coins.

    A coin is a card and the shuffle it was drawn in, of which it is an unseen card: shuffle * 256 + card.
    """

    display: Row
    crew: vec[i64]  # how many persons of each calling
    envoys: i64  # settlers, captains, priests and jacks
    swords: i64
    points: i64
    expeditions: i64
    coins: i64
    purse: vec[i32]  # a ring of coins
    purse_mask: i64
    oldest: i64  # where in the ring the oldest coin lies

    def __init__(self, figures: Figures, like: "Company | None" = None) -> None:
        if like is not None:
            self.display = Row(0, like.display)
            self.crew = like.crew[:]
            self.envoys = like.envoys
            self.swords = like.swords
            self.points = like.points
            self.expeditions = like.expeditions
            self.coins = like.coins
            self.purse = like.purse[:]
            self.purse_mask = like.purse_mask
            self.oldest = like.oldest
            return
        self.display = Row(figures.all_cards)
        self.crew = vec[i64]([0] * CALLINGS)
        self.envoys = 0
        self.swords = 0
        self.points = 0
        self.expeditions = 0
        self.coins = 0
        self.purse_mask = figures.purse_mask
        self.purse = vec[i32]([0] * (figures.purse_mask + 1))
        self.oldest = 0

    def receive(self, coin: i64) -> None:
        """A coin received is the newest (PR-HIR-04)."""
        self.purse[(self.oldest + self.coins) & self.purse_mask] = i32(coin)
        self.coins += 1

    def give(self) -> i64:
        """The oldest coin goes first (PR-HIR-04)."""
        coin = i64(self.purse[self.oldest])
        self.oldest = (self.oldest + 1) & self.purse_mask
        self.coins -= 1
        return coin

    def coin(self, i: i64) -> i64:
        """Coin i, the oldest being 0."""
        return i64(self.purse[(self.oldest + i) & self.purse_mask])

    def put_coin(self, i: i64, coin: i64) -> None:
        self.purse[(self.oldest + i) & self.purse_mask] = i32(coin)

    def join(self, card: i64, figures: Figures) -> None:
        """A person or an expedition comes into the display; its figures count from now on (PR-HIR-01)."""
        self.display.push(card)
        self.points += figures.points[card]
        if card >= figures.first_expedition:
            self.expeditions += 1
        else:
            self.swords += figures.swords[card]
            calling = figures.calling[card]
            self.crew[calling] += 1
            if SETTLER <= calling <= JACK:
                self.envoys += 1

    def leave(self, place: i64, figures: Figures) -> i64:
        """The settler, captain, priest or jack at this place of the display leaves it (PR-EXP-07)."""
        card = self.display.remove(place)
        self.points -= figures.points[card]
        self.crew[figures.calling[card]] -= 1
        self.envoys -= 1
        return card

    def lay_out(self, display: list[int], coins: list[int], figures: Figures) -> None:
        """This display and these coins, oldest first, and nothing else."""
        self.display.clear()
        self.crew = vec[i64]([0] * CALLINGS)
        self.envoys = self.swords = self.points = self.expeditions = self.coins = self.oldest = 0
        for card in display:
            self.join(card, figures)
        for coin in coins:
            self.receive(coin)

    def coins_list(self) -> list[int]:
        return [int(self.coin(i)) for i in range(self.coins)]


def front(coin: i64) -> i64:
    """The card that a coin is."""
    return coin & 255


def drawn_in(coin: i64) -> i64:
    """The shuffle of the draw pile that a coin comes from."""
    return coin >> 8


def coin_of(card: i64, shuffle: i64) -> i64:
    return shuffle * 256 + card


@final
class PortRoyal(State):
    """A position of Port Royal, always at a decision between two moves or more, or at the end."""

    figures: Figures
    companies: list[Company]
    acting: Company  # the actor's
    pile: Pile
    discard: Row
    harbour: Row
    expeditions: Row  # open, in the middle

    phase: i64
    round: i64
    start: i64
    active: i64
    actor: i64
    draws: i64  # cards drawn in this turn
    drawn: i64  # the ship of a pending repel choice
    last_drawn: i64  # the last card drawn in this turn
    colours: i64  # of the ships in the harbour, as a bit set
    flags: i64  # how many they were when trading began
    taken: i64  # cards the actor has taken in the slot
    allowed: i64  # cards it may take in the slot, governors included
    drawn_in_round: bool

    end_requires_expedition: bool  # PR-VAR-01
    governors_from_next_slot: bool  # PR-VAR-02
    claim_after_bust: bool  # PR-VAR-03
    reshuffle_eagerly: bool  # PR-VAR-04
    start_seat0: bool  # PR-VAR-05
    round_cap: i64

    turns: i64  # counted for reports
    busts: i64
    all_draws: i64
    hires: i64
    trades: i64
    claims: i64

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
        self.figures = figures
        if like is not None:
            self.companies = [Company(figures, company) for company in like.companies]
            self.acting = self.companies[like.actor]
            self.pile = Pile(0, like.pile)
            self.discard = Row(0, like.discard)
            self.harbour = Row(0, like.harbour)
            self.expeditions = Row(0, like.expeditions)
            self.phase = like.phase
            self.round = like.round
            self.start = like.start
            self.active = like.active
            self.actor = like.actor
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
            super().__init__(players, like)
            return
        self.companies = [Company(figures, None) for _ in range(players)]
        self.acting = self.companies[0]
        self.pile = Pile(0, figures.deck)
        self.discard = Row(figures.all_cards)
        self.harbour = Row(figures.all_cards)
        self.expeditions = Row(0, figures.laid_out)
        self.phase = DISCOVERING
        self.round = 1
        self.start = 0
        self.active = 0
        self.actor = 0
        self.draws = 0
        self.drawn = NONE
        self.last_drawn = NONE
        self.colours = 0
        self.flags = 0
        self.taken = 0
        self.allowed = 0
        self.drawn_in_round = False
        self.end_requires_expedition = options["end_requires_expedition"] == 1
        self.governors_from_next_slot = options["governor_timing"] == 1
        self.claim_after_bust = options["claim_after_bust"] == 1
        self.reshuffle_eagerly = options["reshuffle"] == 1
        self.start_seat0 = options["start_player"] == 1
        self.round_cap = options["round_cap"]
        self.turns = 0
        self.busts = 0
        self.all_draws = 0
        self.hires = 0
        self.trades = 0
        self.claims = 0
        super().__init__(players, None)
        self.reseed(word)
        self.journal = journal
        self.set_up()

    def copy(self) -> "PortRoyal":
        return PortRoyal(self.figures, self.players, NO_OPTIONS, 0, None, self)

    # -- decisions

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        return bit(self.actor)

    def legal(self, seat: i64, out: Moves) -> None:
        out.n = 0
        if seat != self.actor or self.phase == OVER:
            return
        if self.phase == REPELLING:
            out.add(KEEP)
            out.add(REPEL)
            return
        if self.phase == DISCOVERING and self.against_drawing() == 0:
            out.add(DRAW)
        if self.against_stopping() == 0:
            out.add(STOP)
        if self.phase == TRADING and self.takes_left() > 0:
            self.add_takes(out)
        if self.has_envoys():
            self.add_claims(out)

    def why_not(self, seat: i64, move: i64) -> i64:
        if not 0 <= move < self.figures.codes:
            return NO_SUCH_MOVE
        if self.phase == OVER:
            return GAME_OVER
        if seat != self.actor:
            return NOT_YOUR_TURN
        if move == DRAW:
            return self.against_drawing()
        if move == STOP:
            return self.against_stopping()
        if move == KEEP:
            return 0 if self.phase == REPELLING else ONLY_SHIP_JUST_DRAWN
        if move == REPEL:
            return self.against_repelling()
        if move >= self.figures.first_claim:
            return self.against_claiming(self.figures.first_expedition + move - self.figures.first_claim)
        return self.against_taking(move)

    def add_takes(self, out: Moves) -> None:
        figures = self.figures
        harbour = self.harbour.cards
        n = self.harbour.n
        reach = self.reach()
        place: i64 = 0
        while place < n:
            card = i64(harbour[place])
            if self.can_pay(card, reach):
                out.add_in_order(figures.move[card])
            place += 1

    def add_claims(self, out: Moves) -> None:
        place: i64 = 0
        while place < self.expeditions.n:
            card = self.expeditions.get(place)
            if self.lacking(self.actor, card) == 0:
                out.add_in_order(self.figures.move[card])
            place += 1

    def play(self, seat: i64, move: i64) -> None:
        if move == STOP and self.phase != DISCOVERING and self.journal is not None:
            self.journal.note(PASSED, EVERYONE, seat)
        self.make(move)
        self.make_single_moves()

    def make_single_moves(self) -> None:
        """Nobody is asked who has but one move."""
        while True:
            move = self.single_move()
            if move == NONE:
                return
            self.make(move)

    def single_move(self) -> i64:
        """The only legal move (NONE: there are more, or the game is over)."""
        if self.phase == DISCOVERING:
            may_draw = self.against_drawing() == 0
            if (may_draw and self.draws) or self.may_claim():
                return NONE
            if may_draw:
                return DRAW
            return STOP
        if self.phase == TRADING or self.phase == BUSTED:
            if self.may_take() or self.may_claim():
                return NONE
            return STOP
        return NONE

    def make(self, move: i64) -> None:
        if move == DRAW:
            self.draw_card()
        elif move == STOP:
            if self.phase == DISCOVERING:
                self.open_trade()
            elif self.phase == TRADING:
                self.end_slot()
            else:
                self.end_turn()
        elif move == KEEP:
            self.phase = DISCOVERING
            ship = self.drawn
            self.drawn = NONE
            self.sail_in(ship)
        elif move == REPEL:
            self.repel()
        elif move < HIRE:
            self.trade(self.ship_of(move - TRADE))
        elif move < self.figures.first_claim:
            self.hire(self.figures.first_person + move - HIRE)
        else:
            self.claim(self.figures.first_expedition + move - self.figures.first_claim)

    # -- 1. setup

    def set_up(self) -> None:
        if not self.figures.is_large(self.players):
            self.expeditions.clear()
        if not self.start_seat0:
            self.start = self.below(self.players)
        step: i64 = 0
        while step < self.players:
            self.gain(self.seat_after(self.start, step), self.figures.starting_coins)
            step += 1
        if self.journal is not None:
            self.journal.note(FIRST_PLAYER, EVERYONE, self.start)
        self.begin_turn(self.start)
        self.make_single_moves()

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """Clockwise."""
        seat += steps
        if seat >= self.players:
            seat -= self.players
        return seat

    # -- 2. turn and discover

    def begin_turn(self, seat: i64) -> None:
        self.turns += 1
        self.active = seat
        self.forget_turn()
        self.phase = DISCOVERING
        if self.journal is not None:
            self.journal.note(TURN, EVERYONE, seat, self.round)

    def forget_turn(self) -> None:
        self.let_act(self.active)
        self.draws = 0
        self.drawn = NONE
        self.last_drawn = NONE
        self.colours = 0
        self.flags = 0
        self.taken = 0
        self.allowed = 0

    def let_act(self, seat: i64) -> None:
        self.actor = seat
        self.acting = self.companies[seat]

    def against_drawing(self) -> i64:
        if self.phase == DISCOVERING:
            if self.pile.rest.n == 0 and self.cards_to_draw() == 0:
                return NOTHING_TO_DRAW
            if self.draws >= self.figures.draws_per_turn_cap:
                return DRAWN_ENOUGH
            return 0
        if self.phase == REPELLING:
            return REPEL_FIRST
        if self.phase == TRADING:
            return NOT_IN_PHASE_2
        return TURN_LOST

    def against_stopping(self) -> i64:
        if self.phase == REPELLING:
            return REPEL_FIRST
        if self.phase == DISCOVERING and self.draws == 0 and self.against_drawing() == 0:
            return MUST_DRAW_FIRST
        return 0

    def draw_card(self) -> None:
        figures = self.figures
        self.refill_pile()
        card = self.draw(self.pile)
        self.draws += 1
        self.all_draws += 1
        self.drawn_in_round = True
        self.last_drawn = card
        self.revealed += 1
        if self.journal is not None:
            self.journal.note(DREW, EVERYONE, self.active, card)
        self.refill_pile_eagerly()
        if card < figures.first_person:
            if self.acting.swords >= figures.swords[card]:
                self.drawn = card
                self.phase = REPELLING
            else:
                self.sail_in(card)
        elif card < figures.first_expedition:
            self.harbour.push(card)
        elif card < figures.first_tax:
            self.expeditions.push(card)
        else:
            self.tax(card)

    # -- 3. repelling a ship

    def against_repelling(self) -> i64:
        if self.phase == REPELLING:
            return 0
        ship = self.last_drawn
        if self.phase == DISCOVERING and ship != NONE and self.figures.type[ship] == SHIP:
            if self.figures.skull[ship]:
                return SKULL
            if self.acting.swords < self.figures.swords[ship]:
                return TOO_FEW_SWORDS
        return ONLY_SHIP_JUST_DRAWN

    def repel(self) -> None:
        ship = self.drawn
        self.phase = DISCOVERING
        self.drawn = NONE
        if self.journal is not None:
            self.journal.note(REPELLED, EVERYONE, self.active, ship)
        self.discard.push(ship)
        self.refill_pile_eagerly()

    def sail_in(self, ship: i64) -> None:
        color = self.figures.color[ship]
        if has(self.colours, color):
            self.bust(ship)
        else:
            self.colours |= bit(color)
            self.harbour.push(ship)

    # -- 4. bust

    def bust(self, ship: i64) -> None:
        self.busts += 1
        if self.journal is not None:
            self.journal.note(BUST, EVERYONE, self.active, ship)
        self.harbour.push(ship)
        self.clear_harbour()
        step: i64 = 0
        while step < self.players:
            self.pay_jesters(self.seat_after(self.active, step))
            step += 1
        if self.claim_after_bust:
            self.phase = BUSTED
        else:
            self.end_turn()

    def clear_harbour(self) -> None:
        harbour = self.harbour
        place: i64 = 0
        while place < harbour.n:
            self.discard.push(harbour.get(place))
            place += 1
        harbour.n = 0
        self.colours = 0
        self.refill_pile_eagerly()

    # -- 5. expeditions

    def lacking(self, seat: i64, expedition: i64) -> i64:
        """How many persons the seat lacks, jacks of all trades standing in (PR-EXP-03)."""
        crew = self.companies[seat].crew
        needs = self.figures.needs
        lacking = -crew[JACK]
        symbol: i64 = 0
        while symbol < SYMBOLS:
            short = needs[SYMBOLS * expedition + symbol] - crew[SETTLER + symbol]
            if short > 0:
                lacking += short
            symbol += 1
        if lacking < 0:
            lacking = 0
        return lacking

    def has_envoys(self) -> bool:
        """Whether the actor may claim at all, and has persons enough for the smallest expedition."""
        if self.actor != self.active or self.expeditions.n == 0:
            return False
        return self.acting.envoys >= self.figures.smallest_expedition

    def may_claim(self) -> bool:
        if not self.has_envoys():
            return False
        place: i64 = 0
        while place < self.expeditions.n:
            if self.lacking(self.actor, self.expeditions.get(place)) == 0:
                return True
            place += 1
        return False

    def against_claiming(self, expedition: i64) -> i64:
        if self.expeditions.find(expedition) < 0:
            return NO_SUCH_EXPEDITION
        if self.phase == REPELLING:
            return REPEL_BEFORE_CLAIM
        if self.actor != self.active:
            return ONLY_ACTIVE_CLAIMS
        if self.lacking(self.actor, expedition):
            return PERSONS_MISSING
        return 0

    def claim(self, expedition: i64) -> None:
        figures = self.figures
        company = self.acting
        was_ending = self.journal is not None and self.is_ending()
        symbol: i64 = 0
        while symbol < SYMBOLS:
            left = figures.needs[SYMBOLS * expedition + symbol]
            while left > 0:
                calling = SETTLER + symbol
                if company.crew[calling] == 0:
                    calling = JACK  # PR-EXP-04: jacks only fill what is missing
                self.discard.push(company.leave(self.least_of(company, calling), figures))
                left -= 1
            symbol += 1
        self.refill_pile_eagerly()
        self.expeditions.remove(self.expeditions.find(expedition))
        company.join(expedition, figures)
        coins = self.gain(self.actor, figures.coins[expedition])
        self.claims += 1
        if self.journal is not None:
            self.journal.note(CLAIMED, EVERYONE, self.actor, expedition, coins)
            self.note_last_round(was_ending)

    def least_of(self, company: Company, calling: i64) -> i64:
        """Where the person of a calling with fewest points lies; as printed they are all equal."""
        figures = self.figures
        display = company.display
        least: i64 = NONE
        place: i64 = 0
        while place < display.n:
            card = display.get(place)
            found = card < figures.first_expedition and figures.calling[card] == calling
            if found and (least == NONE or figures.points[card] < figures.points[display.get(least)]):
                least = place
            place += 1
        return least

    # -- 6. tax increase

    def tax(self, card: i64) -> None:
        figures = self.figures
        for step in range(self.players):
            seat = self.seat_after(self.active, step)
            company = self.companies[seat]
            if company.coins >= figures.tax_from_coins:
                coins = company.coins // figures.tax_divisor
                self.spend(company, coins)
                if self.journal is not None:
                    self.journal.note(TAXED, EVERYONE, seat, coins)
        self.refill_pile_eagerly()
        if figures.bonus[card] == MOST_SWORDS:
            self.pay_most_swords()
        else:
            self.pay_least_points()
        # PR-TAX-04: last, so that it cannot become one of those coins
        self.discard.push(card)
        self.refill_pile_eagerly()

    def pay_most_swords(self) -> None:
        most: i64 = 0
        for company in self.companies:
            if company.swords > most:
                most = company.swords
        for step in range(self.players):
            seat = self.seat_after(self.active, step)
            if self.companies[seat].swords == most:
                self.gain_by(seat, self.figures.tax_bonus, BY_MOST_SWORDS)

    def pay_least_points(self) -> None:
        least = self.companies[0].points
        for company in self.companies:
            if company.points < least:
                least = company.points
        for step in range(self.players):
            seat = self.seat_after(self.active, step)
            if self.companies[seat].points == least:
                self.gain_by(seat, self.figures.tax_bonus, BY_LEAST_POINTS)

    # -- 7. trade & hire: takes and trade

    def open_trade(self) -> None:
        self.phase = TRADING
        self.flags = count(self.colours)
        if self.journal is not None:
            takes = self.takes()
            self.journal.note(STOPPED, EVERYONE, self.active, self.flags, takes)
        self.begin_slot(self.active)

    def takes(self) -> i64:
        """How many cards the actor may take in the slot that it begins now."""
        return self.base_takes() + self.figures.governor_takes * self.acting.crew[GOVERNOR]

    def base_takes(self) -> i64:
        """Without governors."""
        if self.actor == self.active:
            return self.figures.takes_by_flags[self.flags]
        return self.figures.other_takes

    def begin_slot(self, seat: i64) -> None:
        """PR-TRD-08: admirals and jesters are tested once, before any take."""
        self.let_act(seat)
        if self.harbour.n >= self.figures.admiral_from_cards:
            self.pay_admirals(seat)
        elif self.harbour.n == 0 and seat != self.active:
            self.pay_jesters(seat)
        self.taken = 0
        self.allowed = self.takes()

    def takes_left(self) -> i64:
        return self.allowed - self.taken

    def may_take(self) -> bool:
        if self.harbour.n == 0 or self.taken >= self.allowed:
            return False
        harbour = self.harbour.cards
        n = self.harbour.n
        reach = self.reach()
        place: i64 = 0
        while place < n:
            if self.can_pay(i64(harbour[place]), reach):
                return True
            place += 1
        return False

    def against_taking(self, move: i64) -> i64:
        if self.phase == BUSTED:
            return TURN_LOST
        card = self.figures.first_person + move - HIRE
        if move < HIRE:
            card = self.ship_of(move - TRADE)
        if card == NONE or self.harbour.find(card) < 0:
            return NO_SUCH_SHIP if move < HIRE else NO_SUCH_PERSON
        if self.phase == REPELLING:
            return REPEL_FIRST
        if self.phase == DISCOVERING:
            return NOT_IN_PHASE_1
        if self.takes_left() <= 0:
            return TAKES_USED
        if self.can_pay(card, self.reach()):
            return 0
        if move < HIRE:
            return NO_COIN_FOR_FEE
        return TOO_DEAR

    def can_pay(self, card: i64, reach: i64) -> bool:
        """Whether the actor, who reaches so far, can pay for a harbour card."""
        figures = self.figures
        if card >= figures.first_person:
            return figures.cost[card] <= reach
        # PR-CMP-02: the fee for a ship may come out of its income
        return reach >= 0 or self.acting.coins + self.income(self.actor, card) >= figures.fee

    def ship_of(self, color: i64) -> i64:
        """The ship of a colour in the harbour."""
        place: i64 = 0
        while place < self.harbour.n:
            card = self.harbour.get(place)
            if card < self.figures.first_person and self.figures.color[card] == color:
                return card
            place += 1
        return NONE

    def income(self, seat: i64, ship: i64) -> i64:
        """What a ship brings the seat: its coins, and one more for each trader of its colour (PR-ABL-03)."""
        figures = self.figures
        return figures.coins[ship] + figures.trader_bonus * self.companies[seat].crew[TRADER + figures.color[ship]]

    def trade(self, ship: i64) -> None:
        owed = self.pay_fee(self.fee_of(self.actor))
        self.harbour.remove(self.harbour.find(ship))
        self.colours &= ~bit(self.figures.color[ship])
        self.taken += 1
        self.trades += 1
        # PR-TRD-06: before its coins are drawn, so it may become one of them
        self.discard.push(ship)
        self.refill_pile_eagerly()
        coins = self.gain(self.actor, self.income(self.actor, ship))
        if self.journal is not None:
            self.journal.note(TRADED, EVERYONE, self.actor, ship, coins)
        self.pay_fee(owed)

    def end_slot(self) -> None:
        following = self.seat_after(self.actor, 1)
        if following == self.active:
            self.end_turn()
        else:
            self.begin_slot(following)

    # -- 8. hire

    def price(self, seat: i64, person: i64) -> i64:
        """All that the seat pays for a person of the harbour, the fee included."""
        return self.hire_cost(seat, person) + self.fee_of(seat)

    def hire_cost(self, seat: i64, person: i64) -> i64:
        figures = self.figures
        cost = figures.cost[person] - figures.mademoiselle_discount * self.companies[seat].crew[MADEMOISELLE]
        if cost < 0:
            cost = 0
        return cost

    def reach(self) -> i64:
        """The highest printed cost that the actor can pay now (PR-HIR-03); -1 if it has not even the fee."""
        company = self.acting
        left = company.coins
        if self.actor != self.active:
            left -= self.figures.fee
            if left < 0:
                return -1
        return left + self.figures.mademoiselle_discount * company.crew[MADEMOISELLE]

    def hire(self, person: i64) -> None:
        company = self.acting
        was_ending = self.journal is not None and self.is_ending()
        self.pay_fee(self.fee_of(self.actor))
        cost = self.hire_cost(self.actor, person)
        self.spend(company, cost)
        self.refill_pile_eagerly()
        self.harbour.remove(self.harbour.find(person))
        company.join(person, self.figures)
        self.taken += 1
        if not self.governors_from_next_slot and self.figures.calling[person] == GOVERNOR:
            self.allowed += self.figures.governor_takes  # PR-ABL-09
        self.hires += 1
        if self.journal is not None:
            self.journal.note(HIRED, EVERYONE, self.actor, person, cost)
            self.note_last_round(was_ending)

    # -- 9. compensation

    def fee_of(self, seat: i64) -> i64:
        if seat == self.active:
            return 0
        return self.figures.fee

    def pay_fee(self, coins: i64) -> i64:
        """Give the active player what there is of the fee, unseen (PR-CMP-04); what is still owed."""
        if coins == 0:
            return 0
        company = self.acting
        active = self.companies[self.active]
        while coins > 0 and company.coins > 0:
            active.receive(company.give())
            coins -= 1
            if self.journal is not None:
                self.journal.note(FEE, EVERYONE, self.actor, self.active)
        return coins

    # -- 10. abilities

    def pay_admirals(self, seat: i64) -> None:
        admirals = self.companies[seat].crew[ADMIRAL]
        if admirals:
            self.gain_by(seat, admirals * self.figures.admiral_coins, BY_ADMIRALS)

    def pay_jesters(self, seat: i64) -> None:
        jesters = self.companies[seat].crew[JESTER]
        if jesters:
            self.gain_by(seat, jesters * self.figures.jester_coins, BY_JESTERS)

    # -- 11. deck and coins

    def cards_to_draw(self) -> i64:
        return self.pile.size() + self.discard.n

    def refill_pile(self) -> None:
        """PR-DCK-04: when a card is needed and none is left."""
        pile = self.pile
        if pile.rest.n == 0 and self.discard.n and pile.size() == 0:
            if self.journal is not None:
                self.journal.note(RESHUFFLED, EVERYONE, self.discard.n)
            pile.gather(self.discard)

    def refill_pile_eagerly(self) -> None:
        if self.reshuffle_eagerly:
            self.refill_pile()

    def gain(self, seat: i64, coins: i64) -> i64:
        """Take coins off the draw pile, unseen; how many there were (PR-DCK-02, -06)."""
        company = self.companies[seat]
        pile = self.pile
        gained: i64 = 0
        while gained < coins:
            self.refill_pile()
            if pile.rest.n == 0 and pile.size() == 0:
                break
            shuffle = pile.shuffles
            company.receive(coin_of(self.draw(pile), shuffle))
            self.refill_pile_eagerly()
            gained += 1
        return gained

    def gain_by(self, seat: i64, coins: i64, why: i64) -> None:
        gained = self.gain(seat, coins)
        if gained and self.journal is not None:
            self.journal.note(GAINED, EVERYONE, seat, gained, why)

    def spend(self, company: Company, coins: i64) -> None:
        """Pay coins to the discard pile, face up (PR-HIR-04)."""
        self.revealed += coins
        while coins > 0:
            self.discard.push(front(company.give()))
            coins -= 1

    def resample(self, seat: i64, word: i64) -> None:
        """Deal anew the fronts of all coins and the draw pile: nobody knows them, whoever asks (PR-DCK-08).

        A coin is one of the unseen cards of the shuffle it was drawn in: it changes places with those alone.
        """
        self.reseed(word)
        pile = self.pile
        top = pile.top
        if top is not None:
            while top.n:
                pile.rest.push(top.pop())
        unseen = Row(self.figures.all_cards)
        shuffle = self.first_shuffle_from(0)
        while shuffle < pile.shuffles:
            unseen.n = 0
            self.collect_coins(shuffle, unseen)
            self.deal_coins(shuffle, unseen)
            shuffle = self.first_shuffle_from(shuffle + 1)
        self.collect_coins(pile.shuffles, pile.rest)
        self.deal_coins(pile.shuffles, pile.rest)

    def first_shuffle_from(self, least: i64) -> i64:
        """The first shuffle, not before `least`, that has coins; the present one if none has."""
        first = self.pile.shuffles
        for company in self.companies:
            for i in range(company.coins):
                shuffle = drawn_in(company.coin(i))
                if least <= shuffle < first:
                    first = shuffle
        return first

    def collect_coins(self, shuffle: i64, unseen: Row) -> None:
        for company in self.companies:
            for i in range(company.coins):
                coin = company.coin(i)
                if drawn_in(coin) == shuffle:
                    unseen.push(front(coin))

    def deal_coins(self, shuffle: i64, unseen: Row) -> None:
        """Sorted before and after: where a card lay must not tell."""
        unseen.sort()
        for company in self.companies:
            for i in range(company.coins):
                if drawn_in(company.coin(i)) == shuffle:
                    company.put_coin(i, coin_of(unseen.swap_out(self.below(unseen.n)), shuffle))
        unseen.sort()

    # -- 12. end of game

    def end_turn(self) -> None:
        if self.harbour.n:
            if self.journal is not None:
                self.journal.note(HARBOUR_CLEARED, EVERYONE, self.harbour.n)
            self.clear_harbour()
        following = self.seat_after(self.active, 1)
        if following == self.start:
            # PR-END-03: points never fall, so the end is tested when a round ends
            if self.is_ending() or not self.drawn_in_round or self.round >= self.round_cap:
                self.end_game()
                return
            self.round += 1
            self.drawn_in_round = False
        self.begin_turn(following)

    def end_game(self) -> None:
        self.forget_turn()
        self.phase = OVER
        if self.journal is not None:
            self.journal.note(ENDED, EVERYONE)

    def is_ending(self) -> bool:
        """Whether the end is triggered (PR-END-01, PR-VAR-01)."""
        for company in self.companies:
            if company.points >= self.figures.points_to_end and (
                company.expeditions or not self.end_requires_expedition
            ):
                return True
        return False

    def note_last_round(self, was_ending: bool) -> None:
        if self.journal is not None and not was_ending and self.is_ending():
            self.journal.note(LAST_ROUND, EVERYONE, self.actor)

    def score(self, seat: i64) -> i64:
        return self.companies[seat].points

    def winners(self) -> i64:
        if self.phase != OVER:
            return 0
        contenders = self.contenders()
        best = NONE
        won: i64 = 0
        for seat in range(self.players):
            if has(contenders, seat):
                company = self.companies[seat]
                standing = company.points * (self.figures.all_cards + 1) + company.coins
                if standing > best:
                    best = standing
                    won = 0
                if standing == best:
                    won |= bit(seat)
        return won

    def contenders(self) -> i64:
        """The seats that can win (PR-VAR-01): with an expedition, or all of them if nobody has one."""
        everybody: i64 = 0
        explorers: i64 = 0
        for seat in range(self.players):
            everybody |= bit(seat)
            if self.companies[seat].expeditions:
                explorers |= bit(seat)
        return explorers if self.end_requires_expedition and explorers else everybody

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


NO_OPTIONS: Final[dict[str, int]] = {}

OPTION_NAMES: Final = (
    "end_requires_expedition",
    "governor_timing",
    "claim_after_bust",
    "reshuffle",
    "start_player",
    "round_cap",
)


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
