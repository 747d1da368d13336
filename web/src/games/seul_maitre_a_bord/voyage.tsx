// The middle of the table: the chart, and beside it what the moment needs. A phone shows the parts one at a time.

import type { VNode } from "preact";
import { t } from "../../kit/texts";
import { Actions } from "./actions";
import { Bids } from "./bids";
import { Building } from "./building";
import { Chart } from "./chart";
import { CombatStage, Enemies, FightReport, Hull } from "./combat";
import { Market } from "./market";
import { Crew, ShipBoard } from "./own";
import { isPhone, openedTab, openTab } from "./tabs";
import { BUILDING, type SeaScene } from "./view";
import { Pirates, Wind } from "./wind";
import { Search, Toll, Yard } from "./yard";
import "./voyage.css";

/** What the middle column is about, as the word of its tab on a phone; "" for the ordinary table. */
function stageOf(scene: SeaScene): string {
  const { phase, combat } = scene.table;
  if (BUILDING.includes(phase)) return "tiles";
  if (phase === "bid") return "bids";
  if (combat) return "fight";
  return "";
}

/** The question that takes the place of the nine actions. */
function Question({ scene }: { scene: SeaScene }): VNode | null {
  switch (scene.table.phase) {
    case "shipyard":
    case "mend":
      return <Yard scene={scene} />;
    case "search":
      return <Search scene={scene} />;
    case "lose":
    case "ransom":
      return <Toll scene={scene} />;
    case "engage":
      return <Enemies scene={scene} />;
  }
  return null;
}

function StagePanel({ scene, stage }: { scene: SeaScene; stage: string }) {
  if (stage === "tiles") return <Building scene={scene} />;
  if (stage === "bids") return <Bids scene={scene} />;
  return <CombatStage scene={scene} combat={scene.table.combat!} />;
}

export function Voyage(scene: SeaScene) {
  const stage = stageOf(scene);
  return (
    <div class={`voyage ${stage ? `with-${stage}` : ""}`}>
      <Chart scene={scene} />
      {isPhone() ? <Panels scene={scene} stage={stage} /> : <Column scene={scene} stage={stage} />}
    </div>
  );
}

function Column({ scene, stage }: { scene: SeaScene; stage: string }) {
  if (stage) {
    return (
      <div class="beside" tabIndex={0}>
        <StagePanel scene={scene} stage={stage} />
        {scene.table.phase === "ransom" && <Toll scene={scene} />}
      </div>
    );
  }
  const asks = ["shipyard", "mend", "search", "lose", "ransom", "engage"].includes(scene.table.phase) && scene.choices.length > 0;
  return (
    <div class="beside" tabIndex={0}>
      <FightReport scene={scene} />
      <Wind scene={scene} />
      {!asks && <Pirates scene={scene} />}
      {!asks && <Market scene={scene} />}
      {asks ? <Question scene={scene} /> : <Actions scene={scene} />}
    </div>
  );
}

// -- a phone

/** What a question is answered with, as far as it is not on the chart. */
const ANSWERED: Record<string, string> = { market: "market", shipyard: "now", mend: "now", search: "now", lose: "now", ransom: "now", engage: "now", overload: "ship" };

function Panels({ scene, stage }: { scene: SeaScene; stage: string }) {
  const { phase, combat } = scene.table;
  const asked = scene.choices.length > 0;
  const now = stage || (asked && ANSWERED[phase] === "now" ? "now" : "");
  const wanted = now || (asked ? (ANSWERED[phase] ?? "ship") : "ship");
  const mine = scene.me >= 0;
  const tabs = [...(now ? [now] : []), ...(mine && stage !== "tiles" ? ["ship"] : []), ...(stage === "tiles" ? [] : ["market", ...(mine ? ["crew"] : []), "pirates"])];
  const opened = openedTab(`${phase} ${asked}`, tabs.includes(wanted) ? wanted : tabs[0]!);
  const shown = tabs.includes(opened) ? opened : tabs[0]!;
  return (
    <div class="panels">
      <div class="tabs" role="tablist" aria-label={t("board-parts")}>
        {tabs.map((tab) => (
          <button key={tab} type="button" role="tab" id={`tab-${tab}`} aria-selected={tab === shown} aria-controls={`panel-${tab}`} onClick={() => openTab(tab)}>
            {t(`board-tab-${tab}`)}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} class={`part of-${tab}`} hidden={tab !== shown}>
          {tab === "market" && <Market scene={scene} />}
          {tab === "crew" && <Crew scene={scene} />}
          {tab === "pirates" && (
            <>
              <Wind scene={scene} />
              <Pirates scene={scene} />
            </>
          )}
          {tab === "ship" && (
            <>
              <FightReport scene={scene} />
              <ShipBoard scene={scene} />
            </>
          )}
          {tab === "now" && <Question scene={scene} />}
          {tab === stage && stage && (
            <>
              <StagePanel scene={scene} stage={stage} />
              {phase === "ransom" && <Toll scene={scene} />}
              {stage === "fight" && combat && <Hull scene={scene} combat={combat} side={combat.attacker === scene.me ? 1 : 0} />}
            </>
          )}
        </div>
      ))}
    </div>
  );
}
