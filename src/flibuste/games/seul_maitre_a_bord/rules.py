"""The rulebook of Seul Maître à Bord as code, in its order; the clauses are in `rulebook/en.md`.

Ships are numbered: those of the players as their seats, the pirates from PIRATE on. A science token is the number of
its place in its pile: six places a site, counted from the top.
"""

from collections.abc import Callable
from typing import Final, final

from flibuste.games.seul_maitre_a_bord.chart import (
    CELLS,
    HAVEN,
    LAIR,
    LAIRS,
    NONE,
    PORT,
    PORTS,
    SITES,
    Chart,
    Tiles,
    cell_of,
    wrapped_neighbour,
)
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64, vec
from flibuste.kit.state import EVERYONE, Journal, Moves, State, audience

# Numbers of things
GOODS: Final = 6
FAMILIES: Final = 5
RARITIES: Final = 3
SPECIALITIES: Final = 5
PILE: Final = 6  # tokens of a site at the start
TOKENS: Final = 30
SEATS: Final = 4
PIRATE: Final = 4  # the number of the first pirate among the ships
SHIPS: Final = 8

# Move codes; after BID come the slots
STAY: Final = 0
PASS: Final = 1
FIGHT: Final = 2
SHOOT: Final = 3
SPARE: Final = 4
NOTHING: Final = 5
DONE: Final = 6
END: Final = 7
MARKET: Final = 8
SHIPYARD: Final = 9
STUDY: Final = 10
BANK: Final = 11
RECOVER: Final = 12
REINFORCE: Final = 13
ENTER_PORT: Final = 14
ENTER_LAIR: Final = 15
LEAVE: Final = 16
RECRUIT: Final = 17
HIRE: Final = 18
EXTEND: Final = 19
CANNON: Final = 20
LETTER: Final = 21
SAIL: Final = 22  # + direction
AWAY: Final = 30  # + direction
CAPE: Final = 38  # + zone
ZONE: Final = 42  # + zone
TURN: Final = 46  # + quarter turns
TOW: Final = 50  # + port
RANSOM: Final = 55  # + port
TRAIN: Final = 60  # + speciality
DISCOVER: Final = 65  # + rarity
PIRACY: Final = 68  # + pirate
THROW: Final = 72  # + goods
SELL: Final = 78  # + goods
BUY: Final = 84  # + goods
LOOT: Final = 90  # + goods
SAILS: Final = 96  # + number of the size
REPAIR: Final = 99  # + damage
LOSE: Final = 102  # + place aboard
CREW: Final = 105  # + cannons
PAIRS: Final = 112  # + pairs of sailors
ENGAGE: Final = 119  # + ship
TAKE: Final = 127  # + token
DELIVER: Final = 157  # + token
THROW_TOKEN: Final = 187  # + token
CELL: Final = 217  # + cell
TILE: Final = 242  # + tile
BID: Final = 267  # + slot

SIZES: Final = 3
MOST_CANNONS: Final = 6
MOST_PAIRS: Final = 6
MOST_MONEY: Final = 16777216

# Phases
CHOOSING: Final = 0  # a tile
PLACING: Final = 1
TURNING: Final = 2
PORTING: Final = 3
SHELTER: Final = 4
ZONING: Final = 5
LOSING: Final = 6
OVERLOAD: Final = 7
BIDDING: Final = 8
ACT: Final = 9
PIRATING: Final = 10
TRADING: Final = 11
YARD: Final = 12
SEARCH: Final = 13
ENGAGING: Final = 14
READY: Final = 15
SHOT: Final = 16
CREWING: Final = 17
LOOTING: Final = 18
BEATEN: Final = 19
PAYING: Final = 20
MENDING: Final = 21
OVER: Final = 22

# What goes on after a zone was chosen, sailors were lost or the hold was lightened
AFTER_STORM: Final = 0
AFTER_CROSSING: Final = 1
AFTER_FLIGHT: Final = 2
AFTER_SHELTER: Final = 3
AFTER_DRIFT: Final = 4
AFTER_SHOT: Final = 5
AFTER_ATTACKER: Final = 6  # was hit by the broadside
AFTER_DEFENDER: Final = 7
AFTER_LETTER: Final = 8

# Actions once a round, as bits
USED_YARD: Final = 1
USED_ACADEMY: Final = 2
USED_DISCOVERY: Final = 4
USED_PIRACY: Final = 8
USED_REINFORCEMENT: Final = 16

# Kinds of improvement in one Shipyard action, as bits
BOUGHT_SAILS: Final = 1
BOUGHT_HOLD: Final = 2
BOUGHT_CANNON: Final = 4
BOUGHT_LETTER: Final = 8

# Specialities
NAVIGATOR: Final = 0
CAPTAIN: Final = 1
ENGINEER: Final = 2
SCIENTIST: Final = 3
TRADER: Final = 4

# Rarities
KNOWN: Final = 0
RARE: Final = 1
NEW: Final = 2

# Faces of the red and white dice
MISS: Final = 0
SAIL_FACE: Final = 1
SAILOR_FACE: Final = 2
HOLD_FACE: Final = 3
CANNON_FACE: Final = 4

REROLL: Final = 9  # a face of the wind-change die, the others being -2 to 2

# Damage to be repaired
TORN: Final = 0
LEAK: Final = 1
BROKEN: Final = 2

# Where a sailor is
IN_HOLD: Final = 0
IN_SAILS: Final = 1
ON_DECK: Final = 2
ON_CANNONS: Final = 3

MERCHANT: Final = 0
CORSAIR: Final = 1

# Why Bank was played
BY_ACTION: Final = 0
BY_BID: Final = 1
BY_RANSOM: Final = 2

# A token is its family + 1 (0: nobody has seen it) and the seats that know it (times KNOWERS)
FACE: Final = 15
KNOWERS: Final = 16

# Small numbers packed into a word
DIGIT_BITS: Final = 4
DIGIT: Final = 15
TILE_BITS: Final = 5
TILE_DIGIT: Final = 31

# Kinds of events
SET_OUT: Final = 0  # tile, cell, turn
DEALT: Final = 1  # seat, port
TILE_UP: Final = 2  # tile, storm
PLAYS: Final = 3  # seat, place
TOOK_TILE: Final = 4  # seat, tile, reverse
LAID: Final = 5  # seat, tile, cell, turn + 4 * reverse
PORT_LAID: Final = 6  # seat, port, cell, turn
WIND_SET: Final = 7  # direction
ROUND: Final = 8  # round, rounds
WIND_TURNED: Final = 9  # direction, eighths
WIND_REROLL: Final = 10
STORM_MOVED: Final = 11  # from, cell
WIND_DIE: Final = 12  # ship, direction
BLOWN: Final = 13  # ship, from, space
RED_DIE: Final = 14  # ship, face
SHELTERED: Final = 15  # seat, port
PUT_OUT: Final = 16  # seat, space
HELD: Final = 17  # ship, cell
DRIFTED: Final = 18  # ship, from, space
STUCK: Final = 19  # ship
HIT: Final = 20  # ship, face, place of the sailor
NO_EFFECT: Final = 21  # ship, face
OVERFLOW: Final = 22  # ship, sailors
THROWN: Final = 23  # seat, goods
THROWN_TOKEN: Final = 24  # seat, token
BID_MADE: Final = 25  # seat, price, slot
NEUTRAL_BID: Final = 26  # price, slot
BANKED: Final = 27  # seat, tokens, doubloons, why + 4 * owed
BRIBE: Final = 28  # seat, doubloons, bank
NUMBER: Final = 29  # ship
PURSE: Final = 30  # ship, doubloons
IMPROVED: Final = 31  # ship, improvement
TURN_BEGINS: Final = 32  # seat, tokens
NAVIGATION: Final = 33  # seat
SAILED: Final = 34  # ship, from, space, cost
ENTERED: Final = 35  # ship, space, cost, haven * 8 + number
LEFT: Final = 36  # ship, space, cost, haven * 8 + number
STORM_ENTERED: Final = 37  # ship, cell, cost
TREASURE: Final = 38  # seat, ship, doubloons, lair
TOWED: Final = 39  # seat, port
MARKET_OPENS: Final = 40  # seat, port
SOLD: Final = 41  # seat, goods, doubloons, points
SOLD_BLACK: Final = 42
BOUGHT: Final = 43  # seat, goods, doubloons
DELIVERED: Final = 44  # seat, token * 8 + family, points, bonus
TRADER_BONUS: Final = 45  # seat, points, doubloons
YARD_OPENS: Final = 46  # seat, doubloons
RECRUITED: Final = 47  # seat, doubloons
HIRED: Final = 48
RIGGED: Final = 49  # seat, size, doubloons
EXTENDED: Final = 50  # seat, doubloons
ARMED: Final = 51
LETTER_BOUGHT: Final = 52
REPAIRED: Final = 53  # seat, damage, doubloons
TRAINED: Final = 54  # seat, speciality, level, doubloons
LEADER: Final = 55  # seat, speciality
DISCOVERED: Final = 56  # seat, token
DISCOVERED_FACE: Final = 57  # token, family
STUDIED: Final = 58  # seat, site
STUDIED_FACE: Final = 59  # token, family
MARKS_BACK: Final = 60  # seat
PIRACY_PLAYED: Final = 61  # seat, ship
RECOVERY: Final = 62  # seat, sailors
REINFORCEMENT: Final = 63  # seat
TURN_OVER: Final = 64  # seat
ENGAGED: Final = 65  # ship, other
MUSTERED: Final = 66  # ship, sailors
SPARED: Final = 67  # ship
INITIAL_SHOT: Final = 68  # ship, other
CREWED: Final = 69  # ship, cannons
WHITE_DIE: Final = 70  # ship, face
BOARDING: Final = 71  # ship, other, strength, strength
WON: Final = 72  # ship, other, points
TIED: Final = 73
PURSE_TAKEN: Final = 74  # seat, ship, doubloons
LOOTED: Final = 75  # ship, other, goods
LOOTED_BLACK: Final = 76  # ship, other, goods, doubloons
LOOTED_NOTHING: Final = 77  # ship, other
STAYED: Final = 78  # ship
FLED: Final = 79  # ship, space
RANSOMED: Final = 80  # seat, port, doubloons
PAIRS_PAID: Final = 81  # seat, pairs, doubloons, lost
MENDED: Final = 82  # seat, damage
UPKEEP: Final = 83  # ship, repairs, doubloons
BURIED: Final = 84  # ship, doubloons
ENDED: Final = 85
FINAL: Final = 86  # seat, doubloons, points for them, points

# Reasons of refusal; 0 is none
NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
NO_SUCH_MOVE: Final = 3
NO_SUCH_SEAT: Final = 4
NOT_BUILDING: Final = 5
NOT_REVEALED: Final = 6
FITS_NOWHERE: Final = 7
CELL_TAKEN: Final = 8
CORNER_FOR_PORTS: Final = 9
TOUCHES_TOO_FEW: Final = 10
SIDES_DIFFER: Final = 11
NOT_A_CORNER: Final = 12
TURN_DIFFERS: Final = 13
OFF_THE_MAP: Final = 14
STORM_THERE: Final = 15
STORM_BESIDE: Final = 16
NO_ZONE_ASKED: Final = 17
NO_SUCH_ZONE: Final = 18
NO_BIDDING: Final = 19
SLOT_TAKEN: Final = 20
SLOT_UNPAYABLE: Final = 21
PREPARATION: Final = 22
ACTION_FIRST: Final = 23
NO_TOKEN: Final = 24
PLAYED_ENOUGH: Final = 25
ONLY_IN_PORT: Final = 26
STORM_OVER_PORT: Final = 27
LAND_THERE: Final = 28
OTHER_ZONE: Final = 29
LEAVE_FIRST: Final = 30
TOO_FEW_POINTS: Final = 31
TOO_FEW_SAILS: Final = 32
NO_CAPE: Final = 33
NO_PORT_HERE: Final = 34
NOT_IN_HARBOUR: Final = 35
LAIRS_ARE_FOR_PIRATES: Final = 36
PORTS_ARE_NOT_FOR_PIRATES: Final = 37
NO_LAIR_HERE: Final = 38
LAIR_OCCUPIED: Final = 39
NOTHING_UNDER_WAY: Final = 40
TOW_AT_SEA: Final = 41
TOW_NOT_NEEDED: Final = 42
PORT_STORMED: Final = 43
NOT_THE_CENTRE: Final = 44
RANSOM_UNPAYABLE: Final = 45
NOBODY_TO_RECOVER: Final = 46
NO_SPECIALIST: Final = 47
TOP_LEVEL: Final = 48
NEEDS_CORSAIR: Final = 49
TRAINING_TOO_DEAR: Final = 50
NO_SITE: Final = 51
OWN_MARKER: Final = 52
NO_SPACE_FOR_TOKEN: Final = 53
RARITY_NOT_ALLOWED: Final = 54
NONE_LEFT: Final = 55
NOTHING_LEFT: Final = 56
STUDY_NEEDS_THREE: Final = 57
STUDY_INSTEAD: Final = 58
NO_SEARCH: Final = 59
TOKEN_NOT_THERE: Final = 60
TAKE_ONE_FIRST: Final = 61
PIRATE_STORMED: Final = 62
PIRATE_CONTROLLED: Final = 63
NOT_ABOARD: Final = 64
TOKEN_NOT_ABOARD: Final = 65
NO_MARKET: Final = 66
ONE_OF_A_KIND: Final = 67
SOLD_ENOUGH: Final = 68
MADE_HERE: Final = 69
NOT_MADE_HERE: Final = 70
GOODS_TOO_DEAR: Final = 71
NO_SPACE_FOR_GOODS: Final = 72
NO_YARD: Final = 73
RECRUITED_ENOUGH: Final = 74
NO_BERTH: Final = 75
CREW_COMPLETE: Final = 76
CREW_TOO_DEAR: Final = 77
HIRED_ONE: Final = 78
SPECIALISTS_COMPLETE: Final = 79
NOT_LARGER: Final = 80
KIND_BOUGHT: Final = 81
SAILS_TOO_DEAR: Final = 82
MERCHANTS_ONLY: Final = 83
EXTENSIONS_COMPLETE: Final = 84
HOLD_TOO_DEAR: Final = 85
CANNONS_COMPLETE: Final = 86
CANNON_TOO_DEAR: Final = 87
ALREADY_CORSAIR: Final = 88
LETTER_TOO_DEAR: Final = 89
NO_REPAIR: Final = 90
NO_DAMAGE: Final = 91
REPAIR_TOO_DEAR: Final = 92
NO_ENGAGEMENT: Final = 93
NOT_THERE: Final = 94
NOT_AN_ENEMY: Final = 95
HAS_FOUGHT: Final = 96
MUST_ENGAGE: Final = 97
OUT_OF_THAT_PORT: Final = 98
NO_FIGHT_TO_BEGIN: Final = 99
NO_SHOT: Final = 100
NO_CREWING: Final = 101
TOO_FEW_CANNONS: Final = 102
TOO_FEW_GUNNERS: Final = 103
NOBODY_TO_LOSE: Final = 104
NONE_THERE: Final = 105
NO_LOOT: Final = 106
NOT_IN_THEIR_HOLD: Final = 107
NOT_BEATEN: Final = 108
PIRATES_PAY_NO_RANSOM: Final = 109
NO_RANSOM: Final = 110
FEWER_SAILORS: Final = 111
PAIRS_UNPAYABLE: Final = 112
LIGHTEN_FIRST: Final = 113
TOO_FEW_PIRATE_POINTS: Final = 114
MOORED: Final = 115
NOTHING_TO_SELL: Final = 116
NOTHING_TO_DELIVER: Final = 117
NO_TOW_TO_THE_CENTRE: Final = 118
TOW_PORT_STORMED: Final = 119
CORNER_TAKEN: Final = 120


def lesser(a: i64, b: i64) -> i64:
    return a if a < b else b


def greater(a: i64, b: i64) -> i64:
    return a if a > b else b


def digit(word: i64, place: i64) -> i64:
    """One of the small numbers packed into a word."""
    return word >> (place * DIGIT_BITS) & DIGIT


def unit(place: i64) -> i64:
    """What to add to a word so that one of its small numbers grows by one."""
    return bit(place * DIGIT_BITS)


@final
class Figures:
    """All figures as machine numbers; shared by all copies of a state."""

    rows: dict[str, list[int]]  # as given, for pickling
    numbers: dict[str, int]
    tiles: Tiles

    # game frame
    start_doubloons: i64
    start_points: i64
    start_sailors: i64
    actions: i64
    extra_action: i64
    doubloons_per_point: i64
    crew_limit: i64
    neutral: vec[i64]  # two neutral slots for each number of players, NONE
    closed_slots: vec[i64]  # by number of players
    start_cells: vec[i64]
    display_size: i64
    pool: i64  # the pool tiles as a bit set
    coastal: i64  # those of them with a land side

    # wind
    cost: vec[i64]
    port_enter: i64
    port_leave: i64
    lair_enter: i64
    lair_leave: i64
    cape: i64
    wind_faces: vec[i64]
    change_faces: vec[i64]
    red_faces: vec[i64]
    white_faces: vec[i64]

    # initiative
    slots: i64
    price: vec[i64]
    bribe_bids: i64
    bribe_first: i64
    bribe_next: i64

    # ships, by type
    hold_spaces: vec[i64]
    sailor_limit: vec[i64]
    deck_limit: vec[i64]
    sails: vec[i64]
    cannons: vec[i64]
    cannons_max: vec[i64]
    extensions_max: vec[i64]
    cubes_sold: vec[i64]
    top_level: vec[i64]  # five a type

    # combat
    gunners: i64
    initial_dice: i64
    dice_per_cannon: i64
    attacker_points: i64
    defender_points: i64
    tie_points: i64
    ransom_ship: i64
    ransom_pair: i64
    purse_share: i64

    # shipyard
    sailor_price: i64
    sailors_per_action: i64
    specialist_price: i64
    specialists_per_action: i64
    sail_price: i64
    sizes: vec[i64]
    hold_price: i64
    extension_spaces: i64
    cannon_price: i64
    letter_price: i64
    repair_price: i64
    least_price: i64

    # bank and market
    per_token: i64
    debt_limit: i64
    free_cubes: i64
    black_points: i64
    home: vec[i64]  # the port that makes a kind of goods
    buy: vec[i64]
    sell: vec[i64]
    black: vec[i64]
    row_slots: vec[i64]
    row_points: vec[i64]  # fifteen a row

    # science
    rarity: vec[i64]  # of a place in a pile
    token_points: vec[i64]
    family_bonus: vec[i64]
    per_family: vec[i64]
    may_take: vec[i64]  # by level of the scientist: rarities as a bit set
    takes: vec[i64]

    # specialists
    level_price: vec[i64]
    leader_level: i64
    free_coast_level: i64
    free_point_level: i64
    wind_cap_level: i64
    wind_cap: i64
    boarding_level: i64
    boarding_bonus: i64
    victory_level: i64
    victory_bonus: i64
    tie_level: i64
    discount_level: i64
    discount: i64
    mend_level: i64
    anywhere_level: i64
    yard_limit: i64
    price_level: i64
    price_bonus: i64
    extra_cube_level: i64
    extra_cubes: i64
    market_level: i64
    market_bonus: i64
    card_sails: i64
    card_victory: i64
    card_yard: i64
    card_discovery: i64
    card_market: i64

    # pirates
    pirate_cannons: i64
    pirate_sailors: i64
    pirate_sails: i64
    pirate_purse: i64
    pirate_repair: i64
    treasure_group: i64
    improvements: i64  # kinds
    add_sailors: vec[i64]
    add_sails: vec[i64]
    add_cannons: vec[i64]
    first_stack: i64
    second_stack: i64

    codes: i64

    def __init__(self, tiles: Tiles, rows: dict[str, list[int]], numbers: dict[str, int]) -> None:
        self.tiles = tiles
        self.rows = rows
        self.numbers = numbers
        self.start_doubloons = numbers["start_doubloons"]
        self.start_points = numbers["start_vp"]
        self.start_sailors = numbers["start_sailors"]
        self.actions = numbers["actions_per_round"]
        self.extra_action = numbers["extra_action_tokens"]
        self.doubloons_per_point = numbers["doubloons_per_end_vp"]
        self.crew_limit = numbers["sailor_cubes_per_player"]
        self.neutral = row_of(rows["neutral"])
        self.closed_slots = row_of(rows["closed_slots"])
        self.start_cells = row_of(rows["start_cells"])
        self.display_size = numbers["display_size"]
        self.pool = numbers["pool"]
        self.coastal = numbers["coastal"]
        self.cost = row_of(rows["cost_by_offset"])
        self.port_enter = numbers["port_enter_cost"]
        self.port_leave = numbers["port_leave_cost"]
        self.lair_enter = numbers["lair_enter_cost"]
        self.lair_leave = numbers["lair_leave_cost"]
        self.cape = numbers["cape_cost"]
        self.wind_faces = row_of(rows["wind"])
        self.change_faces = row_of(rows["change"])
        self.red_faces = row_of(rows["red"])
        self.white_faces = row_of(rows["white"])
        self.slots = len(rows["slot_prices"])
        self.price = row_of(rows["slot_prices"])
        self.bribe_bids = numbers["bribe_from_highest_bids"]
        self.bribe_first = numbers["bribe_first_share"]
        self.bribe_next = numbers["bribe_next_share"]
        self.hold_spaces = row_of(rows["hold_spaces"])
        self.sailor_limit = row_of(rows["hold_sailor_limit"])
        self.deck_limit = row_of(rows["deck_limit"])
        self.sails = row_of(rows["sails"])
        self.cannons = row_of(rows["cannons"])
        self.cannons_max = row_of(rows["cannons_max"])
        self.extensions_max = row_of(rows["hold_extensions_max"])
        self.cubes_sold = row_of(rows["cubes_sold_per_market_action"])
        self.top_level = row_of(rows["specialist_max_level"])
        self.gunners = numbers["sailors_per_cannon"]
        self.initial_dice = numbers["initial_shot_dice"]
        self.dice_per_cannon = numbers["dice_per_active_cannon"]
        self.attacker_points = numbers["vp_attacker_win"]
        self.defender_points = numbers["vp_defender_win"]
        self.tie_points = numbers["vp_tie"]
        self.ransom_ship = numbers["ransom_ship"]
        self.ransom_pair = numbers["ransom_per_sailor_pair"]
        self.purse_share = numbers["pirate_purse_share_divisor"]
        self.sailor_price = numbers["sailor_price"]
        self.sailors_per_action = numbers["sailors_per_action"]
        self.specialist_price = numbers["specialist_price"]
        self.specialists_per_action = numbers["specialists_per_action"]
        self.sail_price = numbers["sail_price_per_point"]
        self.sizes = row_of(rows["sail_upgrade_sizes"])
        self.hold_price = numbers["hold_price"]
        self.extension_spaces = numbers["hold_extension_spaces"]
        self.cannon_price = numbers["cannon_price"]
        self.letter_price = numbers["letter_of_marque_price"]
        self.repair_price = numbers["repair_price"]
        self.least_price = numbers["improvement_min_price"]
        self.per_token = numbers["doubloons_per_token"]
        self.debt_limit = numbers["token_debt_limit"]
        self.free_cubes = numbers["free_cubes_before_load"]
        self.black_points = numbers["black_market_vp"]
        self.home = row_of(rows["home"])
        self.buy = row_of(rows["buy"])
        self.sell = row_of(rows["sell"])
        self.black = row_of(rows["black_market"])
        self.row_slots = row_of(rows["row_slots"])
        self.row_points = row_of(rows["row_points"])
        self.rarity = row_of(rows["pile"])
        self.token_points = row_of(rows["token_vp"])
        self.family_bonus = row_of(rows["family_bonus"])
        self.per_family = row_of(rows["tokens_per_family"])
        self.may_take = row_of(rows["may_take"])
        self.takes = row_of(rows["takes"])
        self.level_price = row_of(rows["level_prices"])
        self.leader_level = numbers["leader_level"]
        self.free_coast_level = numbers["free_coast_level"]
        self.free_point_level = numbers["free_point_level"]
        self.wind_cap_level = numbers["wind_cap_level"]
        self.wind_cap = numbers["wind_cap"]
        self.boarding_level = numbers["boarding_level"]
        self.boarding_bonus = numbers["boarding_bonus"]
        self.victory_level = numbers["victory_level"]
        self.victory_bonus = numbers["victory_bonus"]
        self.tie_level = numbers["tie_level"]
        self.discount_level = numbers["discount_level"]
        self.discount = numbers["discount"]
        self.mend_level = numbers["mend_level"]
        self.anywhere_level = numbers["anywhere_level"]
        self.yard_limit = numbers["yard_limit"]
        self.price_level = numbers["price_level"]
        self.price_bonus = numbers["price_bonus"]
        self.extra_cube_level = numbers["extra_cube_level"]
        self.extra_cubes = numbers["extra_cubes"]
        self.market_level = numbers["market_level"]
        self.market_bonus = numbers["market_bonus"]
        self.card_sails = numbers["card_sails"]
        self.card_victory = numbers["card_victory"]
        self.card_yard = numbers["card_yard"]
        self.card_discovery = numbers["card_discovery"]
        self.card_market = numbers["card_market"]
        self.pirate_cannons = numbers["pirate_cannons"]
        self.pirate_sailors = numbers["pirate_sailors"]
        self.pirate_sails = numbers["pirate_sails"]
        self.pirate_purse = numbers["pirate_purse"]
        self.pirate_repair = numbers["pirate_repair"]
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


@final
class Vessel:
    """A player's ship and all else the player has."""

    __slots__ = (
        "aboard",
        "actions",
        "aloft",
        "bid",
        "broken",
        "cannons",
        "cargo",
        "cubes",
        "deck",
        "delivered",
        "extensions",
        "fifth",
        "hold",
        "leaks",
        "marks",
        "money",
        "owed",
        "points",
        "port",
        "skills",
        "space",
        "torn",
        "type",
        "unbound",
        "upgrade",
    )
    space: i64
    type: i64
    hold: i64  # sailors there
    aloft: i64  # in the sails
    deck: i64  # overflow
    leaks: i64  # each with its sailor
    torn: i64  # damaged sails
    broken: i64  # damaged cannons
    cannons: i64  # all of them
    upgrade: i64
    extensions: i64
    cargo: i64  # cubes of each kind, packed
    cubes: i64  # how many
    aboard: i64  # tokens, as a bit set
    delivered: i64
    money: i64
    points: i64
    actions: i64  # tokens left
    owed: i64
    fifth: i64  # 1: five tokens next round
    skills: i64  # levels, packed
    unbound: i64  # specialists without a speciality
    marks: i64  # sites with an own marker
    bid: i64
    port: i64  # the one dealt

    def __init__(self, like: "Vessel | None" = None) -> None:
        if like is not None:
            self.space = like.space
            self.type = like.type
            self.hold = like.hold
            self.aloft = like.aloft
            self.deck = like.deck
            self.leaks = like.leaks
            self.torn = like.torn
            self.broken = like.broken
            self.cannons = like.cannons
            self.upgrade = like.upgrade
            self.extensions = like.extensions
            self.cargo = like.cargo
            self.cubes = like.cubes
            self.aboard = like.aboard
            self.delivered = like.delivered
            self.money = like.money
            self.points = like.points
            self.actions = like.actions
            self.owed = like.owed
            self.fifth = like.fifth
            self.skills = like.skills
            self.unbound = like.unbound
            self.marks = like.marks
            self.bid = like.bid
            self.port = like.port
            return
        self.space = NONE
        self.type = MERCHANT
        self.hold = 0
        self.aloft = 0
        self.deck = 0
        self.leaks = 0
        self.torn = 0
        self.broken = 0
        self.cannons = 0
        self.upgrade = 0
        self.extensions = 0
        self.cargo = 0
        self.cubes = 0
        self.aboard = 0
        self.delivered = 0
        self.money = 0
        self.points = 0
        self.actions = 0
        self.owed = 0
        self.fifth = 0
        self.skills = 0
        self.unbound = 0
        self.marks = 0
        self.bid = NONE
        self.port = NONE

    def copy(self) -> "Vessel":
        return Vessel(self)

    def level(self, speciality: i64) -> i64:
        return digit(self.skills, speciality)

    def goods(self, kind: i64) -> i64:
        return digit(self.cargo, kind)

    def load_cube(self, kind: i64) -> None:
        self.cargo += unit(kind)
        self.cubes += 1

    def unload_cube(self, kind: i64) -> None:
        self.cargo -= unit(kind)
        self.cubes -= 1

    def sailors(self) -> i64:
        """All aboard, wherever they are."""
        return self.hold + self.aloft + self.deck + self.leaks

    def stowed(self) -> i64:
        """Hold spaces taken (SMB-TRM-07)."""
        return self.hold + self.leaks + self.cubes + count(self.aboard)


@final
class Pirate:
    """A pirate ship, and the treasure of its lair."""

    __slots__ = (
        "broken",
        "cannons",
        "dead",
        "improvements",
        "master",
        "purse",
        "sailors",
        "sails",
        "space",
        "torn",
        "treasure",
    )
    space: i64
    cannons: i64  # with improvements, without damage
    sailors: i64
    sails: i64
    broken: i64
    dead: i64
    torn: i64
    purse: i64
    treasure: i64  # buried in the lair of the same number
    master: i64  # who controls it this round, NONE
    improvements: i64  # of each kind, packed

    def __init__(self, like: "Pirate | None" = None) -> None:
        if like is not None:
            self.space = like.space
            self.cannons = like.cannons
            self.sailors = like.sailors
            self.sails = like.sails
            self.broken = like.broken
            self.dead = like.dead
            self.torn = like.torn
            self.purse = like.purse
            self.treasure = like.treasure
            self.master = like.master
            self.improvements = like.improvements
            return
        self.space = NONE
        self.cannons = 0
        self.sailors = 0
        self.sails = 0
        self.broken = 0
        self.dead = 0
        self.torn = 0
        self.purse = 0
        self.treasure = 0
        self.master = NONE
        self.improvements = 0

    def copy(self) -> "Pirate":
        return Pirate(self)

    def crewed(self, gunners: i64) -> i64:
        """SMB-CPI-02: the cannons it can crew, always all of them."""
        return lesser(self.cannons - self.broken, (self.sailors - self.dead) // gunners)


@final
class SeulMaitre(State):
    """A position of Seul Maître à Bord."""

    figures: Figures
    chart: Chart
    vessels: list[Vessel]
    pirates: list[Pirate]
    tokens: vec[i64]

    phase: i64
    actor: i64  # the seat that owes a move
    round: i64
    rounds: i64
    order: i64  # the seats in turn order, packed
    turn: i64  # place in that order
    wind: i64  # the direction it blows to
    storm_a: i64  # cells
    storm_b: i64
    pile: i64  # tiles face down, as a bit set
    display: i64  # tiles revealed
    chosen: i64
    chosen_cell: i64
    fought: i64  # the ships that fought this round
    drawn: i64  # pirate number tiles face up
    stack_1: i64  # improvements left of each kind, packed
    stack_2: i64
    rows: i64  # cubes on the market, packed
    leaders: i64  # seat + 1 for each speciality, packed
    piles: i64  # science tokens still on their site

    # the turn
    used: i64
    yards: i64
    mover: i64  # the ship under way, NONE
    spent: i64  # points of a controlled pirate
    free_step: i64  # navigator 1: the next port or cape step costs nothing
    free_point: i64  # navigator 2
    came: i64  # the haven left by the last step
    sold: i64  # kinds of goods, in this Market action
    filled: i64  # whether it filled a slot
    recruited: i64
    hired: i64
    bought: i64
    taken: i64

    # a combat
    attacker: i64
    defender: i64
    crew_a: i64  # cannons crewed and not hit, NONE before
    crew_d: i64
    gunners_a: i64  # sailors on them
    gunners_d: i64
    blocked_a: i64  # sailors on hit cannons
    blocked_d: i64
    hits: i64  # results on the defender still to be applied, packed by face
    winner: i64

    # a question on the way
    placing: i64  # the ship that comes out on a tile
    target: i64  # its cell
    why: i64  # what goes on then
    dice: i64  # red dice it still has to meet
    hurt: i64  # the ship that loses sailors
    losses: i64
    rips: i64  # and whose sails are torn then

    # results fixed by a position, the next one lowest
    fixed_wind: i64
    fixed_change: i64
    fixed_red: i64
    fixed_white: i64
    fixed_numbers: i64
    fixed_improvements: i64
    fixed_tiles: i64

    combats: i64
    ties: i64
    pirate_combats: i64
    storms: i64
    cubes_sold: i64
    black: i64
    discoveries: i64
    deliveries: i64
    banks: i64
    ransoms: i64
    letters: i64
    reversed: i64

    def __init__(
        self,
        figures: Figures,
        players: i64,
        options: dict[str, int],
        word: i64,
        journal: Journal | None,
        like: "SeulMaitre | None" = None,
    ) -> None:
        super().__init__(players, like)
        self.figures = figures
        if like is not None:
            self.chart = like.chart.copy()
            self.vessels = [vessel.copy() for vessel in like.vessels]
            self.pirates = [pirate.copy() for pirate in like.pirates]
            self.tokens = like.tokens[:]
            self.phase = like.phase
            self.actor = like.actor
            self.round = like.round
            self.rounds = like.rounds
            self.order = like.order
            self.turn = like.turn
            self.wind = like.wind
            self.storm_a = like.storm_a
            self.storm_b = like.storm_b
            self.pile = like.pile
            self.display = like.display
            self.chosen = like.chosen
            self.chosen_cell = like.chosen_cell
            self.fought = like.fought
            self.drawn = like.drawn
            self.stack_1 = like.stack_1
            self.stack_2 = like.stack_2
            self.rows = like.rows
            self.leaders = like.leaders
            self.piles = like.piles
            self.used = like.used
            self.yards = like.yards
            self.mover = like.mover
            self.spent = like.spent
            self.free_step = like.free_step
            self.free_point = like.free_point
            self.came = like.came
            self.sold = like.sold
            self.filled = like.filled
            self.recruited = like.recruited
            self.hired = like.hired
            self.bought = like.bought
            self.taken = like.taken
            self.attacker = like.attacker
            self.defender = like.defender
            self.crew_a = like.crew_a
            self.crew_d = like.crew_d
            self.gunners_a = like.gunners_a
            self.gunners_d = like.gunners_d
            self.blocked_a = like.blocked_a
            self.blocked_d = like.blocked_d
            self.hits = like.hits
            self.winner = like.winner
            self.placing = like.placing
            self.target = like.target
            self.why = like.why
            self.dice = like.dice
            self.hurt = like.hurt
            self.losses = like.losses
            self.rips = like.rips
            self.fixed_wind = like.fixed_wind
            self.fixed_change = like.fixed_change
            self.fixed_red = like.fixed_red
            self.fixed_white = like.fixed_white
            self.fixed_numbers = like.fixed_numbers
            self.fixed_improvements = like.fixed_improvements
            self.fixed_tiles = like.fixed_tiles
            self.combats = like.combats
            self.ties = like.ties
            self.pirate_combats = like.pirate_combats
            self.storms = like.storms
            self.cubes_sold = like.cubes_sold
            self.black = like.black
            self.discoveries = like.discoveries
            self.deliveries = like.deliveries
            self.banks = like.banks
            self.ransoms = like.ransoms
            self.letters = like.letters
            self.reversed = like.reversed
            return
        self.rounds = options["rounds"]
        self.journal = journal
        self.reseed(word)
        self.set_up()

    def copy(self) -> "SeulMaitre":
        return SeulMaitre(self.figures, self.players, NO_OPTIONS, 0, None, self)

    # -- 1. terms

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.actor = seat

    def seat_at(self, place: i64) -> i64:
        return digit(self.order, place)

    def place_of(self, seat: i64) -> i64:
        place: i64 = 0
        while place < self.players and digit(self.order, place) != seat:
            place += 1
        return place

    def owner(self, ship: i64) -> i64:
        """Who decides for a ship: its player, or who controls the pirate (NONE)."""
        if ship < PIRATE:
            return ship
        return self.pirates[ship - PIRATE].master

    def space_of(self, ship: i64) -> i64:
        if ship < PIRATE:
            return self.vessels[ship].space
        return self.pirates[ship - PIRATE].space

    def put(self, ship: i64, space: i64) -> None:
        if ship < PIRATE:
            self.vessels[ship].space = space
        else:
            self.pirates[ship - PIRATE].space = space

    def hold_spaces(self, vessel: Vessel) -> i64:
        return self.figures.hold_spaces[vessel.type] + vessel.extensions * self.figures.extension_spaces

    def sailor_limit(self, vessel: Vessel) -> i64:
        return self.figures.sailor_limit[vessel.type] + vessel.extensions * self.figures.extension_spaces

    def free_spaces(self, vessel: Vessel) -> i64:
        return self.hold_spaces(vessel) - vessel.stowed()

    def berths(self, vessel: Vessel) -> i64:
        """How many more sailors the hold has room for (SMB-TRM-07)."""
        room = lesser(self.free_spaces(vessel), self.sailor_limit(vessel) - vessel.hold - vessel.leaks)
        return greater(room, 0)

    def speed(self, seat: i64) -> i64:
        """SMB-TRM-08, -09"""
        figures = self.figures
        vessel = self.vessels[seat]
        speed = figures.sails[vessel.type] + vessel.upgrade - vessel.torn
        if vessel.cubes > figures.free_cubes:
            speed -= vessel.cubes - figures.free_cubes
        if digit(self.leaders, NAVIGATOR) == seat + 1:
            speed += figures.card_sails
        return greater(speed, 0)

    def free_sails(self, seat: i64) -> i64:
        return greater(self.speed(seat) - self.vessels[seat].aloft, 0)

    def leads(self, seat: i64, speciality: i64) -> bool:
        """Whether the seat holds a leader card."""
        return digit(self.leaders, speciality) == seat + 1

    def storms_on(self, cell: i64) -> i64:
        n: i64 = 0
        if self.storm_a == cell:
            n += 1
        if self.storm_b == cell:
            n += 1
        return n

    def is_stormy(self, cell: i64) -> bool:
        return self.storm_a == cell or self.storm_b == cell

    def may_come(self, cell: i64, direction: i64) -> bool:
        """Whether the tile in that direction lies on the map and has no storm."""
        beyond = self.figures.tiles.near[cell * 8 + direction]
        return beyond != NONE and not self.is_stormy(beyond)

    # -- dice and other luck

    def roll_wind(self) -> i64:
        self.revealed += 1
        fixed = self.fixed_wind
        if fixed:
            self.fixed_wind = fixed >> DIGIT_BITS
            return (fixed & DIGIT) - 1
        faces = self.figures.wind_faces
        return faces[self.below(len(faces))]

    def roll_change(self) -> i64:
        self.revealed += 1
        fixed = self.fixed_change
        if fixed:
            self.fixed_change = fixed >> DIGIT_BITS
            face = (fixed & DIGIT) - 1
            return REROLL if face == 5 else face - 2
        faces = self.figures.change_faces
        return faces[self.below(len(faces))]

    def roll_red(self) -> i64:
        self.revealed += 1
        fixed = self.fixed_red
        if fixed:
            self.fixed_red = fixed >> DIGIT_BITS
            return (fixed & DIGIT) - 1
        faces = self.figures.red_faces
        return faces[self.below(len(faces))]

    def roll_white(self) -> i64:
        self.revealed += 1
        fixed = self.fixed_white
        if fixed:
            self.fixed_white = fixed >> DIGIT_BITS
            return (fixed & DIGIT) - 1
        faces = self.figures.white_faces
        return faces[self.below(len(faces))]

    def any_of(self, things: i64) -> i64:
        """A random member of a bit set that is not empty."""
        skipped = self.below(count(things))
        while skipped:
            things &= things - 1
            skipped -= 1
        return lowest(things)

    # -- 2. setup

    def set_up(self) -> None:
        figures = self.figures
        self.chart = Chart(figures.tiles)
        self.clear()
        self.vessels = []
        for _ in range(self.players):
            vessel = Vessel()
            vessel.hold = figures.start_sailors
            vessel.money = figures.start_doubloons
            vessel.points = figures.start_points
            vessel.actions = figures.actions
            vessel.cannons = figures.cannons[MERCHANT]
            self.vessels.append(vessel)
        self.pirates = []
        for _ in range(LAIRS):
            pirate = Pirate()
            pirate.cannons = figures.pirate_cannons
            pirate.sailors = figures.pirate_sailors
            pirate.sails = figures.pirate_sails
            pirate.purse = figures.pirate_purse
            self.pirates.append(pirate)
        self.tokens = vec[i64]([i64(0)] * TOKENS)
        self.draw_order()
        self.build()

    def clear(self) -> None:
        """Everything that is neither a ship nor the map as it is before the game."""
        figures = self.figures
        self.phase = CHOOSING
        self.actor = 0
        self.round = 0
        self.order = 0
        self.turn = 0
        self.wind = 0
        self.storm_a = NONE
        self.storm_b = NONE
        self.pile = 0
        self.display = 0
        self.chosen = NONE
        self.chosen_cell = NONE
        self.fought = 0
        self.drawn = 0
        self.stack_1 = figures.first_stack
        self.stack_2 = figures.second_stack
        self.rows = 0
        self.leaders = 0
        self.piles = bit(TOKENS) - 1
        self.forget_turn()
        self.forget_combat()
        self.forget_question()
        self.forget_fixed()
        self.combats = 0
        self.ties = 0
        self.pirate_combats = 0
        self.storms = 0
        self.cubes_sold = 0
        self.black = 0
        self.discoveries = 0
        self.deliveries = 0
        self.banks = 0
        self.ransoms = 0
        self.letters = 0
        self.reversed = 0

    def forget_turn(self) -> None:
        self.used = 0
        self.yards = 0
        self.end_movement()
        self.forget_trade()
        self.forget_yard()
        self.taken = 0

    def end_movement(self) -> None:
        self.mover = NONE
        self.spent = 0
        self.free_step = 0
        self.free_point = 0
        self.came = NONE

    def forget_trade(self) -> None:
        self.sold = 0
        self.filled = 0

    def forget_yard(self) -> None:
        self.recruited = 0
        self.hired = 0
        self.bought = 0

    def forget_combat(self) -> None:
        self.attacker = NONE
        self.defender = NONE
        self.crew_a = NONE
        self.crew_d = NONE
        self.gunners_a = 0
        self.gunners_d = 0
        self.blocked_a = 0
        self.blocked_d = 0
        self.hits = 0
        self.winner = NONE

    def forget_question(self) -> None:
        self.placing = NONE
        self.target = NONE
        self.why = 0
        self.dice = 0
        self.hurt = NONE
        self.losses = 0
        self.rips = 0

    def forget_fixed(self) -> None:
        self.fixed_wind = 0
        self.fixed_change = 0
        self.fixed_red = 0
        self.fixed_white = 0
        self.fixed_numbers = 0
        self.fixed_improvements = 0
        self.fixed_tiles = 0

    def draw_order(self) -> None:
        """SMB-SET-03"""
        waiting = bit(self.players) - 1
        place: i64 = 0
        while waiting:
            seat = self.any_of(waiting)
            waiting &= ~bit(seat)
            self.order += unit(place) * seat
            place += 1
        self.tell_order()

    def tell_order(self) -> None:
        if self.journal is not None:
            for place in range(self.players):
                self.journal.note(PLAYS, EVERYONE, self.seat_at(place), place + 1)

    # -- 3. map building

    def build(self) -> None:
        """SMB-MAP-01 to -03"""
        figures = self.figures
        self.chart.lay(CELLS // 2, figures.tiles.centre, 0)
        self.deal_ports()
        coastal = figures.coastal
        self.pile = figures.pool
        i: i64 = 0
        while i < 4:
            tile = self.any_of(coastal)
            coastal &= ~bit(tile)
            self.pile &= ~bit(tile)
            cell = figures.start_cells[i]
            turn = self.any_of(self.chart.turns_for(tile, cell))
            self.chart.lay(cell, tile, turn)
            if self.journal is not None:
                self.journal.note(SET_OUT, EVERYONE, tile, cell, turn)
            i += 1
        while count(self.display) < figures.display_size:
            self.reveal_tile()
        self.ask_for_tile()

    def deal_ports(self) -> None:
        """SMB-MAP-01: a corner port to each player."""
        left: i64 = 0
        port: i64 = 0
        while port < PORTS:
            if self.figures.tiles.of_port[port] != self.figures.tiles.centre:
                left |= bit(port)
            port += 1
        for seat in range(self.players):
            dealt = self.any_of(left)
            left &= ~bit(dealt)
            self.vessels[seat].port = dealt
            if self.journal is not None:
                self.journal.note(DEALT, EVERYONE, seat, dealt)

    def reveal_tile(self) -> None:
        if self.pile == 0:
            return
        fixed = self.fixed_tiles
        if fixed:
            self.fixed_tiles = fixed >> TILE_BITS
            tile = (fixed & TILE_DIGIT) - 1
        else:
            tile = self.any_of(self.pile)
        self.pile &= ~bit(tile)
        self.display |= bit(tile)
        self.revealed += 1
        if self.journal is not None:
            self.journal.note(TILE_UP, EVERYONE, tile, self.figures.tiles.storm[tile])

    def builder(self) -> i64:
        """Whose turn it is to lay a tile (SMB-MAP-04), then a port tile (SMB-MAP-09)."""
        return self.seat_at(self.turn)

    def needs_reverse(self) -> bool:
        """SMB-MAP-07: no revealed tile fits any legal cell."""
        cells = self.chart.open_cells()
        tiles = self.display
        while tiles:
            if self.chart.fits_somewhere(lowest(tiles), cells):
                return False
            tiles &= tiles - 1
        return True

    def side_laid(self) -> i64:
        """The side of the chosen tile that goes on the map."""
        if self.needs_reverse():
            return self.chosen + self.figures.tiles.n
        return self.chosen

    def tiles_that_fit(self) -> i64:
        cells = self.chart.open_cells()
        fitting: i64 = 0
        tiles = self.display
        while tiles:
            tile = lowest(tiles)
            if self.chart.fits_somewhere(tile, cells):
                fitting |= bit(tile)
            tiles &= tiles - 1
        return fitting if fitting else self.display

    def ask_for_tile(self) -> None:
        if self.display == 0:
            self.turn = 0
            self.ask_for_corner()
            return
        self.ask(CHOOSING, self.builder())
        fitting = self.tiles_that_fit()
        if fitting & (fitting - 1) == 0:
            self.choose_tile(lowest(fitting))

    def choose_tile(self, tile: i64) -> None:
        self.chosen = tile
        side = self.side_laid()
        if self.journal is not None:
            self.journal.note(TOOK_TILE, EVERYONE, self.actor, tile, 0 if side == tile else 1)
        cells = self.chart.cells_for(side, self.chart.open_cells())
        if cells & (cells - 1):
            self.ask(PLACING, self.actor)
        else:
            self.choose_cell(lowest(cells))

    def choose_cell(self, cell: i64) -> None:
        self.chosen_cell = cell
        turns = self.chart.turns_for(self.side_laid(), cell)
        if turns & (turns - 1):
            self.ask(TURNING, self.actor)
        else:
            self.lay_tile(lowest(turns))

    def lay_tile(self, turn: i64) -> None:
        tile = self.chosen
        cell = self.chosen_cell
        side = self.side_laid()
        reverse: i64 = 0 if side == tile else 1
        self.reversed += reverse
        self.chart.lay(cell, side, turn)
        if self.journal is not None:
            self.journal.note(LAID, EVERYONE, self.actor, tile, cell, turn + 4 * reverse)
        if self.figures.tiles.storm[tile]:  # SMB-MAP-08
            if self.storm_a == NONE:
                self.storm_a = cell
            else:
                self.storm_b = cell
        self.display &= ~bit(tile)
        self.chosen = NONE
        self.chosen_cell = NONE
        self.reveal_tile()
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
        self.ask_for_tile()

    def corners_left(self) -> i64:
        return self.figures.tiles.corners & ~self.chart.lying

    def ask_for_corner(self) -> None:
        """SMB-MAP-09, SMB-VAR-02: the own ports in turn order, then the first player lays the unused ones."""
        corners = self.corners_left()
        if corners == 0:
            self.begin_game()
            return
        place = 4 - count(corners)
        self.turn = place if place < self.players else 0
        self.ask(PORTING, self.builder())
        if corners & (corners - 1) == 0:
            self.lay_port(lowest(corners))

    def port_to_lay(self) -> i64:
        place = 4 - count(self.corners_left())
        if place < self.players:
            return self.vessels[self.seat_at(place)].port
        skipped = place - self.players
        port: i64 = 0
        while True:
            if self.figures.tiles.of_port[port] != self.figures.tiles.centre and not self.is_dealt(port):
                if skipped == 0:
                    return port
                skipped -= 1
            port += 1

    def is_dealt(self, port: i64) -> bool:
        return any(vessel.port == port for vessel in self.vessels)

    def lay_port(self, cell: i64) -> None:
        port = self.port_to_lay()
        tile = self.figures.tiles.of_port[port]
        turn = lowest(self.chart.turns_for(tile, cell))
        self.chart.lay(cell, tile, turn)
        if self.journal is not None:
            self.journal.note(PORT_LAID, EVERYONE, self.actor, port, cell, turn)
        self.ask_for_corner()

    def begin_game(self) -> None:
        """SMB-SET-06, -07"""
        self.chart.finish()
        for vessel in self.vessels:
            vessel.space = HAVEN + self.chart.port_cell[vessel.port]
        for number in range(LAIRS):
            self.pirates[number].space = HAVEN + self.chart.lair_cell[number]
        self.wind = self.roll_wind()
        if self.journal is not None:
            self.journal.note(WIND_SET, EVERYONE, self.wind)
        self.round = 1
        self.tell_round()
        self.turn = 0
        self.begin_turn()

    # -- 4. round

    def tell_round(self) -> None:
        if self.journal is not None:
            self.journal.note(ROUND, EVERYONE, self.round, self.rounds)

    # -- 5. wind and storms

    def prepare(self) -> None:
        """SMB-WND-01 to -03; until the bids are made the order is that of the previous round."""
        change = self.roll_change()
        while change == REROLL:
            if self.journal is not None:
                self.journal.note(WIND_REROLL, EVERYONE)
            change = self.roll_change()
        self.wind = (self.wind + change) & 7
        if self.journal is not None:
            self.journal.note(WIND_TURNED, EVERYONE, self.wind, change)
        self.storm_a = self.moved_storm(self.storm_a)
        self.storm_b = self.moved_storm(self.storm_b)
        self.prepare_ships(0)

    def moved_storm(self, cell: i64) -> i64:
        beyond = wrapped_neighbour(cell, self.wind)
        if self.journal is not None:
            self.journal.note(STORM_MOVED, EVERYONE, cell, beyond)
        return beyond

    def prepare_ships(self, place: i64) -> None:
        """SMB-WND-04, -06: the players' ships on storm tiles, one after the other."""
        while place < self.players:
            seat = self.seat_at(place)
            space = self.vessels[seat].space
            if self.is_stormy(cell_of(space)):
                self.turn = place
                if space >= HAVEN:
                    self.ask(SHELTER, seat)
                else:
                    self.blow(seat, cell_of(space), AFTER_STORM)
                return
            place += 1
        self.prepare_pirates()

    def blow(self, ship: i64, cell: i64, why: i64) -> None:
        """SMB-WND-04, -05, SMB-STO-01: the wind die drives a ship out of a storm, then the red dice fall."""
        self.storms += 1
        direction = self.roll_wind()
        if self.journal is not None:
            self.journal.note(WIND_DIE, EVERYONE, ship, direction)
        while not self.may_come(cell, direction):
            direction = self.roll_wind()
            if self.journal is not None:
                self.journal.note(WIND_DIE, EVERYONE, ship, direction)
        self.dice = self.storms_on(cell)
        self.come_out(ship, self.figures.tiles.near[cell * 8 + direction], why)

    def come_out(self, ship: i64, cell: i64, why: i64) -> None:
        """A ship is put on a tile, in a zone of its owner's choice."""
        self.placing = ship
        self.target = cell
        self.why = why
        if self.chart.zones[cell] > 1:
            seat = self.owner(ship)
            if why == AFTER_DRIFT:
                seat = self.seat_at(0)
            self.ask(ZONING, seat)
        else:
            self.choose_zone(0)

    def choose_zone(self, zone: i64) -> None:
        ship = self.placing
        start = self.space_of(ship)
        space = self.target * 4 + zone
        self.put(ship, space)
        self.placing = NONE
        self.target = NONE
        if self.journal is not None:
            if self.why <= AFTER_CROSSING:
                self.journal.note(BLOWN, EVERYONE, ship, start, space)
            elif self.why == AFTER_FLIGHT:
                self.journal.note(FLED, EVERYONE, ship, space)
            elif self.why == AFTER_SHELTER:
                self.journal.note(PUT_OUT, EVERYONE, ship, space)
            else:
                self.journal.note(DRIFTED, EVERYONE, ship, start, space)
        if self.why == AFTER_DRIFT:
            self.drift_from(ship - PIRATE + 1)
            return
        n = self.dice
        self.dice = 0
        if n:
            self.roll_storm(ship, n)
        else:
            self.go_on()

    def roll_storm(self, ship: i64, n: i64) -> None:
        hits: i64 = 0
        while n > 0:
            face = self.roll_red()
            if self.journal is not None:
                self.journal.note(RED_DIE, EVERYONE, ship, face)
            hits += unit(face)
            n -= 1
        self.apply(ship, hits)

    def go_on(self) -> None:
        """Back to where the question came from."""
        why = self.why
        self.forget_question()
        if why in (AFTER_STORM, AFTER_SHELTER):
            self.prepare_ships(self.turn + 1)
        elif why == AFTER_CROSSING:
            self.go_on_sailing()
        elif why == AFTER_FLIGHT:
            self.end_combat()
        elif why == AFTER_SHOT:
            self.crew_attacker()
        elif why == AFTER_ATTACKER:
            self.hit_defender()
        elif why == AFTER_DEFENDER:
            self.board()
        elif why == AFTER_LETTER:
            self.ask_yard()

    def stay_in_port(self, seat: i64) -> None:
        if self.journal is not None:
            cell = cell_of(self.vessels[seat].space)
            self.journal.note(SHELTERED, EVERYONE, seat, self.chart.haven_number[cell])
        self.prepare_ships(self.turn + 1)

    def prepare_pirates(self) -> None:
        """SMB-WND-07: those under a storm are held there, at sea also hit."""
        self.turn = 0
        for number in range(LAIRS):
            pirate = self.pirates[number]
            cell = cell_of(pirate.space)
            n = self.storms_on(cell)
            if n:
                if self.journal is not None:
                    self.journal.note(HELD, EVERYONE, PIRATE + number, cell)
                if pirate.space < HAVEN:
                    self.roll_at_pirate(number, n)
        self.drift_from(0)

    def roll_at_pirate(self, number: i64, n: i64) -> None:
        while n > 0:
            face = self.roll_red()
            if self.journal is not None:
                self.journal.note(RED_DIE, EVERYONE, PIRATE + number, face)
            self.hit_pirate(number, face)
            n -= 1

    def drift_from(self, number: i64) -> None:
        """SMB-WND-09: the other pirates drift downwind, in the order of their numbers."""
        self.forget_question()
        near = self.figures.tiles.near
        while number < LAIRS:
            space = self.pirates[number].space
            cell = cell_of(space)
            if not self.is_stormy(cell):
                if self.may_come(cell, self.wind):
                    beyond = near[cell * 8 + self.wind]
                    zone = self.chart.gates[beyond * 8 + (self.wind + 4) % 8]
                    if zone == NONE:
                        self.come_out(PIRATE + number, beyond, AFTER_DRIFT)
                        return
                    self.pirates[number].space = beyond * 4 + zone
                    if self.journal is not None:
                        self.journal.note(DRIFTED, EVERYONE, PIRATE + number, space, beyond * 4 + zone)
                elif self.journal is not None:
                    self.journal.note(STUCK, EVERYONE, PIRATE + number)
            number += 1
        self.open_bidding()

    # -- 6. initiative

    def open_bidding(self) -> None:
        for vessel in self.vessels:
            vessel.bid = NONE
        if self.journal is not None:
            for i in range(2):
                slot = self.figures.neutral[self.players * 2 + i]
                if slot != NONE:
                    self.journal.note(NEUTRAL_BID, EVERYONE, self.figures.price[slot], slot)
        self.ask_for_bid()

    def next_bidder(self) -> i64:
        """SMB-INI-01: fewest points first, ties: who played later; NONE when all have bid."""
        bidder: i64 = NONE
        place: i64 = 0
        while place < self.players:
            seat = self.seat_at(place)
            vessel = self.vessels[seat]
            if vessel.bid == NONE and (bidder == NONE or vessel.points <= self.vessels[bidder].points):
                bidder = seat
            place += 1
        return bidder

    def slots_taken(self) -> i64:
        taken: i64 = 0
        for vessel in self.vessels:
            if vessel.bid != NONE:
                taken |= bit(vessel.bid)
        for i in range(2):
            slot = self.figures.neutral[self.players * 2 + i]
            if slot != NONE:
                taken |= bit(slot)
        return taken

    def credit(self, seat: i64) -> i64:
        """What a seat can pay with this round's tokens (SMB-BNK-01)."""
        vessel = self.vessels[seat]
        return vessel.money + vessel.actions * self.figures.per_token

    def slots_open(self, seat: i64) -> i64:
        """The slots a seat may bid on, as a bit set (SMB-INI-02, -03)."""
        taken = self.slots_taken()
        credit = self.credit(seat)
        slots: i64 = 0
        slot: i64 = 0
        while slot < self.figures.slots:
            if not has(taken, slot) and self.figures.price[slot] <= credit:
                slots |= bit(slot)
            slot += 1
        return slots

    def ask_for_bid(self) -> None:
        bidder = self.next_bidder()
        if bidder == NONE:
            self.settle_bids()
            return
        self.ask(BIDDING, bidder)
        slots = self.slots_open(bidder)
        if slots & (slots - 1) == 0:
            self.make_bid(bidder, lowest(slots))

    def make_bid(self, seat: i64, slot: i64) -> None:
        self.vessels[seat].bid = slot
        self.pay(seat, self.figures.price[slot], BY_BID)
        if self.journal is not None:
            self.journal.note(BID_MADE, EVERYONE, seat, self.figures.price[slot], slot)
        self.ask_for_bid()

    def settle_bids(self) -> None:
        """SMB-INI-04: the higher slot plays earlier."""
        self.order = 0
        place: i64 = 0
        slot = self.figures.slots - 1
        while slot >= 0:
            for seat in range(self.players):
                if self.vessels[seat].bid == slot:
                    self.order += unit(place) * seat
                    place += 1
            slot -= 1
        self.tell_order()
        self.bribe()
        self.turn = 0
        self.begin_turn()

    def pay(self, seat: i64, price: i64, why: i64) -> None:
        """Pay, with as many Bank tokens as it needs and no more (SMB-INI-03, SMB-BNK-02)."""
        vessel = self.vessels[seat]
        n: i64 = 0
        owed: i64 = 0
        while vessel.money < price:
            if vessel.actions > 0:
                vessel.actions -= 1
            else:
                vessel.owed += 1
                owed += 1
            vessel.money += self.figures.per_token
            n += 1
        if n:
            self.banks += n
            if self.journal is not None:
                self.journal.note(BANKED, EVERYONE, seat, n, n * self.figures.per_token, why + 4 * owed)
        vessel.money -= price

    # -- 7. bribing the pirates

    def bribe(self) -> None:
        """SMB-COR-01 to -04"""
        figures = self.figures
        taken = self.slots_taken()
        money: i64 = 0
        paid: i64 = 0
        bids: i64 = 0
        slot = figures.slots - 1
        while slot >= 0:
            if has(taken, slot):
                if bids < figures.bribe_bids:
                    money += figures.price[slot]
                else:
                    paid += figures.price[slot]
                bids += 1
            slot -= 1
        if self.journal is not None:
            self.journal.note(BRIBE, EVERYONE, self.seat_at(0), money, paid)
        number = self.draw_number()
        before = [int(pirate.purse) for pirate in self.pirates]
        share = figures.bribe_first
        receiver = number
        while money > 0:
            share = lesser(share, money)
            self.pirates[receiver].purse += share
            money -= share
            share = figures.bribe_next
            receiver = (receiver + 1) % LAIRS
        if self.journal is not None:
            for i, purse in enumerate(before):
                if self.pirates[i].purse > purse:
                    self.journal.note(PURSE, EVERYONE, PIRATE + i, self.pirates[i].purse - purse)
        self.improve(number)

    def draw_number(self) -> i64:
        """SMB-COR-02"""
        if self.drawn == bit(LAIRS) - 1:
            self.drawn = 0
        fixed = self.fixed_numbers
        if fixed:
            self.fixed_numbers = fixed >> DIGIT_BITS
            number = (fixed & DIGIT) - 1
        else:
            number = self.any_of(bit(LAIRS) - 1 & ~self.drawn)
        self.drawn |= bit(number)
        self.revealed += 1
        if self.journal is not None:
            self.journal.note(NUMBER, EVERYONE, PIRATE + number)
        return number

    def improve(self, number: i64) -> None:
        """SMB-COR-04: the top tile, stack 1 before stack 2."""
        stack = self.stack_1 if self.stack_1 else self.stack_2
        if stack == 0:
            return
        kind = self.draw_improvement(stack)
        if self.stack_1:
            self.stack_1 -= unit(kind)
        else:
            self.stack_2 -= unit(kind)
        self.revealed += 1
        self.take_improvement(self.pirates[number], kind)
        if self.journal is not None:
            self.journal.note(IMPROVED, EVERYONE, PIRATE + number, kind)

    def draw_improvement(self, stack: i64) -> i64:
        fixed = self.fixed_improvements
        if fixed:
            self.fixed_improvements = fixed >> DIGIT_BITS
            return (fixed & DIGIT) - 1
        n: i64 = 0
        kind: i64 = 0
        while kind < self.figures.improvements:
            n += digit(stack, kind)
            kind += 1
        skipped = self.below(n)
        kind = 0
        while skipped >= digit(stack, kind):
            skipped -= digit(stack, kind)
            kind += 1
        return kind

    def take_improvement(self, pirate: Pirate, kind: i64) -> None:
        pirate.improvements += unit(kind)
        pirate.sailors += self.figures.add_sailors[kind]
        pirate.sails += self.figures.add_sails[kind]
        pirate.cannons += self.figures.add_cannons[kind]

    # -- 8. actions

    def begin_turn(self) -> None:
        seat = self.seat_at(self.turn)
        self.forget_turn()
        if self.journal is not None:
            self.journal.note(TURN_BEGINS, EVERYONE, seat, self.vessels[seat].actions)
        self.actor = seat
        self.ask_turn()

    def ask_turn(self) -> None:
        """Ask the player in turn, unless nothing is left but to end it (SMB-ACT-01, -04)."""
        seat = self.seat_at(self.turn)
        self.phase = ACT
        self.actor = seat
        vessel = self.vessels[seat]
        if vessel.actions > 0 or vessel.cubes > 0 or vessel.aboard:
            return
        if self.mover == NONE or not self.has_step(seat):
            self.end_turn()

    def end_turn(self) -> None:
        """Turns with nothing to choose pass without a question."""
        if self.journal is not None:
            self.journal.note(TURN_OVER, EVERYONE, self.seat_at(self.turn))
        self.end_movement()
        self.turn += 1
        if self.turn < self.players:
            self.begin_turn()
        else:
            self.end_round()

    def use_token(self, seat: i64) -> None:
        """One token per action; whatever was under way is finished (SMB-ACT-02)."""
        self.vessels[seat].actions -= 1
        self.end_movement()

    def throw(self, seat: i64, kind: i64) -> None:
        """SMB-ACT-06"""
        self.vessels[seat].unload_cube(kind)
        if self.journal is not None:
            self.journal.note(THROWN, EVERYONE, seat, kind)

    def throw_token(self, seat: i64, token: i64) -> None:
        self.vessels[seat].aboard &= ~bit(token)
        if self.journal is not None:
            self.journal.note(THROWN_TOKEN, EVERYONE, seat, token)

    # -- 9. navigation

    def points(self, seat: i64) -> i64:
        """Points that sailors can still make: each needs one of them and a free sail."""
        return lesser(self.vessels[seat].hold, self.free_sails(seat))

    def wind_cost(self, direction: i64) -> i64:
        return self.figures.cost[(direction - self.wind) & 7]

    def wind_cost_for(self, seat: i64, direction: i64) -> i64:
        cost = self.figures.cost[(direction - self.wind) & 7]
        if self.vessels[seat].level(NAVIGATOR) >= self.figures.wind_cap_level:
            return lesser(cost, self.figures.wind_cap)
        return cost

    def can_pay(self, seat: i64, cost: i64, coastal: bool) -> bool:
        """Whether a step can be made in the present Navigation or in a new one."""
        if self.goes_on(seat, cost, coastal):
            return True
        if self.vessels[seat].actions == 0:
            return False
        return self.cost_anew(seat, cost, coastal) <= self.points_anew(seat)

    def goes_on(self, seat: i64, cost: i64, coastal: bool) -> bool:
        """Whether a step can be made in the Navigation under way."""
        return self.mover == seat and self.cost_now(cost, coastal) <= self.points(seat) + self.free_point

    def begins_again(self, seat: i64, cost: i64, coastal: bool) -> bool:
        """Whether a step takes another token, because a new Navigation can pay it and the one under way cannot."""
        return self.mover == seat and not self.goes_on(seat, cost, coastal) and self.can_pay(seat, cost, coastal)

    def cost_now(self, cost: i64, coastal: bool) -> i64:
        """What a step costs in the Navigation under way."""
        return 0 if coastal and self.free_step else cost

    def cost_anew(self, seat: i64, cost: i64, coastal: bool) -> i64:
        """What a step costs as the first of a Navigation."""
        return 0 if coastal and self.vessels[seat].level(NAVIGATOR) >= self.figures.free_coast_level else cost

    def points_anew(self, seat: i64) -> i64:
        """The points of a Navigation that would begin now."""
        points = self.points(seat)
        return points + 1 if self.vessels[seat].level(NAVIGATOR) >= self.figures.free_point_level else points

    def cost_shown(self, seat: i64, cost: i64, coastal: bool) -> i64:
        """What a step costs, in the Navigation under way or in the one it would begin."""
        if self.mover != seat or self.begins_again(seat, cost, coastal):
            return self.cost_anew(seat, cost, coastal)
        return self.cost_now(cost, coastal)

    def pay_step(self, seat: i64, cost: i64, coastal: bool) -> i64:
        """Pay a step (SMB-NAV-01, -08), beginning a Navigation where none under way can pay it; its true cost."""
        vessel = self.vessels[seat]
        if not self.goes_on(seat, cost, coastal):
            self.use_token(seat)
            self.mover = seat
            level = vessel.level(NAVIGATOR)
            if level >= self.figures.free_coast_level:
                self.free_step = 1
            if level >= self.figures.free_point_level:
                self.free_point = 1
            if self.journal is not None:
                self.journal.note(NAVIGATION, EVERYONE, seat)
        if coastal and self.free_step:
            self.free_step = 0
            return 0
        by_sailors = cost
        if by_sailors > 0 and self.free_point:
            self.free_point = 0
            by_sailors -= 1
        vessel.hold -= by_sailors
        vessel.aloft += by_sailors
        return cost

    def is_moored(self, space: i64) -> bool:
        """SMB-WND-06: a ship that stayed in a stormed port does not sail this round."""
        return space >= HAVEN and self.is_stormy(space - HAVEN)

    def has_step(self, seat: i64) -> bool:
        """Whether the Navigation under way could go on."""
        space = self.vessels[seat].space
        if space >= HAVEN:
            return not self.is_moored(space) and self.can_pay(seat, self.figures.port_leave, True)
        direction: i64 = 0
        while direction < 8:
            is_open = self.chart.steps[space * 8 + direction] != NONE
            if is_open and self.can_pay(seat, self.wind_cost_for(seat, direction), False):
                return True
            direction += 1
        cell = space >> 2
        if self.chart.zones[cell] > 1 and self.can_pay(seat, self.figures.cape, True):
            return True
        is_port = self.chart.haven[cell] == PORT and self.chart.roadstead[cell] == space
        return is_port and self.can_pay(seat, self.figures.port_enter, True)

    def step(self, seat: i64, move: i64) -> None:
        """One step of a ship (SMB-NAV-02 to -04) or of a controlled pirate (SMB-PIR-02)."""
        ship = seat
        if self.phase == PIRATING:
            ship = self.mover
        start = self.space_of(ship)
        if move == LEAVE:
            self.leave_haven(ship, start)
        elif move == ENTER_PORT:
            self.enter_port(ship, start)
        elif move == ENTER_LAIR:
            self.enter_lair(ship, start)
        elif move >= CAPE:
            cost = self.pay_for(ship, self.figures.cape, True)
            self.sail_to(ship, start, (start & ~3) + move - CAPE, cost)
        else:
            direction = move - SAIL
            if ship < PIRATE:
                cost = self.pay_for(ship, self.wind_cost_for(ship, direction), False)
            else:
                cost = self.pay_for(ship, self.wind_cost(direction), False)
            self.sail_to(ship, start, self.chart.steps[start * 8 + direction], cost)

    def pay_for(self, ship: i64, cost: i64, coastal: bool) -> i64:
        if ship < PIRATE:
            return self.pay_step(ship, cost, coastal)
        self.spent += cost
        return cost

    def sail_to(self, ship: i64, start: i64, space: i64, cost: i64) -> None:
        self.came = NONE
        cell = space >> 2
        if self.is_stormy(cell):  # SMB-STO-01
            if self.journal is not None:
                self.journal.note(STORM_ENTERED, EVERYONE, ship, cell, cost)
            self.blow(ship, cell, AFTER_CROSSING)
            return
        self.put(ship, space)
        if self.journal is not None:
            self.journal.note(SAILED, EVERYONE, ship, start, space, cost)
        self.meet(ship, space)

    def leave_haven(self, ship: i64, start: i64) -> None:
        cell = start - HAVEN
        price = self.figures.port_leave if ship < PIRATE else self.figures.lair_leave
        cost = self.pay_for(ship, price, True)
        space = self.chart.roadstead[cell]
        self.put(ship, space)
        self.came = start
        if self.journal is not None:
            haven = self.chart.haven[cell] * 8 + self.chart.haven_number[cell]
            self.journal.note(LEFT, EVERYONE, ship, space, cost, haven)
        self.meet(ship, space)

    def enter_port(self, seat: i64, start: i64) -> None:
        """SMB-NAV-04: it ends the Navigation."""
        cell = start >> 2
        cost = self.pay_step(seat, self.figures.port_enter, True)
        self.vessels[seat].space = HAVEN + cell
        self.end_movement()
        if self.journal is not None:
            haven = PORT * 8 + self.chart.haven_number[cell]
            self.journal.note(ENTERED, EVERYONE, seat, HAVEN + cell, cost, haven)
        self.ask_turn()

    def enter_lair(self, ship: i64, start: i64) -> None:
        """SMB-PIR-03"""
        cell = start >> 2
        lair = self.chart.haven_number[cell]
        seat = self.actor
        self.pirates[ship - PIRATE].space = HAVEN + cell
        if self.journal is not None:
            self.journal.note(ENTERED, EVERYONE, ship, HAVEN + cell, self.figures.lair_enter, LAIR * 8 + lair)
        treasure = self.pirates[lair].treasure
        if lair != ship - PIRATE and treasure:
            self.vessels[seat].money += treasure
            self.pirates[lair].treasure = 0
            if self.journal is not None:
                self.journal.note(TREASURE, EVERYONE, seat, ship, treasure, lair)
        self.end_movement()
        self.ask_turn()

    def go_on_sailing(self) -> None:
        self.came = NONE
        if self.mover >= PIRATE:
            self.ask_pirate()
        else:
            self.ask_turn()

    def ports_to_reach(self) -> i64:
        """SMB-CBT-11: ports a ship may be brought to: not the centre, and no storm there."""
        ports: i64 = 0
        port: i64 = 0
        while port < PORTS:
            if self.against_bringing(port) == 0:
                ports |= bit(port)
            port += 1
        return ports

    def needs_tow(self, seat: i64) -> bool:
        """SMB-NAV-09"""
        vessel = self.vessels[seat]
        return vessel.hold + vessel.aloft + vessel.deck == 0 or self.speed(seat) == 0

    def tow(self, seat: i64, port: i64) -> None:
        self.use_token(seat)
        if self.journal is not None:
            self.journal.note(TOWED, EVERYONE, seat, port)
        self.bring_to(seat, port)

    # -- 11. engagement

    def meet(self, ship: i64, space: i64) -> None:
        """SMB-ENG-01 to -04, after a step into a sea zone."""
        if not has(self.fought, ship):
            bound = self.must_engage(ship, space)
            if bound:
                if bound & (bound - 1):
                    self.ask(ENGAGING, self.owner(ship))
                else:
                    self.engage(lowest(bound))
                return
            if self.may_engage(ship, space):
                self.ask(ENGAGING, self.owner(ship))
                return
        self.go_on_sailing()

    def is_enemy(self, ship: i64, other: i64) -> bool:
        """SMB-TRM-05, SMB-ENG-07"""
        if ship == other:
            return False
        if ship >= PIRATE:
            return other < PIRATE and self.pirates[ship - PIRATE].master != other
        return other < PIRATE or self.pirates[other - PIRATE].master != ship

    def must_engage(self, ship: i64, space: i64) -> i64:
        """The enemies at sea there that bind the mover: corsairs and pirates (SMB-ENG-03)."""
        bound: i64 = 0
        other: i64 = 0
        while other < self.players:
            vessel = self.vessels[other]
            if vessel.space == space and vessel.type == CORSAIR and self.can_meet(ship, other):
                bound |= bit(other)
            other += 1
        if ship < PIRATE:
            other = PIRATE
            while other < SHIPS:
                if self.pirates[other - PIRATE].space == space and self.can_meet(ship, other):
                    bound |= bit(other)
                other += 1
        return bound

    def can_meet(self, ship: i64, other: i64) -> bool:
        return self.is_enemy(ship, other) and not has(self.fought, other)

    def may_engage(self, ship: i64, space: i64) -> i64:
        """Merchants there (SMB-ENG-04) and ships in a haven that opens to it (SMB-BLK-01, -04)."""
        haven: i64 = NONE
        cell = space >> 2
        if self.chart.roadstead[cell] == space and self.came != HAVEN + cell:
            haven = HAVEN + cell
        free: i64 = 0
        other: i64 = 0
        while other < self.players:
            at = self.vessels[other].space
            if (at == space or (at == haven and haven != NONE)) and self.can_meet(ship, other):
                free |= bit(other)
            other += 1
        if ship < PIRATE and haven != NONE:
            other = PIRATE
            while other < SHIPS:
                if self.pirates[other - PIRATE].space == haven and self.can_meet(ship, other):
                    free |= bit(other)
                other += 1
        return free

    def engage(self, other: i64) -> None:
        """SMB-ENG-06, -08"""
        ship = self.mover
        self.end_movement()
        self.attacker = ship
        self.defender = other
        if self.journal is not None:
            self.journal.note(ENGAGED, EVERYONE, ship, other)
        if ship < PIRATE:
            vessel = self.vessels[ship]
            if vessel.actions > 0 and vessel.aloft + vessel.deck > 0:
                self.ask(READY, ship)
                return
        self.begin_combat()

    # -- 13. combat

    def begin_combat(self) -> None:
        """SMB-CBT-01, -02"""
        self.combats += 1
        if self.attacker >= PIRATE or self.defender >= PIRATE:
            self.pirate_combats += 1
        self.fought |= bit(self.attacker) | bit(self.defender)
        if self.defender < PIRATE:
            self.bring_in(self.defender, MUSTERED)
            self.ask(SHOT, self.defender)
        else:
            self.shoot()

    def bring_in(self, seat: i64, told: i64) -> None:
        """SMB-REC-01: sailors in the sails and on deck go to the hold, as far as there are berths."""
        vessel = self.vessels[seat]
        outside = vessel.aloft + vessel.deck
        if outside == 0:
            return
        inside = lesser(self.berths(vessel), outside)
        vessel.hold += inside
        vessel.aloft = 0
        vessel.deck = outside - inside
        if self.journal is not None:
            self.journal.note(told, EVERYONE, seat, inside)
            if vessel.deck:
                self.journal.note(OVERFLOW, EVERYONE, seat, vessel.deck)

    def spare(self) -> None:
        if self.journal is not None:
            self.journal.note(SPARED, EVERYONE, self.defender)
        self.crew_attacker()

    def shoot(self) -> None:
        ship = self.attacker
        if self.journal is not None:
            self.journal.note(INITIAL_SHOT, EVERYONE, self.defender, ship)
        if ship >= PIRATE:
            self.roll_at_pirate(ship - PIRATE, self.figures.initial_dice)
            self.crew_attacker()
        else:
            self.why = AFTER_SHOT
            self.roll_storm(ship, self.figures.initial_dice)

    def cannons_to_crew(self, seat: i64) -> i64:
        """SMB-CBT-03"""
        vessel = self.vessels[seat]
        return lesser(vessel.cannons - vessel.broken, vessel.hold // self.figures.gunners)

    def crew_attacker(self) -> None:
        ship = self.attacker
        if ship >= PIRATE:
            self.crew(ship, self.pirates[ship - PIRATE].crewed(self.figures.gunners))
        elif self.cannons_to_crew(ship) > 0:
            self.ask(CREWING, ship)
        else:
            self.crew(ship, 0)

    def crew_defender(self) -> None:
        ship = self.defender
        if ship >= PIRATE:
            self.crew(ship, self.pirates[ship - PIRATE].crewed(self.figures.gunners))
        elif self.cannons_to_crew(ship) > 0:
            self.ask(CREWING, ship)
        else:
            self.crew(ship, 0)

    def crew(self, ship: i64, cannons: i64) -> None:
        gunners = cannons * self.figures.gunners
        if ship < PIRATE:
            self.vessels[ship].hold -= gunners
        if self.journal is not None:
            self.journal.note(CREWED, EVERYONE, ship, cannons)
        if ship == self.attacker:
            self.crew_a = cannons
            self.gunners_a = gunners
            self.crew_defender()
        else:
            self.crew_d = cannons
            self.gunners_d = gunners
            self.fire()

    def fire(self) -> None:
        """SMB-CBT-04: both broadsides at once."""
        on_defender = self.broadside(self.attacker, self.crew_a)
        on_attacker = self.broadside(self.defender, self.crew_d)
        self.hits = on_defender
        self.why = AFTER_ATTACKER
        self.apply(self.attacker, on_attacker)

    def broadside(self, ship: i64, cannons: i64) -> i64:
        """The results of one white die per crewed cannon, packed by face."""
        hits: i64 = 0
        n = cannons * self.figures.dice_per_cannon
        while n > 0:
            face = self.roll_white()
            if self.journal is not None:
                self.journal.note(WHITE_DIE, EVERYONE, ship, face)
            hits += unit(face)
            n -= 1
        return hits

    def hit_defender(self) -> None:
        hits = self.hits
        self.hits = 0
        self.why = AFTER_DEFENDER
        self.apply(self.defender, hits)

    def apply(self, ship: i64, hits: i64) -> None:
        """SMB-CBT-05, -06: results on one ship, in this order; the owner chooses the sailors lost."""
        if ship >= PIRATE:
            face: i64 = CANNON_FACE
            while face > MISS:
                n = digit(hits, face)
                while n > 0:
                    self.hit_pirate(ship - PIRATE, face)
                    n -= 1
                face -= 1
            self.go_on()
            return
        n = digit(hits, CANNON_FACE)
        while n > 0:
            self.hit_cannon(ship)
            n -= 1
        n = digit(hits, HOLD_FACE)
        while n > 0:
            self.spring_leak(ship)
            n -= 1
        self.hurt = ship
        self.losses = digit(hits, SAILOR_FACE)
        self.rips = digit(hits, SAIL_FACE)
        self.settle_losses()

    def hit_cannon(self, ship: i64) -> None:
        vessel = self.vessels[ship]
        if vessel.broken == vessel.cannons:
            if self.journal is not None:
                self.journal.note(NO_EFFECT, EVERYONE, ship, CANNON_FACE)
            return
        vessel.broken += 1
        gunners = self.figures.gunners
        place: i64 = NONE
        if ship == self.attacker and self.crew_a > 0:
            self.crew_a -= 1
            self.gunners_a -= gunners
            self.blocked_a += gunners
            place = ON_CANNONS
        elif ship == self.defender and self.crew_d > 0:
            self.crew_d -= 1
            self.gunners_d -= gunners
            self.blocked_d += gunners
            place = ON_CANNONS
        if self.journal is not None:
            self.journal.note(HIT, EVERYONE, ship, CANNON_FACE, place)

    def gunners(self, ship: i64) -> i64:
        """Sailors on cannons that are not hit."""
        if ship == self.attacker:
            return self.gunners_a
        if ship == self.defender:
            return self.gunners_d
        return 0

    def blocked(self, ship: i64) -> i64:
        if ship == self.attacker:
            return self.blocked_a
        if ship == self.defender:
            return self.blocked_d
        return 0

    def take_gunner(self, ship: i64) -> None:
        if ship == self.attacker:
            self.gunners_a -= 1
        else:
            self.gunners_d -= 1

    def take_blocked(self, ship: i64) -> None:
        if ship == self.attacker:
            self.blocked_a -= 1
        else:
            self.blocked_d -= 1

    def spring_leak(self, ship: i64) -> None:
        """One sailor is put on the leak: from hold or cannons, else from deck or sails, last from hit cannons."""
        vessel = self.vessels[ship]
        place: i64 = IN_HOLD
        if vessel.hold > 0:
            vessel.hold -= 1
        elif self.gunners(ship) > 0:
            self.take_gunner(ship)
            place = ON_CANNONS
        elif vessel.deck > 0:
            vessel.deck -= 1
            place = ON_DECK
        elif vessel.aloft > 0:
            vessel.aloft -= 1
            place = IN_SAILS
        elif self.blocked(ship) > 0:
            self.take_blocked(ship)
            place = ON_CANNONS
        else:
            if self.journal is not None:
                self.journal.note(NO_EFFECT, EVERYONE, ship, HOLD_FACE)
            return
        vessel.leaks += 1
        if self.journal is not None:
            self.journal.note(HIT, EVERYONE, ship, HOLD_FACE, place)

    def tear_sail(self, ship: i64) -> None:
        vessel = self.vessels[ship]
        if vessel.torn < self.figures.sails[vessel.type] + vessel.upgrade:
            vessel.torn += 1
            if self.journal is not None:
                self.journal.note(HIT, EVERYONE, ship, SAIL_FACE, NONE)
        elif self.journal is not None:
            self.journal.note(NO_EFFECT, EVERYONE, ship, SAIL_FACE)

    def places_to_lose(self, ship: i64) -> i64:
        """Where a sailor may be discarded, as a bit set; those on unhit cannons count as in the hold."""
        vessel = self.vessels[ship]
        places: i64 = 0
        if vessel.hold + self.gunners(ship) > 0:
            places |= bit(IN_HOLD)
        if vessel.aloft > 0:
            places |= bit(IN_SAILS)
        if vessel.deck > 0:
            places |= bit(ON_DECK)
        return places

    def settle_losses(self) -> None:
        ship = self.hurt
        while self.losses > 0:
            places = self.places_to_lose(ship)
            if places & (places - 1):
                self.ask(LOSING, ship)
                return
            if places:
                self.lose_sailor(ship, lowest(places))
            elif self.blocked(ship) > 0:
                self.lose_sailor(ship, ON_CANNONS)
            else:
                self.losses -= 1
                if self.journal is not None:
                    self.journal.note(NO_EFFECT, EVERYONE, ship, SAILOR_FACE)
        while self.rips > 0:
            self.tear_sail(ship)
            self.rips -= 1
        self.lighten(ship)

    def lose_sailor(self, ship: i64, place: i64) -> None:
        vessel = self.vessels[ship]
        self.losses -= 1
        if place == IN_SAILS:
            vessel.aloft -= 1
        elif place == ON_DECK:
            vessel.deck -= 1
        elif place == ON_CANNONS:
            self.take_blocked(ship)
        elif vessel.hold > 0:
            vessel.hold -= 1
        else:
            self.take_gunner(ship)
            place = ON_CANNONS
        if self.journal is not None:
            self.journal.note(HIT, EVERYONE, ship, SAILOR_FACE, place)

    def lighten(self, ship: i64) -> None:
        """SMB-TRM-07, SMB-YRD-07: sailors give way to the deck, then cubes go overboard."""
        vessel = self.vessels[ship]
        moved: i64 = 0
        limit = self.sailor_limit(vessel)
        while vessel.hold > 0 and (self.free_spaces(vessel) < 0 or vessel.hold + vessel.leaks > limit):
            vessel.hold -= 1
            vessel.deck += 1
            moved += 1
        if moved and self.journal is not None:
            self.journal.note(OVERFLOW, EVERYONE, ship, moved)
        while self.free_spaces(vessel) < 0:
            kind = self.only_kind(vessel)
            if kind == NONE:
                self.hurt = ship
                self.ask(OVERLOAD, ship)
                return
            self.throw(ship, kind)
        self.go_on()

    def only_kind(self, vessel: Vessel) -> i64:
        """The one kind of goods aboard, NONE if there is a choice of what to throw."""
        if vessel.aboard:
            return NONE
        kind: i64 = 0
        while kind < GOODS:
            n = vessel.goods(kind)
            if n:
                return kind if n == vessel.cubes else NONE
            kind += 1
        return NONE

    def hit_pirate(self, number: i64, face: i64) -> None:
        """SMB-CPI-01"""
        pirate = self.pirates[number]
        ship = PIRATE + number
        has_effect = True
        place: i64 = NONE
        if face == CANNON_FACE and pirate.broken < pirate.cannons:
            pirate.broken += 1
            gunners = self.figures.gunners
            if ship == self.attacker and self.crew_a > 0:
                self.crew_a -= 1
                self.blocked_a += gunners
                place = ON_CANNONS
            elif ship == self.defender and self.crew_d > 0:
                self.crew_d -= 1
                self.blocked_d += gunners
                place = ON_CANNONS
        elif face == SAILOR_FACE and pirate.dead < pirate.sailors:
            pirate.dead += 1
        elif face == SAIL_FACE and pirate.torn < pirate.sails:
            pirate.torn += 1
        else:
            has_effect = False
        if face != MISS and self.journal is not None:
            if has_effect:
                self.journal.note(HIT, EVERYONE, ship, face, place)
            else:
                self.journal.note(NO_EFFECT, EVERYONE, ship, face)

    def strength(self, ship: i64) -> i64:
        """SMB-CBT-07, SMB-CPI-02"""
        if ship >= PIRATE:
            pirate = self.pirates[ship - PIRATE]
            return greater(pirate.sailors - pirate.dead - self.blocked(ship), 0)
        vessel = self.vessels[ship]
        boarders = vessel.hold + self.gunners(ship) + vessel.deck
        strength = lesser(boarders, self.figures.deck_limit[vessel.type])
        if vessel.level(CAPTAIN) >= self.figures.boarding_level:
            strength += self.figures.boarding_bonus
        return strength

    def turns_ties(self, ship: i64) -> bool:
        return ship < PIRATE and self.vessels[ship].level(CAPTAIN) >= self.figures.tie_level

    def board(self) -> None:
        attacker = self.attacker
        defender = self.defender
        own = self.strength(attacker)
        theirs = self.strength(defender)
        if self.journal is not None:
            self.journal.note(BOARDING, EVERYONE, attacker, defender, own, theirs)
        if own > theirs:
            self.winner = attacker
        elif own < theirs:
            self.winner = defender
        elif self.turns_ties(attacker) != self.turns_ties(defender):
            self.winner = attacker if self.turns_ties(attacker) else defender
        self.leave_cannons(attacker)
        self.leave_cannons(defender)
        if self.winner == NONE:
            self.tie()
        else:
            self.win()

    def leave_cannons(self, ship: i64) -> None:
        """SMB-CBT-08: from cannons and deck back to the hold; who is in the sails stays there."""
        if ship < PIRATE:
            vessel = self.vessels[ship]
            outside = self.gunners(ship) + self.blocked(ship) + vessel.deck
            inside = lesser(self.berths(vessel), outside)
            vessel.hold += inside
            vessel.deck = outside - inside
            if vessel.deck and self.journal is not None:
                self.journal.note(OVERFLOW, EVERYONE, ship, vessel.deck)
        if ship == self.attacker:
            self.gunners_a = 0
            self.blocked_a = 0
        else:
            self.gunners_d = 0
            self.blocked_d = 0

    def tie(self) -> None:
        """SMB-CBT-10, SMB-CPI-06"""
        self.ties += 1
        points = self.figures.tie_points
        if self.journal is not None:
            self.journal.note(TIED, EVERYONE, self.attacker, self.defender, points)
        self.award(self.attacker, points)
        self.award(self.defender, points)
        self.end_combat()

    def award(self, ship: i64, points: i64) -> None:
        """Points go to the player of a ship; nobody has those of a pirate without a master."""
        seat = self.owner(ship)
        if seat != NONE:
            self.vessels[seat].points += points

    def win(self) -> None:
        """SMB-CBT-09, -10, SMB-CPI-04 to -06"""
        figures = self.figures
        winner = self.winner
        loser = self.loser()
        points = figures.attacker_points if winner == self.attacker else figures.defender_points
        if winner < PIRATE:
            if self.vessels[winner].level(CAPTAIN) >= figures.victory_level:
                points += figures.victory_bonus
            if self.leads(winner, CAPTAIN):
                points += figures.card_victory
        if self.journal is not None:
            self.journal.note(WON, EVERYONE, winner, loser, points)
        self.award(winner, points)
        if winner == self.attacker and loser >= PIRATE:
            pirate = self.pirates[loser - PIRATE]
            share = pirate.purse // figures.purse_share
            pirate.purse -= share
            self.vessels[winner].money += share
            if share and self.journal is not None:
                self.journal.note(PURSE_TAKEN, EVERYONE, winner, loser, share)
        if winner == self.attacker and loser < PIRATE and self.vessels[loser].cubes > 0:
            self.ask(LOOTING, self.owner(winner))
        else:
            self.treat_loser()

    def loser(self) -> i64:
        return self.defender if self.winner == self.attacker else self.attacker

    def loot(self, kind: i64) -> None:
        winner = self.winner
        loser = self.loser()
        self.vessels[loser].unload_cube(kind)
        if winner < PIRATE and self.free_spaces(self.vessels[winner]) > 0:
            self.vessels[winner].load_cube(kind)
            if self.journal is not None:
                self.journal.note(LOOTED, EVERYONE, winner, loser, kind)
        else:
            price = self.figures.black[kind]
            self.black += 1
            self.award(winner, self.figures.black_points)
            if winner < PIRATE:
                self.vessels[winner].money += price
            else:
                self.pirates[winner - PIRATE].purse += price
            if self.journal is not None:
                self.journal.note(LOOTED_BLACK, EVERYONE, winner, loser, kind, price)
        self.treat_loser()

    def loot_nothing(self) -> None:
        if self.journal is not None:
            self.journal.note(LOOTED_NOTHING, EVERYONE, self.winner, self.loser())
        self.treat_loser()

    def treat_loser(self) -> None:
        """SMB-CBT-11, SMB-CPI-03"""
        loser = self.loser()
        if loser >= PIRATE and loser == self.defender:
            self.end_combat()
        else:
            self.ask(BEATEN, self.owner(loser))

    def stay(self) -> None:
        if self.journal is not None:
            self.journal.note(STAYED, EVERYONE, self.loser())
        self.end_combat()

    def flee(self, direction: i64) -> None:
        loser = self.loser()
        cell = self.figures.tiles.near[cell_of(self.space_of(loser)) * 8 + direction]
        self.come_out(loser, cell, AFTER_FLIGHT)

    def end_combat(self) -> None:
        self.forget_combat()
        self.ask_turn()

    def ransom_credit(self, seat: i64) -> i64:
        """What a seat can pay as ransom: also by tokens of the next round once its turn is over (SMB-BNK-02)."""
        credit = self.credit(seat)
        if self.place_of(seat) < self.turn and self.round < self.rounds:
            credit += (self.figures.debt_limit - self.vessels[seat].owed) * self.figures.per_token
        return credit

    def bring_to(self, seat: i64, port: i64) -> None:
        """SMB-CBT-12: the ship is paid for at once, then as many pairs of sailors as its player likes."""
        self.ransoms += 1
        vessel = self.vessels[seat]
        self.pay(seat, self.figures.ransom_ship, BY_RANSOM)
        vessel.space = HAVEN + self.chart.port_cell[port]
        if self.journal is not None:
            self.journal.note(RANSOMED, EVERYONE, seat, port, self.figures.ransom_ship)
        if self.most_pairs(seat) > 0:
            self.ask(PAYING, seat)
        else:
            self.pay_pairs(seat, 0)

    def most_pairs(self, seat: i64) -> i64:
        pairs = (self.vessels[seat].sailors() + 1) // 2
        price = self.figures.ransom_pair
        if price > 0:
            return lesser(pairs, self.ransom_credit(seat) // price)
        return pairs

    def pay_pairs(self, seat: i64, pairs: i64) -> None:
        vessel = self.vessels[seat]
        price = pairs * self.figures.ransom_pair
        self.pay(seat, price, BY_RANSOM)
        lost = greater(vessel.sailors() - 2 * pairs, 0)
        if self.journal is not None:
            self.journal.note(PAIRS_PAID, EVERYONE, seat, pairs, price, lost)
        while lost > 0:
            if vessel.aloft > 0:
                vessel.aloft -= 1
            elif vessel.deck > 0:
                vessel.deck -= 1
            elif vessel.hold > 0:
                vessel.hold -= 1
            else:
                vessel.leaks -= 1
            lost -= 1
        self.end_combat()

    # -- 15. shipyard

    def open_yard(self, seat: i64) -> None:
        self.use_token(seat)
        self.used |= USED_YARD
        self.yards += 1
        self.forget_yard()
        income: i64 = 0
        if self.leads(seat, ENGINEER):
            income = self.figures.card_yard
        self.vessels[seat].money += income
        if self.journal is not None:
            self.journal.note(YARD_OPENS, EVERYONE, seat, income)
        self.ask_yard()

    def ask_yard(self) -> None:
        seat = self.seat_at(self.turn)
        self.ask(YARD, seat)
        vessel = self.vessels[seat]
        if vessel.cubes == 0 and vessel.aboard == 0 and not self.has_yard_move(seat):
            self.close_yard()

    def has_yard_move(self, seat: i64) -> bool:
        move: i64 = RECRUIT
        while move <= LETTER:
            if self.against_yard(seat, move) == 0:
                return True
            move += 1
        move = SAILS
        while move < LOSE:
            if self.against_yard(seat, move) == 0:
                return True
            move += 1
        return False

    def close_yard(self) -> None:
        self.forget_yard()
        self.ask_turn()

    def discounted(self, seat: i64, price: i64) -> i64:
        """Engineer 1: improvements cost less."""
        if self.vessels[seat].level(ENGINEER) >= self.figures.discount_level:
            return greater(price - self.figures.discount, self.figures.least_price)
        return price

    def sails_price(self, seat: i64, size: i64) -> i64:
        """SMB-YRD-04: the difference to the present upgrade."""
        return self.discounted(seat, (size - self.vessels[seat].upgrade) * self.figures.sail_price)

    def repair_price(self, seat: i64) -> i64:
        if self.vessels[seat].level(ENGINEER) >= self.figures.mend_level:
            return 0
        return self.figures.repair_price

    def specialists(self, vessel: Vessel) -> i64:
        n = vessel.unbound
        speciality: i64 = 0
        while speciality < SPECIALITIES:
            if vessel.level(speciality) > 0:
                n += 1
            speciality += 1
        return n

    def damage(self, vessel: Vessel, kind: i64) -> i64:
        if kind == TORN:
            return vessel.torn
        if kind == LEAK:
            return vessel.leaks
        return vessel.broken

    def mend(self, vessel: Vessel, kind: i64) -> None:
        """SMB-YRD-09: a repaired leak frees its sailor."""
        if kind == TORN:
            vessel.torn -= 1
        elif kind == LEAK:
            vessel.leaks -= 1
            vessel.hold += 1
        else:
            vessel.broken -= 1

    def work_in_yard(self, seat: i64, move: i64) -> None:
        figures = self.figures
        vessel = self.vessels[seat]
        if move == RECRUIT:
            vessel.money -= figures.sailor_price
            vessel.hold += 1
            self.recruited += 1
            if self.journal is not None:
                self.journal.note(RECRUITED, EVERYONE, seat, figures.sailor_price)
        elif move == HIRE:
            vessel.money -= figures.specialist_price
            vessel.unbound += 1
            self.hired += 1
            if self.journal is not None:
                self.journal.note(HIRED, EVERYONE, seat, figures.specialist_price)
        elif move >= REPAIR:
            price = self.repair_price(seat)
            vessel.money -= price
            self.mend(vessel, move - REPAIR)
            if self.journal is not None:
                self.journal.note(REPAIRED, EVERYONE, seat, move - REPAIR, price)
        else:
            self.improve_ship(seat, move)
            return
        self.ask_yard()

    def improve_ship(self, seat: i64, move: i64) -> None:
        figures = self.figures
        vessel = self.vessels[seat]
        if move >= SAILS:
            size = figures.sizes[move - SAILS]
            price = self.sails_price(seat, size)
            vessel.money -= price
            vessel.upgrade = size
            self.bought |= BOUGHT_SAILS
            if self.journal is not None:
                self.journal.note(RIGGED, EVERYONE, seat, size, price)
        elif move == EXTEND:
            price = self.discounted(seat, figures.hold_price)
            vessel.money -= price
            vessel.extensions += 1
            self.bought |= BOUGHT_HOLD
            if self.journal is not None:
                self.journal.note(EXTENDED, EVERYONE, seat, price)
        elif move == CANNON:
            price = self.discounted(seat, figures.cannon_price)
            vessel.money -= price
            vessel.cannons += 1
            self.bought |= BOUGHT_CANNON
            if self.journal is not None:
                self.journal.note(ARMED, EVERYONE, seat, price)
        else:
            self.buy_letter(seat)
            return
        self.ask_yard()

    def buy_letter(self, seat: i64) -> None:
        """SMB-YRD-07"""
        figures = self.figures
        vessel = self.vessels[seat]
        price = self.discounted(seat, figures.letter_price)
        vessel.money -= price
        vessel.type = CORSAIR
        vessel.cannons += figures.cannons[CORSAIR] - figures.cannons[MERCHANT]
        vessel.extensions = 0
        self.bought |= BOUGHT_LETTER
        self.letters += 1
        if self.journal is not None:
            self.journal.note(LETTER_BOUGHT, EVERYONE, seat, price)
        self.why = AFTER_LETTER
        self.lighten(seat)

    # -- 16. academy

    def train(self, seat: i64, speciality: i64) -> None:
        self.use_token(seat)
        self.used |= USED_ACADEMY
        vessel = self.vessels[seat]
        level = vessel.level(speciality)
        price = self.figures.level_price[level]
        vessel.money -= price
        if level == 0:
            vessel.unbound -= 1
        vessel.skills += unit(speciality)
        if self.journal is not None:
            self.journal.note(TRAINED, EVERYONE, seat, speciality, level + 1, price)
        self.seek_lead(seat, speciality, level + 1)
        self.ask_turn()

    def seek_lead(self, seat: i64, speciality: i64, level: i64) -> None:
        """SMB-ACA-03"""
        holder = digit(self.leaders, speciality) - 1
        if level < self.figures.leader_level or holder == seat:
            return
        if holder == NONE or level > self.vessels[holder].level(speciality):
            self.leaders += unit(speciality) * (seat - holder)
            if self.journal is not None:
                self.journal.note(LEADER, EVERYONE, seat, speciality)

    # -- 17. discovery and piracy

    def rarity(self, token: i64) -> i64:
        return self.figures.rarity[token % PILE]

    def family(self, token: i64) -> i64:
        """The face of a token, NONE if nobody has seen it yet."""
        return (self.tokens[token] & FACE) - 1

    def pile_of(self, site: i64) -> i64:
        """The tokens left on a site, as a bit set."""
        return self.piles >> (site * PILE) & (bit(PILE) - 1)

    def topmost(self, site: i64, rarity: i64) -> i64:
        """The topmost token of a rarity on a site, NONE."""
        pile = self.pile_of(site)
        place: i64 = 0
        while place < PILE:
            if has(pile, place) and self.figures.rarity[place] == rarity:
                return site * PILE + place
            place += 1
        return NONE

    def look_at(self, seat: i64, token: i64) -> None:
        """A seat sees the face of a token, which is drawn now if nobody has seen it."""
        if self.family(token) == NONE:
            self.tokens[token] += self.draw_family(self.rarity(token)) + 1
        if not has(self.tokens[token] // KNOWERS, seat):
            self.tokens[token] += KNOWERS * bit(seat)
            self.revealed += 1

    def draw_family(self, rarity: i64) -> i64:
        """The family of a token out of those of its rarity that nobody has seen."""
        left = self.families_left(rarity)
        n: i64 = 0
        family: i64 = 0
        while family < FAMILIES:
            n += digit(left, family)
            family += 1
        skipped = self.below(n)
        family = 0
        while skipped >= digit(left, family):
            skipped -= digit(left, family)
            family += 1
        return family

    def families_left(self, rarity: i64) -> i64:
        left: i64 = 0
        family: i64 = 0
        while family < FAMILIES:
            left += unit(family) * self.figures.per_family[rarity]
            family += 1
        token: i64 = 0
        while token < TOKENS:
            if self.rarity(token) == rarity:
                seen = self.family(token)
                if seen != NONE:
                    left -= unit(seen)
            token += 1
        return left

    def site_here(self, seat: i64) -> i64:
        """The site in the zone of the seat's ship, NONE."""
        return self.chart.site_of[self.vessels[seat].space]

    def discover(self, seat: i64, rarity: i64) -> None:
        self.use_token(seat)
        self.used |= USED_DISCOVERY
        site = self.site_here(seat)
        self.vessels[seat].marks |= bit(site)
        self.take_token(seat, self.topmost(site, rarity))
        self.return_marks()
        self.ask_turn()

    def take_token(self, seat: i64, token: i64) -> None:
        """SMB-SCI-02: all see its back, the owner its face."""
        self.look_at(seat, token)
        self.piles &= ~bit(token)
        self.vessels[seat].aboard |= bit(token)
        self.discoveries += 1
        if self.journal is not None:
            self.journal.note(DISCOVERED, EVERYONE, seat, token)
            self.journal.note(DISCOVERED_FACE, audience(seat), token, self.family(token))

    def study(self, seat: i64) -> None:
        """Scientist 3 looks through the whole pile."""
        self.use_token(seat)
        self.used |= USED_DISCOVERY
        site = self.site_here(seat)
        self.vessels[seat].marks |= bit(site)
        self.taken = 0
        if self.journal is not None:
            self.journal.note(STUDIED, EVERYONE, seat, site)
        for place in range(PILE):
            token = site * PILE + place
            if has(self.piles, token):
                was_known = has(self.tokens[token] // KNOWERS, seat)
                self.look_at(seat, token)
                if self.journal is not None and not was_known:
                    self.journal.note(STUDIED_FACE, audience(seat), token, self.family(token))
        pile = self.pile_of(site)
        if pile & (pile - 1):
            self.ask(SEARCH, seat)
        else:
            self.take_studied(seat, site * PILE + lowest(pile))

    def take_studied(self, seat: i64, token: i64) -> None:
        self.take_token(seat, token)
        self.taken += 1
        vessel = self.vessels[seat]
        enough = self.taken >= self.figures.takes[vessel.level(SCIENTIST)]
        if enough or self.free_spaces(vessel) <= 0 or self.pile_of(self.site_here(seat)) == 0:
            self.end_search()
        else:
            self.ask(SEARCH, seat)

    def end_search(self) -> None:
        self.taken = 0
        self.return_marks()
        self.ask_turn()

    def return_marks(self) -> None:
        """SMB-SCI-04: markers come back once all sites bear one; an empty site counts for everybody."""
        empty: i64 = 0
        site: i64 = 0
        while site < SITES:
            if self.pile_of(site) == 0:
                empty |= bit(site)
            site += 1
        for seat in range(self.players):
            vessel = self.vessels[seat]
            if vessel.marks and vessel.marks | empty == bit(SITES) - 1:
                vessel.marks = 0
                if self.journal is not None:
                    self.journal.note(MARKS_BACK, EVERYONE, seat)

    def control(self, seat: i64, number: i64) -> None:
        """SMB-PIR-01, -02"""
        self.use_token(seat)
        self.used |= USED_PIRACY
        self.pirates[number].master = seat
        self.mover = PIRATE + number
        if self.journal is not None:
            self.journal.note(PIRACY_PLAYED, EVERYONE, seat, PIRATE + number)
        self.ask_pirate()

    def pirate_points(self) -> i64:
        """What the pirate under way has left (SMB-STO-04)."""
        pirate = self.pirates[self.mover - PIRATE]
        return greater(pirate.sails - pirate.torn - self.spent, 0)

    def ask_pirate(self) -> None:
        seat = self.seat_at(self.turn)
        self.ask(PIRATING, seat)
        vessel = self.vessels[seat]
        if vessel.cubes == 0 and vessel.aboard == 0 and not self.has_pirate_step():
            self.end_piracy()

    def has_pirate_step(self) -> bool:
        if self.against_lair() == 0 or self.against_leaving() == 0:
            return True
        direction: i64 = 0
        while direction < 8:
            if self.against_sailing(direction) == 0:
                return True
            direction += 1
        zone: i64 = 0
        while zone < 4:
            if self.against_cape(zone) == 0:
                return True
            zone += 1
        return False

    def end_piracy(self) -> None:
        self.end_movement()
        self.ask_turn()

    # -- 18. market and bank

    def open_market(self, seat: i64) -> None:
        self.use_token(seat)
        self.forget_trade()
        if self.journal is not None:
            self.journal.note(MARKET_OPENS, EVERYONE, seat, self.port_of(seat))
        self.ask_market()

    def port_of(self, seat: i64) -> i64:
        return self.chart.haven_number[self.vessels[seat].space - HAVEN]

    def ask_market(self) -> None:
        seat = self.seat_at(self.turn)
        self.ask(TRADING, seat)
        vessel = self.vessels[seat]
        if vessel.cubes == 0 and vessel.aboard == 0:
            kind: i64 = 0
            while kind < GOODS:
                if self.against_buying(seat, kind) == 0:
                    return
                kind += 1
            self.close_market()

    def close_market(self) -> None:
        self.forget_trade()
        self.ask_turn()

    def cubes_to_sell(self, vessel: Vessel) -> i64:
        """SMB-MKT-02: how many cubes may be sold in one Market action."""
        n = self.figures.cubes_sold[vessel.type]
        if vessel.level(TRADER) >= self.figures.extra_cube_level:
            n += self.figures.extra_cubes
        return n

    def open_slots(self, kind: i64) -> i64:
        """Slots of a row, those closed for fewer players left out (SMB-VAR-02)."""
        return self.figures.row_slots[kind] - self.figures.closed_slots[self.players]

    def is_row_full(self, kind: i64) -> bool:
        return digit(self.rows, kind) >= self.open_slots(kind)

    def sale_price(self, seat: i64, kind: i64) -> i64:
        figures = self.figures
        price = figures.black[kind] if self.is_row_full(kind) else figures.sell[kind]
        if self.vessels[seat].level(TRADER) >= figures.price_level:
            price += figures.price_bonus
        return price

    def sale_points(self, kind: i64) -> i64:
        if self.is_row_full(kind):
            return self.figures.black_points
        return self.figures.row_points[kind * 15 + digit(self.rows, kind)]

    def sell(self, seat: i64, kind: i64) -> None:
        """SMB-MKT-03, -04"""
        vessel = self.vessels[seat]
        price = self.sale_price(seat, kind)
        points = self.sale_points(kind)
        vessel.unload_cube(kind)
        vessel.money += price
        vessel.points += points
        self.sold |= bit(kind)
        if self.is_row_full(kind):
            self.black += 1
            if self.journal is not None:
                self.journal.note(SOLD_BLACK, EVERYONE, seat, kind, price, points)
        else:
            self.cubes_sold += 1
            self.rows += unit(kind)
            if self.journal is not None:
                self.journal.note(SOLD, EVERYONE, seat, kind, price, points)
            self.reward_trader(seat)
        self.ask_market()

    def reward_trader(self, seat: i64) -> None:
        """Trader 3 and the trader card: once for a Market action that fills a slot."""
        if self.filled:
            return
        self.filled = 1
        vessel = self.vessels[seat]
        points: i64 = 0
        income: i64 = 0
        if vessel.level(TRADER) >= self.figures.market_level:
            points = self.figures.market_bonus
        if self.leads(seat, TRADER):
            income = self.figures.card_market
        vessel.points += points
        vessel.money += income
        if points + income > 0 and self.journal is not None:
            self.journal.note(TRADER_BONUS, EVERYONE, seat, points, income)

    def buy(self, seat: i64, kind: i64) -> None:
        vessel = self.vessels[seat]
        vessel.money -= self.figures.buy[kind]
        vessel.load_cube(kind)
        if self.journal is not None:
            self.journal.note(BOUGHT, EVERYONE, seat, kind, self.figures.buy[kind])
        self.ask_market()

    def rarities_delivered(self, seat: i64, family: i64) -> i64:
        rarities: i64 = 0
        tokens = self.vessels[seat].delivered
        while tokens:
            token = lowest(tokens)
            if self.family(token) == family:
                rarities |= bit(self.rarity(token))
            tokens &= tokens - 1
        return rarities

    def bonus_of(self, rarities: i64) -> i64:
        """SMB-MKT-07: for each rarity with a bonus that has another beside it."""
        bonus: i64 = 0
        if rarities & (rarities - 1):
            rarity: i64 = 0
            while rarity < RARITIES:
                if has(rarities, rarity):
                    bonus += self.figures.family_bonus[rarity]
                rarity += 1
        return bonus

    def delivery_bonus(self, seat: i64, token: i64) -> i64:
        """What a token adds to the bonus of its family."""
        before = self.rarities_delivered(seat, self.family(token))
        return self.bonus_of(before | bit(self.rarity(token))) - self.bonus_of(before)

    def delivery_points(self, seat: i64, token: i64) -> i64:
        points = self.figures.token_points[self.rarity(token)]
        if self.leads(seat, SCIENTIST):
            points += self.figures.card_discovery
        return points

    def deliver(self, seat: i64, token: i64) -> None:
        """SMB-MKT-06"""
        vessel = self.vessels[seat]
        points = self.delivery_points(seat, token)
        bonus = self.delivery_bonus(seat, token)
        vessel.aboard &= ~bit(token)
        vessel.delivered |= bit(token)
        vessel.points += points + bonus
        self.tokens[token] = self.tokens[token] & FACE | KNOWERS * DIGIT
        self.deliveries += 1
        self.revealed += 1
        if self.journal is not None:
            self.journal.note(DELIVERED, EVERYONE, seat, token * 8 + self.family(token), points + bonus, bonus)
        self.ask_market()

    def bank(self, seat: i64) -> None:
        self.use_token(seat)
        self.banks += 1
        self.vessels[seat].money += self.figures.per_token
        if self.journal is not None:
            self.journal.note(BANKED, EVERYONE, seat, 1, self.figures.per_token, BY_ACTION)
        self.ask_turn()

    # -- 19. recovery, 20. reinforcement

    def recover(self, seat: i64) -> None:
        self.use_token(seat)
        self.bring_in(seat, RECOVERY)
        self.ask_turn()

    def reinforce(self, seat: i64) -> None:
        self.use_token(seat)
        self.used |= USED_REINFORCEMENT
        self.vessels[seat].fifth = 1
        if self.journal is not None:
            self.journal.note(REINFORCEMENT, EVERYONE, seat)
        self.ask_turn()

    # -- 21. end of round

    def end_round(self) -> None:
        """SMB-EOR-01"""
        self.forget_turn()
        for seat in range(self.players):
            self.bring_in(seat, RECOVERY)
        self.mend_from(0)

    def mend_from(self, place: i64) -> None:
        """Engineer 2 repairs one damage, in turn order."""
        while place < self.players:
            seat = self.seat_at(place)
            vessel = self.vessels[seat]
            if vessel.level(ENGINEER) >= self.figures.mend_level:
                kinds = self.damages(vessel)
                if kinds & (kinds - 1):
                    self.turn = place
                    self.ask(MENDING, seat)
                    return
                if kinds:
                    self.mend_free(seat, lowest(kinds))
            place += 1
        self.keep_pirates()

    def damages(self, vessel: Vessel) -> i64:
        """The kinds of damage a ship has, as a bit set."""
        kinds: i64 = 0
        kind: i64 = TORN
        while kind <= BROKEN:
            if self.damage(vessel, kind) > 0:
                kinds |= bit(kind)
            kind += 1
        return kinds

    def mend_free(self, seat: i64, kind: i64) -> None:
        self.mend(self.vessels[seat], kind)
        if self.journal is not None:
            self.journal.note(MENDED, EVERYONE, seat, kind)

    def keep_pirates(self) -> None:
        """SMB-EOR-02: pirates repair, cannons first, and bury what they can."""
        for number in range(LAIRS):
            pirate = self.pirates[number]
            repairs: i64 = 0
            price = self.figures.pirate_repair
            while pirate.broken + pirate.dead + pirate.torn > 0 and pirate.purse >= price:
                if pirate.broken > 0:
                    pirate.broken -= 1
                elif pirate.dead > 0:
                    pirate.dead -= 1
                else:
                    pirate.torn -= 1
                pirate.purse -= price
                repairs += 1
            if repairs and self.journal is not None:
                self.journal.note(UPKEEP, EVERYONE, PIRATE + number, repairs, repairs * price)
            buried = pirate.purse // self.figures.treasure_group * self.figures.treasure_group
            if buried:
                pirate.purse -= buried
                pirate.treasure += buried
                if self.journal is not None:
                    self.journal.note(BURIED, EVERYONE, PIRATE + number, buried)
        self.close_round()

    def close_round(self) -> None:
        """SMB-EOR-03"""
        self.fought = 0
        for pirate in self.pirates:
            pirate.master = NONE
        if self.round == self.rounds:
            self.end_game()
            return
        for vessel in self.vessels:
            vessel.actions = self.figures.actions - vessel.owed
            if vessel.fifth:
                vessel.actions += self.figures.extra_action
            vessel.owed = 0
            vessel.fifth = 0
            vessel.bid = NONE
        self.round += 1
        self.tell_round()
        self.prepare()

    # -- 22. end of game

    def end_game(self) -> None:
        """SMB-END-01; nothing stays hidden, so the last move cannot be taken back."""
        self.phase = OVER
        self.actor = NONE
        self.revealed += 1
        if self.journal is not None:
            self.journal.note(ENDED, EVERYONE)
        for seat in range(self.players):
            vessel = self.vessels[seat]
            points = vessel.money // self.figures.doubloons_per_point
            vessel.points += points
            if self.journal is not None:
                self.journal.note(FINAL, EVERYONE, seat, vessel.money, points, vessel.points)

    def score(self, seat: i64) -> i64:
        return self.vessels[seat].points

    def winners(self) -> i64:
        """SMB-END-02"""
        if self.phase != OVER:
            return 0
        won: i64 = 0
        best: i64 = NONE
        for seat in range(self.players):
            worth = self.standing(seat)
            if worth > best:
                best = worth
                won = bit(seat)
            elif worth == best:
                won |= bit(seat)
        return won

    def standing(self, seat: i64) -> i64:
        """Points, then money, then discoveries, in one number."""
        vessel = self.vessels[seat]
        return (vessel.points * MOST_MONEY + vessel.money) * (TOKENS + 1) + count(vessel.delivered)

    # -- asked by everyone who plays

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        return bit(self.actor)

    def legal(self, seat: i64, out: Moves) -> None:
        out.clear()
        if self.phase == OVER or seat != self.actor:
            return
        phase = self.phase
        if phase == ACT:
            self.legal_actions(seat, out)
        elif phase == PIRATING:
            self.legal_piracy(seat, out)
        elif phase == TRADING:
            self.legal_trade(seat, out)
        elif phase == YARD:
            self.legal_work(seat, out)
        elif phase < SHELTER:
            self.legal_building(out)
        elif phase == BIDDING:
            add_members(out, BID, self.slots_open(seat))
        elif phase < BIDDING:
            self.legal_answers(seat, out)
        else:
            self.legal_combat(seat, out)

    def legal_building(self, out: Moves) -> None:
        phase = self.phase
        if phase == CHOOSING:
            add_members(out, TILE, self.tiles_that_fit())
        elif phase == PLACING:
            add_members(out, CELL, self.chart.cells_for(self.side_laid(), self.chart.open_cells()))
        elif phase == TURNING:
            add_members(out, TURN, self.chart.turns_for(self.side_laid(), self.chosen_cell))
        else:
            add_members(out, CELL, self.corners_left())

    def legal_answers(self, seat: i64, out: Moves) -> None:
        """Shelter, zone, lost sailor, overload."""
        phase = self.phase
        if phase == SHELTER:
            out.add(STAY)
            self.add_ways_out(cell_of(self.vessels[seat].space), out)
        elif phase == ZONING:
            add_members(out, ZONE, bit(self.chart.zones[self.target]) - 1)
        elif phase == LOSING:
            add_members(out, LOSE, self.places_to_lose(self.hurt))
        else:
            self.add_throws(self.vessels[self.hurt], out)
            self.add_thrown_tokens(self.vessels[self.hurt], out)

    def add_ways_out(self, cell: i64, out: Moves) -> None:
        direction: i64 = 0
        while direction < 8:
            if self.may_come(cell, direction):
                out.add(AWAY + direction)
            direction += 1

    def add_throws(self, vessel: Vessel, out: Moves) -> None:
        if vessel.cubes:
            kind: i64 = 0
            while kind < GOODS:
                if vessel.goods(kind) > 0:
                    out.add(THROW + kind)
                kind += 1

    def add_thrown_tokens(self, vessel: Vessel, out: Moves) -> None:
        if vessel.aboard:
            add_members(out, THROW_TOKEN, vessel.aboard)

    def legal_actions(self, seat: i64, out: Moves) -> None:
        vessel = self.vessels[seat]
        figures = self.figures
        under_way = self.mover == seat
        has_token = vessel.actions > 0
        space = vessel.space
        if under_way:
            out.add(DONE)
        out.add(END)
        if has_token:
            if space >= HAVEN:
                out.add(MARKET)
            if self.against_opening_yard(seat) == 0:
                out.add(SHIPYARD)
            if space < HAVEN and self.chart.site_of[space] != NONE and self.against_study(seat) == 0:
                out.add(STUDY)
            out.add(BANK)
            if vessel.aloft + vessel.deck > 0:
                out.add(RECOVER)
            if not self.used & USED_REINFORCEMENT:
                out.add(REINFORCE)
        if has_token or under_way:
            self.add_steps(seat, vessel, out)
        if has_token:
            if space < HAVEN and self.needs_tow(seat) and self.credit_after_token(seat) >= figures.ransom_ship:
                add_members(out, TOW, self.ports_to_reach())
            if not self.used & USED_ACADEMY:
                speciality: i64 = 0
                while speciality < SPECIALITIES:
                    if self.against_training(seat, speciality) == 0:
                        out.add(TRAIN + speciality)
                    speciality += 1
            if space < HAVEN and self.chart.site_of[space] != NONE:
                rarity: i64 = 0
                while rarity < RARITIES:
                    if self.against_discovery(seat, rarity) == 0:
                        out.add(DISCOVER + rarity)
                    rarity += 1
            if not self.used & USED_PIRACY:
                number: i64 = 0
                while number < LAIRS:
                    if self.against_piracy(number) == 0:
                        out.add(PIRACY + number)
                    number += 1
        if vessel.cubes:
            self.add_throws(vessel, out)
        if vessel.aboard:
            self.add_thrown_tokens(vessel, out)

    def credit_after_token(self, seat: i64) -> i64:
        """What a seat can pay once the token of the action itself is gone."""
        return self.credit(seat) - self.figures.per_token

    def add_steps(self, seat: i64, vessel: Vessel, out: Moves) -> None:
        figures = self.figures
        space = vessel.space
        if space >= HAVEN:
            if not self.is_stormy(space - HAVEN) and self.can_pay(seat, figures.port_leave, True):
                out.add(LEAVE)
            return
        chart = self.chart
        cell = space >> 2
        is_port = chart.haven[cell] == PORT and chart.roadstead[cell] == space
        if is_port and self.can_pay(seat, figures.port_enter, True):
            out.add(ENTER_PORT)
        points = self.most_points(seat)
        capped = vessel.level(NAVIGATOR) >= figures.wind_cap_level
        steps = chart.steps
        direction: i64 = 0
        while direction < 8:
            if steps[space * 8 + direction] != NONE:
                cost = figures.cost[(direction - self.wind) & 7]
                if capped and cost > figures.wind_cap:
                    cost = figures.wind_cap
                if cost <= points:
                    out.add(SAIL + direction)
            direction += 1
        zones = chart.zones[cell]
        if zones > 1 and self.can_pay(seat, figures.cape, True):
            zone: i64 = 0
            while zone < zones:
                if zone != space & 3:
                    out.add(CAPE + zone)
                zone += 1

    def most_points(self, seat: i64) -> i64:
        """Points for a tile step, in the Navigation under way or a new one."""
        vessel = self.vessels[seat]
        points = self.points(seat)
        if self.mover == seat and self.free_point:
            return points + 1
        if vessel.actions > 0 and vessel.level(NAVIGATOR) >= self.figures.free_point_level:
            return points + 1
        return points

    def legal_piracy(self, seat: i64, out: Moves) -> None:
        out.add(DONE)
        if self.against_lair() == 0:
            out.add(ENTER_LAIR)
        if self.against_leaving() == 0:
            out.add(LEAVE)
        direction: i64 = 0
        while direction < 8:
            if self.against_sailing(direction) == 0:
                out.add(SAIL + direction)
            direction += 1
        zone: i64 = 0
        while zone < 4:
            if self.against_cape(zone) == 0:
                out.add(CAPE + zone)
            zone += 1
        self.add_throws(self.vessels[seat], out)
        self.add_thrown_tokens(self.vessels[seat], out)

    def legal_trade(self, seat: i64, out: Moves) -> None:
        vessel = self.vessels[seat]
        out.add(DONE)
        self.add_throws(vessel, out)
        kind: i64 = 0
        if vessel.cubes:
            while kind < GOODS:
                if self.against_selling(seat, kind) == 0:
                    out.add(SELL + kind)
                kind += 1
        kind = 0
        while kind < GOODS:
            if self.against_buying(seat, kind) == 0:
                out.add(BUY + kind)
            kind += 1
        if vessel.aboard:
            add_members(out, DELIVER, vessel.aboard)
            add_members(out, THROW_TOKEN, vessel.aboard)

    def legal_work(self, seat: i64, out: Moves) -> None:
        vessel = self.vessels[seat]
        out.add(DONE)
        move: i64 = RECRUIT
        while move <= LETTER:
            if self.against_yard(seat, move) == 0:
                out.add(move)
            move += 1
        self.add_throws(vessel, out)
        move = SAILS
        while move < LOSE:
            if self.against_yard(seat, move) == 0:
                out.add(move)
            move += 1
        self.add_thrown_tokens(vessel, out)

    def legal_combat(self, seat: i64, out: Moves) -> None:
        """What follows from a step or a combat, and the answers of a search and of an engineer."""
        phase = self.phase
        if phase == SEARCH:
            if self.taken:
                out.add(DONE)
            site = self.site_here(seat)
            add_members(out, TAKE + site * PILE, self.pile_of(site))
        elif phase == ENGAGING:
            space = self.space_of(self.mover)
            bound = self.must_engage(self.mover, space)
            if bound == 0:
                out.add(PASS)
                bound = self.may_engage(self.mover, space)
            add_members(out, ENGAGE, bound)
        elif phase == READY:
            out.add(FIGHT)
            out.add(RECOVER)
        elif phase == SHOT:
            out.add(SHOOT)
            out.add(SPARE)
        elif phase == CREWING:
            add_members(out, CREW, bit(self.cannons_to_crew(seat) + 1) - 1)
        elif phase == LOOTING:
            out.add(NOTHING)
            kind: i64 = 0
            while kind < GOODS:
                if self.vessels[self.loser()].goods(kind) > 0:
                    out.add(LOOT + kind)
                kind += 1
        elif phase == BEATEN:
            loser = self.loser()
            out.add(STAY)
            self.add_ways_out(cell_of(self.space_of(loser)), out)
            if loser < PIRATE and self.ransom_credit(loser) >= self.figures.ransom_ship:
                add_members(out, RANSOM, self.ports_to_reach())
        elif phase == PAYING:
            add_members(out, PAIRS, bit(self.most_pairs(seat) + 1) - 1)
        else:
            add_members(out, REPAIR, self.damages(self.vessels[seat]))

    def why_not(self, seat: i64, move: i64) -> i64:
        if move < 0 or move >= self.figures.codes:
            return NO_SUCH_MOVE
        if self.phase == OVER:
            return GAME_OVER
        if seat != self.actor:
            return NOT_YOUR_TURN
        if move < RECRUIT:
            return self.against_word(seat, move)
        if move < SAIL:
            return self.against_yard(seat, move)
        if move < TRAIN:
            return self.against_way(seat, move)
        if move < THROW:
            return self.against_named_action(seat, move)
        if move < LOOT:
            return self.against_goods(seat, move)
        if move < TAKE:
            return self.against_answer(seat, move)
        if move < CELL:
            return self.against_token(seat, move)
        if move >= BID:
            return self.against_bid(seat, move - BID)
        return self.against_building(move)

    def not_acting(self) -> i64:
        """Why it is not the time for actions, 0 if it is."""
        phase = self.phase
        if phase == ACT:
            return 0
        if phase <= SHELTER or phase == BIDDING:
            return PREPARATION
        return LIGHTEN_FIRST if phase == OVERLOAD else ACTION_FIRST

    def no_token(self, seat: i64) -> i64:
        """Why no action can be begun now."""
        reason = self.not_acting()
        if reason == 0 and self.vessels[seat].actions == 0:
            return NO_TOKEN
        return reason

    def against_word(self, seat: i64, move: i64) -> i64:
        """Against a move that is a single word."""
        phase = self.phase
        if move == STAY:
            return 0 if phase in (SHELTER, BEATEN) else NOT_BEATEN
        if move == PASS:
            if phase != ENGAGING:
                return NO_ENGAGEMENT
            return MUST_ENGAGE if self.must_engage(self.mover, self.space_of(self.mover)) else 0
        if move == FIGHT:
            return 0 if phase == READY else NO_FIGHT_TO_BEGIN
        if move in (SHOOT, SPARE):
            return 0 if phase == SHOT else NO_SHOT
        if move == NOTHING:
            return 0 if phase == LOOTING else NO_LOOT
        if move == DONE:
            return self.against_done(seat)
        if move == END:
            return self.not_acting()
        if move >= ENTER_PORT:
            return self.against_haven(seat, move)
        if move == RECOVER and phase == READY:
            return 0
        reason = self.no_token(seat)
        if reason:
            return reason
        if move == MARKET:
            return 0 if self.vessels[seat].space >= HAVEN else ONLY_IN_PORT
        if move == SHIPYARD:
            return self.against_opening_yard(seat)
        if move == STUDY:
            return self.against_study(seat)
        if move == RECOVER:
            vessel = self.vessels[seat]
            return 0 if vessel.aloft + vessel.deck > 0 else NOBODY_TO_RECOVER
        if move == REINFORCE and self.used & USED_REINFORCEMENT:
            return PLAYED_ENOUGH
        return 0

    def against_done(self, seat: i64) -> i64:
        phase = self.phase
        if phase in (PIRATING, TRADING, YARD):
            return 0
        if phase == SEARCH:
            return 0 if self.taken else TAKE_ONE_FIRST
        return 0 if phase == ACT and self.mover == seat else NOTHING_UNDER_WAY

    def against_opening_yard(self, seat: i64) -> i64:
        """SMB-ACT-02, -05, engineer 3"""
        if self.yards >= self.most_yards(seat):
            return PLAYED_ENOUGH
        vessel = self.vessels[seat]
        if vessel.space < HAVEN and vessel.level(ENGINEER) < self.figures.anywhere_level:
            return ONLY_IN_PORT
        return 0

    def most_yards(self, seat: i64) -> i64:
        """How often a player may play Shipyard in a round."""
        return self.figures.yard_limit if self.vessels[seat].level(ENGINEER) >= self.figures.anywhere_level else 1

    # -- against steps

    def against_moving(self, seat: i64) -> i64:
        """Why no step can be made now, whatever it costs."""
        if self.phase == PIRATING:
            return 0
        reason = self.not_acting()
        if reason:
            return reason
        vessel = self.vessels[seat]
        if self.mover != seat and vessel.actions == 0:
            return NO_TOKEN
        return MOORED if self.is_moored(vessel.space) else 0

    def moving_ship(self) -> i64:
        return self.mover if self.phase == PIRATING else self.actor

    def against_cost(self, cost: i64, coastal: bool) -> i64:
        if self.phase == PIRATING:
            return 0 if cost <= self.pirate_points() else TOO_FEW_PIRATE_POINTS
        seat = self.actor
        if self.can_pay(seat, cost, coastal):
            return 0
        return TOO_FEW_POINTS if self.vessels[seat].hold <= self.free_sails(seat) else TOO_FEW_SAILS

    def against_haven(self, seat: i64, move: i64) -> i64:
        reason = self.against_moving(seat)
        if reason == MOORED and move == LEAVE:
            return STORM_OVER_PORT
        if reason:
            return reason
        if move == LEAVE:
            return self.against_leaving()
        if move == ENTER_LAIR:
            return self.against_lair() if self.phase == PIRATING else LAIRS_ARE_FOR_PIRATES
        if self.phase == PIRATING:
            return PORTS_ARE_NOT_FOR_PIRATES
        space = self.vessels[seat].space
        cell = space >> 2
        if space >= HAVEN or self.chart.haven[cell] != PORT or self.chart.roadstead[cell] != space:
            return NO_PORT_HERE
        return self.against_cost(self.figures.port_enter, True)

    def against_leaving(self) -> i64:
        ship = self.moving_ship()
        if self.space_of(ship) < HAVEN:
            return NOT_IN_HARBOUR
        return self.against_cost(self.figures.port_leave if ship < PIRATE else self.figures.lair_leave, True)

    def against_lair(self) -> i64:
        """SMB-PIR-03: an empty lair; one without a storm, as a ship at sea is on no storm tile."""
        space = self.space_of(self.mover)
        cell = space >> 2
        if space >= HAVEN or self.chart.haven[cell] != LAIR or self.chart.roadstead[cell] != space:
            return NO_LAIR_HERE
        for pirate in self.pirates:
            if pirate.space == HAVEN + cell:
                return LAIR_OCCUPIED
        return self.against_cost(self.figures.lair_enter, True)

    def against_sailing(self, direction: i64) -> i64:
        """SMB-NAV-02, -06"""
        ship = self.moving_ship()
        space = self.space_of(ship)
        if space >= HAVEN:
            return LEAVE_FIRST
        if self.chart.steps[space * 8 + direction] == NONE:
            cell = space >> 2
            if self.figures.tiles.near[cell * 8 + direction] == NONE:
                return OFF_THE_MAP
            zone = self.chart.gates[cell * 8 + direction]
            return LAND_THERE if zone == NONE or zone == space & 3 else OTHER_ZONE
        if ship < PIRATE:
            return self.against_cost(self.wind_cost_for(ship, direction), False)
        return self.against_cost(self.wind_cost(direction), False)

    def against_cape(self, zone: i64) -> i64:
        space = self.space_of(self.moving_ship())
        if space >= HAVEN:
            return LEAVE_FIRST
        if zone >= self.chart.zones[space >> 2] or zone == space & 3:
            return NO_CAPE
        return self.against_cost(self.figures.cape, True)

    def against_way(self, seat: i64, move: i64) -> i64:
        """Against a move that names a direction, a zone, a turn of a tile or a port to be brought to."""
        if move >= TURN:
            if move < TOW:
                return self.against_turn(move - TURN)
            if move < RANSOM:
                return self.against_tow(seat, move - TOW)
            return self.against_ransom(seat, move - RANSOM)
        if move >= ZONE:
            if self.phase != ZONING:
                return NO_ZONE_ASKED
            return 0 if move - ZONE < self.chart.zones[self.target] else NO_SUCH_ZONE
        if move >= AWAY and move < CAPE:
            return self.against_away(seat, move - AWAY)
        reason = self.against_moving(seat)
        if reason:
            return reason
        if move >= CAPE:
            return self.against_cape(move - CAPE)
        return self.against_sailing(move - SAIL)

    def against_away(self, seat: i64, direction: i64) -> i64:
        if self.phase == SHELTER:
            cell = cell_of(self.vessels[seat].space)
        elif self.phase == BEATEN:
            cell = cell_of(self.space_of(self.loser()))
        else:
            return NOT_BEATEN
        if self.figures.tiles.near[cell * 8 + direction] == NONE:
            return OFF_THE_MAP
        if self.may_come(cell, direction):
            return 0
        return STORM_BESIDE if self.phase == SHELTER else STORM_THERE

    def against_bringing(self, port: i64) -> i64:
        """SMB-NAV-09, SMB-CBT-11"""
        beaten = self.phase == BEATEN
        if self.figures.tiles.of_port[port] == self.figures.tiles.centre:
            return NOT_THE_CENTRE if beaten else NO_TOW_TO_THE_CENTRE
        if self.is_stormy(self.chart.port_cell[port]):
            return PORT_STORMED if beaten else TOW_PORT_STORMED
        return 0

    def against_tow(self, seat: i64, port: i64) -> i64:
        """SMB-NAV-09"""
        reason = self.no_token(seat)
        if reason:
            return reason
        if self.vessels[seat].space >= HAVEN:
            return TOW_AT_SEA
        if not self.needs_tow(seat):
            return TOW_NOT_NEEDED
        reason = self.against_bringing(port)
        if reason:
            return reason
        return 0 if self.credit_after_token(seat) >= self.figures.ransom_ship else RANSOM_UNPAYABLE

    def against_ransom(self, seat: i64, port: i64) -> i64:
        """SMB-CBT-11, -12"""
        if self.phase != BEATEN:
            return NOT_BEATEN
        if self.loser() >= PIRATE:
            return PIRATES_PAY_NO_RANSOM
        reason = self.against_bringing(port)
        if reason:
            return reason
        return 0 if self.ransom_credit(seat) >= self.figures.ransom_ship else RANSOM_UNPAYABLE

    # -- against actions

    def against_named_action(self, seat: i64, move: i64) -> i64:
        reason = self.no_token(seat)
        if reason:
            return reason
        if move < DISCOVER:
            if self.used & USED_ACADEMY:
                return PLAYED_ENOUGH
            return self.against_training(seat, move - TRAIN)
        if move < PIRACY:
            return self.against_discovery(seat, move - DISCOVER)
        if self.used & USED_PIRACY:
            return PLAYED_ENOUGH
        return self.against_piracy(move - PIRACY)

    def against_training(self, seat: i64, speciality: i64) -> i64:
        """SMB-ACA-01, -02"""
        vessel = self.vessels[seat]
        level = vessel.level(speciality)
        if level == 0 and vessel.unbound == 0:
            return NO_SPECIALIST
        if level >= self.figures.top_level[CORSAIR * SPECIALITIES + speciality]:
            return TOP_LEVEL
        if level >= self.figures.top_level[vessel.type * SPECIALITIES + speciality]:
            return NEEDS_CORSAIR
        return 0 if vessel.money >= self.figures.level_price[level] else TRAINING_TOO_DEAR

    def against_visit(self, seat: i64) -> i64:
        """Why nothing can be discovered here, whatever its rarity (SMB-SCI-01, -04)."""
        if self.used & USED_DISCOVERY:
            return PLAYED_ENOUGH
        vessel = self.vessels[seat]
        if vessel.space >= HAVEN or self.chart.site_of[vessel.space] == NONE:
            return NO_SITE
        site = self.chart.site_of[vessel.space]
        if self.pile_of(site) == 0:
            return NOTHING_LEFT
        if has(vessel.marks, site):
            return OWN_MARKER
        return 0 if self.free_spaces(vessel) > 0 else NO_SPACE_FOR_TOKEN

    def against_discovery(self, seat: i64, rarity: i64) -> i64:
        """SMB-SCI-02, -05"""
        reason = self.against_visit(seat)
        if reason:
            return reason
        level = self.vessels[seat].level(SCIENTIST)
        if self.figures.takes[level] > 1:
            return STUDY_INSTEAD
        if not has(self.figures.may_take[level], rarity):
            return RARITY_NOT_ALLOWED
        return NONE_LEFT if self.topmost(self.site_here(seat), rarity) == NONE else 0

    def against_study(self, seat: i64) -> i64:
        reason = self.against_visit(seat)
        if reason:
            return reason
        return 0 if self.figures.takes[self.vessels[seat].level(SCIENTIST)] > 1 else STUDY_NEEDS_THREE

    def against_piracy(self, number: i64) -> i64:
        """SMB-PIR-01"""
        pirate = self.pirates[number]
        if pirate.master != NONE:
            return PIRATE_CONTROLLED
        return PIRATE_STORMED if self.is_stormy(cell_of(pirate.space)) else 0

    # -- against trade and work

    def may_throw(self) -> bool:
        return self.phase in (ACT, PIRATING, TRADING, YARD, OVERLOAD)

    def against_goods(self, seat: i64, move: i64) -> i64:
        if move < SELL:
            if not self.may_throw():
                return self.not_acting()
            return 0 if self.vessels[seat].goods(move - THROW) > 0 else NOT_ABOARD
        if self.phase != TRADING:
            return NO_MARKET
        if move < BUY:
            return self.against_selling(seat, move - SELL)
        return self.against_buying(seat, move - BUY)

    def against_selling(self, seat: i64, kind: i64) -> i64:
        """SMB-MKT-02"""
        vessel = self.vessels[seat]
        if vessel.goods(kind) == 0:
            return NOTHING_TO_SELL
        if self.figures.home[kind] == self.port_of(seat):
            return MADE_HERE
        if has(self.sold, kind):
            return ONE_OF_A_KIND
        return SOLD_ENOUGH if count(self.sold) >= self.cubes_to_sell(vessel) else 0

    def against_buying(self, seat: i64, kind: i64) -> i64:
        """SMB-MKT-05"""
        vessel = self.vessels[seat]
        if self.figures.home[kind] != self.port_of(seat):
            return NOT_MADE_HERE
        if self.free_spaces(vessel) <= 0:
            return NO_SPACE_FOR_GOODS
        return 0 if vessel.money >= self.figures.buy[kind] else GOODS_TOO_DEAR

    def against_token(self, seat: i64, move: i64) -> i64:
        """Against taking, delivering or throwing a science token."""
        if move < DELIVER:
            return self.against_taking(seat, move - TAKE)
        if move >= THROW_TOKEN:
            if not self.may_throw():
                return self.not_acting()
            return 0 if has(self.vessels[seat].aboard, move - THROW_TOKEN) else TOKEN_NOT_ABOARD
        if self.phase != TRADING:
            return NO_MARKET
        return 0 if has(self.vessels[seat].aboard, move - DELIVER) else NOTHING_TO_DELIVER

    def against_taking(self, seat: i64, token: i64) -> i64:
        if self.phase != SEARCH:
            return NO_SEARCH
        here = token // PILE == self.site_here(seat)
        return 0 if here and has(self.piles, token) else TOKEN_NOT_THERE

    def against_yard(self, seat: i64, move: i64) -> i64:
        """Section 15, and the free repair of an engineer at the end of a round."""
        vessel = self.vessels[seat]
        if self.phase != YARD:
            if move < REPAIR:
                return NO_YARD
            if self.phase != MENDING:
                return NO_REPAIR
            return 0 if self.damage(vessel, move - REPAIR) > 0 else NO_DAMAGE
        figures = self.figures
        if move == RECRUIT:
            if self.recruited >= figures.sailors_per_action:
                return RECRUITED_ENOUGH
            if vessel.sailors() >= figures.crew_limit:
                return CREW_COMPLETE
            if self.berths(vessel) == 0:
                return NO_BERTH
            return 0 if vessel.money >= figures.sailor_price else CREW_TOO_DEAR
        if move == HIRE:
            if self.hired >= figures.specialists_per_action:
                return HIRED_ONE
            if self.specialists(vessel) >= SPECIALITIES:
                return SPECIALISTS_COMPLETE
            return 0 if vessel.money >= figures.specialist_price else CREW_TOO_DEAR
        if move >= REPAIR:
            if self.damage(vessel, move - REPAIR) == 0:
                return NO_DAMAGE
            return 0 if vessel.money >= self.repair_price(seat) else REPAIR_TOO_DEAR
        return self.against_improving(seat, move)

    def against_improving(self, seat: i64, move: i64) -> i64:
        """SMB-YRD-04 to -08"""
        figures = self.figures
        vessel = self.vessels[seat]
        if move >= SAILS:
            if self.bought & BOUGHT_SAILS:
                return KIND_BOUGHT
            size = figures.sizes[move - SAILS]
            if size <= vessel.upgrade:
                return NOT_LARGER
            return 0 if vessel.money >= self.sails_price(seat, size) else SAILS_TOO_DEAR
        if move == EXTEND:
            if figures.extensions_max[vessel.type] == 0:
                return MERCHANTS_ONLY
            if self.bought & BOUGHT_HOLD:
                return KIND_BOUGHT
            if vessel.extensions >= figures.extensions_max[vessel.type]:
                return EXTENSIONS_COMPLETE
            return 0 if vessel.money >= self.discounted(seat, figures.hold_price) else HOLD_TOO_DEAR
        if move == CANNON:
            if self.bought & BOUGHT_CANNON:
                return KIND_BOUGHT
            if vessel.cannons >= figures.cannons_max[vessel.type]:
                return CANNONS_COMPLETE
            return 0 if vessel.money >= self.discounted(seat, figures.cannon_price) else CANNON_TOO_DEAR
        if vessel.type == CORSAIR:
            return ALREADY_CORSAIR
        return 0 if vessel.money >= self.discounted(seat, figures.letter_price) else LETTER_TOO_DEAR

    # -- against answers

    def against_answer(self, seat: i64, move: i64) -> i64:
        """Against loot, purchases of sails, repairs, losses, crews, pairs and engagements."""
        if move < SAILS:
            if self.phase != LOOTING:
                return NO_LOOT
            return 0 if self.vessels[self.loser()].goods(move - LOOT) > 0 else NOT_IN_THEIR_HOLD
        if move < LOSE:
            return self.against_yard(seat, move)
        if move < CREW:
            if self.phase != LOSING:
                return NOBODY_TO_LOSE
            return 0 if has(self.places_to_lose(self.hurt), move - LOSE) else NONE_THERE
        if move < PAIRS:
            return self.against_crewing(seat, move - CREW)
        if move < ENGAGE:
            return self.against_pairs(seat, move - PAIRS)
        return self.against_engaging(move - ENGAGE)

    def against_crewing(self, seat: i64, cannons: i64) -> i64:
        if self.phase != CREWING:
            return NO_CREWING
        vessel = self.vessels[seat]
        if cannons > vessel.cannons - vessel.broken:
            return TOO_FEW_CANNONS
        return TOO_FEW_GUNNERS if cannons * self.figures.gunners > vessel.hold else 0

    def against_pairs(self, seat: i64, pairs: i64) -> i64:
        if self.phase != PAYING:
            return NO_RANSOM
        if pairs * 2 > self.vessels[seat].sailors() + 1:
            return FEWER_SAILORS
        return 0 if pairs <= self.most_pairs(seat) else PAIRS_UNPAYABLE

    def against_engaging(self, other: i64) -> i64:
        if other < PIRATE and other >= self.players:
            return NO_SUCH_SEAT
        if self.phase != ENGAGING:
            return NO_ENGAGEMENT
        ship = self.mover
        space = self.space_of(ship)
        bound = self.must_engage(ship, space)
        if has(bound, other):
            return 0
        free = self.may_engage(ship, space)
        if has(free, other):
            return MUST_ENGAGE if bound else 0
        if not self.is_enemy(ship, other):
            return NOT_AN_ENEMY
        at = self.space_of(other)
        if at != space and at == self.came:
            return OUT_OF_THAT_PORT
        haven = at >= HAVEN and self.chart.roadstead[at - HAVEN] == space
        if at != space and not haven:
            return NOT_THERE
        return HAS_FOUGHT

    def against_bid(self, seat: i64, slot: i64) -> i64:
        if self.phase != BIDDING:
            return NO_BIDDING
        if has(self.slots_taken(), slot):
            return SLOT_TAKEN
        return 0 if self.figures.price[slot] <= self.credit(seat) else SLOT_UNPAYABLE

    # -- against tiles

    def against_building(self, move: i64) -> i64:
        phase = self.phase
        if move >= TILE:
            if phase != CHOOSING:
                return NOT_BUILDING
            tile = move - TILE
            if not has(self.display, tile):
                return NOT_REVEALED
            return 0 if has(self.tiles_that_fit(), tile) else FITS_NOWHERE
        cell = move - CELL
        if phase == PORTING:
            if not has(self.figures.tiles.corners, cell):
                return NOT_A_CORNER
            return CORNER_TAKEN if has(self.chart.lying, cell) else 0
        if phase != PLACING:
            return NOT_BUILDING
        if has(self.chart.lying, cell):
            return CELL_TAKEN
        if has(self.figures.tiles.corners, cell):
            return CORNER_FOR_PORTS
        if not has(self.chart.open_cells(), cell):
            return TOUCHES_TOO_FEW
        return 0 if self.chart.turns_for(self.side_laid(), cell) else SIDES_DIFFER

    def against_turn(self, turn: i64) -> i64:
        if self.phase != TURNING:
            return NOT_BUILDING
        return 0 if has(self.chart.turns_for(self.side_laid(), self.chosen_cell), turn) else TURN_DIFFERS

    # -- playing

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == ACT:
            self.act(seat, move)
        elif phase == PIRATING:
            if move == DONE:
                self.end_piracy()
            elif move >= THROW:
                self.throw_either(seat, move)
                self.ask_pirate()
            else:
                self.step(seat, move)
        elif phase == TRADING:
            self.trade(seat, move)
        elif phase == YARD:
            if move == DONE:
                self.close_yard()
            elif move >= THROW_TOKEN or (move >= THROW and move < SELL):
                self.throw_either(seat, move)
                self.ask_yard()
            else:
                self.work_in_yard(seat, move)
        elif phase < SHELTER:
            self.lay(move)
        elif phase <= OVERLOAD:
            self.answer(seat, move)
        elif phase == BIDDING:
            self.make_bid(seat, move - BID)
        else:
            self.answer_in_combat(seat, move)

    def act(self, seat: i64, move: i64) -> None:
        if move == END:
            self.end_turn()
        elif move == DONE:
            self.end_movement()
            self.ask_turn()
        elif move == MARKET:
            self.open_market(seat)
        elif move == SHIPYARD:
            self.open_yard(seat)
        elif move == STUDY:
            self.study(seat)
        elif move == BANK:
            self.bank(seat)
        elif move == RECOVER:
            self.recover(seat)
        elif move == REINFORCE:
            self.reinforce(seat)
        elif move < ZONE:
            self.step(seat, move)
        elif move < RANSOM:
            self.tow(seat, move - TOW)
        elif move < DISCOVER:
            self.train(seat, move - TRAIN)
        elif move < PIRACY:
            self.discover(seat, move - DISCOVER)
        elif move < THROW:
            self.control(seat, move - PIRACY)
        else:
            self.throw_either(seat, move)
            self.ask_turn()

    def throw_either(self, seat: i64, move: i64) -> None:
        if move >= THROW_TOKEN:
            self.throw_token(seat, move - THROW_TOKEN)
        else:
            self.throw(seat, move - THROW)

    def trade(self, seat: i64, move: i64) -> None:
        if move == DONE:
            self.close_market()
        elif move < SELL or move >= THROW_TOKEN:
            self.throw_either(seat, move)
            self.ask_market()
        elif move < BUY:
            self.sell(seat, move - SELL)
        elif move < LOOT:
            self.buy(seat, move - BUY)
        else:
            self.deliver(seat, move - DELIVER)

    def lay(self, move: i64) -> None:
        phase = self.phase
        if phase == CHOOSING:
            self.choose_tile(move - TILE)
        elif phase == PLACING:
            self.choose_cell(move - CELL)
        elif phase == TURNING:
            self.lay_tile(move - TURN)
        else:
            self.lay_port(move - CELL)

    def answer(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == SHELTER:
            if move == STAY:
                self.stay_in_port(seat)
            else:
                cell = cell_of(self.vessels[seat].space)
                self.come_out(seat, self.figures.tiles.near[cell * 8 + move - AWAY], AFTER_SHELTER)
        elif phase == ZONING:
            self.choose_zone(move - ZONE)
        elif phase == LOSING:
            self.lose_sailor(self.hurt, move - LOSE)
            self.settle_losses()
        else:
            self.throw_either(seat, move)
            self.lighten(self.hurt)

    def answer_in_combat(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == ENGAGING:
            if move == PASS:
                self.go_on_sailing()
            else:
                self.engage(move - ENGAGE)
        elif phase == READY:
            if move == RECOVER:
                self.vessels[seat].actions -= 1
                self.bring_in(seat, RECOVERY)
            self.begin_combat()
        elif phase == SHOT:
            if move == SHOOT:
                self.shoot()
            else:
                self.spare()
        elif phase == CREWING:
            self.crew(seat, move - CREW)
        elif phase == LOOTING:
            if move == NOTHING:
                self.loot_nothing()
            else:
                self.loot(move - LOOT)
        elif phase == BEATEN:
            if move == STAY:
                self.stay()
            elif move < CAPE:
                self.flee(move - AWAY)
            else:
                self.bring_to(seat, move - RANSOM)
        elif phase == PAYING:
            self.pay_pairs(seat, move - PAIRS)
        elif phase == SEARCH:
            if move == DONE:
                self.end_search()
            else:
                self.take_studied(seat, move - TAKE)
        else:
            self.mend_free(seat, move - REPAIR)
            self.mend_from(self.turn + 1)

    # -- knowledge (SMB-TRM-11)

    def knows(self, seat: i64, token: i64) -> bool:
        """Whether a seat (-1: a spectator) knows the face of a token; at the end all that were seen are shown."""
        if self.family(token) == NONE:
            return False
        if self.phase == OVER or self.is_delivered(token):
            return True
        return seat >= 0 and has(self.tokens[token] // KNOWERS, seat)

    def is_delivered(self, token: i64) -> bool:
        return any(has(vessel.delivered, token) for vessel in self.vessels)

    def resample(self, seat: i64, word: i64) -> None:
        """Tokens that others have looked at are dealt anew; nothing else that is hidden exists yet."""
        self.reseed(word)
        self.forget_fixed()
        hidden: i64 = 0
        token: i64 = 0
        while token < TOKENS:
            if self.family(token) != NONE and not self.knows(seat, token):
                if self.tokens[token] // KNOWERS:
                    hidden |= bit(token)
                self.tokens[token] &= ~FACE
            token += 1
        while hidden:
            token = lowest(hidden)
            self.tokens[token] += self.draw_family(self.rarity(token)) + 1
            hidden &= hidden - 1

    # -- as numbers

    def option_numbers(self) -> dict[str, int]:
        return {"rounds": int(self.rounds)}

    def pack(self) -> list[int]:
        numbers: list[int] = [int(self.players), int(self.rounds), int(self.luck), int(self.revealed)]
        numbers += [int(getattr(self, name)) for name in FIELDS]
        for vessel in self.vessels:
            numbers += [int(getattr(vessel, name)) for name in VESSEL_FIELDS]
        for pirate in self.pirates:
            numbers += [int(getattr(pirate, name)) for name in PIRATE_FIELDS]
        numbers += [int(token) for token in self.tokens]
        numbers += [int(laid) for laid in self.chart.laid]
        numbers.append(int(self.chart.complete))
        return numbers

    def __reduce__(self) -> tuple[Callable[[Figures, list[int]], "SeulMaitre"], tuple[Figures, list[int]]]:
        return (unpack, (self.figures, self.pack()))


NO_OPTIONS: Final[dict[str, int]] = {}

FIELDS: Final = (
    *("phase", "actor", "round", "order", "turn", "wind", "storm_a", "storm_b", "pile", "display", "chosen"),
    *("chosen_cell", "fought", "drawn", "stack_1", "stack_2", "rows", "leaders", "piles", "used", "yards", "mover"),
    *("spent", "free_step", "free_point", "came", "sold", "filled", "recruited", "hired", "bought", "taken"),
    *("attacker", "defender", "crew_a", "crew_d", "gunners_a", "gunners_d", "blocked_a", "blocked_d", "hits"),
    *(
        "winner",
        "placing",
        "target",
        "why",
        "dice",
        "hurt",
        "losses",
        "rips",
        "fixed_wind",
        "fixed_change",
        "fixed_red",
    ),
    *("fixed_white", "fixed_numbers", "fixed_improvements", "fixed_tiles", "combats", "ties", "pirate_combats"),
    *("storms", "cubes_sold", "black", "discoveries", "deliveries", "banks", "ransoms", "letters", "reversed"),
)

VESSEL_FIELDS: Final = (
    *("space", "type", "hold", "aloft", "deck", "leaks", "torn", "broken", "cannons", "upgrade", "extensions"),
    *("cargo", "cubes", "aboard", "delivered", "money", "points", "actions", "owed", "fifth", "skills", "unbound"),
    *("marks", "bid", "port"),
)

PIRATE_FIELDS: Final = (
    *("space", "cannons", "sailors", "sails", "broken", "dead", "torn", "purse", "treasure", "master"),
    "improvements",
)


def add_members(out: Moves, first: i64, things: i64) -> None:
    """Add the moves of a range that belong to the members of a bit set."""
    while things:
        if things & 1:
            out.add(first)
        things >>= 1
        first += 1


def unpack(figures: Figures, numbers: list[int]) -> SeulMaitre:
    """The state whose `pack` this is."""
    left = numbers[::-1]
    players = left.pop()
    state = SeulMaitre(figures, players, {"rounds": left.pop()}, 0, None)
    state.luck = left.pop()
    state.revealed = left.pop()
    for name in FIELDS:
        setattr(state, name, left.pop())
    for vessel in state.vessels:
        for name in VESSEL_FIELDS:
            setattr(vessel, name, left.pop())
    for pirate in state.pirates:
        for name in PIRATE_FIELDS:
            setattr(pirate, name, left.pop())
    for token in range(TOKENS):
        state.tokens[token] = left.pop()
    state.chart = Chart(figures.tiles)
    for cell in range(CELLS):
        laid = left.pop()
        if laid != NONE:
            state.chart.lay(cell, laid >> 2, laid & 3)
    if left.pop():
        state.chart.finish()
    return state
