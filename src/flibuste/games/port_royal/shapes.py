"""What the files of Port Royal and the messages to its page look like; nothing here is compiled."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

LARGEST_FIGURE = 99
LARGEST = 1_000_000_000
MOST_SHUFFLES = 1_000_000  # a coin holds 256 times the number of its shuffle, in 31 bits

Figure = Annotated[int, Meta(ge=0, le=LARGEST_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=LARGEST_FIGURE)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Literal["yellow", "blue", "green", "red", "black"]
Symbol = Literal["settler", "captain", "priest"]
Bonus = Literal["most_swords", "least_vp"]
Kind = Literal[
    "trader",
    "settler",
    "captain",
    "priest",
    "jack_of_all_trades",
    "sailor",
    "pirate",
    "mademoiselle",
    "jester",
    "admiral",
    "governor",
]
Phase = Literal["discover", "repel", "trade", "after-bust", "over"]


# -- cards.toml


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of card. `name_en` and `name_fr` are an owner's own names."""

    id: Id
    count: Positive
    name_en: Name | None = None
    name_fr: Name | None = None

    @property
    def printed_name(self) -> str:
        """The message that names it as printed."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """The message that names it; its attributes `a` and `the` have the article."""
        return f"card-{self.id}" if self.house_name("en") else self.printed_name

    @property
    def full_name(self) -> str:
        """The message that tells it from all cards that are not the same to the rules."""
        return self.name

    def house_name(self, language: str) -> str | None:
        """The owner's own name, in the other language if there is none in this one."""
        names = (self.name_fr, self.name_en) if language == "fr" else (self.name_en, self.name_fr)
        return names[0] or names[1]


class Ship(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    color: Colour
    coins: Positive
    swords: Positive | None = None
    skull: bool = False

    @property
    def printed_name(self) -> str:
        return f"ship-{self.color}"


class Person(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Kind
    cost: Figure
    vp: Figure
    color: Colour | None = None
    swords: Positive | None = None

    @property
    def printed_name(self) -> str:
        return f"person-{self.kind}"

    @property
    def full_name(self) -> str:
        return f"{self.name}-{self.color}" if self.color and self.name == self.printed_name else self.name


class Expedition(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    requires: Annotated[tuple[Symbol, ...], Meta(min_length=1, max_length=10)]
    coins: Figure
    vp: Figure
    five_player_only: bool = False

    @property
    def printed_name(self) -> str:
        return "expedition"


class Tax(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    bonus: Bonus

    @property
    def printed_name(self) -> str:
        return "tax"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table [rules]: figures that are on no card."""

    source: str = ""
    min_players: Annotated[int, Meta(ge=2, le=10)]
    max_players: Annotated[int, Meta(ge=2, le=10)]
    five_player_expedition_from: Positive
    starting_coins: Figure
    takes_by_flags: Annotated[tuple[Figure, ...], Meta(min_length=6, max_length=6)]
    other_takes: Figure
    fee: Figure
    tax_from_coins: Positive
    tax_divisor: Positive
    tax_bonus: Figure
    admiral_from_cards: Positive
    admiral_coins: Figure
    jester_coins: Figure
    trader_bonus: Figure
    mademoiselle_discount: Figure
    governor_takes: Figure
    victory_points_to_end: Positive


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table [rulings]: figures of our own."""

    source: str = ""
    draws_per_turn_cap: Annotated[int, Meta(ge=1, le=10_000)]
    round_cap: Annotated[int, Meta(ge=1, le=10_000)]


# -- a position

Count = Annotated[int, Meta(ge=0, le=LARGEST)]


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    display: list[str]  # persons and expeditions, as they came
    coins: list[str]  # card and shuffle, `sailor-3/0`; the oldest first


class Tally(msgspec.Struct, forbid_unknown_fields=True):
    """What simulations count."""

    turns: Count = 0
    busts: Count = 0
    all_draws: Count = 0
    hires: Count = 0
    trades: Count = 0
    claims: Count = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    phase: Phase
    round: int = 1
    start: int = 0  # the seat that began, counted from 0 like all seats
    active: int
    actor: int | UnsetType = UNSET  # whose slot it is; else the active seat
    draws: int | UnsetType = UNSET  # cards drawn in this turn; else as many as can be seen, and at least 1
    flags: int | UnsetType = UNSET  # ship colours when trading began; else those in the harbour
    taken: Count = 0  # cards that the actor has taken in this slot
    allowance: int | UnsetType = UNSET  # cards that the slot allows; governors that count at once come on top
    drawn_in_round: bool = True  # whether anybody has drawn a card in this round
    drawn: str | None = None  # the ship that may be repelled
    last_drawn: str | None = None  # of this turn
    shuffle: Annotated[int, Meta(ge=0, le=MOST_SHUFFLES)] = 0  # the number of the present shuffle
    draw: list[str] | UnsetType = UNSET  # the draw pile, in any order; else all cards that lie nowhere else
    top: list[str] = []  # cards on top of the draw pile, the uppermost first
    discard: list[str]  # the last one lies uppermost
    harbour: list[str]
    expeditions: list[str]  # open, in the middle
    seats: list[SeatPosition]
    tally: Tally = msgspec.field(default_factory=Tally)


# -- what is shown


class SeatView(msgspec.Struct):
    display: list[str]
    coins: int
    swords: int
    points: int
    discount: int  # on every hire
    expeditions: int


class TableView(msgspec.Struct):
    phase: Phase
    round: int
    start: int
    active: int
    actor: int
    draws: int
    flags: int
    allowed: int
    taken: int
    points_to_end: int
    last_round: bool
    draw: int
    discard: list[str]
    harbour: list[str]
    drawn: str | None
    last_drawn: str | None
    expeditions: list[str]
    seats: list[SeatView]


class ClaimView(msgspec.Struct):
    missing: dict[str, int]  # persons that the seat lacks, by their symbol


class OwnView(msgspec.Struct):
    """What the cards on the table are worth to a seat; reckoned from what everybody sees."""

    prices: dict[str, int]
    gains: dict[str, int]
    claims: dict[str, ClaimView]


class CardView(msgspec.Struct, tag_field="type", kw_only=True):
    count: int
    name: str


class ShipView(CardView, tag="ship", kw_only=True):
    color: Colour
    coins: int
    skull: bool
    swords: int


class PersonView(CardView, tag="person", kw_only=True):
    kind: Kind
    color: Colour | None
    cost: int
    points: int
    swords: int


class ExpeditionView(CardView, tag="expedition", kw_only=True):
    requires: list[Symbol]
    coins: int
    points: int


class TaxView(CardView, tag="tax", kw_only=True):
    bonus: Bonus


AnyCardView = ShipView | PersonView | ExpeditionView | TaxView


class Components(msgspec.Struct):
    cards: dict[str, AnyCardView]
    rules: Rules


class Chance(msgspec.Struct):
    hits: int
    unseen: int


class Odds(msgspec.Struct):
    bust: Chance
