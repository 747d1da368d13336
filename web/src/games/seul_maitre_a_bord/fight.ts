// What was told of a fight so far, gathered from the log: the view knows how it stands, the dice were only told.

import type { GameEvent } from "../../kit/protocol";
import { shipIn, toldSince, type SeaScene } from "./view";

export type FightSide = 0 | 1; // the attacker, the defender

export interface Fight {
  ships: [number, number];
  shot: "waiting" | "spared" | string; // or the face of the red die
  shotAfter: string[]; // what the shot did, as keys of words
  crews: [number | null, number | null];
  dice: [string[], string[]]; // what each side rolled
  hits: [GameEvent[], GameEvent[]]; // what each ship took in the broadside
  strength: [number, number] | null;
  winner: FightSide | "tie" | null;
  points: number;
  spoils: GameEvent[]; // what came of it
}

const SPOILS = ["purse-taken", "looted", "looted-black", "looted-nothing", "stayed", "fled", "ransomed", "pairs-paid"];
const AFTERWARDS = ["turn", "round", "turn-over", "ended", "navigation", "market", "shipyard", "trained", "discovered", "studied", "piracy", "recovery", "reinforcement", "sailed", "entered", "left"];

/** The latest fight; null if there was none, or if something else has happened since. */
export function latestFight(scene: SeaScene): Fight | null {
  const told = toldSince(scene, "engaged");
  const [first, ...rest] = told;
  if (!first) return null;
  const ships: [number, number] = [shipIn(first), shipIn(first, "other")];
  const fight: Fight = { ships, shot: "waiting", shotAfter: [], crews: [null, null], dice: [[], []], hits: [[], []], strength: null, winner: null, points: 0, spoils: [] };
  const over = scene.table.combat === null;
  let decided = false;
  for (const event of rest) {
    const banked = event.key === "banked" && event.args["why"] === "action"; // not to pay a ransom
    if (over && decided && (banked || AFTERWARDS.includes(event.key))) return null;
    hear(fight, event);
    decided ||= fight.winner !== null;
  }
  return decided || !over ? fight : null;
}

function sideOf(fight: Fight, event: GameEvent, name = "ship"): FightSide {
  return shipIn(event, name) === fight.ships[0] ? 0 : 1;
}

function hear(fight: Fight, event: GameEvent): void {
  const count = (name: string) => Number(event.args[name] ?? 0);
  switch (event.key) {
    case "spared":
      fight.shot = "spared";
      return;
    case "red-die":
      fight.shot = String(event.args["face"]);
      return;
    case "crewed":
      fight.crews[sideOf(fight, event)] = count("n");
      return;
    case "white-die":
      fight.dice[sideOf(fight, event)].push(String(event.args["face"]));
      return;
    case "hit":
      if (fight.dice[0].length + fight.dice[1].length > 0) fight.hits[sideOf(fight, event)].push(event);
      return;
    case "boarding":
      fight.strength = sideOf(fight, event) === 0 ? [count("own"), count("theirs")] : [count("theirs"), count("own")];
      return;
    case "won":
      fight.winner = sideOf(fight, event);
      fight.points = count("vp");
      return;
    case "tied":
      fight.winner = "tie";
      fight.points = count("vp");
      return;
  }
  if (SPOILS.includes(event.key)) fight.spoils.push(event);
}
