"""Reading the file of figures: its cards by name, checked, and the machine numbers that the rules play with."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from flibuste.games.port_royal.rules import codes
from flibuste.games.port_royal.rules.figures import Figures
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import rows_of, table_of

COLOURS = ("yellow", "blue", "green", "red", "black")
CALLINGS = {
    "trader": codes.TRADER,
    "settler": codes.SETTLER,
    "captain": codes.CAPTAIN,
    "priest": codes.PRIEST,
    "jack_of_all_trades": codes.JACK,
    "sailor": codes.SAILOR,
    "pirate": codes.PIRATE,
    "mademoiselle": codes.MADEMOISELLE,
    "jester": codes.JESTER,
    "admiral": codes.ADMIRAL,
    "governor": codes.GOVERNOR,
}
SYMBOLS = ("settler", "captain", "priest")
BONUSES = {"most_swords": codes.MOST_SWORDS, "least_vp": codes.LEAST_VP}
ARMED = ("sailor", "pirate")

LARGEST_FIGURE = 99
MOST_KINDS = 255  # a card is one byte
MOST_CARDS = 1000

Figure = Annotated[int, Meta(ge=0, le=LARGEST_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=LARGEST_FIGURE)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Literal["yellow", "blue", "green", "red", "black"]
Symbol = Literal["settler", "captain", "priest"]


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

    def numbers(self) -> dict[str, int]:
        """Its figures, as the rules want them."""
        raise NotImplementedError


class Ship(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    color: Colour
    coins: Positive
    swords: Positive | None = None
    skull: bool = False

    @property
    def printed_name(self) -> str:
        return f"ship-{self.color}"

    def numbers(self) -> dict[str, int]:
        return {
            "type": codes.SHIP,
            "count": self.count,
            "color": COLOURS.index(self.color),
            "swords": self.swords or 0,
            "skull": int(self.skull),
            "coins": self.coins,
        }


class Person(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal[
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

    def numbers(self) -> dict[str, int]:
        return {
            "type": codes.PERSON,
            "count": self.count,
            "calling": CALLINGS[self.kind] + (COLOURS.index(self.color) if self.color else 0),
            "swords": self.swords or 0,
            "cost": self.cost,
            "vp": self.vp,
        }


class Expedition(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    requires: Annotated[tuple[Symbol, ...], Meta(min_length=1, max_length=10)]
    coins: Figure
    vp: Figure
    five_player_only: bool = False

    @property
    def printed_name(self) -> str:
        return "expedition"

    def numbers(self) -> dict[str, int]:
        return {
            "type": codes.EXPEDITION,
            "count": self.count,
            "coins": self.coins,
            "vp": self.vp,
            "five_player_only": int(self.five_player_only),
            **{symbol: self.requires.count(symbol) for symbol in SYMBOLS},
        }


class Tax(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    bonus: Literal["most_swords", "least_vp"]

    @property
    def printed_name(self) -> str:
        return "tax"

    def numbers(self) -> dict[str, int]:
        return {"type": codes.TAX, "count": self.count, "bonus": BONUSES[self.bonus]}


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


class CardFile:
    """A file of figures that makes a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.rules = table_of(data, "rules", Rules)
        self.rulings = table_of(data, "rulings", Rulings)
        ships = rows_of(data, "ship", Ship)
        persons = rows_of(data, "person", Person)
        expeditions = rows_of(data, "expedition", Expedition)
        taxes = rows_of(data, "tax", Tax)
        self.cards: tuple[Card, ...] = (*ships, *persons, *expeditions, *taxes)
        self.ids = tuple(card.id for card in self.cards)
        self.kind_of = {id: kind for kind, id in enumerate(self.ids)}
        _check_ids(self.ids)
        _check_ships(ships)
        _check_persons(persons)
        _check_totals(data, {"ships": ships, "persons": persons, "expeditions": expeditions, "taxes": taxes})
        self._check_players()
        self.figures = Figures(
            [card.numbers() for card in self.cards],
            {
                name: value
                for table in (self.rules, self.rulings)
                for name, value in msgspec.structs.asdict(table).items()
                if isinstance(value, int)
            },
            list(self.rules.takes_by_flags),
        )

    def _check_players(self) -> None:
        least, most = self.rules.min_players, self.rules.max_players
        if least > most:
            raise BadFigures("figures-bad-players", least=least, most=most)
        dealt = most * self.rules.starting_coins
        pile = _draw_pile(self.cards)
        if dealt >= pile:
            raise BadFigures("figures-pile-too-small", cards=pile, dealt=dealt)

    def person(self, kind: int) -> Person:
        card = self.cards[kind]
        if not isinstance(card, Person):
            raise ValueError(f"{card.id} is no person")
        return card

    def expedition(self, kind: int) -> Expedition:
        card = self.cards[kind]
        if not isinstance(card, Expedition):
            raise ValueError(f"{card.id} is no expedition")
        return card


def _check_ids(ids: Sequence[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadFigures("figures-same-id", id=id)
    if len(ids) > MOST_KINDS:
        raise BadFigures("figures-too-many-kinds", kinds=len(ids), most=MOST_KINDS)


def _check_ships(ships: Sequence[Ship]) -> None:
    for ship in ships:
        if ship.skull == (ship.swords is not None):
            raise BadFigures("figures-swords-or-skull", id=ship.id)


def _check_persons(persons: Sequence[Person]) -> None:
    for person in persons:
        if (person.kind == "trader") != (person.color is not None):
            raise BadFigures("figures-only-traders-have-colours", id=person.id)
        if (person.kind in ARMED) != (person.swords is not None):
            raise BadFigures("figures-only-sailors-have-swords", id=person.id)


def _check_totals(data: dict[str, Any], tables: dict[str, Sequence[Card]]) -> None:
    """The table [totals], where there is one, must tell the truth."""
    every = [card for cards in tables.values() for card in cards]
    counted = {name: sum(card.count for card in cards) for name, cards in tables.items()}
    counted |= {"all": sum(card.count for card in every), "draw_pile": _draw_pile(every)}
    if counted["all"] > MOST_CARDS:
        raise BadFigures("figures-too-many-cards", cards=counted["all"], most=MOST_CARDS)
    totals = data.get("totals", {})
    if not isinstance(totals, dict):
        raise BadFigures("figures-missing-table", table="totals")
    for name, total in totals.items():
        if name in counted and total != counted[name]:
            raise BadFigures("figures-bad-total", name=name, total=str(total), counted=counted[name])


def _draw_pile(cards: Iterable[Card]) -> int:
    return sum(card.count for card in cards if not (isinstance(card, Expedition) and card.five_player_only))
