"""The figures of the file as machine numbers, each under the file's own name."""

from typing import Final, final

from flibuste.games.seul_maitre_a_bord.rules.chart import Tiles
from flibuste.games.seul_maitre_a_bord.rules.codes import BID
from flibuste.kit.native import i64, vec


@final
class Figures:
    """All figures as machine numbers; shared by all copies of a state."""

    rows: dict[str, list[int]]  # as given, for pickling
    numbers: dict[str, int]
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
    slot_vp: Final[vec[i64]]  # ROW_ROOM a row

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
        self.tiles = tiles
        self.rows = rows
        self.numbers = numbers
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

    def __reduce__(self) -> tuple[type["Figures"], tuple[Tiles, dict[str, list[int]], dict[str, int]]]:
        return (Figures, (self.tiles, self.rows, self.numbers))


def row_of(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])
