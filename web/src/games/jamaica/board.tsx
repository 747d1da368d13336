// The chart: an island, fifty spaces around it, and the ships on their way.

import compassRose from "art:compass-rose";
import island from "art:jamaica-island";
import lighthouse from "art:lighthouse";
import chest from "icon:locked-chest";
import meat from "icon:meat";
import skull from "icon:skull-crossed-bones";
import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { redraw } from "../../kit/redraw";
import { t } from "../../kit/texts";
import { BattleStage, foesOf, Targets, targetsSize } from "./battle";
import { at, BERTH, beside, centre, HEIGHT, ISLAND, raftSize, WIDTH, type Box, type Point, type Size } from "./chart";
import { DiceBox } from "./dice";
import { GhostPanel } from "./ghost";
import { Lookout } from "./lookout";
import { amount, shipName, Token } from "./marks";
import { cardShown, diceShown, lookedAt } from "./pointing";
import { callOf, cardOf, priceKind, shipOf, spaceOf, type JamaicaScene, type SpaceView } from "./view";
import { endsOf, isShort, landingsOf, outcomesOf, type Landing } from "./voyage";
import "./board.css";

type Lane = [number, number];

export function Chart(scene: JamaicaScene) {
  const lanes = lanesOf(scene);
  const preview = previewOf(scene);
  const fleet = fleetOf(scene, lanes, preview);
  const tips = tipsOf(scene, preview, lanes, fleet.taken);
  const { battle, phase } = scene.table;
  const foes = foesOf(scene);
  return (
    <div class={`jamaica ${battle ? "in-battle" : phase === "dice" ? "in-dice" : foes.length > 0 ? "in-target" : ""}`}>
      <Lookout scene={scene} />
      <Picture of={compassRose} class="rose" />
      <div class="chart" ref={measure}>
        <svg class="ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <Rhumbs />
          <use href={`#${island.id}`} />
          <path class="lane" d={pathOf(lanes)} />
          <path class="lane-dots" d={pathOf(lanes)} />
          <path class="floor-line" d="M409 48L416 164" />
          <path class="floor-arrow" d="M381 113H363M369 107L363 113L369 119" />
          {preview.ways.map(({ path, later }) => (
            <path class={`way ${later ? "later" : ""}`} d={lineOf(path)} />
          ))}
          {battle && <path class="leader" d={leaderOf(shipOf(scene, battle.defender).space)} />}
          {fleet.rafts.map(({ space, box }) => (
            <path class="leader" d={`M${centre(space).x} ${centre(space).y}L${box.x} ${box.y}`} />
          ))}
        </svg>
        <Names scene={scene} />
        <DiceBox scene={scene} />
        <GhostPanel scene={scene} />
        {foes.length > 0 && <Targets scene={scene} foes={foes} />}
        <ol class="spaces" aria-label={t("board-spaces")}>
          {scene.parts.spaces.map((space) => (
            <SpaceMark key={space.id} scene={scene} space={space} />
          ))}
        </ol>
        <Ends preview={preview} atFork={phase === "fork"} />
        <Fleet scene={scene} fleet={fleet} />
        {battle && <Veil space={shipOf(scene, battle.defender).space} />}
        {tips.map((tip) => (
          <Tip key={`${tip.landing.space} ${tip.title}`} scene={scene} tip={tip} />
        ))}
      </div>
      {battle && <BattleStage scene={scene} battle={battle} />}
    </div>
  );
}

function lanesOf(scene: JamaicaScene): Lane[] {
  return scene.parts.spaces.flatMap((space) => space.next.map((next): Lane => [space.id, next]));
}

function pathOf(lanes: Lane[]): string {
  return lanes.map(([from, to]) => lineOf([from, to])).join("");
}

function lineOf(spaces: number[]): string {
  return spaces.map((space, nth) => `${nth === 0 ? "M" : "L"}${centre(space).x} ${centre(space).y}`).join("");
}

const ROSE = { x: 556, y: 262 };

/** Sixteen winds through one point. */
function Rhumbs() {
  const winds = Array.from({ length: 16 }, (_, nth) => {
    const [x, y] = [Math.cos((nth * Math.PI) / 16) * 1400, Math.sin((nth * Math.PI) / 16) * 1400];
    return `M${ROSE.x - x} ${ROSE.y - y}L${ROSE.x + x} ${ROSE.y + y}`;
  });
  return <path class="rhumbs" d={winds.join("")} />;
}

function Names({ scene }: { scene: JamaicaScene }) {
  const worthy = scene.parts.spaces.filter((space) => space.id !== 0 && space.score > 0);
  const [home] = scene.parts.spaces;
  const floor = scene.parts.rules.floor_value;
  return (
    <div class="names" aria-hidden="true">
      <i style={at({ x: 384, y: 276 })}>{t("board-place-west")}</i>
      <i style={at({ x: 800, y: 286 })}>{t("board-place-east")}</i>
      <span class="homeport" style={at({ x: 970, y: 140 })}>
        <i>{t("board-port-royal")}</i>
        <b>{t("board-finish", { score: home?.score ?? 0 })}</b>
      </span>
      <b class="floor" style={at({ x: 396, y: 113 })}>
        −{Math.abs(floor)}
      </b>
      {worthy.map((space) => (
        <b key={space.id} class="worth" style={at(worthAt(space.id))}>
          +{space.score}
        </b>
      ))}
    </div>
  );
}

const LAST = 49;

function worthAt(space: number): Point {
  const { x, y } = centre(space);
  return space === LAST ? { x: x - 36, y: y + 14 } : { x, y: y + 30 };
}

// -- spaces

function SpaceMark({ scene, space }: { scene: JamaicaScene; space: SpaceView }) {
  const { battle, tokens } = scene.table;
  const fought = battle !== null && shipOf(scene, battle.defender).space === space.id;
  return (
    <li class={fought ? "fought" : ""} style={at(centre(space.id))}>
      <Place at={`space:${space.id}`} label={spaceInWords(scene, space)} class={`space ${space.type}`}>
        <span class="face" aria-hidden="true">
          <SpaceFace space={space} />
        </span>
        {tokens.includes(space.id) && (
          <span class="chest" data-thing={`token:${space.id}`} aria-hidden="true">
            <Picture of={chest} />
          </span>
        )}
      </Place>
    </li>
  );
}

function SpaceFace({ space }: { space: SpaceView }) {
  switch (space.type) {
    case "port_royal":
      return <Picture of={lighthouse} />;
    case "lair":
      return <Picture of={skull} />;
    case "port":
      return <b>{space.price}</b>;
    case "sea":
      return (
        <>
          <b>{space.price}</b>
          <Picture of={meat} />
        </>
      );
  }
}

function spaceInWords(scene: JamaicaScene, space: SpaceView): string {
  const kind = priceKind(space);
  const said = [t(`board-space-${space.type}`, { space: space.id })];
  if (kind) said.push(t("board-space-price", { goods: amount(kind, space.price) }));
  if (scene.table.tokens.includes(space.id)) said.push(t("board-space-treasure"));
  if (space.score > 0 && space.id !== 0) said.push(t("board-space-worth", { score: space.score }));
  scene.table.ships.forEach((ship, nth) => {
    if (ship.space === space.id) said.push(t("board-space-ship", { name: shipName(scene, nth) }));
  });
  return said.join(", ");
}

// -- what is shown beforehand

interface TipAt {
  title: string;
  landing: Landing;
  box: Box;
  later: boolean;
}

interface Preview {
  ship: number;
  ways: { path: number[]; later: boolean }[];
  ends: { landing: Landing; later: boolean }[];
}

const TIP = { w: 220, h: 46 }; // in pixels, at the most and with one line: letters do not shrink with the chart
const TIPS = 3; // more would hide the chart

let unit = 1; // how large a unit of the chart is on the screen
const ruler = new ResizeObserver(([chart]) => {
  const measured = chart!.contentRect.width / WIDTH;
  if (measured === 0 || measured === unit) return;
  unit = measured;
  redraw();
});

function measure(chart: HTMLElement | null): void {
  ruler.disconnect();
  if (chart) ruler.observe(chart);
}

/** On the chart, of what has its size on the screen. */
function inUnits({ w, h }: Size): Size {
  return { w: w / unit, h: h / unit };
}

function previewOf(scene: JamaicaScene): Preview {
  return scene.table.moving && scene.table.phase === "fork" ? forksOf(scene) : courseOf(scene);
}

/** Where the card that is looked at leads. */
function courseOf(scene: JamaicaScene): Preview {
  const preview: Preview = { ship: scene.me, ways: [], ends: [] };
  const card = cardShown(scene);
  const dice = diceShown(scene);
  if (!card || !dice.morning) return preview;
  for (const { half, landings } of outcomesOf(scene, scene.me, cardOf(card), dice)) {
    const later = half === "evening";
    preview.ways.push(...landings.map(({ path }) => ({ path, later })));
    preview.ends.push(...endsOf(landings).map((landing) => ({ landing, later })));
  }
  return preview;
}

/** At a fork: where each way would end. */
function forksOf(scene: JamaicaScene): Preview {
  const { ship, direction, steps, retreat } = scene.table.moving!;
  const preview: Preview = { ship, ways: [], ends: [] };
  if (retreat) return preview;
  const only = lookedAt("space");
  const landings = landingsOf(scene, ship, direction, steps).filter(({ path }) => !only || path[1] === Number(only));
  preview.ways = landings.map(({ path }) => ({ path, later: false }));
  preview.ends = endsOf(landings).map((landing) => ({ landing, later: false }));
  return preview;
}

function tipsOf(scene: JamaicaScene, preview: Preview, lanes: Lane[], before: Box[]): TipAt[] {
  const taken = [...before];
  const size = inUnits(TIP);
  const shown = preview.ends.length > TIPS ? preview.ends.filter(({ later }) => !later).slice(0, TIPS) : preview.ends;
  const split = scene.table.phase === "fork";
  return shown.map(({ landing, later }) => {
    const box = beside(landing.space, size, lanes, taken);
    taken.push(box);
    const title = split ? t("board-tip-fork", { space: landing.space }) : t(later ? "board-tip-evening" : "board-tip-morning", { space: landing.space });
    return { title, landing, box, later };
  });
}

/** Rings around the spaces where the ship may end. */
function Ends({ preview, atFork }: { preview: Preview; atFork: boolean }) {
  return (
    <div class={`ends ${atFork ? "at-fork" : ""}`} aria-hidden="true">
      {preview.ends.map(({ landing, later }) => (
        <span key={`${landing.space} ${later}`} class={later ? "later" : ""} style={at(centre(landing.space))} />
      ))}
    </div>
  );
}

function Tip({ scene, tip }: { scene: JamaicaScene; tip: TipAt }) {
  return (
    <p class={`tip ${isShort(tip.landing) ? "short" : ""}`} style={at(tip.box)} aria-hidden="true">
      <b>{tip.title}</b>
      <span>{landingInWords(scene, tip.landing)}</span>
    </p>
  );
}

/** What happens on arrival, in one line. */
export function landingInWords(scene: JamaicaScene, landing: Landing): string {
  const foe = landing.foes.length === 0 ? "" : t("board-landing-battle", { name: landing.foes.length === 1 ? shipName(scene, landing.foes[0]!) : t("board-landing-foes", { count: landing.foes.length }) });
  const due = dueInWords(scene, landing);
  return foe ? `${foe}${due ? `, ${due}` : ""}` : due;
}

function dueInWords(scene: JamaicaScene, landing: Landing): string {
  if (landing.finish) return t("board-landing-finish");
  if (landing.treasure) return t("board-landing-treasure");
  if (!landing.kind) return t(spaceOf(scene, landing.space).type === "lair" ? "board-landing-lair" : "board-landing-free");
  const args = { goods: amount(landing.kind, landing.price), have: landing.have };
  return t(isShort(landing) ? "board-landing-short" : "board-landing-price", args);
}

/** While two ships fight, the rest of the chart steps back. */
function Veil({ space }: { space: number }) {
  const { x, y } = centre(space);
  return <div class="veil" aria-hidden="true" style={{ "--x": String(x), "--y": String(y) }} />;
}

// -- ships

interface Group {
  space: number;
  ships: number[];
  box: Box;
}

interface FleetAt {
  groups: Group[];
  rafts: Group[];
  ghosts: { ship: number; box: Box }[];
  taken: Box[];
}

const STAGE: Box = { x: 574, y: 280, w: 724, h: 216 };
const DICE: Box = { x: 594, y: 271, w: 244, h: 98 };
const DICE_TO_PLACE: Box = { x: 556, y: 261, w: 466, h: 114 };
const GHOST: Box = { x: 350, y: 330, w: 220, h: 76 };

/** What lies on the chart besides ships. */
function panelsOf(scene: JamaicaScene): Box[] {
  const { battle, phase, ships } = scene.table;
  if (battle) return [STAGE];
  const foes = foesOf(scene);
  if (foes.length > 0) return [{ ...ISLAND, ...inUnits(targetsSize(foes.length)) }];
  const dice = phase === "dice" ? DICE_TO_PLACE : DICE;
  return ships.some((ship) => ship.ghost) ? [dice, GHOST] : [dice];
}

/** What no ship may hide besides prices and lanes. */
function marksOf(scene: JamaicaScene): Box[] {
  const worth = scene.parts.spaces.filter((space) => space.id !== 0 && space.score > 0).map((space) => ({ ...worthAt(space.id), w: 26, h: 14 }));
  return [...worth, ...panelsOf(scene), { x: 922, y: 140, w: 96, h: 40 }, { x: 386, y: 113, w: 50, h: 14 }];
}

/** The ships that share a space; the two of a battle stand apart, on its sides. */
function companiesOf(scene: JamaicaScene): [number, number[]][] {
  const { battle, ships } = scene.table;
  const fought = battle ? shipOf(scene, battle.defender).space : -1;
  const bySpace = new Map<number, number[]>();
  ships.forEach((ship, nth) => bySpace.set(ship.space, [...(bySpace.get(ship.space) ?? []), nth]));
  const fighters = battle ? [battle.attacker, battle.defender] : [];
  const apart = fighters.map((ship): [number, number[]] => [fought, [ship]]);
  const others = [...bySpace].map(([space, here]): [number, number[]] => [space, here.filter((ship) => !fighters.includes(ship))]);
  return [...apart, ...others.filter(([, here]) => here.length > 0)];
}

function fleetOf(scene: JamaicaScene, lanes: Lane[], preview: Preview): FleetAt {
  const taken = marksOf(scene);
  const groups = companiesOf(scene).map(([space, ships]) => {
    const box = beside(space, raftSize(ships.length), lanes, taken);
    taken.push(box);
    return { space, ships, box };
  });
  const ghosts = preview.ends.slice(0, TIPS).map(({ landing }) => {
    const box = beside(landing.space, raftSize(1), lanes, taken);
    taken.push(box);
    return { ship: preview.ship, box };
  });
  return { groups, rafts: groups.filter(({ ships }) => ships.length > 1), ghosts, taken };
}

function Fleet({ scene, fleet }: { scene: JamaicaScene; fleet: FleetAt }) {
  return (
    <>
      <div class="rafts" aria-hidden="true">
        {fleet.rafts.map(({ space, box }) => (
          <span key={space} class="raft" style={{ ...at(box), "--w": String(box.w), "--h": String(box.h) }} />
        ))}
        {fleet.ghosts.map(({ ship, box }, nth) => (
          <span key={nth} class="foreseen" style={at(box)}>
            <Token scene={scene} ship={ship} />
          </span>
        ))}
      </div>
      <ol class="at-sea" aria-label={t("board-ships")}>
        {scene.table.ships.map((ship, nth) => (
          <li key={nth} style={at(berthOf(fleet, nth))} class={scene.table.active === nth ? "sailing" : ""}>
            <Place at={`ship:${callOf(scene, nth)}`} label={t("board-ship-at", { name: shipName(scene, nth), space: ship.space })} class="craft">
              <Token scene={scene} ship={nth} />
            </Place>
          </li>
        ))}
      </ol>
    </>
  );
}

/** From the space of a battle to the stage. */
function leaderOf(space: number): string {
  const { x, y } = centre(space);
  const within = (value: number, middle: number, size: number) => Math.min(Math.max(value, middle - size / 2 + 20), middle + size / 2 - 20);
  return `M${x} ${y}L${within(x, STAGE.x, STAGE.w)} ${within(y, STAGE.y, STAGE.h)}`;
}

/** The ship's own spot on its raft. */
function berthOf(fleet: FleetAt, ship: number): Point {
  const group = fleet.groups.find(({ ships }) => ships.includes(ship));
  if (!group) return { x: 0, y: 0 };
  const { columns } = raftSize(group.ships.length);
  const nth = group.ships.indexOf(ship);
  const rows = Math.ceil(group.ships.length / columns);
  const inRow = Math.min(columns, group.ships.length - Math.floor(nth / columns) * columns);
  return {
    x: group.box.x + ((nth % columns) - (inRow - 1) / 2) * BERTH,
    y: group.box.y + (Math.floor(nth / columns) - (rows - 1) / 2) * BERTH,
  };
}
