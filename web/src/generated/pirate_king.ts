// Written by tools/page_types.py from the structs in Python; edit those.

export interface TableView {
  phase: Phase;
  round: number;
  step: number;
  captain: number;
  actor: number | null;
  stack: FrameView[];
  unresolved: number[];
  hitting: EffectView | null;
  victims: number[];
  left: number;
  sweep: EffectView[];
  waiting: EffectView[];
  sailing: number[];
  looking: number;
  placed: number;
  contest: Contest | null;
  tied: number[];
  line: number[];
  done: number[];
  asked: number[];
  rounds: number;
  winner: number | null;
  monsters: string[];
  loot: string[];
  monster_pile: number;
  loot_pile: number;
  box: string[];
  tie_value: number | null; // how many swords or how much gold the tied pirates have
  seats: SeatView[];
}

export interface FrameView {
  host: number;
  place: number;
  effect: number;
  seat: number; // whose card it is
  card: string;
  kind: KindOfEffect | null; // null: all effects of the card are done
  left: number;
}

/** An effect under way, with its card. */
export interface EffectView {
  host: number;
  place: number;
  effect: number;
  seat: number; // whose card it is
  card: string;
  kind: KindOfEffect | null; // null: all effects of the card are done
}

export interface SeatView {
  pirate: string | null;
  deck: string | null;
  state: Standing;
  draw: number; // how many cards
  known: number; // how many of them the owner has looked at
  discard: number;
  top: string | null; // of the discard
  discarded: string[];
  owned: string[];
  area: LaidView[];
  last: [number, number] | null; // area and place, from 1, of the own card that came last
  locked: boolean;
  swords: number;
  gold: number;
  curses: number;
  crowns: number;
  relics: number;
}

/** A card in a play area, with what it counts there. */
export interface LaidView {
  card: string;
  as: string | null; // what a copy shows, or `blank`
  owner: number;
  down: boolean;
  column: number;
  swords: number;
  gold: number;
  curses: number;
  crowns: number;
}

export interface OwnView {
  discard: string[];
  known: string[]; // the next cards of the draw pile
  locked: Lock | null;
}

export interface Odds {
  sink: Chance;
}

export interface Chance {
  hits: number;
  unseen: number;
}

export interface Components {
  cards: Record<string, CardView>;
  decks: Record<string, string[]>;
  symbols: Symbol[];
  rules: Rules;
}

/** A kind of card. */
export interface CardView {
  kind: Kind;
  deck: string | null;
  swords: number;
  gold: number;
  curses: number;
  crowns: number;
  symbols: Mark[];
  effects: AnyEffect[];
  copies: number;
  name: string;
}

/** The table [rules]: figures that are on no card. */
export interface Rules {
  source: string;
  min_players: number;
  max_players: number;
  rounds: number;
  curses_to_sink: number;
  monsters_per_round: number;
  monster_takers: number;
  loot_per_player: number;
  sunk_swords: number;
  sunk_gold: number;
  captain_crowns: number;
  starter_deck_size: number;
  identical_deck: string;
  two_players: TwoPlayers;
  relic_scoring: RelicScoring;
  options: Options;
}

/** PK-DUO-01 to -03 */
export interface TwoPlayers {
  source: string;
  monsters_per_round: number;
  monster_takers: number;
  loot_revealed: number;
  loot_removed_each: number;
}

/** PK-END-03 */
export interface RelicScoring {
  source: string;
  crowns: number[];
  auto_win_at: number;
}

/** What a table decides, unless it says otherwise (PK-OPT-01 to -07). */
export interface Options {
  source: string;
  stopped_players_can_be_sunk: boolean;
  forced_reveal_hits_stopped_players: boolean;
  gain_per_is_continuous: boolean;
  sunk_players_rank_for_monsters: boolean;
  peek_reshuffles_only_when_pile_empty: boolean;
  wilson_auto_retrieve: boolean;
  starter_deck_identical: boolean;
}

export type Phase =
  | "box"
  | "crown"
  | "deck"
  | "flip"
  | "keep"
  | "lend"
  | "lent"
  | "loot"
  | "monster"
  | "more"
  | "order"
  | "over"
  | "pirate"
  | "reveal"
  | "salvage"
  | "target"
  | "tie";

export type KindOfEffect =
  | "collect_set"
  | "copy_previous"
  | "flip_down"
  | "gain_per"
  | "lend_card"
  | "look_keep_one"
  | "loot_into_play"
  | "peek_reorder"
  | "play_from_discard"
  | "reveal"
  | "take_captain";

export type Contest = "gold" | "swords";

export type Standing = "sea" | "stopped" | "sunk";

export type Lock = "reveal" | "stop";

export type Kind = "loot" | "monster" | "pirate" | "starter";

export type Mark = "anchor" | "compass" | "hook" | "loot" | "monster" | "pirate" | "relic" | "shell" | "wheel";

export interface RevealMore {
  kind: "reveal";
  n: number;
  target: Anybody;
}

export interface CopyPrevious {
  kind: "copy_previous";
  target: Oneself;
}

export interface PeekReorder {
  kind: "peek_reorder";
  n: number;
  target: Oneself;
}

export interface FlipDown {
  kind: "flip_down";
  n: number;
  symbol: Symbol;
  target: Anybody;
}

export interface GainPer {
  kind: "gain_per";
  symbol: Countable; // never swords or gold, which would count each other
  swords: number;
  gold: number;
  target: Oneself;
}

export interface CollectSet {
  kind: "collect_set";
  symbol: "relic";
  target: Oneself;
}

export interface TakeCaptain {
  kind: "take_captain";
  target: Oneself;
}

export interface LookKeepOne {
  kind: "look_keep_one";
  look: 2;
  reveal: 1;
  discard: 1;
  target: Oneself;
}

export interface PlayFromDiscard {
  kind: "play_from_discard";
  n: number;
  fallback: "may_reveal_top";
  target: Oneself;
}

export interface LendCard {
  kind: "lend_card";
  until: "end_of_round";
  target: "one_other";
}

export interface LootIntoPlay {
  kind: "loot_into_play";
  n: number;
  target: Oneself;
}

export type AnyEffect =
  | RevealMore
  | CopyPrevious
  | PeekReorder
  | FlipDown
  | GainPer
  | CollectSet
  | TakeCaptain
  | LookKeepOne
  | PlayFromDiscard
  | LendCard
  | LootIntoPlay;

export type Symbol =
  | "anchor"
  | "compass"
  | "crown"
  | "curse"
  | "gold"
  | "hook"
  | "loot"
  | "monster"
  | "pirate"
  | "relic"
  | "shell"
  | "sword"
  | "wheel";

export type Anybody = "one_other" | "others" | "self";

export type Oneself = "self";

export type Countable = "anchor" | "compass" | "crown" | "curse" | "hook" | "loot" | "monster" | "pirate" | "relic" | "shell" | "wheel";
