// What belongs to one's own: the hand of action cards with what they would do, and the holds.

import back from "art:arrow-back";
import sail from "art:arrow-sail";
import { Coin } from "../../kit/counters";
import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { t } from "../../kit/texts";
import { HalfMark } from "./dice";
import { landingInWords } from "./board";
import { Holds } from "./holds";
import { GoodsMark, TreasureMark } from "./marks";
import { diceShown, pointing } from "./pointing";
import { cardOf, HALVES, priceKind, spaceOf, type Action, type JamaicaScene } from "./view";
import { endsOf, isMove, isShort, lackOf, outcomesOf, type Landing, type Outcome } from "./voyage";
import "./hand.css";

export function OwnShip(scene: JamaicaScene) {
  return (
    <section class={`jamaica-own ${cardsShown(scene) > 3 ? "many" : ""}`} aria-label={t("board-own")}>
      <Hand scene={scene} />
      <Holds scene={scene} />
    </section>
  );
}

// -- the hand

const WITHOUT_SCROLLING = 3; // cards beside each other on a phone

function cardsShown(scene: JamaicaScene): number {
  const deck = scene.table.seats[scene.me]!;
  return deck.hand + (deck.played ? 1 : 0);
}

function Hand({ scene }: { scene: JamaicaScene }) {
  const deck = scene.table.seats[scene.me]!;
  const hand = scene.own?.hand ?? [];
  const lying = deck.played ?? scene.own?.locked ?? null;
  const inHand = lying && hand.includes(lying) && !deck.played ? without(hand, lying) : hand;
  const shown = scene.table.phase === "card" ? hand : inHand;
  const hidden = scene.own ? 0 : deck.hand;
  const count = shown.length + hidden + (deck.played ? 1 : 0);
  return (
    <section class="hand" aria-label={t("board-hand")}>
      <header>
        <h2>{t("board-hand")}</h2>
        <span class="note">{t("board-hand-count", { cards: scene.own ? hand.length : deck.hand, pile: deck.draw })}</span>
        <DiceChips scene={scene} />
      </header>
      <ol class="action-cards" style={{ "--count": String(count) }} tabIndex={count > WITHOUT_SCROLLING ? 0 : undefined}>
        {deck.played && (
          <li class="played">
            <ActionCard scene={scene} id={deck.played} played />
          </li>
        )}
        {shown.map((id, nth) => (
          <li key={`${id} ${nth}`} {...pointing(`card:${id}`)}>
            <ActionCard scene={scene} id={id} locked={scene.own?.locked === id && nth === shown.indexOf(id)} />
          </li>
        ))}
        {Array.from({ length: hidden }, (_, nth) => (
          <li key={nth}>
            <span class="action-card back" />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The dice beside the hand, for screens that do not always show the navigation box. */
function DiceChips({ scene }: { scene: JamaicaScene }) {
  const dice = diceShown(scene);
  if (!dice.morning) return null;
  return (
    <span class="dice-chips" aria-hidden="true">
      {HALVES.map((half) => (
        <span key={half} class={`dice-chip ${half}`}>
          <HalfMark half={half} />
          {t(`board-${half}-die`, { die: dice[half] })}
        </span>
      ))}
    </span>
  );
}

function without(hand: string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, nth) => nth !== at);
}

interface ActionCardProps {
  scene: JamaicaScene;
  id: string;
  locked?: boolean;
  played?: boolean;
}

function ActionCard({ scene, id, locked, played }: ActionCardProps) {
  const outcomes = meaningOf(scene, id, played);
  const said = outcomes.map((outcome) => outcomeInWords(scene, outcome)).join(" ");
  const words = t(played ? "board-card-played" : locked ? "board-card-locked" : "board-card", { actions: said });
  return (
    <Place at={`card:${id}`} label={words} thing={played ? "played:own" : `card:${id}`} class={`action ${locked ? "locked" : ""}`} last={played ?? false}>
      <span class="action-card" aria-hidden="true">
        {outcomes.map((outcome) => (
          <HalfFace key={outcome.half} scene={scene} outcome={outcome} foreseen={!played} />
        ))}
        {locked && <span class="lying">{t("board-locked")}</span>}
      </span>
    </Place>
  );
}

/** What the card does with the dice shown; without dice, its actions alone. */
function meaningOf(scene: JamaicaScene, id: string, played = false): [Outcome, Outcome] {
  const card = cardOf(id);
  const dice = diceShown(scene);
  const bare = (half: "morning" | "evening"): Outcome => ({ half, action: card[half], die: dice[half], load: null, landings: [] });
  if (played || !dice.morning || (scene.table.phase !== "card" && scene.table.phase !== "dice")) return [bare("morning"), bare("evening")];
  return outcomesOf(scene, scene.me, card, dice);
}

function HalfFace({ scene, outcome, foreseen }: { scene: JamaicaScene; outcome: Outcome; foreseen: boolean }) {
  const { half, action, die, load, landings } = outcome;
  const ends = endsOf(landings);
  return (
    <span class={`half ${half} ${action}`}>
      <span class="corner">
        <HalfMark half={half} />
        {die > 0 && <b>{die}</b>}
      </span>
      <ActionMark action={action} />
      <span class="does">{doesInWords(action, load?.amount ?? die)}</span>
      {foreseen && ends.length > 0 && (
        <span class="ends-of">
          {ends.slice(0, 2).map((landing) => (
            <EndChip key={landing.space} scene={scene} landing={landing} />
          ))}
          {ends.length > 2 && <span class="and-more">+{ends.length - 2}</span>}
        </span>
      )}
      {foreseen && load && load.room !== "empty" && (
        <span class="ends-of">
          <span class={`end told ${load.room === "none" ? "short" : ""}`}>{t(`board-load-${load.room}`)}</span>
        </span>
      )}
    </span>
  );
}

export function ActionMark({ action }: { action: Action }) {
  if (isMove(action)) return <Picture of={action === "forward" ? sail : back} class="action-mark" />;
  return <GoodsMark kind={action} class="action-mark" />;
}

/** Where the ship would end and what is due there: the space's number, its price, and what is lacking. */
function EndChip({ scene, landing }: { scene: JamaicaScene; landing: Landing }) {
  const kind = priceKind(spaceOf(scene, landing.space));
  const short = isShort(landing);
  return (
    <span class={`end ${short ? "short" : ""}`}>
      <Picture of={sail} class="to" />
      <b>{landing.space}</b>
      {kind === "gold" && <Coin class="due">{landing.price}</Coin>}
      {kind === "food" && (
        <span class="due food">
          {landing.price}
          <GoodsMark kind={kind} />
        </span>
      )}
      {landing.treasure && <TreasureMark id={null} />}
      {short && <span class="lack">−{lackOf(landing)}</span>}
    </span>
  );
}

function doesInWords(action: Action, count: number): string {
  return count > 0 ? t(`board-do-${action}`, { count }) : t(`board-action-${action}`);
}

function outcomeInWords(scene: JamaicaScene, { half, action, die, load, landings }: Outcome): string {
  const does = t(`board-half-${half}`, { action: doesInWords(action, load?.amount ?? die) });
  if (load && load.room !== "empty") return `${does} ${t(`board-load-${load.room}-whole`)}`;
  const ends = endsOf(landings).map((landing) => t("board-to-space", { space: landing.space, due: landingInWords(scene, landing) }));
  return ends.length > 0 ? `${does} ${ends.join("; ")}.` : does;
}
