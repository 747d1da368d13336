// Where land and sea are on a tile of 100 by 100. Land meets a side between 30 and 70, so any two land sides fit; corners are
// sea. A tile is drawn as it lies before it is turned, then turned about its middle; what stands on it stays upright.

export type Point = [number, number];

export interface Shape {
  land: string; // to fill, one unit past the sides, so that no seam shows
  line: string; // the coast alone, never a joint of two tiles
  feature: Point[]; // where a port, site or lair lies, by its zone
  berths: Point[][]; // where ships lie, by zone, the best berth first
  hills: Point[];
  palms: Point[];
}

const CORNERS: Point[] = [[17, 84], [83, 84], [83, 18], [17, 18], [50, 90], [90, 50]];
const ISLET = "M34 42C38 30 52 28 62 33C72 36 76 48 70 58C66 70 50 74 40 68C28 64 28 52 34 42Z";
const CENTRE = "M28 38C34 22 56 20 68 29C82 34 82 54 76 64C70 80 46 82 34 74C18 66 20 50 28 38Z";

const SHAPES = {
  sea: { land: "", line: "", feature: [[50, 50]], berths: [[[50, 52], [24, 30], [76, 30], [24, 78], [76, 78], [50, 86]]], hills: [], palms: [] },
  islet: { land: ISLET, line: ISLET, feature: [[50, 50]], berths: [CORNERS], hills: [], palms: [] },
  centre: { land: CENTRE, line: CENTRE, feature: [[50, 50]], berths: [CORNERS], hills: [], palms: [] },
  headland: {
    land: "M30-1L30 0C27 12 20 20 29 33C38 45 63 47 71 33C78 21 73 10 70 0L70-1Z",
    line: "M30-.5C27 12 20 20 29 33C38 45 63 47 71 33C78 21 73 10 70-.5",
    feature: [[50, 36]],
    berths: [[[50, 76], [18, 76], [82, 76], [13, 30], [87, 30], [34, 92]]],
    hills: [[50, 22]],
    palms: [],
  },
  cape: {
    land: "M30-1L30 0C25 14 33 24 31 36C30 48 42 52 50 61C60 72 74 66 84 69C92 72 96 70 100 70L101 70L101 30L100 30C88 31 84 24 78 21C70 16 72 8 70 0L70-1Z",
    line: "M30-.5C25 14 33 24 31 36C30 48 42 52 50 61C60 72 74 66 84 69C92 72 96 70 100.5 70M100.5 30C88 31 84 24 78 21C70 16 72 8 70-.5",
    feature: [[37, 59], [72, 28]],
    berths: [
      [[19, 82], [56, 88], [14, 46], [86, 88], [14, 14], [38, 92]],
      [[83, 15], [76, 9], [84, 24]],
    ],
    hills: [[42, 24], [80, 52]],
    palms: [[56, 48]],
  },
  isthmus: {
    land: "M30-1L30 0C22 20 34 32 27 48C22 64 33 80 30 100L30 101L70 101L70 100C76 84 64 74 71 56C78 38 64 20 70 0L70-1Z",
    line: "M30-.5C22 20 34 32 27 48C22 64 33 80 30 100.5M70 100.5C76 84 64 74 71 56C78 38 64 20 70-.5",
    feature: [[70, 50], [30, 50]],
    berths: [
      [[84, 22], [84, 80], [84, 50]],
      [[16, 50], [16, 22], [16, 80]],
    ],
    hills: [[50, 24]],
    palms: [[50, 76]],
  },
} satisfies Record<string, Shape>;

const BY_SIDES: Record<string, keyof typeof SHAPES> = { LSSS: "headland", LLSS: "cape", LSLS: "isthmus" };

/** The shape of a tile by its sides as printed (north, east, south, west) and what is on it. */
export function shapeOf(sides: string, kind: string, hasFeature: boolean): Shape {
  const named = BY_SIDES[sides] ?? (kind === "centre" ? "centre" : hasFeature ? "islet" : "sea");
  return SHAPES[named];
}

/** A point of the tile after so many quarter turns clockwise. */
export function turned([x, y]: Point, turns: number): Point {
  let point: Point = [x, y];
  for (let turn = 0; turn < ((turns % 4) + 4) % 4; turn += 1) point = [100 - point[1], point[0]];
  return point;
}

export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One step to the neighbouring tile, as columns and rows. */
export function stepOf(direction: Direction): Point {
  const east = direction.includes("E") ? 1 : direction.includes("W") ? -1 : 0;
  const south = direction.startsWith("S") ? 1 : direction.startsWith("N") ? -1 : 0;
  return [east, south];
}

/** The sides of a tile after so many quarter turns clockwise. */
export function sidesTurned(sides: string, turns: number): string {
  const by = (4 - (((turns % 4) + 4) % 4)) % 4;
  return sides.slice(by) + sides.slice(0, by);
}
