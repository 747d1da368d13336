// New states come onto the screen: one after the other, with their events played before the eyes where the person wants it.

import { announce } from "../announce";
import type { Board } from "../board";
import { mayMove, takeSnapshot, Stage } from "../motion";
import type { GameEvent, StateMessage } from "../protocol";
import { redraw, redrawNow } from "../redraw";
import { chooseSeatInFront, eventsFor } from "./hot-seat";
import { choicesAt, currentTable, mySeat, scene, type Table } from "./state";
import { outOfTime, sentence } from "./words";

const BEFORE_THE_END = 700; // to see the last move before the result

let stage: Stage | null = null;
let playing = false;

/** A state that has come: it waits until those before it have been played, unless it has to be seen at once. */
export function enqueueState(table: Table, state: StateMessage): void {
  if (state.whole || !table.shown || !table.ready || !mayMove()) {
    stage?.skip();
    table.queue = [];
    showState(table, state);
    return;
  }
  table.queue.push(state);
  if (!playing) void playQueue(table);
}

/** Whether something is still being shown on its way: the end of a game waits for it. */
export function isPlaying(): boolean {
  return playing;
}

/** Shows the waiting states one by one; far behind, faster; too far, only the last. */
async function playQueue(here: Table): Promise<void> {
  playing = true;
  for (let state = here.queue.shift(); state && here === currentTable(); state = here.queue.shift()) {
    const behind = here.queue.length;
    const board = here.board;
    if (behind > 6 || !board?.play || !mayMove()) showState(here, state);
    else await playEvents(here, board, state, behind > 2 ? 4 : 1);
  }
  playing = false;
  redraw();
}

/** One state: it is shown at once, and its events are played before the eyes. */
async function playEvents(here: Table, board: Board, state: StateMessage, speed: number): Promise<void> {
  const shadows = takeSnapshot();
  showState(here, state);
  redrawNow();
  const events = state.log.flatMap((row) => eventsFor(here, row.events));
  const now = scene(here);
  stage = new Stage(shadows, speed, state.view.game);
  if (now) {
    stage.hide(events.flatMap((event) => board.arrivals?.(event, now) ?? []));
    for (const moment of groupByMoment(events, board)) await Promise.all(moment.map((event) => board.play?.(event, stage!, now)));
  }
  if (state.over) await stage.rest(BEFORE_THE_END);
  stage.end();
  stage = null;
}

/** The events in order, those of the same moment together. */
function groupByMoment(events: GameEvent[], board: Board): GameEvent[][] {
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

function showState(table: Table, state: StateMessage): void {
  const newPlay = table.shown?.play !== state.play;
  const chooser = table.me;
  table.shown = state;
  table.highlighted = "";
  if (!newPlay || state.log.length > 0) table.refused = null;
  if (state.whole) table.rows = state.log;
  else {
    for (const row of state.log) {
      if (row.takes_back) table.rows = table.rows.filter((earlier) => earlier.n !== row.takes_back);
      else table.rows.push(row);
    }
  }
  chooseSeatInFront(table, state);
  if (newPlay || table.me !== chooser || !isOpen(table, table.chosen)) table.chosen = "";
  announceNews(table, state);
}

/** Whether a place still has a move: what others decide at the same time need not end one's own thoughts about it. */
function isOpen(table: Table, place: string): boolean {
  return choicesAt(mySeat(table)?.choices ?? [], place).some((choice) => !choice.refusal);
}

function announceNews(table: Table, state: StateMessage): void {
  if (!table.ready) return;
  const last = state.log.at(-1);
  const events = eventsFor(table, last?.events ?? []);
  const said = events.map((event) => sentence({ key: `event-${event.key}`, args: event.args }));
  if (last?.late) said.unshift(sentence(outOfTime(last)));
  const mine = state.yours.find((seat) => seat.seat === table.me);
  if (mine && mine.choices.length > 0) said.push(sentence(mine.prompt));
  if (!table.covered) announce(said.join(" "));
}
