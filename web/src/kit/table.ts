// One table, as this page knows it: who sits, what is shown, what was said, and what the person is doing.

import { announce } from "./announce";
import { getOnce } from "./ask";
import { loadBoard, type Board, type Scene } from "./board";
import { hearClock, type Ticking } from "./clock";
import { connect, type Connection } from "./connection";
import { genericBoard } from "./generic";
import { mayMove, remember, Stage } from "./motion";
import type {
  Answer,
  Choice,
  ClientMessage,
  GameEvent,
  GamesAnswer,
  PastMessage,
  Refusal,
  Row,
  SeatView,
  ServerMessage,
  StateMessage,
  TableMessage,
  TalkLine,
} from "./protocol";
import { afterRedraw, redraw, redrawNow } from "./redraw";
import { settings } from "./settings";
import { loadTableWords, loadWords, t, useWords, words, type Language, type Piece, type Text, type Words } from "./texts";
import { toast } from "./toast";

export type Drawer = "" | "rules" | "talk" | "log";

export interface Table {
  id: string;
  connection: Connection;
  about: TableMessage | null;
  board: Board | null; // null until it is here
  parts: unknown;
  speak(language: Language): Promise<Words>; // the words of its game and cards
  ready: boolean; // words, board and components are here
  clock: Ticking | null;
  shown: StateMessage | null; // the state on the screen
  waiting: StateMessage[]; // states still to be shown, one after the other
  rows: Row[];
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
  lit: string; // the thing that a word of the log points at
}

let table: Table | null = null;
let stage: Stage | null = null;
let moving = false;

const BEFORE_THE_END = 700; // to see the last move before the result

export function present(): Table | null {
  return table;
}

export function openTable(id: string): void {
  closeTable();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const listener = { hello, heard, changed: redraw };
  const made: Omit<Table, "connection"> = {
    id,
    about: null,
    board: null,
    parts: {},
    speak: (language) => loadWords(language),
    ready: false,
    clock: null,
    shown: null,
    waiting: [],
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
    lit: "",
  };
  table = made as Table;
  table.connection = connect(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/ws`, listener);
  redraw();
}

/** For the showroom: a table that stands still, without a server. */
export function showTable(still: Table): void {
  table = still;
  redraw();
}

export function closeTable(): void {
  table?.connection.close();
  stage?.skip();
  table = null;
}

function hello(): ClientMessage {
  const device = matchMedia("(max-width: 767px)").matches ? "phone" : "desktop";
  return { type: "hello", since: table?.shown?.n ?? 0, language: settings.language, device };
}

export function send(message: ClientMessage): Promise<Answer> {
  if (!table) throw new Error("there is no table");
  return table.connection.send(message);
}

// -- what the server says

function heard(message: ServerMessage): void {
  if (!table) return;
  if (message.type === "table") hearTable(table, message);
  else if (message.type === "talk") hearTalk(table, message.lines);
  else if (message.type === "state") hearState(table, message);
  else if (message.type === "clock") hearClock(table, message);
  redraw();
}

function hearTable(table: Table, message: TableMessage): void {
  const first = table.about === null;
  if (table.about && message.play !== table.about.play) table.refused = null;
  table.about = message;
  if (message.clock.kind === "none") table.clock = null;
  if (first) void furnish(table, message);
}

/** Brings words, cards and board of the game; until then the outlines are shown. */
async function furnish(table: Table, { table: id, game, house_cards: own }: TableMessage): Promise<void> {
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
  if (table.shown) seatInFront(table, table.shown);
  table.ready = true;
  redraw();
}

function hearTalk(table: Table, lines: TalkLine[]): void {
  const last = table.talk.at(-1)?.number ?? 0;
  const fresh = lines.filter((line) => line.number > last);
  if (last > 0 && table.drawer !== "talk") table.unread += fresh.filter((line) => line.said !== "").length;
  table.talk.push(...fresh);
}

function hearState(table: Table, state: StateMessage): void {
  if (state.whole || !table.shown || !table.ready || !mayMove()) {
    stage?.skip();
    table.waiting = [];
    show(table, state);
    return;
  }
  table.waiting.push(state);
  if (!moving) void playOn(table);
}

/** Whether something is still being shown on its way: the end of a game waits for it. */
export function isMoving(): boolean {
  return moving;
}

/** Shows the waiting states one by one; far behind, faster; too far, only the last. */
async function playOn(here: Table): Promise<void> {
  moving = true;
  for (let state = here.waiting.shift(); state && here === table; state = here.waiting.shift()) {
    const behind = here.waiting.length;
    const board = here.board;
    if (behind > 6 || !board?.play || !mayMove()) show(here, state);
    else await act(here, board, state, behind > 2 ? 4 : 1);
  }
  moving = false;
  redraw();
}

/** One state: it is shown at once, and its events are played before the eyes. */
async function act(here: Table, board: Board, state: StateMessage, speed: number): Promise<void> {
  const shadows = remember();
  show(here, state);
  redrawNow();
  const events = state.log.flatMap((row) => heardOf(here, row.events));
  const now = scene(here);
  stage = new Stage(shadows, speed, state.view.game);
  if (now) {
    stage.hide(events.flatMap((event) => board.arrivals?.(event, now) ?? []));
    for (const moment of momentsOf(events, board)) await Promise.all(moment.map((event) => board.play?.(event, stage!, now)));
  }
  if (state.over) await stage.rest(BEFORE_THE_END);
  stage.end();
  stage = null;
}

/** The events in order, those of the same moment together. */
function momentsOf(events: GameEvent[], board: Board): GameEvent[][] {
  const all: GameEvent[][] = [];
  for (const event of events) {
    const before = all.at(-1)?.at(-1);
    if (before && board.together?.(event, before)) all.at(-1)!.push(event);
    else all.push([event]);
  }
  return all;
}

/** Any click ends the movement that is going on. */
export function skipMotion(): void {
  stage?.skip();
}

function show(table: Table, state: StateMessage): void {
  const newPlay = table.shown?.play !== state.play;
  const chooser = table.me;
  table.shown = state;
  table.lit = "";
  if (!newPlay || state.log.length > 0) table.refused = null;
  if (state.whole) table.rows = state.log;
  else {
    for (const row of state.log) {
      if (row.takes_back) table.rows = table.rows.filter((earlier) => earlier.n !== row.takes_back);
      else table.rows.push(row);
    }
  }
  seatInFront(table, state);
  if (newPlay || table.me !== chooser || !isOpen(table, table.chosen)) table.chosen = "";
  announceNews(table, state);
}

/** Whether a place still has a move: what others decide at the same time need not end one's own thoughts about it. */
function isOpen(table: Table, place: string): boolean {
  return choicesAt(mySeat(table)?.choices ?? [], place).some((choice) => !choice.refusal);
}

/** Of several own seats at one device, the page stands for the one that has to decide. Where they have secrets from each other
    it waits until that person has come. */
function seatInFront(table: Table, state: StateMessage): void {
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
export function passOn(): void {
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
export function uncover(): void {
  if (!table?.shown || table.next < 0) return;
  table.me = table.next;
  table.next = -1;
  table.covered = false;
  const mine = mySeat(table);
  if (mine) announce(sentence(mine.prompt));
  redraw();
}

/** What the person in front may hear of. */
export function heardOf(table: Table, events: GameEvent[]): GameEvent[] {
  return events.filter((event) => !event.to || event.to.includes(table.me));
}

function announceNews(table: Table, state: StateMessage): void {
  if (!table.ready) return;
  const last = state.log.at(-1);
  const events = heardOf(table, last?.events ?? []);
  const said = events.map((event) => sentence({ key: `event-${event.key}`, args: event.args }));
  if (last?.late) said.unshift(sentence(outOfTime(last)));
  const mine = state.yours.find((seat) => seat.seat === table.me);
  if (mine && mine.choices.length > 0) said.push(sentence(mine.prompt));
  if (!table.covered) announce(said.join(" "));
}

// -- what is shown

export function names(): string[] {
  return table?.about?.seats.map((seat) => seat.name) ?? [];
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
export function outOfTime(row: Pick<Row, "seat">): Text {
  return { key: "page-late", args: { seat: `#${row.seat}` } };
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
export function adrift(table: Table): string {
  if (table.connection.status !== "open") return "page-wait-connection";
  return table.about?.trouble ? "page-wait-server" : "";
}

/** Why nothing can be chosen at the moment, as a key of a text; "" when it can. */
export function standstill(table: Table): string {
  const waiting = adrift(table);
  if (waiting) return waiting;
  if (table.sending) return "page-wait-answer";
  if (table.waiting.length > 0) return "page-wait-news";
  return "";
}

// -- what the person does

export function choicesAt(choices: Choice[], place: string): Choice[] {
  return choices.filter((choice) => choice.place === place);
}

/** A click on a place: its one move is made, or chosen first if the person wants to confirm. */
export function pick(place: string): void {
  const here = choicesAt((table && mySeat(table)?.choices) || [], place);
  const legal = here.filter((choice) => !choice.refusal);
  const [only] = legal;
  if (!table || here.length === 0) return;
  if (!only) return refuse(here[0]!);
  if (table.chosen === place) return cancel();
  if (legal.length === 1 && !settings.confirm && !table.board?.confirms?.(only)) return make(only);
  table.chosen = place;
  table.refused = null;
  announce(say(only.label));
  redraw();
}

export function cancel(): void {
  if (!table) return;
  table.chosen = "";
  table.refused = null;
  redraw();
}

/** Says why a choice cannot be made: the same words as the server's answer would be. */
export function refuse(choice: Choice): void {
  if (!table || !choice.refusal) return;
  table.refused = { refusal: choice.refusal, place: subjectOf(table, choice) };
  announce(sentence(choice.refusal.text));
  redraw();
}

/** The place of what a choice is about: a button may speak of something that lies on the table. */
function subjectOf(table: Table, choice: Choice): string {
  const now = scene(table);
  return (now && table.board?.subject?.(now, choice)) || choice.place;
}

export function make(choice: Choice): void {
  if (!table?.shown || standstill(table)) return;
  if (choice.refusal) return refuse(choice);
  skipMotion();
  table.sending = choice.move;
  table.chosen = "";
  table.refused = null;
  const message = { type: "move", seat: table.me, n: table.shown.n, move: choice.move };
  void answered(table, send(message), subjectOf(table, choice));
  redraw();
}

export function takeBack(): void {
  if (!table?.shown || !mayTakeBack(table)) return;
  table.sending = "take-back";
  void answered(table, send({ type: "take-back", seat: seatToTakeBack(table)!, n: table.shown.n }), "");
  redraw();
}

export function mayTakeBack(table: Table): boolean {
  return seatToTakeBack(table) !== null && !table.past && !standstill(table);
}

function seatToTakeBack(table: Table): number | null {
  const asked = table.shown?.yours.filter((seat) => !table.secrets || seat.seat === table.me) ?? [];
  return asked.find((seat) => seat.may_take_back)?.seat ?? null;
}

async function answered(table: Table, answer: Promise<Answer>, place: string): Promise<void> {
  const { type, ...rest } = await answer;
  table.sending = "";
  if (type === "refused" && "refusal" in rest) {
    if (rest.stale) toast("page-stale");
    else table.refused = { refusal: rest.refusal, place };
    announce(sentence(rest.refusal.text));
  }
  redraw();
}

/** Sends what is no move; a refusal is shown in the strip under the prompt. */
export async function request(message: ClientMessage): Promise<boolean> {
  const here = table;
  const answer = await send(message);
  if (answer.type !== "refused") return true;
  if (here) here.refused = { refusal: answer.refusal, place: "" };
  redraw();
  return false;
}

export function openDrawer(drawer: Drawer, clause = ""): void {
  if (!table) return;
  const before = table.drawer;
  table.drawer = before === drawer && !clause ? "" : drawer;
  if (clause) table.clause = clause;
  if (drawer === "talk") table.unread = 0;
  if (table.drawer === before) redraw();
  else if (table.drawer) afterRedraw(() => document.querySelector<HTMLElement>(".drawer")?.focus());
  else afterRedraw(() => document.querySelector<HTMLElement>(`.tool-${before}`)?.focus());
}

export function light(thing: string): void {
  if (!table || table.lit === thing) return;
  table.lit = thing;
  redraw();
}

// -- looking at the past

/** The numbers of the states that can be looked at, oldest first; the last is the present. */
export function moments(table: Table): number[] {
  return table.rows.map((row) => row.n);
}

export async function look(n: number): Promise<void> {
  const here = table;
  if (!here?.shown) return;
  if (n === moments(here).at(-1)) return lookLive();
  const answer = await send({ type: "look", n });
  if (answer.type === "past") here.past = answer;
  else if (answer.type === "refused") here.refused = { refusal: answer.refusal, place: "" };
  redraw();
}

export function lookLive(): void {
  if (!table) return;
  table.past = null;
  redraw();
}
