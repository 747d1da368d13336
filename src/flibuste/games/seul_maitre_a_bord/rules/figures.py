"""The file of figures: its things by name, checked, and its figures as machine numbers under the file's own names."""

from collections.abc import Iterable
from typing import Any, Final, final

from msgspec import structs

from flibuste.games.seul_maitre_a_bord import shapes
from flibuste.games.seul_maitre_a_bord.rules import chart, codes
from flibuste.games.seul_maitre_a_bord.rules.chart import Tiles
from flibuste.games.seul_maitre_a_bord.rules.codes import BID
from flibuste.games.seul_maitre_a_bord.rules.numbers import DIGIT_BITS
from flibuste.kit.bits import bit
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import figures_of
from flibuste.kit.lines import Path as Place
from flibuste.kit.native import i64, vec
from flibuste.kit.shapes import shown
from flibuste.kit.state import NativeFigures

DIRECTIONS: tuple[shapes.Direction, ...] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
GOODS: tuple[shapes.Goods, ...] = ("sugar", "rum", "coffee", "vanilla", "spices", "gold")
PORTS: tuple[shapes.Ports, ...] = ("centre", "vanilla", "coffee", "rum", "sugar")
SITES: tuple[shapes.Site, ...] = ("A", "B", "C", "D", "E")
FAMILIES: tuple[shapes.Family, ...] = ("mammals", "fruits", "reptiles", "birds", "insects")
RARITIES: tuple[shapes.Rarities, ...] = ("known", "rare", "new")
SPECIALITIES: tuple[shapes.Speciality, ...] = ("navigator", "captain", "engineer", "scientist", "trader")
SHIPS = ("merchant", "corsair")
FACES: tuple[shapes.Face, ...] = ("miss", "sail", "sailor", "hold", "cannon")
CHANGES: tuple[shapes.Change, ...] = ("-2", "-1", "0", "+1", "+2", "reroll")
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

POWERS: tuple[tuple[shapes.Speciality, str, int], ...] = (  # of specialists, and what they are where nobody has them
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
LEADER_EFFECTS: dict[shapes.Speciality, str] = {
    "navigator": "sails",
    "captain": "vp_per_combat_won",
    "engineer": "doubloons_per_shipyard_action",
    "scientist": "vp_per_discovery_delivered",
    "trader": "doubloons_per_selling_market_action",
}

# Where tiles lie from the start, may reach out, and ports go, on a map of five times five cells
GRID = {"centre": {12}, "start_cells": {7, 11, 13, 17}, "arm_cells": {2, 10, 14, 22}, "corner_cells": {0, 4, 20, 24}}


@final
class Figures(NativeFigures):
    """All figures as machine numbers; shared by all copies of a state."""

    tiles: Final[Tiles]

    # game frame
    start_doubloons: i64
    start_vp: i64
    start_sailors: i64
    actions_per_round: i64
    extra_action_tokens: i64
    doubloons_per_end_vp: i64
    sailor_cubes_per_player: i64
    neutral_bids: Final[vec[i64]]  # two neutral slots for each number of players, NONE
    closed_slots_per_row: Final[vec[i64]]  # by number of players
    start_cells: Final[vec[i64]]
    display_size: i64
    pool: i64  # the pool tiles as a bit set
    coastal: i64  # those of them with a land side

    # wind
    cost_by_offset: Final[vec[i64]]
    port_enter_cost: i64
    port_leave_cost: i64
    lair_enter_cost: i64
    lair_leave_cost: i64
    cape_cost: i64
    wind_faces: Final[vec[i64]]
    wind_change_faces: Final[vec[i64]]
    red_faces: Final[vec[i64]]
    white_faces: Final[vec[i64]]

    # initiative
    slots: i64
    slot_prices: Final[vec[i64]]
    bribe_from_highest_bids: i64
    bribe_first_share: i64
    bribe_next_share: i64

    # ships, by type
    hold_spaces: Final[vec[i64]]
    hold_sailor_limit: Final[vec[i64]]
    deck_limit: Final[vec[i64]]
    sails: Final[vec[i64]]
    cannons: Final[vec[i64]]
    cannons_max: Final[vec[i64]]
    hold_extensions_max: Final[vec[i64]]
    cubes_sold_per_market_action: Final[vec[i64]]
    specialist_max_level: Final[vec[i64]]  # five a type

    # combat
    sailors_per_cannon: i64
    initial_shot_dice: i64
    dice_per_active_cannon: i64
    vp_attacker_win: i64
    vp_defender_win: i64
    vp_tie: i64
    ransom_ship: i64
    ransom_per_sailor_pair: i64
    pirate_purse_share_divisor: i64

    # shipyard
    sailor_price: i64
    sailors_per_action: i64
    specialist_price: i64
    specialists_per_action: i64
    sail_price_per_point: i64
    sail_upgrade_sizes: Final[vec[i64]]
    hold_price: i64
    hold_extension_spaces: i64
    cannon_price: i64
    letter_of_marque_price: i64
    repair_price: i64
    improvement_min_price: i64

    # bank and market
    doubloons_per_token: i64
    token_debt_limit: i64
    free_cubes_before_load: i64
    black_market_vp: i64
    resource_port: Final[vec[i64]]  # the port that makes a kind of goods
    buy: Final[vec[i64]]
    sell: Final[vec[i64]]
    black_market: Final[vec[i64]]
    row_slots: Final[vec[i64]]
    slot_vp: Final[vec[i64]]  # codes.ROW_ROOM a row

    # science
    pile_from_top: Final[vec[i64]]  # of a place in a pile
    rarity_vp: Final[vec[i64]]
    family_bonus: Final[vec[i64]]
    tokens_per_family: Final[vec[i64]]
    take_from: Final[vec[i64]]  # by level of the scientist: rarities as a bit set
    take_count: Final[vec[i64]]

    # specialists
    level_prices: Final[vec[i64]]
    leader_level: i64
    free_port_or_cape_per_navigation_level: i64
    extra_movement_per_navigation_level: i64
    max_wind_cost_level: i64
    max_wind_cost: i64
    boarding_bonus_level: i64
    boarding_bonus: i64
    vp_per_combat_won_level: i64
    vp_per_combat_won: i64
    wins_ties_level: i64
    improvement_discount_level: i64
    improvement_discount: i64
    free_repairs_end_of_round_level: i64
    shipyard_anywhere_level: i64
    shipyard_limit: i64
    doubloons_per_cube_sold_level: i64
    doubloons_per_cube_sold: i64
    extra_cubes_per_market_action_level: i64
    extra_cubes_per_market_action: i64
    vp_per_selling_market_action_level: i64
    vp_per_selling_market_action: i64
    leader_sails: i64
    leader_vp_per_combat_won: i64
    leader_doubloons_per_shipyard_action: i64
    leader_vp_per_discovery_delivered: i64
    leader_doubloons_per_selling_market_action: i64

    # pirates
    pirate_cannons: i64
    pirate_sailors: i64
    pirate_sails: i64
    pirate_start_doubloons: i64
    pirate_repair_price: i64
    treasure_group: i64
    improvements: i64  # kinds
    add_sailors: Final[vec[i64]]
    add_sails: Final[vec[i64]]
    add_cannons: Final[vec[i64]]
    first_stack: i64
    second_stack: i64

    codes: i64

    def __init__(self, tiles: Tiles, rows: dict[str, list[int]], numbers: dict[str, int]) -> None:
        self.made_of = (tiles, rows, numbers)
        self.tiles = tiles
        self.start_doubloons = numbers["start_doubloons"]
        self.start_vp = numbers["start_vp"]
        self.start_sailors = numbers["start_sailors"]
        self.actions_per_round = numbers["actions_per_round"]
        self.extra_action_tokens = numbers["extra_action_tokens"]
        self.doubloons_per_end_vp = numbers["doubloons_per_end_vp"]
        self.sailor_cubes_per_player = numbers["sailor_cubes_per_player"]
        self.neutral_bids = row_of(rows["neutral_bids"])
        self.closed_slots_per_row = row_of(rows["closed_slots_per_row"])
        self.start_cells = row_of(rows["start_cells"])
        self.display_size = numbers["display_size"]
        self.pool = numbers["pool"]
        self.coastal = numbers["coastal"]
        self.cost_by_offset = row_of(rows["cost_by_offset"])
        self.port_enter_cost = numbers["port_enter_cost"]
        self.port_leave_cost = numbers["port_leave_cost"]
        self.lair_enter_cost = numbers["lair_enter_cost"]
        self.lair_leave_cost = numbers["lair_leave_cost"]
        self.cape_cost = numbers["cape_cost"]
        self.wind_faces = row_of(rows["wind_faces"])
        self.wind_change_faces = row_of(rows["wind_change_faces"])
        self.red_faces = row_of(rows["red_faces"])
        self.white_faces = row_of(rows["white_faces"])
        self.slots = len(rows["slot_prices"])
        self.slot_prices = row_of(rows["slot_prices"])
        self.bribe_from_highest_bids = numbers["bribe_from_highest_bids"]
        self.bribe_first_share = numbers["bribe_first_share"]
        self.bribe_next_share = numbers["bribe_next_share"]
        self.hold_spaces = row_of(rows["hold_spaces"])
        self.hold_sailor_limit = row_of(rows["hold_sailor_limit"])
        self.deck_limit = row_of(rows["deck_limit"])
        self.sails = row_of(rows["sails"])
        self.cannons = row_of(rows["cannons"])
        self.cannons_max = row_of(rows["cannons_max"])
        self.hold_extensions_max = row_of(rows["hold_extensions_max"])
        self.cubes_sold_per_market_action = row_of(rows["cubes_sold_per_market_action"])
        self.specialist_max_level = row_of(rows["specialist_max_level"])
        self.sailors_per_cannon = numbers["sailors_per_cannon"]
        self.initial_shot_dice = numbers["initial_shot_dice"]
        self.dice_per_active_cannon = numbers["dice_per_active_cannon"]
        self.vp_attacker_win = numbers["vp_attacker_win"]
        self.vp_defender_win = numbers["vp_defender_win"]
        self.vp_tie = numbers["vp_tie"]
        self.ransom_ship = numbers["ransom_ship"]
        self.ransom_per_sailor_pair = numbers["ransom_per_sailor_pair"]
        self.pirate_purse_share_divisor = numbers["pirate_purse_share_divisor"]
        self.sailor_price = numbers["sailor_price"]
        self.sailors_per_action = numbers["sailors_per_action"]
        self.specialist_price = numbers["specialist_price"]
        self.specialists_per_action = numbers["specialists_per_action"]
        self.sail_price_per_point = numbers["sail_price_per_point"]
        self.sail_upgrade_sizes = row_of(rows["sail_upgrade_sizes"])
        self.hold_price = numbers["hold_price"]
        self.hold_extension_spaces = numbers["hold_extension_spaces"]
        self.cannon_price = numbers["cannon_price"]
        self.letter_of_marque_price = numbers["letter_of_marque_price"]
        self.repair_price = numbers["repair_price"]
        self.improvement_min_price = numbers["improvement_min_price"]
        self.doubloons_per_token = numbers["doubloons_per_token"]
        self.token_debt_limit = numbers["token_debt_limit"]
        self.free_cubes_before_load = numbers["free_cubes_before_load"]
        self.black_market_vp = numbers["black_market_vp"]
        self.resource_port = row_of(rows["resource_port"])
        self.buy = row_of(rows["buy"])
        self.sell = row_of(rows["sell"])
        self.black_market = row_of(rows["black_market"])
        self.row_slots = row_of(rows["row_slots"])
        self.slot_vp = row_of(rows["slot_vp"])
        self.pile_from_top = row_of(rows["pile_from_top"])
        self.rarity_vp = row_of(rows["rarity_vp"])
        self.family_bonus = row_of(rows["family_bonus"])
        self.tokens_per_family = row_of(rows["tokens_per_family"])
        self.take_from = row_of(rows["take_from"])
        self.take_count = row_of(rows["take_count"])
        self.level_prices = row_of(rows["level_prices"])
        self.leader_level = numbers["leader_level"]
        self.free_port_or_cape_per_navigation_level = numbers["free_port_or_cape_per_navigation_level"]
        self.extra_movement_per_navigation_level = numbers["extra_movement_per_navigation_level"]
        self.max_wind_cost_level = numbers["max_wind_cost_level"]
        self.max_wind_cost = numbers["max_wind_cost"]
        self.boarding_bonus_level = numbers["boarding_bonus_level"]
        self.boarding_bonus = numbers["boarding_bonus"]
        self.vp_per_combat_won_level = numbers["vp_per_combat_won_level"]
        self.vp_per_combat_won = numbers["vp_per_combat_won"]
        self.wins_ties_level = numbers["wins_ties_level"]
        self.improvement_discount_level = numbers["improvement_discount_level"]
        self.improvement_discount = numbers["improvement_discount"]
        self.free_repairs_end_of_round_level = numbers["free_repairs_end_of_round_level"]
        self.shipyard_anywhere_level = numbers["shipyard_anywhere_level"]
        self.shipyard_limit = numbers["shipyard_limit"]
        self.doubloons_per_cube_sold_level = numbers["doubloons_per_cube_sold_level"]
        self.doubloons_per_cube_sold = numbers["doubloons_per_cube_sold"]
        self.extra_cubes_per_market_action_level = numbers["extra_cubes_per_market_action_level"]
        self.extra_cubes_per_market_action = numbers["extra_cubes_per_market_action"]
        self.vp_per_selling_market_action_level = numbers["vp_per_selling_market_action_level"]
        self.vp_per_selling_market_action = numbers["vp_per_selling_market_action"]
        self.leader_sails = numbers["leader_sails"]
        self.leader_vp_per_combat_won = numbers["leader_vp_per_combat_won"]
        self.leader_doubloons_per_shipyard_action = numbers["leader_doubloons_per_shipyard_action"]
        self.leader_vp_per_discovery_delivered = numbers["leader_vp_per_discovery_delivered"]
        self.leader_doubloons_per_selling_market_action = numbers["leader_doubloons_per_selling_market_action"]
        self.pirate_cannons = numbers["pirate_cannons"]
        self.pirate_sailors = numbers["pirate_sailors"]
        self.pirate_sails = numbers["pirate_sails"]
        self.pirate_start_doubloons = numbers["pirate_start_doubloons"]
        self.pirate_repair_price = numbers["pirate_repair_price"]
        self.treasure_group = numbers["treasure_group"]
        self.improvements = len(rows["add_sailors"])
        self.add_sailors = row_of(rows["add_sailors"])
        self.add_sails = row_of(rows["add_sails"])
        self.add_cannons = row_of(rows["add_cannons"])
        self.first_stack = numbers["first_stack"]
        self.second_stack = numbers["second_stack"]
        self.codes = BID + self.slots


def row_of(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


# -- reading the file


def plain(figure: Any) -> Any:
    """A table without the sources and reasons of its figures."""
    if isinstance(figure, dict):
        if "value" in figure and "source" in figure:
            return plain(figure["value"])
        return {name: plain(part) for name, part in figure.items()}
    return [plain(part) for part in figure] if isinstance(figure, list) else figure


def number_of_cell(cell: shapes.Cell) -> int:
    return cell[0] * chart.SIZE + cell[1]


def cells_as_bits(cells: Iterable[shapes.Cell]) -> int:
    return sum(bit(cell) for cell in {number_of_cell(cell) for cell in cells})


def fixed(place: Place, figure: object, only: object, row: str = "") -> None:
    """Refuse a figure that is not the only one the rules know; `row` is the id of the row it stands in."""
    if figure != only:
        name = ".".join([row, str(place[-1])] if row else map(str, place))
        raise BadFigures("figures-fixed", figure=name, value=shown(only)).standing_at(*place)


class Components:
    """A file of figures that makes a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.tables = figures_of(plain(data), shapes.Tables)
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
            if spaces > codes.ROW_ROOM:
                raise BadFigures("figures-list", list="hold_spaces", n=codes.ROW_ROOM)
        cannons = pirates.cannons + sum(tile.count * tile.add.get("cannons", 0) for tile in tables.pirate_improvement)
        if cannons * tables.combat.dice_per_active_cannon > codes.ROW_ROOM or cannons > codes.ROW_ROOM:
            raise BadFigures("figures-list", list="pirate_improvement", n=codes.ROW_ROOM)
        if (
            sum(tile.count for tile in tables.pirate_improvement) > codes.ROW_ROOM
            or len(self.improvement_ids) > codes.ROW_ROOM
        ):
            raise BadFigures("figures-list", list="pirate_improvement", n=codes.ROW_ROOM)
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

    def _check_coast(self, id: str, coast: shapes.Coast | shapes.Tile) -> None:
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
                touching = bit(first) | bit((first + 1) % 4)
                lands = [land for land in range(16) if land & ~touching == 0]
                if not all(tiles.turns_on(side, touching, land) for land in lands):
                    raise BadFigures("figures-reverse")
        if "L" in centre.edges or any(tile.edges == "LLLL" for tile in self.tiles):
            raise BadFigures("figures-tile", id=centre.id)

    # -- machine numbers

    def _numbers_of_side(self, tile: shapes.Tile, coast: shapes.Coast | shapes.Tile) -> dict[str, int]:
        is_reverse = coast is not tile
        havens = [feature for feature in tile.features if feature.type != "site"]
        sites = [feature for feature in tile.features if feature.type == "site"]
        numbers = {
            "coast": sum(bit(side) for side in range(4) if coast.edges[side] == "L"),
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
            points += [*resource.slot_vp, *[0] * (codes.ROW_ROOM - len(resource.slot_vp))]
        rows["slot_vp"] = points

    def _add_science(self, rows: dict[str, list[int]]) -> None:
        science = self.tables.science
        rarities = sorted(science.rarity, key=lambda rarity: RARITIES.index(rarity.id))
        rows["rarity_vp"] = [rarity.vp for rarity in rarities]
        rows["family_bonus"] = [rarity.family_bonus for rarity in rarities]
        rows["tokens_per_family"] = [rarity.tokens_per_family for rarity in rarities]
        takes = (science.take.level_0, science.take.level_1, science.take.level_2, science.take.level_3)
        rows["take_from"] = [sum(bit(RARITIES.index(rarity)) for rarity in set(take.rarities)) for take in takes]
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
            numbers |= {name: v for name, v in structs.asdict(table).items() if type(v) is int}
        numbers["pool"] = sum(bit(n) for n, tile in enumerate(self.tiles) if tile.kind == "pool")
        numbers["coastal"] = sum(
            bit(n) for n, tile in enumerate(self.tiles) if tile.kind == "pool" and "L" in tile.edges
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
