// One picture of one state: whoever changes the state asks for a redraw, and the page is drawn once per frame.

import { render, type ComponentType } from "preact";

let draw = () => {};
let asked = false;
const afterwards: (() => void)[] = [];

export function mount(Page: ComponentType, root: HTMLElement): void {
  draw = () => render(<Page />, root);
  draw();
}

export function redraw(): void {
  if (asked) return;
  asked = true;
  queueMicrotask(redrawNow);
}

/** Draws at once, for whoever has to measure the new picture. */
export function redrawNow(): void {
  asked = false;
  const focused = document.activeElement;
  draw();
  // What had the focus may be gone (a card that was hired): the question is the place to go on from.
  if (focused && !focused.isConnected) document.querySelector<HTMLElement>("[data-refuge]")?.focus();
  for (const act of afterwards.splice(0)) act();
}

/** Something to do once the next picture stands, such as moving the focus. */
export function afterRedraw(act: () => void): void {
  afterwards.push(act);
  redraw();
}
