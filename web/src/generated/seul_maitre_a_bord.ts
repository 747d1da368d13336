// Written by tools/page_types.py from the structs in Python; edit those.

export interface TableView {
  phase: PhaseName;
  round: number;
  rounds: number;
  order: number[];
  turn: number;
  actor: number | null;
  wind: Direction;
  storms: string[];
  map: Record<string, LaidTile>;
  spaces: Record<string, SpaceView>;
  display: string[];
  pile: number;
  chosen: string | null;
  chosen_cell: string | null;
  fits: string[] | null;
  reverse: boolean;
  costs: Record<string, number> | null;
  market: Partial<Record<Goods, MarketRow>>;
  leaders: Partial<Record<Speciality, number | null>>;
  drawn: number[];
  improvements: number[];
  sites: Partial<Record<Site, SiteView>>;
  thrown: string[];
  known_to: Record<string, number[]>;
  seats: SeatView[];
  pirates: PirateView[];
  neutral: number[];
  used: OncePerRound[];
  shipyards: number;
  moving: CourseView | null;
  trade: Trade;
  yard: Work;
  taken: number;
  combat: BattleView | null;
  placing: Placing | null;
  hurt: Hurt | null;
  faces?: Record<string, Family>; // at the end, when all is shown
}

export interface LaidTile {
  tile: string;
  turn: number; // quarter turns
  reverse: boolean;
}

export interface SpaceView {
  cell: string;
  kind: "lair" | "port" | "sea";
  gates: Direction[];
  site: Site | null;
  port: Ports | null;
  lair: number | null;
  opens?: string; // of a haven: the sea space before it
}

export interface MarketRow {
  cubes: number;
  next: number | null; // glory for the next cube, if there is a slot
  slots: number[];
}

export interface SiteView {
  left: Partial<Record<Rarities, number>>;
  tokens: string[];
  space: string | null;
}

export interface SeatView {
  money: number;
  vp: number;
  tokens: number;
  owed: number;
  fifth: boolean;
  port: Ports;
  at: string | null;
  type: "corsair" | "merchant";
  sailors: number;
  sails: number;
  deck: number;
  leaks: number;
  sail_damage: number;
  cannon_damage: number;
  upgrade: number;
  extensions: number;
  cannons: number;
  cargo: Partial<Record<Goods, number>>;
  discoveries: string[];
  delivered: DeliveredToken[];
  specialists: Partial<Record<Speciality, number>>;
  unbound: number;
  marks: Site[];
  fought: boolean;
  bid: number | null;
  spaces: number;
  limit: number;
  free: number;
  load: number;
  speed: number;
  free_sails: number;
  strength_limit: number;
}

export interface DeliveredToken {
  token: string;
  rarity: Rarities;
  family: Family;
}

export interface PirateView {
  at: string | null;
  cannon_damage: number;
  sailor_damage: number;
  sail_damage: number;
  purse: number;
  treasure: number;
  improvements: string[];
  controller: number | null;
  fought: boolean;
  cannons: number;
  sailors: number;
  sails: number;
}

export interface CourseView {
  ship: number;
  spent: number;
  free_step: boolean;
  free_point: boolean;
  points: number | null;
}

export interface Trade {
  sold: Goods[]; // kinds of goods, in this Market action
  filled: boolean; // whether it filled a slot
}

export interface Work {
  recruited: number; // sailors, in this Shipyard action
  hired: number; // specialists
  bought: Improved[]; // improvements
}

export interface BattleView {
  attacker: number;
  defender: number;
  crews: (number | null)[];
  gunners: number[];
  blocked: number[];
  hits: Partial<Record<"cannon" | "hold" | "sail" | "sailor", number>>;
  winner: number | null;
  strength?: number[]; // until somebody has won
}

export interface Placing {
  ship: number; // the ship that comes out on a tile
  cell: string;
  why: PlacingWhy; // what happened to it
  dice: number; // red dice it still has to meet
}

export interface Hurt {
  ship: number;
  sailors: number; // still to be lost
  sails: number; // torn after that
  why: HurtWhy; // what hit it
}

export interface OwnView {
  known: Record<string, Family>; // tokens not delivered whose face the seat has seen
}

export interface Components {
  tiles: Record<string, NamedTile>;
  reverse: Coast;
  goods: Partial<Record<Goods, NamedResource>>;
  specialists: Partial<Record<Speciality, string[]>>;
  leaders: Partial<Record<Speciality, string>>;
  level_prices: number[];
  ships: Partial<Record<"corsair" | "merchant", ShipBoard>>;
  actions: ActionView[];
  nations: NationView[];
  costs: number[];
  dice: WhiteDie;
  bids: number[];
  science: Science;
  pirates: PirateBoard;
  rules: RuleFigures;
}

export interface NamedTile {
  id: string;
  kind: "centre" | "pool" | "port";
  edges: string;
  zones: Direction[][];
  features: Feature[];
  storm: boolean;
  source: string;
  name: string;
}

export interface Feature {
  type: "lair" | "port" | "site";
  id: string;
  zone: number;
  goods: string[];
}

/** A side of a tile without its features: the reverse of all pool tiles. */
export interface Coast {
  edges: string;
  zones: Direction[][];
  source: string;
}

export interface NamedResource {
  port: Ports;
  buy: number;
  sell: number;
  black_market: number;
  slot_vp: number[];
  name: string;
}

export interface ShipBoard {
  hold_spaces: number;
  hold_sailor_limit: number;
  deck_limit: number;
  sails: number;
  cannons: number;
  cannons_max: number;
  sail_upgrade_max: number;
  hold_extensions_max: number;
  cubes_sold_per_market_action: number;
  specialist_max_level: Partial<Record<Speciality, number>>;
}

export interface ActionView {
  id: string;
  limit: number;
  port_only: boolean;
}

export interface NationView {
  id: string;
  name: string;
}

export interface WhiteDie {
  white: Face[];
}

export interface Science {
  sites: 5;
  families: Family[];
  pile_from_top: Rarities[];
  rarity: Rarity[];
  take: Takes;
}

export interface Rarity {
  id: Rarities;
  back: string;
  vp: number;
  family_bonus: number;
  tokens_total: number;
  tokens_per_family: number;
  source: string;
}

export interface Takes {
  level_0: Take;
  level_1: Take;
  level_2: Take;
  level_3: Take;
}

export interface Take {
  from: Rarities[];
  count: number;
}

export interface PirateBoard {
  count: 4;
  cannons: number;
  sailors: number;
  sails: number;
  start_doubloons: number;
  repair_price: number;
  repair_order: ["cannon", "sailor", "sail"];
  treasure_group: number;
  treasure_goes_to: "controlling_player";
  controls_per_pirate_per_round: 1;
  number_tiles: [1, 2, 3, 4];
  improvement_on_draw: 1;
}

export interface RuleFigures {
  shipyard: Shipyard;
  combat: Combat;
  bank: Bank;
  game: Frame;
}

export interface Shipyard {
  sailor_price: number;
  sailors_per_action: number;
  specialist_price: number;
  specialists_per_action: number;
  sail_price_per_point: number;
  sail_upgrade_sizes: number[];
  hold_price: number;
  hold_extension_spaces: number;
  cannon_price: number;
  letter_of_marque_price: number;
  repair_price: number;
  each_improvement_kind_per_action: 1;
  improvement_min_price: number;
}

export interface Combat {
  sailors_per_cannon: number;
  initial_shot_dice: number;
  dice_per_active_cannon: number;
  vp_attacker_win: number;
  vp_defender_win: number;
  vp_tie: number;
  loot_cubes: 1;
  ransom_ship: number;
  ransom_per_sailor_pair: number;
  ransom_odd_sailor_counts_as_pair: true;
  pirate_purse_share_divisor: number;
}

export interface Bank {
  doubloons_per_token: number;
  token_debt_limit: number;
}

export interface Frame {
  players_min: number;
  players_max: number;
  rounds: number;
  rounds_medium: number;
  rounds_short: number;
  start_doubloons: number;
  start_vp: number;
  start_sailors: number;
  actions_per_round: number;
  extra_action_tokens: number;
  doubloons_per_end_vp: number;
  combats_per_ship_per_round: 1;
  coin_values: [1, 5];
  coin_supply_limited: false;
  cube_supply_limited: false;
  sailor_cubes_per_player: number;
  site_markers_per_player: 5;
  tie_break: ["doubloons", "delivered_discoveries", "shared"];
}

export type PhaseName =
  | "act"
  | "beaten"
  | "bid"
  | "cell"
  | "crew"
  | "engage"
  | "loot"
  | "lose"
  | "market"
  | "mend"
  | "over"
  | "overload"
  | "piracy"
  | "port"
  | "ransom"
  | "ready"
  | "search"
  | "shelter"
  | "shipyard"
  | "shot"
  | "tile"
  | "turn"
  | "zone";

export type Direction = "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W";

export type Site = "A" | "B" | "C" | "D" | "E";

export type Ports = "centre" | "coffee" | "rum" | "sugar" | "vanilla";

export type Goods = "coffee" | "gold" | "rum" | "spices" | "sugar" | "vanilla";

export type Speciality = "captain" | "engineer" | "navigator" | "scientist" | "trader";

export type Rarities = "known" | "new" | "rare";

export type Family = "birds" | "fruits" | "insects" | "mammals" | "reptiles";

export type OncePerRound = "academy" | "discovery" | "piracy" | "reinforcement" | "shipyard";

export type Improved = "cannon" | "hold" | "letter" | "sails";

export type PlacingWhy = "cross" | "drift" | "flee" | "port" | "storm";

export type HurtWhy = "attacker" | "cross" | "defender" | "letter" | "shot" | "storm";

export type Face = "cannon" | "hold" | "miss" | "sail" | "sailor";
