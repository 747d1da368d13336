// Back and forth through what happened. The live table knows its own past; a replay page gives its own.

import { t } from "./texts";
import "./replay.css";

interface ReplayBarProps {
  at: number; // which moment is shown, from 0
  of: number; // how many there are
  live: boolean | null; // null: there is no live end
  lost?: boolean; // the line is lost: what is shown may be old
  go(at: number): void;
}

export function ReplayBar({ at, of, live, lost = false, go }: ReplayBarProps) {
  const step = (key: string, to: number, path: string, off: boolean) => (
    <button type="button" class="icon-button" aria-label={t(key)} title={t(key)} disabled={off} onClick={() => go(to)}>
      <svg class="picture" viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" />
      </svg>
    </button>
  );
  const last = of - 1;
  return (
    <div class="replay" role="group" aria-label={t("page-replay")}>
      {step("page-replay-first", 0, "M4 4V16M15 5L8 10L15 15Z", at <= 0)}
      {step("page-replay-back", at - 1, "M13 5L6 10L13 15Z", at <= 0)}
      {step("page-replay-on", at + 1, "M7 5L14 10L7 15Z", at >= last)}
      {step("page-replay-last", last, "M16 4V16M5 5L12 10L5 15Z", at >= last)}
      {live === null ? (
        <span class="at">{t("page-replay-at", { at: at + 1, of })}</span>
      ) : (
        <button type="button" class={`live ${live ? "on" : ""} ${lost ? "lost" : ""}`} disabled={live} onClick={() => go(last)}>
          {t(!live ? "page-back-to-live" : lost ? "page-not-live" : "page-live")}
        </button>
      )}
    </div>
  );
}
