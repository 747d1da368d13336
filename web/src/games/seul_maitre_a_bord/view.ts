// What the server tells of a table of Seul Maître à Bord, as generated from its structs, and what follows from it for the eye.

import type { Components, Feature, Goods as Good, LaidTile, OwnView, SeatView, Speciality, TableView } from "../../generated/seul_maitre_a_bord";
import type { Scene } from "../../kit/board";
import { currentTable } from "../../kit/table/state";
import type { Choice, GameEvent } from "../../kit/protocol";
import { t } from "../../kit/texts";
import { DIRECTIONS, stepOf, type Direction } from "./coast";

export type { BattleView, Components, Feature, Goods as Good, LaidTile, NamedTile, OwnView, PirateView, SeatView, Site, SpaceView, Speciality, TableView } from "../../generated/seul_maitre_a_bord";

export type SeaScene = Scene<TableView, OwnView, Components>;

export const GOODS: Good[] = ["sugar", "rum", "coffee", "vanilla", "spices", "gold"];
export const SKILLS: Speciality[] = ["navigator", "captain", "engineer", "scientist", "trader"];
export const RARITIES = ["known", "rare", "new"] as const;
export const BUILDING = ["tile", "cell", "turn", "port"];
const FIRST_PIRATE = 4;

// -- where things are

export function cellOf(space: string): { row: number; column: number } {
  const [row = 0, column = 0] = space.split(":")[0]!.split(",").map(Number);
  return { row, column };
}

/** As on the rim of the chart: "D2". */
export function called(space: string): string {
  const { row, column } = cellOf(space);
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

export function zoneOf(space: string): number {
  const part = space.split(":")[1];
  return part === undefined ? 0 : Number(part);
}

/** The zone a harbour or site opens to, as the tile lies: on a reverse side all is in the first zone. */
export function featureZone(feature: Feature, laid: LaidTile): number {
  return laid.reverse ? 0 : feature.zone;
}

export function costOf(scene: SeaScene, direction: Direction): number {
  const { wind } = scene.table;
  const offset = wind ? (DIRECTIONS.indexOf(direction) - DIRECTIONS.indexOf(wind) + 8) % 8 : 0;
  return scene.parts.costs[offset] ?? 0;
}

/** The direction from one cell to its neighbour; null if they are none. */
export function directionTo(from: string, to: string): Direction | null {
  const [one, other] = [cellOf(from), cellOf(to)];
  return DIRECTIONS.find((direction) => {
    const [east, south] = stepOf(direction);
    return one.column + east === other.column && one.row + south === other.row;
  }) ?? null;
}

// -- ships

export const isPirate = (ship: number): boolean => ship >= FIRST_PIRATE;
export const pirateNumber = (ship: number): number => ship - FIRST_PIRATE + 1;
export const pirateShip = (number: number): number => number - 1 + FIRST_PIRATE;

export function shipName(scene: SeaScene, ship: number): string {
  return isPirate(ship) ? t(`pirate-${pirateNumber(ship)}`) : (scene.names[ship] ?? "");
}

export function colourOf(scene: SeaScene, seat: number): string {
  return scene.seats[seat]?.colour ?? "";
}

export function spaceOfShip(scene: SeaScene, ship: number): string | null {
  return isPirate(ship) ? (scene.table.pirates[ship - FIRST_PIRATE]?.at ?? null) : (scene.table.seats[ship]?.at ?? null);
}

/** The goods in a hold, one by one. */
export function cargoOf(seat: SeatView): Good[] {
  return GOODS.flatMap((kind) => Array.from({ length: seat.cargo[kind] ?? 0 }, () => kind));
}

export const aboard = (seat: SeatView): number => seat.sailors + seat.sails + seat.deck + seat.leaks;

export function rarityOf(token: string): string {
  const place = Number(token.slice(1));
  return place <= 3 ? "known" : place <= 5 ? "rare" : "new";
}

export function familyOf(scene: SeaScene, token: string): string | null {
  return scene.own?.known[token] ?? scene.table.faces?.[token] ?? null;
}

/** All the sails of a ship, torn and burdened ones too. */
export function sailsOf(scene: SeaScene, seat: number): number {
  const ship = scene.table.seats[seat]!;
  const leader = scene.table.leaders["navigator"] === seat ? 1 : 0;
  return (scene.parts.ships[ship.type]?.["sails"] ?? ship.speed) + ship.upgrade + leader;
}

export function cannonsMost(scene: SeaScene, seat: SeatView): number {
  return Math.max(seat.cannons, scene.parts.ships[seat.type]?.["cannons_max"] ?? seat.cannons);
}

/** The slots bid for, by seat. */
export function bidsOf(scene: SeaScene): (number | null)[] {
  return scene.table.seats.map((seat) => seat.bid);
}

// -- choices

export const isLegal = (choice: Choice): boolean => choice.refusal === null;

export function choicesFor(scene: SeaScene, kind: string): Choice[] {
  return scene.choices.filter((choice) => choice.place.startsWith(`${kind}:`));
}

export function numberIn(text: { args: Record<string, unknown> } | null, name: string): number | null {
  const value = text?.args[name];
  return typeof value === "number" ? value : null;
}

// -- what was told

/** Events up to the moment that is looked at, the latest last, from the latest event of that kind on; none: an empty list. */
export function toldSince(scene: SeaScene, key: string): GameEvent[] {
  const rows = currentTable()?.rows ?? [];
  const told: GameEvent[] = [];
  for (let nth = rows.length - 1; nth >= 0; nth -= 1) {
    const row = rows[nth]!;
    if (row.n > scene.n) continue;
    for (let at = row.events.length - 1; at >= 0; at -= 1) {
      told.unshift(row.events[at]!);
      if (row.events[at]!.key === key) return told;
    }
  }
  return [];
}

/** The number of a ship in the words of an event. */
export function shipIn(event: GameEvent, name = "ship"): number {
  const told = String(event.args[name] ?? "");
  return told.startsWith("#") ? Number(told.slice(1)) : pirateShip(Number(told.replace("@pirate-", "")));
}
