"""9. Treasures: found in lairs, stolen in battle; a power is turned up and works, the others stay face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import ghost
from flibuste.games.jamaica.rules.codes import BETH, FACE, KNOWN, STOLE_FACE, TREASURE_DOWN, TREASURE_FACE, TREASURE_UP
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, audience

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def has_power(game: Jamaica, ship: i64, power: i64) -> bool:
    """Whether a power works for the ship: idle on the ghost, but for its Lady Beth (JAM-GHO-06)."""
    if ship >= game.players and power != BETH:
        return False
    return has(game.ships[ship].powers, power)


def find_treasure(game: Jamaica, ship: i64, space: i64) -> None:
    """JAM-TRE-01: the card belonging to a token, looked at in secret; the ghost looks at nothing (JAM-GHO-06)."""
    if not has(game.tokens, space):
        return
    game.tokens &= ~bit(space)
    game.found += 1
    treasure = game.draw(game.treasure_pile)
    if ghost.is_ghost(game, ship):
        game.ships[ship].lay_down(treasure)
    else:
        game.revealed += 1
        if turns_up(game, ship, treasure):
            return
    if game.journal is not None:
        game.journal.note(TREASURE_DOWN, EVERYONE, ghost.flag(game, ship), space)
        if not ghost.is_ghost(game, ship):
            game.journal.note(TREASURE_FACE, audience(ship), treasure)


def receive_hidden(game: Jamaica, ship: i64, treasure: i64) -> None:
    """A face-down treasure was stolen: a player looks at it (JAM-GHO-08), the ghost does not."""
    if ghost.is_ghost(game, ship):
        game.ships[ship].lay_down(treasure)
    elif not turns_up(game, ship, treasure) and game.journal is not None:
        game.journal.note(STOLE_FACE, audience(ship), ghost.flag(game, ship), treasure & FACE)


def turns_up(game: Jamaica, ship: i64, treasure: i64) -> bool:
    """A player looks at a new treasure: a power is turned up and works at once, others stay down (JAM-TRE-04)."""
    vessel = game.ships[ship]
    face = treasure & FACE
    power = game.figures.power[face]
    if power < 0:
        vessel.lay_down(treasure | KNOWN * bit(ship))
        return False
    vessel.powers |= bit(power)
    if game.journal is not None:
        game.journal.note(TREASURE_UP, EVERYONE, ghost.flag(game, ship), face, vessel.space)
    return True
