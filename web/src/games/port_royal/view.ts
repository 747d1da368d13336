// What the server says of Port Royal: the shapes of its view and its components.

import type { Scene } from "../../kit/board";

export type Color = "yellow" | "blue" | "green" | "red" | "black";
export type Symbol = "settler" | "captain" | "priest";
export type Kind =
  | Symbol
  | "trader"
  | "jack_of_all_trades"
  | "sailor"
  | "pirate"
  | "mademoiselle"
  | "jester"
  | "admiral"
  | "governor";

interface Common {
  id: string; // filled in when the components arrive
  name: string;
  count: number;
}

export interface Ship extends Common {
  type: "ship";
  color: Color;
  swords: number;
  skull: boolean;
  coins: number;
}

export interface Person extends Common {
  type: "person";
  kind: Kind;
  color: Color | null;
  swords: number;
  cost: number;
  points: number;
}

export interface Expedition extends Common {
  type: "expedition";
  requires: Symbol[];
  coins: number;
  points: number;
}

export interface Tax extends Common {
  type: "tax";
  bonus: string;
}

export type Part = Ship | Person | Expedition | Tax;

/** Figures of the rules that the cards and the table show. */
export interface Rules {
  takes_by_flags: number[];
  trader_bonus: number;
  mademoiselle_discount: number;
  admiral_from_cards: number;
  admiral_coins: number;
  jester_coins: number;
  governor_takes: number;
  tax_bonus: number;
}

export interface Parts {
  cards: Record<string, Part>;
  rules: Rules;
}

export interface Company {
  display: string[];
  coins: number;
  swords: number;
  points: number;
  discount: number;
  expeditions: number;
}

export interface PortRoyalTable {
  phase: "discover" | "repel" | "trade" | "after-bust" | "over";
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
  seats: Company[];
}

export interface OwnSight {
  prices: Record<string, number>;
  gains: Record<string, number>;
  claims: Record<string, { missing: Partial<Record<Symbol, number>> }>;
}

export type PortRoyalScene = Scene<PortRoyalTable, OwnSight, Parts>;

export const COLORS: Color[] = ["yellow", "blue", "green", "red", "black"];

export function partOf(scene: PortRoyalScene, id: string): Part {
  const part = scene.parts.cards[id];
  if (!part) throw new Error(`there is no card ${id}`);
  part.id = id;
  return part;
}

export function partsOf(scene: PortRoyalScene, ids: string[]): Part[] {
  return ids.map((id) => partOf(scene, id));
}

export function company(scene: PortRoyalScene, seat: number): Company {
  return scene.table.seats[seat]!;
}
