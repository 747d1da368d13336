// Looking at the past: earlier states of the table that is played.

import { redraw } from "../redraw";
import { send } from "./actions";
import { currentTable, type Table } from "./state";

/** The numbers of the states that can be looked at, oldest first; the last is the present. */
export function pastNumbers(table: Table): number[] {
  return table.rows.map((row) => row.n);
}

export async function lookAt(n: number): Promise<void> {
  const table = currentTable();
  if (!table?.shown) return;
  if (n === pastNumbers(table).at(-1)) return lookLive();
  const answer = await send({ type: "look", n });
  if (answer.type === "past") table.past = answer;
  else if (answer.type === "refused") table.refused = { refusal: answer.refusal, place: "" };
  redraw();
}

export function lookLive(): void {
  const table = currentTable();
  if (!table) return;
  table.past = null;
  redraw();
}
