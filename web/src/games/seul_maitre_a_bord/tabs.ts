// A phone has room for the chart and one thing more: which one is the person's choice, until a new question needs another.

import { redraw } from "../../kit/redraw";

const NARROW = matchMedia("(max-width: 767px), (max-height: 540px)");
NARROW.addEventListener("change", redraw);

export function isPhone(): boolean {
  return NARROW.matches;
}

let chosen = "";
let askedBy = ""; // the question during which it was chosen

/** The part of the table that is open, given what is asked and the part that question is about. */
export function openedTab(question: string, part: string): string {
  if (question !== askedBy) {
    askedBy = question;
    chosen = part;
  }
  return chosen;
}

export function openTab(part: string): void {
  chosen = part;
  redraw();
}
