// The drawn scene of every card. Starter cards of the same name share one, whatever their deck.

import cutlass from "art:pk-cutlass";
import doubloon from "art:pk-doubloon";
import deckhand from "art:pk-deckhand";
import rustyBlade from "art:pk-rusty-blade";
import stolenPurse from "art:pk-stolen-purse";
import powderKeg from "art:pk-powder-keg";
import oldHook from "art:pk-old-hook";
import grudge from "art:pk-grudge";
import abyssalKraken from "art:pk-abyssal-kraken";
import ghostGalleon from "art:pk-ghost-galleon";
import sunDisc from "art:pk-sun-disc";
import fineSabre from "art:pk-fine-sabre";
import hexedHarpoon from "art:pk-hexed-harpoon";
import deadMansChest from "art:pk-dead-mans-chest";
import talkingParrot from "art:pk-talking-parrot";
import captainsHat from "art:pk-captains-hat";
import type { Drawing } from "../../kit/drawing";

const SCENES: Record<string, Drawing> = {
  cutlass,
  doubloon,
  deckhand,
  "rusty-blade": rustyBlade,
  "stolen-purse": stolenPurse,
  "powder-keg": powderKeg,
  "old-hook": oldHook,
  grudge,
  "abyssal-kraken": abyssalKraken,
  "ghost-galleon": ghostGalleon,
  "sun-disc": sunDisc,
  "fine-sabre": fineSabre,
  "hexed-harpoon": hexedHarpoon,
  "dead-mans-chest": deadMansChest,
  "talking-parrot": talkingParrot,
  "captains-hat": captainsHat,
};

const NAMELESS = /^(pirate|monster|loot|starter-[a-z]+)-/; // what stands before the name in a card's id

export function sceneOf(card: string): Drawing | null {
  return SCENES[card.replace(NAMELESS, "")] ?? null;
}
