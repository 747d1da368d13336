"""Positions of Seul Maître à Bord in names and numbers that a person can edit, and what is wrong with bad ones."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from flibuste.games.seul_maitre_a_bord.figures import (
    CHANGES,
    DIRECTIONS,
    FACES,
    FAMILIES,
    GOODS,
    PORTS,
    SHIPS,
    SITES,
    SPECIALITIES,
    Components,
    Goods,
    Speciality,
)
from flibuste.games.seul_maitre_a_bord.moves import cell_at, cell_id, ship_name, space_id, token_id
from flibuste.games.seul_maitre_a_bord.rules import (
    bank,
    chart,
    codes,
    combat,
    engagement,
    initiative,
    map_building,
    market,
    navigation,
    numbers,
    science,
    setup,
    shipyard,
    terms,
)
from flibuste.games.seul_maitre_a_bord.rules.chart import Chart
from flibuste.games.seul_maitre_a_bord.rules.ships import Pirate, Vessel
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.games.seul_maitre_a_bord.view import (
    HITS,
    HURT_WHY,
    IMPROVEMENTS_BOUGHT,
    PHASES,
    PLACING_WHY,
    TALLY,
    USED,
    combat_figures,
    digits,
    faces,
    hurt,
    knowers,
    laid,
    leaders,
    moving,
    neutral_bids,
    order,
    pirate_figures,
    placing,
    seat_figures,
    ship_place,
    storms,
    thrown,
    tokens,
    words_of,
)
from flibuste.kit.bits import count, has, members
from flibuste.kit.errors import BadPosition, wrong_field, wrong_number, wrong_word
from flibuste.kit.state import legal_moves

LARGEST = 10_000
MOST_FIXED = 15
MOST_TRIES = 20_000  # of tiles, when a map is completed

BUILDING = (codes.CHOOSING, codes.PLACING, codes.TURNING, codes.PORTING)
PREPARING = (codes.SHELTER, codes.BIDDING)
FIGHTING = (codes.SHOT, codes.CREWING, codes.LOOTING, codes.BEATEN)
IN_TURN = (
    *(codes.ACT, codes.PIRATING, codes.TRADING, codes.YARD, codes.SEARCH, codes.ENGAGING),
    *(codes.READY, codes.PAYING, *FIGHTING),
)
HIT_FACES = dict(zip(HITS, (codes.CANNON_FACE, codes.HOLD_FACE, codes.SAILOR_FACE, codes.SAIL_FACE), strict=True))

Number = Annotated[int, Meta(ge=0, le=LARGEST)]
Small = Annotated[int, Meta(ge=0, le=15)]
Ship = Annotated[int, Meta(ge=0, le=7)]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Family = Literal["mammals", "fruits", "reptiles", "birds", "insects"]
Face = Literal["sailor", "sail", "hold", "cannon", "miss"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Seat(Part, frozen=True, kw_only=True):
    money: Number | None = None
    vp: Number = 0
    tokens: Small | None = None
    owed: Small = 0
    fifth: bool = False
    port: Literal["vanilla", "coffee", "rum", "sugar", "centre"] | None = None
    at: str | None = None
    type: Literal["merchant", "corsair"] = "merchant"
    sailors: Small | None = None
    sails: Small = 0
    deck: Small = 0
    leaks: Small = 0
    sail_damage: Small = 0
    cannon_damage: Small = 0
    upgrade: Small = 0
    extensions: Small = 0
    cannons: Small | None = None
    cargo: dict[Goods, Small] = {}
    discoveries: list[str] = []
    delivered: list[str] = []
    specialists: dict[Speciality, Annotated[int, Meta(ge=0, le=3)]] = {}
    unbound: Small = 0
    marks: list[Literal["A", "B", "C", "D", "E"]] = []
    fought: bool = False
    bid: Small | None = None


class PirateAt(Part, frozen=True, kw_only=True):
    at: str | None = None
    cannon_damage: Small = 0
    sailor_damage: Number = 0
    sail_damage: Number = 0
    purse: Number | None = None
    treasure: Number = 0
    improvements: list[str] = []
    controller: Small | None = None
    fought: bool = False


class FixedDice(Part, frozen=True, kw_only=True):
    wind: Annotated[list[Direction], Meta(max_length=MOST_FIXED)] = []
    change: Annotated[list[Literal["+1", "-1", "+2", "-2", "0", "reroll"]], Meta(max_length=MOST_FIXED)] = []
    red: Annotated[list[Face], Meta(max_length=MOST_FIXED)] = []
    white: Annotated[list[Face], Meta(max_length=MOST_FIXED)] = []


class Course(Part, frozen=True, kw_only=True):
    ship: Ship
    spent: Number = 0
    free_step: bool | None = None
    free_point: bool | None = None
    came: str | None = None


class Trade(Part, frozen=True, kw_only=True):
    sold: list[Goods] = []
    filled: bool = False


class Work(Part, frozen=True, kw_only=True):
    recruited: Small = 0
    hired: Small = 0
    bought: list[Literal["sails", "hold", "cannon", "letter"]] = []


class Battle(Part, frozen=True, kw_only=True):
    attacker: Ship
    defender: Ship
    crews: tuple[Small | None, Small | None] = (None, None)
    gunners: tuple[Small, Small] | None = None
    blocked: tuple[Small, Small] = (0, 0)
    hits: dict[Literal["cannon", "hold", "sailor", "sail"], Small] = {}
    winner: Ship | None = None


class Placing(Part, frozen=True, kw_only=True):
    ship: Ship
    cell: str
    why: Literal["storm", "cross", "flee", "port", "drift"]
    dice: Annotated[int, Meta(ge=0, le=2)] = 0


class Hurt(Part, frozen=True, kw_only=True):
    ship: Ship
    sailors: Small = 0
    sails: Small = 0
    why: Literal["storm", "cross", "shot", "attacker", "defender", "letter"]


class Tally(Part, frozen=True, kw_only=True):
    combats: Number = 0
    ties: Number = 0
    pirate_combats: Number = 0
    storms: Number = 0
    sold: Number = 0
    black: Number = 0
    discoveries: Number = 0
    delivered: Number = 0
    banks: Number = 0
    ransoms: Number = 0
    letters: Number = 0
    reversed: Number = 0


class Position(Part, frozen=True, kw_only=True):
    players: int
    phase: str
    seats: list[Seat] | None = None
    options: dict[str, bool | int | str] = {}
    round: Annotated[int, Meta(ge=0, le=LARGEST)] | None = None
    order: list[Small] | None = None
    turn: Small | None = None
    actor: Small | None = None
    map: dict[str, str] = {}
    display: list[str] | None = None
    tile_top: list[str] = []
    chosen: str | None = None
    chosen_cell: str | None = None
    wind: Direction = "N"
    storms: list[str] | None = None
    dice: FixedDice = FixedDice()
    number_top: Annotated[list[Annotated[int, Meta(ge=1, le=4)]], Meta(max_length=MOST_FIXED)] = []
    improvement_top: Annotated[list[str], Meta(max_length=MOST_FIXED)] = []
    drawn: list[Annotated[int, Meta(ge=1, le=4)]] = []
    market: dict[Goods, Small] = {}
    leaders: dict[Speciality, Small | None] | None = None
    faces: dict[str, Family] = {}
    known: dict[str, list[Small]] = {}
    thrown: list[str] = []
    pirates: Annotated[list[PirateAt], Meta(max_length=4)] = []
    used: list[Literal["shipyard", "academy", "discovery", "piracy", "reinforcement"]] = []
    shipyards: Small | None = None
    moving: Course | None = None
    trade: Trade = Trade()
    yard: Work = Work()
    taken: Small = 0
    combat: Battle | None = None
    placing: Placing | None = None
    hurt: Hurt | None = None
    tally: Tally = Tally()


# -- writing


def write_state(file: Components, state: SeulMaitre) -> dict[str, Any]:
    course = moving(state)
    if course is not None and state.phase == codes.ENGAGING:
        course["came"] = ship_place(state, state.came)
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "order": order(state),
        "turn": state.turn,
        "actor": None if state.phase == codes.OVER else state.actor,
        "map": {
            cell_id(cell): f"{file.tile_ids[tile]}/{turn}{'r' if reverse else ''}"
            for cell, (tile, turn, reverse) in laid(file, state).items()
        },
        "display": [file.tile_ids[tile] for tile in members(state.display)],
        "tile_top": [file.tile_ids[tile] for tile in fixed(state.fixed_tiles, numbers.TILE_BITS)],
        "chosen": None if state.chosen == chart.NONE else file.tile_ids[state.chosen],
        "chosen_cell": None if state.chosen_cell == chart.NONE else cell_id(state.chosen_cell),
        "wind": DIRECTIONS[state.wind],
        "storms": storms(state),
        "dice": {
            "wind": [DIRECTIONS[face] for face in fixed(state.fixed_wind)],
            "change": [CHANGES[face] for face in fixed(state.fixed_change)],
            "red": [FACES[face] for face in fixed(state.fixed_red)],
            "white": [FACES[face] for face in fixed(state.fixed_white)],
        },
        "number_top": [number + 1 for number in fixed(state.fixed_numbers)],
        "improvement_top": [file.improvement_ids[kind] for kind in fixed(state.fixed_improvements)],
        "drawn": [number + 1 for number in members(state.drawn)],
        "market": dict(zip(GOODS, digits(state.rows, codes.GOODS), strict=True)),
        "leaders": leaders(state),
        "faces": faces(state),
        "known": knowers(state),
        "thrown": tokens(thrown(state)),
        "seats": [seat_figures(state, seat) for seat in range(state.players)],
        "pirates": [pirate_figures(file, state, number) for number in range(len(state.pirates))],
        "used": words_of(state.used, USED),
        "shipyards": state.yards,
        "moving": course,
        "trade": {"sold": words_of(state.sold, GOODS), "filled": bool(state.filled)},
        "yard": {
            "recruited": state.recruited,
            "hired": state.hired,
            "bought": words_of(state.bought, IMPROVEMENTS_BOUGHT),
        },
        "taken": state.taken,
        "combat": combat_figures(state),
        "placing": placing(state),
        "hurt": hurt(state),
        "tally": {name: int(getattr(state, field)) for name, field in TALLY.items()},
    }


def fixed(word: int, bits: int = numbers.DIGIT_BITS) -> list[int]:
    """Results fixed in a word, the next one first."""
    found = []
    while word:
        found.append((word & (1 << bits) - 1) - 1)
        word >>= bits
    return found


# -- reading


def read_state(file: Components, players: int, rounds: int, described: dict[str, Any]) -> SeulMaitre:
    """The state of a position whose number of players and options have been checked."""
    try:
        position = msgspec.convert(described, Position)
    except msgspec.ValidationError as error:
        raise BadPosition("position-wrong-shape", problem=str(error)) from error
    return PositionReader(file, players, rounds, position).state


def packed(results: Iterable[int], bits: int = numbers.DIGIT_BITS) -> int:
    """Results in a word, the next one lowest."""
    word = 0
    for result in reversed(list(results)):
        word = word << bits | result + 1
    return word


class PositionReader:
    """Reads one position, part by part; whatever cannot be is refused with the name of the field."""

    def __init__(self, file: Components, players: int, rounds: int, position: Position) -> None:
        self.file = file
        self.figures = file.figures
        self.position = position
        self.players = players
        if position.phase not in PHASES:
            raise wrong_word("phase", position.phase, PHASES)
        state = self.state = SeulMaitre(self.figures, players, {"rounds": rounds}, 0, None)
        setup.clear(state)
        state.phase = PHASES.index(position.phase)
        self.is_building = state.phase in BUILDING
        self.read_round()
        self.read_ports()
        if self.is_building:
            self.read_building()
        else:
            self.read_map()
        self.read_weather()
        self.read_seats()
        self.read_market()
        self.read_leaders()
        self.read_tokens()
        self.read_pirates()
        self.read_course()
        self.read_combat()
        self.read_questions()
        self.read_luck()
        for name, field in TALLY.items():
            setattr(state, field, getattr(position.tally, name))
        self.check_phase()
        self.check_actor()

    def number(self, field: str, value: int, least: int, most: int) -> int:
        if not least <= value <= most:
            raise wrong_number(field, value, least, most)
        return value

    def unfit(self) -> BadPosition:
        """What is under way does not fit the phase."""
        return BadPosition("position-phase", phase=self.position.phase)

    # -- things by name

    def cell(self, field: str, id: str) -> int:
        row, comma, column = id.partition(",")
        if not (comma and row in "01234" and column in "01234" and len(row) == len(column) == 1):
            raise wrong_field(field, id)
        return int(row) * chart.SIZE + int(column)

    def space(self, field: str, id: str) -> int:
        id, colon, part = id.partition(":")
        cell = self.cell(field, id)
        kind = self.state.chart.haven[cell]
        if part in ("port", "lair"):
            if kind != (chart.PORT if part == "port" else chart.LAIR):
                raise BadPosition("position-space", space=f"{id}:{part}"[:40])
            return chart.HAVEN + cell
        zone = part if colon else "0"
        if zone not in ("0", "1", "2", "3") or int(zone) >= self.state.chart.zones[cell]:
            raise BadPosition("position-space", space=f"{id}:{part}"[:40])
        return cell * 4 + int(zone)

    def token(self, field: str, id: str) -> int:
        if len(id) != 2 or id[0] not in SITES or id[1] not in "123456":
            raise wrong_field(field, id)
        return SITES.index(id[0]) * codes.PILE + int(id[1]) - 1

    def tile(self, field: str, id: str) -> int:
        number = self.file.number_of_tile(id)
        if number == chart.NONE:
            raise wrong_field(field, id)
        return number

    def one_of_the_seats(self, field: str, seat: int) -> int:
        return self.number(field, seat, 0, self.players - 1)

    def ship(self, field: str, ship: int) -> int:
        if ship < codes.PIRATE:
            self.one_of_the_seats(field, ship)
        return ship

    # -- the round

    def read_round(self) -> None:
        state, position = self.state, self.position
        over, first = state.phase == codes.OVER, state.phase in PREPARING
        least = 0 if self.is_building else 2 if first else 1
        usual = state.rounds if over else least
        state.round = self.number(
            "round",
            usual if position.round is None else position.round,
            usual if over else least,
            0 if self.is_building else state.rounds,
        )
        seats = list(range(self.players)) if position.order is None else position.order
        if sorted(seats) != list(range(self.players)):
            raise wrong_field("order", seats)
        for place, seat in enumerate(seats):
            state.order += numbers.unit(place) * seat
        most = self.players if over else self.players - 1
        usual_turn = self.players if over else 0
        if position.actor is not None and position.turn is None and state.phase in (*IN_TURN, codes.CHOOSING):
            usual_turn = self.place_of_actor(seats)
        state.turn = self.number("turn", usual_turn if position.turn is None else position.turn, 0, most)

    def place_of_actor(self, seats: list[int]) -> int:
        """Whose turn it is, as far as the actor tells."""
        actor = self.position.actor
        if actor not in seats:
            raise wrong_field("actor", actor)
        is_own = self.state.phase in (*IN_TURN[:6], codes.READY, codes.CHOOSING)
        return seats.index(actor) if is_own else 0

    def read_ports(self) -> None:
        """The port each player was dealt."""
        seats = self.position.seats
        if seats is None:
            seats = [Seat()] * self.players
        if len(seats) != self.players:
            raise BadPosition("position-seats", players=self.players)
        self.seats = seats
        corner = [port for port in range(len(PORTS)) if self.figures.tiles.of_port[port] != self.figures.tiles.centre]
        named = [PORTS.index(seat.port) for seat in seats if seat.port is not None]
        if len(set(named)) < len(named) or not set(named) <= set(corner):
            raise wrong_field("port", [seat.port for seat in seats])
        others = [port for port in corner if port not in named]
        for number, seat in enumerate(seats):
            if seat.port is not None:
                port = PORTS.index(seat.port)
            else:
                usual = corner[number]
                port = usual if usual in others else others[0]
                others.remove(port)
            self.state.vessels[number].port = port

    # -- the map

    def given_tiles(self) -> dict[int, tuple[int, int, int]]:
        """What the position says of the map: cell to tile, side and quarter turns."""
        given: dict[int, tuple[int, int, int]] = {}
        for id, text in self.position.map.items():
            cell = self.cell("map", id)
            name, slash, turned = text.partition("/")
            tile = self.tile("map", name)
            turn = turned.removesuffix("r")
            if not slash or turn not in ("0", "1", "2", "3"):
                raise wrong_field("map", text)
            is_reverse = turned.endswith("r")
            if is_reverse and self.figures.tiles.kind[tile] != chart.POOL_TILE:
                raise wrong_field("map", text)
            given[cell] = (tile, tile + len(self.file.tiles) if is_reverse else tile, int(turn))
        found = [tile for tile, _, _ in given.values()]
        if len(set(found)) < len(found):
            raise wrong_field("map", sorted(self.position.map.values()))
        centre = self.figures.tiles.centre
        given.setdefault(chart.CENTRE, (centre, centre, 0))
        for cell, (tile, _, _) in given.items():
            kind = self.figures.tiles.kind[tile]
            is_corner = has(self.figures.tiles.corners, cell)
            if (kind == chart.CENTRE_TILE) != (cell == chart.CENTRE) or (kind == chart.PORT_TILE) != is_corner:
                raise wrong_field("map", self.position.map.get(cell_id(cell), cell_id(cell)))
        return given

    def lay_given(self, given: dict[int, tuple[int, int, int]]) -> None:
        drawn = Chart(self.figures.tiles)
        for cell, (_, side, turn) in sorted(given.items()):
            coast = chart.turned_coast(self.figures.tiles.coast[side], turn)
            if coast & drawn.touching[cell] != drawn.land[cell]:
                raise BadPosition("position-map-sides", at=cell_at(cell))
            drawn.lay(cell, side, turn)
        self.state.chart = drawn

    def read_map(self) -> None:
        given = self.given_tiles()
        self.lay_given(given)
        used = {tile for tile, _, _ in given.values()}
        if len(given) < chart.CELLS:
            self.state.chart = self.completed(used)
        self.state.chart.finish()
        for field in ("display", "tile_top", "chosen", "chosen_cell"):
            if getattr(self.position, field):
                raise self.unfit()

    def completed(self, used: set[int]) -> Chart:
        """A map with these tiles in which the others lie wherever they fit, always in the same way."""
        tiles = self.figures.tiles
        corners = [cell for cell in range(chart.CELLS) if has(tiles.corners, cell)]
        cells = [cell for cell in range(chart.CELLS) if cell not in corners]
        free = [cell for cell in cells if not has(self.state.chart.lying, cell)]
        pool = [t for t in range(len(self.file.tiles)) if tiles.kind[t] == chart.POOL_TILE and t not in used]
        pool.sort(key=lambda tile: -count(tiles.coast[tile]))
        free.sort(key=lambda cell: (is_border(cell), cell))
        for with_reverse in (False, True):
            self.tries = MOST_TRIES
            found = self.filled(self.state.chart, free, pool, with_reverse)
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

    def filled(self, drawn: Chart, free: Sequence[int], pool: Sequence[int], with_reverse: bool) -> Chart | None:
        if not free:
            return drawn
        tiles = self.figures.tiles
        cell = free[0]
        tried: set[tuple[int, int]] = set()
        for tile in pool:
            for side in (tile, tile + len(self.file.tiles)) if with_reverse else (tile,):
                for turn in members(drawn.turns_for(side, cell)):
                    look = (int(tiles.coast[side]), turn)
                    if look in tried:
                        continue
                    tried.add(look)
                    self.tries -= 1
                    if self.tries < 0:
                        return None
                    further = drawn.copy()
                    further.lay(cell, side, turn)
                    found = self.filled(further, free[1:], [t for t in pool if t != tile], with_reverse)
                    if found is not None:
                        return found
        return None

    def read_building(self) -> None:
        """The map on the way (SMB-MAP-02 to -09)."""
        state, position, tiles = self.state, self.position, self.figures.tiles
        given = self.given_tiles()
        missing = [int(cell) for cell in self.figures.start_cells if int(cell) not in given]
        if missing and not position.map:
            self.lay_start(given, missing)
        elif missing:
            raise wrong_field("map", cell_id(missing[0]))
        self.lay_given(given)
        self.check_buildable(given)
        pool = {t for t in range(len(self.file.tiles)) if tiles.kind[t] == chart.POOL_TILE}
        lying = {tile for tile, _, _ in given.values()}
        others = sorted(pool - lying)
        usual = min(self.figures.display_size, len(others))
        fixed_tiles = [self.tile("tile_top", id) for id in position.tile_top]
        if position.display is None:
            shown = [tile for tile in others if tile not in fixed_tiles][:usual]
        else:
            shown = [self.tile("display", id) for id in position.display]
        if len(set(shown)) != usual or len(shown) != usual or not set(shown) <= set(others):
            raise wrong_field("display", [self.file.tile_ids[tile] for tile in shown])
        rest = set(others) - set(shown)
        if len(set(fixed_tiles)) < len(fixed_tiles) or not set(fixed_tiles) <= rest or len(fixed_tiles) > 12:
            raise wrong_field("tile_top", position.tile_top)
        state.fixed_tiles = packed(fixed_tiles, numbers.TILE_BITS)
        state.display = sum(1 << tile for tile in shown)
        state.pile = sum(1 << tile for tile in rest)
        self.read_builder(len(pool) - len(others) - len(self.figures.start_cells))
        if position.chosen is not None:
            state.chosen = self.tile("chosen", position.chosen)
        if position.chosen_cell is not None:
            state.chosen_cell = self.cell("chosen_cell", position.chosen_cell)

    def lay_start(self, given: dict[int, tuple[int, int, int]], cells: list[int]) -> None:
        """The four tiles round the centre, by default the first that have a coast."""
        drawn = Chart(self.figures.tiles)
        drawn.lay(chart.CENTRE, self.figures.tiles.centre, 0)
        for cell, tile in zip(cells, members(self.figures.coastal), strict=False):
            given[cell] = (tile, tile, members(drawn.turns_for(tile, cell))[0])

    def check_buildable(self, given: dict[int, tuple[int, int, int]]) -> None:
        """SMB-MAP-05: tiles can lie there only if they could be laid one after the other."""
        tiles = self.figures.tiles
        drawn = Chart(tiles)
        start = [chart.CENTRE, *(int(cell) for cell in self.figures.start_cells)]
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
            if given[cell][1] >= len(self.file.tiles) or not has(self.figures.coastal, given[cell][0]):
                raise wrong_field("map", cell_id(cell))

    def read_builder(self, laid_tiles: int) -> None:
        """Whose turn it is follows from what lies."""
        state = self.state
        corners = 4 - count(map_building.corners_left(state))
        if state.phase != codes.PORTING:
            if corners:
                raise self.unfit()
            turn = laid_tiles % self.players
        else:
            expected = self.ports_in_order()[:corners]
            found = [
                int(self.figures.tiles.haven_number[state.chart.laid[cell] >> 2])
                for cell in range(chart.CELLS)
                if has(self.figures.tiles.corners & state.chart.lying, cell)
            ]
            if sorted(expected) != sorted(found):
                raise wrong_field("map", [PORTS[port] for port in found])
            turn = corners if corners < self.players else 0
        if self.position.turn is not None and self.position.turn != turn:
            raise wrong_field("turn", self.position.turn)
        state.turn = turn

    def ports_in_order(self) -> list[int]:
        """The ports as they are laid: each player's, then the unused ones."""
        state = self.state
        dealt = [int(state.vessels[terms.seat_at(state, place)].port) for place in range(self.players)]
        centre = self.figures.tiles.centre
        others = [p for p in range(len(PORTS)) if self.figures.tiles.of_port[p] != centre and p not in dealt]
        return dealt + others

    def read_weather(self) -> None:
        state, position = self.state, self.position
        state.wind = DIRECTIONS.index(position.wind)
        icons = [
            cell
            for cell in range(chart.CELLS)
            if has(state.chart.lying, cell)
            and self.figures.tiles.storm[(state.chart.laid[cell] >> 2) % len(self.file.tiles)]
        ]
        cells = icons if position.storms is None else [self.cell("storms", id) for id in position.storms]
        fits = sorted(cells) == icons if self.is_building else len(cells) == 2
        if not fits:
            raise wrong_field("storms", position.storms)
        state.storm_a, state.storm_b = (*cells, chart.NONE, chart.NONE)[:2]

    # -- ships and what players have

    def read_seats(self) -> None:
        for number, seat in enumerate(self.seats):
            vessel = self.state.vessels[number]
            self.read_ship(f"seats {number + 1}", number, vessel, seat)
            self.read_hold(f"seats {number + 1}", number, vessel, seat)
            self.read_purse(f"seats {number + 1}", vessel, seat)
            if seat.fought:
                self.state.fought |= 1 << number

    def read_ship(self, field: str, number: int, vessel: Vessel, seat: Seat) -> None:
        figures = self.figures
        vessel.type = SHIPS.index(seat.type)
        board = vessel.type
        if self.is_building:
            if seat.at is not None:
                raise wrong_field(f"{field} at", seat.at)
            vessel.space = chart.NONE
        elif seat.at is None:
            vessel.space = chart.HAVEN + self.state.chart.port_cell[vessel.port]
        else:
            vessel.space = self.space(f"{field} at", seat.at)
            if vessel.space >= chart.HAVEN and self.state.chart.haven[vessel.space - chart.HAVEN] != chart.PORT:
                raise BadPosition("position-space", space=seat.at[:40])
        least, most = int(figures.cannons[board]), int(figures.cannons_max[board])
        vessel.cannons = self.number(f"{field} cannons", least if seat.cannons is None else seat.cannons, least, most)
        vessel.broken = self.number(f"{field} cannon_damage", seat.cannon_damage, 0, vessel.cannons)
        if seat.upgrade not in (0, *self.file.sizes):
            raise wrong_field(f"{field} upgrade", seat.upgrade)
        vessel.upgrade = seat.upgrade
        sails = int(figures.sails[board]) + seat.upgrade
        vessel.torn = self.number(f"{field} sail_damage", seat.sail_damage, 0, sails)
        most = int(figures.hold_extensions_max[board])
        vessel.extensions = self.number(f"{field} extensions", seat.extensions, 0, most)

    def read_hold(self, field: str, number: int, vessel: Vessel, seat: Seat) -> None:
        vessel.hold = self.figures.start_sailors if seat.sailors is None else seat.sailors
        vessel.aloft, vessel.deck, vessel.leaks = seat.sails, seat.deck, seat.leaks
        vessel.cargo, vessel.cubes = 0, 0
        for kind, n in seat.cargo.items():
            vessel.cargo += numbers.unit(GOODS.index(kind)) * n
            vessel.cubes += n
        vessel.aboard = self.token_bits(f"{field} discoveries", seat.discoveries)
        vessel.delivered = self.token_bits(f"{field} delivered", seat.delivered)
        is_over = terms.free_spaces(self.state, vessel) < 0 and self.state.phase != codes.OVERLOAD
        if is_over or vessel.hold + vessel.leaks > terms.sailor_limit(self.state, vessel):
            raise BadPosition("position-hold", seat=ship_name(number))
        is_crowded = vessel.sailors() > self.figures.sailor_cubes_per_player
        if is_crowded or vessel.cubes + count(vessel.aboard) + vessel.leaks > 15:
            raise BadPosition("position-crew", seat=ship_name(number))

    def token_bits(self, field: str, ids: list[str]) -> int:
        bits = 0
        for id in ids:
            token = self.token(field, id)
            if has(bits, token):
                raise BadPosition("position-token", token=id)
            bits |= 1 << token
        return bits

    def read_purse(self, field: str, vessel: Vessel, seat: Seat) -> None:
        figures = self.figures
        vessel.money = figures.start_doubloons if seat.money is None else seat.money
        vessel.points = seat.vp
        most = figures.actions_per_round + figures.extra_action_tokens
        usual = figures.actions_per_round if seat.tokens is None else seat.tokens
        vessel.actions = self.number(f"{field} tokens", usual, 0, most)
        vessel.owed = self.number(f"{field} owed", seat.owed, 0, figures.token_debt_limit)
        vessel.fifth = int(seat.fifth)
        vessel.skills = 0
        for name, level in seat.specialists.items():
            speciality = SPECIALITIES.index(name)
            most = int(figures.specialist_max_level[vessel.type * codes.SPECIALITIES + speciality])
            self.number(f"{field} specialists", level, 0, most)
            vessel.skills += numbers.unit(speciality) * level
        vessel.unbound = seat.unbound
        if shipyard.specialists(vessel) > codes.SPECIALITIES:
            raise wrong_field(f"{field} unbound", seat.unbound)
        vessel.marks = sum(1 << SITES.index(site) for site in set(seat.marks))
        if seat.bid is not None:
            vessel.bid = self.number(f"{field} bid", seat.bid, 0, figures.slots - 1)

    def read_market(self) -> None:
        for kind, cubes in self.position.market.items():
            number = GOODS.index(kind)
            self.number(f"market {kind}", cubes, 0, market.open_slots(self.state, number))
            self.state.rows += numbers.unit(number) * cubes

    def read_leaders(self) -> None:
        """SMB-ACA-03: a card is with one of the highest level, if that is high enough."""
        state, given = self.state, self.position.leaders
        for speciality, name in enumerate(SPECIALITIES):
            levels = [int(vessel.level(speciality)) for vessel in state.vessels]
            best = [seat for seat, level in enumerate(levels) if level == max(levels)]
            holder = (given or {}).get(name)
            if max(levels) < self.figures.leader_level:
                best = []
            elif given is None and len(best) == 1:
                holder = best[0]
            if (holder is None) != (not best) or (holder is not None and holder not in best):
                raise wrong_field(f"leaders {name}", holder)
            if holder is not None:
                state.leaders += numbers.unit(speciality) * (holder + 1)

    # -- science

    def read_tokens(self) -> None:
        state, position = self.state, self.position
        gone = self.token_bits("thrown", position.thrown)
        for vessel in state.vessels:
            if vessel.aboard & vessel.delivered or gone & (vessel.aboard | vessel.delivered):
                both = members(vessel.aboard & vessel.delivered | gone & (vessel.aboard | vessel.delivered))
                raise BadPosition("position-token", token=token_id(both[0]))
            gone |= vessel.aboard | vessel.delivered
        state.piles &= ~gone
        for token in range(codes.TOKENS):
            state.tokens[token] = 0
        for id, family in position.faces.items():
            state.tokens[self.token("faces", id)] = FAMILIES.index(family) + 1
        for rarity in range(codes.RARITIES):
            left = [int(self.figures.tokens_per_family[rarity])] * codes.FAMILIES
            for token in range(codes.TOKENS):
                if science.rarity_of(state, token) == rarity and science.family_of(state, token) != chart.NONE:
                    left[science.family_of(state, token)] -= 1
                    if left[science.family_of(state, token)] < 0:
                        raise BadPosition("position-token", token=token_id(token))
        self.read_knowledge()

    def read_knowledge(self) -> None:
        state = self.state
        known: dict[int, int] = {}
        for id, seats in self.position.known.items():
            token = self.token("known", id)
            known[token] = sum(1 << self.one_of_the_seats("known", seat) for seat in set(seats))
            if len(set(seats)) < len(seats) or science.is_delivered(state, token):
                raise wrong_field("known", id)
        for seat, vessel in enumerate(state.vessels):
            for token in members(vessel.aboard):
                if not has(known.setdefault(token, 1 << seat), seat):
                    raise wrong_field("known", token_id(token))
        if state.phase == codes.SEARCH:  # who searches a pile has looked at all of it
            self.know_pile(known)
        for token in range(codes.TOKENS):
            seats_that_know = numbers.DIGIT if science.is_delivered(state, token) else known.get(token, 0)
            is_out = not has(state.piles, token)
            if (seats_that_know or is_out) and science.family_of(state, token) == chart.NONE:
                left = digits(science.families_left(state, science.rarity_of(state, token)), codes.FAMILIES)
                state.tokens[token] += next(family for family, n in enumerate(left) if n) + 1
            if is_out and not seats_that_know:
                raise wrong_field("known", token_id(token))
            state.tokens[token] += seats_that_know * codes.KNOWERS

    def know_pile(self, known: dict[int, int]) -> None:
        state = self.state
        seat = terms.seat_at(state, state.turn)
        space = state.vessels[seat].space
        if space >= chart.HAVEN or state.chart.site_of[space] == chart.NONE:
            raise self.unfit()
        site = int(state.chart.site_of[space])
        for place in members(science.pile_of(state, site)):
            token = site * codes.PILE + place
            known[token] = known.get(token, 0) | 1 << seat

    # -- pirates

    def read_pirates(self) -> None:
        state, position = self.state, self.position
        for number, pirate in enumerate(state.pirates):
            described = position.pirates[number] if number < len(position.pirates) else PirateAt()
            field = f"pirates {number + 1}"
            self.read_pirate(field, number, pirate, described)
            if described.controller is not None:
                pirate.master = self.one_of_the_seats(f"{field} controller", described.controller)
            if described.fought:
                state.fought |= 1 << codes.PIRATE + number
        self.read_stacks()
        lairs = [pirate.space for pirate in state.pirates if pirate.space >= chart.HAVEN]
        if len(set(lairs)) < len(lairs):
            raise wrong_field("pirates at", [space_id(state, space) for space in lairs])

    def read_pirate(self, field: str, number: int, pirate: Pirate, described: PirateAt) -> None:
        state = self.state
        if self.is_building:
            if described.at is not None:
                raise wrong_field(f"{field} at", described.at)
            pirate.space = chart.NONE
        elif described.at is None:
            pirate.space = chart.HAVEN + state.chart.lair_cell[number]
        else:
            pirate.space = self.space(f"{field} at", described.at)
            if pirate.space >= chart.HAVEN and state.chart.haven[pirate.space - chart.HAVEN] != chart.LAIR:
                raise BadPosition("position-space", space=described.at[:40])
        for id in described.improvements:
            if id not in self.file.improvement_ids:
                raise wrong_field(f"{field} improvements", id)
            if len(described.improvements) > 8:
                raise wrong_field(f"{field} improvements", described.improvements)
            initiative.take_improvement(state, pirate, self.file.improvement_ids.index(id))
        pirate.broken = self.number(f"{field} cannon_damage", described.cannon_damage, 0, pirate.cannons)
        pirate.dead = self.number(f"{field} sailor_damage", described.sailor_damage, 0, pirate.sailors)
        pirate.torn = self.number(f"{field} sail_damage", described.sail_damage, 0, pirate.sails)
        pirate.purse = self.figures.pirate_start_doubloons if described.purse is None else described.purse
        pirate.treasure = described.treasure
        pirate.master = chart.NONE

    def read_stacks(self) -> None:
        """SMB-COR-04: tiles with pirates come from stack 1 first."""
        state, kinds = self.state, len(self.file.improvement_ids)
        taken = [sum(of_kind) for of_kind in zip(*(digits(p.improvements, kinds) for p in state.pirates), strict=True)]
        first, second = digits(state.stack_1, kinds), digits(state.stack_2, kinds)
        if sum(taken) >= sum(first):
            taken = [n - m for n, m in zip(taken, first, strict=True)]
            first, second = [0] * kinds, [n - m for n, m in zip(second, taken, strict=True)]
            fits = min(taken) >= 0
        else:
            first = [n - m for n, m in zip(first, taken, strict=True)]
            fits = True
        if not fits or min((*first, *second), default=0) < 0:
            raise wrong_field("pirates improvements", taken)
        state.stack_1 = sum(numbers.unit(kind) * n for kind, n in enumerate(first))
        state.stack_2 = sum(numbers.unit(kind) * n for kind, n in enumerate(second))
        state.drawn = sum(1 << number - 1 for number in set(self.position.drawn))

    # -- what is under way

    def read_course(self) -> None:
        state, position = self.state, self.position
        state.used = sum(1 << USED.index(word) for word in set(position.used))
        yards = int("shipyard" in position.used) if position.shipyards is None else position.shipyards
        state.yards = self.number("shipyards", yards, int("shipyard" in position.used), self.figures.shipyard_limit)
        if (state.yards > 0) != ("shipyard" in position.used):
            raise wrong_field("shipyards", position.shipyards)
        course = position.moving
        if course is not None:
            state.mover = self.ship("moving ship", course.ship)
            state.spent = course.spent
            if state.mover < codes.PIRATE:
                has_step = navigation.free_step_anew(state, state.mover)
                has_point = navigation.free_point_anew(state, state.mover)
                state.free_step = int(has_step if course.free_step is None else course.free_step)
                state.free_point = int(has_point if course.free_point is None else course.free_point)
                if state.free_step > has_step or state.free_point > has_point or state.spent:
                    raise wrong_field("moving", course.ship)
            elif course.free_step or course.free_point:
                raise wrong_field("moving", course.ship)
            if course.came is not None:
                state.came = self.space("moving came", course.came)
        state.sold = sum(1 << GOODS.index(kind) for kind in set(position.trade.sold))
        state.filled = int(position.trade.filled)
        state.recruited = position.yard.recruited
        state.hired = position.yard.hired
        state.bought = sum(1 << IMPROVEMENTS_BOUGHT.index(word) for word in set(position.yard.bought))
        state.taken = position.taken

    def read_combat(self) -> None:
        state, battle = self.state, self.position.combat
        if battle is None:
            return
        state.attacker.ship = self.ship("combat attacker", battle.attacker)
        state.defender.ship = self.ship("combat defender", battle.defender)
        most = codes.MOST_CANNONS
        for crew in battle.crews:
            if crew is not None:
                self.number("combat crews", crew, 0, 2 * most)
        state.attacker.crew, state.defender.crew = (chart.NONE if crew is None else crew for crew in battle.crews)
        per_cannon = self.figures.sailors_per_cannon
        usual = [max(int(crew), 0) * per_cannon for crew in (state.attacker.crew, state.defender.crew)]
        state.attacker.gunners, state.defender.gunners = usual if battle.gunners is None else battle.gunners
        state.attacker.blocked, state.defender.blocked = battle.blocked
        state.hits = sum(numbers.unit(HIT_FACES[word]) * n for word, n in battle.hits.items())
        if battle.winner is not None:
            state.winner = self.ship("combat winner", battle.winner)
        if state.phase in (*FIGHTING, codes.LOSING, codes.OVERLOAD, codes.PAYING, codes.ZONING):
            state.fought |= 1 << state.attacker.ship | 1 << state.defender.ship
        for side in (state.attacker, state.defender):
            if side.ship < codes.PIRATE:
                sailors = state.vessels[side.ship].sailors() + side.gunners + side.blocked
                if sailors > self.figures.sailor_cubes_per_player:
                    raise BadPosition("position-crew", seat=ship_name(side.ship))

    def read_questions(self) -> None:
        state, position = self.state, self.position
        if position.placing is not None:
            state.placing = self.ship("placing ship", position.placing.ship)
            state.target = self.cell("placing cell", position.placing.cell)
            state.why = PLACING_WHY.index(position.placing.why)
            state.dice = position.placing.dice
        if position.hurt is not None:
            if position.placing is not None:
                raise self.unfit()
            state.hurt = self.one_of_the_seats("hurt ship", position.hurt.ship)
            state.losses = position.hurt.sailors
            state.rips = position.hurt.sails
            state.why = HURT_WHY.index(position.hurt.why)

    def read_luck(self) -> None:
        state, position, figures = self.state, self.position, self.figures
        dice = position.dice
        rolls = {
            "wind": ([DIRECTIONS.index(face) for face in dice.wind], set(figures.wind_faces)),
            "red": ([FACES.index(face) for face in dice.red], set(figures.red_faces)),
            "white": ([FACES.index(face) for face in dice.white], set(figures.white_faces)),
        }
        for name, (rolled, on_die) in rolls.items():
            if not set(rolled) <= on_die:
                raise wrong_field(f"dice {name}", getattr(dice, name))
            setattr(state, f"fixed_{name}", packed(rolled))
        changes = {codes.REROLL if face == "reroll" else int(face) for face in dice.change}
        if not changes <= set(figures.wind_change_faces):
            raise wrong_field("dice change", dice.change)
        state.fixed_change = packed(CHANGES.index(face) for face in dice.change)
        drawn = {number - 1 for number in position.drawn}
        for number in position.number_top:
            if len(drawn) == chart.LAIRS:
                drawn = set()
            if number - 1 in drawn:
                raise wrong_field("number_top", position.number_top)
            drawn.add(number - 1)
        state.fixed_numbers = packed(number - 1 for number in position.number_top)
        self.read_fixed_improvements()

    def read_fixed_improvements(self) -> None:
        state, ids = self.state, self.position.improvement_top
        kinds = len(self.file.improvement_ids)
        stacks = [digits(state.stack_1, kinds), digits(state.stack_2, kinds)]
        drawn = []
        for id in ids:
            if id not in self.file.improvement_ids:
                raise wrong_field("improvement_top", id)
            kind = self.file.improvement_ids.index(id)
            stack = stacks[0] if any(stacks[0]) else stacks[1]
            stack[kind] -= 1
            if stack[kind] < 0:
                raise wrong_field("improvement_top", ids)
            drawn.append(kind)
        state.fixed_improvements = packed(drawn)

    # -- whether it all fits together

    def check_phase(self) -> None:
        state, position = self.state, self.position
        phase = state.phase
        if phase == codes.OVER:
            state.actor = chart.NONE
            state.turn = self.players
        is_question = phase in (codes.ZONING, codes.LOSING, codes.OVERLOAD)
        in_combat = phase in (codes.READY, *FIGHTING) or (is_question and position.combat is not None)
        if (position.combat is not None) != (in_combat or (phase == codes.PAYING and position.combat is not None)):
            raise self.unfit()
        if (position.placing is not None) != (phase == codes.ZONING):
            raise self.unfit()
        if (position.hurt is not None) != (phase in (codes.LOSING, codes.OVERLOAD)):
            raise self.unfit()
        if position.taken and phase != codes.SEARCH:
            raise self.unfit()
        if (state.sold or state.filled) and phase != codes.TRADING:
            raise self.unfit()
        in_yard = phase == codes.YARD or (phase == codes.OVERLOAD and state.why == codes.AFTER_LETTER)
        if in_yard < bool(state.recruited or state.hired or state.bought):
            raise self.unfit()
        self.check_storms()
        self.check_movement()
        if in_combat or position.combat is not None:
            self.check_combat()
        if is_question:
            self.check_question()
        if phase in (codes.TRADING, codes.YARD, codes.SEARCH, codes.MENDING, codes.PAYING):
            self.check_place()
        if phase == codes.BIDDING or not self.is_building:
            self.check_bids()
        if phase in BUILDING:
            self.check_choice_of_tile()

    def is_preparation(self) -> bool:
        state = self.state
        if state.phase in PREPARING:
            return True
        is_question = state.phase in (codes.ZONING, codes.LOSING, codes.OVERLOAD)
        early = (codes.AFTER_STORM, codes.AFTER_SHELTER, codes.AFTER_DRIFT)
        return is_question and state.why in early

    def check_storms(self) -> None:
        """Ships at sea leave a storm tile before anybody acts (SMB-WND-04)."""
        state = self.state
        if self.is_building:
            return
        waiting = state.phase == codes.SHELTER or (self.is_preparation() and state.phase != codes.BIDDING)
        for seat, vessel in enumerate(state.vessels):
            at_sea_in_storm = vessel.space < chart.HAVEN and terms.is_stormy(state, vessel.space >> 2)
            not_yet = waiting and state.why != codes.AFTER_DRIFT and terms.place_of(state, seat) >= state.turn
            if at_sea_in_storm and not not_yet:
                raise wrong_field("storms", self.position.storms)
        if self.is_preparation():
            is_marked = state.fought or any(pirate.master != chart.NONE for pirate in state.pirates)
            if is_marked or state.used or state.round < 2:
                raise self.unfit()

    def check_movement(self) -> None:
        state = self.state
        phase, seat = state.phase, int(terms.seat_at(state, min(state.turn, self.players - 1)))
        mover = state.mover
        crossing = state.phase in (codes.ZONING, codes.LOSING, codes.OVERLOAD) and state.why == codes.AFTER_CROSSING
        if mover == chart.NONE:
            if phase in (codes.PIRATING, codes.ENGAGING) or crossing:
                raise self.unfit()
            return
        if phase not in (codes.ACT, codes.PIRATING, codes.ENGAGING) and not crossing:
            raise self.unfit()
        if terms.owner(state, mover) != seat or (phase == codes.ACT and mover != seat):
            raise wrong_field("moving", mover)
        if phase == codes.PIRATING and mover < codes.PIRATE:
            raise wrong_field("moving", mover)
        space = terms.space_of(state, mover)
        in_haven = space >= chart.HAVEN
        is_wrong_haven = in_haven and (mover < codes.PIRATE or phase == codes.ENGAGING)
        if is_wrong_haven or terms.is_stormy(state, chart.cell_of(space)):
            raise wrong_field("moving", mover)
        if mover >= codes.PIRATE and not state.used & codes.USED_PIRACY:
            state.used |= codes.USED_PIRACY
        if phase == codes.ENGAGING and has(state.fought, mover):
            raise wrong_field("moving", mover)
        came = state.came
        if came != chart.NONE:
            lies_here = came >= chart.HAVEN and state.chart.roadstead[came - chart.HAVEN] == space
            kind = chart.PORT if mover < codes.PIRATE else chart.LAIR
            if phase != codes.ENGAGING or not lies_here or state.chart.haven[came - chart.HAVEN] != kind:
                raise wrong_field("moving came", self.position.moving and self.position.moving.came)

    def check_combat(self) -> None:
        state = self.state
        phase, seat = state.phase, terms.seat_at(state, min(state.turn, self.players - 1))
        attacker, defender = int(state.attacker.ship), int(state.defender.ship)
        if terms.owner(state, attacker) != seat or not engagement.is_enemy(state, attacker, defender):
            raise wrong_field("combat attacker", attacker)
        if phase == codes.READY and (has(state.fought, attacker) or has(state.fought, defender)):
            raise wrong_field("combat", "fought")
        if phase == codes.READY and attacker >= codes.PIRATE:
            raise self.unfit()
        after = phase in (codes.LOOTING, codes.BEATEN, codes.PAYING)
        fled = phase == codes.ZONING and state.why == codes.AFTER_FLIGHT
        if (state.winner != chart.NONE) != (after or fled):
            raise wrong_field("combat winner", state.winner)
        if state.winner != chart.NONE and state.winner not in (attacker, defender):
            raise wrong_field("combat winner", state.winner)
        hit = state.why in (codes.AFTER_ATTACKER, codes.AFTER_DEFENDER)
        broadside = hit and phase in (codes.LOSING, codes.OVERLOAD)
        self.check_crews(after or fled, broadside)
        if (state.hits > 0) > (broadside and state.why == codes.AFTER_ATTACKER):
            raise wrong_field("combat hits", state.hits)
        is_over = after or fled
        if is_over and any(side.gunners or side.blocked for side in (state.attacker, state.defender)):
            raise wrong_field("combat gunners", [state.attacker.gunners, state.defender.gunners])
        if phase == codes.LOOTING:
            loser = combat.loser_of(state)
            if state.winner != attacker or loser >= codes.PIRATE or state.vessels[loser].cubes == 0:
                raise wrong_field("combat winner", state.winner)
        if (phase == codes.BEATEN or fled) and codes.PIRATE <= combat.loser_of(state) == defender:
            raise wrong_field("combat winner", state.winner)
        if phase == codes.PAYING and combat.loser_of(state) >= codes.PIRATE:
            raise wrong_field("combat winner", state.winner)

    def check_crews(self, is_over: bool, broadside: bool) -> None:
        state = self.state
        has_crews = (state.attacker.crew != chart.NONE, state.defender.crew != chart.NONE)
        per_cannon = self.figures.sailors_per_cannon
        if is_over or broadside:
            fits = all(has_crews) or (is_over and not any(has_crews))
            if is_over and not any(has_crews):
                state.attacker.crew = state.defender.crew = 0
                state.attacker.gunners = state.defender.gunners = 0
            elif is_over and self.position.combat is not None and self.position.combat.gunners is None:
                state.attacker.gunners = state.defender.gunners = 0
        elif state.phase == codes.CREWING:
            fits = not has_crews[1]
        else:
            fits = not any(has_crews)
        for side in (state.attacker, state.defender):
            crew = max(int(side.crew), 0)
            most = crew * per_cannon
            is_exact = not (is_over or broadside)
            fits &= side.gunners <= most and (side.gunners == most if is_exact else True)
            fits &= side.blocked == 0 or broadside
            is_pirate = side.ship >= codes.PIRATE
            ship = state.pirates[side.ship - codes.PIRATE] if is_pirate else state.vessels[side.ship]
            fits &= crew <= ship.cannons - ship.broken or is_over
        if not fits:
            raise wrong_field("combat crews", [state.attacker.crew, state.defender.crew])

    def check_question(self) -> None:
        """Who is asked for a zone, a sailor or a cube on the way."""
        state, position = self.state, self.position
        why = state.why
        in_combat = why in (codes.AFTER_FLIGHT, codes.AFTER_SHOT, codes.AFTER_ATTACKER, codes.AFTER_DEFENDER)
        if in_combat != (position.combat is not None):
            raise self.unfit()
        ship = int(state.placing if state.phase == codes.ZONING else state.hurt)
        seat = terms.seat_at(state, min(state.turn, self.players - 1))
        if why in (codes.AFTER_STORM, codes.AFTER_SHELTER, codes.AFTER_LETTER):
            fits = ship == seat
        elif why == codes.AFTER_CROSSING:
            fits = ship == state.mover
        elif why == codes.AFTER_FLIGHT:
            fits = ship == combat.loser_of(state)
        elif why == codes.AFTER_DRIFT:
            fits = ship >= codes.PIRATE
        else:
            fits = ship == (state.defender.ship if why == codes.AFTER_DEFENDER else state.attacker.ship)
        if state.phase == codes.ZONING:
            near = state.figures.tiles.near
            start = chart.cell_of(terms.space_of(state, ship))
            around = [int(near[start * 8 + d]) for d in range(8)]
            if why in (codes.AFTER_STORM, codes.AFTER_CROSSING):
                is_clear = why == codes.AFTER_STORM and not terms.is_stormy(state, start)
                fits &= (state.dice == 0) == is_clear or state.dice > 0
                around += [int(near[cell * 8 + d]) for cell in around if cell >= 0 for d in range(8)]
            else:
                fits &= state.dice == 0
            if why == codes.AFTER_SHELTER:
                fits &= state.vessels[ship].space >= chart.HAVEN and terms.is_stormy(state, start)
            fits &= state.target in around and not terms.is_stormy(state, state.target)
        else:
            letter = why == codes.AFTER_LETTER
            fits &= (state.losses > 0) == (state.phase == codes.LOSING) and state.losses + state.rips <= 8
            fits &= state.rips == 0 or state.phase == codes.LOSING
            fits &= not letter or (state.phase == codes.OVERLOAD and state.vessels[ship].type == codes.CORSAIR)
            if state.phase == codes.OVERLOAD:
                fits &= terms.free_spaces(state, state.vessels[ship]) < 0 and state.vessels[ship].hold == 0
                others = [v for n, v in enumerate(state.vessels) if n != ship]
                fits &= all(terms.free_spaces(state, vessel) >= 0 for vessel in others)
            if letter:
                fits &= state.vessels[ship].space >= chart.HAVEN or shipyard.has_yard_anywhere(state, ship)
                fits &= state.yards > 0
        if not fits:
            raise self.unfit()

    def check_place(self) -> None:
        """Where a ship must be for its market, shipyard, search or ransom."""
        state, phase = self.state, self.state.phase
        seat = terms.seat_at(state, min(state.turn, self.players - 1))
        vessel = state.vessels[seat]
        if phase == codes.TRADING:
            fits = vessel.space >= chart.HAVEN and count(state.sold) <= market.cubes_to_sell(state, vessel)
        elif phase == codes.YARD:
            fits = vessel.space >= chart.HAVEN or shipyard.has_yard_anywhere(state, seat)
            fits &= state.recruited <= self.figures.sailors_per_action
            fits &= state.hired <= self.figures.specialists_per_action
            if state.yards == 0:
                state.yards, state.used = 1, state.used | codes.USED_YARD
        elif phase == codes.SEARCH:
            fits = self.figures.take_count[vessel.level(codes.SCIENTIST)] > max(state.taken, 1)
            fits &= terms.free_spaces(state, vessel) > 0
            state.used |= codes.USED_DISCOVERY
            vessel.marks |= 1 << science.site_here(state, seat) if fits else 0
        elif phase == codes.MENDING:
            fits = vessel.level(codes.ENGINEER) >= self.figures.free_repairs_end_of_round_level
        else:
            payer = self.payer()
            space = state.vessels[payer].space
            fits = space >= chart.HAVEN and state.chart.port_cell[0] != space - chart.HAVEN
            fits &= not terms.is_stormy(state, chart.cell_of(space))
        if not fits:
            raise self.unfit()

    def payer(self) -> int:
        """Who pays a ransom: the loser of a combat, or the player in turn who was towed."""
        state = self.state
        return int(combat.loser_of(state) if state.attacker.ship != chart.NONE else terms.seat_at(state, state.turn))

    def check_bids(self) -> None:
        """No slot twice, and each who has still to bid can pay whatever slot is left (SMB-INI-02, -03)."""
        state, figures = self.state, self.figures
        bids = [int(vessel.bid) for vessel in state.vessels if vessel.bid != chart.NONE]
        neutral = neutral_bids(self.file, self.players)
        if len(set(bids + neutral)) < len(bids + neutral):
            raise wrong_field("bid", bids)
        bidding = state.phase == codes.BIDDING
        if not bidding and bids and (len(bids) < self.players or state.round < 2 or self.is_preparation()):
            raise wrong_field("bid", bids)
        if bidding:
            dearest = int(figures.slot_prices[self.players + len(neutral) - 1])
            for seat, vessel in enumerate(state.vessels):
                if vessel.bid == chart.NONE and bank.credit(state, seat) < dearest:
                    raise wrong_field(f"seats {seat + 1} money", vessel.money)

    def check_choice_of_tile(self) -> None:
        state, phase = self.state, self.state.phase
        if phase != codes.PORTING and not state.display:
            raise self.unfit()
        if phase == codes.PORTING and (state.display or state.pile):
            raise self.unfit()
        chosen, cell = state.chosen != chart.NONE, state.chosen_cell != chart.NONE
        if chosen != (phase in (codes.PLACING, codes.TURNING)) or cell != (phase == codes.TURNING):
            raise self.unfit()
        if chosen and not has(map_building.tiles_to_take(state), state.chosen):
            raise wrong_field("chosen", self.position.chosen)
        if cell:
            cells = state.chart.cells_for(map_building.side_laid(state), state.chart.open_cells())
            if not has(cells, state.chosen_cell):
                raise wrong_field("chosen_cell", self.position.chosen_cell)

    def check_actor(self) -> None:
        """Who is asked follows from the rest, and has a choice."""
        state = self.state
        if state.phase == codes.OVER:
            if self.position.actor is not None:
                raise wrong_field("actor", self.position.actor)
            return
        actor = self.asked()
        if self.position.actor is not None and self.position.actor != actor:
            raise wrong_field("actor", self.position.actor)
        if actor == chart.NONE:
            raise self.unfit()
        state.actor = actor
        if state.phase == codes.SHELTER:
            space = state.vessels[actor].space
            if space < chart.HAVEN or not terms.is_stormy(state, space - chart.HAVEN):
                raise self.unfit()
        if len(legal_moves(state, actor)) < 2:
            raise BadPosition("position-choice", seat=ship_name(actor))

    def asked(self) -> int:
        state, phase = self.state, self.state.phase
        in_turn = int(terms.seat_at(state, min(state.turn, self.players - 1)))
        if phase == codes.BIDDING:
            return int(initiative.next_bidder(state))
        if phase == codes.ZONING:
            return int(terms.seat_at(state, 0) if state.why == codes.AFTER_DRIFT else terms.owner(state, state.placing))
        if phase in (codes.LOSING, codes.OVERLOAD):
            return int(state.hurt)
        if phase == codes.SHOT:
            return int(state.defender.ship) if state.defender.ship < codes.PIRATE else chart.NONE
        if phase == codes.CREWING:
            ship = int(state.attacker.ship if state.attacker.crew == chart.NONE else state.defender.ship)
            return ship if ship < codes.PIRATE else chart.NONE
        if phase == codes.LOOTING:
            return int(terms.owner(state, state.winner))
        if phase == codes.BEATEN:
            return int(terms.owner(state, combat.loser_of(state)))
        return self.payer() if phase == codes.PAYING else in_turn


def is_border(cell: int) -> bool:
    return cell // chart.SIZE in (0, chart.SIZE - 1) or cell % chart.SIZE in (0, chart.SIZE - 1)
