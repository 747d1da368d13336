"""The rules of Smugglers, in the order of its rulebook.

A real game's class is `@final`; this one is open, so that the tests can break it on purpose.
"""

from typing import Final

from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import EVERYONE, Journal, Moves, State, all_but, audience, next_row

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
    """What stands in crates.toml, as numbers."""

    def __init__(self, worth: list[int], count: list[int], hand: int, patrol_faces: int) -> None:
        self.worth = worth
        self.count = count
        self.hand = hand
        self.patrol_faces = patrol_faces


class Smugglers(State):
    figures: Figures
    nights: i64
    patrol: i64
    night: i64  # counted from 1; past the last one the game is over
    lay_low: i64  # the seats that lay low last night
    chosen: list[int]  # a locked move, or NOTHING
    hands: list[Row]  # kept sorted: in which order crates came is nobody's business
    stores: list[Pile]
    landed: list[Row]
    seized: list[Row]

    def __init__(self, figures: Figures, players: i64, nights: i64, patrol: i64, like: "Smugglers | None" = None):
        super().__init__(players, like)
        self.figures = figures
        self.nights = nights
        self.patrol = patrol
        if like is not None:
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
        self.night = 1
        self.lay_low = 0
        self.chosen = [NOTHING for _ in seats]
        self.hands = [Row(room) for _ in seats]
        self.stores = [Pile(room) for _ in seats]
        self.landed = [Row(room) for _ in seats]
        self.seized = [Row(room) for _ in seats]

    def copy(self) -> "Smugglers":
        return type(self)(self.figures, self.players, self.nights, self.patrol, self)

    def note(self, kind: i64, to: i64, a: i64 = 0, b: i64 = 0) -> None:
        if self.journal is not None:
            self.journal.note(kind, to, a, b)

    # -- 1. setting up

    def deal(self, word: i64, journal: Journal | None) -> None:
        self.journal = journal
        self.reseed(word)
        for seat in range(self.players):
            rest = self.stores[seat].rest
            for kind, count in enumerate(self.figures.count):
                for _ in range(count):
                    rest.push(kind)
            self.fill_hand(seat, self.figures.hand)
        self.note(NIGHT, EVERYONE, self.night)

    def fill_hand(self, seat: i64, crates: i64) -> None:
        for _ in range(crates):
            self.hands[seat].push(self.draw(self.stores[seat]))
        self.hands[seat].sort()

    # -- 2. the night

    def pending(self) -> i64:
        if self.night > self.nights:
            return 0
        return sum(bit(seat) for seat in range(self.players) if self.chosen[seat] == NOTHING)

    def locked(self) -> i64:
        return sum(bit(seat) for seat in range(self.players) if self.chosen[seat] != NOTHING)

    def legal(self, seat: i64, out: Moves) -> None:
        out.clear()
        for move in range(LAND + len(self.figures.worth)):
            if self.why_not(seat, move) == 0:
                out.add(move)

    def why_not(self, seat: i64, move: i64) -> i64:
        if not LIE_LOW <= move < LAND + len(self.figures.worth):
            return NO_SUCH_MOVE
        if self.night > self.nights:
            return GAME_OVER
        if self.chosen[seat] != NOTHING:
            return HAS_CHOSEN
        return self.why_not_choose(seat, move)

    def why_not_choose(self, seat: i64, move: i64) -> i64:
        if move == LIE_LOW:
            return 0 if self.may_lie_low(seat) else LAY_LOW_BEFORE
        return 0 if self.hands[seat].find(move - LAND) >= 0 else NOT_IN_HAND

    def may_lie_low(self, seat: i64) -> bool:
        return not has(self.lay_low, seat)

    def play(self, seat: i64, move: i64) -> None:
        self.chosen[seat] = int(move)
        self.note(CHOSE, EVERYONE, seat)
        if self.pending() == 0:
            self.show()

    # -- 3. customs

    def show(self) -> None:
        """All have chosen."""
        self.revealed += 1
        chosen = self.chosen
        self.chosen = [NOTHING for _ in chosen]
        self.lay_low = 0
        patrolled: i64 = 0
        if self.patrol:
            patrolled = self.die(self.figures.patrol_faces)
            self.note(PATROL, EVERYONE, patrolled)
        for seat, move in enumerate(chosen):
            if move == LIE_LOW:
                self.lay_low |= bit(seat)
                self.note(LAY_LOW, EVERYONE, seat)
                continue
            crate = move - LAND
            hand = self.hands[seat]
            hand.remove(hand.find(crate))
            if self.figures.worth[crate] == patrolled or chosen.count(move) > 1:
                self.seized[seat].push(crate)
                self.note(SEIZED, EVERYONE, seat, crate)
            else:
                self.landed[seat].push(crate)
                self.note(LANDED, EVERYONE, seat, crate)
        self.restock()
        self.night += 1
        if self.night > self.nights:
            self.note(ENDED, EVERYONE)
        else:
            self.note(NIGHT, EVERYONE, self.night)

    # -- 4. the morning

    def restock(self) -> None:
        for seat in range(self.players):
            if has(self.lay_low, seat):
                self.look(seat)
            else:
                self.draw_crate(seat)

    def look(self, seat: i64) -> None:
        store = self.stores[seat]
        self.peek(store, 1, seat)
        if store.top is not None:
            self.note(LOOKED, audience(seat), seat, store.top.get(store.top.n - 1))

    def draw_crate(self, seat: i64) -> None:
        crate = self.draw(self.stores[seat])
        self.hands[seat].push(crate)
        self.hands[seat].sort()
        self.note(DREW, audience(seat), seat, crate)
        self.note(DREW_UNSEEN, all_but(seat), seat)

    # -- 5. the end

    def score(self, seat: i64) -> i64:
        return sum(self.figures.worth[crate] for crate in self.landed[seat].to_list())

    def winners(self) -> i64:
        if self.night <= self.nights:
            return 0
        best = max(self.score(seat) for seat in range(self.players))
        return sum(bit(seat) for seat in range(self.players) if self.score(seat) == best)

    # -- what a seat cannot know

    def resample(self, seat: i64, word: i64) -> None:
        self.reseed(word)
        for other in range(self.players):
            if other != seat:
                self.deal_anew(other)
            self.stores[other].rest.sort()  # the order in which crates lie here is chance, and must not survive
        for other in range(self.players):
            if other != seat and self.chosen[other] != NOTHING:
                could = [m for m in range(LAND + len(self.figures.worth)) if self.why_not_choose(other, m) == 0]
                self.chosen[other] = could[self.below(len(could))]

    def deal_anew(self, seat: i64) -> None:
        """Hand and store of a seat, as somebody else may imagine them."""
        hand, store = self.hands[seat], self.stores[seat]
        held = hand.n
        seen: i64 = 0 if store.top is None else store.top.n
        self.gather(hand, store)
        self.fill_hand(seat, held)
        self.peek(store, seen, seat)

    def gather(self, hand: Row, store: Pile) -> None:
        while hand.n:
            store.rest.push(hand.pop())
        while store.top is not None and store.top.n:
            store.rest.push(store.top.pop())
        store.rest.sort()  # so that what is dealt now depends on the word alone

    # -- as numbers

    def pack(self) -> list[int]:
        numbers = [self.players, self.luck, self.revealed, self.nights, self.patrol, self.night, self.lay_low]
        for seat in range(self.players):
            top = self.stores[seat].top
            numbers.append(self.chosen[seat])
            for row in (self.hands[seat], self.stores[seat].rest, top, self.landed[seat], self.seized[seat]):
                crates = [] if row is None else row.to_list()
                numbers += [len(crates), *crates]
        return numbers

    def __reduce__(self) -> tuple[object, ...]:
        return unpack, (type(self), self.figures, self.pack())


def unpack(kind: type[Smugglers], figures: Figures, numbers: list[int]) -> Smugglers:
    left = numbers[::-1]
    players, luck, revealed, nights, patrol, night, lay_low = (left.pop() for _ in range(7))
    state = kind(figures, players, nights, patrol)
    state.luck, state.revealed, state.night, state.lay_low = luck, revealed, night, lay_low
    for seat in range(players):
        state.chosen[seat] = left.pop()
        hand, rest, top, landed, seized = (next_row(left) for _ in range(5))
        state.hands[seat].fill(hand)
        state.stores[seat].rest.fill(rest)
        for crate in top:
            state.stores[seat].lay_on_top(crate, bit(seat))
        state.landed[seat].fill(landed)
        state.seized[seat].fill(seized)
    return state
