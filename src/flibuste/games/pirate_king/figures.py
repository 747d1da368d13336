"""Reading the file of figures: its cards by name, checked, and the machine numbers that the rules play with."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from flibuste.games.pirate_king.rules import codes
from flibuste.games.pirate_king.rules.figures import Figures
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import rows_of, table_of

FIGURES = ("sword", "gold", "curse", "crown")
MARKS = ("relic", "pirate", "loot", "monster", "anchor", "wheel", "shell", "compass", "hook")
SYMBOLS = (*FIGURES, *MARKS)
TYPES = {
    "pirate": codes.PIRATE_CARD,
    "starter": codes.STARTER_CARD,
    "monster": codes.MONSTER_CARD,
    "loot": codes.LOOT_CARD,
}
TARGETS = {"self": codes.ON_SELF, "others": codes.ON_OTHERS, "one_other": codes.ON_ONE_OTHER}

MOST_KINDS = 250  # a card is one byte, and so is the blank face
MOST_CARDS = 250  # in play: so is a card's place among them

Figure = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Times = Annotated[int, Meta(ge=1, le=9)]
Depth = Annotated[int, Meta(ge=-99, le=99)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Players = Annotated[int, Meta(ge=2, le=codes.SEATS)]
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
Mark = Literal["relic", "pirate", "loot", "monster", "anchor", "wheel", "shell", "compass", "hook"]
Countable = Literal[
    "curse", "crown", "relic", "pirate", "loot", "monster", "anchor", "wheel", "shell", "compass", "hook"
]
Anybody = Literal["self", "others", "one_other"]
Oneself = Literal["self"]


# -- effects (PK-EFF-07 to -21)


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    def numbers(self) -> dict[str, int]:
        """As the rules want them; what an effect has not is 0, and it happens once."""
        written = msgspec.structs.asdict(self)
        symbol = written.get("symbol")
        return {
            "kind": self.code,
            "target": TARGETS[written["target"]],
            "n": written.get("look") or written.get("n") or 1,
            "symbol": SYMBOLS.index(symbol) if symbol else 0,
            "swords": written.get("swords", 0),
            "gold": written.get("gold", 0),
        }

    @property
    def code(self) -> int:
        return KINDS[str(self.__struct_config__.tag)]


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


KINDS = {
    "reveal": codes.REVEAL_MORE,
    "copy_previous": codes.COPY_PREVIOUS,
    "peek_reorder": codes.PEEK_REORDER,
    "flip_down": codes.FLIP_DOWN,
    "gain_per": codes.GAIN_PER,
    "collect_set": codes.COLLECT_SET,
    "take_captain": codes.TAKE_CAPTAIN,
    "look_keep_one": codes.LOOK_KEEP_ONE,
    "play_from_discard": codes.PLAY_FROM_DISCARD,
    "lend_card": codes.LEND_CARD,
    "loot_into_play": codes.LOOT_INTO_PLAY,
}
KIND_NAMES = tuple(KINDS)
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
    kind: Literal["pirate", "starter", "monster", "loot"]
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

    def numbers(self) -> dict[str, int]:
        return {
            "kind": TYPES[self.kind],
            "copies": self.copies,
            "swords": self.swords,
            "gold": self.gold,
            "curses": self.curses,
            "crowns": self.crowns,
            "symbols": sum({1 << MARKS.index(mark) for mark in self.symbols}),
            "relic": int("relic" in self.symbols),
        }


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


class CardFile:
    """A file of figures that makes a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.rules = table_of(data, "rules", Rules)
        every = rows_of(data, "card", Card)
        self.decks = rows_of(data, "starter_deck", Deck)
        self.deck_ids = tuple(deck.id for deck in self.decks)
        self.cards: tuple[Card, ...] = tuple(card for kind in TYPES for card in every if card.kind == kind)
        self.ids = tuple(card.id for card in self.cards)
        self.kind_of = {id: kind for kind, id in enumerate(self.ids)}
        _check_ids(self.ids)
        _check_ids(self.deck_ids)
        self._check_cards()
        self._check_decks()
        self._check_players()
        _check_totals(data, self.cards, self.decks)
        self.figures = Figures(
            [card.numbers() for card in self.cards],
            [[effect.numbers() for effect in card.effects] for card in self.cards],
            [[self.kind_of[card] for card in deck.cards] for deck in self.decks],
            self._rule_numbers(),
            list(self.rules.relic_scoring.crowns),
        )
        if self.figures.all_cards > MOST_CARDS:
            raise BadFigures("figures-too-many-cards", cards=self.figures.all_cards, most=MOST_CARDS)

    def _rule_numbers(self) -> dict[str, int]:
        """The numbers of the table [rules]; those of a table in it bear its name before their own."""
        return {
            **_numbers_of("", self.rules),
            **_numbers_of("two_players_", self.rules.two_players),
            **_numbers_of("relic_scoring_", self.rules.relic_scoring),
            "identical_deck": self.deck_ids.index(self.rules.identical_deck),
        }

    def _check_cards(self) -> None:
        for card in self.cards:
            if card.kind in ("pirate", "starter") and card.copies != 1:
                raise BadFigures("figures-one-copy", id=card.id)
            if sum(isinstance(effect, LendCard) for effect in card.effects) > 1:
                raise BadFigures("figures-lent-twice", id=card.id)

    def _check_decks(self) -> None:
        size = self.rules.starter_deck_size
        for deck in self.decks:
            own = [card.id for card in self.cards if card.kind == "starter" and card.deck == deck.id]
            if sorted(deck.cards) != sorted(own) or len(own) != size:
                raise BadFigures("figures-deck", deck=deck.id, size=size)
        for card in self.cards:
            if card.deck not in (self.deck_ids if card.kind == "starter" else ("",)):
                raise BadFigures("figures-no-such-deck", id=card.id, deck=card.deck)
        if self.rules.identical_deck not in self.deck_ids:
            raise BadFigures("figures-no-such-deck", id="identical_deck", deck=self.rules.identical_deck)

    def _check_players(self) -> None:
        least, most = self.rules.min_players, self.rules.max_players
        if least > most:
            raise BadFigures("figures-bad-players", least=least, most=most)
        pirates = sum(card.kind == "pirate" for card in self.cards)
        if most > min(pirates, len(self.decks)):
            raise BadFigures("figures-too-few-pirates", pirates=pirates, decks=len(self.decks), players=most)

    def face(self, face: int) -> str | None:
        """The card whose face this is (None: the blank face)."""
        return self.ids[face] if face < len(self.ids) else None


def _numbers_of(prefix: str, table: msgspec.Struct) -> dict[str, int]:
    return {prefix + name: n for name, n in msgspec.structs.asdict(table).items() if isinstance(n, int)}


def _check_ids(ids: Sequence[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadFigures("figures-same-id", id=id)
    if len(ids) > MOST_KINDS:
        raise BadFigures("figures-too-many-kinds", kinds=len(ids), most=MOST_KINDS)


def _check_totals(data: dict[str, Any], cards: Sequence[Card], decks: Sequence[Deck]) -> None:
    """The table [totals], where there is one, must tell the truth."""
    counted = {
        "pirates": sum(card.copies for card in cards if card.kind == "pirate"),
        "starter_decks": len(decks),
        "starter_cards": sum(card.copies for card in cards if card.kind == "starter"),
        "monsters": sum(card.copies for card in cards if card.kind == "monster"),
        "loot": sum(card.copies for card in cards if card.kind == "loot"),
    }
    totals = data.get("totals", {})
    if not isinstance(totals, dict):
        raise BadFigures("figures-missing-table", table="totals")
    for name, total in totals.items():
        if name in counted and total != counted[name]:
            raise BadFigures("figures-bad-total", name=name, total=str(total), counted=counted[name])
