"""What the files of Seul Maître à Bord and the messages to its page look like; nothing here is compiled."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from flibuste.games.seul_maitre_a_bord.rules import codes

Goods = Literal["sugar", "rum", "coffee", "vanilla", "spices", "gold"]
Speciality = Literal["navigator", "captain", "engineer", "scientist", "trader"]

Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Face = Literal["sailor", "sail", "hold", "cannon", "miss"]
Family = Literal["mammals", "fruits", "reptiles", "birds", "insects"]

# -- components.toml

LARGEST_FIGURE = 99

Figure = Annotated[int, Meta(ge=0, le=LARGEST_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=LARGEST_FIGURE)]
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
    closed_slots_per_row: Annotated[int, Meta(ge=0, le=codes.ROW_ROOM)]
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
    slot_vp: Annotated[tuple[Figure, ...], Meta(min_length=1, max_length=codes.ROW_ROOM)]


class Rarity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Literal["known", "rare", "new"]
    back: str
    vp: Figure
    family_bonus: Figure
    tokens_total: Figure
    tokens_per_family: Annotated[int, Meta(ge=0, le=codes.ROW_ROOM)]
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


# -- a position

LARGEST = 10_000
MOST_FIXED = 15

Number = Annotated[int, Meta(ge=0, le=LARGEST)]
Small = Annotated[int, Meta(ge=0, le=15)]
Ship = Annotated[int, Meta(ge=0, le=7)]


OncePerRound = Literal["shipyard", "academy", "discovery", "piracy", "reinforcement"]
Improved = Literal["sails", "hold", "cannon", "letter"]
PlacingWhy = Literal["storm", "cross", "flee", "port", "drift"]
HurtWhy = Literal["storm", "cross", "shot", "attacker", "defender", "letter"]
Change = Literal["+1", "-1", "+2", "-2", "0", "reroll"]
Site = Literal["A", "B", "C", "D", "E"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class SeatPosition(Part, frozen=True, kw_only=True):
    money: Number | None = None  # doubloons; else as at the start
    vp: Number = 0  # glory
    tokens: Small | None = None  # action tokens left; else those of a round
    owed: Small = 0  # tokens of the next round that are spent
    fifth: bool = False  # five tokens next round
    port: Literal["vanilla", "coffee", "rum", "sugar", "centre"] | None = None  # the one dealt
    at: str | None = None  # its space; else its own port
    type: Literal["merchant", "corsair"] = "merchant"
    sailors: Small | None = None  # in the hold; else as at the start
    sails: Small = 0  # sailors in the sails
    deck: Small = 0  # sailors on deck
    leaks: Small = 0  # each with its sailor
    sail_damage: Small = 0
    cannon_damage: Small = 0
    upgrade: Small = 0  # size of the sails bought, 0: none
    extensions: Small = 0  # of the hold
    cannons: Small | None = None  # all of them; else as printed
    cargo: dict[Goods, Small] = {}
    discoveries: list[str] = []  # science tokens aboard
    delivered: list[str] = []  # science tokens
    specialists: dict[Speciality, Annotated[int, Meta(ge=0, le=3)]] = {}  # their levels
    unbound: Small = 0  # specialists without a speciality
    marks: list[Site] = []  # sites with an own marker
    fought: bool = False  # in this round
    bid: Small | None = None  # slot, from 0


class PirateAt(Part, frozen=True, kw_only=True):
    at: str | None = None  # its space; else its own lair
    cannon_damage: Small = 0
    sailor_damage: Number = 0
    sail_damage: Number = 0
    purse: Number | None = None  # doubloons; else as at the start
    treasure: Number = 0  # doubloons in the lair of its number
    improvements: list[str] = []  # ids such as `sailor-cannon`
    controller: Small | None = None  # the seat that sails it in this round
    fought: bool = False  # in this round


class FixedDice(Part, frozen=True, kw_only=True):
    wind: Annotated[
        list[Direction], Meta(max_length=MOST_FIXED)
    ] = []  # the next results, the first one next; then chance goes on
    change: Annotated[list[Change], Meta(max_length=MOST_FIXED)] = []  # likewise
    red: Annotated[list[Face], Meta(max_length=MOST_FIXED)] = []  # likewise
    white: Annotated[list[Face], Meta(max_length=MOST_FIXED)] = []  # likewise


class Course(Part, frozen=True, kw_only=True):
    ship: Ship  # 4 to 7 are pirates
    spent: Number = 0  # points of a controlled pirate
    free_step: bool | None = None  # whether the navigator's free port or cape is left
    free_point: bool | None = None  # whether the navigator's extra point is left
    came: str | msgspec.UnsetType | None = msgspec.UNSET  # the haven left by the last step, before an engagement


class Trade(Part, frozen=True, kw_only=True):
    sold: list[Goods] = []  # kinds of goods, in this Market action
    filled: bool = False  # whether it filled a slot


class Work(Part, frozen=True, kw_only=True):
    recruited: Small = 0  # sailors, in this Shipyard action
    hired: Small = 0  # specialists
    bought: list[Improved] = []  # improvements


class Battle(Part, frozen=True, kw_only=True):
    attacker: Ship
    defender: Ship
    crews: tuple[Small | None, Small | None] = (
        None,
        None,
    )  # crewed cannons of attacker and defender, null: not said yet
    gunners: tuple[Small, Small] | None = None  # sailors on them
    blocked: tuple[Small, Small] = (0, 0)  # sailors on hit cannons
    hits: dict[Literal["cannon", "hold", "sailor", "sail"], Small] = {}  # results on the defender still to be applied
    winner: Ship | None = None


class Placing(Part, frozen=True, kw_only=True):
    ship: Ship  # the ship that comes out on a tile
    cell: str
    why: PlacingWhy  # what happened to it
    dice: Annotated[int, Meta(ge=0, le=2)] = 0  # red dice it still has to meet


class Hurt(Part, frozen=True, kw_only=True):
    ship: Ship
    sailors: Small = 0  # still to be lost
    sails: Small = 0  # torn after that
    why: HurtWhy  # what hit it


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


PhaseName = Literal[
    "tile",
    "cell",
    "turn",
    "port",
    "shelter",
    "zone",
    "lose",
    "overload",
    "bid",
    "act",
    "piracy",
    "market",
    "shipyard",
    "search",
    "engage",
    "ready",
    "shot",
    "crew",
    "loot",
    "beaten",
    "ransom",
    "mend",
    "over",
]


class Position(Part, frozen=True, kw_only=True):
    phase: PhaseName  # what is asked
    round: Annotated[int, Meta(ge=0, le=LARGEST)] | None = None
    order: list[Small] | None = None  # the seats in turn order
    turn: Small | None = None  # place in that order, from 0
    actor: Small | None = None  # who is asked; follows from the rest
    map: dict[str, str] = {}  # cell to tile; cells left out are filled as tiles fit
    display: list[str] | None = None  # tiles face up
    tile_top: list[str] = []  # tiles that come next
    chosen: str | None = None  # the tile being laid
    chosen_cell: str | None = None
    wind: Direction = "N"  # where it blows to
    storms: list[str] | None = None  # cells; else where their tiles lie
    dice: FixedDice = FixedDice()
    number_top: Annotated[
        list[Annotated[int, Meta(ge=1, le=4)]], Meta(max_length=MOST_FIXED)
    ] = []  # pirate numbers that come next
    improvement_top: Annotated[list[str], Meta(max_length=MOST_FIXED)] = []  # pirate improvements that come next
    drawn: list[Annotated[int, Meta(ge=1, le=4)]] = []  # pirate numbers face up
    market: dict[Goods, Small] = {}  # cubes in each row
    leaders: dict[Speciality, Small | None] | None = (
        None  # seat with the leader's card; else whoever has the highest level
    )
    faces: dict[str, Family] = {}  # families of science tokens that somebody has seen
    known: dict[str, list[Small]] = {}  # the seats that know a token
    thrown: list[str] = []  # science tokens out of the game
    seats: list[SeatPosition] | None = None
    pirates: Annotated[list[PirateAt], Meta(max_length=4)] = []  # those left out are in their lairs
    used: list[OncePerRound] = []  # actions played that are allowed once a round
    shipyards: Small | None = None  # Shipyard actions played
    moving: Course | None = None  # the ship under way
    trade: Trade = Trade()  # the Market action under way
    yard: Work = Work()  # the Shipyard action under way
    taken: Small = 0  # science tokens taken in this search
    combat: Battle | None = None
    placing: Placing | None = None  # a ship that has to come out on a tile
    hurt: Hurt | None = None  # a ship that has to lose something
    tally: Tally = Tally()  # what simulations count


# -- what is shown

Rarities = Literal["known", "rare", "new"]
Ports = Literal["centre", "vanilla", "coffee", "rum", "sugar"]


class LaidTile(msgspec.Struct):
    tile: str
    turn: int  # quarter turns
    reverse: bool


class SpaceView(msgspec.Struct):
    cell: str
    kind: Literal["sea", "port", "lair"]
    gates: list[Direction]
    site: Site | None
    port: Ports | None
    lair: int | None
    opens: str | msgspec.UnsetType = msgspec.UNSET  # of a haven: the sea space before it


class MarketRow(msgspec.Struct):
    cubes: int
    next: int | None  # glory for the next cube, if there is a slot
    slots: list[int]


class SiteView(msgspec.Struct):
    left: dict[Rarities, int]
    tokens: list[str]
    space: str | None


class DeliveredToken(msgspec.Struct):
    token: str
    rarity: Rarities
    family: Family


class SeatView(msgspec.Struct, kw_only=True):
    money: int
    vp: int
    tokens: int
    owed: int
    fifth: bool
    port: Ports
    at: str | None
    type: Literal["merchant", "corsair"]
    sailors: int
    sails: int
    deck: int
    leaks: int
    sail_damage: int
    cannon_damage: int
    upgrade: int
    extensions: int
    cannons: int
    cargo: dict[Goods, int]
    discoveries: list[str]
    delivered: list[DeliveredToken]
    specialists: dict[Speciality, int]
    unbound: int
    marks: list[Site]
    fought: bool
    bid: int | None
    spaces: int
    limit: int
    free: int
    load: int
    speed: int
    free_sails: int
    strength_limit: int


class PirateView(msgspec.Struct, kw_only=True):
    at: str | None
    cannon_damage: int
    sailor_damage: int
    sail_damage: int
    purse: int
    treasure: int
    improvements: list[str]
    controller: int | None
    fought: bool
    cannons: int
    sailors: int
    sails: int


class CourseView(msgspec.Struct, kw_only=True):
    ship: int
    spent: int
    free_step: bool
    free_point: bool
    points: int | None


class BattleView(msgspec.Struct, kw_only=True):
    attacker: int
    defender: int
    crews: list[int | None]
    gunners: list[int]
    blocked: list[int]
    hits: dict[Literal["cannon", "hold", "sailor", "sail"], int]
    winner: int | None
    strength: list[int] | msgspec.UnsetType = msgspec.UNSET  # until somebody has won


class TableView(msgspec.Struct, kw_only=True):
    phase: PhaseName
    round: int
    rounds: int
    order: list[int]
    turn: int
    actor: int | None
    wind: Direction
    storms: list[str]
    map: dict[str, LaidTile]
    spaces: dict[str, SpaceView]
    display: list[str]
    pile: int
    chosen: str | None
    chosen_cell: str | None
    fits: list[str] | None
    reverse: bool
    costs: dict[str, int] | None
    market: dict[Goods, MarketRow]
    leaders: dict[Speciality, int | None]
    drawn: list[int]
    improvements: list[int]
    sites: dict[Site, SiteView]
    thrown: list[str]
    known_to: dict[str, list[int]]
    seats: list[SeatView]
    pirates: list[PirateView]
    neutral: list[int]
    used: list[OncePerRound]
    shipyards: int
    moving: CourseView | None
    trade: Trade
    yard: Work
    taken: int
    combat: BattleView | None
    placing: Placing | None
    hurt: Hurt | None
    faces: dict[str, Family] | msgspec.UnsetType = msgspec.UNSET  # at the end, when all is shown


class OwnView(msgspec.Struct):
    known: dict[str, Family]  # tokens not delivered whose face the seat has seen


class NamedTile(Tile, frozen=True, kw_only=True):
    name: str


class NamedResource(Resource, frozen=True, kw_only=True):
    name: str


class ActionView(msgspec.Struct):
    id: str
    limit: int
    port_only: bool


class NationView(msgspec.Struct):
    id: str
    name: str


class WhiteDie(msgspec.Struct):
    white: list[Face]


class RuleFigures(msgspec.Struct):
    shipyard: Shipyard
    combat: Combat
    bank: Bank
    game: Frame


class Components(msgspec.Struct, kw_only=True):
    tiles: dict[str, NamedTile]
    reverse: Coast
    goods: dict[Goods, NamedResource]
    specialists: dict[Speciality, list[str]]
    leaders: dict[Speciality, str]
    level_prices: list[int]
    ships: dict[Literal["merchant", "corsair"], ShipBoard]
    actions: list[ActionView]
    nations: list[NationView]
    costs: list[int]
    dice: WhiteDie
    bids: list[int]
    science: Science
    pirates: PirateBoard
    rules: RuleFigures
