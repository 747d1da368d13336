// A fight, step by step: both sides and everybody who watches see the same dice and the same sums.

import cannon from "icon:cannon";
import sabres from "icon:crossed-sabres";
import hull from "art:ship-board-combat";
import person from "icon:person";
import sail from "icon:sail";
import tick from "icon:check-mark";
import type { ComponentChildren } from "preact";
import { Coin } from "../../kit/counters";
import { Picture } from "../../kit/drawing";
import { shortText, Place } from "../../kit/place";
import { currentTable } from "../../kit/table/state";
import { sentence } from "../../kit/table/words";
import { t } from "../../kit/texts";
import { strengthOf } from "./chart";
import { chances } from "./chances";
import { latestFight, type Fight } from "./fight";
import { HoldCells, times } from "./hull";
import { FightDie, Goods, PirateToken, Sailor, SeatMark } from "./marks";
import { called, choicesFor, colourOf, isLegal, isPirate, pirateNumber, shipName, spaceOfShip, type BattleView, type SeaScene } from "./view";
import "./combat.css";

const STEPS = ["shot", "crew", "broadside", "boarding", "outcome"] as const;
type Step = (typeof STEPS)[number];

export function CombatStage({ scene, combat }: { scene: SeaScene; combat: BattleView }) {
  const fight = latestFight(scene);
  const now = stepOfFight(scene);
  const at = spaceOfShip(scene, combat.defender);
  return (
    <section class="matter fight" aria-label={t("board-fight", { at: at ? called(at) : "" })}>
      <header>
        <h2>{t("board-fight", { at: at ? called(at) : "" })}</h2>
        <span class="fighter">
          <ShipMark scene={scene} ship={combat.attacker} />
          <b>{shipName(scene, combat.attacker)}</b> <span class="note">{t("board-attacks")}</span>
        </span>
        <Picture of={sabres} />
        <span class="fighter">
          <ShipMark scene={scene} ship={combat.defender} />
          <b>{shipName(scene, combat.defender)}</b> <span class="note">{t("board-defends")}</span>
        </span>
      </header>
      <ol class="rail">
        {STEPS.map((step, nth) => (
          <li key={step} class={nth < STEPS.indexOf(now) ? "done" : step === now ? "now" : "later"} aria-current={step === now ? "step" : undefined}>
            <span class="knot" aria-hidden="true">
              {nth < STEPS.indexOf(now) ? <Picture of={tick} /> : nth + 1}
            </span>
            <h3>
              {t(`board-step-${step}`)} <span class="note">{t(`board-step-${step}-note`)}</span>
            </h3>
            <StepBody scene={scene} combat={combat} fight={fight} step={step} now={step === now} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepOfFight({ table: { phase, hurt } }: SeaScene): Step {
  switch (phase) {
    case "ready":
    case "shot":
      return "shot";
    case "crew":
      return "crew";
    case "lose":
    case "overload":
      return hurt?.why === "shot" ? "shot" : "broadside";
    default:
      return "outcome";
  }
}

function StepBody({ scene, combat, fight, step, now }: { scene: SeaScene; combat: BattleView; fight: Fight | null; step: Step; now: boolean }): ComponentChildren {
  switch (step) {
    case "shot":
      return (
        <>
          <Shot scene={scene} combat={combat} fight={fight} />
          {now && <Losses scene={scene} />}
        </>
      );
    case "crew":
      return <Crews scene={scene} combat={combat} now={now} />;
    case "broadside":
      return <Broadside scene={scene} combat={combat} fight={fight} now={now} />;
    case "boarding":
      return <Boarding scene={scene} combat={combat} fight={fight} />;
    case "outcome":
      return <Outcome scene={scene} combat={combat} fight={fight} now={now} />;
  }
}

export function ShipMark({ scene, ship }: { scene: SeaScene; ship: number }) {
  return isPirate(ship) ? <PirateToken number={pirateNumber(ship)} class="small" /> : <SeatMark colour={colourOf(scene, ship)} />;
}

function Shot({ scene, combat, fight }: { scene: SeaScene; combat: BattleView; fight: Fight | null }) {
  const shot = fight?.shot ?? "waiting";
  const name = shipName(scene, combat.defender);
  return (
    <div class="row">
      {shot !== "spared" && <FightDie red face={shot === "waiting" ? null : shot} />}
      <span>{shot === "waiting" ? t("board-shot-waiting", { name }) : shot === "spared" ? t("board-shot-spared", { name }) : t("board-shot", { name, face: shot })}</span>
    </div>
  );
}

function Crews({ scene, combat, now }: { scene: SeaScene; combat: BattleView; now: boolean }) {
  const choices = choicesFor(scene, "cannons");
  if (!now || choices.length === 0) {
    return (
      <div class="row">
        {([0, 1] as const).map((side) => (
          <span key={side} class="crewed">
            <ShipMark scene={scene} ship={side === 0 ? combat.attacker : combat.defender} />
            {combat.crews[side] === null ? <span class="note">{t("board-crew-waiting")}</span> : <Guns count={combat.crews[side]!} />}
          </span>
        ))}
      </div>
    );
  }
  const odds = (currentTable()?.about?.odds ?? false) && scene.parts.dice !== undefined;
  return (
    <>
      {odds && <p class="note key">{t("board-odds-if", { name: shipName(scene, combat.attacker === scene.me ? combat.defender : combat.attacker) })}</p>}
      <ol class="gun-choices">
        {choices.map((choice) => (
          <li key={choice.place}>
            <Place at={choice.place} label={t("board-guns", { count: gunsOf(choice.place) })} class="guns">
              <b aria-hidden="true">{gunsOf(choice.place)}</b>
              <Guns count={gunsOf(choice.place)} />
              {choice.refusal ? (
                <span class="because" aria-hidden="true">
                  {shortText(choice.refusal.text)}
                </span>
              ) : (
                odds && <OddsBar scene={scene} combat={combat} guns={gunsOf(choice.place)} />
              )}
            </Place>
          </li>
        ))}
      </ol>
    </>
  );
}

const gunsOf = (place: string): number => Number(place.split(":")[1]);

function Guns({ count }: { count: number }) {
  return (
    <span class="gun-row" role="img" aria-label={t("board-guns", { count })}>
      {count === 0 && <span class="note">{t("board-guns-none")}</span>}
      {times(count, (nth) => (
        <Picture key={nth} of={cannon} />
      ))}
    </span>
  );
}

function OddsBar({ scene, combat, guns }: { scene: SeaScene; combat: BattleView; guns: number }) {
  const { win, tie, lose } = chances(scene, combat, guns);
  const [w, d, l] = [win, tie, lose].map((share) => Math.round(share * 100)) as [number, number, number];
  return (
    <span class="chances" role="img" aria-label={t("board-odds", { win: w, tie: d, lose: l })}>
      <span class="measure" aria-hidden="true">
        <i class="win" style={{ width: `${w}%` }} />
        <i class="tie" style={{ width: `${d}%` }} />
      </span>
      <span class="shares" aria-hidden="true">
        <b>{w} %</b> · {d} · {l}
      </span>
    </span>
  );
}

function Broadside({ scene, combat, fight, now }: { scene: SeaScene; combat: BattleView; fight: Fight | null; now: boolean }) {
  return (
    <>
      <div class="row dice-row">
        {([0, 1] as const).map((side) => {
          const rolled = fight?.dice[side] ?? [];
          const crewed = combat.crews[side] ?? 1;
          return (
            <span key={side} class="crewed">
              <ShipMark scene={scene} ship={side === 0 ? combat.attacker : combat.defender} />
              {rolled.map((face, nth) => (
                <FightDie key={nth} face={face} />
              ))}
              {rolled.length === 0 && times(crewed, (nth) => <FightDie key={nth} face={null} />)}
              {rolled.length === 0 && crewed === 0 && <span class="note">{t("board-guns-none")}</span>}
            </span>
          );
        })}
      </div>
      {(fight?.dice.flat().length ?? 0) === 0 && <Faces scene={scene} />}
      {fight && fight.hits[0].length + fight.hits[1].length > 0 && (
        <ul class="hits">
          {fight.hits.flat().map((event, nth) => (
            <li key={nth}>{sentence({ key: `event-${event.key}`, args: event.args })}</li>
          ))}
        </ul>
      )}
      {now && <Losses scene={scene} />}
    </>
  );
}

/** What a white die can show, and on how many of its faces. */
function Faces({ scene }: { scene: SeaScene }) {
  const faces = scene.parts.dice?.white ?? [];
  return (
    <ul class="faces">
      {[...new Set(faces)].map((face) => (
        <li key={face}>
          {faces.filter((one) => one === face).length}
          <FightDie face={face} />
        </li>
      ))}
    </ul>
  );
}

/** Where a sailor is lost from, when there is a choice. */
export function Losses({ scene }: { scene: SeaScene }) {
  const choices = choicesFor(scene, "crew");
  if (choices.length === 0) return null;
  return (
    <ol class="losses">
      {choices.map((choice) => (
        <li key={choice.place}>
          <Place at={choice.place} label={t("board-lose-from", { place: choice.place.slice(5) })} class="loss">
            <Sailor colour={colourOf(scene, scene.me)} />
            <span aria-hidden="true">{t("board-lose-from", { place: choice.place.slice(5) })}</span>
          </Place>
        </li>
      ))}
    </ol>
  );
}

function Boarding({ scene, combat, fight }: { scene: SeaScene; combat: BattleView; fight: Fight | null }) {
  const strength = fight?.strength ?? combat.strength ?? null;
  const ready = ([combat.attacker, combat.defender] as const).map((ship) => readyOf(scene, combat, ship));
  const [own = 0, theirs = 0] = strength ?? ready;
  return (
    <div class="row boarding" role="img" aria-label={t(strength ? "board-boarding" : "board-boarding-before", { own, theirs })}>
      <Boarders scene={scene} ship={combat.attacker} count={own} />
      <b aria-hidden="true">{own}</b>
      <span class="note" aria-hidden="true">
        {t("board-against")}
      </span>
      <b aria-hidden="true">{theirs}</b>
      <Boarders scene={scene} ship={combat.defender} count={theirs} />
    </div>
  );
}

/** Who could board now, at most as many as the deck holds: an attacker's sailors in the sails take no part. */
function readyOf(scene: SeaScene, combat: BattleView, ship: number): number {
  if (isPirate(ship)) return strengthOf(scene, ship);
  const seat = scene.table.seats[ship]!;
  const side = ship === combat.attacker ? 0 : 1;
  return Math.min(seat.strength_limit, seat.sailors + seat.deck + (combat.gunners[side] ?? 0));
}

function Boarders({ scene, ship, count }: { scene: SeaScene; ship: number; count: number }) {
  return (
    <span class="boarders" aria-hidden="true">
      {times(Math.min(count, 9), (nth) => (
        <Sailor key={nth} colour={isPirate(ship) ? "black" : colourOf(scene, ship)} />
      ))}
    </span>
  );
}

function Outcome({ scene, combat, fight, now }: { scene: SeaScene; combat: BattleView; fight: Fight | null; now: boolean }) {
  const loot = choicesFor(scene, "loot");
  if (!fight || fight.winner === null) {
    return (
      <ul class="ends">
        {(["win", "tie", "lose"] as const).map((end) => (
          <li key={end}>
            <b>{t(`board-end-${end}`)}</b>
            <span>{t(`board-end-${end}-note`)}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <p>
        <b>{fightInWords(scene, fight)}</b>
      </p>
      {fight.spoils.map((event, nth) => (
        <p key={nth}>{sentence({ key: `event-${event.key}`, args: event.args })}</p>
      ))}
      {now && loot.length > 0 && (
        <ol class="spoils">
          {loot.map((choice) => {
            const kind = choice.place.slice("loot:".length);
            return (
              <li key={kind}>
                <Place at={choice.place} label={t(`board-good-${kind}`)} class="spoil">
                  <Goods kind={kind} />
                  <span aria-hidden="true">{choice.refusal ? shortText(choice.refusal.text) : t(`board-good-${kind}`)}</span>
                </Place>
              </li>
            );
          })}
        </ol>
      )}
      {now && scene.choices.some(({ place }) => place.startsWith("cell:")) && <p class="note">{t("board-beaten-where")}</p>}
      {now && combat.winner !== null && !scene.choices.some(isLegal) && <p class="note">{t("board-outcome-waiting")}</p>}
    </>
  );
}

export function fightInWords(scene: SeaScene, fight: Fight): string {
  const [own, theirs] = fight.strength ?? [0, 0];
  const [one, other] = fight.ships.map((ship) => shipName(scene, ship)) as [string, string];
  if (fight.winner === "tie") return t("board-fight-tied", { one, other, own, vp: fight.points });
  const [winner, loser] = fight.winner === 0 ? [one, other] : [other, one];
  return t("board-fight-won", { winner, loser, own: Math.max(own, theirs), theirs: Math.min(own, theirs), vp: fight.points });
}

/** After a fight its dice and its end stay to be read until the next action. */
export function FightReport({ scene }: { scene: SeaScene }) {
  if (scene.table.combat) return null;
  const fight = latestFight(scene);
  if (!fight || fight.winner === null) return null;
  return (
    <section class="report" aria-label={t("board-last-fight")}>
      <Picture of={sabres} />
      {([0, 1] as const).map((side) => (
        <span key={side} class="crewed">
          <ShipMark scene={scene} ship={fight.ships[side]} />
          {fight.dice[side].map((face, nth) => (
            <FightDie key={nth} face={face} />
          ))}
        </span>
      ))}
      <b>{fightInWords(scene, fight)}</b>
    </section>
  );
}

// -- whom to engage

export function Enemies({ scene }: { scene: SeaScene }) {
  const choices = choicesFor(scene, "ship");
  if (choices.length === 0) return null;
  return (
    <section class="enemies" aria-label={t("board-enemies")}>
      <h2 class="caption">{t("board-enemies")}</h2>
      <ol>
        {choices.map((choice) => {
          const ship = Number(choice.place.slice("ship:".length));
          return (
            <li key={ship}>
              <ShipMark scene={scene} ship={ship} />
              <b>{shipName(scene, ship)}</b>
              <span class="figure">
                <Picture of={person} />
                {strengthOf(scene, ship)}
              </span>
              <span class="figure">
                <Picture of={cannon} />
                {gunsAboard(scene, ship)}
              </span>
              {isPirate(ship) && (
                <span class="figure">
                  <Coin />
                  {scene.table.pirates[pirateNumber(ship) - 1]!.purse}
                </span>
              )}
              {choice.refusal && <span class="note">{shortText(choice.refusal.text)}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function gunsAboard(scene: SeaScene, ship: number): number {
  const guns = isPirate(ship) ? scene.table.pirates[pirateNumber(ship) - 1]! : scene.table.seats[ship]!;
  return guns.cannons - guns.cannon_damage;
}

// -- two hulls, bow to bow

export function BothHulls({ scene, combat }: { scene: SeaScene; combat: BattleView }) {
  return (
    <div class="dock bow-to-bow">
      <Hull scene={scene} combat={combat} side={0} />
      <Hull scene={scene} combat={combat} side={1} />
    </div>
  );
}

export function Hull({ scene, combat, side }: { scene: SeaScene; combat: BattleView; side: 0 | 1 }) {
  const ship = side === 0 ? combat.attacker : combat.defender;
  const about = t(ship === scene.me ? "board-hull-own" : isPirate(ship) ? "board-hull-pirate" : "board-hull", {
    name: shipName(scene, ship),
    type: isPirate(ship) ? "corsair" : scene.table.seats[ship]!.type,
  });
  return (
    <section class={`hull side-${side}`} aria-label={about} tabIndex={0}>
      <Picture of={hull} class="planks" fit="none" />
      <h2>
        <ShipMark scene={scene} ship={ship} />
        {about}
      </h2>
      {isPirate(ship) ? <PirateHull scene={scene} ship={ship} /> : <SeatHull scene={scene} combat={combat} side={side} ship={ship} />}
    </section>
  );
}

function SeatHull({ scene, combat, side, ship }: { scene: SeaScene; combat: BattleView; side: 0 | 1; ship: number }) {
  const seat = scene.table.seats[ship]!;
  const crewed = Math.floor((combat.gunners[side] ?? 0) / 2);
  return (
    <div class="groups">
      <div class="group hold">
        <h3>{t("board-hold")}</h3>
        <HoldCells scene={scene} seat={ship} theirs={ship !== scene.me} />
      </div>
      <div class="group cannons">
        <h3>{t("board-cannons")}</h3>
        <ol class="batteries">
          {times(seat.cannons, (nth) => {
            const broken = nth >= seat.cannons - seat.cannon_damage;
            return (
              <li key={nth} class={broken ? "broken" : nth < crewed ? "crewed" : ""}>
                <Picture of={cannon} label={t(broken ? "board-cell-cannon-hit" : nth < crewed ? "board-cell-cannon-crewed" : "board-cell-cannon")} />
                {!broken && times(2, (one) => (nth < crewed ? <Sailor key={one} colour={colourOf(scene, ship)} /> : <i key={one} class="nobody" />))}
              </li>
            );
          })}
        </ol>
        <h3>{t("board-sails")}</h3>
        <p class="sail-line" role="img" aria-label={t("board-sails-note", { speed: seat.speed, free: seat.free_sails })}>
          {times(seat.sails, (nth) => (
            <Sailor key={nth} colour={colourOf(scene, ship)} />
          ))}
          {times(seat.free_sails, (nth) => (
            <Picture key={nth} of={sail} />
          ))}
        </p>
      </div>
    </div>
  );
}

function PirateHull({ scene, ship }: { scene: SeaScene; ship: number }) {
  const pirate = scene.table.pirates[pirateNumber(ship) - 1]!;
  return (
    <div class="groups">
      <div class="group hold">
        <h3>{t("board-pirate-crew")}</h3>
        <ol class="cells" style={{ "--columns": "5" }}>
          {times(pirate.sailors, (nth) => (
            <li key={nth} class={`cell ${nth < pirate.sailors - pirate.sailor_damage ? "full" : "empty"}`}>
              {nth < pirate.sailors - pirate.sailor_damage && <Sailor colour="black" />}
              <span class="unseen">{t(nth < pirate.sailors - pirate.sailor_damage ? "board-cell-sailor" : "board-cell-free")}</span>
            </li>
          ))}
        </ol>
      </div>
      <div class="group cannons">
        <h3>{t("board-cannons")}</h3>
        <ol class="batteries">
          {times(pirate.cannons, (nth) => (
            <li key={nth} class={nth < pirate.cannons - pirate.cannon_damage ? "crewed" : "broken"}>
              <Picture of={cannon} label={t(nth < pirate.cannons - pirate.cannon_damage ? "board-cell-cannon" : "board-cell-cannon-hit")} />
            </li>
          ))}
        </ol>
        <p class="figure">
          <Coin />
          {t("board-pirate-purse", { doubloons: pirate.purse })}
        </p>
      </div>
    </div>
  );
}
