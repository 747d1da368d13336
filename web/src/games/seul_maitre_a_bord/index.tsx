// The drawn table of Seul Maître à Bord.

import "./layout.css";
import person from "icon:person";
import type { Board, Weight } from "../../kit/board";
import { Coin } from "../../kit/counters";
import { Picture } from "../../kit/drawing";
import type { Stage } from "../../kit/motion";
import type { Choice, GameEvent } from "../../kit/protocol";
import { SeatMark } from "../../kit/seats";
import { t } from "../../kit/texts";
import { Goods } from "./marks";
import { OwnShip } from "./own";
import { times } from "./hull";
import { isPhone } from "./tabs";
import { Voyage } from "./voyage";
import { aboard, BUILDING, cargoOf, colourOf, shipIn, type Components, type Good, type OwnView, type SeaScene, type TableView } from "./view";
import "./index.css";

function SeatLine(scene: SeaScene, seat: number) {
  const ship = scene.table.seats[seat]!;
  return (
    <>
      <span class="figure">
        <Coin />
        {ship.money}
        <span class="unseen">{t("board-doubloons", { count: ship.money })}</span>
      </span>
      <span class="figure">
        <Picture of={person} />
        {aboard(ship)}
        <span class="unseen">{t("board-sailors", { count: aboard(ship) })}</span>
      </span>
      <span class="note kind">{t(`ship-${ship.type}`)}</span>
      <span class="note doing">{doingOf(scene, seat)}</span>
      <span class="hold-chips">
        {BUILDING.includes(scene.table.phase) && <PortGoods scene={scene} port={ship.port} />}
        {cargoOf(ship).map((kind, nth) => (
          <span key={nth}>
            <Goods kind={kind} />
            <span class="unseen">{t(`board-good-${kind}`)}</span>
          </span>
        ))}
        {ship.discoveries.length > 0 && (
          <span class="found">
            {ship.discoveries.length}
            <span class="unseen">{t("board-discoveries", { count: ship.discoveries.length })}</span>
          </span>
        )}
      </span>
    </>
  );
}

/** What the port made that a seat will lay. */
function PortGoods({ scene, port }: { scene: SeaScene; port: string }) {
  const made = (Object.keys(scene.parts.goods) as Good[]).filter((kind) => scene.parts.goods[kind]!.port === port);
  return (
    <>
      {made.map((kind) => (
        <span key={kind}>
          <Goods kind={kind} />
          <span class="unseen">{t(`port-${port}`)}</span>
        </span>
      ))}
    </>
  );
}

/** What a seat is at, in a word: its place in the turn, its bid, its port. */
function doingOf(scene: SeaScene, seat: number): string {
  const { phase, order, seats } = scene.table;
  const bid = seats[seat]!.bid;
  if (phase === "over") return "";
  if (BUILDING.includes(phase)) return t("board-cell-port");
  if (phase === "bid") return bid === null ? "" : t("board-bid-made", { price: scene.parts.bids[bid] ?? 0 });
  return t("board-turn-place", { place: order.indexOf(seat) + 1 });
}

/** The action tokens left, in the sentence itself. */
function Counter(scene: SeaScene) {
  const seat = scene.table.seats[scene.me];
  if (!seat || BUILDING.includes(scene.table.phase)) return null;
  return (
    <span class="tokens" role="img" aria-label={t("board-tokens", { count: seat.tokens })}>
      {times(seat.tokens, (nth) => (
        <SeatMark key={nth} colour={colourOf(scene, scene.me)} />
      ))}
      {times(scene.parts.rules.game.actions_per_round - seat.tokens, (nth) => (
        <i key={nth} class="spent" />
      ))}
    </span>
  );
}

// -- movement

const afloat = (event: GameEvent): string => `ship:${shipIn(event)}`;
const MOVES = ["sailed", "entered", "left", "blown", "drifted", "fled", "put-out"];

function arrivals(event: GameEvent): string[] {
  return MOVES.includes(event.key) && event.args["ship"] ? [afloat(event)] : [];
}

async function play(event: GameEvent, stage: Stage): Promise<void> {
  const seat = `seat:${String(event.args["seat"] ?? "").replace("#", "")}`;
  const paid = Number(event.args["doubloons"] ?? 0);
  if (MOVES.includes(event.key) && event.args["ship"]) return stage.travel(afloat(event), afloat(event));
  switch (event.key) {
    case "storm-moved":
      return stage.rest(200);
    case "sold":
    case "sold-black":
      return stage.pay(paid, `sell:${event.args["goods"]}`, seat);
    case "bought":
      return stage.pay(paid, seat, `buy:${event.args["goods"]}`);
    case "white-die":
    case "red-die":
      return stage.rest(350);
    case "won":
    case "tied":
      return stage.rest(700);
  }
}

// -- what stands above

const LAID_BY_PLAYERS = 20; // sixteen tiles of the pool and the four ports
const SET_OUT = 5; // the centre and the four around it

// -- choices

const LAST = ["end", "done", "pass", "nothing", "spare"];

function weight(choice: Choice): Weight {
  if (LAST.includes(choice.move)) return "plain";
  return "primary";
}

/** What cannot be had back is asked twice: a cargo over the side, the last tokens of a turn. */
function confirms(choice: Choice): boolean {
  return choice.move.startsWith("throw");
}

const IN_BAR = ["ship:", "crew:"];

export const board: Board<TableView, OwnView, Components> = {
  Table: Voyage,
  Own: OwnShip,
  SeatLine,
  Counter,
  weight,
  confirms,
  inBar: (choice: Choice) => IN_BAR.some((kind) => choice.place.startsWith(kind)),
  arrivals,
  play,
  points: (scene: SeaScene, seat: number) => scene.table.seats[seat]?.vp ?? 0,
  heading({ table }) {
    const { round, rounds, wind, phase } = table;
    const narrow = isPhone() ? "-narrow" : "";
    const tile = Math.min(LAID_BY_PLAYERS, Object.keys(table.map).length - SET_OUT + 1);
    if (BUILDING.includes(phase)) return [t(`board-heading-tile${narrow}`, { tile, tiles: LAID_BY_PLAYERS }), t("board-heading-building")];
    const part = phase === "bid" || phase === "shelter" ? "preparation" : phase === "over" ? "over" : "actions";
    return [t(`board-heading-round${narrow}`, { round, rounds }), t(`board-phase-${part}`), ...(wind ? [t("board-heading-wind", { direction: `@board-to-${wind}` })] : [])];
  },
};
