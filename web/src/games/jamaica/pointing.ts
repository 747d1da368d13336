// What the pointer or the focus rests on, so that the chart can show beforehand where it leads.

import { redraw } from "../../kit/redraw";
import { currentTable } from "../../kit/table/state";
import type { JamaicaScene } from "./view";

let pointed = "";

function pointAt(place: string): void {
  if (pointed === place) return;
  pointed = place;
  redraw();
}

/** For the element around a place: while the pointer or the focus is on it, its consequences are shown. */
export function pointing(place: string) {
  const leave = () => pointed === place && pointAt("");
  return { onMouseEnter: () => pointAt(place), onMouseLeave: leave, onFocusIn: () => pointAt(place), onFocusOut: leave };
}

/** The place of this kind that is pointed at or chosen, without its kind; "" for none. */
export function lookedAt(kind: string): string {
  for (const place of [pointed, currentTable()?.chosen ?? ""]) if (place.startsWith(`${kind}:`)) return place.slice(kind.length + 1);
  return "";
}

/** The dice as they lie, or as they would lie if the Captain chose what is pointed at. */
export function diceShown(scene: JamaicaScene): { morning: number; evening: number } {
  const { phase, dice, morning, evening } = scene.table;
  const wished = Number(lookedAt("die"));
  if (phase !== "dice" || !wished) return { morning, evening };
  const [first = 0, second = 0] = dice;
  return { morning: wished, evening: first + second - wished };
}

/** The own card whose consequences the chart shows: the one looked at, else the one laid down. */
export function cardShown(scene: JamaicaScene): string {
  if (scene.me < 0 || !scene.own) return "";
  if (scene.table.phase !== "card" && scene.table.phase !== "dice") return "";
  const looked = lookedAt("card");
  return looked || (scene.table.phase === "card" ? (scene.own.locked ?? "") : "");
}
