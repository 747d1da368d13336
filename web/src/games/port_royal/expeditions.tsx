// The expeditions that lie open, and what is lacking for them.

import { Coin, Shield } from "../../kit/counters";
import { Place } from "../../kit/place";
import { say } from "../../kit/table/words";
import { t, type Text } from "../../kit/texts";
import { describe } from "./cards";
import { Heading } from "./heading";
import { SymbolMark } from "./marks";
import { company, partsOf, type Expedition, type PortRoyalScene, type Symbol } from "./view";
import "./expeditions.css";

export function Expeditions({ scene }: { scene: PortRoyalScene }) {
  const open = partsOf(scene, scene.table.expeditions).filter((part): part is Expedition => part.type === "expedition");
  return (
    <section class="expeditions" aria-label={t("board-expeditions")}>
      <Heading name="board-expeditions" note={open.length > 1 ? t("board-expeditions-open", { count: open.length }) : ""} />
      {open.length === 0 && <p class="none-yet">{t(scene.over ? "board-no-expeditions-left" : "board-no-expeditions")}</p>}
      <ol>
        {open.map((expedition) => (
          <li key={expedition.id}>
            <ExpeditionStrip scene={scene} expedition={expedition} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ExpeditionStrip({ scene, expedition }: { scene: PortRoyalScene; expedition: Expedition }) {
  const standing = standingOf(scene, expedition);
  const words = describe(scene, expedition);
  return (
    <Place at={`expedition:${expedition.id}`} label={standing ? `${words} ${standing}` : words} zoom={expedition.id}>
      <div class="strip" aria-hidden="true">
        <span class="symbols">
          {ticked(scene, expedition).map(({ symbol, done }, nth) => (
            <SymbolMark key={nth} symbol={symbol} done={done} />
          ))}
        </span>
        <Coin class="reward">+{expedition.coins}</Coin>
        <Shield points={expedition.points} />
        {standing && <span class="standing">{standing}</span>}
      </div>
    </Place>
  );
}

/** The required symbols, each with a tick when a person of one's own answers for it. */
function ticked(scene: PortRoyalScene, expedition: Expedition): { symbol: Symbol; done: boolean }[] {
  const crew = new Map<string, number>();
  for (const part of scene.me >= 0 ? partsOf(scene, company(scene, scene.me).display) : []) {
    if (part.type === "person") crew.set(part.kind, (crew.get(part.kind) ?? 0) + 1);
  }
  return expedition.requires.map((symbol) => {
    const left = crew.get(symbol) ?? 0;
    crew.set(symbol, left - 1);
    return { symbol, done: left > 0 };
  });
}

/** One line: what is lacking, or that it can be claimed. */
function standingOf(scene: PortRoyalScene, expedition: Expedition): string {
  const claim = scene.own?.claims[expedition.id];
  if (!claim) return "";
  const persons: Text[] = Object.entries(claim.missing).map(([kind, n]) => ({ key: `some-${kind}`, args: { n } }));
  if (persons.length > 0) return say({ key: scene.mine ? "board-lacking" : "board-lacking-of", args: { persons } });
  if (!scene.mine) return t("board-claimable-of");
  return t(ticked(scene, expedition).every(({ done }) => done) ? "board-claimable" : "board-claimable-jack");
}
