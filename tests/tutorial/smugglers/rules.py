"""The rules of Smugglers, in the order of its rulebook.

A real game's class is `@final`; this one is open, so that the tests can break it on purpose.
"""

from typing import Any, ClassVar, Final

from flibuste.kit.bits import bit, has
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import figures_of
from flibuste.kit.native import i64
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import EVERYONE, Journal, Moves, State, all_but, audience

from . import shapes

# Moves: lie low, or land a crate of kind 0, 1, ...
LIE_LOW: Final = 0
LAND: Final = 1

# Reasons against a move
NO_SUCH_MOVE: Final = 1
GAME_OVER: Final = 2
HAS_CHOSEN: Final = 3
NOT_IN_HAND: Final = 4
LAY_LOW_BEFORE: Final = 5

# Notes of the journal
NIGHT: Final = 0
CHOSE: Final = 1
PATROL: Final = 2
LANDED: Final = 3
SEIZED: Final = 4
LAY_LOW: Final = 5
LOOKED: Final = 6
DREW: Final = 7
DREW_UNSEEN: Final = 8
ENDED: Final = 9

NOTHING: Final = -1  # chosen yet


class Figures:
    """What stands in crates.toml, as the rules count with it."""

    def __init__(self, worth: list[int], count: list[int], hand: int, patrol_faces: int) -> None:
        self.worth = worth
        self.count = count
        self.hand = hand
        self.patrol_faces = patrol_faces


class CrateFile:
    """A file of figures that makes a game: crates by name, and their figures."""

    def __init__(self, data: dict[str, Any]) -> None:
        read = figures_of(data, shapes.Figures)
        self.rules = read.rules
        self.ids = [crate.id for crate in read.crate]
        enough = self.rules.hand + self.rules.most_nights
        if len(self.ids) < 2 or len(set(self.ids)) < len(self.ids) or sum(crate.count for crate in read.crate) < enough:
            raise BadFigures("figures-crates", count=enough)
        self.figures = Figures(
            [crate.worth for crate in read.crate],
            [crate.count for crate in read.crate],
            self.rules.hand,
            self.rules.patrol_faces,
        )


class Smugglers(State):
    OPTIONS: ClassVar[tuple[str, ...]] = ("nights", "patrol")
    FIELDS: ClassVar[tuple[str, ...]] = ("night", "lay_low", "chosen", "hands", "stores", "landed", "seized")

    figures: Figures
    nights: i64
    patrol: i64
    night: i64 = 1  # counted from 1; past the last one the game is over
    lay_low: i64 = 0  # the seats that lay low last night
    chosen: list[int]  # a locked move, or NOTHING
    hands: list[Row]  # kept sorted: in which order crates came is nobody's business
    stores: list[Pile]
    landed: list[Row]
    seized: list[Row]

    def __init__(
        self,
        figures: Figures,
        players: i64,
        options: dict[str, int],
        word: i64,
        journal: Journal | None,
        like: "Smugglers | None" = None,
    ) -> None:
        super().__init__(players, like)
        self.figures = figures
        if like is not None:
            self.nights = like.nights
            self.patrol = like.patrol
            self.night = like.night
            self.lay_low = like.lay_low
            self.chosen = like.chosen[:]
            self.hands = [row.copy() for row in like.hands]
            self.stores = [store.copy() for store in like.stores]
            self.landed = [row.copy() for row in like.landed]
            self.seized = [row.copy() for row in like.seized]
            return
        room = sum(figures.count)
        seats = range(players)
        self.nights = options["nights"]
        self.patrol = options["patrol"]
        self.chosen = [NOTHING for _ in seats]
        self.hands = [Row(room) for _ in seats]
        self.stores = [Pile(room) for _ in seats]
        self.landed = [Row(room) for _ in seats]
        self.seized = [Row(room) for _ in seats]
        self.journal = journal
        self.reseed(word)
        deal(self)

    def copy(self) -> "Smugglers":
        return type(self)(self.figures, self.players, {}, 0, None, self)

    # -- by phase; this game has but one

    def pending(self) -> i64:
        if self.night > self.nights:
            return 0
        return sum(bit(seat) for seat in range(self.players) if self.chosen[seat] == NOTHING)

    def locked(self) -> i64:
        return sum(bit(seat) for seat in range(self.players) if self.chosen[seat] != NOTHING)

    def legal(self, seat: i64, out: Moves) -> None:
        out.clear()
        if has(self.pending(), seat):
            legal_choice(self, seat, out)

    def why_not(self, seat: i64, move: i64) -> i64:
        if not LIE_LOW <= move < LAND + len(self.figures.worth):
            return NO_SUCH_MOVE
        if self.night > self.nights:
            return GAME_OVER
        if self.chosen[seat] != NOTHING:
            return HAS_CHOSEN
        return against_choice(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        play_choice(self, seat, move)

    def score(self, seat: i64) -> i64:
        return sum(self.figures.worth[crate] for crate in self.landed[seat].to_list())

    def winners(self) -> i64:
        if self.night <= self.nights:
            return 0
        best = max(self.score(seat) for seat in range(self.players))
        return sum(bit(seat) for seat in range(self.players) if self.score(seat) == best)

    def resample(self, seat: i64, word: i64) -> None:
        self.reseed(word)
        deal_anew(self, seat)

    def note(self, kind: i64, to: i64, a: i64 = 0, b: i64 = 0) -> None:
        if self.journal is not None:
            self.journal.note(kind, to, a, b)


# -- 1. setting up


def deal(game: Smugglers) -> None:
    for seat in range(game.players):
        rest = game.stores[seat].rest
        for kind, count in enumerate(game.figures.count):
            for _ in range(count):
                rest.push(kind)
        fill_hand(game, seat, game.figures.hand)
    game.note(NIGHT, EVERYONE, game.night)


def fill_hand(game: Smugglers, seat: i64, crates: i64) -> None:
    for _ in range(crates):
        game.hands[seat].push(game.draw(game.stores[seat]))
    game.hands[seat].sort()


# -- 2. the night


# A choice: all lie low or land a crate, in secret and at once (SMU-NIT-01 to 04).


def legal_choice(game: Smugglers, seat: i64, out: Moves) -> None:
    for move in range(LIE_LOW, LAND + len(game.figures.worth)):
        if against_choice(game, seat, move) == 0:
            out.add(move)


def against_choice(game: Smugglers, seat: i64, move: i64) -> i64:
    if move == LIE_LOW:
        return LAY_LOW_BEFORE if has(game.lay_low, seat) else 0
    return 0 if game.hands[seat].find(move - LAND) >= 0 else NOT_IN_HAND


def play_choice(game: Smugglers, seat: i64, move: i64) -> None:
    game.chosen[seat] = int(move)
    game.note(CHOSE, EVERYONE, seat)
    if game.pending() == 0:
        show(game)


# -- 3. customs


def show(game: Smugglers) -> None:
    """All have chosen."""
    game.revealed += 1
    chosen = game.chosen
    game.chosen = [NOTHING for _ in chosen]
    game.lay_low = 0
    patrolled: i64 = 0
    if game.patrol:
        patrolled = game.die(game.figures.patrol_faces)
        game.note(PATROL, EVERYONE, patrolled)
    for seat, move in enumerate(chosen):
        if move == LIE_LOW:
            game.lay_low |= bit(seat)
            game.note(LAY_LOW, EVERYONE, seat)
            continue
        crate = move - LAND
        hand = game.hands[seat]
        hand.remove(hand.find(crate))
        if game.figures.worth[crate] == patrolled or chosen.count(move) > 1:
            game.seized[seat].push(crate)
            game.note(SEIZED, EVERYONE, seat, crate)
        else:
            game.landed[seat].push(crate)
            game.note(LANDED, EVERYONE, seat, crate)
    restock(game)
    game.night += 1
    if game.night > game.nights:
        game.note(ENDED, EVERYONE)
    else:
        game.note(NIGHT, EVERYONE, game.night)


# -- 4. the morning


def restock(game: Smugglers) -> None:
    for seat in range(game.players):
        if has(game.lay_low, seat):
            look(game, seat)
        else:
            draw_crate(game, seat)


def look(game: Smugglers, seat: i64) -> None:
    store = game.stores[seat]
    game.peek(store, 1, seat)
    if store.top is not None:
        game.note(LOOKED, audience(seat), seat, store.top.get(store.top.n - 1))


def draw_crate(game: Smugglers, seat: i64) -> None:
    crate = game.draw(game.stores[seat])
    game.hands[seat].push(crate)
    game.hands[seat].sort()
    game.note(DREW, audience(seat), seat, crate)
    game.note(DREW_UNSEEN, all_but(seat), seat)


# -- what a seat cannot know


def deal_anew(game: Smugglers, seat: i64) -> None:
    for other in range(game.players):
        if other != seat:
            gather(game.hands[other], game.stores[other])
            imagine(game, other)
        game.stores[other].rest.sort()  # the order in which crates lie here is chance, and must not survive
    deal_choices_anew(game, seat)


def deal_choices_anew(game: Smugglers, seat: i64) -> None:
    for other in range(game.players):
        if other != seat and game.chosen[other] != NOTHING:
            could = Moves()
            legal_choice(game, other, could)
            game.chosen[other] = int(could.get(game.below(could.n)))


def gather(hand: Row, store: Pile) -> None:
    """Put away what a seat holds and has looked at, so that what is dealt next depends on the word alone."""
    while hand.n:
        store.rest.push(hand.pop())
    while store.top is not None and store.top.n:
        store.rest.push(store.top.pop())
    store.rest.sort()


def imagine(game: Smugglers, seat: i64) -> None:
    """Hand and store of a seat, as somebody else may imagine them."""
    fill_hand(game, seat, game.figures.hand)
    if has(game.lay_low, seat):
        game.peek(game.stores[seat], 1, seat)
