// Small pictures with a meaning: goods, sailors, discoveries, ships, faces of dice. Words stand beside them, or in the name of what
// they lie on.

import banana from "icon:banana";
import bird from "icon:hummingbird";
import bottle from "icon:brandy-bottle";
import butterfly from "icon:butterfly";
import cane from "icon:sugar-cane";
import cannon from "icon:cannon";
import coffee from "icon:coffee-beans";
import crate from "icon:cargo-crate";
import gecko from "icon:gecko";
import gold from "icon:gold-bar";
import monkey from "icon:monkey";
import person from "icon:person";
import sail from "icon:sail";
import spices from "icon:hot-spices";
import vanilla from "icon:vanilla-flower";
import hammer from "icon:hammer-nails";
import hat from "icon:pirate-hat";
import microscope from "icon:microscope";
import scales from "icon:scales";
import sextant from "icon:sextant";
import pirate1 from "art:token-pirate-1";
import pirate2 from "art:token-pirate-2";
import pirate3 from "art:token-pirate-3";
import pirate4 from "art:token-pirate-4";
import blue from "art:token-seat-2";
import green from "art:token-seat-4";
import red from "art:token-seat-1";
import yellow from "art:token-seat-3";
import mauve from "art:token-seat-5";
import black from "art:token-seat-6";
import { Picture, type Drawing } from "../../kit/drawing";
import { SeatMark } from "../../kit/seats";
import { t } from "../../kit/texts";
import "./marks.css";

const GOODS: Record<string, Drawing> = { sugar: cane, rum: bottle, coffee, vanilla, spices, gold };
const FAMILIES: Record<string, Drawing> = { mammals: monkey, fruits: banana, reptiles: gecko, birds: bird, insects: butterfly };
const SKILLS: Record<string, Drawing> = { navigator: sextant, captain: hat, engineer: hammer, scientist: microscope, trader: scales };
const PIRATES = [pirate1, pirate2, pirate3, pirate4];
const TOKENS: Record<string, Drawing> = { red, blue, yellow, green, mauve, black };
const FACES: Record<string, Drawing> = { sailor: person, sail, hold: crate, cannon };

export function Goods({ kind }: { kind: string }) {
  return (
    <span class={`goods of-${kind}`} aria-hidden="true">
      <Picture of={GOODS[kind] ?? crate} />
    </span>
  );
}

/** A sailor in the colour of the ship; the shape of the seat is on its sail and its panel. */
export function Sailor({ colour, class: name = "" }: { colour: string; class?: string }) {
  return (
    <span class={`sailor seat-${colour} ${name}`} aria-hidden="true">
      <Picture of={person} />
    </span>
  );
}

/** A discovery aboard: its family if it is known who looks, else only how rare it is. */
export function Discovery({ rarity, family }: { rarity: string; family: string | null }) {
  return (
    <span class={`discovery ${rarity}`} aria-hidden="true">
      {family ? <Picture of={FAMILIES[family] ?? butterfly} /> : <b>?</b>}
    </span>
  );
}

export function skillPicture(skill: string): Drawing {
  return SKILLS[skill] ?? person;
}

export function familyPicture(family: string): Drawing {
  return FAMILIES[family] ?? butterfly;
}

export function Token({ colour, class: name = "" }: { colour: string; class?: string }) {
  return <Picture of={TOKENS[colour] ?? black} class={`token ${name}`} />;
}

export function PirateToken({ number, class: name = "" }: { number: number; class?: string }) {
  return <Picture of={PIRATES[number - 1] ?? pirate1} class={`token pirate ${name}`} />;
}

/** A die of the fight: red for the initial shot and storms, cream for the broadside; `null`: not yet rolled. */
export function FightDie({ face, red: isRed = false }: { face: string | null; red?: boolean }) {
  const label = face ? t(`board-face-${face}`) : t("board-face-none");
  const drawn = face ? FACES[face] : undefined;
  return (
    <span class={`fight-die ${isRed ? "red" : ""} ${face ? "" : "unrolled"}`} role="img" aria-label={label}>
      {drawn && <Picture of={drawn} />}
      {face && !drawn && (
        <svg class="picture" viewBox="0 0 40 28" aria-hidden="true">
          <path d="M2 9q6-8 12 0t12 0t12 0M2 21q6-8 12 0t12 0t12 0" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" />
        </svg>
      )}
      {!face && <b aria-hidden="true">?</b>}
    </span>
  );
}

export { SeatMark };
