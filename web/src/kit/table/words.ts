// What is said at the table: texts with the names of those who sit there.

import type { LogRow } from "../protocol";
import { words, type Piece, type Text } from "../texts";
import { currentTable } from "./state";

export function names(): string[] {
  return currentTable()?.about?.seats.map((seat) => seat.name) ?? [];
}

export function say(text: Text): string {
  return words().say(text, names());
}

/** As `say`, for a whole sentence: it may begin with a name that is written small elsewhere ("the Galleon"). */
export function sentence(text: Text): string {
  return pieces(text)
    .map((piece) => piece.words)
    .join("");
}

/** A whole sentence, with the persons and cards in it apart. */
export function pieces(text: Text): Piece[] {
  const all = words().pieces(text, names());
  const [first] = all;
  if (first) first.words = first.words.charAt(0).toUpperCase() + first.words.slice(1);
  return all;
}

/** That a move was made for somebody whose time was out. */
export function outOfTime(row: Pick<LogRow, "seat">): Text {
  return { key: "page-late", args: { seat: `#${row.seat}` } };
}
