"""The cards and figures of the rules: by name, as `cards.toml` has them, and as machine numbers."""

from collections.abc import Sequence
from typing import Any, Final, final, get_args

import msgspec

from flibuste.games.pirate_king import shapes
from flibuste.games.pirate_king.rules.codes import (
    AIMING,
    BOX,
    COPY_PREVIOUS,
    CROWN,
    CROWN_ICON,
    CROWNING,
    CURSE,
    DECK,
    ENOUGH,
    FALLBACK,
    FIRST_MARK,
    FIRST_NAMED,
    FLIP,
    GAIN_PER,
    GOLD,
    KEEP,
    LEND,
    LENDING,
    LENT,
    LOOT,
    MONSTER,
    MONSTER_CARD,
    ORDER,
    PIRATE,
    PIRATE_CARD,
    READY,
    REVEALING,
    SALVAGE,
    SEATS,
    STARTER_CARD,
    STOP,
    SWORD,
    TARGET,
    TIE,
)
from flibuste.kit.bits import bit
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import rows_of, table_of
from flibuste.kit.native import i64, vec
from flibuste.kit.state import NativeFigures

SYMBOLS: Final[tuple[shapes.Symbol, ...]] = get_args(shapes.Symbol)
MARKS: Final[tuple[str, ...]] = get_args(shapes.Mark)
TYPES: Final[tuple[str, ...]] = get_args(shapes.Kind)
TARGETS: Final[tuple[str, ...]] = get_args(shapes.Anybody)
KINDS: Final[tuple[shapes.KindOfEffect, ...]] = get_args(shapes.KindOfEffect)

MOST_KINDS: Final = 250  # a card is one byte, and so is the blank face
MOST_CARDS: Final = 250  # in play: so is a card's place among them


# -- as machine numbers


@final
class Figures(NativeFigures):
    """The cards by kind and the figures of the rules; shared by all copies of a state.

    After the last kind comes the blank face of a copy that had nothing to copy.
    """

    kinds: i64
    blank: i64
    first_starter: i64
    first_monster: i64
    first_loot: i64
    all_cards: i64  # that a game can have in play
    own_cards: i64  # of a pirate at the start
    starter_decks: i64
    starter_deck_size: i64
    starter_deck_cards: Final[vec[i64]]  # starter_deck_size a deck

    copies: Final[vec[i64]]
    swords: Final[vec[i64]]
    gold: Final[vec[i64]]
    curses: Final[vec[i64]]
    crowns: Final[vec[i64]]
    symbols: Final[vec[i64]]  # the marks, as bit sets
    relic: Final[vec[i64]]
    copying: Final[vec[i64]]  # 1: becomes a copy when it enters
    gaining: Final[vec[i64]]  # 1: has an effect that gains per symbol

    effects: Final[vec[i64]]  # how many a face has
    first_effect: Final[vec[i64]]  # where they begin in the following rows
    effect_kind: Final[vec[i64]]
    effect_target: Final[vec[i64]]
    effect_n: Final[vec[i64]]
    effect_symbol: Final[vec[i64]]
    effect_swords: Final[vec[i64]]
    effect_gold: Final[vec[i64]]

    rounds: i64
    curses_to_sink: i64
    monsters_per_round: i64
    monster_takers: i64
    loot_per_player: i64
    sunk_swords: i64
    sunk_gold: i64
    captain_crowns: i64
    identical_deck: i64
    two_players_monsters_per_round: i64
    two_players_monster_takers: i64
    two_players_loot_revealed: i64
    two_players_loot_removed_each: i64
    relic_scoring_crowns: Final[vec[i64]]
    relic_scoring_auto_win_at: i64

    choose_pirate: i64  # first codes of the moves that name something
    choose_deck: i64
    take_monster: i64
    take_loot: i64
    put_in_box: i64
    flip: i64
    next: i64
    keep: i64
    salvage: i64
    retrieve: i64
    codes: i64

    def __init__(
        self,
        cards: list[dict[str, int]],
        effect_rows: list[list[dict[str, int]]],
        deck_rows: list[list[int]],
        rules: dict[str, int],
        relic_row: list[int],
    ) -> None:
        self.made_of = (cards, effect_rows, deck_rows, rules, relic_row)
        kinds = [card["kind"] for card in cards]
        self.kinds = len(cards)
        self.blank = len(cards)
        self.first_starter = kinds.count(PIRATE_CARD)
        self.first_monster = self.first_starter + kinds.count(STARTER_CARD)
        self.first_loot = self.first_monster + kinds.count(MONSTER_CARD)
        shared = [card["copies"] for card in cards if card["kind"] >= MONSTER_CARD]
        self.all_cards = SEATS * (len(deck_rows[0]) + 1) + sum(shared)
        self.starter_decks = len(deck_rows)
        self.starter_deck_size = len(deck_rows[0])
        self.own_cards = self.starter_deck_size + 1
        in_decks: list[int] = []
        for row in deck_rows:
            in_decks += row
        self.starter_deck_cards = vec[i64]([i64(card) for card in in_decks])

        self.copies = column(cards, "copies")
        self.swords = column(cards, "swords")
        self.gold = column(cards, "gold")
        self.curses = column(cards, "curses")
        self.crowns = column(cards, "crowns")
        self.symbols = column(cards, "symbols")
        self.relic = column(cards, "relic")
        self.copying = vec[i64]([i64(0)] * (len(cards) + 1))
        self.gaining = vec[i64]([i64(0)] * (len(cards) + 1))
        self.effects = vec[i64]([i64(0)] * (len(cards) + 1))
        self.first_effect = vec[i64]([i64(0)] * (len(cards) + 1))
        every: list[dict[str, int]] = []
        for card, row_of_effects in enumerate(effect_rows):
            self.effects[card] = len(row_of_effects)
            self.first_effect[card] = len(every)
            every += row_of_effects
            for effect in row_of_effects:
                if effect["kind"] == COPY_PREVIOUS:
                    self.copying[card] = 1
                if effect["kind"] == GAIN_PER:
                    self.gaining[card] = 1
        self.effect_kind = vec[i64]([i64(effect["kind"]) for effect in every])
        self.effect_target = vec[i64]([i64(effect["target"]) for effect in every])
        self.effect_n = vec[i64]([i64(effect["n"]) for effect in every])
        self.effect_symbol = vec[i64]([i64(effect["symbol"]) for effect in every])
        self.effect_swords = vec[i64]([i64(effect["swords"]) for effect in every])
        self.effect_gold = vec[i64]([i64(effect["gold"]) for effect in every])

        self.rounds = rules["rounds"]
        self.curses_to_sink = rules["curses_to_sink"]
        self.monsters_per_round = rules["monsters_per_round"]
        self.monster_takers = rules["monster_takers"]
        self.loot_per_player = rules["loot_per_player"]
        self.sunk_swords = rules["sunk_swords"]
        self.sunk_gold = rules["sunk_gold"]
        self.captain_crowns = rules["captain_crowns"]
        self.identical_deck = rules["identical_deck"]
        self.two_players_monsters_per_round = rules["two_players_monsters_per_round"]
        self.two_players_monster_takers = rules["two_players_monster_takers"]
        self.two_players_loot_revealed = rules["two_players_loot_revealed"]
        self.two_players_loot_removed_each = rules["two_players_loot_removed_each"]
        self.relic_scoring_crowns = vec[i64]([i64(crowns) for crowns in relic_row])
        self.relic_scoring_auto_win_at = rules["relic_scoring_auto_win_at"]

        loots = self.kinds - self.first_loot
        self.choose_pirate = FIRST_NAMED
        self.choose_deck = self.choose_pirate + self.first_starter
        self.take_monster = self.choose_deck + self.starter_decks
        self.take_loot = self.take_monster + self.first_loot - self.first_monster
        self.put_in_box = self.take_loot + loots
        self.flip = self.put_in_box + loots
        self.next = self.flip + self.all_cards
        self.keep = self.next + self.kinds
        self.salvage = self.keep + self.kinds
        self.retrieve = self.salvage + self.kinds
        self.codes = self.retrieve + self.kinds

    def phase_of(self, move: i64) -> i64:
        """The phase in which a move is made."""
        if move < self.take_monster:
            return self.phase_of_word(move)
        if move < self.take_loot:
            return MONSTER
        if move < self.put_in_box:
            return LOOT
        if move < self.flip:
            return BOX
        if move < self.next:
            return FLIP
        if move < self.keep:
            return ORDER
        if move < self.salvage:
            return KEEP
        if move < self.retrieve:
            return SALVAGE
        return LENT

    def phase_of_word(self, move: i64) -> i64:
        """The same of the moves that name nothing, a seat, a pirate or a deck."""
        if move <= STOP:
            return REVEALING
        if move <= ENOUGH:
            return FALLBACK
        if move == READY:
            return LENT
        if move < LEND:
            return TIE
        if move < TARGET:
            return LENDING
        if move < CROWN:
            return AIMING
        if move < FIRST_NAMED:
            return CROWNING
        if move < self.choose_deck:
            return PIRATE
        return DECK

    def shown(self, face: i64, symbol: i64) -> i64:
        """How many of a symbol a face shows."""
        if symbol == CURSE:
            return self.curses[face]
        if symbol == SWORD:
            return self.swords[face]
        if symbol == GOLD:
            return self.gold[face]
        if symbol == CROWN_ICON:
            return self.crowns[face]
        return self.symbols[face] >> (symbol - FIRST_MARK) & 1


def column(cards: list[dict[str, int]], name: str) -> vec[i64]:
    """One figure of all cards, and 0 for the blank face."""
    return vec[i64]([i64(card[name]) for card in cards] + [i64(0)])


# -- by name


class CardFile:
    """A file of figures that makes a game: its cards by name, and what the rules count with."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.rules = table_of(data, "rules", shapes.Rules)
        every = rows_of(data, "card", shapes.Card)
        self.decks = rows_of(data, "starter_deck", shapes.Deck)
        self.deck_ids = tuple(deck.id for deck in self.decks)
        self.cards: tuple[shapes.Card, ...] = tuple(card for kind in TYPES for card in every if card.kind == kind)
        self.ids = tuple(card.id for card in self.cards)
        self.kind_of = {id: kind for kind, id in enumerate(self.ids)}
        check_ids(self.ids)
        check_ids(self.deck_ids)
        check_cards(self)
        check_decks(self)
        check_players(self)
        check_totals(data, self.cards, self.decks)
        self.figures = Figures(
            [card_numbers(card) for card in self.cards],
            [[effect_numbers(effect) for effect in card.effects] for card in self.cards],
            [[self.kind_of[card] for card in deck.cards] for deck in self.decks],
            rule_numbers(self),
            list(self.rules.relic_scoring.crowns),
        )
        if self.figures.all_cards > MOST_CARDS:
            raise BadFigures("figures-too-many-cards", cards=self.figures.all_cards, most=MOST_CARDS)
        self.pirates = self.ids_of("pirate")
        self.monsters = self.ids_of("monster")
        self.loot = self.ids_of("loot")

    def ids_of(self, kind: str) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards if card.kind == kind)

    def face(self, face: int) -> str | None:
        """The card whose face this is (None: the blank face)."""
        return self.ids[face] if face < len(self.ids) else None


def card_numbers(card: shapes.Card) -> dict[str, int]:
    return {
        "kind": TYPES.index(card.kind),
        "copies": card.copies,
        "swords": card.swords,
        "gold": card.gold,
        "curses": card.curses,
        "crowns": card.crowns,
        "symbols": sum({int(bit(MARKS.index(mark))) for mark in card.symbols}),
        "relic": int("relic" in card.symbols),
    }


def effect_numbers(effect: shapes.AnyEffect) -> dict[str, int]:
    """As the rules want them; what an effect has not is 0, and it happens once."""
    written = msgspec.structs.asdict(effect)
    symbol = written.get("symbol")
    return {
        "kind": KINDS.index(kind_of_effect(effect)),
        "target": TARGETS.index(written["target"]),
        "n": written.get("look") or written.get("n") or 1,
        "symbol": SYMBOLS.index(symbol) if symbol else 0,
        "swords": written.get("swords", 0),
        "gold": written.get("gold", 0),
    }


def kind_of_effect(effect: shapes.AnyEffect) -> str:
    return str(effect.__struct_config__.tag)


def rule_numbers(file: CardFile) -> dict[str, int]:
    """The numbers of the table [rules]; those of a table in it bear its name before their own."""
    return {
        **numbers_of("", file.rules),
        **numbers_of("two_players_", file.rules.two_players),
        **numbers_of("relic_scoring_", file.rules.relic_scoring),
        "identical_deck": file.deck_ids.index(file.rules.identical_deck),
    }


def check_cards(file: CardFile) -> None:
    for card in file.cards:
        if card.kind in ("pirate", "starter") and card.copies != 1:
            raise BadFigures("figures-one-copy", id=card.id)
        if sum(isinstance(effect, shapes.LendCard) for effect in card.effects) > 1:
            raise BadFigures("figures-lent-twice", id=card.id)


def check_decks(file: CardFile) -> None:
    size = file.rules.starter_deck_size
    for deck in file.decks:
        own = [card.id for card in file.cards if card.kind == "starter" and card.deck == deck.id]
        if sorted(deck.cards) != sorted(own) or len(own) != size:
            raise BadFigures("figures-deck", deck=deck.id, size=size)
    for card in file.cards:
        if card.deck not in (file.deck_ids if card.kind == "starter" else ("",)):
            raise BadFigures("figures-no-such-deck", id=card.id, deck=card.deck)
    if file.rules.identical_deck not in file.deck_ids:
        raise BadFigures("figures-no-such-deck", id="identical_deck", deck=file.rules.identical_deck)


def check_players(file: CardFile) -> None:
    least, most = file.rules.min_players, file.rules.max_players
    if least > most:
        raise BadFigures("figures-bad-players", least=least, most=most)
    pirates = sum(card.kind == "pirate" for card in file.cards)
    if most > min(pirates, len(file.decks)):
        raise BadFigures("figures-too-few-pirates", pirates=pirates, decks=len(file.decks), players=most)


def numbers_of(prefix: str, table: msgspec.Struct) -> dict[str, int]:
    return {prefix + name: n for name, n in msgspec.structs.asdict(table).items() if isinstance(n, int)}


def check_ids(ids: Sequence[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadFigures("figures-same-id", id=id)
    if len(ids) > MOST_KINDS:
        raise BadFigures("figures-too-many-kinds", kinds=len(ids), most=MOST_KINDS)


def check_totals(data: dict[str, Any], cards: Sequence[shapes.Card], decks: Sequence[shapes.Deck]) -> None:
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
