// Everything can be done with the keyboard; `?` lists how.

import { Dialog, openDialog, openedDialog } from "./dialog";
import { search } from "./rulebook";
import { cancel, takeBack } from "./table/actions";
import { openDrawer } from "./table/drawer";
import { lookAt, lookLive, pastNumbers } from "./table/past";
import { skipMotion } from "./table/playback";
import { currentTable } from "./table/state";
import { t } from "./texts";
import "./keys.css";

const LIST: [string, string][] = [
  ["1 – 9", "page-key-digits"],
  ["Tab", "page-key-tab"],
  ["C", "page-key-cards"],
  ["Enter", "page-key-enter"],
  ["Esc", "page-key-escape"],
  ["U", "page-key-undo"],
  ["← →", "page-key-past"],
  ["R", "page-key-rules"],
  ["/", "page-key-search"],
  ["T", "page-key-talk"],
  ["L", "page-key-log"],
  ["S", "page-key-settings"],
  ["?", "page-key-keys"],
];

export function KeysDialog() {
  return (
    <Dialog title={t("page-keys")}>
      <dl class="keys">
        {LIST.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

export function listenToKeys(): void {
  addEventListener("keydown", press);
  addEventListener("pointerdown", skipMotion, { capture: true });
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  if (event.key === "?") return done(event, () => openDialog("keys"));
  if (openedDialog()) return;
  if (event.key.toLowerCase() === "s") return done(event, () => openDialog("settings"));
  const table = currentTable();
  if (table) pressAtTable(event);
}

function pressAtTable(event: KeyboardEvent): void {
  const table = currentTable()!;
  switch (event.key.toLowerCase()) {
    case "escape":
      return done(event, () => (table.chosen || table.refused ? cancel() : table.past ? lookLive() : openDrawer("")));
    case "c":
      return done(event, () => document.querySelector<HTMLElement>("button.place.legal")?.focus());
    case "u":
      return done(event, takeBack);
    case "r":
      return done(event, () => openDrawer("rules"));
    case "t":
      return done(event, () => openDrawer("talk"));
    case "l":
      return done(event, () => openDrawer("log"));
    case "/":
      return done(event, searchRules);
    case "arrowleft":
    case "arrowright":
      return done(event, () => step(event.key === "ArrowLeft" ? -1 : 1));
    case "enter":
      if (table.chosen && !(event.target instanceof HTMLButtonElement && event.target.matches(".actions button"))) {
        done(event, () => pressButton("1"));
      }
      return;
  }
  if (/^[1-9]$/.test(event.key)) done(event, () => pressButton(event.key));
}

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  skipMotion();
  act();
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=radio]):not([type=checkbox]), textarea, select"));
}

function pressButton(digit: string): void {
  document.querySelector<HTMLButtonElement>(`.actions [data-digit="${digit}"]`)?.click();
}

function searchRules(): void {
  if (currentTable()!.drawer !== "rules") openDrawer("rules");
  search();
}

function step(by: number): void {
  const table = currentTable()!;
  const all = pastNumbers(table);
  const now = table.past ? all.indexOf(table.past.n) : all.length - 1;
  const n = all[now + by];
  if (n !== undefined) void lookAt(n);
}

