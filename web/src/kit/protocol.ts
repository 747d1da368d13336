// The messages of docs/protocol.md, as far as the page reads them.

import type { Text } from "./texts";

export interface Refusal {
  clause: string;
  text: Text;
  counted: string[];
}

export interface Choice {
  move: string;
  place: string;
  label: Text;
  hint: Text | null;
  refusal: Refusal | null;
}

export interface GameEvent {
  key: string;
  args: Text["args"];
  to?: number[]; // of several own seats, those that hear of it
}

export interface Row {
  n: number;
  seat: number | null;
  move: string;
  takes_back: number;
  hurried: boolean;
  late: boolean; // made for a seat whose time was out
  events: GameEvent[];
}

/** `Table` and `Own` are the game's own: what its `table_view` and `own_view` give. */
export interface View<Table = unknown> {
  game: string;
  players: number;
  pending: number[];
  winners: number[];
  table: Table;
}

export interface SeatView<Own = unknown> {
  seat: number;
  own: Own;
  prompt: Text;
  choices: Choice[];
  odds: Record<string, unknown> | null;
  may_take_back: boolean;
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
  log: Row[];
  over: Over | null;
  yours: SeatView[];
}

export interface PastMessage {
  type: "past";
  id: string;
  n: number;
  view: View;
  prompt: Text;
  yours: Pick<SeatView, "seat" | "own" | "prompt">[];
}

/** Seconds that each seat has left at the moment of sending, and the seats whose clocks run. */
export interface ClockMessage {
  type: "clock";
  n: number;
  left: number[];
  running: number[];
}

export interface ClockOption {
  kind: "none" | "game" | "move";
  minutes: number;
}

export type Phase = "lobby" | "playing" | "over";

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string;
  colour: string;
  level: string;
  open: boolean;
  ready: boolean;
  connected: boolean;
  device: string;
  language: string;
  words: string;
}

export type OptionValue = boolean | number | string;

export interface TableMessage {
  type: "table";
  table: string;
  name: string;
  game: string;
  house_cards: boolean; // whether it is played with other cards than the printed ones
  phase: Phase;
  play: number;
  n: number;
  host: number | null;
  seats: Seat[];
  options: Record<string, OptionValue>;
  odds: boolean;
  watching: string;
  clock: ClockOption;
  watchers: number;
  seal: string;
  link: string;
  trouble: Text | null;
  you: { seats: number[]; host: boolean; watching: boolean };
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

export interface Ack {
  type: "ack";
  id: string;
  n: number;
}

export interface Refused {
  type: "refused";
  id: string;
  n: number;
  stale: boolean;
  refusal: Refusal;
}

export interface Bye {
  type: "bye";
  text: Text;
  again: boolean;
  seconds: number;
}

export type ServerMessage = TableMessage | StateMessage | ClockMessage | PastMessage | TalkMessage | Ack | Refused | Bye;

/** A message of ours: its type, and what belongs to it. The connection adds the id. */
export interface ClientMessage {
  type: string;
  [field: string]: unknown;
}

export type Answer = Ack | Refused | PastMessage;

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

export interface GamesAnswer {
  games: GameEntry[];
  levels: { id: string; seconds: number }[];
  colours: string[];
  overtime: number; // seconds for each move once the minutes of a clock are used up
}

export interface Clause {
  id: string;
  marks: string[];
  text: string;
  section: number;
}

export interface Rulebook {
  title: string;
  preface: string[];
  sections: { number: number; title: string; clauses: Clause[]; notes: string[] }[];
}
