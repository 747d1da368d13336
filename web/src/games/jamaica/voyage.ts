// What a card would mean with the dice as they lie: where the ship can end, what it would owe there and what it has by
// then. The chart's lanes and the seat's own holds say it all; whether a move may be made is the server's to say.

import { holdsOf, priceKind, shipOf, spaceOf, stockOf, type Action, type Goods, type Half, type Hold, type JamaicaScene, type ShipView } from "./view";

export interface Landing {
  path: number[]; // the spaces sailed over, the first and the last included
  space: number;
  kind: Goods | null; // what the space asks for; null: free
  price: number;
  have: number;
  treasure: boolean;
  foes: number[];
  finish: boolean;
}

export interface Load {
  kind: Goods;
  amount: number;
  room: "empty" | "swap" | "none"; // into an empty hold, in place of other goods, or lost
}

/** One half of a card: a load, or the places where the ship may end. */
export interface Outcome {
  half: Half;
  action: Action;
  die: number;
  load: Load | null;
  landings: Landing[];
}

export const isMove = (action: Action): action is "forward" | "backward" => action === "forward" || action === "backward";

/** All ways of so many spaces; each begins with the space the ship leaves. */
export function waysFrom(scene: JamaicaScene, from: number, lap: number, direction: "forward" | "backward", steps: number): number[][] {
  if (steps <= 0) return [[from]];
  const space = spaceOf(scene, from);
  const ahead = direction === "forward" ? space.next : space.prev;
  return ahead.flatMap((next) => {
    const after = lap + (direction === "forward" && next === 0 ? 1 : direction === "backward" && from === 0 ? -1 : 0);
    if (direction === "forward" && next === 0 && after === 1) return [[from, next]];
    return waysFrom(scene, next, after, direction, steps - 1).map((way) => [from, ...way]);
  });
}

function lapAfter(lap: number, path: number[], direction: "forward" | "backward"): number {
  let after = lap;
  for (let step = 1; step < path.length; step++) {
    if (direction === "forward" && path[step] === 0) after += 1;
    if (direction === "backward" && path[step - 1] === 0) after -= 1;
  }
  return after;
}

interface Standing {
  space: number;
  lap: number;
  stock: Record<Goods, number>;
  holds: Hold[];
}

function landingOf(scene: JamaicaScene, ship: number, path: number[], lap: number, stock: Record<Goods, number>): Landing {
  const space = spaceOf(scene, path.at(-1)!);
  const kind = priceKind(space);
  const foes = space.id === 0 ? [] : scene.table.ships.flatMap((other, nth) => (nth !== ship && other.space === space.id ? [nth] : []));
  const treasure = scene.table.tokens.includes(space.id);
  const finish = space.id === 0 && lap === 1;
  return { path, space: space.id, kind, price: space.price, have: kind ? stock[kind] : 0, treasure, foes, finish };
}

export const isShort = (landing: Landing): boolean => landing.kind !== null && landing.have < landing.price;

export function lackOf(landing: Landing): number {
  return Math.max(0, landing.price - landing.have);
}

function loadOf(scene: JamaicaScene, ship: ShipView, kind: Goods, die: number, holds: Hold[]): Load {
  const amount = die + (ship.powers.includes("rum") ? scene.parts.rules.rum_bonus : 0);
  const room = holds.some((hold) => hold === null) ? "empty" : holds.every((hold) => hold?.[0] === kind) ? "none" : "swap";
  return { kind, amount, room };
}

/** Both halves of a card for a ship, the second after whatever the first may lead to. */
export function outcomesOf(scene: JamaicaScene, ship: number, actions: { morning: Action; evening: Action }, dice: { morning: number; evening: number }): [Outcome, Outcome] {
  const vessel = shipOf(scene, ship);
  const start: Standing = { space: vessel.space, lap: vessel.lap, stock: stockOf(vessel), holds: holdsOf(vessel) };
  const morning = halfOf(scene, ship, "morning", actions.morning, dice.morning, [start]);
  const evening = halfOf(scene, ship, "evening", actions.evening, dice.evening, morning.after);
  return [morning.outcome, evening.outcome];
}

/** Where a ship that is under way may end. */
export function landingsOf(scene: JamaicaScene, ship: number, direction: "forward" | "backward", steps: number): Landing[] {
  const vessel = shipOf(scene, ship);
  const standing = { space: vessel.space, lap: vessel.lap, stock: stockOf(vessel), holds: holdsOf(vessel) };
  return halfOf(scene, ship, scene.table.half, direction, steps, [standing]).outcome.landings;
}

function halfOf(scene: JamaicaScene, ship: number, half: Half, action: Action, die: number, from: Standing[]): { outcome: Outcome; after: Standing[] } {
  const vessel = shipOf(scene, ship);
  const outcome: Outcome = { half, action, die, load: null, landings: [] };
  if (!isMove(action)) {
    const load = loadOf(scene, vessel, action, die, from[0]?.holds ?? []);
    outcome.load = load;
    return { outcome, after: from.map((standing) => loaded(standing, load)) };
  }
  const after: Standing[] = [];
  for (const standing of from) {
    if (standing.space === 0 && standing.lap === 1) continue; // finished: the rest of the card is lost
    for (const path of waysFrom(scene, standing.space, standing.lap, action, die)) {
      const lap = lapAfter(standing.lap, path, action);
      const landing = landingOf(scene, ship, path, lap, standing.stock);
      outcome.landings.push(landing);
      after.push(paid({ ...standing, space: landing.space, lap }, landing));
    }
  }
  return { outcome, after };
}

function loaded(standing: Standing, load: Load): Standing {
  if (load.room === "none") return standing;
  const empty = standing.holds.indexOf(null);
  const holds = standing.holds.map((hold, nth): Hold => (nth === empty ? [load.kind, load.amount] : hold));
  return { ...standing, holds, stock: { ...standing.stock, [load.kind]: standing.stock[load.kind] + load.amount } };
}

function paid(standing: Standing, landing: Landing): Standing {
  if (!landing.kind) return standing;
  const left = Math.max(0, standing.stock[landing.kind] - landing.price);
  return { ...standing, stock: { ...standing.stock, [landing.kind]: left } };
}

/** The different places among some landings, the worst case of each. */
export function endsOf(landings: Landing[]): Landing[] {
  const ends = new Map<number, Landing>();
  for (const landing of landings) {
    const known = ends.get(landing.space);
    if (!known || landing.have < known.have) ends.set(landing.space, landing);
  }
  return [...ends.values()];
}
