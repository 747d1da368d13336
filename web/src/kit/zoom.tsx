// A card, large, beside the pointer after a moment of rest, or under a long press. It only repeats what the card shows.

import { redraw } from "./redraw";
import { currentTable, scene } from "./table/state";
import "./zoom.css";

const REST = 400;
const LONG_REST = 1000; // over a card that can be read as it is
const READABLE = 100;

let zoomed = "";
let box: DOMRect | null = null;
let edge: DOMRect | null = null; // what it must not cover: the card, or the column of a word in the log
let timer = 0;

export function watchPointer(): void {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") over(event.target);
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") hide();
    else over(event.target);
  });
  for (const end of ["pointerup", "pointercancel", "scroll", "keydown"]) document.addEventListener(end, hide, { capture: true, passive: true });
}

function over(target: EventTarget | null): void {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-zoom]") : null;
  const name = card?.dataset["zoom"] ?? "";
  if (!card || !name) return hide();
  if (name === zoomed) return;
  hide();
  const size = card.getBoundingClientRect();
  const readable = size.width >= READABLE && size.height >= READABLE;
  timer = setTimeout(
    () => {
      zoomed = name;
      box = card.getBoundingClientRect();
      edge = card.closest(".side")?.getBoundingClientRect() ?? box;
      redraw();
    },
    readable ? LONG_REST : REST,
  );
}

function hide(): void {
  clearTimeout(timer);
  if (!zoomed) return;
  zoomed = "";
  redraw();
}

const WIDTH = 208;

export function Zoom() {
  const table = currentTable();
  const now = table && scene(table);
  if (!zoomed || !box || !edge || !now || !table.board?.Zoom) return null;
  const card = table.board.Zoom(now, zoomed);
  if (!card || box.width > WIDTH * 0.8) return null;
  const right = edge.right + 12 + WIDTH < innerWidth ? edge.right + 12 : edge.left - 12 - WIDTH;
  const left = Math.max(8, Math.min(right, innerWidth - WIDTH - 8));
  const height = WIDTH * 1.4;
  const top = Math.max(8, Math.min(box.top + box.height / 2 - height / 2, innerHeight - height - 8));
  return (
    <div class={`zoom game-${now.view.game}`} aria-hidden="true" style={{ left: `${left}px`, top: `${top}px` }}>
      {card}
    </div>
  );
}
