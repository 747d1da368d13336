"""A position of Jamaica, and which chapter answers in which phase."""

from collections.abc import Callable
from typing import Final, final

from flibuste.games.jamaica.rules import (
    combat,
    ending,
    ghost,
    knowledge,
    loading,
    price,
    rounds,
    sailing,
    setup,
)
from flibuste.games.jamaica.rules.cards import Deck
from flibuste.games.jamaica.rules.codes import (
    ALREADY_LOCKED,
    CARD,
    DICE,
    FORK,
    FORWARD,
    GAME_OVER,
    GHOST,
    LENGTH,
    LOAD,
    NO_SUCH_MOVE,
    NONE,
    NOT_YOUR_TURN,
    OVER,
    PAY,
    POWDERING,
    SABER,
    STOW,
    TARGET,
    UNROLLED,
)
from flibuste.games.jamaica.rules.figures import Figures
from flibuste.games.jamaica.rules.ship import Ship
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import Journal, Moves, State, next_row

NO_OPTIONS: Final[dict[str, int]] = {}

OPTION_NAMES: Final = ("treasures", "rum_on_loot", "round_cap")


@final
class Jamaica(State):
    """A position of Jamaica."""

    figures: Final[Figures]
    full_treasures: bool = False
    rum_on_loot: bool = False
    round_cap: i64 = 0

    phase: i64 = DICE
    owing: i64 = 0  # the seats that owe a move
    round: i64 = 0
    captain: i64 = 0
    turn: i64 = 0  # place in turn order of the player whose card is played
    half: i64 = 0  # 0 morning, 1 evening
    die_a: i64 = 0
    die_b: i64 = 0
    morning: i64 = 0
    evening: i64 = 0

    ships: Final[list[Ship]]
    decks: Final[list[Deck]]
    treasures: Final[Pile]
    unused: Row
    tokens: i64 = 0  # the lairs that still have their treasure

    moving: i64 = NONE  # the ship under way, or NONE
    direction: i64 = FORWARD
    steps: i64 = 0
    retreating: bool = False
    goods: i64 = NONE  # being loaded, stowed or paid
    amount: i64 = 0
    attacker: i64 = NONE
    defender: i64 = NONE
    attack_powder: i64 = 0
    attack_die: i64 = UNROLLED
    defence_powder: i64 = 0
    defence_die: i64 = UNROLLED
    saber_used: bool = False
    winner: i64 = NONE
    ghost_step: i64 = 0  # 1 and 2: the moves of the ghost

    combats: i64 = 0
    ties: i64 = 0
    shortages: i64 = 0
    found: i64 = 0
    loads: i64 = 0

    def __init__(
        self,
        figures: Figures,
        players: i64,
        options: dict[str, int],
        word: i64,
        journal: Journal | None,
        like: "Jamaica | None" = None,
    ) -> None:
        # What has no default is set before `super().__init__`: what mypyc knows to be set it checks at no use.
        self.players = players
        self.luck = 1
        self.revealed = 0
        self.journal = None
        self.figures = figures
        room = figures.all_treasures
        self.ships = setup.fleet(figures, players) if like is None else [ship.copy() for ship in like.ships]
        self.decks = setup.decks(figures, players) if like is None else [deck.copy() for deck in like.decks]
        self.treasures = Pile(room) if like is None else like.treasures.copy()
        self.unused = Row(room) if like is None else like.unused  # nobody changes it; `resample` makes a new one
        super().__init__(players, like)
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
        setup.set_up(self)

    def copy(self) -> "Jamaica":
        return Jamaica(self.figures, self.players, NO_OPTIONS, 0, None, self)

    # -- who is asked

    def pending(self) -> i64:
        return self.owing

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.owing = bit(seat)

    def asked(self) -> i64:
        """The seat that owes a move, where it is one alone."""
        return lowest(self.owing)

    def locked(self) -> i64:
        if self.phase != CARD:
            return 0
        return (bit(self.players) - 1) & ~self.owing

    # -- the phases

    def legal(self, seat: i64, out: Moves) -> None:
        out.n = 0
        if not has(self.owing, seat):
            return
        phase = self.phase
        if phase == CARD:
            rounds.legal_card(self, seat, out)
        elif phase == DICE:
            rounds.legal_dice(self, seat, out)
        elif phase == FORK:
            sailing.legal_fork(self, seat, out)
        elif phase == LOAD:
            loading.legal_load(self, seat, out)
        elif phase == STOW:
            combat.legal_stow(self, seat, out)
        elif phase == PAY:
            price.legal_pay(self, seat, out)
        elif phase == POWDERING:
            combat.legal_powdering(self, seat, out)
        elif phase == SABER:
            combat.legal_saber(self, seat, out)
        elif phase == LENGTH:
            sailing.legal_length(self, seat, out)
        elif phase == GHOST:
            ghost.legal_ghost(self, seat, out)
        elif phase == TARGET:
            combat.legal_target(self, seat, out)
        else:
            combat.legal_reward(self, seat, out)

    def why_not(self, seat: i64, move: i64) -> i64:
        if move < 0 or move >= self.figures.codes:
            return NO_SUCH_MOVE
        phase = self.phase
        if phase == OVER:
            return GAME_OVER
        if seat < 0 or seat >= self.players:
            return NOT_YOUR_TURN
        if not has(self.owing, seat):
            return ALREADY_LOCKED if has(self.locked(), seat) else NOT_YOUR_TURN
        if phase == CARD:
            return rounds.against_card(self, seat, move)
        if phase == DICE:
            return rounds.against_dice(self, seat, move)
        if phase == FORK:
            return sailing.against_fork(self, seat, move)
        if phase == LOAD:
            return loading.against_load(self, seat, move)
        if phase == STOW:
            return combat.against_stow(self, seat, move)
        if phase == PAY:
            return price.against_pay(self, seat, move)
        if phase == POWDERING:
            return combat.against_powdering(self, seat, move)
        if phase == SABER:
            return combat.against_saber(self, seat, move)
        if phase == LENGTH:
            return sailing.against_length(self, seat, move)
        if phase == GHOST:
            return ghost.against_ghost(self, seat, move)
        if phase == TARGET:
            return combat.against_target(self, seat, move)
        return combat.against_reward(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == CARD:
            rounds.play_card(self, seat, move)
        elif phase == DICE:
            rounds.play_dice(self, seat, move)
        elif phase == FORK:
            sailing.play_fork(self, seat, move)
        elif phase == LOAD:
            loading.play_load(self, seat, move)
        elif phase == STOW:
            combat.play_stow(self, seat, move)
        elif phase == PAY:
            price.play_pay(self, seat, move)
        elif phase == POWDERING:
            combat.play_powdering(self, seat, move)
        elif phase == SABER:
            combat.play_saber(self, seat, move)
        elif phase == LENGTH:
            sailing.play_length(self, seat, move)
        elif phase == GHOST:
            ghost.play_ghost(self, seat, move)
        elif phase == TARGET:
            combat.play_target(self, seat, move)
        else:
            combat.play_reward(self, seat, move)

    def resample(self, seat: i64, word: i64) -> None:
        knowledge.resample(self, seat, word)

    def score(self, seat: i64) -> i64:
        return ending.score(self, seat)

    def winners(self) -> i64:
        return ending.winners(self)

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
