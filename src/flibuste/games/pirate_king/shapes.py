"""What the figures, positions and views of Pirate King look like; nothing here is compiled."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, UnsetType

from flibuste.games.pirate_king.rules.codes import SEATS

Figure = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Times = Annotated[int, Meta(ge=1, le=9)]
Depth = Annotated[int, Meta(ge=-99, le=99)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Players = Annotated[int, Meta(ge=2, le=SEATS)]
Mark = Literal["relic", "pirate", "loot", "monster", "anchor", "wheel", "shell", "compass", "hook"]
Countable = Literal[
    "curse", "crown", "relic", "pirate", "loot", "monster", "anchor", "wheel", "shell", "compass", "hook"
]
Symbol = Literal[
    "sword",
    "gold",
    "curse",
    "crown",
    "relic",
    "pirate",
    "loot",
    "monster",
    "anchor",
    "wheel",
    "shell",
    "compass",
    "hook",
]
Kind = Literal["pirate", "starter", "monster", "loot"]
Anybody = Literal["self", "others", "one_other"]
Oneself = Literal["self"]


# -- effects (PK-EFF-07 to -21)


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    pass


class RevealMore(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="reveal"):
    n: Times
    target: Anybody


class CopyPrevious(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="copy_previous"):
    target: Oneself


class PeekReorder(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="peek_reorder"):
    n: Times
    target: Oneself


class FlipDown(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="flip_down"):
    n: Times
    symbol: Symbol
    target: Anybody


class GainPer(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="gain_per"):
    symbol: Countable  # never swords or gold, which would count each other
    swords: Figure
    gold: Figure
    target: Oneself


class CollectSet(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="collect_set"):
    symbol: Literal["relic"]
    target: Oneself


class TakeCaptain(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="take_captain"):
    target: Oneself


class LookKeepOne(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="look_keep_one"):
    look: Literal[2]
    reveal: Literal[1]
    discard: Literal[1]
    target: Oneself


class PlayFromDiscard(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="play_from_discard"):
    n: Times
    fallback: Literal["may_reveal_top"]
    target: Oneself


class LendCard(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="lend_card"):
    until: Literal["end_of_round"]
    target: Literal["one_other"]


class LootIntoPlay(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="loot_into_play"):
    n: Times
    target: Oneself


AnyEffect = (
    RevealMore
    | CopyPrevious
    | PeekReorder
    | FlipDown
    | GainPer
    | CollectSet
    | TakeCaptain
    | LookKeepOne
    | PlayFromDiscard
    | LendCard
    | LootIntoPlay
)


# -- cards


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of card. `name_en` and `name_fr` are an owner's own names."""

    id: Id
    kind: Kind
    deck: str = ""
    swords: Figure
    gold: Figure
    curses: Figure
    crowns: Figure
    symbols: tuple[Mark, ...]
    effects: Annotated[tuple[AnyEffect, ...], Meta(max_length=9)]
    copies: Positive
    source: dict[str, str] = {}
    name_en: Name | None = None
    name_fr: Name | None = None

    @property
    def name(self) -> str:
        """The message that names it."""
        return f"card-{self.id}"

    def house_name(self, language: str) -> str | None:
        """The owner's own name, in the other language if there is none in this one."""
        names = (self.name_fr, self.name_en) if language == "fr" else (self.name_en, self.name_fr)
        return names[0] or names[1]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id
    cards: tuple[str, ...]
    source: dict[str, str] = {}


class TwoPlayers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """PK-DUO-01 to -03"""

    source: str = ""
    monsters_per_round: Figure
    monster_takers: Figure
    loot_revealed: Figure
    loot_removed_each: Annotated[int, Meta(ge=0, le=1)]


class RelicScoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """PK-END-03"""

    source: str = ""
    crowns: Annotated[tuple[Figure, ...], Meta(min_length=1)]
    auto_win_at: Positive


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table decides, unless it says otherwise (PK-OPT-01 to -07)."""

    source: str = ""
    stopped_players_can_be_sunk: bool
    forced_reveal_hits_stopped_players: bool
    gain_per_is_continuous: bool
    sunk_players_rank_for_monsters: bool
    peek_reshuffles_only_when_pile_empty: bool
    wilson_auto_retrieve: bool
    starter_deck_identical: bool


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table [rules]: figures that are on no card."""

    source: str = ""
    min_players: Players
    max_players: Players
    rounds: Positive
    curses_to_sink: Positive
    monsters_per_round: Figure
    monster_takers: Figure
    loot_per_player: Annotated[int, Meta(ge=0, le=1)]
    sunk_swords: Depth
    sunk_gold: Depth
    captain_crowns: Figure
    starter_deck_size: Annotated[int, Meta(ge=1, le=20)]
    identical_deck: str
    two_players: TwoPlayers
    relic_scoring: RelicScoring
    options: Options


# -- a position

Phase = Literal[
    "pirate",
    "deck",
    "reveal",
    "order",
    "keep",
    "salvage",
    "more",
    "flip",
    "lend",
    "target",
    "tie",
    "monster",
    "loot",
    "box",
    "lent",
    "crown",
    "over",
]
Standing = Literal["sea", "stopped", "sunk"]
Contest = Literal["swords", "gold"]
Lock = Literal["reveal", "stop"]
KindOfEffect = Literal[
    "reveal",
    "copy_previous",
    "peek_reorder",
    "flip_down",
    "gain_per",
    "collect_set",
    "take_captain",
    "look_keep_one",
    "play_from_discard",
    "lend_card",
    "loot_into_play",
]

Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Small = Annotated[int, Meta(ge=0, le=250)]
Place = Annotated[int, Meta(ge=1, le=250)]
SeatNumber = Annotated[int, Meta(ge=0, le=SEATS - 1)]


class Laid(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A card in a play area."""

    card: str
    became: str | UnsetType | None = msgspec.field(name="as", default=msgspec.UNSET)  # what a copy shows, or `blank`
    owner: SeatNumber | None = None  # by default whose area it is
    down: bool = False
    column: Annotated[int, Meta(ge=1, le=100)] | None = None
    bonus: tuple[Small, Small] = (0, 0)  # swords and gold, where bonuses are fixed


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pirate: str | UnsetType | None = msgspec.UNSET  # null: not chosen yet
    deck: str | UnsetType | None = msgspec.UNSET  # null: not chosen yet
    state: Standing | None = None
    draw: list[str] | None = None  # in any order; by default the own cards that lie nowhere else
    top: list[str] = []  # what comes before these, the next card first
    known: Small = 0  # how many of these the owner has looked at
    discard: list[str] = []  # the uppermost card last
    area: list[str | Laid] = []  # in order of arrival
    last: tuple[SeatNumber, Place] | UnsetType | None = msgspec.UNSET  # area and place, from 1, of the own last card
    locked: Lock | None = None  # a choice that is not shown yet


class EffectPosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An effect of a card that lies in a play area."""

    host: SeatNumber  # whose area it is
    place: Place  # of the card in the area, from 1
    effect: Small  # its number on the card, from 0


class Frame(EffectPosition, forbid_unknown_fields=True, kw_only=True):
    """A card being resolved."""

    left: Annotated[int, Meta(ge=0, le=9)]  # how often the effect under way still happens


class Tally(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What was counted on the way here, for reports."""

    steps: Number = 0
    cards: Number = 0
    sinkings: Number = 0
    ties: Number = 0
    flips: Number = 0
    copies: Number = 0
    lent: Number = 0
    forgotten: Number = 0
    shuffles: Number = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    phase: Phase
    round: Number | None = None
    step: Number | None = None
    captain: SeatNumber = 0
    actor: SeatNumber | None = None  # who decides, where one pirate does
    stack: list[Frame] = []  # cards being resolved, the innermost last
    unresolved: list[SeatNumber] = []  # seats whose newly revealed card is still to be resolved
    hitting: EffectPosition | None = None  # the effect on others that is under way
    victims: list[SeatNumber] = []  # whom it still hits
    left: Annotated[int, Meta(ge=0, le=9)] = 0  # how often it still hits the first of them
    sweep: list[EffectPosition] = []  # effects on others that follow
    waiting: list[EffectPosition] = []  # effects on others for the next sweep
    sailing: list[SeatNumber] = []  # who was at sea when the cards of this step were revealed
    looking: Small = 0  # cards on top of the actor's pile that it looks at
    placed: Small = 0  # how many of them it has put back
    contest: Contest | None = None
    tied: list[SeatNumber] = []  # whom the Captain has not named yet
    line: list[SeatNumber] = []  # who is to choose, in this order
    done: list[SeatNumber] = []  # all that have come into the line, or are tied
    asked: list[SeatNumber] = []  # who is still to be asked for lent cards
    winner: SeatNumber | None = None
    monsters: list[str] | None = None  # on display
    loot: list[str] | None = None  # on display
    monster_pile: list[str] | None = None  # in any order; by default all that lie nowhere else
    loot_pile: list[str] | None = None  # in any order; by default all that lie nowhere else
    monster_top: list[str] = []  # what comes before the pile, the next card first
    loot_top: list[str] = []  # what comes before the pile, the next card first
    box: list[str] = []  # out of the game; starter cards may lie there too
    seats: list[SeatPosition]
    tally: Tally = msgspec.field(default_factory=Tally)


# -- what is shown


class CardView(msgspec.Struct, kw_only=True):
    """A kind of card."""

    kind: Kind
    deck: str | None
    swords: int
    gold: int
    curses: int
    crowns: int
    symbols: list[Mark]
    effects: list[AnyEffect]
    copies: int
    name: str


class Components(msgspec.Struct, kw_only=True):
    cards: dict[str, CardView]
    decks: dict[str, list[str]]
    symbols: list[Symbol]
    rules: Rules


class LaidView(msgspec.Struct, kw_only=True):
    """A card in a play area, with what it counts there."""

    card: str
    became: str | None = msgspec.field(name="as")  # what a copy shows, or `blank`
    owner: int
    down: bool
    column: int
    swords: int
    gold: int
    curses: int
    crowns: int


class SeatView(msgspec.Struct, kw_only=True):
    pirate: str | None
    deck: str | None
    state: Standing
    draw: int  # how many cards
    known: int  # how many of them the owner has looked at
    discard: int
    top: str | None  # of the discard
    discarded: list[str]
    owned: list[str]
    area: list[LaidView]
    last: tuple[int, int] | None  # area and place, from 1, of the own card that came last
    locked: bool
    swords: int
    gold: int
    curses: int
    crowns: int
    relics: int


class EffectView(msgspec.Struct, kw_only=True):
    """An effect under way, with its card."""

    host: int
    place: int
    effect: int
    seat: int  # whose card it is
    card: str
    kind: KindOfEffect | None  # null: all effects of the card are done


class FrameView(EffectView, kw_only=True):
    left: int


class TableView(msgspec.Struct, kw_only=True):
    phase: Phase
    round: int
    step: int
    captain: int
    actor: int | None
    stack: list[FrameView]
    unresolved: list[int]
    hitting: EffectView | None
    victims: list[int]
    left: int
    sweep: list[EffectView]
    waiting: list[EffectView]
    sailing: list[int]
    looking: int
    placed: int
    contest: Contest | None
    tied: list[int]
    line: list[int]
    done: list[int]
    asked: list[int]
    rounds: int
    winner: int | None
    monsters: list[str]
    loot: list[str]
    monster_pile: int
    loot_pile: int
    box: list[str]
    tie_value: int | None  # how many swords or how much gold the tied pirates have
    seats: list[SeatView]


class OwnView(msgspec.Struct, kw_only=True):
    discard: list[str]
    known: list[str]  # the next cards of the draw pile
    locked: Lock | None


class Chance(msgspec.Struct):
    hits: int
    unseen: int


class Odds(msgspec.Struct):
    sink: Chance
