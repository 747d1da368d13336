"""Reading the map of a position, on the way or complete; tiles that are missing lie wherever they fit."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.moves import cell_at, cell_id
from flibuste.games.seul_maitre_a_bord.position.stages import packed
from flibuste.games.seul_maitre_a_bord.rules import (
    chart,
    codes,
    map_building,
    numbers,
    terms,
)
from flibuste.games.seul_maitre_a_bord.rules.chart import Chart
from flibuste.games.seul_maitre_a_bord.rules.figures import (
    PORTS,
)
from flibuste.kit.bits import count, has, members
from flibuste.kit.errors import BadPosition, wrong_field

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.position.reading import Reader

MOST_TRIES = 20_000  # of tiles, when a map is completed


def given_tiles(reader: "Reader") -> dict[int, tuple[int, int, int]]:
    """What the position says of the map: cell to tile, side and quarter turns."""
    given: dict[int, tuple[int, int, int]] = {}
    for id, text in reader.position.map.items():
        cell = reader.cell("map", id)
        name, slash, turned = text.partition("/")
        tile = reader.tile("map", name)
        turn = turned.removesuffix("r")
        if not slash or turn not in ("0", "1", "2", "3"):
            raise wrong_field("map", text)
        is_reverse = turned.endswith("r")
        if is_reverse and reader.figures.tiles.kind[tile] != chart.POOL_TILE:
            raise wrong_field("map", text)
        given[cell] = (tile, tile + len(reader.file.tiles) if is_reverse else tile, int(turn))
    found = [tile for tile, _, _ in given.values()]
    if len(set(found)) < len(found):
        raise wrong_field("map", sorted(reader.position.map.values()))
    centre = reader.figures.tiles.centre
    given.setdefault(chart.CENTRE, (centre, centre, 0))
    for cell, (tile, _, _) in given.items():
        kind = reader.figures.tiles.kind[tile]
        is_corner = has(reader.figures.tiles.corners, cell)
        if (kind == chart.CENTRE_TILE) != (cell == chart.CENTRE) or (kind == chart.PORT_TILE) != is_corner:
            raise wrong_field("map", reader.position.map.get(cell_id(cell), cell_id(cell)))
    return given


def lay_given(reader: "Reader", given: dict[int, tuple[int, int, int]]) -> None:
    drawn = Chart(reader.figures.tiles)
    for cell, (_, side, turn) in sorted(given.items()):
        coast = chart.turned_coast(reader.figures.tiles.coast[side], turn)
        if coast & drawn.touching[cell] != drawn.land[cell]:
            raise BadPosition("position-map-sides", at=cell_at(cell))
        drawn.lay(cell, side, turn)
    reader.state.chart = drawn


def read_map(reader: "Reader") -> None:
    given = given_tiles(reader)
    lay_given(reader, given)
    used = {tile for tile, _, _ in given.values()}
    if len(given) < chart.CELLS:
        reader.state.chart = completed(reader, used)
    reader.state.chart.finish()
    for field in ("display", "tile_top", "chosen", "chosen_cell"):
        if getattr(reader.position, field):
            raise reader.unfit()


def completed(reader: "Reader", used: set[int]) -> Chart:
    """A map with these tiles in which the others lie wherever they fit, always in the same way."""
    tiles = reader.figures.tiles
    corners = [cell for cell in range(chart.CELLS) if has(tiles.corners, cell)]
    cells = [cell for cell in range(chart.CELLS) if cell not in corners]
    free = [cell for cell in cells if not has(reader.state.chart.lying, cell)]
    pool = [t for t in range(len(reader.file.tiles)) if tiles.kind[t] == chart.POOL_TILE and t not in used]
    pool.sort(key=lambda tile: -count(tiles.coast[tile]))
    free.sort(key=lambda cell: (is_border(cell), cell))
    for with_reverse in (False, True):
        reader.tries = MOST_TRIES
        found = filled(reader, reader.state.chart, free, pool, with_reverse)
        if found is not None:
            break
    else:
        raise BadPosition("position-map-incomplete")
    ports = [int(tiles.of_port[port]) for port in range(len(PORTS))]
    left = [tile for tile in ports if tile != tiles.centre and tile not in used]
    for cell in (0, 4, 24, 20):
        if not has(found.lying, cell):
            turns = members(found.turns_for(left[0], cell))
            if not turns:
                raise BadPosition("position-map-incomplete")
            found.lay(cell, left.pop(0), turns[0])
    return found


def filled(
    reader: "Reader", drawn: Chart, free: Sequence[int], pool: Sequence[int], with_reverse: bool
) -> Chart | None:
    if not free:
        return drawn
    tiles = reader.figures.tiles
    cell = free[0]
    tried: set[tuple[int, int]] = set()
    for tile in pool:
        for side in (tile, tile + len(reader.file.tiles)) if with_reverse else (tile,):
            for turn in members(drawn.turns_for(side, cell)):
                look = (int(tiles.coast[side]), turn)
                if look in tried:
                    continue
                tried.add(look)
                reader.tries -= 1
                if reader.tries < 0:
                    return None
                further = drawn.copy()
                further.lay(cell, side, turn)
                found = filled(reader, further, free[1:], [t for t in pool if t != tile], with_reverse)
                if found is not None:
                    return found
    return None


def read_building(reader: "Reader") -> None:
    """The map on the way (SMB-MAP-02 to -09)."""
    state, position, tiles = reader.state, reader.position, reader.figures.tiles
    given = given_tiles(reader)
    missing = [int(cell) for cell in reader.figures.start_cells if int(cell) not in given]
    if missing and not position.map:
        lay_start(reader, given, missing)
    elif missing:
        raise wrong_field("map", cell_id(missing[0]))
    lay_given(reader, given)
    check_buildable(reader, given)
    pool = {t for t in range(len(reader.file.tiles)) if tiles.kind[t] == chart.POOL_TILE}
    lying = {tile for tile, _, _ in given.values()}
    others = sorted(pool - lying)
    usual = min(reader.figures.display_size, len(others))
    fixed_tiles = [reader.tile("tile_top", id) for id in position.tile_top]
    if position.display is None:
        shown = [tile for tile in others if tile not in fixed_tiles][:usual]
    else:
        shown = [reader.tile("display", id) for id in position.display]
    if len(set(shown)) != usual or len(shown) != usual or not set(shown) <= set(others):
        raise wrong_field("display", [reader.file.tile_ids[tile] for tile in shown])
    rest = set(others) - set(shown)
    if len(set(fixed_tiles)) < len(fixed_tiles) or not set(fixed_tiles) <= rest or len(fixed_tiles) > 12:
        raise wrong_field("tile_top", position.tile_top)
    state.fixed_tiles = packed(fixed_tiles, numbers.TILE_BITS)
    state.display = sum(1 << tile for tile in shown)
    state.pile = sum(1 << tile for tile in rest)
    read_builder(reader, len(pool) - len(others) - len(reader.figures.start_cells))
    if position.chosen is not None:
        state.chosen = reader.tile("chosen", position.chosen)
    if position.chosen_cell is not None:
        state.chosen_cell = reader.cell("chosen_cell", position.chosen_cell)


def lay_start(reader: "Reader", given: dict[int, tuple[int, int, int]], cells: list[int]) -> None:
    """The four tiles round the centre, by default the first that have a coast."""
    drawn = Chart(reader.figures.tiles)
    drawn.lay(chart.CENTRE, reader.figures.tiles.centre, 0)
    for cell, tile in zip(cells, members(reader.figures.coastal), strict=False):
        given[cell] = (tile, tile, members(drawn.turns_for(tile, cell))[0])


def check_buildable(reader: "Reader", given: dict[int, tuple[int, int, int]]) -> None:
    """SMB-MAP-05: tiles can lie there only if they could be laid one after the other."""
    tiles = reader.figures.tiles
    drawn = Chart(tiles)
    start = [chart.CENTRE, *(int(cell) for cell in reader.figures.start_cells)]
    for cell in start:
        drawn.lay(cell, given[cell][1], given[cell][2])
    inner = [cell for cell in given if cell not in start and not has(tiles.corners, cell)]
    while inner:
        open_now = [cell for cell in inner if has(drawn.open_cells(), cell)]
        if not open_now:
            raise wrong_field("map", cell_id(inner[0]))
        for cell in open_now:
            drawn.lay(cell, given[cell][1], given[cell][2])
            inner.remove(cell)
    for cell in start[1:]:
        if given[cell][1] >= len(reader.file.tiles) or not has(reader.figures.coastal, given[cell][0]):
            raise wrong_field("map", cell_id(cell))


def read_builder(reader: "Reader", laid_tiles: int) -> None:
    """Whose turn it is follows from what lies."""
    state = reader.state
    corners = 4 - count(map_building.corners_left(state))
    if state.phase != codes.PORTING:
        if corners:
            raise reader.unfit()
        turn = laid_tiles % reader.players
    else:
        expected = ports_in_order(reader)[:corners]
        found = [
            int(reader.figures.tiles.haven_number[state.chart.laid[cell] >> 2])
            for cell in range(chart.CELLS)
            if has(reader.figures.tiles.corners & state.chart.lying, cell)
        ]
        if sorted(expected) != sorted(found):
            raise wrong_field("map", [PORTS[port] for port in found])
        turn = corners if corners < reader.players else 0
    if reader.position.turn is not None and reader.position.turn != turn:
        raise wrong_field("turn", reader.position.turn)
    state.turn = turn


def ports_in_order(reader: "Reader") -> list[int]:
    """The ports as they are laid: each player's, then the unused ones."""
    state = reader.state
    dealt = [int(state.vessels[terms.seat_at(state, place)].port) for place in range(reader.players)]
    centre = reader.figures.tiles.centre
    others = [p for p in range(len(PORTS)) if reader.figures.tiles.of_port[p] != centre and p not in dealt]
    return dealt + others


def is_border(cell: int) -> bool:
    return cell // chart.SIZE in (0, chart.SIZE - 1) or cell % chart.SIZE in (0, chart.SIZE - 1)
