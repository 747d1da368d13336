// How long everybody may still think. The server says it with every state; in between the page counts on by itself. The
// figures change without redrawing the table, and a screen reader hears of them only when one's own time runs short.

import hourglass from "icon:hourglass";
import { announce } from "./announce";
import { Picture } from "./drawing";
import type { ClockMessage } from "./protocol";
import { currentTable, type Table } from "./table/state";
import { t } from "./texts";
import "./clock.css";

export interface ToldClock extends ClockMessage {
  heard: number; // when, by this page's clock
}

const WARNINGS = [60, 10]; // seconds before the end at which the person is told
const SHORT = 60;

let timer = 0;

export function receiveClock(table: Table, message: ClockMessage): void {
  table.clock = { ...message, heard: performance.now() };
  clearInterval(timer);
  timer = message.running.length > 0 ? setInterval(tick, 1000) : 0;
}

function secondsLeft(clock: ToldClock, seat: number, at = performance.now()): number {
  const left = clock.left[seat] ?? 0;
  return clock.running.includes(seat) ? Math.max(0, left - (at - clock.heard) / 1000) : left;
}

function inWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  const two = (figure: number) => String(figure).padStart(2, "0");
  if (minutes < 60) return `${minutes}:${two(whole % 60)}`;
  return t("page-clock-hours", { hours: Math.floor(minutes / 60), minutes: two(minutes % 60) });
}

function tick(): void {
  const table = currentTable();
  if (!table?.clock) return clearInterval(timer);
  for (const part of document.querySelectorAll<HTMLElement>("[data-clock]")) write(part, table.clock, Number(part.dataset["clock"]));
  if (table.clock.running.includes(table.me) && !table.covered) warn(table.clock, table.me);
}

function warn(clock: ToldClock, seat: number): void {
  const now = performance.now();
  const passed = WARNINGS.find((limit) => secondsLeft(clock, seat, now) <= limit && secondsLeft(clock, seat, now - 1000) > limit);
  if (passed !== undefined && (clock.left[seat] ?? 0) > passed) announce(t("page-clock-short", { seconds: passed }));
}

function write(part: HTMLElement, clock: ToldClock, seat: number): void {
  const left = secondsLeft(clock, seat);
  part.textContent = inWords(left);
  part.classList.toggle("short", left <= SHORT);
}

export function Clock({ seat }: { seat: number }) {
  const table = currentTable();
  const clock = table?.clock;
  if (!table || !clock || table.past || table.shown?.over) return null;
  return (
    <span class={`clock ${clock.running.includes(seat) ? "runs" : ""}`} title={t("page-clock-left")}>
      <Picture of={hourglass} />
      <span class="unseen">{t("page-clock-left")}</span>
      <span
        role="timer"
        data-clock={seat}
        ref={(part: HTMLElement | null) => {
          if (part) write(part, clock, seat);
        }}
      />
    </span>
  );
}
