// Small pictures with a meaning: goods, treasures, ships and dice. Each can say in words what it shows.

import anchor from "icon:anchor";
import barrel from "icon:barrel";
import bottle from "icon:brandy-bottle";
import cannon from "icon:cannon";
import chest from "icon:locked-chest";
import deathSkull from "icon:pirate-skull";
import meat from "icon:meat";
import powderBag from "icon:powder-bag";
import sabre from "icon:sparkling-sabre";
import sextant from "icon:sextant";
import treasureMap from "icon:treasure-map";
import two from "art:die-combat-2";
import four from "art:die-combat-4";
import six from "art:die-combat-6";
import eight from "art:die-combat-8";
import ten from "art:die-combat-10";
import star from "art:die-combat-star";
import ghostShip from "art:token-ghost-ship";
import black from "art:token-seat-6";
import blue from "art:token-seat-2";
import green from "art:token-seat-4";
import mauve from "art:token-seat-5";
import red from "art:token-seat-1";
import yellow from "art:token-seat-3";
import { Coin, Die } from "../../kit/counters";
import { Picture, type Drawing } from "../../kit/drawing";
import { SeatMark } from "../../kit/seats";
import { t } from "../../kit/texts";
import { shipOf, type Face, type Goods, type Hold, type JamaicaScene, type Power } from "./view";
import "./marks.css";

const TOKENS: Record<string, Drawing> = { red, blue, yellow, green, mauve, black };
const POWERS: Record<Power, Drawing> = { map: treasureMap, saber: sabre, beth: cannon, sixth: barrel, rum: bottle, sextant, anchor };
const FACES: Record<string, Drawing> = { 2: two, 4: four, 6: six, 8: eight, 10: ten, star };

export function GoodsMark({ kind, class: name = "" }: { kind: Goods; class?: string }) {
  if (kind === "gold") return <Coin class={`goods ${name}`} />;
  return <Picture of={kind === "food" ? meat : powderBag} class={`goods goods-${kind} ${name}`} />;
}

/** An amount of goods in words, such as "3 food". */
export function amount(kind: Goods, count: number): string {
  return t(`some-${kind}`, { n: count });
}

export function goodsName(kind: Goods, count = 2): string {
  return t(`board-word-${kind}`, { count });
}

export function holdInWords(hold: Hold): string {
  return hold ? amount(hold[0], hold[1]) : t("board-hold-empty");
}

/** A hold in a row of holds: kind and number, or a dashed frame. */
export function HoldChip({ hold }: { hold: Hold }) {
  if (!hold) return <li class="hold-chip empty"><span class="unseen">{t("board-hold-empty")}</span></li>;
  return (
    <li class={`hold-chip of-${hold[0]}`}>
      <GoodsMark kind={hold[0]} />
      <b aria-hidden="true">{hold[1]}</b>
      <span class="unseen">{amount(hold[0], hold[1])}</span>
    </li>
  );
}

// -- treasures

export function isPower(id: string): id is Power {
  return id in POWERS;
}

export function treasureName(id: string): string {
  return t(`treasure-${id.replace(/-\d+$/, "")}`);
}

export function TreasureMark({ id }: { id: string | null }) {
  if (id === null) return <Picture of={chest} class="treasure-mark" />;
  if (isPower(id)) return <Picture of={POWERS[id]} class="treasure-mark" />;
  if (id.startsWith("cursed")) return <Picture of={deathSkull} class="treasure-mark cursed" />;
  return <Coin class="treasure-mark" />;
}

// -- ships

export function shipName(scene: JamaicaScene, ship: number): string {
  return shipOf(scene, ship).ghost ? t("ghost") : (scene.names[ship] ?? "");
}

export function Token({ scene, ship, class: name = "" }: { scene: JamaicaScene; ship: number; class?: string }) {
  const of = shipOf(scene, ship).ghost ? ghostShip : (TOKENS[scene.seats[ship]?.colour ?? ""] ?? black);
  return <Picture of={of} class={`token ${name}`} />;
}

/** Whose ship: the seat's mark, or the ghost's sail. */
export function OwnerMark({ scene, ship }: { scene: JamaicaScene; ship: number }) {
  if (shipOf(scene, ship).ghost) return <Picture of={ghostShip} class="seat-mark" />;
  return <SeatMark colour={scene.seats[ship]?.colour ?? ""} />;
}

// -- dice

export function CombatDie({ face }: { face: Face }) {
  const drawn = FACES[face];
  if (!drawn) return <Die value={null} label={t("board-die-unrolled")} />;
  return <Picture of={drawn} class="die" label={face === "star" ? t("board-die-star") : t("board-die", { face })} />;
}
