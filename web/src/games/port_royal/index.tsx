// The drawn table of Port Royal.

import { render } from "preact";
import type { Board } from "../../kit/board";
import type { Choice, GameEvent, Refusal } from "../../kit/protocol";
import type { Stage } from "../../kit/motion";
import { Coin, Sword } from "../../kit/counters";
import { Picture } from "../../kit/drawing";
import { sentence } from "../../kit/table/words";
import { t } from "../../kit/texts";
import { Face } from "./cards";
import { OwnCompany } from "./company";
import { Harbour } from "./harbour";
import { calling, Flag, PersonChip } from "./marks";
import { riskOf } from "./piles";
import { company, partOf, partsOf, type Components, type Odds, type OwnView, type Part, type PortRoyalScene, type TableView } from "./view";
import "./index.css";

function SeatLine(scene: PortRoyalScene, seat: number) {
  const { coins, swords, display } = company(scene, seat);
  return (
    <>
      <span class="figure" data-thing={`coins:${seat}`}>
        <Coin /> <span class="unseen">{t("board-coins-word", { count: coins })}</span> {coins}
      </span>
      <span class="figure">
        <Sword /> <span class="unseen">{t("board-swords-word", { count: swords })}</span> {swords}
      </span>
      {seat === scene.me ? (
        <span class="note chips-note">{t("board-shown-below", { count: display.length })}</span>
      ) : (
        <ul class="person-chips" aria-label={t("board-persons-of", { name: scene.names[seat] ?? "" })}>
          {counted(partsOf(scene, display)).map(({ part, count }) => (
            <PersonChip key={part.id} part={part} count={count} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Persons with the same ability are one chip; the order is that of hiring. */
function counted(parts: Part[]): { part: Part; count: number }[] {
  const chips = new Map<string, { part: Part; count: number }>();
  for (const part of parts) {
    const like = part.type === "person" ? `${part.kind} ${part.color ?? ""}` : part.id;
    const chip = chips.get(like);
    if (chip) chip.count += 1;
    else chips.set(like, { part, count: 1 });
  }
  return [...chips.values()];
}

/** The cards still to be taken, as dashed outlines; those taken are filled. */
function Counter(scene: PortRoyalScene) {
  const { phase, allowed, taken } = scene.table;
  if (phase !== "trade" || allowed < 2) return null;
  return (
    <span class="takes" role="img" aria-label={t("board-taken", { taken, allowed })}>
      {Array.from({ length: allowed }, (_, nth) => (
        <span class={nth < taken ? "taken" : ""} />
      ))}
    </span>
  );
}

function hint(scene: PortRoyalScene, choice: Choice): string | null {
  const risk = riskOf(scene);
  if (choice.move === "draw") return risk ? t("board-risk-hint", { percent: risk.percent }) : "";
  if (choice.move === "stop" && scene.table.phase === "discover") return t("board-takes", { takes: scene.table.allowed });
  return null;
}

/** What stopping, or letting a ship in, would mean; what repelling costs; how a card is taken. */
function detail(scene: PortRoyalScene): string {
  const { phase, drawn } = scene.table;
  const telling = scene.choices.find((choice) => choice.hint && (phase === "trade" || choice.move === "stop" || choice.move === "keep"));
  if (telling?.hint) return sentence(telling.hint);
  const ship = drawn ? partOf(scene, drawn) : null;
  if (ship?.type === "ship") return t("board-repel-costs", { need: ship.swords, have: company(scene, scene.me).swords });
  return phase === "trade" && scene.choices.some((choice) => !choice.refusal && choice.place !== "button") ? t("board-take-how") : "";
}

/** Own swords against those asked for, or own persons against those required. */
function Sum(scene: PortRoyalScene, refusal: Refusal) {
  const { need, have } = refusal.text.args;
  if (refusal.clause !== "PR-REP-02" || typeof need !== "number" || typeof have !== "number" || scene.me < 0) return null;
  const armed = partsOf(scene, company(scene, scene.me).display).flatMap((part) => (part.type === "person" && part.swords > 0 ? [part] : []));
  const ship = scene.table.last_drawn ? partOf(scene, scene.table.last_drawn) : null;
  return (
    <div class="sum">
      <span>{t("board-sum-have")}</span>
      <span class="addends">
        {armed.map((person, nth) => (
          <>
            {nth > 0 && "+"} <Picture of={calling(person.kind)} /> <b>{person.swords}</b>
          </>
        ))}{" "}
        {armed.length > 0 && "="} <b>{have}</b> <Sword />
      </span>
      <span />
      <span>{t("board-sum-asks")}</span>
      <span class="addends">
        {ship?.type === "ship" && <Flag color={ship.color} />} <b class="short">{need}</b> <Sword />
      </span>
      <b class="short">{t("board-sum-short", { count: need - have })}</b>
    </div>
  );
}

// -- movement

const cardIn = (event: GameEvent): string => String(event.args["card"] ?? "");
const seatIn = (event: GameEvent, name = "seat"): string => String(event.args[name] ?? "").replace("#", "");

function arrivals(event: GameEvent): string[] {
  const card = cardIn(event);
  switch (event.key) {
    case "drew":
      return [`harbour:${card}`];
    case "drew-ship":
      return [`harbour:${card}`, `drawn:${card}`];
    case "drew-expedition":
      return [`expedition:${card}`];
    case "hired":
      return [`display:${seatIn(event)}:${card}`];
    default:
      return [];
  }
}

async function play(event: GameEvent, stage: Stage, scene: PortRoyalScene): Promise<void> {
  const card = cardIn(event);
  const seat = `seat:${seatIn(event)}`;
  switch (event.key) {
    case "drew":
    case "drew-ship":
      for (const thing of arrivals(event)) await stage.deal(thing, "pile");
      return;
    case "drew-expedition":
      return stage.deal(`expedition:${card}`, "pile");
    case "repelled":
      return stage.leave([`drawn:${card}`], "discard");
    case "bust":
      await stage.clash(drawnFace(scene, card), "pile", lyingOf(scene, stage, card));
      return stage.leave([...stage.all("harbour:"), "clashing"], "discard", 420);
    case "harbour-cleared":
      return stage.leave(stage.all("harbour:").concat(stage.all("drawn:")), "discard", 420);
    case "hired":
      if (seatIn(event) === String(scene.me)) return stage.travel(`harbour:${card}`, `display:${scene.me}:${card}`);
      return stage.leave([`harbour:${card}`], seat);
    case "traded":
      await stage.leave([`harbour:${card}`], "discard", 300);
      return stage.pay(Number(event.args["coins"] ?? 0), "pile", seat);
    case "claimed":
      await stage.leave([`expedition:${card}`], seat);
      return stage.pay(Number(event.args["coins"] ?? 0), "pile", seat);
    case "gained":
      return stage.pay(Number(event.args["coins"] ?? 0), "pile", seat);
    case "taxed":
      return stage.pay(Number(event.args["coins"] ?? 0), seat, "discard");
    case "fee":
      return stage.pay(1, seat, `seat:${seatIn(event, "other")}`);
  }
}

/** A card that the table does not show any more. */
function drawnFace(scene: PortRoyalScene, card: string): HTMLElement {
  const holder = document.createElement("div");
  render(<Face scene={scene} part={partOf(scene, card)} />, holder);
  return holder;
}

/** The ship of the same colour that lay in the harbour. */
function lyingOf(scene: PortRoyalScene, stage: Stage, card: string): string {
  const drawn = partOf(scene, card);
  const same = (thing: string) => {
    const part = scene.parts.cards[thing.replace("harbour:", "")];
    return part?.type === "ship" && drawn.type === "ship" && part.color === drawn.color;
  };
  return stage.all("harbour:").find(same) ?? "";
}

export const board: Board<TableView, OwnView, Components, Odds> = {
  Table: Harbour,
  Own: OwnCompany,
  SeatLine,
  Counter,
  Sum,
  hint,
  detail,
  arrivals,
  play,
  subject: (scene, choice) => (choice.move === "repel" && scene.table.last_drawn ? `harbour:${scene.table.last_drawn}` : choice.place),
  points: (scene, seat) => company(scene, seat).points,
  heading({ table: { round, last_round, points_to_end } }) {
    return [t(last_round ? "board-round-last" : "board-round", { round }), t("board-goal", { points: points_to_end })];
  },
  inBar: (choice) => choice.place === "pile" || (choice.place.startsWith("expedition:") && !choice.refusal),
  weight: (choice) => (choice.move === "draw" || choice.move === "repel" ? "primary" : "plain"),
  Zoom(scene, thing) {
    const part = scene.parts.cards[thing];
    return part ? <Face scene={scene} part={partOf(scene, thing)} {...(part.type === "person" ? { pays: scene.own?.prices[thing] ?? part.cost } : {})} /> : null;
  },
};
