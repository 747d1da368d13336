"""5. Effects: what each kind does that asks or moves cards (PK-EFF-10, -11, -15 to -22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.pirate_king.rules import effects, piles, revealing
from flibuste.games.pirate_king.rules.choices import add_cards, add_seats, differ
from flibuste.games.pirate_king.rules.codes import (
    ALREADY_DOWN,
    BY_EFFECT,
    BY_KEEPING,
    DISCARDED,
    ENOUGH,
    FALLBACK,
    FLIP,
    FLIPPED,
    KEEP,
    LACKS_SYMBOL,
    LEND,
    LEND_TO_SUNK,
    LEND_TO_YOURSELF,
    LENDING,
    LENT_CARD,
    LOOT_PLAYED,
    MORE,
    NO_CARD_THERE,
    NO_FALLBACK,
    NO_FLIP,
    NO_KEEP,
    NO_LEND,
    NO_ORDER,
    NO_SALVAGE,
    NONE,
    NOT_DRAWN,
    NOT_IN_DISCARD,
    NOT_LOOKED_AT,
    ORDER,
    ORDERED,
    PEEKED,
    PEEKED_FACE,
    SALVAGE,
    SALVAGED,
    SUNK,
)
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.pile import Pile
from flibuste.kit.state import EVERYONE, Moves, audience

if TYPE_CHECKING:
    from flibuste.games.pirate_king.rules.state import PirateKing


def flip_one(game: PirateKing, seat: i64, symbol: i64) -> bool:
    """The seat turns a card down, if it has one; whether it has to choose."""
    area = game.pirates[seat].area
    found: i64 = NONE
    place: i64 = 0
    while place < area.n:
        if shows(game, area.get(place), symbol):
            if found != NONE:
                game.ask(FLIP, seat)
                return True
            found = place
        place += 1
    if found == NONE:
        end_flips(game)
    else:
        flip(game, seat, found, symbol)
    return False


# -- FLIP: whose area it is turns a card face down that shows the symbol (PK-EFF-11, -22)


def legal_flip(game: PirateKing, seat: i64, out: Moves) -> None:
    area = game.pirates[seat].area
    symbol = symbol_to_flip(game)
    place: i64 = 0
    while place < area.n:
        if shows(game, area.get(place), symbol):
            out.add(game.figures.flip + place)
        place += 1


def against_flip(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != FLIP:
        return NO_FLIP
    area = game.pirates[seat].area
    place = move - game.figures.flip
    if place >= area.n:
        return NO_CARD_THERE
    entry = area.get(place)
    if shows(game, entry, symbol_to_flip(game)):
        return 0
    if game.down.get(entry):
        return ALREADY_DOWN
    return LACKS_SYMBOL


def play_flip(game: PirateKing, seat: i64, move: i64) -> None:
    flip(game, seat, move - game.figures.flip, symbol_to_flip(game))
    effects.resolve_effects(game)


def symbol_to_flip(game: PirateKing) -> i64:
    """The symbol of the turning that is under way."""
    if game.stack.n:
        depth = game.stack.n - 1
        face = game.face.get(game.stack.get(depth))
        return game.figures.effect_symbol[game.figures.first_effect[face] + game.stack_effect.get(depth)]
    return game.figures.effect_symbol[effects.effect_of_hit(game)]


def shows(game: PirateKing, entry: i64, symbol: i64) -> bool:
    return game.down.get(entry) == 0 and game.figures.shown(game.face.get(entry), symbol) > 0


def flip(game: PirateKing, seat: i64, place: i64, symbol: i64) -> None:
    entry = game.pirates[seat].area.get(place)
    game.flips += 1
    game.down.put(entry, 1)
    game.pirates[seat].curses -= game.figures.curses[game.face.get(entry)]
    effects.count_down(game)
    if game.journal is not None:
        game.journal.note(FLIPPED, EVERYONE, seat, game.card.get(entry), symbol, place + 1)


def end_flips(game: PirateKing) -> None:
    if game.stack.n:
        game.stack_left.put(game.stack.n - 1, 0)
    else:
        game.left = 0


# -- looking at the top of the draw pile (PK-EFF-10, -15)


def look_at_top(game: PirateKing, seat: i64, cards: i64) -> bool:
    pirate = game.pirates[seat]
    size = pirate.pile.size()
    if size == 0:
        if pirate.discard.n:
            piles.shuffle(game, seat)
    elif size < cards and pirate.discard.n and not game.peek_reshuffles_only_when_pile_empty:
        game.peek(pirate.pile, size, seat)  # they stay on top, in their order
        piles.shuffle(game, seat)
    if look(game, seat, cards):
        game.ask(ORDER, seat)
        return True
    game.looking = 0
    effects.next_effect(game)
    return False


def look_for_one(game: PirateKing, seat: i64, cards: i64) -> bool:
    """Whether the seat has to choose; a single card, or one of equal ones, is revealed by itself."""
    if not piles.has_card_to_draw(game, seat):
        effects.next_effect(game)
        return False
    pile = game.pirates[seat].pile
    if pile.size() == 1:
        effects.next_effect(game)
        revealing.reveal(game, seat, BY_EFFECT, effects.column_of_innermost(game))
        return False
    if look(game, seat, cards):
        game.ask(KEEP, seat)
        return True
    top = pile.top
    if top is not None:
        keep(game, seat, top.get(top.n - 1))
    return False


def look(game: PirateKing, seat: i64, cards: i64) -> bool:
    """The seat looks at so many cards; whether they may be two different ones, as far as the others know."""
    pile = game.pirates[seat].pile
    game.looking = game.peek(pile, cards, seat)
    game.placed = 0
    if game.looking:
        game.revealed += 1
        if game.journal is not None:
            note_looked_at(game, seat, pile)
    return game.looking > 1 and has_two_kinds(pile)


def note_looked_at(game: PirateKing, seat: i64, pile: Pile) -> None:
    journal = game.journal
    top = pile.top
    if journal is None or top is None:
        return
    journal.note(PEEKED, EVERYONE, seat, game.looking)
    i: i64 = 1
    while i <= game.looking:
        journal.note(PEEKED_FACE, audience(seat), top.get(top.n - i))
        i += 1


def has_two_kinds(pile: Pile) -> bool:
    """Whether the cards of a draw pile, which all can know by memory, are not all equal."""
    top = pile.top
    if top is None or top.n == 0:
        return pile.rest.n > 0 and differ(pile.rest)
    first = top.get(0)
    return top.count(first) + pile.rest.count(first) < pile.size()


def add_looked_at(game: PirateKing, seat: i64, out: Moves, base: i64) -> None:
    """The cards looked at and not put back yet."""
    top = game.pirates[seat].pile.top
    if top is not None:
        i = top.n - game.looking
        while i < top.n - game.placed:
            out.add_in_order(base + top.get(i))
            i += 1


def place_of_looked_at(game: PirateKing, pile: Pile, card: i64) -> i64:
    """Where such a card lies among those looked at and not put back yet, the uppermost first (-1: nowhere)."""
    top = pile.top
    if top is None:
        return NONE
    i = top.n - game.placed - 1
    while i >= top.n - game.looking:
        if top.get(i) == card:
            return i
        i -= 1
    return NONE


# -- ORDER: a seat puts the cards it has looked at back on top one by one, the uppermost first (PK-EFF-10)


def legal_order(game: PirateKing, seat: i64, out: Moves) -> None:
    add_looked_at(game, seat, out, game.figures.next)


def against_order(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != ORDER:
        return NO_ORDER
    if place_of_looked_at(game, game.pirates[seat].pile, move - game.figures.next) >= 0:
        return 0
    return NOT_LOOKED_AT


def play_order(game: PirateKing, seat: i64, move: i64) -> None:
    place_next(game, seat, move - game.figures.next)
    if game.looking == 0:
        effects.resolve_effects(game)


def place_next(game: PirateKing, seat: i64, card: i64) -> None:
    """This card comes next, below those put back before; the last one lies by itself."""
    pile = game.pirates[seat].pile
    top = pile.top
    if top is None:
        raise IndexError("no card of this pile has been looked at")
    i = place_of_looked_at(game, pile, card)
    goal = top.n - game.placed - 1
    while i < goal:
        top.put(i, top.get(i + 1))
        i += 1
    top.put(goal, card)
    game.placed += 1
    if game.placed + 1 >= game.looking:
        if game.journal is not None:
            game.journal.note(ORDERED, EVERYONE, seat, game.looking)
        game.looking = 0
        game.placed = 0
        effects.next_effect(game)


# -- KEEP: of the cards it has looked at, a seat reveals one and discards the others (PK-EFF-15)


def legal_keep(game: PirateKing, seat: i64, out: Moves) -> None:
    add_looked_at(game, seat, out, game.figures.keep)


def against_keep(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != KEEP:
        return NO_KEEP
    if place_of_looked_at(game, game.pirates[seat].pile, move - game.figures.keep) >= 0:
        return 0
    return NOT_DRAWN


def play_keep(game: PirateKing, seat: i64, move: i64) -> None:
    keep(game, seat, move - game.figures.keep)
    effects.resolve_effects(game)


def keep(game: PirateKing, seat: i64, card: i64) -> None:
    """The others are discarded first, then this one is revealed (PK-EFF-15)."""
    pirate = game.pirates[seat]
    top = pirate.pile.top
    if top is None:
        raise IndexError("no card of this pile has been looked at")
    game.revealed += 1
    kept = False
    while game.looking > 0:
        other = top.pop()
        game.looking -= 1
        if other == card and not kept:
            kept = True
            continue
        pirate.discard.push(other)
        if game.journal is not None:
            game.journal.note(DISCARDED, EVERYONE, seat, other)
    effects.next_effect(game)
    revealing.enter(game, seat, card, effects.column_of_innermost(game))
    revealing.note_revealed(game, seat, BY_KEEPING)
    effects.begin_resolving(game, pirate.last)


# -- cards from elsewhere (PK-EFF-16, -21)


def search_discard(game: PirateKing, seat: i64) -> bool:
    """Whether the seat has to choose a card, or, without a discard, whether to reveal one instead."""
    pirate = game.pirates[seat]
    if pirate.discard.n == 0 and pirate.pile.size() == 0:
        effects.next_effect(game)
        return False
    effects.count_down(game)
    if pirate.discard.n == 0:
        game.ask(FALLBACK, seat)
        return True
    if differ(pirate.discard):
        game.ask(SALVAGE, seat)
        return True
    salvage(game, seat, pirate.discard.get(0))
    return False


def loot_into_play(game: PirateKing, seat: i64) -> None:
    if game.loot_pile.size() == 0:
        return
    pirate = game.pirates[seat]
    card = game.draw(game.loot_pile)
    piles.gain_card(game.figures, pirate, card)
    revealing.enter(game, seat, card, effects.column_of_innermost(game))
    if game.journal is not None:
        game.journal.note(LOOT_PLAYED, EVERYONE, seat, card, pirate.area.n)
    revealing.note_copy(game, seat)
    effects.begin_resolving(game, pirate.last)


# -- SALVAGE: a seat puts a card of its discard into its play area, as if revealed (PK-EFF-16)


def legal_salvage(game: PirateKing, seat: i64, out: Moves) -> None:
    add_cards(out, game.pirates[seat].discard, game.figures.salvage)


def against_salvage(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != SALVAGE:
        return NO_SALVAGE
    if game.pirates[seat].discard.find(move - game.figures.salvage) >= 0:
        return 0
    return NOT_IN_DISCARD


def play_salvage(game: PirateKing, seat: i64, move: i64) -> None:
    salvage(game, seat, move - game.figures.salvage)
    effects.resolve_effects(game)


def salvage(game: PirateKing, seat: i64, card: i64) -> None:
    """A card of the discard enters as if revealed."""
    pirate = game.pirates[seat]
    pirate.discard.remove(pirate.discard.find(card))
    revealing.enter(game, seat, card, effects.column_of_innermost(game))
    if game.journal is not None:
        game.journal.note(SALVAGED, EVERYONE, seat, card, pirate.area.n)
    revealing.note_copy(game, seat)
    effects.begin_resolving(game, pirate.last)


# -- FALLBACK: a seat without a discard may reveal the top card of its draw pile instead (PK-EFF-16)


def legal_fallback(game: PirateKing, seat: i64, out: Moves) -> None:
    out.add(MORE)
    out.add(ENOUGH)


def against_fallback(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase == FALLBACK:
        return 0
    return NO_FALLBACK if game.phase == SALVAGE else NO_SALVAGE


def play_fallback(game: PirateKing, seat: i64, move: i64) -> None:
    if move == MORE:
        revealing.reveal(game, seat, BY_EFFECT, effects.column_of_innermost(game))
    effects.resolve_effects(game)


# -- lending (PK-EFF-17 to -19)


def lend_to_somebody(game: PirateKing) -> bool:
    """Whether the owner has to choose; if only one pirate can be the host, that one is."""
    owner = game.owner.get(game.hitting)
    others = hosts(game, owner)
    if count(others) > 1:
        game.ask(LENDING, owner)
        return True
    if others:
        lend(game, lowest(others))
    else:
        effects.end_hit(game)
    return False


def hosts(game: PirateKing, owner: i64) -> i64:
    """The pirates to whom a card can be lent (PK-EFF-17)."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < game.players:
        if seat != owner and game.pirates[seat].standing != SUNK:
            seats |= bit(seat)
        seat += 1
    return seats


# -- LENDING: the owner of the card chooses a host who has not sunk (PK-EFF-17)


def legal_lending(game: PirateKing, seat: i64, out: Moves) -> None:
    add_seats(out, hosts(game, seat), game.players, LEND)


def against_lending(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != LENDING:
        return NO_LEND
    if move - LEND == seat:
        return LEND_TO_YOURSELF
    if has(hosts(game, seat), move - LEND):
        return 0
    return LEND_TO_SUNK


def play_lending(game: PirateKing, seat: i64, move: i64) -> None:
    lend(game, move - LEND)
    effects.resolve_effects(game)


def lend(game: PirateKing, host: i64) -> None:
    entry = game.hitting
    owner = game.owner.get(entry)
    lender = game.pirates[owner]
    other = game.pirates[host]
    lender.area.remove(lender.area.find(entry))
    game.column.put(entry, revealing.next_column(game, other.area))
    other.area.push(entry)
    if not game.down.get(entry):
        curses = game.figures.curses[game.face.get(entry)]
        lender.curses -= curses
        other.curses += curses
    game.lendings += 1
    if game.journal is not None:
        game.journal.note(LENT_CARD, EVERYONE, owner, host, game.card.get(entry))
    effects.end_hit(game)
