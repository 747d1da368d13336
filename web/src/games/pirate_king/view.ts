// What the server says of Pirate King: the shapes of its view and its components, and what follows from them at a glance.

import type { Scene } from "../../kit/board";
import type { Text } from "../../kit/texts";

export type CardKind = "pirate" | "starter" | "monster" | "loot";
export type Contest = "swords" | "gold";

export interface Effect {
  kind: string;
  target: "self" | "others" | "one_other";
  n?: number;
  symbol?: string;
  swords?: number;
  gold?: number;
  look?: number;
  reveal?: number;
}

export interface CardFigures {
  swords: number;
  gold: number;
  curses: number;
  crowns: number;
}

export interface Part extends CardFigures {
  kind: CardKind;
  deck: string | null;
  symbols: string[];
  effects: Effect[];
  name: string; // "@card-..."
}

export interface Parts {
  cards: Record<string, Part>;
  decks: Record<string, string[]>;
  rules: {
    curses_to_sink: number;
    monster_takers: number;
    two_players: { monster_takers: number };
    relic_scoring: { crowns: number[]; auto_win_at: number };
  };
}

/** A card in a play area, with its figures as they count now. */
export interface Laid extends CardFigures {
  card: string;
  as: string | null; // what a copy became
  owner: number;
  down: boolean;
  column: number;
}

export interface Pirate extends Omit<CardFigures, "crowns"> {
  pirate: string | null;
  deck: string | null;
  state: "sea" | "stopped" | "sunk";
  draw: number;
  discard: number;
  top: string | null;
  owned: string[];
  area: Laid[];
  last: [number, number] | null;
  locked: boolean;
  crowns: number;
  relics: number;
}

export interface Acting {
  seat: number;
  host: number;
  place: number;
  card: string;
  kind: string | null;
}

export interface PirateKingTable {
  phase: string;
  round: number;
  rounds: number;
  step: number;
  captain: number;
  actor: number | null;
  monsters: string[];
  loot: string[];
  monster_pile: number;
  loot_pile: number;
  box: string[];
  seats: Pirate[];
  stack: Acting[];
  hitting: Acting | null;
  victims: number[];
  looking: number;
  placed: number;
  contest: Contest | null;
  tied: number[];
  line: number[]; // of those with the same figure, who choose now
  done: number[]; // those who chose, stand in the line or are tied
}

export interface OwnSight {
  discard: string[];
  known: string[];
  locked: "reveal" | "stop" | null;
}

export type KingScene = Scene<PirateKingTable, OwnSight, Parts>;

export function partOf(scene: KingScene, id: string): Part {
  const part = scene.parts.cards[id];
  if (!part) throw new Error(`there is no card ${id}`);
  return part;
}

export function pirateOf(scene: KingScene, seat: number): Pirate {
  return scene.table.seats[seat]!;
}

/** The face that counts: what a copy became, or the card itself; null for a copy of nothing. */
export function faceOf({ card, as }: Laid): string | null {
  return as === "blank" ? null : (as ?? card);
}

export interface Laying {
  laid: Laid;
  place: number; // from 1, in order of arrival
}

/** The cards of an area in columns: those that a card brought lie with it. */
export function columnsOf(pirate: Pirate): Laying[][] {
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
export function cardInWords(part: Part, figures: CardFigures = part): Text {
  return { key: "some-card-figures", args: { name: part.name, figures: figuresInWords(part, figures) } };
}

function figuresInWords(part: Part, figures: CardFigures): Text[] {
  const counted = (["swords", "gold", "curses", "crowns"] as const).flatMap((kind) => (figures[kind] ? [{ key: `some-${kind}`, args: { n: figures[kind] } }] : []));
  return [...counted, ...part.effects.map(effectInWords)];
}

function effectInWords({ kind, target, n, symbol, swords, gold }: Effect): Text {
  const all = { target, n, symbol: symbol && `@symbol-${symbol}`, swords, gold };
  const args = Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return { key: `effect-${kind}`, args };
}
