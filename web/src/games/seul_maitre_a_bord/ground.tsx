// Sea, coasts and what stands on them, drawn layer by layer over all tiles so that no joint shows.

import hill from "art:hill";
import palm from "art:palm";
import storm from "art:storm-marker";
import skull from "icon:skull-crossed-bones";
import chest from "icon:locked-chest";
import butterfly from "icon:butterfly";
import { Coin } from "../../kit/counters";
import { Picture } from "../../kit/drawing";
import { shapeOf, turned, type Point } from "./coast";
import { Goods, SeatMark } from "./marks";
import type { Feature, LaidTile, NamedTile } from "./view";
import "./ground.css";

/** A tile where it lies, in tiles from the north-west corner. */
export interface Lying extends LaidTile {
  row: number;
  column: number;
}

const LINING: [number, number][] = [[20, 0.22], [13, 0.34], [6, 0.55]];
const HILL = 0.72;

export function shapeOfTile(tile: NamedTile, laid: LaidTile) {
  return laid.reverse ? shapeOf("LLSS", tile.kind, tile.features.length > 0) : shapeOf(tile.edges, tile.kind, tile.features.length > 0);
}

/** A point of a tile on the chart, in hundredths of a tile. */
export function onChart(lying: Lying, point: Point): Point {
  const [x, y] = turned(point, lying.turn);
  return [lying.column * 100 + x, lying.row * 100 + y];
}

interface GroundProps {
  tiles: Record<string, NamedTile>;
  lying: Lying[];
  across: number; // how many tiles wide and high
}

export function Ground({ tiles, lying, across }: GroundProps) {
  const pieces = lying.map((one) => ({
    shape: shapeOfTile(tiles[one.tile]!, one),
    tile: tiles[one.tile]!,
    lying: one,
    place: `translate(${one.column * 100} ${one.row * 100}) rotate(${one.turn * 90} 50 50)`,
  }));
  const size = across * 100;
  return (
    <svg class="ground" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      {lying.map((one) => (
        <rect key={`${one.row} ${one.column}`} class="sea" x={one.column * 100 - 0.3} y={one.row * 100 - 0.3} width="100.6" height="100.6" />
      ))}
      {across > 1 && <path class="rhumbs" d={rhumbs(size)} />}
      {LINING.flatMap(([width, opacity]) => [
        <g key={`line ${width}`} class="lining" stroke-width={width + 1.5} opacity={opacity}>
          {pieces.map(({ shape, place }) => shape.line && <path d={shape.line} transform={place} />)}
        </g>,
        <g key={`gap ${width}`} class="gap" stroke-width={width - 0.2}>
          {pieces.map(({ shape, place }) => shape.line && <path d={shape.line} transform={place} />)}
        </g>,
      ])}
      <g class="land">{pieces.map(({ shape, place }) => shape.land && <path d={shape.land} transform={place} />)}</g>
      <g class="coast">{pieces.map(({ shape, place }) => shape.line && <path d={shape.line} transform={place} />)}</g>
      {pieces.map(({ shape, tile, lying: one }) => (
        <g key={`${one.row} ${one.column}`}>
          {shape.hills.filter(() => shape.palms.length > 0 || tile.features.length === 0).map((point) => (
            <use href={`#${hill.id}`} transform={`translate(${onChart(one, point).join(" ")}) scale(${HILL})`} />
          ))}
          {shape.palms.map((point) => {
            const [x, y] = onChart(one, point);
            return <use href={`#${palm.id}`} class="palm" transform={`translate(${x - 9} ${y - 9}) scale(.76)`} />;
          })}
        </g>
      ))}
    </svg>
  );
}

/** Thirty-two winds through the middle of the chart. */
function rhumbs(size: number): string {
  const middle = size / 2;
  return Array.from({ length: 16 }, (_, nth) => {
    const [x, y] = [Math.cos((nth * Math.PI) / 16) * size, Math.sin((nth * Math.PI) / 16) * size];
    return `M${(middle - x).toFixed(1)} ${(middle - y).toFixed(1)}L${(middle + x).toFixed(1)} ${(middle + y).toFixed(1)}`;
  }).join("");
}


/** What a port, site or lair looks like; `piles`: what is left at a site; `treasure`: what is buried in a lair. */
export function FeatureMark({ feature, piles, treasure, visited }: { feature: Feature; piles?: number[] | undefined; treasure?: number | undefined; visited?: string[] | undefined }) {
  switch (feature.type) {
    case "port":
      return (
        <span class="feature port" aria-hidden="true">
          {(feature.goods ?? []).map((kind) => (
            <Goods key={kind} kind={kind} />
          ))}
        </span>
      );
    case "site":
      return (
        <span class="feature site" aria-hidden="true">
          <Picture of={butterfly} />
          <b>{feature.id}</b>
          {piles && (
            <span class="piles">
              {piles.map((left, nth) => (
                <i key={nth} class={["known", "rare", "new"][nth] ?? ""}>
                  {left}
                </i>
              ))}
            </span>
          )}
          {visited && visited.length > 0 && (
            <span class="visited">
              {visited.map((colour) => (
                <SeatMark key={colour} colour={colour} />
              ))}
            </span>
          )}
        </span>
      );
    case "lair":
      return (
        <span class="feature lair" aria-hidden="true">
          <Picture of={skull} />
          <b>{feature.id}</b>
          {treasure !== undefined && treasure > 0 && (
            <span class="buried">
              <Picture of={chest} />
              <Coin>{treasure}</Coin>
            </span>
          )}
        </span>
      );
  }
}

/** One tile by itself, as it would lie after so many turns. */
export function LooseTile({ tiles, laid, class: name = "" }: { tiles: Record<string, NamedTile>; laid: LaidTile; class?: string }) {
  const tile = tiles[laid.tile]!;
  const lying = { ...laid, row: 0, column: 0 };
  const shape = shapeOfTile(tile, laid);
  return (
    <span class={`loose-tile ${name}`} aria-hidden="true">
      <Ground tiles={tiles} lying={[lying]} across={1} />
      {tile.features.map((feature) => {
        const zone = laid.reverse ? 0 : feature.zone;
        const [x, y] = onChart(lying, shape.feature[zone] ?? [50, 50]);
        return (
          <span key={feature.id} class="at" style={{ left: `${x}%`, top: `${y}%` }}>
            <FeatureMark feature={feature} />
          </span>
        );
      })}
      {tile.storm && (
        <span class="storm-over">
          <Picture of={storm} />
        </span>
      )}
    </span>
  );
}
