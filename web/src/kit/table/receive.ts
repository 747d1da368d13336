// The line to a table: what is opened, what the server says, and what it brings about.

import { getOnce } from "../http";
import { loadBoard } from "../board";
import { receiveClock } from "../clock";
import { connect } from "../connection";
import { genericBoard } from "../generic-board";
import type { ClientMessage, GamesAnswer, ServerMessage, TableMessage, TalkLine } from "../protocol";
import { redraw } from "../redraw";
import { settings } from "../settings";
import { loadTableWords, loadWords, useWords } from "../texts";
import { chooseSeatInFront } from "./hot-seat";
import { enqueueState, skipMotion } from "./playback";
import { currentTable, newTable, setTable, type Table } from "./state";

export function openTable(id: string): void {
  closeTable();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const listener = { hello, receive, changed: redraw };
  const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/ws`;
  setTable(newTable(id, connect(address, listener)));
  redraw();
}

export function closeTable(): void {
  currentTable()?.connection.close();
  skipMotion();
  setTable(null);
}

function hello(): ClientMessage {
  const device = matchMedia("(max-width: 767px)").matches ? "phone" : "desktop";
  return { type: "hello", since: currentTable()?.shown?.n ?? 0, language: settings.language, device };
}

function receive(message: ServerMessage): void {
  const table = currentTable();
  if (!table) return;
  if (message.type === "table") receiveTable(table, message);
  else if (message.type === "talk") receiveTalk(table, message.lines);
  else if (message.type === "state") enqueueState(table, message);
  else if (message.type === "clock") receiveClock(table, message);
  redraw();
}

function receiveTable(table: Table, message: TableMessage): void {
  const first = table.about === null;
  if (table.about && message.play !== table.about.play) table.refused = null;
  table.about = message;
  if (message.clock.kind === "none") table.clock = null;
  if (first) void loadGame(table, message);
}

/** Brings words, cards and board of the game; until then the outlines are shown. */
async function loadGame(table: Table, { table: id, game, house_cards: own }: TableMessage): Promise<void> {
  table.speak = (language) => (own ? loadTableWords(language, id) : loadWords(language, game));
  const [spoken, board, parts, { games }] = await Promise.all([
    table.speak(settings.language),
    loadBoard(game),
    getOnce<unknown>(own ? `/api/tables/${encodeURIComponent(id)}/components` : `/api/games/${game}/components`),
    getOnce<GamesAnswer>("/api/games"),
  ]);
  useWords(spoken);
  table.board = board ?? genericBoard;
  table.parts = parts;
  table.secrets = games.find((one) => one.id === game)?.secrets ?? true;
  if (table.shown) chooseSeatInFront(table, table.shown);
  table.ready = true;
  redraw();
}

function receiveTalk(table: Table, lines: TalkLine[]): void {
  const last = table.talk.at(-1)?.number ?? 0;
  const fresh = lines.filter((line) => line.number > last);
  if (last > 0 && table.drawer !== "talk") table.unread += fresh.filter((line) => line.said !== "").length;
  table.talk.push(...fresh);
}
