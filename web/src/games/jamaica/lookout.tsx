// On a small screen the chart is larger than its window: it opens at the ship that matters, and a small chart in the
// corner says which part is seen. A tap on it looks elsewhere.

import island from "art:jamaica-island";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isMotionReduced } from "../../kit/settings";
import { t } from "../../kit/texts";
import { centre, HEIGHT, WIDTH, type Point } from "./chart";
import { cardShown, diceShown } from "./pointing";
import { cardOf, shipOf, type JamaicaScene } from "./view";
import { outcomesOf } from "./voyage";
import "./lookout.css";

const BESIDE_THE_STAGE = 130; // so that the ships that fight are seen above or below it

/** The point the present question is about. */
function focusOf(scene: JamaicaScene): Point {
  const { battle, moving, active, ships } = scene.table;
  const card = cardShown(scene);
  const dice = diceShown(scene);
  const own = scene.me >= 0 ? scene.me : 0;
  if (card && dice.morning) {
    const [morning, evening] = outcomesOf(scene, own, cardOf(card), dice);
    const end = (morning.landings[0] ?? evening.landings[0])?.space;
    const here = centre(shipOf(scene, own).space);
    if (end !== undefined) return { x: (here.x + centre(end).x) / 2, y: (here.y + centre(end).y) / 2 };
  }
  const ship = battle ? battle.defender : (moving?.ship ?? active ?? own);
  const { x, y } = centre(ships[ship]?.space ?? 0);
  return battle ? { x, y: y + (y > HEIGHT / 2 ? -BESIDE_THE_STAGE : BESIDE_THE_STAGE) } : { x, y };
}

function windowOf(inside: HTMLElement | null): HTMLElement | null {
  return inside?.closest<HTMLElement>(".board") ?? null;
}

function look(board: HTMLElement, { x, y }: Point, still: boolean): void {
  const chart = board.querySelector<HTMLElement>(".chart");
  if (!chart || (chart.offsetWidth <= board.clientWidth && chart.offsetHeight <= board.clientHeight)) return;
  const left = (x / WIDTH) * chart.offsetWidth - board.clientWidth / 2;
  const top = (y / HEIGHT) * chart.offsetHeight - board.clientHeight / 2;
  board.scrollTo({ left, top, behavior: still ? "instant" : "smooth" });
}

export function Lookout({ scene }: { scene: JamaicaScene }) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef<SVGRectElement>(null);
  const opened = useRef(false);
  const focus = focusOf(scene);
  useLayoutEffect(() => {
    const board = windowOf(frame.current);
    if (!board) return;
    look(board, focus, !opened.current || isMotionReduced());
    opened.current = true;
  }, [focus.x, focus.y, scene.table.phase, scene.live]);
  useLayoutEffect(() => {
    const board = windowOf(frame.current);
    if (!board) return;
    const measure = () => {
      const chart = board.querySelector<HTMLElement>(".chart");
      if (!chart || !seen.current || chart.offsetWidth === 0) return;
      const unit = chart.offsetWidth / WIDTH;
      seen.current.setAttribute("x", String(board.scrollLeft / unit));
      seen.current.setAttribute("y", String(board.scrollTop / unit));
      seen.current.setAttribute("width", String(Math.min(WIDTH, board.clientWidth / unit)));
      seen.current.setAttribute("height", String(Math.min(HEIGHT, board.clientHeight / unit)));
    };
    measure();
    board.addEventListener("scroll", measure, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    return () => {
      board.removeEventListener("scroll", measure);
      watch.disconnect();
    };
  }, []);
  const go = (event: MouseEvent) => {
    const board = windowOf(frame.current);
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    if (!board) return;
    // Pressed by a key it has no place of its own: back to the ship.
    const pointed = event.detail > 0;
    const there = pointed ? { x: ((event.clientX - box.x) / box.width) * WIDTH, y: ((event.clientY - box.y) / box.height) * HEIGHT } : focus;
    look(board, there, isMotionReduced());
  };
  return (
    <div class="lookout" ref={frame}>
      <button type="button" class="small-chart" aria-label={t("board-small-chart")} onClick={go}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <use href={`#${island.id}`} />
          {scene.parts.spaces.map((space) => (
            <circle key={space.id} class={`spot ${space.type}`} cx={centre(space.id).x} cy={centre(space.id).y} r="15" />
          ))}
          {scene.table.ships.map((ship, nth) => (
            <circle key={nth} class={`spot-ship seat-${ship.ghost ? "ghost" : (scene.seats[nth]?.colour ?? "")}`} cx={centre(ship.space).x} cy={centre(ship.space).y} r="26" />
          ))}
          <rect class="seen" ref={seen} />
        </svg>
      </button>
    </div>
  );
}
