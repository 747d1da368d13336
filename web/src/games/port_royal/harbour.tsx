// The middle of the table: piles, the five berths, persons for hire, expeditions.

import compassRose from "art:compass-rose";
import type { ComponentChildren } from "preact";
import { Coin } from "../../kit/counters";
import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { Sea } from "../../kit/sea";
import { t } from "../../kit/texts";
import { describe, Face } from "./cards";
import { Expeditions } from "./expeditions";
import { Heading } from "./heading";
import { Flag } from "./marks";
import { Piles } from "./piles";
import { COLOURS, company, partOf, partsOf, type Colour, type Person, type PortRoyalScene, type Ship } from "./view";
import "./harbour.css";

const ROW = 5; // persons that fit under the harbour
const WIDE_ROW = 9; // persons that fit side by side over the whole width

export function Harbour(scene: PortRoyalScene) {
  const lying = partsOf(scene, scene.table.harbour);
  const persons = lying.filter((part): part is Person => part.type === "person");
  const crowd = persons.length > WIDE_ROW ? "throng" : persons.length > ROW ? "crowd" : "";
  const many = persons.length > 3 ? "many" : "";
  const open = scene.table.expeditions.length;
  const ventures = open > 3 ? "ventures" : open > 1 ? "some-ventures" : "";
  return (
    <div class={`port-royal ${crowd} ${many} ${ventures}`}>
      <Sea class="sea" rose={!crowd && open <= 3 && <Picture of={compassRose} class="rose" />} />
      <Piles scene={scene} />
      <section class="ships" aria-label={t("board-ships")}>
        <Heading name="board-ships" note={traderNote(scene)} />
        <FlagCount scene={scene} />
        <ol class="berths">
          {COLOURS.map((color) => (
            <Berth key={color} scene={scene} color={color} ships={lying.filter((part): part is Ship => part.type === "ship" && part.color === color)} />
          ))}
        </ol>
      </section>
      <section class="persons" aria-label={t("board-persons")} style={{ "--count": String(persons.length) }}>
        <Heading name="board-persons" note={discountNote(scene)} />
        {persons.length > 0 ? (
          <ol class="row">
            {persons.map((person, nth) => (
              <li key={`${person.id}-${nth}`}>
                <Hire scene={scene} person={person} last={isLast(scene, person.id) && nth === lastIndex(persons, person.id)} />
              </li>
            ))}
          </ol>
        ) : (
          <p class="none-yet">{t(scene.over ? "board-no-persons-left" : "board-no-persons")}</p>
        )}
      </section>
      <Expeditions scene={scene} />
    </div>
  );
}

function lastIndex(persons: Person[], id: string): number {
  return persons.map((person) => person.id).lastIndexOf(id);
}

function isLast(scene: PortRoyalScene, id: string): boolean {
  return scene.table.last_drawn === id && scene.table.phase === "discover";
}

// -- ships

function traderNote(scene: PortRoyalScene): string {
  const { gains } = scene.own ?? {};
  const extra = scene.table.harbour.some((id) => {
    const part = partOf(scene, id);
    return part.type === "ship" && gains && (gains[id] ?? part.coins) > part.coins;
  });
  return extra && scene.table.phase === "trade" ? t("board-trader-note", { coins: scene.parts.rules.trader_bonus }) : "";
}

/** How many cards the flags in the harbour allow, and what one more would. */
function FlagCount({ scene }: { scene: PortRoyalScene }) {
  const steps = stepsOf(scene.parts.rules.takes_by_flags);
  const { flags } = scene.table;
  return (
    <ol class="flag-count" aria-label={t("board-flags-now", { flags, takes: scene.parts.rules.takes_by_flags[flags] ?? 1 })}>
      {steps.map(({ from, to, takes }) => (
        <li key={from} class={from <= flags && flags <= to ? "now" : ""} aria-hidden="true">
          {t(from === to ? "board-flags" : "board-flags-range", { from, to, flags: from, takes })}
        </li>
      ))}
    </ol>
  );
}

function stepsOf(takes: number[]): { from: number; to: number; takes: number }[] {
  const steps: { from: number; to: number; takes: number }[] = [];
  takes.forEach((count, flags) => {
    const last = steps.at(-1);
    if (last?.takes === count) last.to = flags;
    else steps.push({ from: flags, to: flags, takes: count });
  });
  return steps;
}

function Berth({ scene, color, ships }: { scene: PortRoyalScene; color: Colour; ships: Ship[] }) {
  const drawn = scene.table.drawn ? partOf(scene, scene.table.drawn) : null;
  const arriving = drawn?.type === "ship" && drawn.color === color ? drawn : null;
  const [ship] = ships;
  return (
    <li class={`berth ${arriving ? "arriving" : ""} ${arriving && ship ? "clash" : ""}`}>
      {ship && (
        <Place at={`harbour:${ship.id}`} label={describe(scene, ship, undefined, gainsOf(scene, ship))} zoom={ship.id} last={isLast(scene, ship.id)}>
          <Face scene={scene} part={ship} {...gainOf(scene, ship)} />
        </Place>
      )}
      {!ship && !arriving && (
        <div class="missing">
          <Flag color={color} />
          <span class="missing-name">{t(scene.over ? "board-missing-at-end" : "board-missing", { name: `@ship-${color}` })}</span>
        </div>
      )}
      {arriving && (
        <div class="drawn" data-thing={`drawn:${arriving.id}`} data-zoom={arriving.id}>
          <span class="unseen">
            {t("board-drawn")} {describe(scene, arriving)}
          </span>
          <Face scene={scene} part={arriving} />
          <span class="drawn-tag" aria-hidden="true">
            {t("board-drawn")}
          </span>
        </div>
      )}
    </li>
  );
}

function gainsOf(scene: PortRoyalScene, ship: Ship): number {
  return scene.own?.gains[ship.id] ?? ship.coins;
}

function gainOf(scene: PortRoyalScene, ship: Ship): { gains?: number } {
  return scene.own ? { gains: gainsOf(scene, ship) } : {};
}

// -- persons

function discountNote(scene: PortRoyalScene): ComponentChildren {
  const discount = scene.me >= 0 ? company(scene, scene.me).discount : 0;
  const mine = scene.me >= 0 && scene.table.phase === "trade" && scene.choices.length > 0;
  return (
    <>
      {discount > 0 && <span class="long-note">{t(scene.mine ? "board-discount" : "board-discount-of", { coins: discount })}</span>}
      {discount > 0 && (
        <span class="short-note" aria-hidden="true">
          {t("board-discount.short", { coins: discount })}
        </span>
      )}
      {mine && (
        <span class="purse">
          {t("board-you-have")} <Coin /> <b>{company(scene, scene.me).coins}</b>
        </span>
      )}
    </>
  );
}

function Hire({ scene, person, last }: { scene: PortRoyalScene; person: Person; last: boolean }) {
  const pays = scene.own?.prices[person.id] ?? person.cost;
  return (
    <Place at={`harbour:${person.id}`} label={describe(scene, person, pays)} zoom={person.id} last={last}>
      <Face scene={scene} part={person} pays={pays} />
    </Place>
  );
}
