// A table, in whichever phase it is.

import { closeTable, openTable, present } from "../kit/table";
import { TablePage } from "../kit/table-page";

export function enter(id: string): void {
  openTable(id);
}

export function leave(): void {
  closeTable();
}

export function Page() {
  const table = present();
  return table && <TablePage table={table} />;
}
