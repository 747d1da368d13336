// One picture of one state: whoever changes the state asks for a redraw, and the page is drawn once per frame.

import { render, type ComponentType } from "preact";

let draw = () => {};
let asked = false;
let homeless = false; // the focus: what had it is gone, and no question was there to take it in
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
  keepFocus(focused);
  for (const act of afterwards.splice(0)) act();
}

/** What had the focus may be gone (a card that was hired) or shut: the question is the place to go on from. */
function keepFocus(before: Element | null): void {
  const nowhere = document.body;
  if (before && before !== nowhere) homeless = !before.isConnected || before.matches(":disabled") || !before.checkVisibility();
  if (!homeless) return;
  const refuge = document.querySelector<HTMLElement>("[data-refuge]");
  refuge?.focus();
  homeless = !refuge;
}

/** Something to do once the next picture stands, such as moving the focus. */
export function afterRedraw(act: () => void): void {
  afterwards.push(act);
  redraw();
}
