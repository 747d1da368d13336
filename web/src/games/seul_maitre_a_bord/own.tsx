// What is mine: the ship, its crew, and what they can do.

import shipBoard from "art:ship-board";
import crown from "icon:laurel-crown";
import { Coin, Shield } from "../../kit/counters";
import { Picture } from "../../kit/drawing";
import { shortText, Place } from "../../kit/place";
import { t } from "../../kit/texts";
import { Actions } from "./actions";
import { BothHulls } from "./combat";
import { across, CannonCells, DeckCells, Group, HoldCells, SailCells, times } from "./hull";
import { skillPicture } from "./marks";
import { lookedAt, looking } from "./pointing";
import { isPhone } from "./tabs";
import { BUILDING, isLegal, numberIn, SKILLS, type SeaScene, type Speciality } from "./view";
import { OwnPort } from "./building";
import "./own.css";

export function OwnShip(scene: SeaScene) {
  if (scene.me < 0) return null;
  if (isPhone()) return scene.choices.length > 0 && scene.table.phase === "act" ? <Actions scene={scene} /> : null;
  if (BUILDING.includes(scene.table.phase)) return <OwnPort scene={scene} />;
  const { combat } = scene.table;
  if (combat && (combat.attacker === scene.me || combat.defender === scene.me)) return <BothHulls scene={scene} combat={combat} />;
  return (
    <div class="dock">
      <ShipBoard scene={scene} />
      <Crew scene={scene} />
    </div>
  );
}

export function ShipBoard({ scene }: { scene: SeaScene }) {
  const ship = scene.table.seats[scene.me]!;
  return (
    <section class="ship-board" aria-label={t("board-own-ship")} tabIndex={0}>
      <Picture of={shipBoard} class="planks" fit="none" />
      <div class="groups" style={{ "--across": String(across(scene, scene.me)) }}>
        <Group name="hold" note={t("board-hold-note", { held: ship.spaces - ship.free, spaces: ship.spaces, load: ship.load })}>
          <HoldCells scene={scene} seat={scene.me} />
        </Group>
        <Group name="sails" note={t("board-sails-note", { speed: ship.speed, free: ship.free_sails })}>
          <SailCells scene={scene} seat={scene.me} />
        </Group>
        <Group name="cannons" note="">
          <CannonCells scene={scene} ship={ship} />
        </Group>
        <Group name="deck" note={t("board-deck-note", { most: ship.strength_limit })}>
          <DeckCells scene={scene} seat={scene.me} />
        </Group>
      </div>
    </section>
  );
}

export function Crew({ scene }: { scene: SeaScene }) {
  const ship = scene.table.seats[scene.me]!;
  const looked = lookedAt("specialist");
  return (
    <section class="crew" aria-label={t("board-crew")}>
      <header>
        <h2>{t("board-crew")}</h2>
        <span class="note">{t("board-unbound", { count: ship.unbound })}</span>
        <span class="purse">
          <Shield points={ship.vp} />
          <Coin />
          <b>{ship.money}</b>
          <span class="unseen">{t("board-purse", { vp: ship.vp, money: ship.money })}</span>
        </span>
      </header>
      <ol>
        {SKILLS.map((skill) => (
          <li key={skill} {...looking(`specialist:${skill}`)}>
            <Specialist scene={scene} skill={skill} level={ship.specialists[skill] ?? 0} />
          </li>
        ))}
      </ol>
      <p class="note power">{powerInWords(scene, looked)}</p>
    </section>
  );
}

function Specialist({ scene, skill, level }: { scene: SeaScene; skill: Speciality; level: number }) {
  const choice = scene.choices.find(({ place }) => place === `specialist:${skill}`);
  const leader = scene.table.leaders[skill] === scene.me;
  const label = t("board-specialist", { name: `@speciality-${skill}`, level, leader: leader ? 1 : 0 });
  return (
    <Place at={`specialist:${skill}`} label={label} class={`specialist ${level > 0 ? "trained" : ""}`}>
      <span class="skill" aria-hidden="true">
        <Picture of={skillPicture(skill)} />
        <span class="stars">
          {times(3, (nth) => (
            <Star key={nth} full={nth < level} />
          ))}
        </span>
      </span>
      <b aria-hidden="true">{t(`speciality-${skill}`)}</b>
      {choice && (
        <span class="terms" aria-hidden="true">
          {choice.refusal ? shortText(choice.refusal.text) : t("board-train", { level: level + 1, price: numberIn(choice.label, "price") ?? 0 })}
        </span>
      )}
      {leader && <Picture of={crown} class="leader" />}
    </Place>
  );
}

function Star({ full }: { full: boolean }) {
  return (
    <svg class={`star ${full ? "full" : ""}`} viewBox="0 0 20 20">
      <path d="M10 1.6L12.5 7.1L18.4 7.7L14 11.7L15.2 17.6L10 14.6L4.8 17.6L6 11.7L1.6 7.7L7.5 7.1Z" />
    </svg>
  );
}

/** What the speciality looked at gives next, else what the own crew can do. */
function powerInWords(scene: SeaScene, looked: string): string {
  const { specialists } = scene.table.seats[scene.me]!;
  const [offered] = scene.choices.filter((choice) => choice.place.startsWith("specialist:") && isLegal(choice));
  const skill = looked || SKILLS.find((one) => (specialists[one] ?? 0) > 0) || offered?.place.slice("specialist:".length);
  if (!skill) return t("board-no-power");
  const level = Math.max(1, Math.min(3, (specialists[skill as Speciality] ?? 0) + (looked ? 1 : 0)));
  return t("board-power", { name: `@speciality-${skill}`, level, power: `@power-${skill}-${level}` });
}
