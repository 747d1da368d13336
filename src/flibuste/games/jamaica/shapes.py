"""What the files of Jamaica and the messages to its page look like; nothing here is compiled.

Words that stand for a number of the rules are listed in the order of `rules/codes.py`.
"""

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

Goods = Literal["food", "gold", "powder"]
Action = Literal["forward", "backward", "food", "gold", "powder"]
Direction = Literal["forward", "backward"]
Half = Literal["morning", "evening"]
SpaceType = Literal["port_royal", "sea", "port", "lair"]
Power = Literal["map", "saber", "beth", "sixth", "rum", "sextant", "anchor"]
TreasureKind = Literal["power", "gold", "cursed"]
TreasureSet = Literal["box", "more"]
Phase = Literal[
    "dice",
    "card",
    "length",
    "fork",
    "target",
    "powder",
    "saber",
    "reward",
    "stow",
    "load",
    "pay",
    "ghost",
    "over",
]

GOODS: Final[tuple[Goods, ...]] = get_args(Goods)
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
HALVES: Final[tuple[Half, ...]] = get_args(Half)
SPACE_TYPES: Final[tuple[SpaceType, ...]] = get_args(SpaceType)
POWERS: Final[tuple[Power, ...]] = get_args(Power)
KINDS: Final[tuple[TreasureKind, ...]] = get_args(TreasureKind)
SETS: Final[tuple[TreasureSet, ...]] = get_args(TreasureSet)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# -- components.toml

LARGEST_FIGURE = 99
MOST_SPACES = 60  # tokens are bits of a word
MOST_ACTIONS = 15  # so are hands
MOST_ROUNDS = 1_000_000

Figure = Annotated[int, Meta(ge=0, le=LARGEST_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=LARGEST_FIGURE)]
Score = Annotated[int, Meta(ge=-LARGEST_FIGURE, le=LARGEST_FIGURE)]
Part = Annotated[float, Meta(ge=0, le=1)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")]
Face = Positive | Literal["star"]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: int
    type: SpaceType
    price: Figure
    score: Score
    lane: Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9-]{0,19}$")]
    next: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)]
    x: Part
    y: Part


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    morning: Action
    evening: Action

    @property
    def id(self) -> str:
        return f"{self.morning}/{self.evening}"


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id
    kind: TreasureKind
    value: Score = 0
    count: Positive
    set: TreasureSet

    @property
    def name(self) -> str:
        """The message that names it; its attributes `a` and `the` have the article."""
        return f"treasure-{self.id if self.kind == 'power' else self.kind}"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table [rules]: figures that are on no component."""

    source: str = ""
    min_players: Annotated[int, Meta(ge=2, le=6)]
    max_players: Annotated[int, Meta(ge=2, le=6)]
    holds: Annotated[int, Meta(ge=3, le=5)]
    start_food: Figure
    start_gold: Figure
    start_powder: Figure
    hand_size: Annotated[int, Meta(ge=2, le=8)]
    map_hand_size: Annotated[int, Meta(ge=2, le=8)]
    action_faces: Annotated[int, Meta(ge=2, le=6)]
    treasures_in_pile: Figure
    powder_bonus: Figure
    beth_bonus: Figure
    rum_bonus: Figure
    finish_value: Score
    floor_value: Score
    gold_value: Figure
    ghost_first_hold: Positive
    ghost_second_hold: Positive


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table [rulings]: figures of our own."""

    source: str = ""
    round_cap: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
    most_round_cap: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class CombatDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: Annotated[tuple[Face, ...], Meta(min_length=2, max_length=20)]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    space: Annotated[tuple[Space, ...], Meta(min_length=3, max_length=MOST_SPACES)]


class ActionDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action_card: Annotated[tuple[ActionCard, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Hoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    treasure: Annotated[tuple[Treasure, ...], Meta(min_length=1, max_length=60)]


class Figures(msgspec.Struct, frozen=True):
    rules: Rules
    rulings: Rulings
    combat_die: CombatDie
    board: Board
    deck: ActionDeck
    hoard: Hoard


# -- in positions and in what is shown

LARGEST = 1_000_000

Number = Annotated[int, Meta(ge=0, le=LARGEST)]
Amount = Annotated[int, Meta(ge=1, le=LARGEST)]


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """What is in a hold that is not empty, written as a pair."""

    goods: Goods
    amount: Amount


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ship: Number
    direction: Direction = "forward"
    steps: Number = 0
    retreat: bool = False


class GoodsAtHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Being loaded, stowed or paid."""

    kind: Goods
    amount: Amount


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    powder: Number = 0
    die: Number | Literal["star"] = 0  # 0 before the roll
    total: int | None = None  # it follows from the others


class Battle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    attacker: Number
    defender: Number
    attack: Side = Side()
    defence: Side = Side()
    rolled: Literal["attack", "defence"] | None = None  # last
    saber_used: bool = False
    winner: Number | None = None


# -- a position


class HiddenTreasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    known: list[Number] | None = None  # the seats that know it
    cursed: bool = False  # as everybody knows


class ShipPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    space: Number
    lap: Annotated[int, Meta(ge=-LARGEST, le=1)] = 0
    holds: list[Hold | None] | None = None
    powers: list[Power] | None = None
    hidden: list[HiddenTreasure] = []


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: list[str] | None = None  # `food/powder@0` was in hand before the shuffle after the one numbered 0
    draw: list[str] | None = None
    top: list[str] = []  # of the draw pile
    discard: list[str] = []
    locked: str | None = None
    played: str | None = None
    shuffle: Number = 0


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    combats: Number = 0
    ties: Number = 0
    shortages: Number = 0
    found: Number = 0
    loads: Number = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    phase: Phase
    round: Annotated[int, Meta(ge=1, le=LARGEST)] = 1
    captain: Number = 0
    turn: Number = 0
    half: Half = "morning"
    dice: Annotated[list[Number], Meta(min_length=2, max_length=2)] | None = None
    morning: Number = 0
    evening: Number = 0
    ships: list[ShipPosition]
    seats: list[SeatPosition] | None = None
    treasures: list[str] | None = None
    top: list[str] = []  # of the pile of treasures
    unused: list[str] | None = None
    tokens: list[Number] | None = None
    moving: Course | None = None
    goods: GoodsAtHand | None = None
    battle: Battle | None = None
    ghost_step: Annotated[int, Meta(ge=0, le=2)] = 0
    tally: Tally = Tally()


# -- what is shown


class HiddenView(msgspec.Struct):
    cursed: bool
    card: str | UnsetType = UNSET  # shown at the end


class ShipView(msgspec.Struct):
    space: int
    lap: int
    distance: int
    holds: list[Hold | None]
    powers: list[Power]
    hidden: list[HiddenView]
    known: list[list[int]]  # the seats that know each of the hidden ones
    ghost: bool


class SeatView(msgspec.Struct):
    hand: int
    draw: int
    discard: list[str]
    locked: bool
    played: str | None
    shuffle: int


class TableView(msgspec.Struct):
    phase: Phase
    round: int
    captain: int
    turn: int
    half: Half
    dice: list[int]
    morning: int
    evening: int
    active: int | None
    ships: list[ShipView]
    seats: list[SeatView]
    tokens: list[int]
    treasures: int
    moving: Course | None
    goods: GoodsAtHand | None
    battle: Battle | None
    reach: list[int] | None
    value: list[int]
    round_cap: int
    scores: list[int] | UnsetType = UNSET  # told at the end


class OwnView(msgspec.Struct):
    hand: list[str]
    locked: str | None
    hidden: list[str | None]
    others: dict[str, list[str | None]]  # of every other ship, by its number
    score: int


class SpaceView(msgspec.Struct):
    id: int
    type: SpaceType
    price: int
    score: int
    lane: str
    next: list[int]
    x: float
    y: float
    prev: list[int]


class CardView(msgspec.Struct):
    id: str
    morning: Action
    evening: Action


class TreasureView(msgspec.Struct):
    kind: TreasureKind
    value: int
    count: int


class Components(msgspec.Struct):
    spaces: list[SpaceView]
    cards: list[CardView]
    treasures: dict[str, TreasureView]
    combat: list[Face]
    rules: Rules
