"""3. Revealing and stopping, 4. Sinking: cards come into play areas and count there (PK-REV, PK-SNK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.pirate_king.rules import contests, effects, piles
from flibuste.games.pirate_king.rules.codes import (
    AIMING,
    ALREADY_LOCKED,
    AT_SEA,
    BLANKED,
    BY_STEP,
    COPIED,
    EFFECTS_FIRST,
    GAIN_PER,
    GOLD,
    HAS_STOPPED,
    IS_SUNK,
    LOCKED,
    NEW_COLUMN,
    NONE,
    NOT_REVEALING,
    REVEAL,
    REVEALED,
    REVEALING,
    SANK,
    STOP,
    STOP_BETWEEN_STEPS,
    STOP_IS_FINAL,
    STOPPED,
    SUNK,
    SWORD,
    SWORDS,
)
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.pile import Row
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.pirate_king.rules.state import PirateKing


# -- REVEALING: all at sea choose in secret to reveal or to stop, and it is carried out together (PK-REV-01, -04, -05)


def legal_revealing(game: PirateKing, seat: i64, out: Moves) -> None:
    out.add(REVEAL)
    out.add(STOP)


def against_revealing(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase < REVEALING or game.phase > AIMING:
        return NOT_REVEALING
    if game.phase != REVEALING:
        return STOP_BETWEEN_STEPS if move == STOP else EFFECTS_FIRST
    if has(game.chosen, seat):
        return ALREADY_LOCKED
    if game.pirates[seat].standing == STOPPED:
        return STOP_IS_FINAL
    if game.pirates[seat].standing == SUNK:
        return IS_SUNK
    return 0


def play_revealing(game: PirateKing, seat: i64, move: i64) -> None:
    """The choice is locked; the last one shows them all."""
    game.chosen |= bit(seat)
    if move == STOP:
        game.stopping |= bit(seat)
    if game.journal is not None:
        game.journal.note(LOCKED, EVERYONE, seat)
    if game.chosen == game.at_sea:
        show_choices(game)


def show_choices(game: PirateKing) -> None:
    game.revealed += 1
    stopping = game.stopping
    game.chosen = 0
    game.stopping = 0
    turn: i64 = 0
    while stopping and turn < game.players:
        seat = game.seat_after(game.captain, turn)
        if has(stopping, seat):
            stop(game, seat)
            if game.journal is not None:
                game.journal.note(HAS_STOPPED, EVERYONE, seat)
        turn += 1
    if game.at_sea:
        reveal_together(game)
    else:
        contests.begin_contest(game, SWORDS)


def stop(game: PirateKing, seat: i64) -> None:
    pirate = game.pirates[seat]
    if pirate.standing == AT_SEA:
        pirate.standing = STOPPED
        game.at_sea &= ~bit(seat)


def reveal_together(game: PirateKing) -> None:
    """All at sea reveal; then what the cards do is resolved (PK-REV-01, -03)."""
    game.steps += 1
    game.sailing = game.at_sea
    turn: i64 = 0
    while turn < game.players:
        seat = game.seat_after(game.captain, turn)
        if has(game.sailing, seat) and piles.has_card_to_draw(game, seat):
            pirate = game.pirates[seat]
            enter(game, seat, game.draw(pirate.pile), NEW_COLUMN)
            note_revealed(game, seat, BY_STEP)
            if game.figures.effects[game.face.get(pirate.last)]:
                game.unresolved.push(seat)
        turn += 1
    effects.resolve_effects(game)


def end_step(game: PirateKing) -> None:
    """All effects are resolved: who has too many curses sinks, and the others choose again (PK-REV-03, -06)."""
    judge_sinking(game)
    if game.at_sea:
        game.step += 1
        game.ask(REVEALING, NONE)
    else:
        contests.begin_contest(game, SWORDS)


# -- a card in a play area (PK-REV-07, PK-EFF-08, -09)


def reveal(game: PirateKing, seat: i64, how: i64, column: i64) -> None:
    """Reveal the top card by an effect, to be resolved at once."""
    if piles.has_card_to_draw(game, seat):
        enter(game, seat, game.draw(game.pirates[seat].pile), column)
        note_revealed(game, seat, how)
        effects.begin_resolving(game, game.pirates[seat].last)


def enter(game: PirateKing, seat: i64, card: i64, column: i64) -> None:
    """A card comes face up into its owner's play area."""
    figures = game.figures
    pirate = game.pirates[seat]
    entry = game.card.n
    game.entered += 1
    game.revealed += 1
    face = card
    if figures.copying[card]:
        face = copied_face(game, pirate.last)
    if column == NEW_COLUMN:
        column = next_column(game, pirate.area)
    game.card.push(card)
    game.face.push(face)
    game.owner.push(seat)
    game.down.push(0)
    game.column.push(column)
    pirate.area.push(entry)
    pirate.last = entry
    pirate.curses += figures.curses[face]


def next_column(game: PirateKing, area: Row) -> i64:
    """Beside the last card that came there (PK-REV-07)."""
    if area.n == 0:
        return 1
    return game.column.get(area.get(area.n - 1)) + 1


def copied_face(game: PirateKing, before: i64) -> i64:
    """What a copy becomes (PK-EFF-08, -09)."""
    if before == NONE or game.down.get(before):
        return game.figures.blank
    return game.face.get(before)


def note_revealed(game: PirateKing, seat: i64, how: i64) -> None:
    if game.journal is not None:
        entry = game.pirates[seat].last
        game.journal.note(REVEALED, EVERYONE, seat, game.card.get(entry), how, game.pirates[seat].area.n)
    note_copy(game, seat)


def note_copy(game: PirateKing, seat: i64) -> None:
    entry = game.pirates[seat].last
    card = game.card.get(entry)
    if not game.figures.copying[card]:
        return
    face = game.face.get(entry)
    if face == game.figures.blank:
        if game.journal is not None:
            game.journal.note(BLANKED, EVERYONE, seat, card)
        return
    game.copied += 1
    if game.journal is not None:
        game.journal.note(COPIED, EVERYONE, seat, card, face)


def host_of(game: PirateKing, entry: i64) -> i64:
    """In whose area a card lies."""
    seat: i64 = 0
    while seat < game.players:
        if game.pirates[seat].area.find(entry) >= 0:
            return seat
        seat += 1
    return NONE


# -- what an area shows (PK-REV-09, PK-SNK-03)


def symbols(game: PirateKing, seat: i64, symbol: i64) -> i64:
    """How many of a symbol the face-up cards of an area show."""
    area = game.pirates[seat].area
    n: i64 = 0
    place: i64 = 0
    while place < area.n:
        entry = area.get(place)
        if not game.down.get(entry):
            n += game.figures.shown(game.face.get(entry), symbol)
        place += 1
    return n


def swords(game: PirateKing, seat: i64) -> i64:
    if game.pirates[seat].standing == SUNK:
        return game.figures.sunk_swords
    return sum_of(game, seat, SWORD)


def gold(game: PirateKing, seat: i64) -> i64:
    if game.pirates[seat].standing == SUNK:
        return game.figures.sunk_gold
    return sum_of(game, seat, GOLD)


def sum_of(game: PirateKing, seat: i64, figure: i64) -> i64:
    area = game.pirates[seat].area
    n: i64 = 0
    place: i64 = 0
    while place < area.n:
        n += worth_of(game, seat, area.get(place), figure)
        place += 1
    return n


def worth_of(game: PirateKing, host: i64, entry: i64, figure: i64) -> i64:
    """What a card in an area adds to swords or gold, its bonus included (PK-EFF-12, -22)."""
    if game.down.get(entry):
        return 0
    figures = game.figures
    face = game.face.get(entry)
    n = figures.shown(face, figure)
    if figures.gaining[face]:
        if not game.gain_per_is_continuous:
            return n + (game.bonus_swords[entry] if figure == SWORD else game.bonus_gold[entry])
        x = figures.first_effect[face]
        end = x + figures.effects[face]
        while x < end:
            if figures.effect_kind[x] == GAIN_PER:
                per = figures.effect_swords[x] if figure == SWORD else figures.effect_gold[x]
                if per:
                    n += per * symbols(game, host, figures.effect_symbol[x])
            x += 1
    return n


# -- 4. sinking


def judge_sinking(game: PirateKing) -> None:
    """Once per step, all together (PK-SNK-02, -04, PK-OPT-01)."""
    turn: i64 = 0
    while turn < game.players:
        seat = game.seat_after(game.captain, turn)
        pirate = game.pirates[seat]
        if (
            pirate.curses >= game.figures.curses_to_sink
            and pirate.standing != SUNK
            and (game.stopped_players_can_be_sunk or has(game.sailing, seat))
        ):
            sink(game, seat)
        turn += 1
    game.sailing = 0


def sink(game: PirateKing, seat: i64) -> None:
    """Own cards are discarded at once; cards lent by others stay (PK-SNK-03, PK-EFF-19)."""
    pirate = game.pirates[seat]
    game.sinkings += 1
    if game.journal is not None:
        game.journal.note(SANK, EVERYONE, seat, pirate.curses)
    pirate.standing = SUNK
    game.at_sea &= ~bit(seat)
    pirate.curses = 0
    area = pirate.area
    staying: i64 = 0
    place: i64 = 0
    while place < area.n:
        entry = area.get(place)
        if game.owner.get(entry) == seat:
            pirate.discard.push(game.card.get(entry))
        else:
            area.put(staying, entry)
            staying += 1
        place += 1
    area.n = staying
    if pirate.last != NONE and host_of(game, pirate.last) == NONE:
        pirate.last = NONE
