// What the server says of Pirate King, as generated from its structs, and what follows from it at a glance.

import type { AnyEffect, CardView, Components, Contest, LaidView, Odds, OwnView, SeatView, TableView } from "../../generated/pirate_king";
import type { Scene } from "../../kit/board";
import type { Text } from "../../kit/texts";

export type { CardView, Components, Contest, EffectView, LaidView, Odds, OwnView, SeatView, TableView } from "../../generated/pirate_king";

/** What counts of a card: printed, or as it lies. */
export type CardFigures = Pick<CardView, "swords" | "gold" | "curses" | "crowns">;

/** Any effect, with what can be told of it. */
export interface Effect extends Pick<AnyEffect, "kind" | "target"> {
  n?: number;
  symbol?: string;
  swords?: number;
  gold?: number;
}

export type KingScene = Scene<TableView, OwnView, Components, Odds>;

export function partOf(scene: KingScene, id: string): CardView {
  const part = scene.parts.cards[id];
  if (!part) throw new Error(`there is no card ${id}`);
  return part;
}

export function pirateOf(scene: KingScene, seat: number): SeatView {
  return scene.table.seats[seat]!;
}

/** The face that counts: what a copy became, or the card itself; null for a copy of nothing. */
export function faceOf({ card, as }: LaidView): string | null {
  return as === "blank" ? null : (as ?? card);
}

export interface Laying {
  laid: LaidView;
  place: number; // from 1, in order of arrival
}

/** The cards of an area in columns: those that a card brought lie with it. */
export function columnsOf(pirate: SeatView): Laying[][] {
  const columns = new Map<number, Laying[]>();
  pirate.area.forEach((laid, nth) => {
    const column = columns.get(laid.column) ?? [];
    columns.set(laid.column, [...column, { laid, place: nth + 1 }]);
  });
  return [...columns.values()];
}

export interface Rank {
  place: number;
  tied: boolean;
}

export function rankOf(scene: KingScene, seat: number, contest: Contest): Rank {
  const own = pirateOf(scene, seat)[contest];
  const others = scene.table.seats.filter((_, other) => other !== seat).map((pirate) => pirate[contest]);
  return { place: 1 + others.filter((worth) => worth > own).length, tied: others.includes(own) };
}

export const isSetup = (scene: KingScene): boolean => scene.table.phase === "pirate" || scene.table.phase === "deck";

/** A card with all that it shows, as the server's own texts say it. */
export function cardInWords(part: CardView, figures: CardFigures = part): Text {
  return { key: "some-card-figures", args: { name: part.name, figures: figuresInWords(part, figures) } };
}

function figuresInWords(part: CardView, figures: CardFigures): Text[] {
  const counted = (["swords", "gold", "curses", "crowns"] as const).flatMap((kind) => (figures[kind] ? [{ key: `some-${kind}`, args: { n: figures[kind] } }] : []));
  return [...counted, ...part.effects.map(effectInWords)];
}

function effectInWords({ kind, target, n, symbol, swords, gold }: Effect): Text {
  const all = { target, n, symbol: symbol && `@symbol-${symbol}`, swords, gold };
  const args = Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return { key: `effect-${kind}`, args };
}
