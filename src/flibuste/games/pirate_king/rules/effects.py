"""5. Effects: in which order cards do what they do (PK-EFF-01 to -06); `kinds.py` has what each kind does.

Entries being resolved lie on a stack, the innermost last. When it is empty and no new card is unresolved, the effects
on others that have been waiting follow in a sweep; what they bring in waits for the next sweep.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.pirate_king.rules import contests, kinds, revealing
from flibuste.games.pirate_king.rules.choices import add_seats
from flibuste.games.pirate_king.rules.codes import (
    AIMING,
    AT_SEA,
    BY_EFFECT,
    BY_FORCE,
    CANNOT_BE_HIT,
    FLIP_DOWN,
    GAIN_PER,
    HIT,
    LEND_CARD,
    LOOK_KEEP_ONE,
    LOOT_INTO_PLAY,
    NEW_COLUMN,
    NO_TARGET,
    NONE,
    NOT_YOURSELF,
    ON_OTHERS,
    ON_SELF,
    PEEK_REORDER,
    PLAY_FROM_DISCARD,
    REVEAL_MORE,
    STOPPED,
    TAKE_CAPTAIN,
    TARGET,
)
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.pirate_king.rules.state import PirateKing


def resolve_effects(game: PirateKing) -> None:
    """Go on until somebody has to decide (PK-EFF-01 to -04)."""
    while True:
        if game.stack.n:
            if resolve(game):
                return
        elif game.unresolved.n:
            begin_resolving(game, game.pirates[game.unresolved.remove(0)].last)
        elif game.hitting != NONE:
            if hit(game):
                return
        elif game.sweep.n:
            begin_hitting(game)
        elif game.waiting.n:
            begin_sweep(game)
        else:
            break
    revealing.end_step(game)


# -- own effects, from left to right; a card that one of them brings in is resolved first (PK-EFF-01)


def begin_resolving(game: PirateKing, entry: i64) -> None:
    face = game.face.get(entry)
    if game.figures.effects[face]:
        game.stack.push(entry)
        game.stack_effect.push(0)
        game.stack_left.push(game.figures.effect_n[game.figures.first_effect[face]])


def resolve(game: PirateKing) -> bool:
    """One step of the innermost card; whether somebody has to decide."""
    figures = game.figures
    depth = game.stack.n - 1
    entry = game.stack.get(depth)
    face = game.face.get(entry)
    effect = game.stack_effect.get(depth)
    if effect >= figures.effects[face]:
        game.stack.n = depth
        game.stack_effect.n = depth
        game.stack_left.n = depth
        return False
    x = figures.first_effect[face] + effect
    if figures.effect_target[x] != ON_SELF:
        game.waiting.push(entry)
        game.waiting_effect.push(effect)
        next_effect(game)
        return False
    left = game.stack_left.get(depth)
    if left == 0:
        next_effect(game)
        return False
    return resolve_own(game, game.owner.get(entry), entry, x, left)


def resolve_own(game: PirateKing, seat: i64, entry: i64, x: i64, left: i64) -> bool:
    """One step of effect x of the innermost card, which still happens so many times."""
    figures = game.figures
    kind = figures.effect_kind[x]
    if kind == REVEAL_MORE:
        count_down(game)
        revealing.reveal(game, seat, BY_EFFECT, game.column.get(entry))
        return False
    if kind == FLIP_DOWN:
        return kinds.flip_one(game, seat, figures.effect_symbol[x])
    if kind == PEEK_REORDER:
        return kinds.look_at_top(game, seat, left)
    if kind == LOOK_KEEP_ONE:
        return kinds.look_for_one(game, seat, left)
    if kind == PLAY_FROM_DISCARD:
        return kinds.search_discard(game, seat)
    if kind == LOOT_INTO_PLAY:
        count_down(game)
        kinds.loot_into_play(game, seat)
        return False
    if kind == TAKE_CAPTAIN:
        contests.pass_token(game, seat)
    elif kind == GAIN_PER and not game.gain_per_is_continuous:
        symbols = revealing.symbols(game, seat, figures.effect_symbol[x])
        game.bonus_swords[entry] += figures.effect_swords[x] * symbols
        game.bonus_gold[entry] += figures.effect_gold[x] * symbols
    # a copy was made when the card entered (PK-EFF-08), and a set counts at the end only (PK-EFF-13)
    next_effect(game)
    return False


def next_effect(game: PirateKing) -> None:
    """The innermost card goes on to its next effect."""
    figures = game.figures
    depth = game.stack.n - 1
    face = game.face.get(game.stack.get(depth))
    effect = game.stack_effect.get(depth) + 1
    game.stack_effect.put(depth, effect)
    left: i64 = 0
    if effect < figures.effects[face]:
        left = figures.effect_n[figures.first_effect[face] + effect]
    game.stack_left.put(depth, left)


def count_down(game: PirateKing) -> None:
    """The effect under way, of the innermost card or on others, happens once less."""
    if game.stack.n:
        depth = game.stack.n - 1
        game.stack_left.put(depth, game.stack_left.get(depth) - 1)
    else:
        game.left -= 1


def column_of_innermost(game: PirateKing) -> i64:
    """Cards that an effect brings lie in the column of their cause (PK-REV-07)."""
    return game.column.get(game.stack.get(game.stack.n - 1))


# -- effects on others, in sweeps around the table (PK-EFF-02 to -05)


def begin_sweep(game: PirateKing) -> None:
    """Effects on others in order clockwise from the Captain of this moment (PK-EFF-02, -04)."""
    waiting = game.waiting
    turn: i64 = 0
    while turn < game.players:
        seat = game.seat_after(game.captain, turn)
        i: i64 = 0
        while i < waiting.n:
            if game.owner.get(waiting.get(i)) == seat:
                game.sweep.push(waiting.get(i))
                game.sweep_effect.push(game.waiting_effect.get(i))
            i += 1
        turn += 1
    waiting.n = 0
    game.waiting_effect.n = 0


def begin_hitting(game: PirateKing) -> None:
    """The next effect on others; its victims clockwise from its owner (PK-EFF-03)."""
    game.hitting = game.sweep.remove(0)
    game.hitting_effect = game.sweep_effect.remove(0)
    game.victims.n = 0
    game.left = 0
    x = effect_of_hit(game)
    if game.figures.effect_target[x] != ON_OTHERS:
        return
    owner = game.owner.get(game.hitting)
    others = targets(game, owner)
    turn: i64 = 1
    while turn < game.players:
        seat = game.seat_after(owner, turn)
        if has(others, seat):
            game.victims.push(seat)
        turn += 1
    game.left = game.figures.effect_n[x]
    note_hit(game)
    if game.victims.n == 0:
        end_hit(game)


def hit(game: PirateKing) -> bool:
    """One step of the effect on others that is under way; whether somebody has to decide."""
    x = effect_of_hit(game)
    kind = game.figures.effect_kind[x]
    if kind == LEND_CARD:
        return kinds.lend_to_somebody(game)
    if game.victims.n == 0:
        return aim(game)
    victim = game.victims.get(0)
    if game.left == 0 or not can_be_hit(game, victim, kind == REVEAL_MORE):
        game.victims.remove(0)
        game.left = game.figures.effect_n[x]
        if game.victims.n == 0:
            end_hit(game)
        else:
            note_hit(game)
        return False
    if kind == FLIP_DOWN:
        return kinds.flip_one(game, victim, game.figures.effect_symbol[x])
    game.left -= 1
    revealing.reveal(game, victim, BY_FORCE, NEW_COLUMN)
    return False


def end_hit(game: PirateKing) -> None:
    game.hitting = NONE
    game.hitting_effect = NONE
    game.left = 0


def note_hit(game: PirateKing) -> None:
    if game.journal is not None and game.victims.n:
        owner = game.owner.get(game.hitting)
        card = game.card.get(game.hitting)
        game.journal.note(HIT, EVERYONE, owner, game.victims.get(0), card, kind_of_hit(game))


def effect_of_hit(game: PirateKing) -> i64:
    return game.figures.first_effect[game.face.get(game.hitting)] + game.hitting_effect


def kind_of_hit(game: PirateKing) -> i64:
    return game.figures.effect_kind[effect_of_hit(game)]


def targets(game: PirateKing, owner: i64) -> i64:
    """The other pirates whom the effect under way can hit (PK-EFF-05)."""
    forced = kind_of_hit(game) == REVEAL_MORE
    seats: i64 = 0
    seat: i64 = 0
    while seat < game.players:
        if seat != owner and can_be_hit(game, seat, forced):
            seats |= bit(seat)
        seat += 1
    return seats


def can_be_hit(game: PirateKing, seat: i64, forced: bool) -> bool:
    standing = game.pirates[seat].standing
    if standing == STOPPED:
        return not forced or game.forced_reveal_hits_stopped_players
    return standing == AT_SEA


def aim(game: PirateKing) -> bool:
    """Whether the owner has to choose; if only one can be hit, that one is."""
    owner = game.owner.get(game.hitting)
    others = targets(game, owner)
    if count(others) > 1:
        game.ask(AIMING, owner)
        return True
    if others:
        aim_at(game, lowest(others))
    else:
        end_hit(game)
    return False


# -- AIMING: the owner of an effect on one other chooses whom it hits (PK-EFF-02, -05)


def legal_aiming(game: PirateKing, seat: i64, out: Moves) -> None:
    add_seats(out, targets(game, seat), game.players, TARGET)


def against_aiming(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != AIMING:
        return NO_TARGET
    if move - TARGET == seat:
        return NOT_YOURSELF
    if has(targets(game, seat), move - TARGET):
        return 0
    return CANNOT_BE_HIT


def play_aiming(game: PirateKing, seat: i64, move: i64) -> None:
    aim_at(game, move - TARGET)
    resolve_effects(game)


def aim_at(game: PirateKing, seat: i64) -> None:
    game.victims.push(seat)
    game.left = game.figures.effect_n[effect_of_hit(game)]
    note_hit(game)
