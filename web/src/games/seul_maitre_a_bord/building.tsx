// The map is being built: the tiles to choose from, how the chosen one can lie, and who lays when.

import tick from "icon:check-mark";
import anchor from "icon:anchor";
import { Picture } from "../../kit/drawing";
import { shortText, Place } from "../../kit/place";
import { SeatMark } from "../../kit/seats";
import { t } from "../../kit/texts";
import { sidesTurned } from "./coast";
import { LooseTile } from "./ground";
import { Goods } from "./marks";
import { looking } from "./pointing";
import { called, cellOf, choicesFor, colourOf, type Feature, type SeaScene, type NamedTile } from "./view";
import "./building.css";

const TURNS = [0, 1, 2, 3];
const ALL_SEA = "SSSS";

export function Building({ scene }: { scene: SeaScene }) {
  const { display, pile, chosen, chosen_cell, phase, reverse } = scene.table;
  return (
    <div class="matter building">
      <section aria-label={t("board-display")}>
        <h2 class="caption">
          {t("board-display")} <span class="note">{t("board-display-note")}</span>
        </h2>
        <ol class="display">
          {display.map((tile) => (
            <li key={tile}>
              <Offered scene={scene} tile={tile} chosen={tile === chosen} />
            </li>
          ))}
          {display.length === 0 && <li class="note">{t("board-display-empty")}</li>}
        </ol>
      </section>
      {chosen && (reverse || scene.parts.tiles[chosen]!.edges !== ALL_SEA) && (
        <section class={phase === "turn" ? "asked" : ""} aria-label={t("board-turns")}>
          <h2 class="caption">
            {chosen_cell ? t("board-turns-at", { at: called(chosen_cell) }) : t("board-turns")} <span class="note">{phase === "turn" ? t("board-turns-note") : t("board-turns-cell")}</span>
          </h2>
          <ol class="turns">
            {TURNS.map((turn) => {
              const choice = choicesFor(scene, "turn").find(({ place }) => place === `turn:${turn}`);
              const clashes = phase === "turn" && scene.choices.length > 0 && !choice;
              return (
                <li key={turn} {...looking(`turn:${turn}`)}>
                  <Place at={`turn:${turn}`} label={t("board-turn", { turn })} class="turn" shade={clashes ? "clashes" : ""}>
                    <LooseTile tiles={scene.parts.tiles} laid={{ tile: chosen, turn, reverse }} />
                    <span class="note" aria-hidden="true">
                      {choice?.refusal ? shortText(choice.refusal.text) : clashes ? t("board-turn-clashes") : t("board-turn", { turn })}
                    </span>
                  </Place>
                </li>
              );
            })}
          </ol>
        </section>
      )}
      <section class="in-pile">
        <h2>
          {t("board-pile")} <span class="chip">{pile}</span>
        </h2>
        <p class="note">{t("board-pile-note")}</p>
      </section>
      <p class="note rule">{t("board-building-rule")}</p>
    </div>
  );
}

function Offered({ scene, tile, chosen }: { scene: SeaScene; tile: string; chosen: boolean }) {
  const { reverse, map } = scene.table;
  const choice = scene.choices.find(({ place }) => place === `tile:${tile}`);
  const about = scene.parts.tiles[tile]!;
  const fits = fitsOf(scene, map, about, reverse);
  return (
    <Place at={`tile:${tile}`} label={`${t(`tile-${tile}`)}, ${t("board-fits", fits)}`} class={`offered ${chosen ? "taken" : ""}`}>
      <LooseTile tiles={scene.parts.tiles} laid={{ tile, turn: 0, reverse }} />
      <span class="words" aria-hidden="true">
        <b>{t(`tile-${tile}`)}</b>
        {about.features.map((feature) => (
          <span key={feature.id}>{featureInWords(feature)}</span>
        ))}
        {about.storm && <span>{t("board-tile-storm")}</span>}
        <span class="note">{choice?.refusal ? shortText(choice.refusal.text) : t("board-fits", fits)}</span>
      </span>
    </Place>
  );
}

function featureInWords({ type, id }: Feature): string {
  if (type === "site") return t("board-tile-site", { site: id });
  if (type === "lair") return t("board-tile-lair", { lair: id });
  return t(`port-${id}`);
}

// -- where a tile would fit: cells that touch enough tiles, sides that match (SMB-MAP-05, SMB-MAP-06)

const AROUND: [number, number][] = [[-1, 0], [0, 1], [1, 0], [0, -1]]; // north, east, south, west, as rows and columns
const MIDDLE = 2;
const LAST = 4;

/** In how many ways the chosen tile could lie on a cell. */
export function waysAt(scene: SeaScene, cell: string): number {
  const { chosen, map, reverse } = scene.table;
  if (!chosen) return 0;
  const sides = reverse ? "LLSS" : scene.parts.tiles[chosen]!.edges;
  return [...new Set(TURNS.map((turn) => sidesTurned(sides, turn)))].filter((turned) => matches(scene, map, cell, turned)).length;
}

function fitsOf(scene: SeaScene, map: SeaScene["table"]["map"], tile: NamedTile, reverse: boolean): { cells: number; ways: number } {
  const sides = reverse ? "LLSS" : tile.edges;
  const turns = new Set(TURNS.map((turn) => sidesTurned(sides, turn)));
  const ways = openCells(map).map((cell) => [...turns].filter((turned) => matches(scene, map, cell, turned)).length);
  return { cells: ways.filter((count) => count > 0).length, ways: ways.reduce((sum, count) => sum + count, 0) };
}

/** How many tiles a cell touches, and whether they are enough. */
export function touchesOf(map: SeaScene["table"]["map"], cell: string): { touched: number; enough: boolean } {
  const { row, column } = cellOf(cell);
  const touched = AROUND.filter(([down, right]) => map[`${row + down},${column + right}`]).length;
  const isArm = Math.abs(row - MIDDLE) + Math.abs(column - MIDDLE) === 2 && (row === MIDDLE || column === MIDDLE);
  return { touched, enough: touched >= (isArm ? 1 : 2) };
}

function openCells(map: SeaScene["table"]["map"]): string[] {
  const cells = Array.from({ length: 25 }, (_, nth) => [Math.floor(nth / 5), nth % 5] as const);
  return cells.flatMap(([row, column]) => {
    const cell = `${row},${column}`;
    const isCorner = row % LAST === 0 && column % LAST === 0;
    if (map[cell] || isCorner) return [];
    return touchesOf(map, cell).enough ? [cell] : [];
  });
}

function matches(scene: SeaScene, map: SeaScene["table"]["map"], cell: string, sides: string): boolean {
  const { row, column } = cellOf(cell);
  return AROUND.every(([down, right], side) => {
    const beside = map[`${row + down},${column + right}`];
    if (!beside) return true;
    const theirs = sidesTurned(beside.reverse ? "LLSS" : scene.parts.tiles[beside.tile]!.edges, beside.turn);
    return theirs[(side + 2) % 4] === sides[side];
  });
}

// -- below: the own port, and who lays when

export function OwnPort({ scene }: { scene: SeaScene }) {
  const { seats, order, map, phase, actor } = scene.table;
  const port = seats[scene.me]!.port;
  const tile = Object.entries(scene.parts.tiles).find(([, one]) => one.features.some((feature) => feature.type === "port" && feature.id === port))?.[0];
  const laid = Object.keys(map).length;
  return (
    <div class="dock own-port">
      {tile && <LooseTile tiles={scene.parts.tiles} laid={{ tile, turn: 2, reverse: false }} />}
      <section aria-label={t("board-own-port")}>
        <h2>
          <SeatMark colour={colourOf(scene, scene.me)} />
          {t("board-own-port")}
        </h2>
        <p class="goods-line">
          {(scene.parts.tiles[tile ?? ""]?.features[0]?.goods ?? []).map((kind) => (
            <Goods key={kind} kind={kind} />
          ))}
          <b>{t(`port-${port}`)}</b>
        </p>
        <p class="note">{t("board-own-port-note")}</p>
      </section>
      <section class="laying" aria-label={t("board-laying")}>
        <h2 class="caption">
          {t("board-laying")} <span class="note">{t("board-laying-note")}</span>
        </h2>
        <ol>
          {layingOrder(order, phase, laid).map(({ seat, done, now, port: isPort }, nth) => (
            <li key={nth} class={`${done ? "done" : ""} ${now && seat === actor ? "now" : ""} ${isPort ? "for-port" : ""}`}>
              <SeatMark colour={colourOf(scene, seat)} label={scene.names[seat] ?? ""} />
              {done ? <Picture of={tick} /> : isPort ? <Picture of={anchor} /> : null}
              {now && <span class="here">{t("board-laying-here")}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const SET_OUT = 5; // the centre and the four tiles around it
const IN_TURN = 16;

/** Sixteen tiles, then the ports: whose place each is, and which is now. */
function layingOrder(order: number[], phase: string, laid: number): { seat: number; done: boolean; now: boolean; port: boolean }[] {
  const places = Array.from({ length: IN_TURN + 4 }, (_, nth) => {
    const port = nth >= IN_TURN;
    const seat = port ? (order[nth - IN_TURN] ?? order[0]!) : order[nth % order.length]!;
    return { seat, done: SET_OUT + nth < laid, now: SET_OUT + nth === laid, port };
  });
  return phase === "over" ? [] : places;
}
