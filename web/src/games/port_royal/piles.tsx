// The piles, and the risk of drawing.

import { Pile } from "../../kit/card";
import { Place } from "../../kit/place";
import { t } from "../../kit/texts";
import { describe, Face } from "./cards";
import { partOf, type PortRoyalScene } from "./view";
import "./piles.css";

export function Piles({ scene }: { scene: PortRoyalScene }) {
  const { draw, discard } = scene.table;
  const top = discard.at(-1);
  return (
    <section class="piles" aria-label={t("board-piles")}>
      <div class="draw-pile">
        <h2 class="caption">{t("board-pile")}</h2>
        <Place at="pile" label={t("board-pile-count", { count: draw })}>
          <Pile count={draw} />
        </Place>
      </div>
      <Risk scene={scene} />
      <div class="discard">
        <h2 class="caption">{t("board-discard")}</h2>
        <div class="discard-top" data-thing="discard">
          {top ? (
            <div class="small" data-zoom={top}>
              <span class="unseen">{describe(scene, partOf(scene, top))}</span>
              <Face scene={scene} part={partOf(scene, top)} />
            </div>
          ) : (
            <div class="card empty" aria-hidden="true" />
          )}
          <span class="note">{t("board-discard-count", { count: discard.length })}</span>
        </div>
      </div>
    </section>
  );
}

export function riskOf(scene: PortRoyalScene): { percent: number; hits: number; unseen: number } | null {
  const bust = scene.odds?.bust;
  return bust && bust.unseen > 0 ? { ...bust, percent: Math.round((100 * bust.hits) / bust.unseen) } : null;
}

function Risk({ scene }: { scene: PortRoyalScene }) {
  const risk = riskOf(scene);
  if (!risk) return null;
  return (
    <div class="risk">
      <p class="risk-head">
        <span>{t("board-risk")}</span>
        <b>{t("board-percent", { percent: risk.percent })}</b>
      </p>
      <div class="risk-bar" aria-hidden="true">
        <div style={{ width: `${risk.percent}%` }} />
      </div>
      <p class="risk-count">{t(scene.choices.length > 0 ? "board-risk-count" : "board-risk-count-other", { hits: risk.hits, unseen: risk.unseen })}</p>
    </div>
  );
}
