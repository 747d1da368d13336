// The one sentence: what you decide, or for whom you wait; and beside it the buttons.

import type { ComponentChildren } from "preact";
import lifeBuoy from "icon:life-buoy";
import { ChoiceButton } from "./button";
import type { Scene, Weight } from "./board";
import { Clock } from "./clock";
import { Picture } from "./drawing";
import type { Choice } from "./protocol";
import { SeatMark } from "./seats";
import { cancel } from "./table/actions";
import { passDevice } from "./table/hot-seat";
import { lookLive, pastNumbers } from "./table/past";
import { choicesAt, mySeat, type Table } from "./table/state";
import { say, sentence } from "./table/words";
import { t, words, type Text } from "./texts";
import "./prompt.css";

interface PromptProps {
  table: Table;
  scene: Scene;
  children?: ComponentChildren; // in place of buttons while there is nothing to choose
}

export function Prompt({ table, scene, children }: PromptProps) {
  if (table.connection.status !== "open") return <Lost table={table} />;
  if (table.past) return <Past table={table} />;
  if (table.next >= 0) return <PassOn table={table} scene={scene} />;
  const mine = mySeat(table);
  const deciding = mine !== null && mine.choices.length > 0;
  const text = scene.over ? table.shown!.over!.text : (mine?.prompt ?? table.shown!.prompt);
  const owner = deciding ? scene.me : (scene.over ? scene.view.winners[0] : scene.view.pending[0]);
  const detail = deciding ? detailOf(table, scene, text) : "";
  const Counter = table.board?.Counter;
  return (
    <section class={`prompt ${deciding ? "mine" : "waiting"}`} aria-label={t("page-question")} tabIndex={-1} data-refuge>
      {owner !== undefined && <SeatMark colour={scene.seats[owner]?.colour ?? ""} />}
      <p class="sentence">
        <strong>{sentence(text)}</strong> {detail && <span class="detail">{detail}</span>}
        {deciding && Counter && Counter(scene)}
        {owner !== undefined && <Clock seat={owner} />}
      </p>
      <Actions table={table} scene={scene} />
      {scene.choices.length === 0 && children && <div class="actions">{children}</div>}
    </section>
  );
}

function detailOf(table: Table, scene: Scene, text: Text): string {
  const told = table.board?.detail?.(scene);
  if (told !== undefined) return told;
  const more = `${text.key}.detail`;
  return words().has(more) ? say({ key: more, args: text.args }) : "";
}

const WEIGHTS: Weight[] = ["primary", "plain", "quiet"];

function Actions({ table, scene }: { table: Table; scene: Scene }) {
  const { choices } = scene;
  if (choices.length === 0) return null;
  if (table.chosen) return <Confirm table={table} scene={scene} />;
  const offered = barChoices(table, choices);
  const legal = offered.filter((choice) => !choice.refusal).map((choice, nth) => ({ choice, weight: weightOf(table, choice, nth) }));
  legal.sort((one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight));
  const barred = offered.filter((choice) => choice.refusal);
  return (
    <div class="actions" role="group" aria-label={t("page-actions")}>
      {legal.map(({ choice, weight }, nth) => (
        <ChoiceButton key={choice.move} choice={choice} digit={nth + 1} weight={weight} hint={hintOf(table, scene, choice)} />
      ))}
      {barred.map((choice) => (
        <ChoiceButton key={choice.move} choice={choice} digit={0} weight="quiet" hint="" />
      ))}
    </div>
  );
}

/** One place is chosen: its moves, and the way back. */
function Confirm({ table, scene }: { table: Table; scene: Scene }) {
  const legal = choicesAt(scene.choices, table.chosen).filter((choice) => !choice.refusal);
  return (
    <div class="actions" role="group" aria-label={t("page-actions")}>
      {legal.map((choice, nth) => (
        <ChoiceButton key={choice.move} choice={choice} digit={nth + 1} weight={nth === 0 ? "primary" : "plain"} hint={hintOf(table, scene, choice)} />
      ))}
      <button type="button" class="button quiet" onClick={cancel}>
        <span class="label">{t("page-cancel")}</span>
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}

/** Choices offered beside the sentence: those without a place, and those the board repeats there. */
export function barChoices(table: Table, choices: Choice[]): Choice[] {
  return choices.filter((choice) => choice.place === "button" || (table.board?.inBar?.(choice) ?? false));
}

function weightOf(table: Table, choice: Choice, nth: number): Weight {
  return table.board?.weight?.(choice) ?? (nth === 0 ? "primary" : "plain");
}

function hintOf(table: Table, scene: Scene, choice: Choice): string {
  return table.board?.hint?.(scene, choice) ?? (choice.hint ? say(choice.hint) : "");
}

function Lost({ table }: { table: Table }) {
  const { status, tries, bye } = table.connection;
  const kept = table.sending !== "";
  const sentence = status === "closed" ? (bye ? say(bye.text) : t("page-closed")) : t(kept ? "page-lost-kept" : "page-lost");
  return (
    <section class="prompt waiting lost" aria-label={t("page-question")} tabIndex={-1} data-refuge role="status">
      <Picture of={lifeBuoy} class="buoy" />
      <p class="sentence">
        <strong>{status === "opening" ? t("page-opening") : sentence}</strong>{" "}
        {status === "lost" && tries > 1 && <span class="detail">{t("page-lost-tries", { tries })}</span>}
      </p>
      {status === "lost" && tries > 1 && (
        <div class="actions">
          <button type="button" class="button plain" onClick={() => table.connection.retry()}>
            <span class="label">{t("page-retry")}</span>
          </button>
        </div>
      )}
    </section>
  );
}

/** Somebody else at this device is to decide: the present person sees what came of their move, and gives it away. */
function PassOn({ table, scene }: { table: Table; scene: Scene }) {
  const name = scene.names[table.next] ?? "";
  return (
    <section class="prompt mine" aria-label={t("page-question")} tabIndex={-1} data-refuge>
      <SeatMark colour={scene.seats[table.next]?.colour ?? ""} />
      <p class="sentence">
        <strong>{t("page-next-here", { name })}</strong>
        <Clock seat={table.next} />
      </p>
      <div class="actions">
        <button type="button" class="button primary" data-digit="1" onClick={passDevice}>
          <span class="label">{t("page-pass-on")}</span>
          <kbd aria-hidden="true">1</kbd>
        </button>
      </div>
    </section>
  );
}

function Past({ table }: { table: Table }) {
  const all = pastNumbers(table);
  const at = all.indexOf(table.past!.n) + 1;
  return (
    <section class="prompt past" aria-label={t("page-question")} tabIndex={-1} data-refuge>
      <p class="sentence">
        <strong>{t("page-past", { at, of: all.length })}</strong> <span class="detail">{sentence(table.past!.prompt)}</span>
      </p>
      <div class="actions">
        <button type="button" class="button primary" onClick={lookLive}>
          <span class="label">{t("page-back-to-live")}</span>
        </button>
      </div>
    </section>
  );
}
