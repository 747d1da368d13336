// One's own pirate: ship, curses and risk at the left, the cards in the middle, what they are worth at the right. Cards
// looked at, and the discard when one is to be taken from it, lie in the place of the row while they are asked for.

import cardDraw from "icon:card-draw";
import discardIcon from "icon:card-discard";
import { CardBack } from "../../kit/card";
import { Dialog, openDialog, openedDialog } from "../../kit/dialog";
import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { t } from "../../kit/texts";
import { Face, nameOf, OpenCard } from "./cards";
import { Columns } from "./lanes";
import { Fuse, Hull, Total } from "./marks";
import { NamePlate } from "./name-plate";
import { isSetup, pirateOf, type KingScene } from "./view";
import "./own.css";

export function OwnPirate(scene: KingScene) {
  if (isSetup(scene)) return null;
  const { state, area, locked } = pirateOf(scene, scene.me);
  const asked = scene.table.actor === scene.me && ["order", "keep", "salvage"].includes(scene.table.phase);
  const slots = area.length + (state === "sea" && !locked ? 0 : 1) + 1 + (asked ? Math.max(2, scene.table.looking) : 0);
  const colour = scene.seats[scene.me]?.colour ?? "";
  return (
    <section class={`king-own seat-${colour} ${state} ${slots > 8 ? "crowded" : ""}`} aria-label={t("board-own")} style={{ "--slots": String(Math.max(slots, 4)) }}>
      <div class="ship-side" data-thing={`lane:${scene.me}`}>
        <NamePlate scene={scene} seat={scene.me} />
        <div class="ship-gauge">
          <Hull scene={scene} seat={scene.me} />
          <Fuse scene={scene} seat={scene.me} />
        </div>
        <Risk scene={scene} />
      </div>
      <div class="own-row" role="group" aria-label={t("board-own-cards")} tabIndex={0}>
        <Looking scene={scene} />
        <Columns scene={scene} seat={scene.me} />
        <RevealTile scene={scene} />
      </div>
      <div class="own-totals">
        <div class="sums">
          <Total scene={scene} seat={scene.me} contest="swords" />
          <Total scene={scene} seat={scene.me} contest="gold" />
        </div>
        <DiscardButton scene={scene} />
      </div>
      <DiscardDialog scene={scene} />
    </section>
  );
}

/** How likely the next card sinks, with the count behind it; a table may play without. */
export function riskOf(scene: KingScene): { hits: number; unseen: number; percent: number } | null {
  const sink = scene.odds?.["sink"] as { hits: number; unseen: number } | undefined;
  if (!sink || sink.unseen === 0) return null;
  return { ...sink, percent: Math.round((100 * sink.hits) / sink.unseen) };
}

function Risk({ scene }: { scene: KingScene }) {
  const risk = riskOf(scene);
  if (!risk) return null;
  return (
    <div class="risk">
      <span>{t("board-risk")}</span>
      <b>{t("board-percent", { percent: risk.percent })}</b>
      <span class="gauge-bar" aria-hidden="true">
        <span style={{ width: `${risk.percent}%` }} />
      </span>
      <span class="note">{t("board-risk-of", { hits: risk.hits, unseen: risk.unseen })}</span>
    </div>
  );
}

/** The own draw pile: where the next card comes from. Nobody looks through it. */
function RevealTile({ scene }: { scene: KingScene }) {
  const { draw, discard, state, locked } = pirateOf(scene, scene.me);
  const known = scene.own?.known[0];
  const offered = scene.choices.some((choice) => choice.place === "pile" && !choice.refusal);
  return (
    <Place at="pile" label={t("board-own-pile", { draw, discard })} class={`reveal-tile ${state === "sea" && !locked ? "" : "still"}`}>
      <span class="tile-face" aria-hidden="true" data-thing={`pile:${scene.me}`}>
        {offered ? <Picture of={cardDraw} /> : <CardBack />}
        {offered && <b>{t("board-reveal")}</b>}
        <span>{t("board-in-pile", { count: draw })}</span>
        <span>{t("board-in-discard", { count: discard })}</span>
        {known && offered && <span class="known">{t("board-known", { name: nameOf(scene, known) })}</span>}
      </span>
    </Place>
  );
}

/** Cards that only their owner sees, or the own discard, when one of them is to be chosen. */
function Looking({ scene }: { scene: KingScene }) {
  const { phase, looking, placed, actor } = scene.table;
  if (!scene.own || actor !== scene.me) return null;
  if (phase === "salvage") {
    return (
      <Chosen title={t("board-own-discard", { count: scene.own.discard.length })} count={scene.own.discard.length}>
        {scene.own.discard.map((id, nth) => (
          <li key={`${id} ${nth}`}>
            <OpenCard scene={scene} id={id} at={`discard:${id}`} />
          </li>
        ))}
      </Chosen>
    );
  }
  if (phase !== "order" && phase !== "keep") return null;
  return (
    <Chosen title={t("board-looked-at", { count: looking })} count={looking}>
      {scene.own.known.slice(0, looking).map((id, nth) => (
        <li key={`${id} ${nth}`} class={nth < placed ? "placed" : ""}>
          {nth < placed ? <Face scene={scene} id={id} /> : <OpenCard scene={scene} id={id} at={`looked:${id}`} />}
          {nth < placed && <span class="nth">{t("board-rank", { place: nth + 1 })}</span>}
          {nth < placed && <span class="unseen">{nameOf(scene, id)}</span>}
        </li>
      ))}
    </Chosen>
  );
}

function Chosen({ title, count, children }: { title: string; count: number; children: preact.ComponentChildren }) {
  return (
    <section class={`looked ${count > 6 ? "many" : ""}`} aria-label={title} style={{ "--count": String(count) }}>
      <h2 class="caption">{title}</h2>
      <ol>{children}</ol>
    </section>
  );
}

function DiscardButton({ scene }: { scene: KingScene }) {
  const count = scene.own?.discard.length ?? 0;
  return (
    <button type="button" class="discard-button" data-thing={`discard:${scene.me}`} aria-haspopup="dialog" disabled={count === 0} onClick={() => openDialog("board")}>
      <Picture of={discardIcon} /> <span class="word">{t("board-discard")}</span> <b>{count}</b>
    </button>
  );
}

/** The own discard, which one may look through at any time. */
function DiscardDialog({ scene }: { scene: KingScene }) {
  if (openedDialog() !== "board" || !scene.own) return null;
  return (
    <Dialog title={t("board-own-discard", { count: scene.own.discard.length })} class="discard-dialog">
      <ul class="spread">
        {scene.own.discard.map((id, nth) => (
          <li key={`${id} ${nth}`}>
            <span class="unseen">{nameOf(scene, id)}</span>
            <Face scene={scene} id={id} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
