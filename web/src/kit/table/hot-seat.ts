// Several persons at one device: whose turn it is in front of it, and what is covered until that person has come.

import { announce } from "../announce";
import type { GameEvent, StateMessage } from "../protocol";
import { redraw } from "../redraw";
import { t } from "../texts";
import { currentTable, mySeat, type Table } from "./state";
import { names, sentence } from "./words";

/** Of several own seats at one device, the page stands for the one that has to decide. Where they have secrets from each other
    it waits until that person has come. */
export function chooseSeatInFront(table: Table, state: StateMessage): void {
  const yours = state.yours.map((seat) => seat.seat);
  const owing = yours.filter((seat) => state.view.pending.includes(seat));
  const stays = yours.includes(table.me) && (owing.length === 0 || owing.includes(table.me));
  const wanted = stays ? table.me : (owing[0] ?? yours[0] ?? -1);
  const shared = table.secrets && yours.length > 1 && state.over === null;
  table.next = shared && wanted !== table.me && owing.includes(wanted) ? wanted : -1;
  if (!shared) table.me = wanted;
  else if (!yours.includes(table.me)) table.me = -1;
  table.covered = table.next >= 0 && (table.covered || table.me < 0);
}

/** Whoever has the device gives it away: until the next person has come, nothing is shown. */
export function passDevice(): void {
  const table = currentTable();
  if (!table || table.next < 0) return;
  table.covered = true;
  table.me = -1;
  table.drawer = "";
  table.chosen = "";
  table.refused = null;
  table.past = null;
  announce(t("page-pass-to", { name: names()[table.next] ?? "" }));
  redraw();
}

/** The person whose decision it is has come. */
export function takeDevice(): void {
  const table = currentTable();
  if (!table?.shown || table.next < 0) return;
  table.me = table.next;
  table.next = -1;
  table.covered = false;
  const mine = mySeat(table);
  if (mine) announce(sentence(mine.prompt));
  redraw();
}

/** The events that the person in front may hear of. */
export function eventsFor(table: Table, events: GameEvent[]): GameEvent[] {
  return events.filter((event) => !event.to || event.to.includes(table.me));
}
