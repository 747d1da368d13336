"""The rulebook of Jamaica as code, in its order; the clauses are in `rulebook/en.md`.

Ships are numbered as the seats; with two players the ghost ship comes after them. A treasure is the number of its
kind, an action card the number of its row in the figures.
"""

from collections.abc import Callable
from typing import Final, final

from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64, vec
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import EVERYONE, Journal, Moves, State, all_but, audience, next_row

NONE: Final = -1

# Move codes; after SAIL come the spaces, then the action cards, then powers to steal, then curses to give
MORNING: Final = 0  # + value of the die - 1
HOLD: Final = 6  # + hold
ROLL: Final = 12
REROLL: Final = 13
STAND: Final = 14
SHORTER: Final = 15
EXACT: Final = 16
LONGER: Final = 17
AHEAD: Final = 18  # the ghost's course
ASTERN: Final = 19
NOTHING: Final = 20
ATTACK: Final = 21  # + flag of the ship
LOOT: Final = 28  # + the loser's hold
STEAL_HIDDEN: Final = 34
SAIL: Final = 35  # + space

# Phases
DICE: Final = 0
CARD: Final = 1
LENGTH: Final = 2
FORK: Final = 3
TARGET: Final = 4
POWDERING: Final = 5
SABER: Final = 6
REWARD: Final = 7
STOW: Final = 8
LOAD: Final = 9
PAY: Final = 10
GHOST: Final = 11
OVER: Final = 12

# Actions of a card
FORWARD: Final = 0
BACKWARD: Final = 1
LOADING: Final = 2  # + goods: food, gold, powder

# Goods
FOOD: Final = 0
GOLD: Final = 1
POWDER: Final = 2

# Spaces; Port Royal is also space 0
PORT_ROYAL: Final = 0
SEA: Final = 1
PORT: Final = 2
LAIR: Final = 3

# Powers of treasures
MAP: Final = 0
SABERS: Final = 1
BETH: Final = 2
SIXTH: Final = 3
RUM: Final = 4
SEXTANT: Final = 5
ANCHOR: Final = 6
POWERS: Final = 7

# Kinds of treasure
POWER_TREASURE: Final = 0
GOLD_TREASURE: Final = 1
CURSED_TREASURE: Final = 2

# A face-down treasure is its number, the seats that know its face (times KNOWN) and whether all know it for cursed
FACE: Final = 255
KNOWN: Final = 256
SEATS: Final = 63
CURSED_TO_ALL: Final = 16384

HOLDS: Final = 6
GHOST_FLAG: Final = 6  # the ghost ship in moves and events, whatever its number
STAR: Final = 0  # of the combat die
UNROLLED: Final = -1

# A row of action cards packed into a word
CARD_BITS: Final = 4
CARD_MASK: Final = 15

# Kinds of events
ROUND: Final = 0  # round, captain
ROLLED: Final = 1  # die, die
PLACED: Final = 2  # seat, morning, evening
CHOSEN: Final = 3  # seat
SHOWED: Final = 4  # seat, card
LOADED: Final = 5  # ship, goods, amount, hold
DUMPED: Final = 6  # ship, goods, amount
LOAD_LOST: Final = 7  # ship, goods
CHOSE_LENGTH: Final = 8  # ship, steps
SAILED: Final = 9  # ship, from, to, steps * 2 + direction
ARRIVED: Final = 10  # ship, space
ATTACKED: Final = 11  # ship, other
SPENT: Final = 12  # ship, powder
FIRED: Final = 13  # ship, die, total
REROLLED: Final = 14  # ship, whose die
WON: Final = 15  # ship, other
TIED: Final = 16  # ship, other
LOOTED: Final = 17  # ship, other, goods, amount
STOLE: Final = 18  # ship, other, treasure
STOLE_HIDDEN: Final = 19  # ship, other
STOLE_FACE: Final = 20  # ship, treasure
CURSED: Final = 21  # ship, other
CURSED_FACE: Final = 22  # ship, other, treasure
TOOK_NOTHING: Final = 23  # ship
PAID: Final = 24  # ship, goods, amount, space
SHORT: Final = 25  # ship, goods, amount given, space
RETREATED: Final = 26  # ship, space
TREASURE_UP: Final = 27  # ship, treasure, space
TREASURE_DOWN: Final = 28  # ship, space
TREASURE_FACE: Final = 29  # treasure
DREW: Final = 30  # seat, cards
DREW_FACE: Final = 31  # card
RESHUFFLED: Final = 32  # seat
GHOST_COURSE: Final = 33  # back, stays
FINISHED: Final = 34  # ship
ENDED: Final = 35
BANKED: Final = 36  # ship, goods, amount

# Reasons of refusal; 0 is none
NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
NO_SUCH_MOVE: Final = 3
NO_SUCH_SEAT: Final = 4
DICE_PLACED: Final = 5
NO_SUCH_DIE: Final = 6
ALREADY_LOCKED: Final = 7
CARDS_LATER: Final = 8
NOT_IN_HAND: Final = 9
HOLDS_AT_REST: Final = 10
NO_SIXTH_HOLD: Final = 11
EMPTY_HOLD_FIRST: Final = 12
SAME_GOODS: Final = 13
FIRST_EMPTY_HOLD: Final = 14
WRONG_GOODS: Final = 15
NO_POWDER: Final = 16
NO_ROLL: Final = 17
NO_REROLL: Final = 18
NO_ANCHOR: Final = 19
NO_SEXTANT: Final = 20
LENGTH_FIXED: Final = 21
NO_FORK: Final = 22
NOT_THERE: Final = 23
NO_TARGET: Final = 24
NO_SHIP_THERE: Final = 25
NOTHING_WON: Final = 26
NOTHING_TO_LOOT: Final = 27
NO_ROOM: Final = 28
NOT_THEIRS: Final = 29
GHOSTS_BETH: Final = 30
NOTHING_HIDDEN: Final = 31
NO_SUCH_CURSE: Final = 32
GHOST_GIVES_NOTHING: Final = 33
NO_COURSE: Final = 34
NO_MORE_POWDER: Final = 35
LENGTH_ANNOUNCED: Final = 36
NO_DIE_SAILED: Final = 37


@final
class Figures:
    """Board, cards and treasures as machine numbers; shared by all copies of a state."""

    cards: list[tuple[int, int]]  # as given, for pickling
    board: list[dict[str, int]]
    hoard: list[dict[str, int]]
    combat: list[int]
    rules: dict[str, int]

    spaces: i64
    terrain: vec[i64]
    price: vec[i64]
    value: vec[i64]
    ways: vec[i64]  # four a space: two forward, two backward, NONE where there is none
    distance: vec[i64]  # forward steps to Port Royal; from Port Royal itself, a lap
    lap: i64

    actions: i64
    morning: vec[i64]
    evening: vec[i64]

    treasures: i64
    kind: vec[i64]
    power: vec[i64]
    worth: vec[i64]
    copies: vec[i64]
    in_box: vec[i64]  # of the first edition
    of_power: vec[i64]  # the treasure that gives a power
    curses: i64
    curse: vec[i64]  # the cursed kinds
    curse_of: vec[i64]  # for each kind: the place among them
    cursed_cards: i64
    all_treasures: i64

    faces: vec[i64]  # of the combat die
    action_faces: i64
    holds: i64
    start_food: i64
    start_gold: i64
    start_powder: i64
    hand_size: i64
    map_hand_size: i64
    treasures_in_pile: i64
    powder_bonus: i64
    beth_bonus: i64
    rum_bonus: i64
    finish_value: i64
    floor_value: i64
    gold_value: i64
    ghost_first_hold: i64
    ghost_second_hold: i64

    first_card: i64
    first_steal: i64
    first_give: i64
    codes: i64

    def __init__(
        self,
        board: list[dict[str, int]],
        cards: list[tuple[int, int]],
        hoard: list[dict[str, int]],
        combat: list[int],
        rules: dict[str, int],
    ) -> None:
        self.board = board
        self.cards = cards
        self.hoard = hoard
        self.combat = combat
        self.rules = rules
        self.spaces = len(board)
        self.terrain = vec[i64]([space["terrain"] for space in board])
        self.price = vec[i64]([space["price"] for space in board])
        self.value = vec[i64]([space["value"] for space in board])
        ways: list[int] = []
        for space in board:
            ways += [space["next"], space["next_2"], space["prev"], space["prev_2"]]
        self.ways = vec[i64]([i64(n) for n in ways])
        distance = distances(board)
        self.distance = vec[i64]([i64(d) for d in distance])
        self.lap = distance[0]
        self.actions = len(cards)
        self.morning = vec[i64]([i64(card[0]) for card in cards])
        self.evening = vec[i64]([i64(card[1]) for card in cards])
        self.treasures = len(hoard)
        self.kind = vec[i64]([treasure["kind"] for treasure in hoard])
        self.power = vec[i64]([treasure["power"] for treasure in hoard])
        self.worth = vec[i64]([treasure["worth"] for treasure in hoard])
        self.copies = vec[i64]([treasure["copies"] for treasure in hoard])
        self.in_box = vec[i64]([treasure["in_box"] for treasure in hoard])
        self.of_power = vec[i64]([i64(NONE)] * POWERS)
        cursed = [n for n, treasure in enumerate(hoard) if treasure["kind"] == CURSED_TREASURE]
        self.curses = len(cursed)
        self.curse = vec[i64]([i64(n) for n in cursed])
        self.curse_of = vec[i64]([i64(NONE)] * len(hoard))
        for place, n in enumerate(cursed):
            self.curse_of[n] = place
        for n, treasure in enumerate(hoard):
            if treasure["power"] >= 0:
                self.of_power[treasure["power"]] = n
        self.cursed_cards = sum([hoard[n]["copies"] for n in cursed])
        self.all_treasures = sum([treasure["copies"] for treasure in hoard])
        self.faces = vec[i64]([i64(face) for face in combat])
        self.action_faces = rules["action_faces"]
        self.holds = rules["holds"]
        self.start_food = rules["start_food"]
        self.start_gold = rules["start_gold"]
        self.start_powder = rules["start_powder"]
        self.hand_size = rules["hand_size"]
        self.map_hand_size = rules["map_hand_size"]
        self.treasures_in_pile = rules["treasures_in_pile"]
        self.powder_bonus = rules["powder_bonus"]
        self.beth_bonus = rules["beth_bonus"]
        self.rum_bonus = rules["rum_bonus"]
        self.finish_value = rules["finish_value"]
        self.floor_value = rules["floor_value"]
        self.gold_value = rules["gold_value"]
        self.ghost_first_hold = rules["ghost_first_hold"]
        self.ghost_second_hold = rules["ghost_second_hold"]
        self.first_card = SAIL + self.spaces
        self.first_steal = self.first_card + self.actions
        self.first_give = self.first_steal + POWERS
        self.codes = self.first_give + self.curses

    def __reduce__(
        self,
    ) -> tuple[
        type["Figures"],
        tuple[list[dict[str, int]], list[tuple[int, int]], list[dict[str, int]], list[int], dict[str, int]],
    ]:
        return (Figures, (self.board, self.cards, self.hoard, self.combat, self.rules))


def distances(board: list[dict[str, int]]) -> list[int]:
    """The least number of forward steps from each space to Port Royal (JAM-MOV-11)."""
    far = len(board) + 1
    steps = [far] * len(board)
    steps[0] = 0
    for _ in board:
        for number in range(1, len(board)):
            for following in (board[number]["next"], board[number]["next_2"]):
                if following >= 0 and steps[following] + 1 < steps[number]:
                    steps[number] = steps[following] + 1
    steps[0] = 1 + min([steps[n] for n in (board[0]["next"], board[0]["next_2"]) if n >= 0])
    return steps


@final
class Ship:
    """A ship, its holds and its treasures."""

    __slots__ = ("amounts", "goods", "hidden", "lap", "n", "powers", "space")
    space: i64
    lap: i64
    goods: vec[i64]  # of each hold, NONE where it is empty; the sixth hold comes after the ordinary ones
    amounts: vec[i64]
    powers: i64
    hidden: vec[i64]  # face-down treasures, each with who knows it
    n: i64  # how many

    def __init__(self, room: i64, like: "Ship | None" = None) -> None:
        if like is not None:
            self.space = like.space
            self.lap = like.lap
            self.goods = like.goods[:]
            self.amounts = like.amounts[:]
            self.powers = like.powers
            self.hidden = like.hidden[:]
            self.n = like.n
            return
        self.space = 0
        self.lap = 0
        self.goods = vec[i64]([i64(NONE)] * HOLDS)
        self.amounts = vec[i64]([i64(0)] * HOLDS)
        self.powers = 0
        self.hidden = vec[i64]([i64(0)] * room)
        self.n = 0

    def copy(self) -> "Ship":
        return Ship(0, self)

    def total(self, goods: i64) -> i64:
        kinds = self.goods
        n: i64 = 0
        hold: i64 = 0
        while hold < HOLDS:
            if kinds[hold] == goods:
                n += self.amounts[hold]
            hold += 1
        return n

    def holds_of(self, goods: i64) -> i64:
        """The holds that contain such goods, as a bit set."""
        kinds = self.goods
        holds: i64 = 0
        hold: i64 = 0
        while hold < HOLDS:
            if kinds[hold] == goods:
                holds |= bit(hold)
            hold += 1
        return holds

    def fill(self, hold: i64, goods: i64, amount: i64) -> None:
        self.goods[hold] = goods
        self.amounts[hold] = amount

    def empty(self, hold: i64) -> None:
        self.goods[hold] = NONE
        self.amounts[hold] = 0

    def take(self, hold: i64, amount: i64) -> None:
        self.amounts[hold] -= amount
        if self.amounts[hold] == 0:
            self.goods[hold] = NONE

    def give_all(self, goods: i64) -> None:
        hold: i64 = 0
        while hold < HOLDS:
            if self.goods[hold] == goods:
                self.empty(hold)
            hold += 1

    def face(self, i: i64) -> i64:
        return self.hidden[i] & FACE

    def find(self, treasure: i64) -> i64:
        """Where such a face-down treasure lies (-1: nowhere)."""
        i: i64 = 0
        while i < self.n:
            if self.hidden[i] & FACE == treasure:
                return i
            i += 1
        return NONE

    def lay_down(self, treasure: i64) -> None:
        self.hidden[self.n] = treasure
        self.n += 1

    def lift(self, i: i64) -> i64:
        """Take away face-down treasure i, the others closing up."""
        treasure = self.hidden[i]
        self.n -= 1
        while i < self.n:
            self.hidden[i] = self.hidden[i + 1]
            i += 1
        self.hidden[i] = 0
        return treasure


@final
class Deck:
    """A player's action cards, of which each is there once: bit sets, and words with the order of cards.

    What lies neither in the hand nor in the draw pile, and is not being played, is the discard pile.
    """

    __slots__ = (
        "discards",
        "fresh",
        "hand",
        "in_hand",
        "locked",
        "pile",
        "played",
        "shuffles",
        "top",
        "topped",
        "used",
    )
    hand: i64
    in_hand: i64  # how many
    fresh: i64  # the hand cards drawn since the last shuffle; all can tell the others by what was shuffled
    pile: i64
    top: i64  # cards fixed on top of it, the next one lowest
    topped: i64  # how many
    discards: i64  # in their order, the uppermost lowest
    used: i64  # how many
    shuffles: i64
    locked: i64  # the card chosen and not yet shown, still in hand
    played: i64  # the card whose actions are being carried out

    def __init__(self, pile: i64, like: "Deck | None" = None) -> None:
        if like is not None:
            self.hand = like.hand
            self.in_hand = like.in_hand
            self.fresh = like.fresh
            self.pile = like.pile
            self.top = like.top
            self.topped = like.topped
            self.discards = like.discards
            self.used = like.used
            self.shuffles = like.shuffles
            self.locked = like.locked
            self.played = like.played
            return
        self.hand = 0
        self.in_hand = 0
        self.fresh = 0
        self.pile = pile
        self.top = 0
        self.topped = 0
        self.discards = 0
        self.used = 0
        self.shuffles = 0
        self.locked = NONE
        self.played = NONE

    def copy(self) -> "Deck":
        return Deck(0, self)

    def receive(self, card: i64) -> None:
        """Take a card of the draw pile into the hand."""
        self.pile &= ~bit(card)
        self.hand |= bit(card)
        self.fresh |= bit(card)
        self.in_hand += 1

    def show(self) -> i64:
        """Take the locked card out of the hand and lay it face up."""
        card = self.locked
        self.hand &= ~bit(card)
        self.fresh &= ~bit(card)
        self.in_hand -= 1
        self.played = card
        self.locked = NONE
        return card

    def lay_off(self) -> None:
        """JAM-CRD-03: the played card goes to the discard pile."""
        self.discards = (self.discards << CARD_BITS) + self.played
        self.used += 1
        self.played = NONE

    def reshuffle(self) -> None:
        while self.used:
            self.pile |= bit(self.discards & CARD_MASK)
            self.discards >>= CARD_BITS
            self.used -= 1
        self.fresh = 0
        self.shuffles += 1


@final
class Jamaica(State):
    """A position of Jamaica."""

    figures: Figures
    full_treasures: bool
    rum_on_loot: bool
    round_cap: i64

    phase: i64
    owing: i64  # the seats that owe a move
    round: i64
    captain: i64
    turn: i64  # place in turn order of the player whose card is played
    half: i64  # 0 morning, 1 evening
    die_a: i64
    die_b: i64
    morning: i64
    evening: i64

    ships: list[Ship]
    decks: list[Deck]
    treasures: Pile
    unused: Row
    tokens: i64  # the lairs that still have their treasure

    moving: i64  # the ship under way, or NONE
    direction: i64
    steps: i64
    retreating: bool
    goods: i64  # being loaded, stowed or paid
    amount: i64
    attacker: i64
    defender: i64
    attack_powder: i64
    attack_die: i64
    defence_powder: i64
    defence_die: i64
    saber_used: bool
    winner: i64
    ghost_step: i64  # 1 and 2: the moves of the ghost

    combats: i64
    ties: i64
    shortages: i64
    found: i64
    loads: i64

    def __init__(
        self,
        figures: Figures,
        players: i64,
        options: dict[str, int],
        word: i64,
        journal: Journal | None,
        like: "Jamaica | None" = None,
    ) -> None:
        super().__init__(players, like)
        self.figures = figures
        if like is not None:
            self.full_treasures = like.full_treasures
            self.rum_on_loot = like.rum_on_loot
            self.round_cap = like.round_cap
            self.phase = like.phase
            self.owing = like.owing
            self.round = like.round
            self.captain = like.captain
            self.turn = like.turn
            self.half = like.half
            self.die_a = like.die_a
            self.die_b = like.die_b
            self.morning = like.morning
            self.evening = like.evening
            self.ships = [ship.copy() for ship in like.ships]
            self.decks = [deck.copy() for deck in like.decks]
            self.treasures = like.treasures.copy()
            self.unused = like.unused  # nobody changes it but `resample`, which makes a new one
            self.tokens = like.tokens
            self.moving = like.moving
            self.direction = like.direction
            self.steps = like.steps
            self.retreating = like.retreating
            self.goods = like.goods
            self.amount = like.amount
            self.attacker = like.attacker
            self.defender = like.defender
            self.attack_powder = like.attack_powder
            self.attack_die = like.attack_die
            self.defence_powder = like.defence_powder
            self.defence_die = like.defence_die
            self.saber_used = like.saber_used
            self.winner = like.winner
            self.ghost_step = like.ghost_step
            self.combats = like.combats
            self.ties = like.ties
            self.shortages = like.shortages
            self.found = like.found
            self.loads = like.loads
            return
        self.full_treasures = options["treasures"] == 0
        self.rum_on_loot = options["rum_on_loot"] == 1
        self.round_cap = options["round_cap"]
        self.journal = journal
        self.reseed(word)
        self.set_up()

    def copy(self) -> "Jamaica":
        return Jamaica(self.figures, self.players, NO_OPTIONS, 0, None, self)

    # -- 1. set-up

    def set_up(self) -> None:
        figures = self.figures
        self.phase = DICE
        self.owing = 0
        self.round = 0
        self.turn = 0
        self.half = 0
        self.forget_move()
        self.goods = NONE
        self.amount = 0
        self.forget_battle()
        self.ghost_step = 0
        self.combats = 0
        self.ties = 0
        self.shortages = 0
        self.found = 0
        self.loads = 0
        self.ships = []
        self.decks = []
        for _ in range(self.players):
            ship = Ship(figures.all_treasures)
            self.provision(ship)
            self.ships.append(ship)
            self.decks.append(Deck(bit(figures.actions) - 1))
        if self.has_ghost():
            self.ships.append(self.ghost_ship())
        self.hide_treasures()
        for seat in range(self.players):
            self.draw_cards(seat, figures.hand_size)
        self.captain = self.below(self.players)
        self.begin_round()

    def provision(self, ship: Ship) -> None:
        """JAM-SET-02: each kind of goods in a hold of its own."""
        hold: i64 = 0
        for goods in range(3):
            amount = self.figures.start_food
            if goods == GOLD:
                amount = self.figures.start_gold
            elif goods == POWDER:
                amount = self.figures.start_powder
            if amount:
                ship.fill(hold, goods, amount)
                hold += 1

    def hide_treasures(self) -> None:
        """JAM-SET-04, JAM-TRE-02, JAM-GHO-03: a token on each lair; as many cards in the pile, the others unseen."""
        figures = self.figures
        room = figures.all_treasures
        self.treasures = Pile(room)
        self.unused = Row(room)
        for treasure in range(figures.treasures):
            for _ in range(self.copies_hidden(treasure)):
                self.unused.push(treasure)
        for _ in range(figures.treasures_in_pile):
            self.treasures.rest.push(self.unused.swap_out(self.below(self.unused.n)))
        self.treasures.rest.sort()
        self.unused.sort()
        self.tokens = 0
        for space in range(figures.spaces):
            if figures.terrain[space] == LAIR:
                self.tokens |= bit(space)

    def copies_hidden(self, treasure: i64) -> i64:
        """How many such treasures are in the game, beside what the ghost has from the start."""
        figures = self.figures
        if not (self.full_treasures or figures.in_box[treasure]):
            return 0
        if self.has_ghost() and figures.power[treasure] == BETH:
            return 0
        return figures.copies[treasure]

    # -- who and what

    def has_ghost(self) -> bool:
        return self.players == 2

    def is_ghost(self, ship: i64) -> bool:
        return ship >= self.players

    def flag(self, ship: i64) -> i64:
        """The number that moves and events name a ship by."""
        if ship >= self.players:
            return GHOST_FLAG
        return ship

    def flagged(self, flag: i64) -> i64:
        """The ship so named, NONE if it does not sail."""
        if flag == GHOST_FLAG and self.has_ghost():
            return self.players
        if flag < self.players:
            return flag
        return NONE

    def has_power(self, ship: i64, power: i64) -> bool:
        """Whether a power works for the ship: idle on the ghost, but for its Lady Beth (JAM-GHO-06)."""
        if ship >= self.players and power != BETH:
            return False
        return has(self.ships[ship].powers, power)

    def holds(self, ship: i64) -> i64:
        """How many holds the ship has; the sixth, if it has one, is the last."""
        if self.has_power(ship, SIXTH):
            return self.figures.holds + 1
        return self.figures.holds

    def helm(self, ship: i64) -> i64:
        """The seat that steers a ship (JAM-GHO-05)."""
        return self.captain if ship >= self.players else ship

    def gunner(self, ship: i64) -> i64:
        """The seat that fights for a ship: for the ghost the player who is not its opponent (JAM-GHO-07)."""
        if not self.is_ghost(ship):
            return ship
        opponent = self.defender if ship == self.attacker else self.attacker
        return 1 - opponent

    def seat_in_turn(self, turn: i64) -> i64:
        seat = self.captain + turn
        return seat - self.players if seat >= self.players else seat

    def asked(self) -> i64:
        """The seat that owes a move, where it is one alone."""
        return lowest(self.owing)

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.owing = bit(seat)

    # -- 2. round

    def begin_round(self) -> None:
        self.round += 1
        self.turn = 0
        self.half = 0
        self.morning = 0
        self.evening = 0
        first = self.die(self.figures.action_faces)
        second = self.die(self.figures.action_faces)
        self.die_a = first if first < second else second
        self.die_b = second if first < second else first
        self.revealed += 1
        if self.journal is not None:
            self.journal.note(ROUND, EVERYONE, self.round, self.captain)
            self.journal.note(ROLLED, EVERYONE, self.die_a, self.die_b)
        if self.die_a == self.die_b:
            self.place_dice(self.die_a)
        else:
            self.ask(DICE, self.captain)

    def place_dice(self, morning: i64) -> None:
        self.morning = morning
        self.evening = self.die_a + self.die_b - morning
        if self.journal is not None:
            self.journal.note(PLACED, EVERYONE, self.captain, self.morning, self.evening)
        self.phase = CARD
        self.owing = bit(self.players) - 1

    def lock_card(self, seat: i64, card: i64) -> None:
        self.decks[seat].locked = card
        if self.journal is not None:
            self.journal.note(CHOSEN, EVERYONE, seat)
        self.owing &= ~bit(seat)
        if self.owing == 0:
            self.begin_turn(0)

    def begin_turn(self, turn: i64) -> None:
        """JAM-RND-04: one after the other, the later cards still hidden."""
        self.turn = turn
        self.half = 0
        seat = self.seat_in_turn(turn)
        card = self.decks[seat].show()
        self.revealed += 1
        if self.journal is not None:
            self.journal.note(SHOWED, EVERYONE, seat, card)
        self.begin_action(seat, self.figures.morning[card], self.morning)

    def begin_action(self, seat: i64, action: i64, die: i64) -> None:
        if action >= LOADING:
            self.load(seat, action - LOADING, die)
        else:
            self.set_sail(seat, action, die)

    def end_action(self) -> None:
        """After a load, a move or a move of the ghost."""
        ship = self.moving
        self.forget_move()
        if ship >= self.players:
            self.steer_ghost(self.ghost_step + 1)
        elif self.half == 0:
            self.half = 1
            seat = self.seat_in_turn(self.turn)
            self.begin_action(seat, self.figures.evening[self.decks[seat].played], self.evening)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.decks[self.seat_in_turn(self.turn)].lay_off()
        if self.turn + 1 < self.players:
            self.begin_turn(self.turn + 1)
        elif self.has_ghost():
            self.steer_ghost(1)
        else:
            self.end_round()

    def end_round(self) -> None:
        if self.is_finished() or self.round == self.round_cap:
            self.end_game()
            return
        for turn in range(self.players):
            seat = self.seat_in_turn(turn)
            if self.has_power(seat, MAP):
                self.draw_cards(seat, self.figures.map_hand_size)
            else:
                self.draw_cards(seat, self.figures.hand_size)
        self.captain = self.seat_in_turn(1)
        self.begin_round()

    # -- 3. action cards

    def draw_cards(self, seat: i64, limit: i64) -> None:
        """Draw up to a hand of so many cards (JAM-CRD-04, -05)."""
        deck = self.decks[seat]
        drawn: i64 = 0
        while deck.in_hand < limit:
            if deck.pile == 0:
                if deck.used == 0:
                    break
                deck.reshuffle()
                if self.journal is not None:
                    self.journal.note(RESHUFFLED, EVERYONE, seat)
            card = self.next_card(deck)
            deck.receive(card)
            drawn += 1
            if self.journal is not None:
                self.journal.note(DREW_FACE, audience(seat), card)
        self.revealed += drawn
        if drawn and self.journal is not None:
            self.journal.note(DREW, all_but(seat), seat, drawn)

    def next_card(self, deck: Deck) -> i64:
        """The uppermost card of a draw pile that is not empty."""
        if deck.topped:
            card = deck.top & CARD_MASK
            deck.top >>= CARD_BITS
            deck.topped -= 1
            return card
        return self.any_of(deck.pile)

    def any_of(self, cards: i64) -> i64:
        """A random member of a bit set that is not empty."""
        skipped = self.below(count(cards))
        while skipped:
            cards &= cards - 1
            skipped -= 1
        return lowest(cards)

    # -- 4. loading

    def load(self, ship: i64, goods: i64, amount: i64) -> None:
        if self.has_power(ship, RUM):
            amount += self.figures.rum_bonus
        self.goods = goods
        self.amount = amount
        room = self.room_for(ship, goods)
        if room == 0:  # JAM-LOD-04
            if self.journal is not None:
                self.journal.note(LOAD_LOST, EVERYONE, self.flag(ship), goods)
            self.goods = NONE
            self.amount = 0
            self.end_action()
        elif room & (room - 1) == 0:
            self.load_into(ship, lowest(room))
        else:
            self.ask(LOAD, ship)

    def room_for(self, ship: i64, goods: i64) -> i64:
        """The holds such goods may go into, as a bit set: an empty one (JAM-LOD-02, -07), else another kind's."""
        kinds = self.ships[ship].goods
        holds = self.holds(ship)
        empty: i64 = 0
        other: i64 = 0
        hold: i64 = 0
        while hold < holds:
            kind = kinds[hold]
            if kind == NONE:
                if empty == 0 or hold == self.figures.holds:
                    empty |= bit(hold)
            elif kind != goods:
                other |= bit(hold)
            hold += 1
        if empty:
            return empty
        return other

    def fill_hold(self, ship: i64, hold: i64) -> None:
        """Put the goods at hand into a hold, whatever it held going to the bank."""
        vessel = self.ships[ship]
        if self.journal is not None:
            if vessel.goods[hold] != NONE:
                self.journal.note(DUMPED, EVERYONE, self.flag(ship), vessel.goods[hold], vessel.amounts[hold])
            self.journal.note(LOADED, EVERYONE, self.flag(ship), self.goods, self.amount, hold)
        vessel.fill(hold, self.goods, self.amount)
        self.goods = NONE
        self.amount = 0

    def load_into(self, ship: i64, hold: i64) -> None:
        self.loads += 1
        self.fill_hold(ship, hold)
        self.end_action()

    # -- 5. movement

    def forget_move(self) -> None:
        self.moving = NONE
        self.direction = FORWARD
        self.steps = 0
        self.retreating = False

    def set_sail(self, ship: i64, direction: i64, steps: i64) -> None:
        self.moving = ship
        self.direction = direction
        self.steps = steps
        if self.has_power(ship, SEXTANT) or self.has_power(ship, ANCHOR):
            self.ask(LENGTH, ship)
        else:
            self.sail()

    def choose_length(self, change: i64) -> None:
        self.steps += change
        if self.journal is not None:
            self.journal.note(CHOSE_LENGTH, EVERYONE, self.flag(self.moving), self.steps)
        if self.steps == 0:  # JAM-TRE-09: no arrival
            self.end_action()
        else:
            self.sail()

    def sail(self) -> None:
        """Go on to the next fork, the last step or the finish."""
        vessel = self.ships[self.moving]
        start = vessel.space
        passed: i64 = 0
        while self.steps > 0 and self.way(1) == NONE:
            self.step_to(self.way(0))
            self.steps -= 1
            passed += 1
            if vessel.space == 0 and vessel.lap == 1:  # JAM-MOV-09: whatever is left of the die
                self.steps = 0
        if passed:
            self.note_passage(start, passed)
        if self.steps > 0:
            self.ask(FORK, self.helm(self.moving))
        elif vessel.space == 0 and vessel.lap == 1:
            self.end_passage()
        else:
            self.arrive()

    def way(self, branch: i64) -> i64:
        """The next space of the ship under way; NONE if there is no second branch."""
        return self.figures.ways[4 * self.ships[self.moving].space + 2 * self.direction + branch]

    def step_to(self, space: i64) -> None:
        """JAM-MOV-08: laps are counted at Port Royal."""
        vessel = self.ships[self.moving]
        if self.direction == FORWARD:
            if space == 0:
                vessel.lap += 1
        elif vessel.space == 0:
            vessel.lap -= 1
        vessel.space = space

    def note_passage(self, start: i64, steps: i64) -> None:
        if self.journal is not None:
            space = self.ships[self.moving].space
            self.journal.note(SAILED, EVERYONE, self.flag(self.moving), start, space, steps * 2 + self.direction)

    def sail_through(self, space: i64) -> None:
        """A fork was decided."""
        start = self.ships[self.moving].space
        self.step_to(space)
        self.note_passage(start, 1)
        if self.retreating:
            self.look_for_refuge()
        else:
            self.steps -= 1
            self.sail()

    def end_passage(self) -> None:
        """A ship has come round the island: the player's turn is over (JAM-END-01), the ghost just lies there."""
        ship = self.moving
        if self.journal is not None:
            self.journal.note(ARRIVED, EVERYONE, self.flag(ship), PORT_ROYAL)
        if self.is_ghost(ship):
            self.end_action()
            return
        if self.journal is not None:
            self.journal.note(FINISHED, EVERYONE, self.flag(ship))
        self.forget_move()
        self.end_turn()

    def arrive(self) -> None:
        """Battle first, then price or treasure (JAM-MOV-05)."""
        ship = self.moving
        if self.journal is not None:
            self.journal.note(ARRIVED, EVERYONE, self.flag(ship), self.ships[ship].space)
        targets = self.ships_beside(ship)
        if targets == 0:
            self.settle()
        elif targets & (targets - 1) == 0:
            self.attack(lowest(targets))
        else:
            self.ask(TARGET, self.helm(ship))

    def ships_beside(self, ship: i64) -> i64:
        """The ships that can be attacked, as a bit set: none at Port Royal (JAM-MOV-06)."""
        space = self.ships[ship].space
        beside: i64 = 0
        if space != 0:
            for other in range(len(self.ships)):
                if self.ships[other].space == space and other != ship:
                    beside |= bit(other)
        return beside

    def settle(self) -> None:
        """The price of the space, or its treasure."""
        figures = self.figures
        ship = self.moving
        space = self.ships[ship].space
        if figures.terrain[space] == LAIR:
            self.find_treasure(ship, space)
            self.end_action()
        elif self.is_ghost(ship) or figures.price[space] == 0:
            self.end_action()
        else:
            self.charge(ship, space)

    # -- 6. price

    def goods_asked(self, space: i64) -> i64:
        if self.figures.terrain[space] == SEA:
            return FOOD
        return GOLD

    def can_pay(self, ship: i64, space: i64) -> bool:
        price = self.figures.price[space]
        return price == 0 or self.ships[ship].total(self.goods_asked(space)) >= price

    def charge(self, ship: i64, space: i64) -> None:
        if self.can_pay(ship, space):  # JAM-PAY-05: who can pay must
            self.goods = self.goods_asked(space)
            self.amount = self.figures.price[space]
            self.go_on_paying()
        else:
            self.run_short(ship, space)

    def go_on_paying(self) -> None:
        """Ask for the next token's hold, as long as there is a choice (JAM-PAY-04)."""
        vessel = self.ships[self.moving]
        holds = vessel.holds_of(self.goods)
        if self.amount == 0:
            self.end_paying()
        elif holds & (holds - 1) == 0:
            vessel.take(lowest(holds), self.amount)
            self.end_paying()
        elif vessel.total(self.goods) == self.amount:
            vessel.give_all(self.goods)
            self.end_paying()
        else:
            self.ask(PAY, self.moving)

    def pay_from(self, hold: i64) -> None:
        self.ships[self.moving].take(hold, 1)
        self.amount -= 1
        self.go_on_paying()

    def end_paying(self) -> None:
        if self.journal is not None:
            space = self.ships[self.moving].space
            self.journal.note(PAID, EVERYONE, self.flag(self.moving), self.goods, self.figures.price[space], space)
        self.goods = NONE
        self.amount = 0
        self.end_action()

    # -- 7. shortage

    def run_short(self, ship: i64, space: i64) -> None:
        vessel = self.ships[ship]
        goods = self.goods_asked(space)
        self.shortages += 1
        if self.journal is not None:
            self.journal.note(SHORT, EVERYONE, self.flag(ship), goods, vessel.total(goods), space)
        vessel.give_all(goods)
        self.retreating = True
        self.direction = BACKWARD
        self.steps = 0
        self.retreat()

    def retreat(self) -> None:
        """Back to the nearest space whose price can be paid; where routes meet the player chooses (JAM-SHT-03)."""
        ship = self.moving
        vessel = self.ships[ship]
        start = vessel.space
        passed: i64 = 0
        while self.way(1) == NONE:
            self.step_to(self.way(0))
            passed += 1
            if self.can_pay(ship, vessel.space):
                self.note_passage(start, passed)
                self.take_refuge()
                return
        if passed:
            self.note_passage(start, passed)
        self.ask(FORK, ship)

    def look_for_refuge(self) -> None:
        if self.can_pay(self.moving, self.ships[self.moving].space):
            self.take_refuge()
        else:
            self.retreat()

    def take_refuge(self) -> None:
        if self.journal is not None:
            self.journal.note(RETREATED, EVERYONE, self.flag(self.moving), self.ships[self.moving].space)
        self.arrive()

    # -- 8. battle

    def forget_battle(self) -> None:
        self.attacker = NONE
        self.defender = NONE
        self.attack_powder = 0
        self.attack_die = UNROLLED
        self.defence_powder = 0
        self.defence_die = UNROLLED
        self.saber_used = False
        self.winner = NONE

    def attack(self, other: i64) -> None:
        self.combats += 1
        self.attacker = self.moving
        self.defender = other
        if self.journal is not None:
            self.journal.note(ATTACKED, EVERYONE, self.flag(self.attacker), self.flag(other))
        self.load_guns()

    def at_the_guns(self) -> i64:
        """The ship that is about to roll."""
        return self.attacker if self.attack_die == UNROLLED else self.defender

    def load_guns(self) -> None:
        """The attacker, then the defender, may spend powder before rolling (JAM-CBT-02, -03)."""
        ship = self.at_the_guns()
        if self.is_ghost(ship) or self.ships[ship].holds_of(POWDER) == 0:
            self.fire()
        else:
            self.ask(POWDERING, ship)

    def spend_powder(self, hold: i64) -> None:
        ship = self.at_the_guns()
        self.ships[ship].take(hold, 1)
        if ship == self.attacker:
            self.attack_powder += 1
        else:
            self.defence_powder += 1
        if self.journal is not None:
            self.journal.note(SPENT, EVERYONE, self.flag(ship), 1)
        self.load_guns()

    def fire(self) -> None:
        self.roll_for(self.attack_die == UNROLLED)
        owner = self.saber_owner()
        if owner != NONE:
            self.ask(SABER, owner)
        else:
            self.judge_roll()

    def roll_for(self, attacking: bool) -> None:
        face = self.figures.faces[self.below(len(self.figures.faces))]
        self.revealed += 1
        if attacking:
            self.attack_die = face
        else:
            self.defence_die = face
        if self.journal is not None:
            ship = self.attacker if attacking else self.defender
            self.journal.note(FIRED, EVERYONE, self.flag(ship), face, self.strength(attacking))

    def strength(self, attacking: bool) -> i64:
        """Die, powder and Lady Beth of one side (JAM-CBT-02)."""
        ship = self.attacker if attacking else self.defender
        die = self.attack_die if attacking else self.defence_die
        powder = self.attack_powder if attacking else self.defence_powder
        total = die + powder * self.figures.powder_bonus
        if self.has_power(ship, BETH):
            total += self.figures.beth_bonus
        return total

    def saber_owner(self) -> i64:
        """The fighter who may have the die just rolled rolled again (JAM-CBT-07), or NONE."""
        if not self.saber_used:
            if self.has_power(self.attacker, SABERS):
                return self.attacker
            if self.has_power(self.defender, SABERS):
                return self.defender
        return NONE

    def use_saber(self) -> None:
        attacking = self.defence_die == UNROLLED
        self.saber_used = True
        if self.journal is not None:
            self.journal.note(
                REROLLED, EVERYONE, self.flag(self.asked()), self.flag(self.attacker if attacking else self.defender)
            )
        self.roll_for(attacking)
        self.judge_roll()

    def judge_roll(self) -> None:
        """After a roll that stands."""
        if self.defence_die == UNROLLED:
            if self.attack_die == STAR:  # JAM-CBT-05: the defender neither spends nor rolls
                self.win(self.attacker)
            else:
                self.load_guns()
        elif self.defence_die == STAR:
            self.win(self.defender)
        else:
            attack = self.strength(True)
            defence = self.strength(False)
            if attack > defence:
                self.win(self.attacker)
            elif defence > attack:
                self.win(self.defender)
            else:
                self.ties += 1
                if self.journal is not None:
                    self.journal.note(TIED, EVERYONE, self.flag(self.attacker), self.flag(self.defender))
                self.end_battle()

    def win(self, ship: i64) -> None:
        self.winner = ship
        if self.journal is not None:
            self.journal.note(WON, EVERYONE, self.flag(ship), self.flag(self.loser()))
        if self.has_public_reward() or self.may_hold_a_curse(ship):
            self.ask(REWARD, self.gunner(ship))
        else:
            self.end_battle()

    def loser(self) -> i64:
        return self.defender if self.winner == self.attacker else self.attacker

    def has_public_reward(self) -> bool:
        loser = self.ships[self.loser()]
        if loser.n:
            return True
        hold: i64 = 0
        while hold < HOLDS:
            if self.against_looting(hold) == 0:
                return True
            hold += 1
        power: i64 = 0
        while loser.powers and power < POWERS:
            if self.against_stealing(power) == 0:
                return True
            power += 1
        return False

    def may_hold_a_curse(self, ship: i64) -> bool:
        """Whether one of its face-down treasures may be cursed, for all that everybody knows.

        The question must not tell who has a curse to give: it is asked of all who could have one.
        """
        vessel = self.ships[ship]
        if vessel.n == 0 or self.is_ghost(ship):
            return False
        for i in range(vessel.n):
            if vessel.hidden[i] & CURSED_TO_ALL:
                return True
        recognized: i64 = 0
        for other in self.ships:
            for i in range(other.n):
                if other.hidden[i] & CURSED_TO_ALL:
                    recognized += 1
        return recognized < self.figures.cursed_cards

    def against_looting(self, hold: i64) -> i64:
        """JAM-CBT-11: what is taken must find room; the ghost needs none (JAM-GHO-09)."""
        goods = self.ships[self.loser()].goods[hold]
        if goods == NONE:
            return NOTHING_TO_LOOT
        if not self.is_ghost(self.winner) and self.room_for(self.winner, goods) == 0:
            return NO_ROOM
        return 0

    def against_stealing(self, power: i64) -> i64:
        if not has(self.ships[self.loser()].powers, power):
            return NOT_THEIRS
        if power == BETH and self.is_ghost(self.loser()):
            return GHOSTS_BETH
        return 0

    def against_giving(self, treasure: i64) -> i64:
        if self.is_ghost(self.winner):
            return GHOST_GIVES_NOTHING
        if self.ships[self.winner].find(treasure) < 0:
            return NO_SUCH_CURSE
        return 0

    def loot(self, hold: i64) -> None:
        loser = self.ships[self.loser()]
        self.goods = loser.goods[hold]
        self.amount = loser.amounts[hold]
        loser.empty(hold)
        if self.journal is not None:
            self.journal.note(
                LOOTED, EVERYONE, self.flag(self.winner), self.flag(self.loser()), self.goods, self.amount
            )
        if self.is_ghost(self.winner):
            self.stow_on_ghost()
            return
        if self.rum_on_loot and self.has_power(self.winner, RUM):
            self.amount += self.figures.rum_bonus
        room = self.room_for(self.winner, self.goods)
        if room & (room - 1) == 0:
            self.stow_into(lowest(room))
        else:
            self.ask(STOW, self.winner)

    def stow_into(self, hold: i64) -> None:
        self.fill_hold(self.winner, hold)
        self.end_battle()

    def steal(self, power: i64) -> None:
        winner = self.ships[self.winner]
        loser = self.ships[self.loser()]
        loser.powers &= ~bit(power)
        winner.powers |= bit(power)
        if self.journal is not None:
            self.journal.note(
                STOLE, EVERYONE, self.flag(self.winner), self.flag(self.loser()), self.figures.of_power[power]
            )
        sixth = self.figures.holds
        if power == SIXTH and loser.goods[sixth] != NONE:  # JAM-CBT-13: with its contents
            self.goods = loser.goods[sixth]
            self.amount = loser.amounts[sixth]
            loser.empty(sixth)
            if self.is_ghost(self.winner):
                self.stow_on_ghost()
                return
            winner.fill(sixth, self.goods, self.amount)
            self.goods = NONE
            self.amount = 0
        self.end_battle()

    def steal_hidden(self) -> None:
        """JAM-CBT-12: at random; which card moves is seen by all."""
        loser = self.ships[self.loser()]
        treasure = loser.lift(self.below(loser.n))
        self.revealed += 1
        if self.journal is not None:
            self.journal.note(STOLE_HIDDEN, EVERYONE, self.flag(self.winner), self.flag(self.loser()))
        self.receive_hidden(self.winner, treasure)
        self.end_battle()

    def receive_hidden(self, ship: i64, treasure: i64) -> None:
        """A face-down treasure comes to a ship: a player looks at it, and turns up a power (JAM-TRE-04, JAM-GHO-08)."""
        vessel = self.ships[ship]
        if self.is_ghost(ship):
            vessel.lay_down(treasure)
            return
        face = treasure & FACE
        power = self.figures.power[face]
        if power >= 0:
            vessel.powers |= bit(power)
            if self.journal is not None:
                self.journal.note(TREASURE_UP, EVERYONE, self.flag(ship), face, vessel.space)
            return
        vessel.lay_down(treasure | KNOWN * bit(ship))
        if self.journal is not None:
            self.journal.note(STOLE_FACE, audience(ship), self.flag(ship), face)

    def give_curse(self, treasure: i64) -> None:
        """JAM-CBT-14: face down, for cursed to all, its face known to both."""
        winner = self.ships[self.winner]
        loser = self.loser()
        given = winner.lift(winner.find(treasure)) | CURSED_TO_ALL
        told = audience(self.winner)
        if not self.is_ghost(loser):
            given |= KNOWN * bit(loser)
            told |= audience(loser)
        self.ships[loser].lay_down(given)
        self.revealed += 1
        if self.journal is not None:
            self.journal.note(CURSED, EVERYONE, self.flag(self.winner), self.flag(loser))
            self.journal.note(CURSED_FACE, told, self.flag(self.winner), self.flag(loser), treasure)
        self.end_battle()

    def decline_reward(self) -> None:
        if self.journal is not None:
            self.journal.note(TOOK_NOTHING, EVERYONE, self.flag(self.winner))
        self.end_battle()

    def end_battle(self) -> None:
        self.forget_battle()
        self.settle()

    # -- 9. treasures

    def find_treasure(self, ship: i64, space: i64) -> None:
        """JAM-TRE-01: the card belonging to a token, looked at in secret; a power is turned up at once (JAM-TRE-04)."""
        if not has(self.tokens, space):
            return
        self.tokens &= ~bit(space)
        self.found += 1
        vessel = self.ships[ship]
        treasure = self.draw(self.treasures)
        if self.is_ghost(ship):
            vessel.lay_down(treasure)
            if self.journal is not None:
                self.journal.note(TREASURE_DOWN, EVERYONE, self.flag(ship), space)
            return
        self.revealed += 1
        power = self.figures.power[treasure]
        if power >= 0:
            vessel.powers |= bit(power)
            if self.journal is not None:
                self.journal.note(TREASURE_UP, EVERYONE, self.flag(ship), treasure, space)
            return
        vessel.lay_down(treasure | KNOWN * bit(ship))
        if self.journal is not None:
            self.journal.note(TREASURE_DOWN, EVERYONE, self.flag(ship), space)
            self.journal.note(TREASURE_FACE, audience(ship), treasure)

    # -- 10. end and score

    def is_finished(self) -> bool:
        finished: i64 = 0
        for seat in range(self.players):
            if self.ships[seat].lap == 1:
                finished += 1
        return finished > 0

    def end_game(self) -> None:
        self.phase = OVER
        self.owing = 0
        self.revealed += 1  # JAM-TRE-03: all treasures are shown
        if self.journal is not None:
            self.journal.note(ENDED, EVERYONE)

    def space_value(self, ship: i64) -> i64:
        """JAM-END-04."""
        vessel = self.ships[ship]
        if vessel.lap == 1:
            return self.figures.finish_value
        if vessel.lap < 0 or vessel.space == 0:
            return self.figures.floor_value
        return self.figures.value[vessel.space]

    def score(self, seat: i64) -> i64:
        vessel = self.ships[seat]
        points = self.space_value(seat) + self.figures.gold_value * vessel.total(GOLD)
        for i in range(vessel.n):
            points += self.figures.worth[vessel.face(i)]
        return points

    def distance(self, ship: i64) -> i64:
        """JAM-MOV-11: forward steps still needed to finish."""
        vessel = self.ships[ship]
        return self.figures.distance[vessel.space] - vessel.lap * self.figures.lap

    def winners(self) -> i64:
        """JAM-END-05: the highest score; tied, the ship further ahead."""
        if self.phase != OVER:
            return 0
        won: i64 = 0
        best: i64 = 0
        nearest: i64 = 0
        for seat in range(self.players):
            score = self.score(seat)
            distance = self.distance(seat)
            if won == 0 or score > best or (score == best and distance < nearest):
                best = score
                nearest = distance
                won = bit(seat)
            elif score == best and distance == nearest:
                won |= bit(seat)
        return won

    # -- 11. the ghost ship

    def ghost_ship(self) -> Ship:
        ghost = Ship(self.figures.all_treasures)
        ghost.powers = bit(BETH)
        ghost.fill(0, GOLD, self.figures.ghost_first_hold)
        ghost.fill(1, GOLD, self.figures.ghost_second_hold)
        return ghost

    def steer_ghost(self, step: i64) -> None:
        """JAM-GHO-04, -05: two moves; the last ship goes forward, the first backward, else the Captain chooses."""
        if step > 2:
            self.ghost_step = 0
            self.end_round()
            return
        self.ghost_step = step
        self.half = step - 1
        course = self.ghost_course()
        if course == NONE:
            self.ask(GHOST, self.captain)
        else:
            self.move_ghost(course)

    def ghost_course(self) -> i64:
        """Where the ghost goes by itself; NONE where the Captain chooses."""
        ghost = self.distance(self.players)
        ahead: i64 = 0
        astern: i64 = 0
        for seat in range(self.players):
            distance = self.distance(seat)
            if distance < ghost:
                ahead += 1
            elif distance > ghost:
                astern += 1
        if ahead == self.players:
            return FORWARD
        if astern == self.players:
            return BACKWARD
        return NONE

    def move_ghost(self, direction: i64) -> None:
        stays = direction == FORWARD and self.ghost_is_home()
        if self.journal is not None:
            self.journal.note(GHOST_COURSE, EVERYONE, direction, 1 if stays else 0)
        self.moving = self.players
        self.direction = direction
        self.steps = self.morning if self.half == 0 else self.evening
        if stays:
            self.end_action()
        else:
            self.sail()

    def ghost_is_home(self) -> bool:
        """JAM-GHO-11: there forward is no move."""
        return self.ships[self.players].lap == 1

    def stow_on_ghost(self) -> None:
        """JAM-GHO-09: doubloons into an empty hold of the ghost, everything else to the bank."""
        room = self.room_for(self.winner, self.goods)
        ghost = self.ships[self.winner]
        if self.goods == GOLD and room and ghost.goods[lowest(room)] == NONE:
            self.fill_hold(self.winner, lowest(room))
        elif self.journal is not None:
            self.journal.note(BANKED, EVERYONE, self.flag(self.winner), self.goods, self.amount)
        self.goods = NONE
        self.amount = 0
        self.end_battle()

    # -- what may be done

    def pending(self) -> i64:
        return self.owing

    def locked(self) -> i64:
        if self.phase != CARD:
            return 0
        return (bit(self.players) - 1) & ~self.owing

    def legal(self, seat: i64, out: Moves) -> None:
        out.n = 0
        if not has(self.owing, seat):
            return
        phase = self.phase
        if phase == CARD:
            code = self.figures.first_card
            hand = self.decks[seat].hand
            while hand:
                if hand & 1:
                    out.add(code)
                code += 1
                hand >>= 1
        elif phase == DICE:
            out.add(MORNING + self.die_a - 1)
            out.add(MORNING + self.die_b - 1)
        elif phase == FORK:
            first = self.way(0)
            second = self.way(1)
            out.add(SAIL + (first if first < second else second))
            out.add(SAIL + (second if first < second else first))
        elif asks_for_a_hold(phase):
            holds = self.holds_open(seat)
            hold: i64 = HOLD
            while holds:
                if holds & 1:
                    out.add(hold)
                hold += 1
                holds >>= 1
            if phase == POWDERING:
                out.add(ROLL)
        elif phase == SABER:
            out.add(REROLL)
            out.add(STAND)
        elif phase == LENGTH:
            if self.has_power(self.moving, ANCHOR):
                out.add(SHORTER)
            out.add(EXACT)
            if self.has_power(self.moving, SEXTANT):
                out.add(LONGER)
        elif phase == GHOST:
            out.add(AHEAD)
            out.add(ASTERN)
        elif phase == TARGET:
            targets = self.ships_beside(self.moving)
            for ship in range(len(self.ships)):
                if has(targets, ship):
                    out.add(ATTACK + self.flag(ship))
        else:
            self.legal_rewards(out)

    def legal_rewards(self, out: Moves) -> None:
        figures = self.figures
        loser = self.ships[self.loser()]
        out.add(NOTHING)
        hold: i64 = 0
        while hold < HOLDS:
            if self.against_looting(hold) == 0:
                out.add(LOOT + hold)
            hold += 1
        if loser.n:
            out.add(STEAL_HIDDEN)
        power: i64 = 0
        while loser.powers and power < POWERS:
            if self.against_stealing(power) == 0:
                out.add(figures.first_steal + power)
            power += 1
        if not self.is_ghost(self.winner) and self.ships[self.winner].n:
            place: i64 = 0
            while place < figures.curses:
                if self.against_giving(figures.curse[place]) == 0:
                    out.add(figures.first_give + place)
                place += 1

    def holds_open(self, seat: i64) -> i64:
        """The own holds that answer the question of the phase, as a bit set."""
        if self.phase == LOAD or self.phase == STOW:
            return self.room_for(seat, self.goods)
        return self.ships[seat].holds_of(self.goods if self.phase == PAY else POWDER)

    def against_hold(self, seat: i64, hold: i64) -> i64:
        """Whether a hold answers the question of the phase."""
        phase = self.phase
        if phase == SABER:
            return NO_MORE_POWDER
        if not asks_for_a_hold(phase):
            return HOLDS_AT_REST
        if hold >= self.holds(seat):
            return NO_SIXTH_HOLD
        holds = self.holds_open(seat)
        if has(holds, hold):
            return 0
        if phase == PAY:
            return WRONG_GOODS
        if phase == POWDERING:
            return NO_POWDER
        vessel = self.ships[seat]
        if vessel.goods[hold] == NONE:
            return FIRST_EMPTY_HOLD
        if vessel.goods[lowest(holds)] == NONE:
            return EMPTY_HOLD_FIRST
        return SAME_GOODS

    def why_not(self, seat: i64, move: i64) -> i64:
        if move < 0 or move >= self.figures.codes:
            return NO_SUCH_MOVE
        if self.phase == OVER:
            return GAME_OVER
        if seat < 0 or seat >= self.players or not has(self.owing, seat):
            if has(self.locked(), seat):
                return ALREADY_LOCKED
            return NOT_YOUR_TURN
        if move < HOLD:
            return self.against_placing(move - MORNING + 1)
        if move < ROLL:
            return self.against_hold(seat, move - HOLD)
        if move < NOTHING:
            return self.against_answer(move)
        if move < LOOT and move > NOTHING:
            return self.against_attack(self.flagged(move - ATTACK))
        if move >= SAIL and move < self.figures.first_card:
            return self.against_way(move - SAIL)
        if move >= self.figures.first_card and move < self.figures.first_steal:
            return self.against_card(seat, move - self.figures.first_card)
        return self.against_reward(move)

    def against_placing(self, value: i64) -> i64:
        if self.phase != DICE:
            return DICE_PLACED
        return 0 if value == self.die_a or value == self.die_b else NO_SUCH_DIE

    def against_answer(self, move: i64) -> i64:
        """Against one of the moves that answer a single question."""
        phase = self.phase
        if move == ROLL:
            return 0 if phase == POWDERING else NO_ROLL
        if move <= STAND:
            return 0 if phase == SABER else NO_REROLL
        if move >= AHEAD:
            return 0 if phase == GHOST else NO_COURSE
        if phase == FORK and self.retreating:
            return NO_DIE_SAILED
        if phase == FORK and (self.has_power(self.moving, ANCHOR) or self.has_power(self.moving, SEXTANT)):
            return LENGTH_ANNOUNCED
        if phase != LENGTH:
            return LENGTH_FIXED
        if move == SHORTER and not self.has_power(self.moving, ANCHOR):
            return NO_ANCHOR
        return NO_SEXTANT if move == LONGER and not self.has_power(self.moving, SEXTANT) else 0

    def against_attack(self, ship: i64) -> i64:
        if ship == NONE:
            return NO_SUCH_SEAT
        if self.phase != TARGET:
            return NO_TARGET
        return 0 if has(self.ships_beside(self.moving), ship) else NO_SHIP_THERE

    def against_way(self, space: i64) -> i64:
        if self.phase != FORK:
            return NO_FORK
        return 0 if space == self.way(0) or space == self.way(1) else NOT_THERE

    def against_card(self, seat: i64, card: i64) -> i64:
        if self.phase != CARD:
            return CARDS_LATER
        return 0 if has(self.decks[seat].hand, card) else NOT_IN_HAND

    def against_reward(self, move: i64) -> i64:
        figures = self.figures
        if self.phase != REWARD:
            return NOTHING_WON
        if move == NOTHING:
            return 0
        if move < STEAL_HIDDEN:
            return self.against_looting(move - LOOT)
        if move == STEAL_HIDDEN:
            return 0 if self.ships[self.loser()].n else NOTHING_HIDDEN
        if move < figures.first_give:
            return self.against_stealing(move - figures.first_steal)
        return self.against_giving(figures.curse[move - figures.first_give])

    def play(self, seat: i64, move: i64) -> None:
        figures = self.figures
        phase = self.phase
        if phase == CARD:
            self.lock_card(seat, move - figures.first_card)
        elif phase == DICE:
            self.place_dice(move - MORNING + 1)
        elif phase == FORK:
            self.sail_through(move - SAIL)
        elif phase == LOAD:
            self.load_into(seat, move - HOLD)
        elif phase == STOW:
            self.stow_into(move - HOLD)
        elif phase == PAY:
            self.pay_from(move - HOLD)
        elif phase == POWDERING:
            if move == ROLL:
                self.fire()
            else:
                self.spend_powder(move - HOLD)
        elif phase == SABER:
            if move == REROLL:
                self.use_saber()
            else:
                self.judge_roll()
        elif phase == LENGTH:
            self.choose_length(move - EXACT)
        elif phase == GHOST:
            self.move_ghost(FORWARD if move == AHEAD else BACKWARD)
        elif phase == TARGET:
            self.attack(self.flagged(move - ATTACK))
        elif move == NOTHING:
            self.decline_reward()
        elif move == STEAL_HIDDEN:
            self.steal_hidden()
        elif move < SAIL:
            self.loot(move - LOOT)
        elif move < figures.first_give:
            self.steal(move - figures.first_steal)
        else:
            self.give_curse(figures.curse[move - figures.first_give])

    # -- knowledge (JAM-SET-07)

    def resample(self, seat: i64, word: i64) -> None:
        self.reseed(word)
        for owner in range(self.players):
            deck = self.decks[owner]
            deck.top = 0
            deck.topped = 0
            if owner != seat:
                self.deal_hand_anew(deck)
        self.deal_treasures_anew(seat)

    def deal_hand_anew(self, deck: Deck) -> None:
        """A hand card is one of those not seen since the shuffle; what was in hand before it, all can tell."""
        fresh = deck.fresh
        unseen = deck.pile | fresh
        deck.hand &= ~fresh
        deck.fresh = 0
        while fresh:
            card = self.any_of(unseen)
            unseen &= ~bit(card)
            deck.fresh |= bit(card)
            fresh &= fresh - 1
        deck.hand |= deck.fresh
        deck.pile = unseen
        if deck.locked != NONE:
            deck.locked = self.any_of(deck.hand)

    def deal_treasures_anew(self, seat: i64) -> None:
        """Face-down treasures, pile and unused ones change places, within what all know of each, most known first."""
        unseen = Row(self.figures.all_treasures)
        for ship in self.ships:
            for i in range(ship.n):
                if not self.knows(seat, ship.hidden[i]):
                    unseen.push(ship.face(i))
        pile = self.treasures
        top = pile.top
        if top is not None:  # nobody may look at the pile: what lies on top is as unknown as the rest
            while top.n:
                pile.rest.push(top.pop())
        for i in range(pile.rest.n):
            unseen.push(pile.rest.get(i))
        for i in range(self.unused.n):
            unseen.push(self.unused.get(i))
        unseen.sort()
        certainty: i64 = 0
        while certainty <= 2:
            for ship in self.ships:
                for i in range(ship.n):
                    treasure = ship.hidden[i]
                    if not self.knows(seat, treasure) and certainty_of(treasure) == certainty:
                        ship.hidden[i] = (treasure & ~FACE) | self.draw_fitting(unseen, certainty)
            certainty += 1
        for i in range(pile.rest.n):
            pile.rest.put(i, unseen.swap_out(self.below(unseen.n)))
        pile.rest.sort()
        unseen.sort()
        self.unused = unseen

    def knows(self, seat: i64, treasure: i64) -> bool:
        """Whether a seat (-1: a spectator) knows the face of a face-down treasure; at the end all are shown."""
        return self.phase == OVER or (seat >= 0 and has(treasure // KNOWN, seat))

    def draw_fitting(self, unseen: Row, certainty: i64) -> i64:
        """A random one among the treasures of which this may be known."""
        fitting: i64 = 0
        for i in range(unseen.n):
            if self.fits(unseen.get(i), certainty):
                fitting += 1
        chosen = self.below(fitting)
        for i in range(unseen.n):
            if self.fits(unseen.get(i), certainty):
                if chosen == 0:
                    return unseen.remove(i)
                chosen -= 1
        raise ValueError("a face-down treasure that is none of the unseen ones")

    def fits(self, treasure: i64, certainty: i64) -> bool:
        kind = self.figures.kind[treasure]
        if certainty == 0:
            return kind == CURSED_TREASURE
        return certainty == 2 or kind != POWER_TREASURE

    # -- as numbers

    def option_numbers(self) -> dict[str, int]:
        return {
            "treasures": 0 if self.full_treasures else 1,
            "rum_on_loot": int(self.rum_on_loot),
            "round_cap": int(self.round_cap),
        }

    def pack(self) -> list[int]:
        numbers: list[int] = [int(self.players), *self.option_numbers().values()]
        numbers += [int(self.luck), int(self.revealed), int(self.phase), int(self.owing), int(self.round)]
        numbers += [int(self.captain), int(self.turn), int(self.half), int(self.die_a), int(self.die_b)]
        numbers += [int(self.morning), int(self.evening), int(self.tokens), int(self.moving), int(self.direction)]
        numbers += [int(self.steps), int(self.retreating), int(self.goods), int(self.amount)]
        numbers += [int(self.attacker), int(self.defender), int(self.attack_powder), int(self.attack_die)]
        numbers += [int(self.defence_powder), int(self.defence_die), int(self.saber_used), int(self.winner)]
        numbers += [int(self.ghost_step), int(self.combats), int(self.ties), int(self.shortages)]
        numbers += [int(self.found), int(self.loads)]
        top = self.treasures.top
        rows = [self.treasures.rest.to_list(), [] if top is None else top.to_list(), self.unused.to_list()]
        for ship in self.ships:
            numbers += [int(ship.space), int(ship.lap), int(ship.powers)]
            rows.append([int(goods) for goods in ship.goods])
            rows.append([int(amount) for amount in ship.amounts])
            rows.append([int(ship.hidden[i]) for i in range(ship.n)])
        for deck in self.decks:
            numbers += [int(deck.hand), int(deck.fresh), int(deck.pile), int(deck.top), int(deck.topped)]
            numbers += [int(deck.discards), int(deck.used), int(deck.shuffles), int(deck.locked), int(deck.played)]
        for row in rows:
            numbers.append(len(row))
            numbers += row
        return numbers

    def __reduce__(self) -> tuple[Callable[[Figures, list[int]], "Jamaica"], tuple[Figures, list[int]]]:
        return (unpack, (self.figures, self.pack()))


NO_OPTIONS: Final[dict[str, int]] = {}

OPTION_NAMES: Final = ("treasures", "rum_on_loot", "round_cap")


def asks_for_a_hold(phase: i64) -> bool:
    return STOW <= phase <= PAY or phase == POWDERING


def certainty_of(treasure: i64) -> i64:
    """What all know of a face-down treasure: 0 that it is cursed, 1 that a player kept it face down, 2 nothing."""
    if treasure & CURSED_TO_ALL:
        return 0
    if treasure // KNOWN & SEATS:
        return 1
    return 2


def unpack(figures: Figures, numbers: list[int]) -> Jamaica:
    """The state whose `pack` this is."""
    left = numbers[::-1]
    players = left.pop()
    options = {name: left.pop() for name in OPTION_NAMES}
    state = Jamaica(figures, players, options, 0, None)
    state.luck = left.pop()
    state.revealed = left.pop()
    state.phase = left.pop()
    state.owing = left.pop()
    state.round = left.pop()
    state.captain = left.pop()
    state.turn = left.pop()
    state.half = left.pop()
    state.die_a = left.pop()
    state.die_b = left.pop()
    state.morning = left.pop()
    state.evening = left.pop()
    state.tokens = left.pop()
    state.moving = left.pop()
    state.direction = left.pop()
    state.steps = left.pop()
    state.retreating = left.pop() == 1
    state.goods = left.pop()
    state.amount = left.pop()
    state.attacker = left.pop()
    state.defender = left.pop()
    state.attack_powder = left.pop()
    state.attack_die = left.pop()
    state.defence_powder = left.pop()
    state.defence_die = left.pop()
    state.saber_used = left.pop() == 1
    state.winner = left.pop()
    state.ghost_step = left.pop()
    state.combats = left.pop()
    state.ties = left.pop()
    state.shortages = left.pop()
    state.found = left.pop()
    state.loads = left.pop()
    for ship in state.ships:
        ship.space = left.pop()
        ship.lap = left.pop()
        ship.powers = left.pop()
    for deck in state.decks:
        deck.hand = left.pop()
        deck.in_hand = count(deck.hand)
        deck.fresh = left.pop()
        deck.pile = left.pop()
        deck.top = left.pop()
        deck.topped = left.pop()
        deck.discards = left.pop()
        deck.used = left.pop()
        deck.shuffles = left.pop()
        deck.locked = left.pop()
        deck.played = left.pop()
    state.treasures.rest.fill(next_row(left))
    state.treasures.top = None
    for card in next_row(left):
        state.treasures.lay_on_top(card, 0)
    state.unused.fill(next_row(left))
    for ship in state.ships:
        for hold, goods in enumerate(next_row(left)):
            ship.goods[hold] = goods
        for hold, amount in enumerate(next_row(left)):
            ship.amounts[hold] = amount
        ship.n = 0
        for treasure in next_row(left):
            ship.lay_down(treasure)
    return state
