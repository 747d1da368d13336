// One table, as this page knows it: who sits, what is shown, what was said, and what the person is doing. Whoever changes
// it calls `redraw()`.

import type { Board, Scene } from "../board";
import type { Connection } from "../connection";
import type { Choice, ClockMessage, PastMessage, Refusal, LogRow, SeatView, StateMessage, TableMessage, TalkLine } from "../protocol";
import { loadWords, type Language, type Words } from "../texts";

export type Drawer = "" | "rules" | "talk" | "log";

/** The clocks as they were told, and when, by this page's clock. */
export interface ToldClock extends ClockMessage {
  heard: number;
}

export interface Table {
  id: string;
  connection: Connection;
  about: TableMessage | null;
  board: Board | null; // null until it is here
  parts: unknown;
  speak(language: Language): Promise<Words>; // the words of its game and cards
  ready: boolean; // words, board and components are here
  clock: ToldClock | null;
  shown: StateMessage | null; // the state on the screen
  queue: StateMessage[]; // states still to be shown, one after the other
  rows: LogRow[];
  talk: TalkLine[];
  unread: number;
  me: number;
  secrets: boolean; // whether seats of the game have secrets from each other
  next: number; // another own seat that is to decide, whose person is to come to the device; -1: none
  covered: boolean; // nothing is shown until that person has come
  sending: string; // the move on its way
  chosen: string; // the place whose move is about to be confirmed
  refused: { refusal: Refusal; place: string } | null;
  past: PastMessage | null;
  drawer: Drawer;
  clause: string; // where the rules drawer stands
  highlighted: string; // the thing that a word of the log points at
}

/** A table of which nothing is known yet. */
export function newTable(id: string, connection: Connection): Table {
  return {
    id,
    connection,
    about: null,
    board: null,
    parts: {},
    speak: (language) => loadWords(language),
    ready: false,
    clock: null,
    shown: null,
    queue: [],
    rows: [],
    talk: [],
    unread: 0,
    me: -1,
    secrets: true,
    next: -1,
    covered: false,
    sending: "",
    chosen: "",
    refused: null,
    past: null,
    drawer: "",
    clause: "",
    highlighted: "",
  };
}

let table: Table | null = null;

export function currentTable(): Table | null {
  return table;
}

/** Another table in front of the page: one with a server behind it, a replay, or none. */
export function setTable(next: Table | null): void {
  table = next;
}

export function mySeat(table: Table): SeatView | null {
  return table.shown?.yours.find((seat) => seat.seat === table.me) ?? null;
}

/** The present, or the moment of the past that is looked at. */
export function scene(table: Table): Scene | null {
  const { about, shown, past, parts, me } = table;
  if (!about || !shown) return null;
  const common = { me, parts, seats: about.seats, names: about.seats.map((seat) => seat.name), over: shown.over !== null, mine: about.you.seats.includes(me) };
  if (past) {
    const own = past.yours.find((seat) => seat.seat === me)?.own ?? null;
    return { ...common, n: past.n, view: past.view, table: past.view.table, own, choices: [], odds: null, live: false };
  }
  const mine = mySeat(table);
  const odds = mine?.odds ?? (table.secrets ? null : (shown.yours.find((seat) => seat.odds)?.odds ?? null));
  return {
    ...common,
    n: shown.n,
    view: shown.view,
    table: shown.view.table,
    own: mine?.own ?? null,
    choices: mine?.choices ?? [],
    odds,
    live: true,
  };
}

/** Why nothing can be chosen until somebody mends it, as a key of a text; "" when it can. */
export function offlineReason(table: Table): string {
  if (table.connection.status !== "open") return "page-wait-connection";
  return table.about?.trouble ? "page-wait-server" : "";
}

/** Why nothing can be chosen at the moment, as a key of a text; "" when it can. */
export function blockedReason(table: Table): string {
  const offline = offlineReason(table);
  if (offline) return offline;
  if (table.sending) return "page-wait-answer";
  if (table.queue.length > 0) return "page-wait-news";
  return "";
}

export function choicesAt(choices: Choice[], place: string): Choice[] {
  return choices.filter((choice) => choice.place === place);
}
