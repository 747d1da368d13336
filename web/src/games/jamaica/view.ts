// What the server says of Jamaica: the shapes of its view and its components.

import type { Scene } from "../../kit/board";

export type Goods = "food" | "gold" | "powder";
export type Action = "forward" | "backward" | Goods;
export type Power = "map" | "saber" | "beth" | "sixth" | "rum" | "sextant" | "anchor";
export type Half = "morning" | "evening";
export type Phase =
  | "dice"
  | "card"
  | "length"
  | "fork"
  | "target"
  | "powder"
  | "saber"
  | "reward"
  | "stow"
  | "load"
  | "pay"
  | "ghost"
  | "over";
export type Hold = [Goods, number] | null;

export interface Space {
  id: number;
  type: "port_royal" | "sea" | "port" | "lair";
  price: number;
  score: number;
  next: number[];
  prev: number[];
  lane: string;
}

export interface ActionCard {
  id: string;
  morning: Action;
  evening: Action;
}

export interface Treasure {
  kind: "power" | "gold" | "cursed" | string;
  value: number;
  count: number;
}

export interface Parts {
  spaces: Space[];
  cards: ActionCard[];
  treasures: Record<string, Treasure>;
  combat: (number | "star")[];
  rules: { beth_bonus: number; rum_bonus: number; floor_value: number };
}

export interface Ship {
  space: number;
  lap: number;
  distance: number;
  holds: Hold[]; // the sixth exists only with the 6th Hold
  powers: Power[];
  hidden: { cursed: boolean; card?: string }[]; // their faces are shown when the game is over
  ghost: boolean;
}

export interface Deck {
  hand: number;
  draw: number;
  discard: string[];
  locked: boolean;
  played: string | null;
}

export type Face = number | "star";

export interface Side {
  powder: number;
  die: Face; // 0: not rolled yet
  total: number | null;
}

export interface Battle {
  attacker: number;
  defender: number;
  attack: Side;
  defence: Side;
  rolled: "attack" | "defence" | null;
  saber_used: boolean;
  winner: number | null;
}

export interface JamaicaTable {
  phase: Phase;
  round: number;
  captain: number;
  turn: number;
  half: Half;
  dice: [number, number];
  morning: number;
  evening: number;
  active: number | null;
  ships: Ship[];
  seats: Deck[];
  tokens: number[];
  treasures: number;
  moving: { ship: number; direction: "forward" | "backward"; steps: number; retreat: boolean } | null;
  goods: { kind: Goods; amount: number } | null;
  battle: Battle | null;
  value: number[];
  scores?: number[];
}

export interface OwnSight {
  hand: string[];
  locked: string | null;
  hidden: (string | null)[];
  others: Record<string, (string | null)[]>;
  score: number;
}

export type JamaicaScene = Scene<JamaicaTable, OwnSight, Parts>;

export const GOODS: Goods[] = ["food", "gold", "powder"];
export const HALVES: Half[] = ["morning", "evening"];
const ORDINARY_HOLDS = 5;

export function spaceOf(scene: JamaicaScene, id: number): Space {
  const space = scene.parts.spaces[id];
  if (!space) throw new Error(`there is no space ${id}`);
  return space;
}

export function cardOf(id: string): ActionCard {
  const [morning, evening] = id.split("@")[0]!.split("/") as [Action, Action];
  return { id, morning, evening };
}

export function shipOf(scene: JamaicaScene, ship: number): Ship {
  return scene.table.ships[ship]!;
}

/** A ship in places and names of things: its seat counted from one, or the ghost. */
export function callOf(scene: JamaicaScene, ship: number): string {
  return scene.table.ships[ship]?.ghost ? "ghost" : String(ship + 1);
}

/** The holds a ship has; the sixth only with the 6th Hold. */
export function holdsOf(ship: Ship): Hold[] {
  return ship.powers.includes("sixth") && !ship.ghost ? ship.holds : ship.holds.slice(0, ORDINARY_HOLDS);
}

export function stockOf(ship: Ship): Record<Goods, number> {
  const stock = { food: 0, gold: 0, powder: 0 };
  for (const hold of holdsOf(ship)) if (hold) stock[hold[0]] += hold[1];
  return stock;
}

export function priceKind(space: Space): Goods | null {
  if (space.price === 0) return null;
  return space.type === "port" ? "gold" : "food";
}

/** What everybody can count of a ship's score: its space and its doubloons. */
export function openScore(scene: JamaicaScene, seat: number): number {
  const { scores, value } = scene.table;
  if (scores) return scores[seat] ?? 0;
  if (seat === scene.me && scene.own) return scene.own.score;
  return (value[seat] ?? 0) + stockOf(shipOf(scene, seat)).gold;
}

export function isTreasureCursed(scene: JamaicaScene, id: string): boolean {
  return (scene.parts.treasures[id]?.value ?? 0) < 0;
}
