// The drawer beside the table: the rules, the talk or the log.

import { afterRedraw, redraw } from "../redraw";
import { currentTable, type Drawer } from "./state";

export function openDrawer(drawer: Drawer, clause = ""): void {
  const table = currentTable();
  if (!table) return;
  const before = table.drawer;
  table.drawer = before === drawer && !clause ? "" : drawer;
  if (clause) table.clause = clause;
  if (drawer === "talk") table.unread = 0;
  if (table.drawer === before) redraw();
  else if (table.drawer) afterRedraw(() => document.querySelector<HTMLElement>(".drawer")?.focus());
  else afterRedraw(() => document.querySelector<HTMLElement>(`.tool-${before}`)?.focus());
}
