// The chart: twenty-five tiles, the spaces between their coasts, storms, and the ships on their way.

import storm from "art:storm-marker";
import anchor from "icon:anchor";
import person from "icon:person";
import { Picture } from "../../kit/drawing";
import { shortText, Place } from "../../kit/place";
import { currentTable } from "../../kit/table/state";
import { t } from "../../kit/texts";
import { stepOf, turned, type Point } from "./coast";
import { touchesOf, waysAt } from "./building";
import { FeatureMark, Ground, LooseTile, onChart, shapeOfTile, type Lying } from "./ground";
import { PirateToken, Token } from "./marks";
import { lookedAt, looking } from "./pointing";
import {
  aboard,
  BUILDING,
  called,
  cellOf,
  choicesFor,
  colourOf,
  directionTo,
  featureZone,
  isLegal,
  isPirate,
  pirateNumber,
  pirateShip,
  RARITIES,
  shipName,
  spaceOfShip,
  zoneOf,
  type SeaScene,
  type Site,
} from "./view";
import "./chart.css";

const SIZE = 5;
const CHART = SIZE * 100;

export function Chart({ scene }: { scene: SeaScene }) {
  const lying = lyingOf(scene);
  const fleet = fleetOf(scene, lying);
  return (
    <div class="chart-frame">
      <div class="rows" aria-hidden="true">
        {Array.from({ length: SIZE }, (_, row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      <div class="sea-chart">
        <Ground tiles={scene.parts.tiles} lying={lying} across={SIZE} />
        {BUILDING.includes(scene.table.phase) && <FreeCells scene={scene} />}
        <svg class="grid-lines" viewBox={`0 0 ${CHART} ${CHART}`} aria-hidden="true">
          <path d="M100 0V500M200 0V500M300 0V500M400 0V500M0 100H500M0 200H500M0 300H500M0 400H500" />
        </svg>
        {scene.table.storms.map((cell, nth) => (
          <span key={nth} class="storm" data-thing={`storm:${nth}`} style={{ ...corner(cell), ...eyeOf(scene, lying, cell) }} aria-hidden="true">
            <Picture of={storm} />
          </span>
        ))}
        <Features scene={scene} lying={lying} />
        <Spaces scene={scene} lying={lying} />
        {!BUILDING.includes(scene.table.phase) && <Cells scene={scene} />}
        <Fleet scene={scene} fleet={fleet} />
        <Steps scene={scene} lying={lying} />
      </div>
      <div class="columns" aria-hidden="true">
        {Array.from({ length: SIZE }, (_, column) => (
          <span key={column}>{String.fromCharCode(65 + column)}</span>
        ))}
      </div>
    </div>
  );
}

function lyingOf(scene: SeaScene): Lying[] {
  return Object.entries(scene.table.map).map(([cell, laid]) => ({ ...laid, ...cellOf(cell) }));
}

const percent = (hundredths: number): string => `${(hundredths / CHART) * 100}%`;

export function spot([x, y]: Point) {
  return { left: percent(x), top: percent(y) };
}

function corner(cell: string) {
  const { row, column } = cellOf(cell);
  return { left: `${column * 20}%`, top: `${row * 20}%` };
}

/** Where the storm's own mark stands on its tile: not on what lies there. */
function eyeOf(scene: SeaScene, lying: Lying[], cell: string) {
  const one = lyingAt(lying, cell);
  const tile = one && scene.parts.tiles[one.tile];
  if (!one || !tile || tile.edges === "SSSS" && tile.features.length === 0) return { "--eye-x": "50%", "--eye-y": "50%" };
  const berths = shapeOfTile(tile, one).berths[0]!;
  const [x, y] = turned(berths[tile.features.length > 0 ? 1 : 0] ?? [50, 50], one.turn);
  return { "--eye-x": `${Math.max(24, Math.min(76, x))}%`, "--eye-y": `${Math.max(24, Math.min(76, y))}%` };
}

function lyingAt(lying: Lying[], space: string): Lying | undefined {
  const { row, column } = cellOf(space);
  return lying.find((one) => one.row === row && one.column === column);
}

// -- ports, sites and lairs

function Features({ scene, lying }: { scene: SeaScene; lying: Lying[] }) {
  const { sites, pirates, seats } = scene.table;
  return (
    <>
      {lying.flatMap((one) => {
        const tile = scene.parts.tiles[one.tile]!;
        const shape = shapeOfTile(tile, one);
        return tile.features.map((feature) => {
          const point = onChart(one, shape.feature[featureZone(feature, one)] ?? [50, 50]);
          const site = feature.type === "site" ? sites[feature.id as Site] : undefined;
          return (
            <span key={`${feature.type} ${feature.id}`} class="at" style={spot(point)}>
              <FeatureMark
                feature={feature}
                piles={site && !BUILDING.includes(scene.table.phase) ? RARITIES.map((rarity) => site.left[rarity] ?? 0) : undefined}
                treasure={feature.type === "lair" ? pirates[Number(feature.id) - 1]?.treasure : undefined}
                visited={feature.type === "site" ? seats.flatMap((seat, nth) => (seat.marks.includes(feature.id as Site) ? [colourOf(scene, nth)] : [])) : undefined}
              />
            </span>
          );
        });
      })}
    </>
  );
}

// -- spaces: where a ship can be

type Box = [number, number, number, number]; // left, top, width, height in hundredths of a tile

const WHOLE: Box = [0, 0, 100, 100];
const ALONE = 20; // half the width of a harbour
const BESIDE_CELLS = 12; // and where its tile can be chosen too

/** The part of its tile that a space takes, before the tile is turned. */
function partOf(sides: string, zone: number): Box {
  if (sides === "LLSS" && zone === 1) return [52, 0, 48, 48];
  if (sides === "LSLS") return zone === 0 ? [50, 0, 50, 100] : [0, 0, 50, 100];
  return WHOLE;
}

function boxOf(scene: SeaScene, lying: Lying[], space: string): Box {
  const one = lyingAt(lying, space);
  const about = scene.table.spaces[space];
  if (!one || !about) return WHOLE;
  const tile = scene.parts.tiles[one.tile]!;
  if (about.kind !== "sea") {
    const [x, y] = harbourAt(scene, lying, space);
    const reach = choicesFor(scene, "cell").length > 0 ? BESIDE_CELLS : ALONE;
    return [x - reach, y - reach, 2 * reach, 2 * reach];
  }
  const [left, top, width, height] = partOf(one.reverse ? "LLSS" : tile.edges, zoneOf(space));
  const ends = [turned([left, top], one.turn), turned([left + width, top + height], one.turn)] as const;
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
  return [one.column * 100 + Math.min(...xs), one.row * 100 + Math.min(...ys), Math.abs(xs[0]! - xs[1]!), Math.abs(ys[0]! - ys[1]!)];
}

function harbourAt(scene: SeaScene, lying: Lying[], space: string): Point {
  const one = lyingAt(lying, space);
  if (!one) return [0, 0];
  const tile = scene.parts.tiles[one.tile]!;
  const harbour = tile.features.find((feature) => feature.type === scene.table.spaces[space]?.kind);
  return onChart(one, shapeOfTile(tile, one).feature[harbour ? featureZone(harbour, one) : 0] ?? [50, 50]);
}

/** Where ships of a space lie: the best berth first. */
function berthsOf(scene: SeaScene, lying: Lying[], space: string): Point[] {
  const one = lyingAt(lying, space);
  if (!one) return [];
  if (scene.table.spaces[space]?.kind !== "sea") {
    const [x, y] = harbourAt(scene, lying, space);
    const above = y > 44;
    const berths: Point[] = [[x, above ? y - 24 : y + 26], [x - 28, y - 10], [x + 28, y - 10], [x, above ? y + 26 : y - 24]];
    return berths.map(([left, top]) => [within(left), within(top)]);
  }
  const shape = shapeOfTile(scene.parts.tiles[one.tile]!, one);
  return (shape.berths[zoneOf(space)] ?? [[50, 50]]).map((point) => onChart(one, point));
}

/** A token stays on the chart. */
const within = (along: number): number => Math.max(18, Math.min(CHART - 18, along));

function Spaces({ scene, lying }: { scene: SeaScene; lying: Lying[] }) {
  return (
    <ol class="spaces" aria-label={t("board-spaces")}>
      {Object.keys(scene.table.spaces).map((space) => {
        const [left, top, width, height] = boxOf(scene, lying, space);
        const box = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
        return (
          <li key={space} class={scene.table.spaces[space]!.kind} style={box} {...looking(`space:${space}`)}>
            <Place at={`space:${space}`} label={spaceInWords(scene, space)} class="space">
              <span class="ring" aria-hidden="true" />
            </Place>
          </li>
        );
      })}
    </ol>
  );
}

function spaceInWords(scene: SeaScene, space: string): string {
  const { kind, port, lair, site, gates } = scene.table.spaces[space]!;
  const at = called(space);
  const said: string[] = [];
  if (kind === "port") said.push(t("board-space-port", { at, name: `@port-${port}` }));
  else if (kind === "lair") said.push(t("board-space-lair", { at, lair: lair ?? 0 }));
  else said.push(t("board-space-sea", { at, gates: (gates ?? []).map((gate) => t(`board-short-${gate}`)).join(" ") }));
  if (site) said.push(t("board-space-site", { site }));
  if (scene.table.storms.includes(scene.table.spaces[space]!.cell)) said.push(t("board-space-storm"));
  scene.table.seats.forEach((ship, nth) => ship.at === space && said.push(shipName(scene, nth)));
  scene.table.pirates.forEach((ship, nth) => ship.at === space && said.push(t(`pirate-${nth + 1}`)));
  return said.join(", ");
}

/** Whole tiles that can be chosen, such as where a beaten ship may flee to. */
function Cells({ scene }: { scene: SeaScene }) {
  const cells = [...new Set(choicesFor(scene, "cell").map((choice) => choice.place))];
  if (cells.length === 0) return null;
  return (
    <ol class="spaces whole" aria-label={t("board-cells")}>
      {cells.map((place) => (
        <li key={place} style={{ ...corner(place.slice(5)), width: "20%", height: "20%" }}>
          <Place at={place} label={t("board-cell-at", { at: called(place.slice(5)) })} class="space">
            <span class="ring" aria-hidden="true" />
          </Place>
        </li>
      ))}
    </ol>
  );
}

// -- what the next step costs

const STEPS = /^(sail|cape|port|lair|leave)\b/;
const REACH = 63; // hundredths of a tile from the middle of the present one to a price

function Steps({ scene, lying }: { scene: SeaScene; lying: Lying[] }) {
  const ship = scene.table.moving?.ship ?? scene.me;
  const from = ship >= 0 ? spaceOfShip(scene, ship) : null;
  const { costs } = scene.table;
  const legal = choicesFor(scene, "space").filter((choice) => isLegal(choice) && STEPS.test(choice.move));
  if (!from || !costs || legal.length === 0) return null;
  const here = cellOf(from);
  return (
    <div class="steps" aria-hidden="true">
      <span class="here" style={corner(from)} />
      {legal.map((choice) => {
        const space = choice.place.slice("space:".length);
        const direction = choice.move.startsWith("sail") ? directionTo(from, space) : null;
        const [east, south] = direction ? stepOf(direction) : [0, 0];
        const point: Point = direction
          ? [here.column * 100 + 50 + east * REACH, here.row * 100 + 50 + south * REACH]
          : scene.table.spaces[space]?.kind === "sea"
            ? berthsOf(scene, lying, space)[0]!
            : below(harbourAt(scene, lying, space));
        const fight = choice.hint?.key === "hint-fight";
        const again = choice.label.args["again"] === 1;
        const looked = lookedAt("space") === space || currentTable()?.chosen === choice.place;
        return (
          <span key={choice.move} class={`price ${fight ? "fight" : ""} ${again ? "again" : ""} ${looked ? "looked" : ""}`} style={spot(point)}>
            {costs[choice.move] ?? ""}
          </span>
        );
      })}
    </div>
  );
}

function below([x, y]: Point): Point {
  return [x, Math.min(y + 26, CHART - 14)];
}

// -- ships

interface Afloat {
  ship: number;
  space: string;
  point: Point;
}

function fleetOf(scene: SeaScene, lying: Lying[]): Afloat[] {
  const taken = new Map<string, number>();
  const ships = [...scene.table.seats.map((_, nth) => nth), ...scene.table.pirates.map((_, nth) => pirateShip(nth + 1))];
  return ships.flatMap((ship) => {
    const space = spaceOfShip(scene, ship);
    if (!space) return [];
    const berths = berthsOf(scene, lying, space);
    const nth = taken.get(space) ?? 0;
    taken.set(space, nth + 1);
    const berth = berths[nth % Math.max(1, berths.length)];
    return berth ? [{ ship, space, point: berth }] : [];
  });
}

function Fleet({ scene, fleet }: { scene: SeaScene; fleet: Afloat[] }) {
  const { combat } = scene.table;
  const mover = scene.table.moving?.ship ?? scene.table.actor;
  return (
    <ol class="afloat-ships" aria-label={t("board-ships")}>
      {fleet.map(({ ship, space, point }) => {
        const fights = combat && (combat.attacker === ship || combat.defender === ship);
        return (
          <li key={ship} class={`at ${ship === mover ? "moving" : ""} ${fights ? "fights" : ""}`} style={spot(point)}>
            <Place at={`ship:${ship}`} label={shipInWords(scene, ship, space)} class="afloat">
              {isPirate(ship) ? <PirateToken number={pirateNumber(ship)} /> : <Token colour={colourOf(scene, ship)} />}
              {scene.table.spaces[space]?.kind === "sea" && <Strength scene={scene} ship={ship} />}
            </Place>
          </li>
        );
      })}
    </ol>
  );
}

/** How many sailors could board from this ship, beside its sail. */
function Strength({ scene, ship }: { scene: SeaScene; ship: number }) {
  return (
    <span class="strength" aria-hidden="true">
      <Picture of={person} />
      {strengthOf(scene, ship)}
    </span>
  );
}

export function strengthOf(scene: SeaScene, ship: number): number {
  if (isPirate(ship)) {
    const pirate = scene.table.pirates[pirateNumber(ship) - 1]!;
    return pirate.sailors - pirate.sailor_damage;
  }
  const seat = scene.table.seats[ship]!;
  return aboard(seat) - seat.leaks;
}

function shipInWords(scene: SeaScene, ship: number, space: string): string {
  const at = called(space);
  if (isPirate(ship)) {
    const pirate = scene.table.pirates[pirateNumber(ship) - 1]!;
    return t("board-pirate-at", {
      ship: `@pirate-${pirateNumber(ship)}`,
      at,
      sailors: pirate.sailors - pirate.sailor_damage,
      cannons: pirate.cannons - pirate.cannon_damage,
    });
  }
  const seat = scene.table.seats[ship]!;
  return t("board-ship-at", { name: scene.names[ship] ?? "", type: seat.type, at, sailors: aboard(seat) - seat.leaks, cannons: seat.cannons - seat.cannon_damage });
}

// -- the map that is being built

function FreeCells({ scene }: { scene: SeaScene }) {
  const { map, chosen, chosen_cell, phase, reverse } = scene.table;
  const looked = lookedAt("cell") || (currentTable()?.chosen ?? "").replace(/^cell:/, "");
  const turn = Number(lookedAt("turn") || "NaN");
  const cells = Array.from({ length: SIZE * SIZE }, (_, nth) => `${Math.floor(nth / SIZE)},${nth % SIZE}`).filter((cell) => !map[cell]);
  return (
    <ol class="free-cells" aria-label={t("board-cells")}>
      {cells.map((cell) => {
        const choices = scene.choices.filter((choice) => choice.place === `cell:${cell}`);
        const [first] = choices;
        const here = chosen_cell === cell;
        const ghost = chosen && (here || looked === cell) && scene.parts.tiles[chosen];
        return (
          <li key={cell} class={here ? "chosen-cell" : ""} style={{ ...corner(cell), width: "20%", height: "20%" }} {...looking(`cell:${cell}`)}>
            <Place at={`cell:${cell}`} label={t("board-cell-at", { at: called(cell) })} class="free-cell">
              {ghost && <LooseTile tiles={scene.parts.tiles} laid={{ tile: chosen, turn: here && turn >= 0 ? turn : firstTurn(scene), reverse }} class="ghost" />}
              <span class="words" aria-hidden="true">
                {isCorner(cell) && phase !== "port" ? (
                  <>
                    <Picture of={anchor} />
                    {t("board-cell-port")}
                  </>
                ) : (
                  <>
                    <b>{called(cell)}</b>
                    {!first && !isCorner(cell) && !touchesOf(map, cell).enough && <span>{t("board-touches", { count: touchesOf(map, cell).touched })}</span>}
                    {first?.refusal && <span>{shortText(first.refusal.text)}</span>}
                    {first && !first.refusal && phase === "cell" && <span>{t("board-ways", { count: waysAt(scene, cell) })}</span>}
                  </>
                )}
              </span>
            </Place>
          </li>
        );
      })}
    </ol>
  );
}

function firstTurn(scene: SeaScene): number {
  const [first] = choicesFor(scene, "turn").filter(isLegal);
  return first ? Number(first.place.slice(5)) : 0;
}

function isCorner(cell: string): boolean {
  const { row, column } = cellOf(cell);
  return row % (SIZE - 1) === 0 && column % (SIZE - 1) === 0;
}
