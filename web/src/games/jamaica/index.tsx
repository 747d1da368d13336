// The drawn table of Jamaica.

import compass from "icon:compass";
import chest from "icon:locked-chest";
import lighthouse from "art:lighthouse";
import type { Board, Weight } from "../../kit/board";
import { Coin } from "../../kit/counters";
import { Picture } from "../../kit/drawing";
import type { Stage } from "../../kit/motion";
import type { Choice, GameEvent } from "../../kit/protocol";
import { t } from "../../kit/texts";
import { Chart, landingInWords } from "./board";
import { OwnShip } from "./hand";
import { GoodsMark, HoldChip, treasureName, TreasureMark } from "./marks";
import { cardShown, diceShown } from "./pointing";
import { cardOf, GOODS, holdsOf, openScore, shipOf, stockOf, type JamaicaScene, type TableView, type OwnView, type Components } from "./view";
import { endsOf, outcomesOf, waysFrom } from "./voyage";
import "./index.css";

function SeatLine(scene: JamaicaScene, seat: number) {
  const ship = shipOf(scene, seat);
  const stock = stockOf(ship);
  if (scene.table.phase === "over") return <Reckoning scene={scene} seat={seat} />;
  return (
    <>
      <span class="doing">
        {seat === scene.table.captain && (
          <span class="captain">
            <Picture of={compass} />
            <span class="word">{t("board-captain")}</span>
          </span>
        )}
        <span class="note at-what">{doingOf(scene, seat)}</span>
        <span class="in-brief" aria-hidden="true">
          {ship.powers.map((power) => (
            <TreasureMark key={power} id={power} />
          ))}
          {ship.hidden.length > 0 && (
            <>
              <Picture of={chest} class="treasure-mark" />
              <b>{ship.hidden.length}</b>
            </>
          )}
          <span class="note">{t("board-at-space", { space: ship.space })}</span>
        </span>
      </span>
      <ol class="hold-chips" aria-label={t("board-holds-of", { name: scene.names[seat] ?? "" })}>
        {holdsOf(ship).map((hold, nth) => (
          <HoldChip key={nth} hold={hold} />
        ))}
      </ol>
      <span class="sums" aria-hidden="true">
        {GOODS.map((kind) => (
          <span key={kind} class="figure">
            <GoodsMark kind={kind} />
            {stock[kind]}
          </span>
        ))}
      </span>
      <span class="belongings">
        {ship.powers.map((power) => (
          <span key={power} class="power" title={t(`board-power-${power}`)}>
            <TreasureMark id={power} />
            <span class="word">{treasureName(power)}</span>
          </span>
        ))}
        {ship.hidden.length > 0 && (
          <span class="power">
            <Picture of={chest} class="treasure-mark" />
            <span aria-hidden="true">{ship.hidden.length}</span>
            <span class="word" aria-hidden="true">
              {t("board-hidden-word", { count: ship.hidden.length })}
            </span>
            <span class="unseen">{t("board-hidden", { count: ship.hidden.length })}</span>
          </span>
        )}
        {ship.powers.length + ship.hidden.length === 0 && <span class="note">{t("board-no-treasure")}</span>}
        <span class="note where">{t("board-at-space", { space: ship.space })}</span>
      </span>
    </>
  );
}

/** The end: the space, the doubloons and the treasures, which now lie open. */
function Reckoning({ scene, seat }: { scene: JamaicaScene; seat: number }) {
  const ship = shipOf(scene, seat);
  const worth = scene.table.value[seat] ?? 0;
  const faces = ship.hidden.flatMap(({ card }) => (card ? [card] : []));
  const treasures = faces.reduce((sum, face) => sum + (scene.parts.treasures[face]?.value ?? 0), 0);
  return (
    <span class="reckoning">
      <span class="figure">
        <Picture of={lighthouse} label={t("board-reckon-space", { space: ship.space })} />
        {signed(worth)}
      </span>
      <span class="figure">
        <Coin />
        <span class="unseen">{t("board-word-gold", { count: 2 })}</span>
        {signed(stockOf(ship).gold)}
      </span>
      <span class="figure">
        <Picture of={chest} label={t("board-reckon-treasures")} />
        {signed(treasures)}
      </span>
      <span class="faces">
        {faces.map((face, nth) => (
          <span key={nth} class="treasure">
            <TreasureMark id={face} />
            {signed(scene.parts.treasures[face]?.value ?? 0)}
            <span class="unseen">{treasureName(face)}</span>
          </span>
        ))}
      </span>
    </span>
  );
}

function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** What a seat is at, in a word. */
function doingOf(scene: JamaicaScene, seat: number): string {
  const { phase, battle, active, seats } = scene.table;
  if (phase === "over") return "";
  if (battle && (battle.attacker === seat || battle.defender === seat)) return t("board-in-battle");
  if (phase === "card") return t(seats[seat]?.locked ? "board-chosen" : "board-choosing");
  if (active === seat) return t("board-playing");
  return "";
}

/** The card that is looked at, as one sentence of consequences. */
function detail(scene: JamaicaScene): string {
  const card = cardShown(scene);
  const dice = diceShown(scene);
  if (!card || !dice.morning || scene.me < 0) return "";
  const said = outcomesOf(scene, scene.me, cardOf(card), dice).flatMap(({ half, landings }) =>
    endsOf(landings).slice(0, 2).map((landing) => t(`board-detail-${half}`, { space: landing.space, due: landingInWords(scene, landing) })),
  );
  return said.join(" ");
}

// -- movement

const shipIn = (event: GameEvent, name = "ship"): string => {
  const ship = String(event.args[name] ?? event.args["seat"] ?? "");
  return ship.startsWith("#") ? String(Number(ship.slice(1)) + 1) : "ghost";
};
const seatIn = (event: GameEvent, name = "ship"): string => `seat:${String(event.args[name] ?? "").replace("#", "").replace("@", "")}`;

const ANY_LAP = -9; // the event has already stopped where the ship stopped

function arrivals(event: GameEvent): string[] {
  return event.key === "sailed" ? [`ship:${shipIn(event)}`] : [];
}

/** The spaces of a stretch without forks, one by one. */
function stretchOf(event: GameEvent, scene: JamaicaScene): number[] {
  const [from = 0, to = 0, steps = 0] = ["from", "to", "steps"].map((name) => Number(event.args[name]));
  const direction = Number(event.args["back"]) ? "backward" : "forward";
  const ways = waysFrom(scene, from, ANY_LAP, direction, steps);
  return ways.find((way) => way.at(-1) === to) ?? [from, to];
}

async function play(event: GameEvent, stage: Stage, scene: JamaicaScene): Promise<void> {
  const ship = `ship:${shipIn(event)}`;
  const count = Number(event.args["amount"] ?? 0);
  switch (event.key) {
    case "sailed":
      return stage.follow(ship, stretchOf(event, scene).map((space) => `space:${space}`));
    case "arrived":
      return stage.settle(ship);
    case "loaded":
      return event.args["goods"] === "gold" ? stage.pay(count, ship, seatIn(event)) : undefined;
    case "looted":
      return stage.pay(count, seatIn(event, "other"), seatIn(event));
    case "paid":
      return stage.pay(count, seatIn(event), `space:${event.args["space"]}`);
    case "treasure-up":
    case "treasure-down":
      return stage.leave([`token:${event.args["space"]}`], seatIn(event));
  }
}

const IN_BAR = ["die:", "ship:", "space:"];

/** Equal ways are equally heavy; to take nothing is the last thing to wish. */
function weight(choice: Choice): Weight {
  if (choice.move === "nothing") return "quiet";
  return ["roll", "exact", "stand"].includes(choice.move) || choice.place.startsWith("card:") ? "primary" : "plain";
}

export const board: Board<TableView, OwnView, Components> = {
  Table: Chart,
  Own: OwnShip,
  SeatLine,
  detail,
  weight,
  arrivals,
  play,
  points: openScore,
  heading({ table: { round, morning, evening } }) {
    return [t("board-round", { round }), ...(morning > 0 ? [t("board-heading-dice", { morning, evening })] : [])];
  },
  inBar: (choice: Choice) => IN_BAR.some((kind) => choice.place.startsWith(kind)),
  confirms: (choice: Choice) => choice.place.startsWith("card:"),
};
