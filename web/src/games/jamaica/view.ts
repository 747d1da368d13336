// What the server says of Jamaica, as generated from its structs, and how the page finds its way in it.

import type { Action, CardView, Components, Goods, Half, OwnView, ShipView, SpaceView, TableView } from "../../generated/jamaica";
import type { Scene } from "../../kit/board";

export type { Action, Battle, CardView, Components, Face, Goods, Half, OwnView, Power, ShipView, Side, SpaceView, TableView } from "../../generated/jamaica";

/** What is in a hold, or nothing. */
export type Hold = ShipView["holds"][number];

export type JamaicaScene = Scene<TableView, OwnView, Components>;

export const GOODS: Goods[] = ["food", "gold", "powder"];
export const HALVES: Half[] = ["morning", "evening"];
const ORDINARY_HOLDS = 5;

export function spaceOf(scene: JamaicaScene, id: number): SpaceView {
  const space = scene.parts.spaces[id];
  if (!space) throw new Error(`there is no space ${id}`);
  return space;
}

export function cardOf(id: string): CardView {
  const [morning, evening] = id.split("@")[0]!.split("/") as [Action, Action];
  return { id, morning, evening };
}

export function shipOf(scene: JamaicaScene, ship: number): ShipView {
  return scene.table.ships[ship]!;
}

/** A ship in places and names of things: its seat counted from one, or the ghost. */
export function callOf(scene: JamaicaScene, ship: number): string {
  return scene.table.ships[ship]?.ghost ? "ghost" : String(ship + 1);
}

/** The holds a ship has; the sixth only with the 6th Hold. */
export function holdsOf(ship: ShipView): Hold[] {
  return ship.powers.includes("sixth") && !ship.ghost ? ship.holds : ship.holds.slice(0, ORDINARY_HOLDS);
}

export function stockOf(ship: ShipView): Record<Goods, number> {
  const stock = { food: 0, gold: 0, powder: 0 };
  for (const hold of holdsOf(ship)) if (hold) stock[hold[0]] += hold[1];
  return stock;
}

export function priceKind(space: SpaceView): Goods | null {
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
