"""The figures of a game as machine numbers.

A card is the number of its kind: ships first, then persons, expeditions and taxes, each in the order of the file.
"""

from collections.abc import Callable
from typing import Final, final

from flibuste.games.port_royal.rules.codes import EXPEDITION, HIRE, PERSON, SHIP, SYMBOLS, TRADE, UNBEATABLE
from flibuste.kit.native import i64, vec
from flibuste.kit.pile import Pile


@final
class Figures:
    """The cards by kind and the figures of the rules, as machine numbers; shared by all copies of a state."""

    cards: list[dict[str, int]]  # as given, for pickling
    rules: dict[str, int]
    takes: list[int]

    kinds: i64
    first_person: i64
    first_expedition: i64
    first_tax: i64
    all_cards: i64
    purse_mask: i64
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
        self.cards = cards
        self.rules = rules
        self.takes = takes
        types = [card["type"] for card in cards]
        self.kinds = len(cards)
        self.first_person = types.count(SHIP)
        self.first_expedition = self.first_person + types.count(PERSON)
        self.first_tax = self.first_expedition + types.count(EXPEDITION)
        self.all_cards = sum([card["count"] for card in cards])
        self.purse_mask = 1
        while self.purse_mask < self.all_cards:
            self.purse_mask += self.purse_mask + 1
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

    def __reduce__(
        self,
    ) -> tuple[
        Callable[[list[dict[str, int]], dict[str, int], list[int]], "Figures"],
        tuple[list[dict[str, int]], dict[str, int], list[int]],
    ]:
        return (figures_of, (self.cards, self.rules, self.takes))

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


def figures_of(cards: list[dict[str, int]], rules: dict[str, int], takes: list[int]) -> Figures:
    return Figures(cards, rules, takes)


def column(cards: list[dict[str, int]], name: str) -> vec[i64]:
    """One figure of all cards, 0 where a card has none."""
    return vec[i64]([card.get(name, 0) for card in cards])
