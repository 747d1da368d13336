"""The map as the rulings describe it, told a second time for the tests: tiles, their zones, and ways over the sea.

Cells are (row, column), row 0 in the north. A tile is written with its number of quarter turns clockwise: `T17 0`, or
`T17r 0` with its reverse up.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

SIZE = 5
CELLS = [(row, column) for row in range(SIZE) for column in range(SIZE)]
CORNERS = [(0, 0), (0, 4), (4, 4), (4, 0)]
CENTRE = (2, 2)
AROUND = [(1, 2), (2, 3), (3, 2), (2, 1)]  # where tiles with land lie
COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
SIDES = ["N", "E", "S", "W"]
OFFSETS = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]

Cell = tuple[int, int]

ZONES = {  # by the land sides of the unturned tile
    "SSSS": ["N NE E SE S SW W NW"],
    "LSSS": ["NE E SE S SW W NW"],
    "LLSS": ["SE S SW W NW", "NE"],
    "LSLS": ["NE E SE", "SW W NW"],
}
REVERSE = "LLSS"
EDGES = {
    **dict.fromkeys(["C0", "T01", "T02", "T03", "T04", "T05", "T06"], "SSSS"),
    **dict.fromkeys(["T07", "T08", "T09", "T10", "T11", "T12", "T13"], "LSSS"),
    **dict.fromkeys(["P1", "P2", "P3", "P4", "T14", "T15", "T16", "T17", "T18"], "LLSS"),
    **dict.fromkeys(["T19", "T20"], "LSLS"),
}
FEATURES = {  # what lies on a tile, and the zone it opens to
    "C0": ("port centre", 0),
    "P1": ("port vanilla", 0),
    "P2": ("port coffee", 0),
    "P3": ("port rum", 0),
    "P4": ("port sugar", 0),
    "T04": ("site A", 0),
    "T05": ("site B", 0),
    "T11": ("site C", 0),
    "T17": ("site D", 1),
    "T20": ("site E", 0),
    "T06": ("lair 1", 0),
    "T12": ("lair 2", 0),
    "T13": ("lair 3", 0),
    "T18": ("lair 4", 0),
}
STORM_TILES = {"T02", "T03"}
POOL = [f"T{n:02}" for n in range(1, 21)]
PORT_TILES = ["P1", "P2", "P3", "P4"]


def neighbour(cell: Cell, way: str) -> Cell | None:
    """The cell one step that way, if there is one."""
    down, right = OFFSETS[COMPASS.index(way)]
    there = (cell[0] + down, cell[1] + right)
    return there if there in CELLS else None


def opposite(way: str) -> str:
    return turned(way, 4)


def turned(way: str, eighths: int) -> str:
    return COMPASS[(COMPASS.index(way) + eighths) % 8]


class Laid(NamedTuple):
    """A tile as it lies on the map."""

    tile: str
    quarters: int
    reverse: bool = False

    @property
    def edges(self) -> str:
        return REVERSE if self.reverse else EDGES[self.tile]

    def is_land(self, side: str) -> bool:
        return self.edges[(SIDES.index(side) - self.quarters) % 4] == "L"

    @property
    def zones(self) -> list[set[str]]:
        """The gates of each zone."""
        return [{turned(gate, 2 * self.quarters) for gate in zone.split()} for zone in ZONES[self.edges]]

    def zone_of(self, gate: str) -> int | None:
        return next((n for n, gates in enumerate(self.zones) if gate in gates), None)

    @property
    def feature(self) -> tuple[str, int] | None:
        name, zone = FEATURES.get(self.tile, ("", 0))
        return (name, 0 if self.reverse else zone) if name else None


Chart = dict[Cell, Laid]


def laid(text: str) -> Laid:
    tile, quarters = text.split()
    return Laid(tile.rstrip("r"), int(quarters), tile.endswith("r"))


def drawn(*rows: str) -> Chart:
    """A chart from five rows such as `P1 3 | T01 0 | ...`."""
    return {(r, c): laid(text) for r, row in enumerate(rows) for c, text in enumerate(row.split("|"))}


def mismatches(chart: Mapping[Cell, Laid]) -> list[tuple[Cell, Cell]]:
    """The neighbours whose touching sides are not both land or both sea."""
    found = []
    for cell, tile in chart.items():
        for side in ("E", "S"):
            beside = neighbour(cell, side)
            if beside is not None and beside in chart and tile.is_land(side) != chart[beside].is_land(opposite(side)):
                found.append((cell, beside))
    return found


Water = tuple[Cell, int]


def ways_from(chart: Chart, water: Water) -> Iterator[Water]:
    """Where one step of a ship at sea can lead: through an open gate, or around a cape."""
    cell, zone = water
    for other in range(len(chart[cell].zones)):
        if other != zone:
            yield cell, other
    for gate in chart[cell].zones[zone]:
        there = neighbour(cell, gate)
        if there is not None:
            arrival = chart[there].zone_of(opposite(gate))
            if arrival is not None:
                yield there, arrival


def reached(chart: Chart, start: Water) -> set[Water]:
    """All waters a ship can come to."""
    seen = {start}
    todo = [start]
    while todo:
        for water in ways_from(chart, todo.pop()):
            if water not in seen:
                seen.add(water)
                todo.append(water)
    return seen


def completed(part: Mapping[Cell, str], seed: int = 0) -> Chart:
    """A chart with these tiles in these places; the others lie where they match."""
    chart = {cell: laid(text) for cell, text in part.items()}
    chart.setdefault(CENTRE, Laid("C0", 0))
    ports = [tile for tile in PORT_TILES if tile not in {tile.tile for tile in chart.values()}]
    for n, corner in enumerate(CORNERS):
        if corner not in chart:
            chart[corner] = Laid(ports.pop(0), (n + 3) % 4)
    assert not mismatches(chart), "what is given does not match"
    lies = {tile.tile for tile in chart.values()}
    chance = Random(seed)
    rest = [tile for tile in POOL if tile not in lies]
    free = [cell for cell in CELLS if cell not in chart]
    chance.shuffle(rest)
    done = filled(chart, free, rest)
    assert done is not None, "these tiles leave no way to finish the map"
    return {cell: done[cell] for cell in CELLS}


def filled(chart: Chart, free: list[Cell], rest: list[str]) -> Chart | None:
    if not free:
        return chart
    cell = free[0]
    tried = set()
    for tile in rest:
        if cell in AROUND and "L" not in EDGES[tile]:
            continue
        for quarters in range(4):
            sides = tuple(Laid(tile, quarters).is_land(side) for side in SIDES)
            if sides in tried and tile not in FEATURES:
                continue
            tried.add(sides)
            with_it = chart | {cell: Laid(tile, quarters)}
            if fits(with_it, cell):
                done = filled(with_it, free[1:], [other for other in rest if other != tile])
                if done is not None:
                    return done
    return None


def fits(chart: Mapping[Cell, Laid], cell: Cell) -> bool:
    """Whether the tile there matches its neighbours."""
    around = [(side, neighbour(cell, side)) for side in SIDES]
    return all(
        chart[cell].is_land(side) == chart[beside].is_land(opposite(side))
        for side, beside in around
        if beside is not None and beside in chart
    )
