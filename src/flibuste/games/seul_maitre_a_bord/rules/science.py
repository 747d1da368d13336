"""17. Discovery, and who knows which token (SMB-TRM-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions
from flibuste.games.seul_maitre_a_bord.rules.chart import NONE, SITES
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    DELIVER,
    DISCOVER,
    DISCOVERED,
    DISCOVERED_FACE,
    DONE,
    FACE,
    FAMILIES,
    KNOWERS,
    MARKS_BACK,
    NO_SITE,
    NO_SPACE_FOR_TOKEN,
    NONE_LEFT,
    NOTHING_ALLOWED,
    NOTHING_LEFT,
    OVER,
    OWN_MARKER,
    PILE,
    PLAYED_ENOUGH,
    RARITIES,
    RARITY_NOT_ALLOWED,
    SCIENTIST,
    SEARCH,
    STUDIED,
    STUDIED_FACE,
    STUDY_INSTEAD,
    STUDY_NEEDS_THREE,
    TAKE,
    TAKE_ONE_FIRST,
    TOKEN_NOT_THERE,
    TOKENS,
    USED_DISCOVERY,
)
from flibuste.games.seul_maitre_a_bord.rules.dice import any_kind
from flibuste.games.seul_maitre_a_bord.rules.numbers import add_members, unit
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, free_spaces
from flibuste.kit.bits import bit, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves, audience

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


# -- the piles


def rarity_of(game: SeulMaitre, token: i64) -> i64:
    return game.figures.pile_from_top[token % PILE]


def family_of(game: SeulMaitre, token: i64) -> i64:
    """The face of a token, NONE if nobody has seen it yet."""
    return (game.tokens[token] & FACE) - 1


def pile_of(game: SeulMaitre, site: i64) -> i64:
    """The tokens left on a site, as a bit set."""
    return game.piles >> (site * PILE) & (bit(PILE) - 1)


def topmost(game: SeulMaitre, site: i64, rarity: i64) -> i64:
    """The topmost token of a rarity on a site, NONE."""
    pile = pile_of(game, site)
    place: i64 = 0
    while place < PILE:
        if has(pile, place) and game.figures.pile_from_top[place] == rarity:
            return site * PILE + place
        place += 1
    return NONE


def rarities_left(game: SeulMaitre, site: i64) -> i64:
    """The rarities of the tokens left on a site, as a bit set."""
    rarities: i64 = 0
    pile = pile_of(game, site)
    while pile:
        rarities |= bit(game.figures.pile_from_top[lowest(pile)])
        pile &= pile - 1
    return rarities


def site_here(game: SeulMaitre, seat: i64) -> i64:
    """The site in the zone of the seat's ship, NONE."""
    return game.chart.site_of[game.vessels[seat].space]


# -- the action (SMB-SCI-01 to -05)


def why_no_discovery(game: SeulMaitre, seat: i64) -> i64:
    """Why nothing can be discovered here, whatever its rarity (SMB-SCI-01, -04)."""
    if game.used & USED_DISCOVERY:
        return PLAYED_ENOUGH
    vessel = game.vessels[seat]
    site = site_here(game, seat)
    if site == NONE:
        return NO_SITE
    if pile_of(game, site) == 0:
        return NOTHING_LEFT
    if has(vessel.marks, site):
        return OWN_MARKER
    return 0 if free_spaces(game, vessel) > 0 else NO_SPACE_FOR_TOKEN


def takes(game: SeulMaitre, seat: i64) -> i64:
    """How many tokens a player takes at once; with more than one the whole pile is looked through."""
    return game.figures.take_count[game.vessels[seat].level(SCIENTIST)]


def add_discoveries(game: SeulMaitre, seat: i64, out: Moves) -> None:
    if why_no_discovery(game, seat):
        return
    rarity: i64 = 0
    while rarity < RARITIES:
        if why_not_discover(game, seat, rarity) == 0:
            out.add(DISCOVER + rarity)
        rarity += 1


def why_not_discover(game: SeulMaitre, seat: i64, rarity: i64) -> i64:
    """SMB-SCI-02, -05"""
    reason = why_no_discovery(game, seat)
    if reason:
        return reason
    if takes(game, seat) > 1:
        return STUDY_INSTEAD
    allowed = game.figures.take_from[game.vessels[seat].level(SCIENTIST)]
    left = rarities_left(game, site_here(game, seat))
    if allowed & left == 0:
        return NOTHING_ALLOWED
    if not has(allowed, rarity):
        return RARITY_NOT_ALLOWED
    return 0 if has(left, rarity) else NONE_LEFT


def discover(game: SeulMaitre, seat: i64, rarity: i64) -> None:
    actions.use_token(game, seat)
    game.used |= USED_DISCOVERY
    site = site_here(game, seat)
    game.vessels[seat].marks |= bit(site)
    take_token(game, seat, topmost(game, site, rarity))
    return_marks(game)
    actions.ask_turn(game)


def take_token(game: SeulMaitre, seat: i64, token: i64) -> None:
    """SMB-SCI-02: all see its back, the owner its face."""
    look_at(game, seat, token)
    game.piles &= ~bit(token)
    game.vessels[seat].aboard |= bit(token)
    game.discoveries += 1
    if game.journal is not None:
        game.journal.note(DISCOVERED, EVERYONE, seat, token)
        game.journal.note(DISCOVERED_FACE, audience(seat), token, family_of(game, token))


def why_not_study(game: SeulMaitre, seat: i64) -> i64:
    reason = why_no_discovery(game, seat)
    if reason:
        return reason
    return 0 if takes(game, seat) > 1 else STUDY_NEEDS_THREE


def study(game: SeulMaitre, seat: i64) -> None:
    """Scientist 3 looks through the whole pile."""
    actions.use_token(game, seat)
    game.used |= USED_DISCOVERY
    site = site_here(game, seat)
    game.vessels[seat].marks |= bit(site)
    game.taken = 0
    if game.journal is not None:
        game.journal.note(STUDIED, EVERYONE, seat, site)
    for place in range(PILE):
        token = site * PILE + place
        if has(game.piles, token):
            was_known = has(game.tokens[token] // KNOWERS, seat)
            look_at(game, seat, token)
            if game.journal is not None and not was_known:
                game.journal.note(STUDIED_FACE, audience(seat), token, family_of(game, token))
    pile = pile_of(game, site)
    if pile & (pile - 1):
        ask(game, SEARCH, seat)
    else:
        take_studied(game, seat, site * PILE + lowest(pile))


# -- SEARCH: whoever looks through a pile takes one token at least (SMB-SCI-02)


def legal_search(game: SeulMaitre, seat: i64, out: Moves) -> None:
    if game.taken:
        out.add(DONE)
    site = site_here(game, seat)
    add_members(out, TAKE + site * PILE, pile_of(game, site))


def against_search(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move == DONE:
        return 0 if game.taken else TAKE_ONE_FIRST
    if move < TAKE or move >= DELIVER:
        return why_not_now(game, move)
    token = move - TAKE
    here = token // PILE == site_here(game, seat)
    return 0 if here and has(game.piles, token) else TOKEN_NOT_THERE


def play_search(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == DONE:
        end_search(game)
    else:
        take_studied(game, seat, move - TAKE)


def take_studied(game: SeulMaitre, seat: i64, token: i64) -> None:
    take_token(game, seat, token)
    game.taken += 1
    enough = game.taken >= takes(game, seat)
    if enough or free_spaces(game, game.vessels[seat]) <= 0 or pile_of(game, site_here(game, seat)) == 0:
        end_search(game)
    else:
        ask(game, SEARCH, seat)


def end_search(game: SeulMaitre) -> None:
    game.taken = 0
    return_marks(game)
    actions.ask_turn(game)


def return_marks(game: SeulMaitre) -> None:
    """SMB-SCI-04: markers come back once all sites bear one; an empty site counts for everybody."""
    empty: i64 = 0
    site: i64 = 0
    while site < SITES:
        if pile_of(game, site) == 0:
            empty |= bit(site)
        site += 1
    for seat in range(game.players):
        vessel = game.vessels[seat]
        if vessel.marks and vessel.marks | empty == bit(SITES) - 1:
            vessel.marks = 0
            if game.journal is not None:
                game.journal.note(MARKS_BACK, EVERYONE, seat)


# -- who knows a face


def look_at(game: SeulMaitre, seat: i64, token: i64) -> None:
    """A seat sees the face of a token, which is drawn now if nobody has seen it."""
    if family_of(game, token) == NONE:
        game.tokens[token] += draw_family(game, rarity_of(game, token)) + 1
    if not has(game.tokens[token] // KNOWERS, seat):
        game.tokens[token] += KNOWERS * bit(seat)
        game.revealed += 1


def draw_family(game: SeulMaitre, rarity: i64) -> i64:
    """The family of a token out of those of its rarity that nobody has seen."""
    return any_kind(game, families_left(game, rarity), FAMILIES)


def families_left(game: SeulMaitre, rarity: i64) -> i64:
    left: i64 = 0
    family: i64 = 0
    while family < FAMILIES:
        left += unit(family) * game.figures.tokens_per_family[rarity]
        family += 1
    token: i64 = 0
    while token < TOKENS:
        if rarity_of(game, token) == rarity:
            seen = family_of(game, token)
            if seen != NONE:
                left -= unit(seen)
        token += 1
    return left


def knows(game: SeulMaitre, seat: i64, token: i64) -> bool:
    """Whether a seat (-1: a spectator) knows the face of a token; at the end all that were seen are shown."""
    if family_of(game, token) == NONE:
        return False
    if game.phase == OVER or is_delivered(game, token):
        return True
    return seat >= 0 and has(game.tokens[token] // KNOWERS, seat)


def is_delivered(game: SeulMaitre, token: i64) -> bool:
    return any(has(vessel.delivered, token) for vessel in game.vessels)


def deal_anew(game: SeulMaitre, seat: i64) -> None:
    """Tokens that others have looked at are dealt anew; nothing else that is hidden exists yet."""
    hidden: i64 = 0
    token: i64 = 0
    while token < TOKENS:
        if family_of(game, token) != NONE and not knows(game, seat, token):
            if game.tokens[token] // KNOWERS:
                hidden |= bit(token)
            game.tokens[token] &= ~FACE
        token += 1
    while hidden:
        token = lowest(hidden)
        game.tokens[token] += draw_family(game, rarity_of(game, token)) + 1
        hidden &= hidden - 1
