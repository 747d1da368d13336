"""The map: which tile, where, and where the own port."""

from __future__ import annotations

from flibuste.games.seul_maitre_a_bord.rules.chart import CELLS, LAIR, NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import CELL, CHOOSING, PLACING, PORTING, TILE
from flibuste.games.seul_maitre_a_bord.rules.numbers import greater
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.native import i64
from flibuste.kit.state import Moves


def best_tile(state: SeulMaitre, seat: i64, moves: Moves) -> i64:
    """Sites near the middle, lairs and storms away from it; the own port near sites."""
    tiles = state.figures.tiles
    best = moves.get(0)
    best_worth = -1.0e9
    i: i64 = 0
    while i < moves.n:
        move = moves.get(i)
        worth = 0.0
        if state.phase == CHOOSING:
            tile = move - TILE
            if tiles.site[tile] != NONE:
                worth += 2.0
            if tiles.haven[tile] == LAIR:
                worth += 1.0
            worth -= 0.4 * float(tiles.zones[tile])
        elif state.phase == PLACING:
            cell = move - CELL
            tile = state.chosen
            near = float(4 - distance(cell, CELLS // 2))
            if tiles.site[tile] != NONE:
                worth += near
            elif tiles.haven[tile] == LAIR or tiles.zones[tile] > 1:
                worth -= near
        elif state.phase == PORTING:
            worth = corner_worth(state, move - CELL)
        if worth > best_worth:
            best_worth = worth
            best = move
        i += 1
    return best


def corner_worth(state: SeulMaitre, corner: i64) -> float:
    tiles = state.figures.tiles
    worth = 0.0
    cell: i64 = 0
    while cell < CELLS:
        laid = state.chart.laid[cell]
        if laid != NONE:
            near = 4 - distance(cell, corner)
            if near > 0:
                if tiles.site[laid >> 2] != NONE:
                    worth += float(near)
                if tiles.zones[laid >> 2] > 1:
                    worth -= 0.4 * float(near)
        cell += 1
    return worth


def distance(cell: i64, other: i64) -> i64:
    """Steps of a king between two cells."""
    rows = cell // 5 - other // 5
    columns = cell % 5 - other % 5
    if rows < 0:
        rows = -rows
    if columns < 0:
        columns = -columns
    return greater(rows, columns)
