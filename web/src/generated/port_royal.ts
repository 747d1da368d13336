// Written by tools/page_types.py from the structs in Python; edit those.

export interface TableView {
  phase: Phase;
  round: number;
  start: number;
  active: number;
  actor: number;
  draws: number;
  flags: number;
  allowed: number;
  taken: number;
  points_to_end: number;
  last_round: boolean;
  draw: number;
  discard: string[];
  harbour: string[];
  drawn: string | null;
  last_drawn: string | null;
  expeditions: string[];
  seats: SeatView[];
}

export interface SeatView {
  display: string[];
  coins: number;
  swords: number;
  points: number;
  discount: number; // on every hire
  expeditions: number;
}

/** What the cards on the table are worth to a seat; reckoned from what everybody sees. */
export interface OwnView {
  prices: Record<string, number>;
  gains: Record<string, number>;
  claims: Record<string, ClaimView>;
}

export interface ClaimView {
  missing: Record<string, number>; // persons that the seat lacks, by their symbol
}

export interface Odds {
  bust: Chance;
}

export interface Chance {
  hits: number;
  unseen: number;
}

export interface Components {
  cards: Record<string, AnyCardView>;
  rules: Rules;
}

/** The table [rules]: figures that are on no card. */
export interface Rules {
  source: string;
  min_players: number;
  max_players: number;
  five_player_expedition_from: number;
  starting_coins: number;
  takes_by_flags: number[];
  other_takes: number;
  fee: number;
  tax_from_coins: number;
  tax_divisor: number;
  tax_bonus: number;
  admiral_from_cards: number;
  admiral_coins: number;
  jester_coins: number;
  trader_bonus: number;
  mademoiselle_discount: number;
  governor_takes: number;
  victory_points_to_end: number;
}

export type Phase = "after-bust" | "discover" | "over" | "repel" | "trade";

export interface ShipView {
  type: "ship";
  count: number;
  name: string;
  color: Colour;
  coins: number;
  skull: boolean;
  swords: number;
}

export interface PersonView {
  type: "person";
  count: number;
  name: string;
  kind: Kind;
  color: Colour | null;
  cost: number;
  points: number;
  swords: number;
}

export interface ExpeditionView {
  type: "expedition";
  count: number;
  name: string;
  requires: Symbol[];
  coins: number;
  points: number;
}

export interface TaxView {
  type: "tax";
  count: number;
  name: string;
  bonus: Bonus;
}

export type AnyCardView = ShipView | PersonView | ExpeditionView | TaxView;

export type Colour = "black" | "blue" | "green" | "red" | "yellow";

export type Kind =
  | "admiral"
  | "captain"
  | "governor"
  | "jack_of_all_trades"
  | "jester"
  | "mademoiselle"
  | "pirate"
  | "priest"
  | "sailor"
  | "settler"
  | "trader";

export type Symbol = "captain" | "priest" | "settler";

export type Bonus = "least_vp" | "most_swords";
