"""A position of a game: plain values that can be copied, asked and played on."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from flibuste.kit.bits import bit
from flibuste.kit.luck import WORD_MASK, mixed
from flibuste.kit.native import i64, vec
from flibuste.kit.packing import pack_fields, unpack_fields
from flibuste.kit.pile import Pile

SPECTATOR: Final = -1
WATCHERS: Final = 15  # the bit of all spectators in an audience
EVERYONE: Final = 0xFFFF
MAX_LEGAL_MOVES: Final = 256  # that a seat of any game may have at once


def audience(seat: i64) -> i64:
    """The audience that is one seat alone, or the spectators."""
    if seat >= WATCHERS:
        raise ValueError(f"a seat has a number below {WATCHERS}, not {seat}")
    return bit(WATCHERS if seat < 0 else seat)


def all_but(seat: i64) -> i64:
    """Everyone, spectators included, except one seat."""
    return EVERYONE & ~bit(seat)


# As in `kit.pile`: mypyc counts no reference for a vec that is an argument.


def write_code(codes: vec[i64], n: i64, code: i64) -> None:
    codes[n] = code


def insert_code(codes: vec[i64], n: i64, code: i64) -> i64:
    """Add a code to n ascending ones, once; how many there are then."""
    i = n
    while i > 0 and codes[i - 1] > code:
        i -= 1
    if i > 0 and codes[i - 1] == code:
        return n
    j = n
    while j > i:
        codes[j] = codes[j - 1]
        j -= 1
    codes[i] = code
    return n + 1


class Moves:
    """A row of move codes that `legal` fills; the caller keeps it and uses it again."""

    __slots__ = ("codes", "n")
    codes: Final[vec[i64]]
    n: i64

    def __init__(self, room: i64 = 64) -> None:
        self.codes = vec[i64]([0] * room)
        self.n = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, code: i64) -> None:
        write_code(self.codes, self.n, code)
        self.n += 1

    def add_in_order(self, code: i64) -> None:
        """Add a code where it belongs in the ascending row, once: two equal cards are one move."""
        self.n = insert_code(self.codes, self.n, code)

    def get(self, i: i64) -> i64:
        return self.codes[i]

    def has(self, code: i64) -> bool:
        i: i64 = 0
        while i < self.n:
            if self.codes[i] == code:
                return True
            i += 1
        return False

    def to_list(self) -> list[int]:
        return [int(self.codes[i]) for i in range(self.n)]


Note = tuple[int, ...]  # kind of event, audience, six arguments


class Journal:
    """What happened, as numbers: kind of event, audience, up to six arguments; a game's `moves.py` has the words."""

    __slots__ = ("notes",)
    notes: list[Note]

    def __init__(self) -> None:
        self.notes = []

    def note(
        self, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        self.notes.append((kind, audience, a, b, c, d, e, f))


@mypyc_attr(allow_interpreted_subclasses=True)
class NativeFigures:
    """The figures of a game as machine numbers, shared by all copies of a state; pickled as what they were made of."""

    made_of: tuple[object, ...] = ()  # the arguments of their class

    def __reduce__(self) -> tuple[Callable[..., "NativeFigures"], tuple[object, ...]]:
        return type(self), self.made_of


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game answers. A game's own class adds its table and is final.

    It names its `OPTIONS`, each an attribute that holds the option's number, and in `FIELDS` all else that makes up a
    position; `DERIVED` are attributes that follow from these.
    """

    OPTIONS: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    DERIVED: ClassVar[tuple[str, ...]] = ()

    players: i64
    luck: i64  # the generator; everything random until the next reseed follows from it
    revealed: i64  # grows whenever anybody learns something: taking back ends there
    journal: Journal | None

    def __init__(self, players: i64, like: "State | None" = None) -> None:
        self.players = players
        self.luck = 1
        self.revealed = 0
        self.journal = None
        if like is not None:
            self.players = like.players
            self.luck = like.luck
            self.revealed = like.revealed

    # -- asked by everyone who plays

    def pending(self) -> i64:
        """The seats that owe a move, as a bit set; 0 when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64, out: Moves) -> None:
        """Fill `out` with the seat's legal moves, codes ascending (none when it owes no move)."""
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> i64:
        """0 when the move is legal, else the number of the game's reason against it."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        """Make a legal move and go on to the next decision.

        Nothing is checked, for speed: after a move that is not legal the state means nothing any more. Who does not
        know asks `why_not` first, or plays by `Play.move`.
        """
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy, without the journal."""
        raise NotImplementedError

    def copy_to(self, spare: "State") -> "State":
        """A copy, in the place of another state of the same game that nobody needs any more."""
        return self.copy()

    def resample(self, seat: i64, word: i64) -> None:
        """Deal anew, by this word, all that the seat (-1: a spectator) cannot know, the luck to come included."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        raise NotImplementedError

    def winners(self) -> i64:
        """The winners as a bit set, 0 while the game goes on."""
        raise NotImplementedError

    def locked(self) -> i64:
        """The seats whose choice is locked and not yet shown: they may still change it."""
        return 0

    # -- as numbers

    def pack(self) -> list[int]:
        """Everything in the state, luck included, as numbers: equal states have equal packs."""
        numbers = [int(self.players)]
        for name in type(self).OPTIONS:
            numbers.append(int(getattr(self, name)))
        numbers.append(int(self.luck))
        numbers.append(int(self.revealed))
        pack_fields(self, numbers)
        return numbers

    def derive(self) -> None:
        """The fields have been filled from a pack: work out again what follows from them."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(tuple(self.pack()))

    def __reduce__(self) -> tuple[Callable[..., "State"], tuple[object, ...]]:
        return unpack_state, (type(self), getattr(self, "figures"), self.pack())  # noqa: B009 - each game has its own

    # -- luck

    def reseed(self, word: i64) -> None:
        """All luck until the next reseed follows from these 60 bits."""
        self.luck = mixed(word & WORD_MASK)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        s = 535636344 * (self.luck & 0xFFFFFFFF) + (self.luck >> 32)
        self.luck = s
        return ((s & 0xFFFFFFFF) * n) >> 32

    def die(self, faces: i64) -> i64:
        return self.below(faces) + 1

    def draw(self, pile: Pile) -> i64:
        """The uppermost card of a pile that is not empty."""
        if pile.top is not None and pile.top.n:
            return pile.top.pop()
        return pile.rest.swap_out(self.below(pile.rest.n))

    def peek(self, pile: Pile, n: i64, seat: i64) -> i64:
        """Let a seat look at the n uppermost cards; how many there were to see."""
        size = pile.size()
        if n > size:
            n = size
        top = pile.top
        seen = 0 if top is None else top.n
        below: list[int] = []
        while seen < n:
            below.append(pile.rest.swap_out(self.below(pile.rest.n)))
            seen += 1
        if below:
            above: list[tuple[int, int]] = []
            if top is not None:
                while top.n:
                    card = top.pop()
                    above.append((int(card), int(pile.known[top.n])))
            while below:
                pile.lay_on_top(below.pop(), 0)
            while above:
                card_above, known = above.pop()
                pile.lay_on_top(card_above, known)
        top = pile.top
        if top is not None:
            i = top.n - n
            while i < top.n:
                pile.known[i] |= bit(seat)
                i += 1
        return n


def legal_moves(state: State, seat: int) -> list[int]:
    """The legal moves of a seat as a list of codes."""
    out = Moves(MAX_LEGAL_MOVES)
    state.legal(seat, out)
    return out.to_list()


def reasons(state: State, seat: int, codes: int) -> list[int]:
    """What `why_not` says of each of the first so many codes."""
    return [int(state.why_not(seat, move)) for move in range(codes)]


def unpack_state(kind: Any, figures: Any, numbers: list[int]) -> Any:
    """The state of this class whose `pack` these numbers are."""
    left = numbers[::-1]
    players = left.pop()
    options = {name: left.pop() for name in kind.OPTIONS}
    state = kind(figures, players, options, 0, None)
    state.luck = left.pop()
    state.revealed = left.pop()
    unpack_fields(state, left)
    if left:
        raise ValueError(f"{len(left)} numbers are left over")
    state.derive()
    return state
