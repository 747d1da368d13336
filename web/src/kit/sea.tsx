// Flat sea with 32 rhumb lines from one point, and at most one rose on it.

import type { ComponentChildren } from "preact";
import "./sea.css";

const REACH = 2400;
const WINDS = Array.from({ length: 16 }, (_, nth) => {
  const angle = (nth * Math.PI) / 16;
  const x = Math.round(Math.cos(angle) * REACH);
  const y = Math.round(Math.sin(angle) * REACH);
  return { main: nth % 4 === 0, path: `M${-x} ${-y}L${x} ${y}` };
});

export function Sea({ class: name = "", rose }: { class?: string; rose?: ComponentChildren }) {
  return (
    <div class={`rhumb-sea ${name}`} aria-hidden="true">
      <svg viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}>
        <path d={WINDS.filter((wind) => wind.main).map((wind) => wind.path).join("")} />
        <path class="half" d={WINDS.filter((wind) => !wind.main).map((wind) => wind.path).join("")} />
      </svg>
      {rose}
    </div>
  );
}
