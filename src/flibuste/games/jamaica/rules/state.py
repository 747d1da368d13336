"""A position of Jamaica, and which chapter answers in which phase."""

from typing import ClassVar, Final, final

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
    FULL,
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
    REWARD,
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
from flibuste.kit.state import Journal, Moves, State

NO_OPTIONS: Final[dict[str, int]] = {}


@final
class Jamaica(State):
    """A position of Jamaica."""

    OPTIONS: ClassVar[tuple[str, ...]] = ("treasures", "rum_on_loot", "round_cap")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase",
        "owing",
        "round",
        "captain",
        "turn",
        "half",
        "die_a",
        "die_b",
        "morning",
        "evening",
        "ships",
        "decks",
        "treasure_pile",
        "unused",
        "tokens",
        "moving",
        "direction",
        "steps",
        "retreating",
        "goods",
        "amount",
        "attacker",
        "defender",
        "attack_powder",
        "attack_die",
        "defence_powder",
        "defence_die",
        "saber_used",
        "winner",
        "ghost_step",
        "combats",
        "ties",
        "shortages",
        "found",
        "loads",
    )

    figures: Final[Figures]
    treasures: i64 = FULL
    rum_on_loot: i64 = 0
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
    treasure_pile: Final[Pile]
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
        self.treasure_pile = Pile(room) if like is None else like.treasure_pile.copy()
        self.unused = Row(room) if like is None else like.unused  # nobody changes it; `resample` makes a new one
        super().__init__(players, like)
        if like is not None:
            like.copy_scalars_to(self)
            return
        self.treasures = options["treasures"]
        self.rum_on_loot = options["rum_on_loot"]
        self.round_cap = options["round_cap"]
        self.journal = journal
        self.reseed(word)
        setup.set_up(self)

    def copy(self) -> "Jamaica":
        return Jamaica(self.figures, self.players, NO_OPTIONS, 0, None, self)

    def copy_to(self, spare: State) -> State:
        if not isinstance(spare, Jamaica) or spare.figures is not self.figures or spare.players != self.players:
            return self.copy()
        i: i64 = 0
        while i < len(self.ships):
            self.ships[i].copy_to(spare.ships[i])
            i += 1
        i = 0
        while i < self.players:
            self.decks[i].copy_to(spare.decks[i])
            i += 1
        self.treasure_pile.copy_to(spare.treasure_pile)
        spare.unused = self.unused
        spare.luck = self.luck
        spare.revealed = self.revealed
        spare.journal = None
        self.copy_scalars_to(spare)
        return spare

    def copy_scalars_to(self, spare: "Jamaica") -> None:
        spare.treasures = self.treasures
        spare.rum_on_loot = self.rum_on_loot
        spare.round_cap = self.round_cap
        spare.phase = self.phase
        spare.owing = self.owing
        spare.round = self.round
        spare.captain = self.captain
        spare.turn = self.turn
        spare.half = self.half
        spare.die_a = self.die_a
        spare.die_b = self.die_b
        spare.morning = self.morning
        spare.evening = self.evening
        spare.tokens = self.tokens
        spare.moving = self.moving
        spare.direction = self.direction
        spare.steps = self.steps
        spare.retreating = self.retreating
        spare.goods = self.goods
        spare.amount = self.amount
        spare.attacker = self.attacker
        spare.defender = self.defender
        spare.attack_powder = self.attack_powder
        spare.attack_die = self.attack_die
        spare.defence_powder = self.defence_powder
        spare.defence_die = self.defence_die
        spare.saber_used = self.saber_used
        spare.winner = self.winner
        spare.ghost_step = self.ghost_step
        spare.combats = self.combats
        spare.ties = self.ties
        spare.shortages = self.shortages
        spare.found = self.found
        spare.loads = self.loads

    # -- who is asked

    def pending(self) -> i64:
        return self.owing

    def ask(self, phase: i64) -> None:
        self.phase = phase
        self.owing = bit(self.decider(phase))

    def decider(self, phase: i64) -> i64:
        """Who answers the question of a phase in which one alone is asked."""
        if phase in (FORK, TARGET):
            return ghost.helm(self, self.moving)
        if phase == LOAD:
            return rounds.seat_in_turn(self, self.turn)
        if phase in (PAY, LENGTH):
            return self.moving
        if phase == POWDERING:
            return combat.at_the_guns(self)
        if phase == SABER:
            return combat.saber_owner(self)
        if phase == REWARD:
            return ghost.gunner(self, self.winner)
        if phase == STOW:
            return self.winner
        return self.captain

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

    def derive(self) -> None:
        for deck in self.decks:
            deck.in_hand = count(deck.hand)
