// Where things stand on the chart, in its own units (1112 by 586, x to the right, y downwards).

export const WIDTH = 1112;
export const HEIGHT = 586;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

export interface Box extends Point, Size {}

export const ISLAND: Point = { x: 524, y: 281 }; // the middle of what it has free

/** As a style: where on the chart. */
export function at({ x, y }: Point): { left: string; top: string } {
  return { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
}

// The centres of the spaces, pushed apart so that prices never touch.
const CENTRES: [number, number][] = [
  [1002.8, 143.7], [968.6, 192.4], [995, 231.1], [975.1, 273.5], [1005.7, 309.2],
  [960.7, 339.4], [981.2, 381.4], [1013, 426.4], [981.2, 461], [964.2, 511.6],
  [899.5, 518.9], [834.7, 519.9], [764.8, 525.2], [869.2, 400.5], [790.9, 429.3],
  [715.7, 471.7], [655.2, 462.3], [586.3, 447.6], [516.3, 468.6], [450.6, 483.8],
  [361.8, 518.9], [304.4, 518.9], [226.1, 518.9], [137.4, 515.7], [90.4, 481.7],
  [102.9, 426.1], [369.1, 419.9], [245.9, 412.5], [187.5, 374.3], [116.5, 318.7],
  [116.5, 269.5], [115.6, 218.8], [142.4, 180.2], [72.6, 114.4], [123.8, 66.2],
  [187.5, 62], [247, 68.3], [318, 88.7], [384.8, 76.6], [260.5, 150.5],
  [361.8, 148.4], [439.1, 96], [492.3, 105.5], [550.8, 113.3], [608.2, 109.6],
  [657.3, 70.3], [747.1, 68.3], [828.5, 72.4], [921.4, 72.4], [1000.7, 84.5],
];

export function centre(space: number): Point {
  const [x, y] = CENTRES[space] ?? [0, 0];
  return { x, y };
}

const SPACE = 38; // the side of a space
const SAIL = { w: 40, h: 42 };
const IN_A_ROW = 3; // ships of a raft side by side
export const BERTH = 46;

/** The room of ships that share a space: one alone needs no raft. */
export function raftSize(ships: number): Size & { columns: number } {
  if (ships === 1) return { ...SAIL, columns: 1 };
  const columns = ships === 4 ? 2 : Math.min(ships, IN_A_ROW);
  return { w: columns * BERTH + 8, h: Math.ceil(ships / columns) * BERTH + 6, columns };
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.w / 2, other.x + other.w / 2) - Math.max(one.x - one.w / 2, other.x - other.w / 2);
  const down = Math.min(one.y + one.h / 2, other.y + other.h / 2) - Math.max(one.y - one.h / 2, other.y - other.h / 2);
  return across > 0 && down > 0 ? across * down : 0;
}

const NEARER = 8;
const FAR = 60; // what is wider than this, a raft or a tip, may lie further off

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const DIRECTIONS = Array.from({ length: 24 }, (_, nth) => (nth * Math.PI) / 12);

/** The free side of a space: where a box of this size hides no price, no lane and nothing of what is taken already. */
export function beside(space: number, size: Size, lanes: [number, number][], taken: Box[]): Box {
  const from = centre(space);
  let best: Box = { ...from, ...size };
  let least = Infinity;
  for (const gap of size.w > FAR ? [3, 12, 40, 70, 100] : [3, 12]) {
    for (const angle of DIRECTIONS) {
      const reach = reachOf(angle, size, gap);
      const box = { x: from.x + Math.cos(angle) * reach, y: from.y + Math.sin(angle) * reach, ...size };
      const cost = costOf(space, box, lanes, taken) + gap * 4 + Math.abs(Math.sin(angle)) * 12;
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}

/** How far away a box just clears the space in the middle. */
function reachOf(angle: number, size: Size, gap: number): number {
  const w = (SPACE + size.w) / 2 + gap;
  const h = (SPACE + size.h) / 2 + gap;
  return Math.min(w / Math.max(Math.abs(Math.cos(angle)), 0.001), h / Math.max(Math.abs(Math.sin(angle)), 0.001));
}

function costOf(space: number, box: Box, lanes: [number, number][], taken: Box[]): number {
  let cost = 0;
  const [left, top] = [box.x - box.w / 2, box.y - box.h / 2];
  if (left < 2 || top < 2 || left + box.w > WIDTH - 2 || top + box.h > HEIGHT - 2) cost += 1e6;
  const own = distance(box, centre(space));
  CENTRES.forEach(([x, y], other) => {
    if (other === space) return;
    cost += 6 * overlap(box, { x, y, w: SPACE, h: SPACE });
    if (box.w <= FAR && distance(box, { x, y }) < own + NEARER) cost += 900; // it would seem to belong there
  });
  for (const other of taken) cost += 8 * overlap(box, other);
  for (const [a, b] of lanes) {
    const [one, two] = [centre(a), centre(b)];
    for (let step = 1; step < 10; step++) {
      const point = { x: one.x + ((two.x - one.x) * step) / 10, y: one.y + ((two.y - one.y) * step) / 10, w: 6, h: 6 };
      cost += 3 * overlap(box, point);
    }
  }
  return cost;
}
