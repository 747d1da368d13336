// Written by tools/page_types.py from the structs in Python; edit those.

import type { Refusal, Text } from "./kit";

export interface Hello {
  type: "hello";
  since?: number;
  language?: Language;
  device?: Device;
  tokens?: string[];
}

export interface MakeMove {
  type: "move";
  id: string;
  seat: number;
  n: number;
  move: string;
}

export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
  n: number;
}

export interface Look {
  type: "look";
  id: string;
  n: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

export interface Own {
  type: "own";
  id: string;
  token: string;
}

export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  ready: boolean;
  words?: string;
}

export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

export interface ChooseColour {
  type: "colour";
  id: string;
  seat: number;
  colour: Colour;
}

export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

export interface AddSeat {
  type: "add-seat";
  id: string;
}

export interface RemoveSeat {
  type: "remove-seat";
  id: string;
  seat: number;
}

export interface PutBot {
  type: "put-bot";
  id: string;
  seat: number;
  level: string;
}

export interface FreeSeat {
  type: "free-seat";
  id: string;
  seat: number;
}

export interface SetOptions {
  type: "options";
  id: string;
  options: Record<string, OptionValue>;
}

export interface ClockRequest {
  kind: ClockKind;
  minutes?: number;
}

/** What the host decides that is no option of the game. */
export interface SetTableSettings {
  type: "house";
  id: string;
  odds?: boolean;
  watching?: Watching;
  clock?: ClockRequest;
}

export interface Start {
  type: "start";
  id: string;
}

export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  level: string;
}

export interface GiveBack {
  type: "give-back";
  id: string;
  seat: number;
}

export interface Again {
  type: "again";
  id: string;
  words?: Record<number, string>;
}

/** A seat as everybody at the table sees it. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: Colour | "";
  level: string;
  open: boolean;
  ready: boolean;
  connected: boolean;
  device: Device;
  language: Language;
  words: string;
}

export interface ClockOption {
  kind: ClockKind;
  minutes: number;
}

export interface You {
  seats: number[];
  host: boolean;
  watching: boolean;
}

export interface TableMessage {
  type: "table";
  table: string;
  name: string;
  game: string;
  house_cards: boolean;
  phase: Phase;
  play: number;
  n: number;
  host: number | null;
  seats: Seat[];
  options: Record<string, OptionValue>;
  odds: boolean;
  watching: Watching;
  clock: ClockOption;
  watchers: number;
  seal: string;
  link: string;
  trouble: Text | null;
  you: You;
}

export interface TalkLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  said: string;
  notice: Text | null;
}

export interface TalkMessage {
  type: "talk";
  lines: TalkLine[];
}

export interface GameEvent {
  key: string;
  args: Record<string, string | number | Text | Text[]>;
  to?: number[]; // of several seats of one visitor, those that hear of it; empty: all of them
}

/** The deal, a move or a taking back, and what came of it. */
export interface LogRow {
  n: number;
  seat: number | null;
  move: string;
  takes_back: number;
  hurried: boolean;
  late: boolean;
  events: GameEvent[];
}

export interface Choice {
  move: string;
  place: string;
  label: Text;
  hint: Text | null;
  refusal: Refusal | null;
}

/** What one seat sees besides, and may do. */
export interface SeatView {
  seat: number;
  own: Record<string, unknown>; // the game's own
  prompt: Text;
  choices: Choice[];
  odds: Record<string, unknown> | null;
  may_take_back: boolean;
}

/** What everybody may see. */
export interface View {
  game: string;
  players: number;
  pending: number[];
  winners: number[];
  table: Record<string, unknown>; // the game's own
}

export interface Over {
  text: Text;
  scores: number[];
  winners: number[];
  seal: string;
  secret: string;
  words: string[];
  record: string;
}

export interface StateMessage {
  type: "state";
  n: number;
  play: number;
  whole: boolean;
  view: View;
  prompt: Text;
  odds: Record<string, unknown> | null;
  over: Over | null;
  log: LogRow[];
  yours: SeatView[];
}

/** How many seconds each seat has left at this moment, and whose clocks run. */
export interface ClockMessage {
  type: "clock";
  n: number;
  left: number[];
  running: number[];
}

export interface Ack {
  type: "ack";
  id: string;
  n: number;
}

export interface RefusedMessage {
  type: "refused";
  id: string;
  n: number;
  stale: boolean;
  refusal: Refusal;
}

export interface PastSeatView {
  seat: number;
  own: Record<string, unknown>;
  prompt: Text;
}

export interface PastMessage {
  type: "past";
  id: string;
  n: number;
  view: View;
  prompt: Text;
  yours: PastSeatView[];
}

export interface Bye {
  type: "bye";
  text: Text;
  again: boolean;
  seconds: number;
}

export interface NameRequest {
  name: string;
}

export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  colour?: Colour;
  level?: string;
  words?: string;
}

export interface OpenTableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, OptionValue>;
  odds?: boolean;
  watching?: Watching;
  clock?: ClockRequest;
  start?: boolean;
}

export interface SitRequest {
  seat?: number;
  name?: string;
  colour?: Colour;
  words?: string;
}

export interface PersonalLinkRequest {
  token: string;
}

export interface RecordRequest {
  record: string;
}

export interface GameOption {
  name: string;
  clause: string;
  default: OptionValue;
  choices: string[];
  least: number;
  most: number;
}

export interface GameEntry {
  id: string;
  players: [number, number];
  minutes: number;
  author: string;
  publisher: string;
  year: number;
  secrets: boolean; // whether a seat may know what another does not
  rules: number;
  figures: string;
  house_cards: boolean;
  reconstructed: number; // cards whose figures are our own design, because the printed ones could not be read
  options: GameOption[];
}

export interface LevelEntry {
  id: string;
  seconds: number;
}

export interface GamesAnswer {
  games: GameEntry[];
  levels: LevelEntry[];
  colours: Colour[];
  overtime: number; // seconds for each move once the minutes of a clock are used up
}

export interface Me {
  person: string;
  name: string;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface Seated {
  table: string;
  name: string;
  seats: SeatToken[];
}

export interface SeatEntry {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: Colour | "";
}

export interface TableEntry {
  table: string;
  name: string;
  game: string;
  house_cards: boolean;
  clock: ClockOption;
  phase: Phase;
  n: number;
  at: number;
  yours: number[];
  owes: number[];
  seats: SeatEntry[];
}

export interface TablesAnswer {
  mine: TableEntry[];
  watch: TableEntry[];
}

export interface LinkAnswer {
  link: string;
}

export interface Frame {
  n: number;
  seat: number | null;
  move: string;
  events: GameEvent[];
  view: View;
  prompt: Text;
  own: Record<string, unknown>[];
  odds: Record<string, unknown> | null;
}

/** What a page needs to draw cards that are not the printed ones. */
export interface HouseCards {
  components: Record<string, unknown>;
  texts: Record<string, string>; // the game's Fluent source in each language
}

export interface ReplayAnswer {
  game: string;
  players: number;
  names: string[];
  options: Record<string, OptionValue>;
  house: HouseCards | null;
  frames: Frame[];
  over: Ending | null;
}

export interface Ending {
  text: Text;
  scores: number[];
  winners: number[];
}

export interface Check {
  good: boolean;
  text: Text;
}

export interface VerifyAnswer {
  good: boolean;
  checks: Check[];
}

export interface HealthAnswer {
  ok: boolean;
  trouble?: Text;
}

export interface ErrorAnswer {
  refusal: Refusal;
}

export type OptionValue = boolean | number | string;

export type Phase = "lobby" | "over" | "playing";

export type SeatKind = "bot" | "free" | "person";

export type Watching = "link" | "listed" | "nobody";

export type ClockKind = "game" | "move" | "none";

export type Language = "" | "en" | "fr";

export type Device = "" | "desktop" | "phone";

export type Colour = "black" | "blue" | "green" | "mauve" | "red" | "yellow";

export type LobbyCommand =
  | Ready
  | Rename
  | ChooseColour
  | Stand
  | AddSeat
  | RemoveSeat
  | PutBot
  | FreeSeat
  | SetOptions
  | SetTableSettings
  | Start
  | Replace
  | GiveBack
  | Again;

export type Command =
  | MakeMove
  | TakeBack
  | Look
  | Ping
  | Chat
  | Own
  | Ready
  | Rename
  | ChooseColour
  | Stand
  | AddSeat
  | RemoveSeat
  | PutBot
  | FreeSeat
  | SetOptions
  | SetTableSettings
  | Start
  | Replace
  | GiveBack
  | Again;

export type ClientMessage =
  | Hello
  | MakeMove
  | TakeBack
  | Look
  | Ping
  | Chat
  | Own
  | Ready
  | Rename
  | ChooseColour
  | Stand
  | AddSeat
  | RemoveSeat
  | PutBot
  | FreeSeat
  | SetOptions
  | SetTableSettings
  | Start
  | Replace
  | GiveBack
  | Again;

export type ServerMessage = TableMessage | TalkMessage | StateMessage | ClockMessage | Ack | RefusedMessage | PastMessage | Bye;
