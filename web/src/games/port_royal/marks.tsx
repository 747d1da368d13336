// Small marks of Port Royal: flags, the callings of persons, and the persons themselves as chips.

import anchor from "icon:anchor";
import house from "icon:house";
import jesterHat from "icon:jester-hat";
import juggler from "icon:juggler";
import pirateCaptain from "icon:pirate-captain";
import rose from "icon:rose";
import scales from "icon:scales";
import spyglass from "icon:spyglass";
import swordman from "icon:swordman";
import treasureMap from "icon:treasure-map";
import waxSeal from "icon:wax-seal";
import cross from "art:cross";
import blackFlag from "art:flag-black-lozenge";
import blueFlag from "art:flag-blue-cross";
import greenFlag from "art:flag-green-saltire";
import redFlag from "art:flag-red-chevron";
import yellowFlag from "art:flag-yellow-bars";
import { Picture, type Drawing } from "../../kit/drawing";
import { t } from "../../kit/texts";
import type { Colour, Kind, Part, Symbol } from "./view";
import "./marks.css";

const FLAGS: Record<Colour, Drawing> = { yellow: yellowFlag, blue: blueFlag, green: greenFlag, red: redFlag, black: blackFlag };

const CALLINGS: Record<Kind, Drawing> = {
  trader: scales,
  settler: house,
  captain: anchor,
  priest: cross,
  jack_of_all_trades: juggler,
  sailor: swordman,
  pirate: pirateCaptain,
  mademoiselle: rose,
  jester: jesterHat,
  admiral: spyglass,
  governor: waxSeal,
};

export function calling(kind: Kind): Drawing {
  return CALLINGS[kind];
}

export const nameOf = (part: Part): string => t(part.name.replace(/^@/, ""));

export function Flag({ color, class: name = "" }: { color: Colour; class?: string }) {
  return <Picture of={FLAGS[color]} class={`flag ${name}`} />;
}

export function SymbolMark({ symbol, done }: { symbol: Symbol; done: boolean }) {
  return (
    <span class={`symbol ${done ? "done" : ""}`}>
      <Picture of={CALLINGS[symbol]} />
    </span>
  );
}

/** A person as a chip in a seat's panel; equal ones are counted. */
export function PersonChip({ part, count }: { part: Part; count: number }) {
  const icon = part.type === "person" ? CALLINGS[part.kind] : treasureMap;
  const tint = part.type === "person" && part.color ? `sky-${part.color}` : "";
  return (
    <li class={`person-chip ${tint} ${part.type === "expedition" ? "claimed" : ""}`} data-zoom={part.id} title={nameOf(part)}>
      <Picture of={icon} label={nameOf(part)} />
      {count > 1 && <b>{count}</b>}
    </li>
  );
}
