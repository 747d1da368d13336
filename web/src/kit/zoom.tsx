// A card, large, beside the pointer after a moment of rest, or under a long press. It only repeats what the card shows.

import { redraw } from "./redraw";
import { present, scene } from "./table";

const REST = 400;

let zoomed = "";
let box: DOMRect | null = null;
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
  timer = setTimeout(() => {
    zoomed = name;
    box = card.getBoundingClientRect();
    redraw();
  }, REST);
}

function hide(): void {
  clearTimeout(timer);
  if (!zoomed) return;
  zoomed = "";
  redraw();
}

const WIDTH = 208;

export function Zoom() {
  const table = present();
  const now = table && scene(table);
  if (!zoomed || !box || !now || !table.board?.Zoom) return null;
  const card = table.board.Zoom(now, zoomed);
  if (!card || box.width > WIDTH * 0.8) return null;
  const right = box.right + 12 + WIDTH < innerWidth ? box.right + 12 : box.left - 12 - WIDTH;
  const left = Math.max(8, Math.min(right, innerWidth - WIDTH - 8));
  const height = WIDTH * 1.4;
  const top = Math.max(8, Math.min(box.top + box.height / 2 - height / 2, innerHeight - height - 8));
  return (
    <div class="zoom" aria-hidden="true" style={{ left: `${left}px`, top: `${top}px` }}>
      {card}
    </div>
  );
}
