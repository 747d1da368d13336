// What is counted: coins, points, swords and dice. Sizes are in em of the place they stand in.

import type { ComponentChildren } from "preact";
import sabre from "art:sabre";
import { Picture } from "./drawing";
import "./counters.css";

interface CoinProps {
  children?: ComponentChildren; // the digit; none: a plain coin beside a number
  class?: string;
}

export function Coin({ children, class: name = "" }: CoinProps) {
  return <span class={`coin ${name}`}>{children !== undefined && <span class="digit">{children}</span>}</span>;
}

export function Shield({ points, class: name = "" }: { points: number; class?: string }) {
  return (
    <span class={`shield ${name} ${points > 9 || points < 0 ? "two" : ""}`}>
      <svg viewBox="0 0 25 28" aria-hidden="true">
        <path d="M2 2.5H23V14.5C23 20.5 18 24 12.5 26.5C7 24 2 20.5 2 14.5Z" />
      </svg>
      <span class="digit">{points < 0 ? `−${-points}` : points}</span>
    </span>
  );
}

export function Sword({ class: name = "" }: { class?: string }) {
  return <Picture of={sabre} class={`sword ${name}`} />;
}

const PIPS: Record<number, [number, number][]> = {
  1: [[2, 2]],
  2: [[1, 1], [3, 3]],
  3: [[1, 1], [2, 2], [3, 3]],
  4: [[1, 1], [3, 1], [1, 3], [3, 3]],
  5: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]],
  6: [[1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [3, 3]],
};

interface DieProps {
  value: number | string | null; // null: not yet rolled; a word: a face of the game's own
  red?: boolean; // a combat die
  label: string;
}

export function Die({ value, red, label }: DieProps) {
  const pips = typeof value === "number" && !red ? PIPS[value] : undefined;
  return (
    <svg class={`die ${red ? "red" : ""} ${value === null ? "unrolled" : ""}`} viewBox="0 0 64 66" role="img" aria-label={label}>
      <rect class="under" x="2" y="4.5" width="60" height="60" rx="12" />
      <rect class="face" x="2" y="2" width="60" height="60" rx="12" />
      {pips?.map(([x, y]) => <circle cx={x * 16} cy={y * 16} r="5.4" />)}
      {!pips && (
        <text x="32" y="43">
          {value ?? "?"}
        </text>
      )}
    </svg>
  );
}
