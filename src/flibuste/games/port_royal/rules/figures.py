"""The figures of a game: by name, as the file has them, and as machine numbers.

A card is the number of its kind: ships first, then persons, expeditions and taxes, each in the order of the file.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, final, get_args

from flibuste.games.port_royal import shapes
from flibuste.games.port_royal.rules.codes import (
    ADMIRAL,
    CAPTAIN,
    EXPEDITION,
    GOVERNOR,
    HIRE,
    JACK,
    JESTER,
    LEAST_VP,
    MADEMOISELLE,
    MOST_SWORDS,
    PERSON,
    PIRATE,
    PRIEST,
    SAILOR,
    SETTLER,
    SHIP,
    SYMBOLS,
    TAX,
    TRADE,
    TRADER,
    UNBEATABLE,
)
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import rows_of, table_of
from flibuste.kit.native import i64, vec
from flibuste.kit.pile import Pile
from flibuste.kit.state import NativeFigures

COLOUR_NAMES: Final[tuple[str, ...]] = get_args(shapes.Colour)
SYMBOL_NAMES: Final[tuple[str, ...]] = get_args(shapes.Symbol)
CALLING_OF: Final[dict[str, int]] = {
    "trader": TRADER,
    "settler": SETTLER,
    "captain": CAPTAIN,
    "priest": PRIEST,
    "jack_of_all_trades": JACK,
    "sailor": SAILOR,
    "pirate": PIRATE,
    "mademoiselle": MADEMOISELLE,
    "jester": JESTER,
    "admiral": ADMIRAL,
    "governor": GOVERNOR,
}
BONUS_OF: Final[dict[str, int]] = {"most_swords": MOST_SWORDS, "least_vp": LEAST_VP}
ARMED: Final = ("sailor", "pirate")

MOST_KINDS: Final = 255  # a card is one byte
MOST_CARDS: Final = 1000


# -- as machine numbers


@final
class Figures(NativeFigures):
    """The cards by kind and the figures of the rules; shared by all copies of a state."""

    kinds: i64
    first_person: i64
    first_expedition: i64
    first_tax: i64
    all_cards: i64
    ring_mask: i64
    first_claim: i64
    codes: i64
    smallest_expedition: i64  # how many persons it asks for

    type: Final[vec[i64]]
    count: Final[vec[i64]]
    move: Final[vec[i64]]  # the code by which a card is taken or claimed
    color: Final[vec[i64]]
    swords: Final[vec[i64]]  # a ship's to be repelled, a person's to give
    skull: Final[vec[i64]]
    coins: Final[vec[i64]]
    cost: Final[vec[i64]]
    vp: Final[vec[i64]]
    calling: Final[vec[i64]]  # what a person does: the `kind` of the file, a trader's with its colour
    requires: Final[vec[i64]]  # of an expedition: three a card, settlers, captains, priests
    bonus: Final[vec[i64]]
    five_player_only: Final[vec[i64]]
    deck: Final[Pile]  # as it lies before the first deal

    starting_coins: i64
    takes_by_flags: Final[vec[i64]]
    other_takes: i64
    fee: i64
    tax_from_coins: i64
    tax_divisor: i64
    tax_bonus: i64
    admiral_from_cards: i64
    admiral_coins: i64
    jester_coins: i64
    trader_bonus: i64
    mademoiselle_discount: i64
    governor_takes: i64
    victory_points_to_end: i64
    draws_per_turn_cap: i64
    five_player_expedition_from: i64

    def __init__(self, cards: list[dict[str, int]], rules: dict[str, int], takes: list[int]) -> None:
        self.made_of = (cards, rules, takes)
        types = [card["type"] for card in cards]
        self.kinds = len(cards)
        self.first_person = types.count(SHIP)
        self.first_expedition = self.first_person + types.count(PERSON)
        self.first_tax = self.first_expedition + types.count(EXPEDITION)
        self.all_cards = sum([card["count"] for card in cards])
        self.ring_mask = 1
        while self.ring_mask < self.all_cards:
            self.ring_mask += self.ring_mask + 1
        self.first_claim = HIRE + types.count(PERSON)
        self.codes = self.first_claim + types.count(EXPEDITION)

        self.type = column(cards, "type")
        self.count = column(cards, "count")
        self.color = column(cards, "color")
        self.swords = column(cards, "swords")
        self.skull = column(cards, "skull")
        self.coins = column(cards, "coins")
        self.cost = column(cards, "cost")
        self.vp = column(cards, "vp")
        self.calling = column(cards, "calling")
        self.bonus = column(cards, "bonus")
        self.five_player_only = column(cards, "five_player_only")
        self.move = vec[i64]([0] * len(cards))
        self.requires = vec[i64]([0] * (SYMBOLS * len(cards)))
        self.smallest_expedition = self.all_cards
        kind: i64 = 0
        while kind < self.kinds:
            if self.type[kind] == SHIP:
                self.move[kind] = TRADE + self.color[kind]
                if self.skull[kind]:
                    self.swords[kind] = UNBEATABLE
            elif self.type[kind] == PERSON:
                self.move[kind] = HIRE + kind - self.first_person
            elif self.type[kind] == EXPEDITION:
                self.move[kind] = self.first_claim + kind - self.first_expedition
                self.requires[SYMBOLS * kind] = cards[kind]["settler"]
                self.requires[SYMBOLS * kind + 1] = cards[kind]["captain"]
                self.requires[SYMBOLS * kind + 2] = cards[kind]["priest"]
                persons = cards[kind]["settler"] + cards[kind]["captain"] + cards[kind]["priest"]
                if persons < self.smallest_expedition:
                    self.smallest_expedition = persons
            kind += 1

        self.deck = Pile(self.all_cards)
        kind = 0
        while kind < self.kinds:
            left = 0 if self.five_player_only[kind] else self.count[kind]
            while left > 0:
                self.deck.rest.push(kind)
                left -= 1
            kind += 1

        self.takes_by_flags = vec[i64](takes)
        self.starting_coins = rules["starting_coins"]
        self.other_takes = rules["other_takes"]
        self.fee = rules["fee"]
        self.tax_from_coins = rules["tax_from_coins"]
        self.tax_divisor = rules["tax_divisor"]
        self.tax_bonus = rules["tax_bonus"]
        self.admiral_from_cards = rules["admiral_from_cards"]
        self.admiral_coins = rules["admiral_coins"]
        self.jester_coins = rules["jester_coins"]
        self.trader_bonus = rules["trader_bonus"]
        self.mademoiselle_discount = rules["mademoiselle_discount"]
        self.governor_takes = rules["governor_takes"]
        self.victory_points_to_end = rules["victory_points_to_end"]
        self.draws_per_turn_cap = rules["draws_per_turn_cap"]
        self.five_player_expedition_from = rules["five_player_expedition_from"]

    def in_game(self, card: i64, players: i64) -> i64:
        """How many cards of a kind a game has; the five-player expedition is left out of smaller ones (PR-SET-02)."""
        if self.five_player_only[card] and players < self.five_player_expedition_from:
            return 0
        return self.count[card]

    def person_of(self, move: i64) -> i64:
        """Whom a move hires."""
        return self.first_person + move - HIRE

    def expedition_of(self, move: i64) -> i64:
        """Which expedition a move claims."""
        return self.first_expedition + move - self.first_claim


def column(cards: list[dict[str, int]], name: str) -> vec[i64]:
    """One figure of all cards, 0 where a card has none."""
    return vec[i64]([card.get(name, 0) for card in cards])


# -- by name


class CardFile:
    """A file of figures that makes a game: its cards by name, and what the rules count with."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.rules = table_of(data, "rules", shapes.Rules)
        self.rulings = table_of(data, "rulings", shapes.Rulings)
        self.ships = rows_of(data, "ship", shapes.Ship)
        self.persons = rows_of(data, "person", shapes.Person)
        self.expeditions = rows_of(data, "expedition", shapes.Expedition)
        self.taxes = rows_of(data, "tax", shapes.Tax)
        self.cards: tuple[shapes.Card, ...] = (*self.ships, *self.persons, *self.expeditions, *self.taxes)
        self.ids = tuple(card.id for card in self.cards)
        self.kind_of = {id: kind for kind, id in enumerate(self.ids)}
        check_ids(self.ids)
        check_ships(self.ships)
        check_persons(self.persons)
        check_totals(self, data.get("totals", {}))
        check_players(self)
        self.figures = Figures(
            [
                *(ship_numbers(ship) for ship in self.ships),
                *(person_numbers(person) for person in self.persons),
                *(expedition_numbers(expedition) for expedition in self.expeditions),
                *({"type": TAX, "count": tax.count, "bonus": BONUS_OF[tax.bonus]} for tax in self.taxes),
            ],
            whole_numbers(self.rules) | whole_numbers(self.rulings),
            list(self.rules.takes_by_flags),
        )

    def ship(self, card: int) -> shapes.Ship:
        return self.ships[card]

    def person(self, card: int) -> shapes.Person:
        return self.persons[card - self.figures.first_person]

    def expedition(self, card: int) -> shapes.Expedition:
        return self.expeditions[card - self.figures.first_expedition]


def ship_numbers(ship: shapes.Ship) -> dict[str, int]:
    return {
        "type": SHIP,
        "count": ship.count,
        "color": COLOUR_NAMES.index(ship.color),
        "swords": ship.swords or 0,
        "skull": int(ship.skull),
        "coins": ship.coins,
    }


def person_numbers(person: shapes.Person) -> dict[str, int]:
    return {
        "type": PERSON,
        "count": person.count,
        "calling": CALLING_OF[person.kind] + (COLOUR_NAMES.index(person.color) if person.color else 0),
        "swords": person.swords or 0,
        "cost": person.cost,
        "vp": person.vp,
    }


def expedition_numbers(expedition: shapes.Expedition) -> dict[str, int]:
    symbols = [str(symbol) for symbol in expedition.requires]
    return {
        "type": EXPEDITION,
        "count": expedition.count,
        "coins": expedition.coins,
        "vp": expedition.vp,
        "five_player_only": int(expedition.five_player_only),
        **{symbol: symbols.count(symbol) for symbol in SYMBOL_NAMES},
    }


def whole_numbers(table: shapes.Rules | shapes.Rulings) -> dict[str, int]:
    values = {name: getattr(table, name) for name in table.__struct_fields__}
    return {name: value for name, value in values.items() if isinstance(value, int)}


def check_ids(ids: Sequence[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadFigures("figures-same-id", id=id)
    if len(ids) > MOST_KINDS:
        raise BadFigures("figures-too-many-kinds", kinds=len(ids), most=MOST_KINDS)


def check_ships(ships: Iterable[shapes.Ship]) -> None:
    for ship in ships:
        if ship.skull == (ship.swords is not None):
            raise BadFigures("figures-swords-or-skull", id=ship.id)


def check_persons(persons: Iterable[shapes.Person]) -> None:
    for person in persons:
        if (person.kind == "trader") != (person.color is not None):
            raise BadFigures("figures-only-traders-have-colours", id=person.id)
        if (person.kind in ARMED) != (person.swords is not None):
            raise BadFigures("figures-only-sailors-have-swords", id=person.id)


def check_totals(file: CardFile, totals: object) -> None:
    """The table [totals], where there is one, must tell the truth."""
    counted = {
        "ships": cards_in(file.ships),
        "persons": cards_in(file.persons),
        "expeditions": cards_in(file.expeditions),
        "taxes": cards_in(file.taxes),
        "all": cards_in(file.cards),
        "draw_pile": draw_pile(file),
    }
    if counted["all"] > MOST_CARDS:
        raise BadFigures("figures-too-many-cards", cards=counted["all"], most=MOST_CARDS)
    if not isinstance(totals, dict):
        raise BadFigures("figures-missing-table", table="totals")
    for name, total in totals.items():
        if name in counted and total != counted[name]:
            raise BadFigures("figures-bad-total", name=name, total=str(total), counted=counted[name])


def check_players(file: CardFile) -> None:
    least, most = file.rules.min_players, file.rules.max_players
    if least > most:
        raise BadFigures("figures-bad-players", least=least, most=most)
    dealt = most * file.rules.starting_coins
    pile = draw_pile(file)
    if dealt >= pile:
        raise BadFigures("figures-pile-too-small", cards=pile, dealt=dealt)


def draw_pile(file: CardFile) -> int:
    return cards_in(file.cards) - cards_in(card for card in file.expeditions if card.five_player_only)


def cards_in(cards: Iterable[shapes.Card]) -> int:
    return sum(card.count for card in cards)
