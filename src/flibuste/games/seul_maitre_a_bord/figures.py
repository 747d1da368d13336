"""Reading the file of figures: ships, goods, tiles by name, checked, and the machine numbers of the rules."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from flibuste.games.seul_maitre_a_bord.rules import chart, codes
from flibuste.games.seul_maitre_a_bord.rules.chart import Tiles
from flibuste.games.seul_maitre_a_bord.rules.figures import Figures
from flibuste.games.seul_maitre_a_bord.rules.numbers import DIGIT_BITS
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import figures_of
from flibuste.kit.lines import Path as Place
from flibuste.kit.shapes import shown

Goods = Literal["sugar", "rum", "coffee", "vanilla", "spices", "gold"]
Speciality = Literal["navigator", "captain", "engineer", "scientist", "trader"]

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
GOODS: tuple[Goods, ...] = ("sugar", "rum", "coffee", "vanilla", "spices", "gold")
PORTS = ("centre", "vanilla", "coffee", "rum", "sugar")
SITES = ("A", "B", "C", "D", "E")
FAMILIES = ("mammals", "fruits", "reptiles", "birds", "insects")
RARITIES = ("known", "rare", "new")
SPECIALITIES: tuple[Speciality, ...] = ("navigator", "captain", "engineer", "scientist", "trader")
SHIPS = ("merchant", "corsair")
FACES = ("miss", "sail", "sailor", "hold", "cannon")
CHANGES = ("-2", "-1", "0", "+1", "+2", "reroll")
DAMAGES = ("sail", "leak", "cannon")
PLACES_ABOARD = ("hold", "sails", "deck", "cannons")
ACTIONS = (
    *("navigation", "shipyard", "academy", "discovery", "piracy", "market", "bank"),
    *("recovery", "reinforcement"),
)
ONCE_A_ROUND = ("shipyard", "academy", "discovery", "piracy", "reinforcement")
IN_PORT = ("shipyard", "market")
SIZES_OF_EFFECTS = {  # of those that a specialist has or has not
    "free_port_or_cape_per_navigation": 1,
    "extra_movement_per_navigation": 1,
    "wins_ties": True,
    "repair_price": 0,
    "free_repairs_end_of_round": 1,
    "shipyard_anywhere": True,
}
PIRATES = 4
NEVER = 99  # a level nobody reaches, a cost that nothing has

POWERS: tuple[tuple[Speciality, str, int], ...] = (  # of specialists, and what they are where nobody has them
    ("navigator", "free_port_or_cape_per_navigation", 0),
    ("navigator", "extra_movement_per_navigation", 0),
    ("navigator", "max_wind_cost", NEVER),
    ("captain", "boarding_bonus", 0),
    ("captain", "vp_per_combat_won", 0),
    ("captain", "wins_ties", 0),
    ("engineer", "improvement_discount", 0),
    ("engineer", "free_repairs_end_of_round", 0),
    ("engineer", "shipyard_anywhere", 0),
    ("engineer", "shipyard_limit", 1),
    ("trader", "doubloons_per_cube_sold", 0),
    ("trader", "extra_cubes_per_market_action", 0),
    ("trader", "vp_per_selling_market_action", 0),
)
LEADER_EFFECTS: dict[Speciality, str] = {
    "navigator": "sails",
    "captain": "vp_per_combat_won",
    "engineer": "doubloons_per_shipyard_action",
    "scientist": "vp_per_discovery_delivered",
    "trader": "doubloons_per_selling_market_action",
}

# Where tiles lie from the start, may reach out, and ports go, on a map of five times five cells
GRID = {"centre": {12}, "start_cells": {7, 11, 13, 17}, "arm_cells": {2, 10, 14, 22}, "corner_cells": {0, 4, 20, 24}}

LARGEST_FIGURE = 99
ROW_ROOM = codes.ROW_ROOM

Figure = Annotated[int, Meta(ge=0, le=LARGEST_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=LARGEST_FIGURE)]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Face = Literal["sailor", "sail", "hold", "cannon", "miss"]
Cell = tuple[Annotated[int, Meta(ge=0, le=4)], Annotated[int, Meta(ge=0, le=4)]]
Levels = Annotated[int, Meta(ge=0, le=3)]


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    players_min: Annotated[int, Meta(ge=2, le=4)]
    players_max: Annotated[int, Meta(ge=2, le=4)]
    rounds: Positive
    rounds_medium: Positive
    rounds_short: Positive
    start_doubloons: Figure
    start_vp: Figure
    start_sailors: Annotated[int, Meta(ge=0, le=12)]
    actions_per_round: Annotated[int, Meta(ge=1, le=9)]
    extra_action_tokens: Annotated[int, Meta(ge=0, le=9)]
    doubloons_per_end_vp: Positive
    combats_per_ship_per_round: Literal[1]
    coin_values: tuple[Literal[1], Literal[5]]
    coin_supply_limited: Literal[False]
    cube_supply_limited: Literal[False]
    sailor_cubes_per_player: Annotated[int, Meta(ge=1, le=2 * codes.MOST_PAIRS)]
    site_markers_per_player: Literal[5]
    tie_break: tuple[Literal["doubloons"], Literal["delivered_discoveries"], Literal["shared"]]


class Nation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    colour: str
    source: str


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What changes with the number of players."""

    neutral_bids: Annotated[tuple[Figure, ...], Meta(max_length=2)]
    closed_slots_per_row: Annotated[int, Meta(ge=0, le=ROW_ROOM)]
    neutral_ports: Annotated[int, Meta(ge=0, le=2)]


class Wind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    directions: tuple[Direction, ...]
    cost_by_offset: Annotated[tuple[Figure, ...], Meta(min_length=8, max_length=8)]
    port_enter_cost: Figure
    port_leave_cost: Figure
    lair_enter_cost: Figure
    lair_leave_cost: Figure
    cape_cost: Figure
    science_stop_cost: Literal[0]
    storm_count: Literal[2]
    storm_step_tiles: Literal[1]
    storm_wraps: Literal[True]
    pirate_drift_tiles: Literal[1]


class WindDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: Annotated[tuple[Direction, ...], Meta(min_length=8, max_length=20)]


class ChangeDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: Annotated[tuple[Literal["+1", "-1", "+2", "-2", "0", "reroll"], ...], Meta(min_length=1, max_length=20)]


class ShotDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=20)]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wind: WindDie
    wind_change: ChangeDie
    red: ShotDie
    white: ShotDie


class Initiative(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    slot_prices: Annotated[tuple[Figure, ...], Meta(min_length=6, max_length=16)]
    tokens_per_slot: Literal[1]
    bribe_from_highest_bids: Figure
    bribe_first_share: Positive
    bribe_next_share: Positive


class ShipBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    hold_spaces: Annotated[int, Meta(ge=1, le=12)]
    hold_sailor_limit: Annotated[int, Meta(ge=1, le=12)]
    deck_limit: Figure
    sails: Annotated[int, Meta(ge=0, le=12)]
    cannons: Annotated[int, Meta(ge=0, le=codes.MOST_CANNONS)]
    cannons_max: Annotated[int, Meta(ge=0, le=codes.MOST_CANNONS)]
    sail_upgrade_max: Annotated[int, Meta(ge=0, le=12)]
    hold_extensions_max: Annotated[int, Meta(ge=0, le=3)]
    cubes_sold_per_market_action: Figure
    specialist_max_level: dict[Speciality, Levels]


class ShipBoards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    merchant: ShipBoard
    corsair: ShipBoard


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sailors_per_cannon: Annotated[int, Meta(ge=1, le=4)]
    initial_shot_dice: Annotated[int, Meta(ge=0, le=4)]
    dice_per_active_cannon: Annotated[int, Meta(ge=0, le=2)]
    vp_attacker_win: Figure
    vp_defender_win: Figure
    vp_tie: Figure
    loot_cubes: Literal[1]
    ransom_ship: Figure
    ransom_per_sailor_pair: Figure
    ransom_odd_sailor_counts_as_pair: Literal[True]
    pirate_purse_share_divisor: Positive


class Shipyard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sailor_price: Figure
    sailors_per_action: Figure
    specialist_price: Figure
    specialists_per_action: Figure
    sail_price_per_point: Figure
    sail_upgrade_sizes: Annotated[tuple[Positive, ...], Meta(min_length=codes.SIZES, max_length=codes.SIZES)]
    hold_price: Figure
    hold_extension_spaces: Annotated[int, Meta(ge=0, le=3)]
    cannon_price: Figure
    letter_of_marque_price: Figure
    repair_price: Figure
    each_improvement_kind_per_action: Literal[1]
    improvement_min_price: Figure


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    limit: Figure
    port_only: bool
    source: str


class Bank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    doubloons_per_token: Positive
    token_debt_limit: Figure


class Market(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    free_cubes_before_load: Figure
    black_market_vp: Figure


class Resource(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    port: Literal["centre", "vanilla", "coffee", "rum", "sugar"]
    buy: Figure
    sell: Figure
    black_market: Figure
    slot_vp: Annotated[tuple[Figure, ...], Meta(min_length=1, max_length=ROW_ROOM)]


class Rarity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Literal["known", "rare", "new"]
    back: str
    vp: Figure
    family_bonus: Figure
    tokens_total: Figure
    tokens_per_family: Annotated[int, Meta(ge=0, le=ROW_ROOM)]
    source: str


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rarities: tuple[Literal["known", "rare", "new"], ...] = msgspec.field(name="from")
    count: Annotated[int, Meta(ge=1, le=6)]


class Takes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    level_0: Take
    level_1: Take
    level_2: Take
    level_3: Take


class Science(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sites: Literal[5]
    families: tuple[Literal["mammals", "fruits", "reptiles", "birds", "insects"], ...]
    pile_from_top: tuple[Literal["known", "rare", "new"], ...]
    rarity: tuple[Rarity, ...]
    take: Takes


class Academy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    levels_per_action: Literal[1]
    level_prices: Annotated[tuple[Figure, ...], Meta(min_length=3, max_length=3)]
    leader_level: Annotated[int, Meta(ge=1, le=3)]
    leader_locked_level: Literal[3]


class Specialist(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    speciality: Speciality
    level: Annotated[int, Meta(ge=1, le=3)]
    source: str
    effect: dict[str, bool | Figure | str]


class LeaderCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Speciality
    source: str
    effect: dict[str, Figure]


class PirateBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: Literal[4]
    cannons: Annotated[int, Meta(ge=0, le=6)]
    sailors: Annotated[int, Meta(ge=0, le=20)]
    sails: Annotated[int, Meta(ge=0, le=20)]
    start_doubloons: Figure
    repair_price: Positive
    repair_order: tuple[Literal["cannon"], Literal["sailor"], Literal["sail"]]
    treasure_group: Positive
    treasure_goes_to: Literal["controlling_player"]
    controls_per_pirate_per_round: Literal[1]
    number_tiles: tuple[Literal[1], Literal[2], Literal[3], Literal[4]]
    improvement_on_draw: Literal[1]


class Improvement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    stack: Literal[1, 2]
    count: Annotated[int, Meta(ge=1, le=8)]
    add: dict[Literal["sailors", "sails", "cannons"], Annotated[int, Meta(ge=1, le=3)]]
    source: str

    @property
    def id(self) -> str:
        return "-".join(word[:-1] for word in self.add)


class MapFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    size: Literal[5]
    centre: Cell
    start_cells: Annotated[tuple[Cell, ...], Meta(min_length=4, max_length=4)]
    arm_cells: Annotated[tuple[Cell, ...], Meta(min_length=4, max_length=4)]
    corner_cells: Annotated[tuple[Cell, ...], Meta(min_length=4, max_length=4)]
    display_size: Annotated[int, Meta(ge=1, le=8)]
    tiles_per_player_before_port: Literal[4]
    pool_size: Literal[20]
    storm_tiles: Literal[2]


class Feature(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    type: Literal["port", "site", "lair"]
    id: str
    zone: Annotated[int, Meta(ge=0, le=3)]
    goods: tuple[str, ...] = ()


class Coast(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side of a tile without its features: the reverse of all pool tiles."""

    edges: Annotated[str, Meta(pattern="^[SL]{4}$")]
    zones: Annotated[tuple[tuple[Direction, ...], ...], Meta(min_length=1, max_length=4)]
    source: str


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[str, Meta(pattern="^[A-Z][A-Za-z0-9]{1,9}$")]
    kind: Literal["centre", "port", "pool"]
    edges: Annotated[str, Meta(pattern="^[SL]{4}$")]
    zones: Annotated[tuple[tuple[Direction, ...], ...], Meta(min_length=1, max_length=4)]
    features: tuple[Feature, ...]
    storm: bool
    source: str


class Tables(msgspec.Struct, frozen=True):
    """The tables of the file that make the game."""

    game: Frame
    nations: tuple[Nation, ...]
    players: dict[Literal["2", "3", "4"], Company]
    wind: Wind
    dice: Dice
    initiative: Initiative
    ship: ShipBoards
    combat: Combat
    shipyard: Shipyard
    actions: tuple[Action, ...]
    bank: Bank
    market: Market
    resource: dict[Goods, Resource]
    science: Science
    academy: Academy
    specialist: tuple[Specialist, ...]
    leader_card: tuple[LeaderCard, ...]
    pirates: PirateBoard
    pirate_improvement: tuple[Improvement, ...]
    map: MapFigures
    reverse: Coast
    tile: tuple[Tile, ...]


def plain(figure: Any) -> Any:
    """A table without the sources and reasons of its figures."""
    if isinstance(figure, dict):
        if "value" in figure and "source" in figure:
            return plain(figure["value"])
        return {name: plain(part) for name, part in figure.items()}
    return [plain(part) for part in figure] if isinstance(figure, list) else figure


def number_of_cell(cell: Cell) -> int:
    return cell[0] * chart.SIZE + cell[1]


def cells_as_bits(cells: Iterable[Cell]) -> int:
    return sum(1 << cell for cell in {number_of_cell(cell) for cell in cells})


def fixed(place: Place, figure: object, only: object, row: str = "") -> None:
    """Refuse a figure that is not the only one the rules know; `row` is the id of the row it stands in."""
    if figure != only:
        name = ".".join([row, str(place[-1])] if row else map(str, place))
        raise BadFigures("figures-fixed", figure=name, value=shown(only)).standing_at(*place)


class Components:
    """A file of figures that makes a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.tables = figures_of(plain(data), Tables)
        self.tiles = self.tables.tile
        self.tile_ids = tuple(tile.id for tile in self.tiles)
        self.improvement_ids = tuple(dict.fromkeys(tile.id for tile in self.tables.pirate_improvement))
        self.sizes = self.tables.shipyard.sail_upgrade_sizes
        self.prices = self.tables.initiative.slot_prices
        self._check_lists()
        self._check_fixed()
        self._check_limits()
        self._check_tiles()
        sides = [self._numbers_of_side(tile, tile) for tile in self.tiles]
        sides += [self._numbers_of_side(tile, self.tables.reverse) for tile in self.tiles]
        tiles = Tiles(sides, cells_as_bits(self.tables.map.arm_cells), cells_as_bits(self.tables.map.corner_cells))
        self.figures = Figures(tiles, self._rows(), self._numbers())
        self._check_building()

    # -- what must fit together

    def _check_lists(self) -> None:
        tables = self.tables
        frame = tables.game
        if frame.players_min > frame.players_max:
            raise BadFigures("figures-bad-players", least=frame.players_min, most=frame.players_max)
        expected: list[tuple[str, int, int]] = [
            ("resource", len(tables.resource), len(GOODS)),
            ("players", len(tables.players), 3),
            ("pile_from_top", len(tables.science.pile_from_top), codes.PILE),
            ("families", len(set(tables.science.families)), len(FAMILIES)),
            ("rarity", len({rarity.id for rarity in tables.science.rarity}), len(RARITIES)),
            ("leader_card", len({card.id for card in tables.leader_card}), len(SPECIALITIES)),
            ("tile", len(self.tiles), chart.CELLS),
            ("slot_prices", len(set(self.prices)), len(self.prices)),
            ("sail_upgrade_sizes", len(set(self.sizes)), codes.SIZES),
        ]
        expected += [
            ("specialist_max_level", len(board.specialist_max_level), len(SPECIALITIES))
            for board in (tables.ship.merchant, tables.ship.corsair)
        ]
        for rarity in tables.science.rarity:
            wanted = tables.science.pile_from_top.count(rarity.id) * len(SITES)
            expected.append((rarity.id, rarity.tokens_per_family * len(FAMILIES), wanted))
        expected += [
            ("neutral_bids", sum(bid in self.prices for bid in company.neutral_bids), len(company.neutral_bids))
            for company in tables.players.values()
        ]
        for name, found, wanted in expected:
            if found != wanted:
                raise BadFigures("figures-list", list=name, n=wanted)
        if list(self.prices) != sorted(self.prices) or list(self.sizes) != sorted(self.sizes):
            raise BadFigures("figures-list", list="slot_prices, sail_upgrade_sizes", n=len(self.prices))
        for board in (tables.ship.merchant, tables.ship.corsair):
            if board.cannons > board.cannons_max or board.sail_upgrade_max < max(self.sizes):
                raise BadFigures("figures-list", list="ship", n=board.cannons_max)
        closed = max(company.closed_slots_per_row for company in tables.players.values())
        if closed > min(len(resource.slot_vp) for resource in tables.resource.values()):
            raise BadFigures("figures-list", list="closed_slots_per_row", n=closed)
        if frame.start_sailors > min(tables.ship.merchant.hold_sailor_limit, tables.ship.merchant.hold_spaces):
            raise BadFigures("figures-list", list="start_sailors", n=tables.ship.merchant.hold_sailor_limit)

    def _check_fixed(self) -> None:
        """Figures that the rules know only as they are printed, or that follow from others."""
        tables = self.tables
        for players, company in tables.players.items():
            fixed(("players", players, "neutral_ports"), company.neutral_ports, len(PORTS) - 1 - int(players))
        for name, board in (("merchant", tables.ship.merchant), ("corsair", tables.ship.corsair)):
            fixed(("ship", name, "sail_upgrade_max"), board.sail_upgrade_max, max(self.sizes))
        fixed(("wind", "directions"), tables.wind.directions, DIRECTIONS)
        fixed(("actions",), tuple(action.id for action in tables.actions), ACTIONS)
        for n, action in enumerate(tables.actions):
            fixed(("actions", n, "limit"), action.limit, int(action.id in ONCE_A_ROUND), action.id)
            fixed(("actions", n, "port_only"), action.port_only, action.id in IN_PORT, action.id)
        for n, rarity in enumerate(tables.science.rarity):
            total = rarity.tokens_per_family * len(FAMILIES)
            fixed(("science", "rarity", n, "tokens_total"), rarity.tokens_total, total, rarity.id)
        for n, row in enumerate(tables.specialist):
            sizes = {**SIZES_OF_EFFECTS, "science_take": f"level_{row.level}"}
            for effect in row.effect.keys() & sizes.keys():
                fixed(("specialist", n, "effect", effect), row.effect[effect], sizes[effect], row.id)

    def _check_limits(self) -> None:
        """What has to fit into the small numbers of the rules, and what keeps a game going."""
        tables = self.tables
        frame, pirates, bank = tables.game, tables.pirates, tables.bank
        for board in (tables.ship.merchant, tables.ship.corsair):
            spaces = board.hold_spaces + board.hold_extensions_max * tables.shipyard.hold_extension_spaces
            if spaces > ROW_ROOM:
                raise BadFigures("figures-list", list="hold_spaces", n=ROW_ROOM)
        cannons = pirates.cannons + sum(tile.count * tile.add.get("cannons", 0) for tile in tables.pirate_improvement)
        if cannons * tables.combat.dice_per_active_cannon > ROW_ROOM or cannons > ROW_ROOM:
            raise BadFigures("figures-list", list="pirate_improvement", n=ROW_ROOM)
        if sum(tile.count for tile in tables.pirate_improvement) > ROW_ROOM or len(self.improvement_ids) > ROW_ROOM:
            raise BadFigures("figures-list", list="pirate_improvement", n=ROW_ROOM)
        for players, company in tables.players.items():  # SMB-INI-03: a payable slot always exists
            dearest = self.prices[int(players) + len(company.neutral_bids) - 1]
            if (frame.actions_per_round - bank.token_debt_limit) * bank.doubloons_per_token < dearest:
                raise BadFigures("figures-list", list="token_debt_limit", n=bank.token_debt_limit)
        if set(tables.dice.wind.faces) != set(DIRECTIONS) or set(tables.dice.wind_change.faces) == {"reroll"}:
            raise BadFigures("figures-list", list="dice", n=len(DIRECTIONS))
        grid = (tables.map.centre,), tables.map.start_cells, tables.map.arm_cells, tables.map.corner_cells
        for name, cells, wanted in zip(GRID, grid, GRID.values(), strict=True):
            if {number_of_cell(cell) for cell in cells} != wanted:
                raise BadFigures("figures-list", list=name, n=len(wanted))

    def _check_tiles(self) -> None:
        for tile in self.tiles:
            self._check_coast(tile.id, tile)
            havens = [feature for feature in tile.features if feature.type != "site"]
            sites = [feature for feature in tile.features if feature.type == "site"]
            named = all(feature.id in self._ids_of(feature.type) for feature in tile.features)
            within = all(feature.zone < len(tile.zones) for feature in tile.features)
            is_port = any(feature.type == "port" for feature in havens)
            if not (named and within and len(havens) <= 1 and len(sites) <= 1 and is_port == (tile.kind != "pool")):
                raise BadFigures("figures-tile", id=tile.id)
        self._check_coast("reverse", self.tables.reverse)
        if self.tile_ids != tuple(dict.fromkeys(self.tile_ids)):
            raise BadFigures("figures-tile", id=next(id for id in self.tile_ids if self.tile_ids.count(id) > 1))
        kinds = [tile.kind for tile in self.tiles]
        storms = sum(tile.storm for tile in self.tiles if tile.kind == "pool")
        coastal = sum("L" in tile.edges for tile in self.tiles if tile.kind == "pool")
        if kinds.count("centre") != 1 or kinds.count("port") != 4 or storms != 2 or coastal < 4:
            raise BadFigures("figures-list", list="tile", n=chart.CELLS)
        found = sorted((feature.type, feature.id) for tile in self.tiles for feature in tile.features)
        wanted = sorted((type, id) for type in ("port", "site", "lair") for id in self._ids_of(type))
        if found != wanted:
            raise BadFigures("figures-list", list="features", n=len(wanted))
        for kind, resource in self.tables.resource.items():
            port = next(f for tile in self.tiles for f in tile.features if (f.type, f.id) == ("port", resource.port))
            if kind not in port.goods:
                raise BadFigures("figures-list", list="goods", n=len(GOODS))

    def _ids_of(self, feature: str) -> tuple[str, ...]:
        if feature == "port":
            return PORTS
        return SITES if feature == "site" else tuple(str(number + 1) for number in range(PIRATES))

    def _check_coast(self, id: str, coast: Coast | Tile) -> None:
        """SMB-TRM-03, -04: each gate but those with land belongs to one zone."""
        gates = [gate for zone in coast.zones for gate in zone]
        closed = {DIRECTIONS[2 * side] for side in range(4) if coast.edges[side] == "L"}
        if sorted(gates) != sorted(set(DIRECTIONS) - closed):
            raise BadFigures("figures-tile", id=id)

    def _check_building(self) -> None:
        """SMB-MAP-05, -07, -09: ports and reverse sides fit any two adjacent neighbours, the centre is all sea."""
        tiles = self.figures.tiles
        centre = next(tile for tile in self.tiles if tile.kind == "centre")
        reverse = len(self.tiles)
        ports = [n for n, tile in enumerate(self.tiles) if tile.kind == "port"]
        for side in [reverse, *ports]:
            for first in range(4):
                touching = 1 << first | 1 << (first + 1) % 4
                lands = [land for land in range(16) if land & ~touching == 0]
                if not all(tiles.turns_on(side, touching, land) for land in lands):
                    raise BadFigures("figures-reverse")
        if "L" in centre.edges or any(tile.edges == "LLLL" for tile in self.tiles):
            raise BadFigures("figures-tile", id=centre.id)

    # -- machine numbers

    def _numbers_of_side(self, tile: Tile, coast: Coast | Tile) -> dict[str, int]:
        is_reverse = coast is not tile
        havens = [feature for feature in tile.features if feature.type != "site"]
        sites = [feature for feature in tile.features if feature.type == "site"]
        numbers = {
            "coast": sum(1 << side for side in range(4) if coast.edges[side] == "L"),
            "zones": len(coast.zones),
            "haven": 0,
            "haven_number": chart.NONE,
            "haven_zone": chart.NONE,
            "site": chart.NONE,
            "site_zone": chart.NONE,
            "storm": int(tile.storm),
            "kind": ("centre", "port", "pool").index(tile.kind),
        }
        for direction, name in enumerate(DIRECTIONS):
            holders = [zone for zone, gates in enumerate(coast.zones) if name in gates]
            numbers[f"gate_{direction}"] = holders[0] if holders else chart.NONE
        for haven in havens:
            numbers["haven"] = chart.PORT if haven.type == "port" else chart.LAIR
            numbers["haven_number"] = self._ids_of(haven.type).index(haven.id)
            numbers["haven_zone"] = 0 if is_reverse else haven.zone
        for site in sites:
            numbers["site"] = SITES.index(site.id)
            numbers["site_zone"] = 0 if is_reverse else site.zone
        return numbers

    def _rows(self) -> dict[str, list[int]]:
        tables = self.tables
        boards = (tables.ship.merchant, tables.ship.corsair)
        rows: dict[str, list[int]] = {
            "start_cells": [number_of_cell(cell) for cell in tables.map.start_cells],
            "cost_by_offset": list(tables.wind.cost_by_offset),
            "wind_faces": [DIRECTIONS.index(face) for face in tables.dice.wind.faces],
            "wind_change_faces": [
                codes.REROLL if face == "reroll" else int(face) for face in tables.dice.wind_change.faces
            ],
            "red_faces": [FACES.index(face) for face in tables.dice.red.faces],
            "white_faces": [FACES.index(face) for face in tables.dice.white.faces],
            "slot_prices": list(self.prices),
            "specialist_max_level": [board.specialist_max_level[name] for board in boards for name in SPECIALITIES],
            "sail_upgrade_sizes": list(self.sizes),
            "level_prices": [*tables.academy.level_prices, 0],
            "pile_from_top": [RARITIES.index(rarity) for rarity in tables.science.pile_from_top],
        }
        for name in (
            *("hold_spaces", "hold_sailor_limit", "deck_limit", "sails", "cannons", "cannons_max"),
            *("hold_extensions_max", "cubes_sold_per_market_action"),
        ):
            rows[name] = [getattr(board, name) for board in boards]
        self._add_company(rows)
        self._add_goods(rows)
        self._add_science(rows)
        self._add_improvements(rows)
        return rows

    def _add_company(self, rows: dict[str, list[int]]) -> None:
        rows["neutral_bids"] = [chart.NONE] * 10
        rows["closed_slots_per_row"] = [0] * 5
        for players, company in self.tables.players.items():
            rows["closed_slots_per_row"][int(players)] = company.closed_slots_per_row
            for i, bid in enumerate(company.neutral_bids):
                rows["neutral_bids"][2 * int(players) + i] = self.prices.index(bid)

    def _add_goods(self, rows: dict[str, list[int]]) -> None:
        goods = [self.tables.resource[kind] for kind in GOODS]
        rows["resource_port"] = [PORTS.index(resource.port) for resource in goods]
        rows["buy"] = [resource.buy for resource in goods]
        rows["sell"] = [resource.sell for resource in goods]
        rows["black_market"] = [resource.black_market for resource in goods]
        rows["row_slots"] = [len(resource.slot_vp) for resource in goods]
        points: list[int] = []
        for resource in goods:
            points += [*resource.slot_vp, *[0] * (ROW_ROOM - len(resource.slot_vp))]
        rows["slot_vp"] = points

    def _add_science(self, rows: dict[str, list[int]]) -> None:
        science = self.tables.science
        rarities = sorted(science.rarity, key=lambda rarity: RARITIES.index(rarity.id))
        rows["rarity_vp"] = [rarity.vp for rarity in rarities]
        rows["family_bonus"] = [rarity.family_bonus for rarity in rarities]
        rows["tokens_per_family"] = [rarity.tokens_per_family for rarity in rarities]
        takes = (science.take.level_0, science.take.level_1, science.take.level_2, science.take.level_3)
        rows["take_from"] = [sum(1 << RARITIES.index(rarity) for rarity in set(take.rarities)) for take in takes]
        rows["take_count"] = [take.count for take in takes]

    def _add_improvements(self, rows: dict[str, list[int]]) -> None:
        kinds = {tile.id: tile.add for tile in self.tables.pirate_improvement}
        for name, word in (("add_sailors", "sailors"), ("add_sails", "sails"), ("add_cannons", "cannons")):
            rows[name] = [dict(kinds[id]).get(word, 0) for id in self.improvement_ids]  # type: ignore[call-overload]

    def _numbers(self) -> dict[str, int]:
        tables = self.tables
        numbers: dict[str, int] = {}
        for table in (
            *(tables.game, tables.wind, tables.initiative, tables.combat, tables.shipyard, tables.bank, tables.market),
            *(tables.academy, tables.map),
        ):
            numbers |= {name: v for name, v in msgspec.structs.asdict(table).items() if type(v) is int}
        numbers["pool"] = sum(1 << n for n, tile in enumerate(self.tiles) if tile.kind == "pool")
        numbers["coastal"] = sum(
            1 << n for n, tile in enumerate(self.tiles) if tile.kind == "pool" and "L" in tile.edges
        )
        pirates = tables.pirates
        numbers |= {
            "pirate_cannons": pirates.cannons,
            "pirate_sailors": pirates.sailors,
            "pirate_sails": pirates.sails,
            "pirate_start_doubloons": pirates.start_doubloons,
            "pirate_repair_price": pirates.repair_price,
            "treasure_group": pirates.treasure_group,
            "first_stack": self._stack(1),
            "second_stack": self._stack(2),
        }
        self._add_powers(numbers)
        return numbers

    def _stack(self, stack: int) -> int:
        return sum(
            tile.count << DIGIT_BITS * self.improvement_ids.index(tile.id)
            for tile in self.tables.pirate_improvement
            if tile.stack == stack
        )

    def _add_powers(self, numbers: dict[str, int]) -> None:
        """Each power under its own name, and the level that brings it."""
        for speciality, effect, otherwise in POWERS:
            numbers[f"{effect}_level"] = self._level_of(speciality, effect)
            numbers[effect] = self._effect(speciality, effect, otherwise)
        for card in self.tables.leader_card:
            numbers[f"leader_{LEADER_EFFECTS[card.id]}"] = card.effect.get(LEADER_EFFECTS[card.id], 0)

    def _level_of(self, speciality: str, effect: str) -> int:
        levels = [
            row.level for row in self.tables.specialist if row.speciality == speciality and row.effect.get(effect)
        ]
        return min(levels, default=NEVER)

    def _effect(self, speciality: str, effect: str, otherwise: int) -> int:
        for row in self.tables.specialist:
            if row.speciality == speciality and effect in row.effect:
                figure = row.effect[effect]
                if isinstance(figure, str):
                    raise BadFigures("figures-list", list="specialist", n=len(SPECIALITIES))
                return int(figure)
        return otherwise

    # -- numbers by name

    def number_of_tile(self, id: str) -> int:
        return self.tile_ids.index(id) if id in self.tile_ids else chart.NONE
