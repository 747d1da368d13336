// What the pointer or the focus rests on, so that the chart can show beforehand what would follow.

import { redraw } from "../../kit/redraw";
import { currentTable } from "../../kit/table/state";

let pointed = "";

function pointAt(place: string): void {
  if (pointed === place) return;
  pointed = place;
  redraw();
}

/** For the element around a place: while the pointer or the focus is on it, its consequences are shown. */
export function looking(place: string) {
  const leave = () => pointed === place && pointAt("");
  return { onMouseEnter: () => pointAt(place), onMouseLeave: leave, onFocusIn: () => pointAt(place), onFocusOut: leave };
}

/** The place of this kind that is pointed at or chosen, without its kind; "" for none. */
export function lookedAt(kind: string): string {
  for (const place of [pointed, currentTable()?.chosen ?? ""]) if (place.startsWith(`${kind}:`)) return place.slice(kind.length + 1);
  return "";
}
