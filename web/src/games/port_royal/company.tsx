// The own company: few cards side by side, many as a fan, grouped by what they do.

import { Coin, Shield, Sword } from "../../kit/counters";
import { Place } from "../../kit/place";
import { SeatMark } from "../../kit/seats";
import { currentTable } from "../../kit/table/state";
import { t } from "../../kit/texts";
import { describe, Face } from "./cards";
import { company, partsOf, type Part, type PortRoyalScene } from "./view";
import "./company.css";

const SIDE_BY_SIDE = 8; // with more the cards are grouped and overlap

type Group = "swords" | "traders" | "prices" | "harbour" | "takes" | "bust" | "expeditions" | "claimed";

const GROUP_OF: Record<string, Group> = {
  sailor: "swords",
  pirate: "swords",
  trader: "traders",
  mademoiselle: "prices",
  admiral: "harbour",
  governor: "takes",
  jester: "bust",
  settler: "expeditions",
  captain: "expeditions",
  priest: "expeditions",
  jack_of_all_trades: "expeditions",
};
const ORDER: Group[] = ["swords", "traders", "prices", "harbour", "takes", "bust", "expeditions", "claimed"];

const groupOf = (part: Part): Group => (part.type === "person" ? GROUP_OF[part.kind]! : "claimed");

export function OwnCompany(scene: PortRoyalScene) {
  const mine = company(scene, scene.me);
  const cards = partsOf(scene, mine.display);
  const persons = cards.filter((part) => part.type === "person").length;
  const fan = cards.length > SIDE_BY_SIDE;
  const title = scene.mine ? t("board-company") : t("board-persons-of", { name: scene.names[scene.me] ?? "" });
  return (
    <section class={`company ${fan ? "fan" : ""}`} aria-label={title} style={{ "--count": String(cards.length + 1) }}>
      <header>
        <SeatMark colour={scene.seats[scene.me]?.colour ?? ""} />
        <h2>{title}</h2>
        <span class="sum" data-thing="own-points">
          <Shield points={mine.points} />
          <span class="note">{t("board-of", { points: scene.table.points_to_end })}</span>
        </span>
        <span class="sum" data-thing="own-coins">
          <Coin />
          <b>
            {mine.coins} <span class="word">{t("board-coins-word", { count: mine.coins })}</span>
          </b>
        </span>
        <span class="sum">
          <Sword />
          <b>
            {mine.swords} <span class="word">{t("board-swords-word", { count: mine.swords })}</span>
          </b>
        </span>
        {fan && <span class="note">{t("board-persons-count", { count: persons })}</span>}
        <span class="note hint-line">{fan ? t("board-fan-hint") : scene.mine && !scene.over && t("board-company-hint")}</span>
      </header>
      {fan ? <Fan scene={scene} cards={cards} /> : <SideBySide scene={scene} cards={cards} expeditions={mine.expeditions} />}
    </section>
  );
}

function SideBySide({ scene, cards, expeditions }: { scene: PortRoyalScene; cards: Part[]; expeditions: number }) {
  return (
    <ol class="cards" tabIndex={0} aria-label={t("board-company")}>
      {cards.map((part, nth) => (
        <li key={`${part.id}-${nth}`}>
          <OwnCard scene={scene} part={part} />
        </li>
      ))}
      {cards.length === 0 && (
        <li class="card empty">
          <span>{t(scene.over ? "board-no-company-left" : "board-no-company")}</span>
        </li>
      )}
      {expeditions === 0 && cards.length > 0 && !scene.over && (
        <li class="card empty">
          <span>{t("board-no-claim")}</span>
        </li>
      )}
    </ol>
  );
}

function Fan({ scene, cards }: { scene: PortRoyalScene; cards: Part[] }) {
  const groups = ORDER.map((group) => ({ group, parts: cards.filter((part) => groupOf(part) === group) })).filter(({ parts }) => parts.length > 0);
  const covered = cards.length - groups.length;
  const shape = { "--groups": String(groups.length), "--covered": String(covered) };
  return (
    <div class="groups" style={shape}>
      {groups.map(({ group, parts }) => (
        <div class="group" key={group}>
          <h3>
            <b>{t(`board-group-${group}`)}</b> <span class="note">{groupSum(scene, group, parts)}</span>
          </h3>
          <ol>
            {parts.map((part, nth) => {
              const covered = nth < parts.length - 1;
              return (
                <li key={`${part.id}-${nth}`} class={covered ? "covered" : ""}>
                  <OwnCard scene={scene} part={part} covered={covered} />
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** What a group does for its owner, in a word or two. */
function groupSum(scene: PortRoyalScene, group: Group, parts: Part[]): string {
  const mine = company(scene, scene.me);
  switch (group) {
    case "swords":
      return t("board-swords", { swords: mine.swords });
    case "prices":
      return t("board-group-prices.sum", { coins: mine.discount });
    case "claimed":
      return t("board-points", { points: parts.reduce((sum, part) => sum + ("points" in part ? part.points : 0), 0) });
    case "traders":
      return t("board-group-traders.sum", { coins: scene.parts.rules.trader_bonus });
    case "harbour":
      return t("board-group-harbour.sum", { coins: parts.length * scene.parts.rules.admiral_coins });
    case "takes":
      return t("board-group-takes.sum", { cards: parts.length * scene.parts.rules.governor_takes });
    case "bust":
      return t("board-group-bust.sum", { coins: parts.length * scene.parts.rules.jester_coins });
    case "expeditions":
      return String(parts.length);
  }
}

function OwnCard({ scene, part, covered = false }: { scene: PortRoyalScene; part: Part; covered?: boolean }) {
  return (
    <Place at={`display:${part.id}`} thing={`display:${scene.me}:${part.id}`} label={describe(scene, part)} zoom={part.id} stop={covered}>
      <Face scene={scene} part={part} counts={countsOf(part)} />
    </Place>
  );
}

/** While a refusal shows its sum: what this card contributes. */
function countsOf(part: Part): string {
  const refused = currentTable()?.refused?.refusal;
  if (!refused?.counted.includes(`display:${part.id}`) || part.type !== "person") return "";
  return t("board-counts", { count: part.swords > 0 ? part.swords : 1 });
}
