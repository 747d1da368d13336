// Written by tools/page_types.py from the structs in Python; edit those.

export interface TableView {
  phase: Phase;
  round: number;
  captain: number;
  turn: number;
  half: Half;
  dice: number[];
  morning: number;
  evening: number;
  active: number | null;
  ships: ShipView[];
  seats: SeatView[];
  tokens: number[];
  treasures: number;
  moving: Course | null;
  goods: GoodsAtHand | null;
  battle: Battle | null;
  reach: number[] | null;
  value: number[];
  round_cap: number;
  scores?: number[]; // told at the end
}

export interface ShipView {
  space: number;
  lap: number;
  distance: number;
  holds: (Hold | null)[];
  powers: Power[];
  hidden: HiddenView[];
  known: number[][]; // the seats that know each of the hidden ones
  ghost: boolean;
}

/** What is in a hold that is not empty, written as a pair. */
export type Hold = [goods: Goods, amount: number];

export interface HiddenView {
  cursed: boolean;
  card?: string; // shown at the end
}

export interface SeatView {
  hand: number;
  draw: number;
  discard: string[];
  locked: boolean;
  played: string | null;
  shuffle: number;
}

export interface Course {
  ship: number;
  direction: Direction;
  steps: number;
  retreat: boolean;
}

/** Being loaded, stowed or paid. */
export interface GoodsAtHand {
  kind: Goods;
  amount: number;
}

export interface Battle {
  attacker: number;
  defender: number;
  attack: Side;
  defence: Side;
  rolled: "attack" | "defence" | null; // last
  saber_used: boolean;
  winner: number | null;
}

export interface Side {
  powder: number;
  die: number | "star"; // 0 before the roll
  total: number | null; // it follows from the others
}

export interface OwnView {
  hand: string[];
  locked: string | null;
  hidden: (string | null)[];
  others: Record<string, (string | null)[]>; // of every other ship, by its number
  score: number;
}

export interface Components {
  spaces: SpaceView[];
  cards: CardView[];
  treasures: Record<string, TreasureView>;
  combat: Face[];
  rules: Rules;
}

export interface SpaceView {
  id: number;
  type: SpaceType;
  price: number;
  score: number;
  lane: string;
  next: number[];
  x: number;
  y: number;
  prev: number[];
}

export interface CardView {
  id: string;
  morning: Action;
  evening: Action;
}

export interface TreasureView {
  kind: TreasureKind;
  value: number;
  count: number;
}

/** The table [rules]: figures that are on no component. */
export interface Rules {
  source: string;
  min_players: number;
  max_players: number;
  holds: number;
  start_food: number;
  start_gold: number;
  start_powder: number;
  hand_size: number;
  map_hand_size: number;
  action_faces: number;
  treasures_in_pile: number;
  powder_bonus: number;
  beth_bonus: number;
  rum_bonus: number;
  finish_value: number;
  floor_value: number;
  gold_value: number;
  ghost_first_hold: number;
  ghost_second_hold: number;
}

export type Phase =
  | "card"
  | "dice"
  | "fork"
  | "ghost"
  | "length"
  | "load"
  | "over"
  | "pay"
  | "powder"
  | "reward"
  | "saber"
  | "stow"
  | "target";

export type Half = "evening" | "morning";

export type Goods = "food" | "gold" | "powder";

export type Power = "anchor" | "beth" | "map" | "rum" | "saber" | "sextant" | "sixth";

export type Direction = "backward" | "forward";

export type SpaceType = "lair" | "port" | "port_royal" | "sea";

export type Action = "backward" | "food" | "forward" | "gold" | "powder";

export type TreasureKind = "cursed" | "gold" | "power";

export type Face = number | "star";
