"""Seul Maître à Bord, section 3: map building."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from flibuste.kit.play import Play
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import State
from flibuste.kit.texts import Text
from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.chart import (
    AROUND,
    CELLS,
    CENTRE,
    CORNERS,
    EDGES,
    POOL,
    PORT_TILES,
    SIDES,
    Cell,
    Chart,
    Laid,
    completed,
    fits,
    laid,
    mismatches,
    neighbour,
    reached,
)
from tests.games.seul_maitre_a_bord.table import (
    CHART,
    Table,
    assert_shares,
    cell_name,
    cell_of,
    chart_of,
    game,
    new_game,
    table,
    written,
)

ARMS = [(0, 2), (2, 4), (4, 2), (2, 0)]
CROSS: Chart = {cell: CHART[cell] for cell in [CENTRE, *AROUND]}
WITHOUT_PORTS: Chart = {cell: tile for cell, tile in CHART.items() if cell not in CORNERS}


def building(chart: Mapping[Cell, Laid], display: str, phase: str = "tile", **more: Any) -> Table:
    """Seat 0 lays a tile; those of the display are revealed."""
    return table(chart=chart, phase=phase, round=0, display=display.split(), storms=storms_on(chart), **more)


def storms_on(chart: Mapping[Cell, Laid]) -> list[str]:
    return [cell_name(cell) for cell, tile in chart.items() if tile.tile in ("T02", "T03")]


def changed(chart: Mapping[Cell, Laid], changes: Mapping[Cell, str | None]) -> Chart:
    """The chart with other tiles in these cells, or with none."""
    result = {cell: tile for cell, tile in chart.items() if cell not in changes}
    result |= {cell: laid(text) for cell, text in changes.items() if text is not None}
    assert not mismatches(result)
    return result


# -- the rulings once more, for comparison


def open_cells(chart: Mapping[Cell, Laid]) -> list[Cell]:
    """Where a pool tile may go: SMB-MAP-05."""
    found = []
    for cell in CELLS:
        touching = sum(neighbour(cell, side) in chart for side in SIDES)
        if cell not in chart and cell not in CORNERS and touching >= (1 if cell in ARMS else 2):
            found.append(cell)
    return found


def turns(chart: Chart, tile: str, cell: Cell, reverse: bool = False) -> list[int]:
    """How a tile can lie there so that its sides match: SMB-MAP-06."""
    return [q for q in range(4) if fits(chart | {cell: Laid(tile, q, reverse)}, cell)]


def places(chart: Chart, tile: str, reverse: bool = False) -> list[Cell]:
    return [cell for cell in open_cells(chart) if turns(chart, tile, cell, reverse)]


# -- SMB-MAP-01 to -03


@rule("SMB-MAP-01")
def test_the_centre_tile_lies_in_the_middle_and_everybody_has_a_port() -> None:
    for luck in range(20):
        t = new_game(4, luck)
        assert chart_of(t.seen)[CENTRE].tile == "C0"
        assert {seat["port"] for seat in t.seen["seats"]} == {"vanilla", "coffee", "rum", "sugar"}
        assert sorted(event["port"] for event in t.told("dealt")) == ["coffee", "rum", "sugar", "vanilla"]


@rule("SMB-MAP-02")
def test_four_land_tiles_lie_around_the_centre_with_the_sea_towards_it() -> None:
    drawn: Counter[str] = Counter()
    lying: dict[str, Counter[int]] = {"LSSS": Counter(), "LLSS": Counter(), "LSLS": Counter()}
    for luck in range(amount(300, 3000)):
        chart = chart_of(new_game(2, luck).seen)
        assert set(chart) == {CENTRE, *AROUND}
        assert not mismatches(chart)
        for cell in AROUND:
            drawn[chart[cell].tile] += 1
        lying[EDGES[chart[1, 2].tile]][chart[1, 2].quarters] += 1
    assert_even_draw(drawn)
    assert_shares(lying["LSSS"], {0: 1, 1: 1, 3: 1})  # land in the south would not match the centre
    assert_shares(lying["LLSS"], {0: 1, 3: 1})
    assert_shares(lying["LSLS"], {1: 1, 3: 1})


def assert_even_draw(drawn: Counter[str]) -> None:
    with_land = [tile for tile in POOL if "L" in EDGES[tile]]
    assert len(with_land) == 14
    assert set(drawn) == set(with_land)
    share = drawn.total() / 14
    assert sum((drawn[tile] - share) ** 2 / share for tile in with_land) < 34.5  # one in a thousand, 13 degrees


@rule("SMB-MAP-03")
def test_four_of_the_other_sixteen_tiles_are_revealed() -> None:
    shown: Counter[str] = Counter()
    for luck in range(amount(100, 1000)):
        t = new_game(4, luck)
        display = t.seen["display"]
        assert (len(display), t.seen["pile"]) == (4, 12)
        lying = {tile.tile for tile in chart_of(t.seen).values()}
        assert len({*display, *lying}) == 9
        assert set(display) <= set(POOL)
        shown.update(display)
    assert set(shown) == set(POOL)


# -- SMB-MAP-04


@rule("SMB-MAP-04")
def test_in_turn_order_each_takes_a_tile_and_a_new_one_is_revealed() -> None:
    t = building(CROSS, "T01 T04 T08 T19", tile_top=["T06", "T10"])
    assert t.question == (0, "tile")
    t.do("tile T04")
    assert t.question == (0, "cell")
    t.do("cell 1,1")  # a tile without land lies as it is
    assert chart_of(t.seen)[1, 1].tile == "T04"
    assert set(t.seen["display"]) == {"T01", "T08", "T19", "T06"}
    assert t.question == (1, "tile")
    t.do("tile T08", "cell 4,2")
    assert t.question == (1, "turn")
    t.do("turn 2")
    assert t.question == (2, "tile")


@rule("SMB-MAP-04")
def test_only_revealed_tiles_are_taken() -> None:
    t = building(CROSS, "T01 T04 T08 T19")
    clause, told = t.refusal("tile T06")
    assert (clause, told["name"]) == ("SMB-MAP-04", "@tile-T06")
    assert t.clause("tile T07") == "SMB-MAP-04"  # it lies already


@rule("SMB-MAP-04")
@pytest.mark.parametrize(
    ("cell", "quarters"),
    [((1, 1), {0, 3}), ((4, 2), {1, 2, 3}), ((0, 2), {0, 1, 3}), ((2, 4), {3}), ((2, 0), {1})],
)
def test_a_tile_is_laid_in_any_rotation_that_matches(cell: Cell, quarters: set[int]) -> None:
    for turn in quarters:
        t = building(CROSS, "T01 T04 T08 T19").do("tile T08", f"cell {cell_name(cell)}")
        if len(quarters) > 1:
            assert t.legal() == {f"turn {q}" for q in quarters}
            t.do(f"turn {turn}")
        assert chart_of(t.seen)[cell] == Laid("T08", turn)


@rule("SMB-MAP-04")
def test_everybody_lays_four_tiles() -> None:
    laid_by: Counter[str] = Counter()
    for t in building_games(1, 4):
        laid_by.update(event["seat"] for event in t.told("laid"))
    assert laid_by == {"#0": 4, "#1": 4, "#2": 4, "#3": 4}


@rule("SMB-MAP-04")
@pytest.mark.parametrize("move", ["tile T01", "cell 1,1", "turn 1"])
def test_no_tile_is_laid_once_the_map_is_built(move: str) -> None:
    assert table().clause(move) == "SMB-MAP-04"


# -- SMB-MAP-05 and -06


@rule("SMB-MAP-05")
def test_first_the_arms_and_the_inner_corners_are_open() -> None:
    t = building(CROSS, "T16 T04 T08 T19").do("tile T16")  # two land sides that meet fit everywhere
    assert t.legal() == {"cell 0,2", "cell 2,4", "cell 4,2", "cell 2,0", "cell 1,1", "cell 1,3", "cell 3,1", "cell 3,3"}
    assert {f"cell {cell}" for cell in t.seen["fits"]} == t.legal()


@rule("SMB-MAP-05")
@pytest.mark.parametrize(
    ("cell", "at", "told"),
    [("0,1", "B1", "touches-too-few"), ("0,0", "A1", "corner-for-ports"), ("1,2", "C2", "cell-taken")],
)
def test_other_cells_are_closed(cell: str, at: str, told: str) -> None:
    t = building(CROSS, "T16 T04 T08 T19").do("tile T16")
    clause, args = t.refusal(f"cell {cell}")
    assert (clause, args["at"]) == ("SMB-MAP-05", at)
    assert t.reason(f"cell {cell}") == f"refusal-{told}"


@rule("SMB-MAP-05")
@pytest.mark.parametrize(
    ("there", "open"), [([], False), ([(1, 1)], False), ([(0, 2)], False), ([(1, 1), (0, 2)], True)]
)
def test_a_border_cell_beside_a_corner_needs_two_neighbours(there: list[Cell], open: bool) -> None:
    chart = {**CROSS, **{cell: CHART[cell] for cell in there}}
    t = building(chart, "T16 T01 T08 T19").do("tile T16")
    assert ("cell 0,1" in t.legal()) == open


@rule("SMB-MAP-05")
def test_an_arm_needs_one_neighbour() -> None:
    t = building(CROSS, "T16 T01 T08 T19").do("tile T16")
    assert "cell 0,2" in t.legal()


@rule("SMB-MAP-06")
def test_touching_sides_match() -> None:
    t = building(CROSS, "T01 T04 T08 T19").do("tile T01")
    clause, told = t.refusal("cell 2,0")  # land to its east
    assert (clause, told["at"]) == ("SMB-MAP-06", "A3")
    t = building(CROSS, "T01 T04 T16 T19").do("tile T16", "cell 1,3")  # land in the south and in the west
    assert chart_of(t.seen)[1, 3] == Laid("T16", 2)


@rule("SMB-MAP-06")
def test_a_rotation_that_does_not_match_is_refused() -> None:
    t = building(CROSS, "T01 T04 T08 T19").do("tile T08", "cell 1,1")
    assert t.clause("turn 1") == "SMB-MAP-06"


@rule("SMB-MAP-06")
def test_sides_on_the_border_are_free() -> None:
    t = building(CROSS, "T01 T04 T08 T19").do("tile T08", "cell 0,2")  # the sea in its south
    assert t.legal() == {"turn 0", "turn 1", "turn 3"}


@rule("SMB-MAP-06")
def test_whoever_turns_a_tile_is_told_where_its_land_will_be() -> None:
    t = building(CROSS, "T01 T04 T08 T19").do("tile T08", "cell 0,2")
    for choice in game.choices(t.state, 0):
        lies = Laid("T08", int(choice.notation.removeprefix("turn ")))
        assert choice.hint is not None
        assert isinstance(choice.hint.args["sides"], tuple)
        told = [side.args["to"] for side in choice.hint.args["sides"] if isinstance(side, Text)]
        assert told == [f"@wind-{side}" for side in SIDES if lies.is_land(side)]


# -- SMB-MAP-07

# Two cells are left, each between a land and a sea side: 4,1 (sea in the north, land in the east) and 3,0.
HARD = {(4, 1): None, (3, 0): None}


@rule("SMB-MAP-07")
def test_if_no_tile_fits_one_is_laid_with_its_reverse_up() -> None:
    chart = changed(WITHOUT_PORTS, {**HARD, (1, 4): "T08 1", (1, 0): "T10 3"})
    t = building(chart, "T01 T02")
    assert t.seen["reverse"] is True
    assert t.legal() == {"tile T01", "tile T02"}
    t.do("tile T01")
    assert t.legal() == {"cell 4,1", "cell 3,0"}
    t.do("cell 4,1")
    assert chart_of(t.seen)[4, 1] == Laid("T01", 1, True)
    assert chart_of(t.seen)[3, 0] == Laid("T02", 3, True)  # the last tile had but one way to lie
    assert t.phase == "port"


@rule("SMB-MAP-07")
def test_the_reverse_bears_what_the_face_bears_in_zone_0() -> None:
    chart = changed(WITHOUT_PORTS, {**HARD, (1, 1): "T01 0", (0, 2): "T02 0", (1, 4): "T08 1", (1, 0): "T10 3"})
    t = building(chart, "T04 T06").do("tile T04", "cell 4,1")
    spaces = t.seen["spaces"]
    assert spaces["4,1"]["site"] == "A"
    assert spaces["4,1:1"]["site"] is None
    assert spaces["3,0:lair"]["lair"] == 1
    assert set(spaces["4,1"]["gates"]) == {"SW", "W", "NW", "N", "NE"}


@rule("SMB-MAP-07")
def test_the_reverse_is_not_used_while_a_tile_fits() -> None:
    chart = changed(WITHOUT_PORTS, {**HARD, (4, 3): None, (1, 4): "T10 1"})
    t = building(chart, "T01 T08 T19")
    assert t.seen["reverse"] is False
    assert t.legal() == {"tile T08", "tile T19"}
    clause, told = t.refusal("tile T01")
    assert (clause, told["name"]) == ("SMB-MAP-07", "@tile-T01")


# -- SMB-MAP-08


@rule("SMB-MAP-08")
def test_a_storm_travels_with_its_tile() -> None:
    t = building(CROSS, "T02 T04 T08 T19", tile_top=["T03"])
    assert t.seen["storms"] == []
    t.do("tile T02", "cell 1,1")
    assert t.seen["storms"] == ["1,1"]
    assert [(event["tile"], event["storm"]) for event in t.told("tile-up")] == [("T03", 1)]


# -- SMB-MAP-09


@rule("SMB-MAP-09")
def test_at_last_everybody_lays_the_own_port_in_a_free_corner() -> None:
    t = building(WITHOUT_PORTS, "", phase="port")
    for seat, (cell, free) in enumerate([("4,4", 4), ("0,0", 3), ("4,0", 2)]):
        assert t.question == (seat, "port")
        assert len(t.legal()) == free
        t.do(f"cell {cell}")
    chart = chart_of(t.seen)  # the last corner is the only one left
    assert [chart[corner].tile for corner in ((4, 4), (0, 0), (4, 0), (0, 4))] == ["P1", "P2", "P3", "P4"]
    assert t.phase == "act"
    assert (t.at(0), t.at(3)) == ("4,4:port", "0,4:port")


@rule("SMB-MAP-09")
def test_a_port_goes_to_a_corner() -> None:
    t = building(WITHOUT_PORTS, "", phase="port")
    clause, told = t.refusal("cell 0,1")
    assert (clause, told["at"]) == ("SMB-MAP-09", "B1")
    t.do("cell 4,4")
    clause, told = t.refusal("cell 4,4")
    assert (clause, told["at"], t.reason("cell 4,4")) == ("SMB-MAP-09", "E5", "refusal-cell-taken")


@rule("SMB-MAP-09", "SMB-MAP-06")
@pytest.mark.parametrize("quarters", range(4))
def test_a_port_has_one_rotation_for_a_corner(quarters: int) -> None:
    whole = completed({(0, 0): f"P1 {quarters}"}, seed=5)
    t = building({cell: tile for cell, tile in whole.items() if cell not in CORNERS}, "", phase="port").do("cell 0,0")
    assert chart_of(t.seen)[0, 0] == Laid("P1", quarters)


# -- whole maps


def building_games(games: int, players: int | None = None) -> Iterator[Table]:
    """Maps built by players who choose at random, at every decision and when they are finished."""
    for luck in range(games):
        t = new_game(players or 2 + luck % 3, luck)
        chance = Random(luck)
        while t.phase in ("tile", "cell", "turn", "port"):
            yield t
            t.do(chance.choice(sorted(t.legal())))
        yield t


@rule("SMB-MAP-04", "SMB-MAP-05", "SMB-MAP-06", "SMB-MAP-07", "SMB-MAP-09")
def test_what_may_be_laid_is_what_the_rulings_allow() -> None:
    reversed_tiles = 0
    for t in building_games(amount(8, 200)):
        seen = t.seen
        chart = chart_of(seen)
        if t.phase == "tile":
            able = [tile for tile in seen["display"] if places(chart, tile)]
            assert seen["reverse"] == (not able)
            reversed_tiles += not able
            assert t.legal() == {f"tile {tile}" for tile in able or seen["display"]}
        elif t.phase == "cell":
            expected = places(chart, seen["chosen"], seen["reverse"])
            assert t.legal() == {f"cell {cell_name(cell)}" for cell in expected}
            for cell in expected:
                beside = [side for side in SIDES if neighbour(cell, side) in chart]
                assert len(beside) == 1 or beside in (["N", "E"], ["E", "S"], ["S", "W"], ["N", "W"])
        elif t.phase == "turn":
            expected_turns = turns(chart, seen["chosen"], cell_of(seen["chosen_cell"]), seen["reverse"])
            assert t.legal() == {f"turn {q}" for q in expected_turns}
        elif t.phase == "port":
            assert t.legal() == {f"cell {cell_name(cell)}" for cell in CORNERS if cell not in chart}
    assert reversed_tiles


@rule("SMB-MAP-05", "SMB-MAP-06", "SMB-MAP-07", "SMB-MAP-09", "SMB-TRM-04")
def test_every_map_is_finished_matches_and_leads_everywhere() -> None:
    for seed in range(amount(100, 10_000)):
        chart = chart_of(Table(map_built(seed)).seen)
        assert sorted(tile.tile for tile in chart.values()) == sorted(["C0", *PORT_TILES, *POOL])
        assert sorted(chart) == CELLS
        assert not mismatches(chart)
        assert {chart[corner].tile for corner in CORNERS} == set(PORT_TILES)
        come_to = reached(chart, (CENTRE, 0))
        assert come_to == {(cell, zone) for cell in CELLS for zone in range(len(chart[cell].zones))}
        features = {tile.feature for tile in chart.values()} - {None}
        assert len(features) == 5 + 5 + 4


def map_built(seed: int) -> State:
    """Players lay tiles at random; nothing is looked at before the map is finished, so that many maps can be built."""
    chance = Random(seed)
    play = Play(game, 2 + seed % 3, {}, SeededLuck(seed))
    moves = play.legal_moves()
    while moves[0].split()[0] in ("tile", "cell", "turn"):
        play.move(chance.choice(moves))
        moves = play.legal_moves()
    return play.state


@rule("SMB-MAP-05", "SMB-TRM-03")
def test_the_spaces_that_are_shown_are_those_of_the_map() -> None:
    for t in building_games(amount(3, 100)):
        seen = t.seen
        for cell, tile in chart_of(seen).items():
            for zone, gates in enumerate(tile.zones):
                name = cell_name(cell) + (f":{zone}" if zone else "")
                assert set(seen["spaces"][name]["gates"]) == gates
                feature = tile.feature
                site = (
                    feature[0].split()[1] if feature and feature[0].startswith("site") and feature[1] == zone else None
                )
                assert seen["spaces"][name]["site"] == site
    assert written(CHART)["2,2"] == "C0/0"
