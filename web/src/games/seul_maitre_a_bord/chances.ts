// How a fight would end if the own ship crewed so many cannons: all rolls of both broadsides, weighed.

import { isPirate, pirateNumber, type BattleView, type SeaScene } from "./view";

interface Hits {
  cannon: number;
  hold: number;
  sailor: number;
  share: number; // how likely
}

interface Fighter {
  ready: number; // who would board, gunners included
  inSails: number; // who can be lost without loss of strength
  guns: number;
  most: number;
  bonus: number;
  turnsTies: boolean;
  pirate: boolean;
}

const GUNNERS = 2;

export function chances(scene: SeaScene, combat: BattleView, guns: number): { win: number; tie: number; lose: number } {
  const [mine, theirs] = combat.attacker === scene.me ? [0, 1] as const : [1, 0] as const;
  const foe = mine === 0 ? combat.defender : combat.attacker;
  const own = { ...fighterOf(scene, combat, scene.me), guns };
  const other = fighterOf(scene, combat, foe);
  other.guns = combat.crews[theirs] ?? Math.min(gunsOf(scene, foe), Math.floor(other.ready / GUNNERS));
  const faces = scene.parts.dice?.white ?? [];
  const [struck, given] = [rolls(faces, other.guns), rolls(faces, own.guns)];
  let [win, tie, lose] = [0, 0, 0];
  for (const theirHits of struck) {
    const strength = after(own, theirHits);
    for (const ownHits of given) {
      const share = theirHits.share * ownHits.share;
      const gap = strength - after(other, ownHits);
      if (gap > 0 || (gap === 0 && own.turnsTies && !other.turnsTies)) win += share;
      else if (gap < 0 || (other.turnsTies && !own.turnsTies)) lose += share;
      else tie += share;
    }
  }
  return { win, tie, lose };
}

function gunsOf(scene: SeaScene, ship: number): number {
  const from = isPirate(ship) ? scene.table.pirates[pirateNumber(ship) - 1]! : scene.table.seats[ship]!;
  return from.cannons - from.cannon_damage;
}

function fighterOf(scene: SeaScene, combat: BattleView, ship: number): Fighter {
  if (isPirate(ship)) {
    const { sailors, sailor_damage } = scene.table.pirates[pirateNumber(ship) - 1]!;
    return { ready: sailors - sailor_damage, inSails: 0, guns: 0, most: Infinity, bonus: 0, turnsTies: false, pirate: true };
  }
  const seat = scene.table.seats[ship]!;
  const captain = seat.specialists["captain"] ?? 0;
  const gunners = combat.gunners[ship === combat.attacker ? 0 : 1] ?? 0;
  return { ready: seat.sailors + seat.deck + gunners, inSails: seat.sails, guns: 0, most: seat.strength_limit, bonus: captain >= 1 ? 1 : 0, turnsTies: captain >= 3, pirate: false };
}

/** Who boards after these hits. */
function after(fighter: Fighter, { cannon, hold, sailor }: Hits): number {
  const blocked = GUNNERS * Math.min(cannon, fighter.guns);
  const lost = fighter.pirate ? sailor : hold + Math.max(0, sailor - fighter.inSails);
  return Math.min(fighter.most, Math.max(0, fighter.ready - blocked - lost)) + fighter.bonus;
}

/** Every mix of results of so many dice. */
function rolls(faces: string[], dice: number): Hits[] {
  let all = new Map<string, Hits>([["0 0 0", { cannon: 0, hold: 0, sailor: 0, share: 1 }]]);
  for (let die = 0; die < dice && faces.length > 0; die += 1) {
    const next = new Map<string, Hits>();
    for (const hits of all.values()) {
      for (const face of faces) {
        const more = { ...hits, share: hits.share / faces.length };
        if (face === "cannon" || face === "hold" || face === "sailor") more[face] += 1;
        const key = `${more.cannon} ${more.hold} ${more.sailor}`;
        const known = next.get(key);
        if (known) known.share += more.share;
        else next.set(key, more);
      }
    }
    all = next;
  }
  return [...all.values()];
}
