"""3. Laying the chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, end
from flibuste.games.seul_maitre_a_bord.rules.chart import CELLS, HAVEN, LAIRS, NONE, PORTS
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    BID,
    CELL,
    CELL_TAKEN,
    CHOOSING,
    CORNER_FOR_PORTS,
    CORNER_TAKEN,
    DEALT,
    FITS_NOWHERE,
    LAID,
    NOT_A_CORNER,
    NOT_REVEALED,
    PLACING,
    PORT_LAID,
    PORTING,
    SET_OUT,
    SIDES_DIFFER,
    TILE,
    TILE_UP,
    TOOK_TILE,
    TOUCHES_TOO_FEW,
    TOW,
    TURN,
    TURN_DIFFERS,
    TURNING,
    WIND_SET,
)
from flibuste.games.seul_maitre_a_bord.rules.dice import any_of, roll_wind
from flibuste.games.seul_maitre_a_bord.rules.numbers import TILE_BITS, TILE_DIGIT, add_members
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, seat_at
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def build(game: SeulMaitre) -> None:
    """SMB-MAP-01 to -03"""
    figures = game.figures
    game.chart.lay(CELLS // 2, figures.tiles.centre, 0)
    deal_ports(game)
    coastal = figures.coastal
    game.pile = figures.pool
    i: i64 = 0
    while i < 4:
        tile = any_of(game, coastal)
        coastal &= ~bit(tile)
        game.pile &= ~bit(tile)
        cell = figures.start_cells[i]
        turn = any_of(game, game.chart.turns_for(tile, cell))
        game.chart.lay(cell, tile, turn)
        if game.journal is not None:
            game.journal.note(SET_OUT, EVERYONE, tile, cell, turn)
        i += 1
    while count(game.display) < figures.display_size:
        reveal_tile(game)
    ask_for_tile(game)


def deal_ports(game: SeulMaitre) -> None:
    """SMB-MAP-01: a corner port to each player."""
    left: i64 = 0
    port: i64 = 0
    while port < PORTS:
        if game.figures.tiles.of_port[port] != game.figures.tiles.centre:
            left |= bit(port)
        port += 1
    for seat in range(game.players):
        dealt = any_of(game, left)
        left &= ~bit(dealt)
        game.vessels[seat].port = dealt
        if game.journal is not None:
            game.journal.note(DEALT, EVERYONE, seat, dealt)


def reveal_tile(game: SeulMaitre) -> None:
    if game.pile == 0:
        return
    fixed = game.fixed_tiles
    if fixed:
        game.fixed_tiles = fixed >> TILE_BITS
        tile = (fixed & TILE_DIGIT) - 1
    else:
        tile = any_of(game, game.pile)
    game.pile &= ~bit(tile)
    game.display |= bit(tile)
    game.revealed += 1
    if game.journal is not None:
        game.journal.note(TILE_UP, EVERYONE, tile, game.figures.tiles.storm[tile])


def fitting_tiles(game: SeulMaitre) -> i64:
    """The revealed tiles that fit some legal cell, as a bit set."""
    cells = game.chart.open_cells()
    fitting: i64 = 0
    tiles = game.display
    while tiles:
        tile = lowest(tiles)
        if game.chart.fits_somewhere(tile, cells):
            fitting |= bit(tile)
        tiles &= tiles - 1
    return fitting


def needs_reverse(game: SeulMaitre) -> bool:
    """SMB-MAP-07: no revealed tile fits any legal cell."""
    return fitting_tiles(game) == 0


# -- CHOOSING: take one of the revealed tiles (SMB-MAP-04, -07)


def legal_choosing(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, TILE, tiles_to_take(game))


def against_choosing(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < TILE or move >= BID:
        return why_not_now(game, move)
    tile = move - TILE
    if not has(game.display, tile):
        return NOT_REVEALED
    return 0 if has(tiles_to_take(game), tile) else FITS_NOWHERE


def play_choosing(game: SeulMaitre, seat: i64, move: i64) -> None:
    choose_tile(game, move - TILE)


def ask_for_tile(game: SeulMaitre) -> None:
    if game.display == 0:
        ask_for_corner(game)
        return
    ask(game, CHOOSING, seat_at(game, game.turn))
    tiles = tiles_to_take(game)
    if tiles & (tiles - 1) == 0:
        choose_tile(game, lowest(tiles))


def tiles_to_take(game: SeulMaitre) -> i64:
    fitting = fitting_tiles(game)
    return fitting if fitting else game.display


def choose_tile(game: SeulMaitre, tile: i64) -> None:
    game.chosen = tile
    side = side_laid(game)
    if game.journal is not None:
        game.journal.note(TOOK_TILE, EVERYONE, game.actor, tile, 0 if side == tile else 1)
    cells = game.chart.cells_for(side, game.chart.open_cells())
    if cells & (cells - 1):
        ask(game, PLACING, game.actor)
    else:
        choose_cell(game, lowest(cells))


# -- PLACING: lay it on a cell (SMB-MAP-05 to -07)


def legal_placing(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, CELL, game.chart.cells_for(side_laid(game), game.chart.open_cells()))


def against_placing(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < CELL or move >= TILE:
        return why_not_now(game, move)
    cell = move - CELL
    if has(game.chart.lying, cell):
        return CELL_TAKEN
    if has(game.figures.tiles.corners, cell):
        return CORNER_FOR_PORTS
    if not has(game.chart.open_cells(), cell):
        return TOUCHES_TOO_FEW
    return 0 if game.chart.turns_for(side_laid(game), cell) else SIDES_DIFFER


def play_placing(game: SeulMaitre, seat: i64, move: i64) -> None:
    choose_cell(game, move - CELL)


def side_laid(game: SeulMaitre) -> i64:
    """The side of the chosen tile that goes on the map: one that fits nowhere was only taken to be turned over."""
    tile = game.chosen
    if game.chart.fits_somewhere(tile, game.chart.open_cells()):
        return tile
    return tile + game.figures.tiles.n


def choose_cell(game: SeulMaitre, cell: i64) -> None:
    game.chosen_cell = cell
    turns = game.chart.turns_for(side_laid(game), cell)
    if turns & (turns - 1):
        ask(game, TURNING, game.actor)
    else:
        lay_tile(game, lowest(turns))


# -- TURNING: choose a turn in which it matches its neighbours (SMB-MAP-06)


def legal_turning(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, TURN, game.chart.turns_for(side_laid(game), game.chosen_cell))


def against_turning(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < TURN or move >= TOW:
        return why_not_now(game, move)
    return 0 if has(game.chart.turns_for(side_laid(game), game.chosen_cell), move - TURN) else TURN_DIFFERS


def play_turning(game: SeulMaitre, seat: i64, move: i64) -> None:
    lay_tile(game, move - TURN)


def lay_tile(game: SeulMaitre, turn: i64) -> None:
    tile = game.chosen
    cell = game.chosen_cell
    side = side_laid(game)
    reverse: i64 = 0 if side == tile else 1
    game.reversed += reverse
    game.chart.lay(cell, side, turn)
    if game.journal is not None:
        game.journal.note(LAID, EVERYONE, game.actor, tile, cell, turn, reverse)
    if game.figures.tiles.storm[tile]:  # SMB-MAP-08
        if game.storm_a == NONE:
            game.storm_a = cell
        else:
            game.storm_b = cell
    game.display &= ~bit(tile)
    game.chosen = NONE
    game.chosen_cell = NONE
    reveal_tile(game)
    game.turn += 1
    if game.turn == game.players:
        game.turn = 0
    ask_for_tile(game)


# -- PORTING: lay the port tiles in the corners (SMB-MAP-09)


def legal_porting(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, CELL, corners_left(game))


def against_porting(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < CELL or move >= TILE:
        return why_not_now(game, move)
    cell = move - CELL
    if not has(game.figures.tiles.corners, cell):
        return NOT_A_CORNER
    return CORNER_TAKEN if has(game.chart.lying, cell) else 0


def play_porting(game: SeulMaitre, seat: i64, move: i64) -> None:
    lay_port(game, move - CELL)


def corners_left(game: SeulMaitre) -> i64:
    return game.figures.tiles.corners & ~game.chart.lying


def ask_for_corner(game: SeulMaitre) -> None:
    """SMB-MAP-09, SMB-VAR-02: the own ports in turn order, then the first player lays the unused ones."""
    corners = corners_left(game)
    if corners == 0:
        begin_game(game)
        return
    place = 4 - count(corners)
    game.turn = place if place < game.players else 0
    ask(game, PORTING, seat_at(game, game.turn))
    if corners & (corners - 1) == 0:
        lay_port(game, lowest(corners))


def port_to_lay(game: SeulMaitre) -> i64:
    place = 4 - count(corners_left(game))
    if place < game.players:
        return game.vessels[seat_at(game, place)].port
    skipped = place - game.players
    port: i64 = 0
    while True:
        if game.figures.tiles.of_port[port] != game.figures.tiles.centre and not is_dealt(game, port):
            if skipped == 0:
                return port
            skipped -= 1
        port += 1


def is_dealt(game: SeulMaitre, port: i64) -> bool:
    return any(vessel.port == port for vessel in game.vessels)


def lay_port(game: SeulMaitre, cell: i64) -> None:
    port = port_to_lay(game)
    tile = game.figures.tiles.of_port[port]
    turn = lowest(game.chart.turns_for(tile, cell))
    game.chart.lay(cell, tile, turn)
    if game.journal is not None:
        game.journal.note(PORT_LAID, EVERYONE, game.actor, port, cell, turn)
    ask_for_corner(game)


def begin_game(game: SeulMaitre) -> None:
    """SMB-SET-06, -07"""
    game.chart.finish()
    for vessel in game.vessels:
        vessel.space = HAVEN + game.chart.port_cell[vessel.port]
    for number in range(LAIRS):
        game.pirates[number].space = HAVEN + game.chart.lair_cell[number]
    game.wind = roll_wind(game)
    if game.journal is not None:
        game.journal.note(WIND_SET, EVERYONE, game.wind)
    game.round = 1
    end.tell_round(game)
    game.turn = 0
    actions.begin_turn(game)
