// What a game's folder gives to the page: functions that draw. Everything else is the kit's.

import type { ComponentChildren, VNode } from "preact";
import type { Choice, GameEvent, Refusal, Seat, View } from "./protocol";
import type { Stage } from "./motion";

/** How much a choice's button draws the eye. */
export type Weight = "primary" | "plain" | "quiet";

/** What is on the table at one moment, as the person in front of the page may see it. */
export interface Scene<Table = any, Own = any, Parts = any, Odds = any> {
  n: number;
  view: View<Table>;
  table: Table; // the game's own part of the view
  own: Own | null; // what `me` sees besides; null for somebody who watches, and in the past where it is not known
  me: number; // the seat the page stands for, -1: nobody's
  mine: boolean; // whether `me` is who looks; in a replay it is only the seat whose cards lie in front
  parts: Parts; // the game's components
  seats: Seat[];
  names: string[];
  choices: Choice[];
  odds: Odds | null;
  live: boolean; // false while looking at the past
  over: boolean;
}

export interface Board<Table = any, Own = any, Parts = any, Odds = any> {
  /** The middle of the table: what lies there for everybody. */
  Table(scene: Scene<Table, Own, Parts, Odds>): VNode;
  /** What belongs to `me`, docked below. */
  Own(scene: Scene<Table, Own, Parts, Odds>): VNode | null;
  /** The figures of a seat, for its panel. `small`: a chip on a phone. */
  SeatLine(scene: Scene<Table, Own, Parts, Odds>, seat: number, small: boolean): ComponentChildren;
  /** The number on the shield of a seat's panel. */
  points(scene: Scene<Table, Own, Parts, Odds>, seat: number): number;
  /** What stands in the top bar beside the table's name; a phone has room for the first only. */
  heading(scene: Scene<Table, Own, Parts, Odds>): string[];
  /** A second sentence for the prompt: the consequence worth knowing before deciding. */
  detail?(scene: Scene<Table, Own, Parts, Odds>): string;
  /** The line under a button of the prompt bar; otherwise the choice's own hint. */
  hint?(scene: Scene<Table, Own, Parts, Odds>, choice: Choice): string | null;
  /** What is counted in the sentence itself, such as the cards still to be taken. */
  Counter?(scene: Scene<Table, Own, Parts, Odds>): VNode | null;
  /** How heavy a choice's button is; otherwise the first is the primary one. */
  weight?(choice: Choice): Weight;
  /** Whether a choice that belongs to a place is offered beside the sentence too. */
  inBar?(choice: Choice): boolean;
  /** The place of what a button's choice speaks of, if it lies somewhere: a refusal rings it. */
  subject?(scene: Scene<Table, Own, Parts, Odds>, choice: Choice): string;
  /** Whether a choice asks before it is made even of those who do not want to be asked: it shows first what follows from it. */
  confirms?(choice: Choice): boolean;
  /** A card or piece, large, for hovering and long presses. */
  Zoom?(scene: Scene<Table, Own, Parts, Odds>, thing: string): VNode | null;
  /** The sum behind a refusal, in pictograms, for the rules drawer. */
  Sum?(scene: Scene<Table, Own, Parts, Odds>, refusal: Refusal): VNode | null;
  /** What stands between the seats and the log, where there is room for it. */
  Extra?(scene: Scene<Table, Own, Parts, Odds>): VNode | null;
  /** Things an event brings to the table: they stay hidden until it is played. */
  arrivals?(event: GameEvent, scene: Scene<Table, Own, Parts, Odds>): string[];
  /** Whether an event happens in the same moment as the one before it. */
  together?(event: GameEvent, before: GameEvent): boolean;
  /** The movement that explains an event; the scene is the one it led to. */
  play?(event: GameEvent, stage: Stage, scene: Scene<Table, Own, Parts, Odds>): Promise<void>;
}

interface Entry {
  script: string;
  style: string | undefined;
}

function entryOf(game: string): Entry | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="board"][content="${CSS.escape(game)}"]`);
  const script = meta?.dataset["script"];
  return script ? { script, style: meta?.dataset["style"] } : null;
}

const loaded = new Map<string, Promise<Board | null>>();

/** The drawn board of a game, or null if it has none: then the generic board serves. */
export function loadBoard(game: string): Promise<Board | null> {
  let board = loaded.get(game);
  if (!board) {
    const entry = entryOf(game);
    board = entry ? importBoard(entry) : Promise.resolve(null);
    board.catch(() => loaded.delete(game));
    loaded.set(game, board);
  }
  return board;
}

async function importBoard({ script, style }: Entry): Promise<Board> {
  const [module] = await Promise.all([import(script) as Promise<{ board: Board }>, style ? loadStyleSheet(style) : null]);
  return module.board;
}

function loadStyleSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`no style sheet at ${address}`));
    document.head.append(link);
  });
}
