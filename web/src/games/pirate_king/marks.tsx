// The small signs of Pirate King: marks and figures, the fuse of curses, the hull that sinks with them.

import anchor from "icon:anchor";
import chest from "icon:locked-chest";
import compass from "icon:compass";
import crown from "icon:queen-crown";
import curse from "icon:death-skull";
import hat from "icon:pirate-hat";
import hook from "icon:pirate-hook";
import mask from "icon:ceremonial-mask";
import pirate from "icon:pirate-captain";
import serpent from "icon:sea-serpent";
import shell from "icon:spiral-shell";
import wheel from "icon:ship-wheel";
import { Coin, Sword } from "../../kit/counters";
import { Picture, type Drawing } from "../../kit/drawing";
import { t } from "../../kit/texts";
import { pirateOf, rankOf, type Contest, type KingScene } from "./view";
import "./marks.css";

const MARKS: Record<string, Drawing> = { curse, crown, relic: mask, pirate, loot: chest, monster: serpent, anchor, wheel, shell, compass, hook };

/** A mark or figure of the cards; its name stands in the text around it. */
export function Mark({ of }: { of: string }) {
  if (of === "sword") return <Sword class="mark" />;
  if (of === "gold") return <Coin class="mark" />;
  const drawing = MARKS[of];
  return drawing ? <Picture of={drawing} class={`mark mark-${of}`} /> : null;
}

export function Hat({ class: name = "" }: { class?: string }) {
  return <Picture of={hat} class={`hat ${name}`} />;
}

export function Skull() {
  return (
    <span class="skull">
      <Picture of={curse} />
    </span>
  );
}

/** The curses shown, out of those that sink: filled skulls, then empty places. */
export function Fuse({ scene, seat }: { scene: KingScene; seat: number }) {
  const { curses, state } = pirateOf(scene, seat);
  const most = scene.parts.rules.curses_to_sink;
  const burnt = state === "sunk" ? most : Math.min(curses, most);
  return (
    <span class="fuse" role="img" aria-label={t("board-curses-of", { curses: burnt, most })}>
      {Array.from({ length: most }, (_, nth) => (nth < burnt ? <Skull key={nth} /> : <span key={nth} class="skull none" />))}
    </span>
  );
}

const SHAPES: Record<string, string> = {
  red: "M12 6.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4Z",
  blue: "M12 4.8 19.2 12 12 19.2 4.8 12Z",
  yellow: "M12 5 19 17.4H5Z",
  green: "M6.6 6.6h10.8v10.8H6.6Z",
  mauve: "M12 4.2l2.3 5 5.4.6-4 3.7 1.1 5.4L12 16.2l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z",
  black: "M9.6 5h4.8v4.6H19v4.8h-4.6V19H9.6v-4.6H5V9.6h4.6z",
};
const WAVES = `M0 0q3-2.5 6 0${"t6 0".repeat(15)}`;

/** The ship of a seat: it lies a step deeper for every curse, and goes under with the last. */
export function Hull({ scene, seat }: { scene: KingScene; seat: number }) {
  const { curses, state } = pirateOf(scene, seat);
  const colour = scene.seats[seat]?.colour ?? "";
  const most = scene.parts.rules.curses_to_sink;
  const depth = state === "sunk" ? 3 : Math.min(2, Math.floor((curses * 3) / most));
  return (
    <svg class={`hull depth-${depth}`} data-thing={`hull:${seat}`} viewBox="0 0 96 66" aria-hidden="true">
      <g class="ship">
        <g transform="scale(1.45)">
          <path class="mast" d="M0-19V10" />
          <path class="sail" d="M-12-16Q0-19 12-16Q17-4 12 6Q0 2-12 6Q-7-5-12-16Z" />
          <path class={`shape shape-${colour}`} d={SHAPES[colour] ?? ""} transform="translate(-6.5 -12.5) scale(.62)" />
          <path class="body" d="M-18 7Q0 11 18 6L13 15Q0 18-13 15Z" />
        </g>
      </g>
      <g class="water">
        <path class="deep" d={`${WAVES}V70H0Z`} />
        <path class="line" d={WAVES} />
      </g>
    </svg>
  );
}

export const signed = (count: number): string => (count < 0 ? `−${-count}` : String(count));

/** Swords or gold shown in all, and the place that gives at present. */
export function Total({ scene, seat, contest }: { scene: KingScene; seat: number; contest: Contest }) {
  const worth = pirateOf(scene, seat)[contest];
  const { place, tied } = rankOf(scene, seat, contest);
  const rank = t(tied ? "board-rank-tied" : "board-rank", { place });
  return (
    <span class={`total ${place === 1 ? "leads" : ""}`} data-thing={`${contest}:${seat}`}>
      <span class="unseen">{t(`board-total-${contest}`, { count: worth, rank })}</span>
      <b aria-hidden="true">{signed(worth)}</b>
      {contest === "swords" ? <Sword /> : <Coin />}
      <span class="rank" aria-hidden="true">
        {rank}
      </span>
    </span>
  );
}
