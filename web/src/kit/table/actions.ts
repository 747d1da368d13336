// What the person does: places are chosen, moves sent and taken back, refusals shown.

import { announce } from "../announce";
import type { Answer, Choice, ClientMessage } from "../protocol";
import { redraw } from "../redraw";
import { settings } from "../settings";
import { toast } from "../toast";
import { skipMotion } from "./playback";
import { blockedReason, choicesAt, currentTable, mySeat, scene, type Table } from "./state";
import { say, sentence } from "./words";

export function send(message: ClientMessage): Promise<Answer> {
  const table = currentTable();
  if (!table) throw new Error("there is no table");
  return table.connection.send(message);
}

/** A click on a place: its one move is made, or chosen first if the person wants to confirm. */
export function pick(place: string): void {
  const table = currentTable();
  const here = choicesAt((table && mySeat(table)?.choices) || [], place);
  const legal = here.filter((choice) => !choice.refusal);
  const [only] = legal;
  if (!table || here.length === 0) return;
  if (!only) return refuse(here[0]!);
  if (table.chosen === place) return cancel();
  if (legal.length === 1 && !settings.confirm && !table.board?.confirms?.(only)) return makeMove(only);
  table.chosen = place;
  table.refused = null;
  announce(say(only.label));
  redraw();
}

export function cancel(): void {
  const table = currentTable();
  if (!table) return;
  table.chosen = "";
  table.refused = null;
  redraw();
}

/** Says why a choice cannot be made: the same words as the server's answer would be. */
export function refuse(choice: Choice): void {
  const table = currentTable();
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

export function makeMove(choice: Choice): void {
  const table = currentTable();
  if (!table?.shown || blockedReason(table)) return;
  if (choice.refusal) return refuse(choice);
  skipMotion();
  table.sending = choice.move;
  table.chosen = "";
  table.refused = null;
  const message: ClientMessage = { type: "move", seat: table.me, n: table.shown.n, move: choice.move };
  void showAnswer(table, send(message), subjectOf(table, choice));
  redraw();
}

export function takeBack(): void {
  const table = currentTable();
  if (!table?.shown || !mayTakeBack(table)) return;
  table.sending = "take-back";
  void showAnswer(table, send({ type: "take-back", seat: seatToTakeBack(table)!, n: table.shown.n }), "");
  redraw();
}

export function mayTakeBack(table: Table): boolean {
  return seatToTakeBack(table) !== null && !table.past && !blockedReason(table);
}

function seatToTakeBack(table: Table): number | null {
  const asked = table.shown?.yours.filter((seat) => !table.secrets || seat.seat === table.me) ?? [];
  return asked.find((seat) => seat.may_take_back)?.seat ?? null;
}

async function showAnswer(table: Table, answering: Promise<Answer>, place: string): Promise<void> {
  const answer = await answering;
  table.sending = "";
  if (answer.type === "refused") {
    if (answer.stale) toast("page-stale");
    else table.refused = { refusal: answer.refusal, place };
    announce(sentence(answer.refusal.text));
  }
  redraw();
}

/** Sends what is no move; a refusal is shown in the strip under the prompt. */
export async function request(message: ClientMessage): Promise<boolean> {
  const table = currentTable();
  const answer = await send(message);
  if (answer.type !== "refused") return true;
  if (table) table.refused = { refusal: answer.refusal, place: "" };
  redraw();
  return false;
}

/** Marks the thing that a word of the log points at. */
export function highlight(thing: string): void {
  const table = currentTable();
  if (!table || table.highlighted === thing) return;
  table.highlighted = thing;
  redraw();
}
