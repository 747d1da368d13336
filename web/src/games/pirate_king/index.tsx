// The drawn table of Pirate King.

import type { Board, Weight } from "../../kit/board";
import { find, type Stage } from "../../kit/motion";
import type { Choice, GameEvent } from "../../kit/protocol";
import { inTurnOrder } from "../../kit/seats";
import { sentence } from "../../kit/table/words";
import { t } from "../../kit/texts";
import { Face } from "./cards";
import { Lanes, Tale } from "./lanes";
import { Market } from "./market";
import { Hat, Mark } from "./marks";
import { OwnPirate, riskOf } from "./own";
import { Setup } from "./setup";
import { isSetup, pirateOf, type KingScene, type OwnView, type Components, type TableView } from "./view";
import "./index.css";

function Table(scene: KingScene) {
  if (isSetup(scene)) return <Setup scene={scene} />;
  const others = inTurnOrder(scene).slice(scene.me < 0 ? 0 : 1);
  return (
    <div class={`pirate-king with-${others.length}`} style={{ "--lanes": String(others.length) }}>
      <Market scene={scene} />
      <Tale scene={scene} />
      <Lanes scene={scene} seats={others} />
    </div>
  );
}

function SeatLine(scene: KingScene, seat: number) {
  const { relics, owned } = pirateOf(scene, seat);
  return (
    <>
      {seat === scene.table.captain && (
        <span class="figure captain">
          <Hat /> <span class="unseen">{t("board-captain")}</span>
        </span>
      )}
      <span class="figure">
        <Mark of="relic" /> <span class="unseen">{t("board-relics", { count: relics })}</span>
        <span aria-hidden="true">{relics}</span>
      </span>
      <span class="figure owned">
        <Mark of="loot" /> <span class="unseen">{t("board-owned", { count: owned.length })}</span>
        <span aria-hidden="true">{owned.length}</span>
      </span>
    </>
  );
}

/** The rounds, and what relics are worth together. */
function Extra(scene: KingScene) {
  const { round, rounds } = scene.table;
  const { crowns, auto_win_at } = scene.parts.rules.relic_scoring;
  const own = scene.me >= 0 ? pirateOf(scene, scene.me).relics : -1;
  return (
    <div class="standing-table">
      <h2 class="caption">{t("board-round-of", { round: Math.max(round, 1), rounds })}</h2>
      <span class="rounds" aria-hidden="true">
        {Array.from({ length: rounds }, (_, nth) => (
          <span key={nth} class={nth + 1 < round ? "past" : nth + 1 === round ? "now" : ""} />
        ))}
      </span>
      <h2 class="caption">{t("board-relics-score")}</h2>
      <ol class="relic-scale">
        {Array.from({ length: auto_win_at }, (_, nth) => nth + 1).map((count) => (
          <li key={count} class={count === own ? "now" : ""}>
            <span class="unseen">{t(count === auto_win_at ? "board-relics-win" : "board-relics-worth", { count, crowns: crowns[count] ?? 0 })}</span>
            <span aria-hidden="true">{count}</span>
            <b aria-hidden="true">{count === auto_win_at ? t("board-win") : crowns[count]}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How near the bottom of the sea is, and what a choice would bring. */
function detail(scene: KingScene): string {
  if (scene.me < 0 || isSetup(scene)) return "";
  const { curses } = pirateOf(scene, scene.me);
  const left = scene.parts.rules.curses_to_sink - curses;
  if (scene.table.phase === "reveal" && left === 1) return t("board-one-more");
  return "";
}

function hint(scene: KingScene, choice: Choice): string | null {
  if (choice.move === "stop") {
    const { swords, gold } = pirateOf(scene, scene.me);
    return t("board-stop-with", { swords, gold });
  }
  if (choice.move !== "reveal") return null;
  if (choice.hint) return sentence(choice.hint);
  const risk = riskOf(scene);
  return risk ? t("board-risk-hint", { percent: risk.percent }) : "";
}

function weight(choice: Choice): Weight {
  return ["stop", "enough", "ready"].includes(choice.move) ? "plain" : "primary";
}

const IN_BAR = ["pile", "seat:"];

// -- movement

const seatIn = (event: GameEvent, name = "seat"): number => Number(String(event.args[name] ?? "#-1").slice(1));
const cardIn = (event: GameEvent): string => String(event.args["card"] ?? "");

/** Where a card lies now that came into an area: at its place, unless others left before it. */
function laidAt(event: GameEvent, scene: KingScene): string {
  const seat = seatIn(event);
  const area = scene.table.seats[seat]?.area ?? [];
  const place = Number(event.args["place"] ?? 0);
  const at = area[place - 1]?.card === cardIn(event) ? place : area.findLastIndex((laid) => laid.card === cardIn(event)) + 1;
  return at > 0 ? `area:${seat}:${at}` : "";
}

/** Where a card lies now that was lent away. */
function lentTo(event: GameEvent, scene: KingScene): string {
  const host = seatIn(event, "other");
  const at = (scene.table.seats[host]?.area ?? []).findLastIndex((laid) => laid.card === cardIn(event) && laid.owner === seatIn(event)) + 1;
  return at > 0 ? `area:${host}:${at}` : "";
}

function arrivals(event: GameEvent, scene: KingScene): string[] {
  const seat = seatIn(event);
  switch (event.key) {
    case "revealed":
    case "salvaged":
    case "loot-played":
      return [laidAt(event, scene)];
    case "lent":
      return [lentTo(event, scene)];
    case "flipped":
      return [laidAt(event, scene).replace("area:", "down:")];
    case "stopped":
    case "empty":
      return [`stopped:${seat}`];
    case "sank":
      return [`sunk:${seat}`];
    case "token":
      return [`token:${seatIn(event, "other")}`];
    case "monster-up":
      return [`monster:${cardIn(event)}`];
    case "loot-up":
      return [`loot:${cardIn(event)}`];
    default:
      return [];
  }
}

/** All reveal in the same moment, and all new cards of a round come together. */
function together(event: GameEvent, before: GameEvent): boolean {
  const opening = (one: GameEvent) => one.key === "stopped" || one.key === "empty" || (one.key === "revealed" && one.args["how"] === "step");
  const shown = (one: GameEvent) => one.key === "monster-up" || one.key === "loot-up";
  return (opening(event) && opening(before)) || (shown(event) && shown(before));
}

const READ = 900; // to read a sentence and find what it is about
const COUNT = 280; // one beat of "1, 2, 3"

const counts = new WeakMap<Stage, Promise<void>>();

/** Where a pirate is spoken of: over the ship, beside the cards, or over the lane where the ship is not shown. */
function shipOf(seat: number): string {
  const ship = `hull:${seat}`;
  return find(ship) ? ship : `lane:${seat}`;
}

/** Once for all who show what they chose. */
function count(stage: Stage, scene: KingScene): Promise<void> {
  let counting = counts.get(stage);
  if (!counting) counts.set(stage, (counting = countToThree(stage, scene)));
  return counting;
}

async function countToThree(stage: Stage, scene: KingScene): Promise<void> {
  const { phase, step } = scene.table;
  if (step <= (phase === "reveal" ? 2 : 1)) return; // the first reveal of a round is nobody's choice
  for (const beat of [1, 2, 3]) await stage.tell(t("board-count", { beat }), shipOf(scene.table.captain), COUNT);
}

async function play(event: GameEvent, stage: Stage, scene: KingScene): Promise<void> {
  const seat = seatIn(event);
  const told = sentence({ key: `event-${event.key}`, args: event.args });
  switch (event.key) {
    case "round":
      await Promise.all(scene.seats.map((_, owner) => stage.leave(stage.all(`area:${owner}:`), `discard:${owner}`, 420)));
      return stage.tell(told, "monster-pile", READ);
    case "monster-up":
      return stage.deal(`monster:${cardIn(event)}`, "monster-pile");
    case "loot-up":
      return stage.deal(`loot:${cardIn(event)}`, "loot-pile");
    case "stopped":
    case "empty":
      await count(stage, scene);
      return stage.settle(`stopped:${seat}`);
    case "revealed":
      if (event.args["how"] === "step") await count(stage, scene);
      else await stage.tell(told, shipOf(seat), READ);
      return stage.deal(laidAt(event, scene), `pile:${seat}`);
    case "salvaged":
      await Promise.all([stage.tell(told, shipOf(seat), READ), stage.deal(laidAt(event, scene), `discard:${seat}`)]);
      return;
    case "loot-played":
      await Promise.all([stage.tell(told, shipOf(seat), READ), stage.deal(laidAt(event, scene), "loot-pile")]);
      return;
    case "flipped":
      await stage.tell(told, shipOf(seat), READ);
      return stage.settle(laidAt(event, scene).replace("area:", "down:"));
    case "hit":
      return stage.tell(told, shipOf(seatIn(event, "other")), READ);
    case "lent":
      await stage.tell(told, shipOf(seatIn(event, "other")), READ);
      return stage.settle(lentTo(event, scene));
    case "sank":
      await stage.tell(told, shipOf(seat), READ);
      return stage.settle(`sunk:${seat}`);
    case "copied":
    case "blank":
    case "discarded":
    case "peeked":
    case "retrieved":
    case "forgotten":
      return stage.tell(told, shipOf(seat), READ);
    case "token":
      return stage.travel(`token:${seat}`, `token:${seatIn(event, "other")}`);
    case "battle":
    case "looting":
    case "tied":
      return stage.tell(told, event.key === "battle" || event.args["contest"] === "swords" ? "monster-pile" : "loot-pile", READ);
    case "took-monster":
      return stage.leave([`monster:${cardIn(event)}`], `seat:${seat}`, 420);
    case "took-loot":
      return stage.leave([`loot:${cardIn(event)}`], `seat:${seat}`, 420);
    case "boxed":
    case "boxed-by":
      return stage.leave([`loot:${cardIn(event)}`, `monster:${cardIn(event)}`], "box", 340);
  }
}

export const board: Board<TableView, OwnView, Components> = {
  Table,
  Own: OwnPirate,
  SeatLine,
  Extra,
  detail,
  hint,
  weight,
  arrivals,
  together,
  play,
  points: (scene, seat) => pirateOf(scene, seat).crowns,
  heading({ table: { phase, round, rounds, contest } }) {
    if (phase === "pirate" || phase === "deck") return [t("board-heading-setup")];
    const step = phase === "over" ? "" : t(`board-step-${contest ?? (phase === "lent" ? "lent" : "reveal")}`);
    return [t("board-heading-round", { round, rounds }), ...(step ? [step] : [])];
  },
  inBar: (choice) => IN_BAR.some((kind) => choice.place.startsWith(kind)),
  Zoom: (scene, thing) => (scene.parts.cards[thing] ? <Face scene={scene} id={thing} /> : null),
};
