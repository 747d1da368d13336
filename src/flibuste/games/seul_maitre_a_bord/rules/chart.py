"""The map: tiles laid on five times five cells, the sea zones between their coasts, ports, lairs and sites.

A direction is a number from 0 (north) clockwise to 7; a side of a tile is half of it. A space is a number too: the sea
zones of cell c are 4c to 4c + 3, its port or lair (its haven) is HAVEN + c.
"""

from typing import Final, final

from flibuste.kit.bits import bit
from flibuste.kit.native import i64, vec
from flibuste.kit.state import NativeFigures

NONE: Final = -1

SIZE: Final = 5
CELLS: Final = 25
CENTRE: Final = 12
DIRECTIONS: Final = 8
SIDES: Final = 4
ZONES: Final = 4  # most of one tile
HAVEN: Final = 100
SPACES: Final = 125

# What a tile has besides the sea
PORT: Final = 1
LAIR: Final = 2

# Kinds of tile
CENTRE_TILE: Final = 0
PORT_TILE: Final = 1
POOL_TILE: Final = 2

PORTS: Final = 5
LAIRS: Final = 4
SITES: Final = 5


def cell_of(space: i64) -> i64:
    return space - HAVEN if space >= HAVEN else space >> 2


def neighbour(cell: i64, direction: i64) -> i64:
    """The cell beside this one, NONE beyond the border."""
    row = cell // SIZE
    column = cell - row * SIZE
    if direction == 7 or direction <= 1:
        row -= 1
    elif direction >= 3 and direction <= 5:
        row += 1
    if direction >= 1 and direction <= 3:
        column += 1
    elif direction >= 5:
        column -= 1
    if row < 0 or row >= SIZE or column < 0 or column >= SIZE:
        return NONE
    return row * SIZE + column


def wrapped_neighbour(cell: i64, direction: i64) -> i64:
    """The cell beside this one on a map whose rows and columns close (SMB-WND-03)."""
    row = cell // SIZE
    column = cell - row * SIZE
    if direction == 7 or direction <= 1:
        row = row + SIZE - 1
    elif direction >= 3 and direction <= 5:
        row += 1
    if direction >= 1 and direction <= 3:
        column += 1
    elif direction >= 5:
        column = column + SIZE - 1
    return row % SIZE * SIZE + column % SIZE


@final
class Tiles(NativeFigures):
    """All tiles, front sides first, then the reverse sides in the same order; shared by all maps."""

    n: i64
    arms: i64  # cells two steps from the centre, as a bit set
    corners: i64
    coast: Final[vec[i64]]  # the land sides as a bit set
    gates: Final[vec[i64]]  # eight a side of a tile: the zone a gate belongs to
    zones: Final[vec[i64]]
    haven: Final[vec[i64]]  # 0, PORT or LAIR
    haven_number: Final[vec[i64]]
    haven_zone: Final[vec[i64]]
    site: Final[vec[i64]]
    site_zone: Final[vec[i64]]
    storm: Final[vec[i64]]
    kind: Final[vec[i64]]
    of_port: Final[vec[i64]]  # the tile of each port
    centre: i64
    near: Final[vec[i64]]  # eight a cell: its neighbours
    turns: Final[vec[i64]]  # which turns fit, by coast, touching sides and those among them that are land

    def __init__(self, rows: list[dict[str, int]], arms: int, corners: int) -> None:
        self.made_of = (rows, arms, corners)
        self.arms = arms
        self.corners = corners
        self.n = len(rows) // 2
        self.coast = vec[i64]([row["coast"] for row in rows])
        gates: list[int] = []
        for row in rows:
            gates += [row[f"gate_{direction}"] for direction in range(DIRECTIONS)]
        self.gates = vec[i64]([i64(zone) for zone in gates])
        self.zones = vec[i64]([row["zones"] for row in rows])
        self.haven = vec[i64]([row["haven"] for row in rows])
        self.haven_number = vec[i64]([row["haven_number"] for row in rows])
        self.haven_zone = vec[i64]([row["haven_zone"] for row in rows])
        self.site = vec[i64]([row["site"] for row in rows])
        self.site_zone = vec[i64]([row["site_zone"] for row in rows])
        self.storm = vec[i64]([row["storm"] for row in rows])
        self.kind = vec[i64]([row["kind"] for row in rows])
        self.of_port = vec[i64]([i64(NONE)] * PORTS)
        self.centre = NONE
        for tile in range(len(rows) // 2):
            if rows[tile]["haven"] == PORT:
                self.of_port[rows[tile]["haven_number"]] = tile
            if rows[tile]["kind"] == CENTRE_TILE:
                self.centre = tile
        near: list[int] = []
        for cell in range(CELLS):
            for direction in range(DIRECTIONS):
                near.append(neighbour(cell, direction))
        self.near = vec[i64]([i64(cell) for cell in near])
        turns: list[int] = []
        for coast in range(16):
            for touching in range(16):
                for land in range(16):
                    turns.append(turns_that_fit(coast, touching, land))
        self.turns = vec[i64]([i64(fitting) for fitting in turns])

    def turns_on(self, side: i64, touching: i64, land: i64) -> i64:
        """The quarter turns in which a side of a tile fits, as a bit set; those that look the same count once."""
        coast = self.coast[side]
        fitting = self.turns[(coast << 8) + (touching << 4) + land]
        if fitting and coast == 0:
            return 1
        return fitting


def turned_coast(coast: i64, turn: i64) -> i64:
    """The land sides after so many quarter turns clockwise."""
    return (coast << turn | coast >> (SIDES - turn)) & 15


def turns_that_fit(coast: i64, touching: i64, land: i64) -> i64:
    fitting: i64 = 0
    turn: i64 = 0
    while turn < SIDES:
        if turned_coast(coast, turn) & touching == land & touching and land & ~touching == 0:
            fitting |= bit(turn)
        turn += 1
    return fitting


@final
class Chart:
    """The map as it is laid. Once it is complete nobody changes it, and copies of a state share it."""

    tiles: Final[Tiles]
    laid: Final[vec[i64]]  # of each cell: side of a tile * 4 + quarter turns, NONE
    lying: i64  # cells with a tile
    touched: i64  # cells beside a tile
    touched_twice: i64  # cells beside two tiles or more
    touching: Final[vec[i64]]  # of each cell: sides that touch a tile
    land: Final[vec[i64]]  # those of them that touch land
    complete: bool
    zones: vec[i64]  # of each cell
    gates: vec[i64]  # eight a cell: the zone a gate belongs to
    steps: vec[i64]  # eight a sea space: the space beyond a gate, NONE
    haven: vec[i64]  # of each cell: 0, PORT or LAIR
    haven_number: vec[i64]
    roadstead: vec[i64]  # of each cell: the space its haven opens to, NONE
    port_cell: vec[i64]
    lair_cell: vec[i64]
    site_space: vec[i64]
    site_of: vec[i64]  # of each space: the site there, NONE

    def __init__(self, tiles: Tiles, like: "Chart | None" = None) -> None:
        self.tiles = tiles
        self.laid = vec[i64]([i64(NONE)] * CELLS) if like is None else like.laid[:]
        self.touching = vec[i64]([i64(0)] * CELLS) if like is None else like.touching[:]
        self.land = vec[i64]([i64(0)] * CELLS) if like is None else like.land[:]
        if like is not None:
            self.lying = like.lying
            self.touched = like.touched
            self.touched_twice = like.touched_twice
            self.complete = like.complete
            self.zones = like.zones
            self.gates = like.gates
            self.steps = like.steps
            self.haven = like.haven
            self.haven_number = like.haven_number
            self.roadstead = like.roadstead
            self.port_cell = like.port_cell
            self.lair_cell = like.lair_cell
            self.site_space = like.site_space
            self.site_of = like.site_of
            return
        self.lying = 0
        self.touched = 0
        self.touched_twice = 0
        self.complete = False
        self.zones = vec[i64]()
        self.gates = vec[i64]()
        self.steps = vec[i64]()
        self.haven = vec[i64]()
        self.haven_number = vec[i64]()
        self.roadstead = vec[i64]()
        self.port_cell = vec[i64]()
        self.lair_cell = vec[i64]()
        self.site_space = vec[i64]()
        self.site_of = vec[i64]()

    def copy(self) -> "Chart":
        return self if self.complete else Chart(self.tiles, self)

    def lay(self, cell: i64, side: i64, turn: i64) -> None:
        """Lay a side of a tile; the neighbours have to match it from now on."""
        self.laid[cell] = side * 4 + turn
        self.lying |= bit(cell)
        coast = turned_coast(self.tiles.coast[side], turn)
        edge: i64 = 0
        while edge < SIDES:
            beside = self.tiles.near[cell * 8 + edge * 2]
            if beside != NONE:
                opposite = bit((edge + 2) & 3)
                self.touched_twice |= self.touched & bit(beside)
                self.touched |= bit(beside)
                self.touching[beside] |= opposite
                if coast >> edge & 1:
                    self.land[beside] |= opposite
            edge += 1

    def open_cells(self) -> i64:
        """SMB-MAP-05: arms that touch a tile, and other cells but corners that touch two, as a bit set."""
        return (self.touched_twice | self.touched & self.tiles.arms) & ~(self.lying | self.tiles.corners)

    def turns_for(self, side: i64, cell: i64) -> i64:
        """The quarter turns in which a side of a tile matches its neighbours there, as a bit set (SMB-MAP-06)."""
        return self.tiles.turns_on(side, self.touching[cell], self.land[cell])

    def cells_for(self, side: i64, among: i64) -> i64:
        """Those of the cells where a side of a tile fits in some turn."""
        cells: i64 = 0
        cell: i64 = 0
        while among:
            if among & 1 and self.turns_for(side, cell):
                cells |= bit(cell)
            among >>= 1
            cell += 1
        return cells

    def fits_somewhere(self, side: i64, among: i64) -> bool:
        cell: i64 = 0
        while among:
            if among & 1 and self.turns_for(side, cell):
                return True
            among >>= 1
            cell += 1
        return False

    def zone_number(self, space: i64) -> i64:
        """The number of a sea space among the zones of its tile, from 1; 0 where it is the only one."""
        return (space & 3) + 1 if self.zones[space >> 2] > 1 else 0

    def gate_of(self, space: i64) -> i64:
        """A gate of a sea space, at a side if there is one: it tells the zone from the others of its tile."""
        first = space >> 2 << 3
        at_corner: i64 = NONE
        direction: i64 = 0
        while direction < DIRECTIONS:
            if self.gates[first + direction] == space & 3:
                if direction & 1 == 0:
                    return direction
                if at_corner == NONE:
                    at_corner = direction
            direction += 1
        return at_corner

    def finish(self) -> None:
        """All cells have their tile: make the tables by which ships sail."""
        tiles = self.tiles
        self.complete = True
        self.zones = vec[i64]([i64(0)] * CELLS)
        self.gates = vec[i64]([i64(NONE)] * (CELLS * DIRECTIONS))
        self.steps = vec[i64]([i64(NONE)] * (HAVEN * DIRECTIONS))
        self.haven = vec[i64]([i64(0)] * CELLS)
        self.haven_number = vec[i64]([i64(NONE)] * CELLS)
        self.roadstead = vec[i64]([i64(NONE)] * CELLS)
        self.port_cell = vec[i64]([i64(NONE)] * PORTS)
        self.lair_cell = vec[i64]([i64(NONE)] * LAIRS)
        self.site_space = vec[i64]([i64(NONE)] * SITES)
        self.site_of = vec[i64]([i64(NONE)] * SPACES)
        cell: i64 = 0
        while cell < CELLS:
            self.chart_cell(cell, self.laid[cell] >> 2, self.laid[cell] & 3)
            cell += 1
        cell = 0
        while cell < CELLS:
            direction: i64 = 0
            while direction < DIRECTIONS:
                zone = self.gates[cell * 8 + direction]
                beyond = tiles.near[cell * 8 + direction]
                if zone != NONE and beyond != NONE:
                    into = self.gates[beyond * 8 + (direction + 4) % 8]
                    if into != NONE:
                        self.steps[(cell * 4 + zone) * 8 + direction] = beyond * 4 + into
                direction += 1
            cell += 1

    def chart_cell(self, cell: i64, side: i64, turn: i64) -> None:
        tiles = self.tiles
        self.zones[cell] = tiles.zones[side]
        direction: i64 = 0
        while direction < DIRECTIONS:
            self.gates[cell * 8 + (direction + 2 * turn) % 8] = tiles.gates[side * 8 + direction]
            direction += 1
        kind = tiles.haven[side]
        if kind:
            number = tiles.haven_number[side]
            self.haven[cell] = kind
            self.haven_number[cell] = number
            self.roadstead[cell] = cell * 4 + tiles.haven_zone[side]
            if kind == PORT:
                self.port_cell[number] = cell
            else:
                self.lair_cell[number] = cell
        site = tiles.site[side]
        if site != NONE:
            space = cell * 4 + tiles.site_zone[side]
            self.site_space[site] = space
            self.site_of[space] = site
