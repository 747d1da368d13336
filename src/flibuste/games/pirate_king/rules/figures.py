"""The cards and figures of the rules as machine numbers, under the names of `cards.toml`."""

from typing import Final, final

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
from flibuste.kit.native import i64, vec


@final
class Figures:
    """The cards by kind and the figures of the rules, as machine numbers; shared by all copies of a state.

    After the last kind comes the blank face of a copy that had nothing to copy.
    """

    cards: list[dict[str, int]]  # as given, for pickling
    effect_rows: list[list[dict[str, int]]]
    deck_rows: list[list[int]]
    rules: dict[str, int]
    relic_row: list[int]

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
        self.cards = cards
        self.effect_rows = effect_rows
        self.deck_rows = deck_rows
        self.rules = rules
        self.relic_row = relic_row
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

    def __reduce__(
        self,
    ) -> tuple[
        type["Figures"],
        tuple[list[dict[str, int]], list[list[dict[str, int]]], list[list[int]], dict[str, int], list[int]],
    ]:
        return (Figures, (self.cards, self.effect_rows, self.deck_rows, self.rules, self.relic_row))

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
