// A battle as a stage: attacker left, defender right, between them the step it stands at. Both sides and everybody else
// see the same; whoever decides has the choices there, in the own holds or beside the sentence.

import cannon from "icon:cannon";
import die from "icon:perspective-dice-six-faces-random";
import powderBag from "icon:powder-bag";
import type { ComponentChildren } from "preact";
import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { currentTable } from "../../kit/table/state";
import { t } from "../../kit/texts";
import { at, centre, HEIGHT, ISLAND, type Size } from "./chart";
import { CombatDie, GoodsMark, HoldChip, holdInWords, OwnerMark, shipName, treasureName, TreasureMark } from "./marks";
import { callOf, holdsOf, shipOf, stockOf, type Battle, type Face, type JamaicaScene, type Side } from "./view";
import "./battle.css";

type Step = "attack-powder" | "attack-roll" | "defence-powder" | "defence-roll" | "reward";
const STEPS: Step[] = ["attack-powder", "attack-roll", "defence-powder", "defence-roll", "reward"];

/** The step the battle stands at. */
function stepOf({ phase }: JamaicaScene["table"], battle: Battle): Step {
  if (phase === "reward" || phase === "stow" || battle.winner !== null) return "reward";
  if (phase === "saber") return battle.rolled === "attack" ? "attack-roll" : "defence-roll";
  return battle.attack.die === 0 ? "attack-powder" : "defence-powder";
}

export function BattleStage({ scene, battle }: { scene: JamaicaScene; battle: Battle }) {
  const step = stepOf(scene.table, battle);
  const space = shipOf(scene, battle.defender).space;
  return (
    <section class={`battle at-${step} ${centre(space).y > HEIGHT / 2 ? "above" : ""}`} aria-label={t("board-battle", { space })}>
      <SidePanel scene={scene} ship={battle.attacker} side={battle.attack} role="attacks" won={battle.winner === battle.attacker} now={step.startsWith("attack")} />
      <div class="middle">
        <ol class="steps">
          {STEPS.map((one, nth) => (
            <StepMark key={one} number={nth + 1} words={t(`board-step-${one}`)} state={nth < STEPS.indexOf(step) ? "done" : one === step ? "now" : "next"} />
          ))}
        </ol>
        <Middle scene={scene} battle={battle} step={step} />
      </div>
      <SidePanel scene={scene} ship={battle.defender} side={battle.defence} role="defends" won={battle.winner === battle.defender} now={step.startsWith("defence")} />
    </section>
  );
}

function StepMark({ number, words, state }: { number: number; words: string; state: "done" | "now" | "next" }) {
  return (
    <li class={state} aria-current={state === "now" ? "step" : undefined}>
      <span class="step-dot" aria-hidden="true">
        {state === "done" ? "✓" : number}
      </span>
      <span class="step-name">{words}</span>
    </li>
  );
}

interface SidePanelProps {
  scene: JamaicaScene;
  ship: number;
  side: Side;
  role: "attacks" | "defends";
  won: boolean;
  now: boolean;
}

function SidePanel({ scene, ship, side, role, won, now }: SidePanelProps) {
  const vessel = shipOf(scene, ship);
  const beth = bethOf(scene, ship);
  const left = stockOf(vessel).powder;
  const rolled = side.die !== 0;
  return (
    <div class={`fighter ${role} ${won ? "won" : ""} ${now ? "now" : ""}`}>
      <h2>
        <OwnerMark scene={scene} ship={ship} />
        <b>{shipName(scene, ship)}</b>
      </h2>
      <p class="note">{won ? t("board-won") : t(`board-${role}`)}</p>
      <dl>
        <Addend icon={powderBag} words={t("board-word-powder", { count: 2 })}>
          {side.powder > 0 || rolled || left === 0 ? `+${side.powder}` : t("board-powder-range", { most: left })}
        </Addend>
        {beth > 0 && (
          <Addend icon={cannon} words={treasureName("beth")}>
            +{beth}
          </Addend>
        )}
        <Addend icon={die} words={t("board-die-word")}>
          <CombatDie face={side.die} />
        </Addend>
      </dl>
      <p class="total">
        <b>{t("board-total")}</b>
        <b class="sum-of">{totalInWords(side, beth)}</b>
      </p>
    </div>
  );
}

function Addend({ icon, words, children }: { icon: typeof die; words: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>
        <Picture of={icon} />
        {words}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function totalInWords(side: Side, beth: number): string {
  if (side.die === "star") return t("board-total-star");
  if (side.die !== 0) return String(side.total ?? side.powder + beth + side.die);
  const known = side.powder + beth;
  return known > 0 ? t("board-total-open", { known }) : "?";
}

function Middle({ scene, battle, step }: { scene: JamaicaScene; battle: Battle; step: Step }) {
  switch (step) {
    case "attack-powder":
    case "defence-powder":
      return <Powder scene={scene} battle={battle} attacking={step === "attack-powder"} />;
    case "attack-roll":
    case "defence-roll":
      return <Saber scene={scene} battle={battle} />;
    case "reward":
      return <Reward scene={scene} battle={battle} />;
  }
}

// -- powder

function Powder({ scene, battle, attacking }: { scene: JamaicaScene; battle: Battle; attacking: boolean }) {
  const fighter = attacking ? battle.attacker : battle.defender;
  const mine = fighter === scene.me && scene.choices.length > 0;
  const left = stockOf(shipOf(scene, fighter)).powder;
  const odds = oddsShown();
  return (
    <>
      <h2 class="ask">{mine ? t("board-powder-ask") : t("board-powder-wait", { name: shipName(scene, fighter) })}</h2>
      {odds && (mine || scene.me < 0) ? <Odds scene={scene} battle={battle} attacking={attacking} left={left} /> : <p>{t("board-powder-left", { count: left })}</p>}
      <p class="note star-line">
        <CombatDie face="star" />
        {t("board-star")}
      </p>
    </>
  );
}

const MOST_SHOWN = 4;

/** What each further powder would do, for 0, 1, 2 ... of those left. */
function Odds({ scene, battle, attacking, left }: { scene: JamaicaScene; battle: Battle; attacking: boolean; left: number }) {
  const steps = left < MOST_SHOWN ? Array.from({ length: left + 1 }, (_, nth) => nth) : [0, 1, 2, left];
  return (
    <>
      <ol class="odds">
        {steps.map((more) => (
          <li key={more}>
            <b>
              +{more}
              <GoodsMark kind="powder" />
            </b>
            <span>{chanceInWords(scene, battle, attacking, more)}</span>
          </li>
        ))}
      </ol>
      <p class="note">{t(attacking ? "board-odds-attack" : "board-odds-defence", { name: shipName(scene, attacking ? battle.defender : battle.attacker) })}</p>
    </>
  );
}

function chanceInWords(scene: JamaicaScene, battle: Battle, attacking: boolean, more: number): string {
  const { combat } = scene.parts;
  const own = (attacking ? battle.attack.powder + bethOf(scene, battle.attacker) : battle.defence.powder + bethOf(scene, battle.defender)) + more;
  if (!attacking) return t("board-percent", { percent: percent(beats(combat, own, battle.attack.total ?? 0)) });
  const answer = bethOf(scene, battle.defender);
  const worst = percent(chanceToWin(combat, own, answer + stockOf(shipOf(scene, battle.defender)).powder));
  const best = percent(chanceToWin(combat, own, answer));
  return worst === best ? t("board-percent", { percent: best }) : t("board-percent-range", { from: worst, to: best });
}

function bethOf(scene: JamaicaScene, ship: number): number {
  return shipOf(scene, ship).powers.includes("beth") ? scene.parts.rules.beth_bonus : 0;
}

const percent = (share: number): number => Math.round(100 * share);

function mean(faces: Face[], worth: (face: Face) => number): number {
  return faces.reduce<number>((sum, face) => sum + worth(face), 0) / faces.length;
}

/** The share of rolls that beat a known total: a star does always. */
function beats(faces: Face[], bonus: number, total: number): number {
  return mean(faces, (face) => (face === "star" || face + bonus > total ? 1 : 0));
}

/** The attacker's chance against a defender who answers with this bonus: a star on either side decides at once. */
function chanceToWin(faces: Face[], bonus: number, answer: number): number {
  return mean(faces, (face) => (face === "star" ? 1 : mean(faces, (other) => (other !== "star" && other + answer < face + bonus ? 1 : 0))));
}

// -- whom to attack

/** The ships that one's own may attack, where there are several. */
export function foesOf(scene: JamaicaScene): number[] {
  const { phase, moving, ships } = scene.table;
  if (phase !== "target" || moving?.ship !== scene.me) return [];
  return ships.flatMap((_, nth) => (scene.choices.some(({ place }) => place === `ship:${callOf(scene, nth)}`) ? [nth] : []));
}

/** How large the list of so many foes is, in pixels. */
export function targetsSize(foes: number): Size {
  return { w: 424, h: 40 + 26 * foes };
}

/** Whoever chooses a target sees what each has, can answer with, and how likely a win is. */
export function Targets({ scene, foes }: { scene: JamaicaScene; foes: number[] }) {
  const { w, h } = targetsSize(foes.length);
  const title = t(oddsShown() ? "board-targets" : "board-foes");
  return (
    <section class="targets" aria-label={title} style={{ ...at(ISLAND), width: `${w}px`, height: `${h}px` }}>
      <h2 class="caption">{title}</h2>
      <ol>
        {foes.map((foe) => (
          <li key={foe}>
            <OwnerMark scene={scene} ship={foe} />
            <b class="foe">{shipName(scene, foe)}</b>
            <ol class="hold-chips">
              {holdsOf(shipOf(scene, foe)).map((hold, nth) => (
                <HoldChip key={nth} hold={hold} />
              ))}
            </ol>
            <span class="unseen">{t("board-answers", { count: stockOf(shipOf(scene, foe)).powder })}</span>
            {oddsShown() && <b class="chance">{rangeAgainst(scene, foe)}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** From no own powder against all of theirs to all of the own against none. */
function rangeAgainst(scene: JamaicaScene, foe: number): string {
  const { combat } = scene.parts;
  const [own, answer] = [bethOf(scene, scene.me), bethOf(scene, foe)];
  const from = percent(chanceToWin(combat, own, answer + stockOf(shipOf(scene, foe)).powder));
  const to = percent(chanceToWin(combat, own + stockOf(shipOf(scene, scene.me)).powder, answer));
  return from === to ? t("board-percent", { percent: to }) : t("board-percent-range", { from, to });
}

function oddsShown(): boolean {
  return currentTable()?.about?.odds ?? false;
}

// -- the saber

function Saber({ scene, battle }: { scene: JamaicaScene; battle: Battle }) {
  const side = battle.rolled === "attack" ? battle.attack : battle.defence;
  const roller = battle.rolled === "attack" ? battle.attacker : battle.defender;
  const owner = [battle.attacker, battle.defender].find((ship) => shipOf(scene, ship).powers.includes("saber"));
  return (
    <>
      <h2 class="ask">{t("board-saber-ask", { name: owner === undefined ? "" : shipName(scene, owner) })}</h2>
      <p class="saber-die">
        <TreasureMark id="saber" />
        <CombatDie face={side.die} />
        <span>{t("board-saber-die", { name: shipName(scene, roller) })}</span>
      </p>
      <p class="note">{t("board-saber-note")}</p>
    </>
  );
}

// -- the reward

function Reward({ scene, battle }: { scene: JamaicaScene; battle: Battle }) {
  if (battle.winner === null) return <h2 class="ask">{t("board-tied")}</h2>;
  const loser = battle.winner === battle.attacker ? battle.defender : battle.attacker;
  const mine = battle.winner === scene.me;
  const beaten = shipOf(scene, loser);
  const cursed = mine ? [...new Set((scene.own?.hidden ?? []).filter((face): face is string => face?.startsWith("cursed") ?? false))] : [];
  if (scene.table.phase === "stow") return <Stowing scene={scene} />;
  return (
    <>
      <h2 class="ask">{mine ? t("board-reward-ask") : t("board-reward-wait", { name: shipName(scene, battle.winner) })}</h2>
      <ol class="spoils">
        {holdsOf(beaten).map(
          (hold, nth) =>
            hold && (
              <li key={nth}>
                <Place at={`loot:${nth + 1}`} label={t("board-loot", { goods: holdInWords(hold) })} class="spoil">
                  <span class="crate" aria-hidden="true">
                    <b>{hold[1]}</b>
                    <GoodsMark kind={hold[0]} />
                  </span>
                </Place>
              </li>
            ),
        )}
        {beaten.powers.map((power) => (
          <li key={power}>
            <Place at={`power:${power}`} label={treasureName(power)} class="spoil">
              <span class="crate" aria-hidden="true">
                <TreasureMark id={power} />
                <span class="word">{treasureName(power)}</span>
              </span>
            </Place>
          </li>
        ))}
        {beaten.hidden.length > 0 && (
          <li>
            <Place at="hidden" label={t("board-hidden", { count: beaten.hidden.length })} class="spoil">
              <span class="crate" aria-hidden="true">
                <TreasureMark id={null} />
                <span class="word">{t("board-hidden-one-of", { count: beaten.hidden.length })}</span>
              </span>
            </Place>
          </li>
        )}
        {cursed.map((face) => (
          <li key={face}>
            <Place at={`own-treasure:${face}`} label={treasureName(face)} class="spoil give">
              <span class="crate" aria-hidden="true">
                <TreasureMark id={face} />
                <span class="word">{t("board-give")}</span>
              </span>
            </Place>
          </li>
        ))}
      </ol>
    </>
  );
}

function Stowing({ scene }: { scene: JamaicaScene }) {
  const { goods } = scene.table;
  return (
    <>
      <h2 class="ask">{t("board-stow-ask")}</h2>
      {goods && (
        <p class="stowing">
          <b>{goods.amount}</b>
          <GoodsMark kind={goods.kind} />
        </p>
      )}
    </>
  );
}
