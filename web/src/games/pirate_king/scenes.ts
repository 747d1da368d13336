// The drawn scene of every card. Starter cards of the same name share one, whatever their deck.

import motherMarrow from "art:pk-mother-marrow";
import saltSibyl from "art:pk-salt-sibyl";
import browTheBold from "art:pk-brow-the-bold";
import parakeetPru from "art:pk-parakeet-pru";
import oneEyedOndine from "art:pk-one-eyed-ondine";
import gravediggerGil from "art:pk-gravedigger-gil";
import magpieMeg from "art:pk-magpie-meg";
import blackSpotBart from "art:pk-black-spot-bart";
import bellowingBo from "art:pk-bellowing-bo";
import quietQuill from "art:pk-quiet-quill";
import cutlass from "art:pk-cutlass";
import doubloon from "art:pk-doubloon";
import deckhand from "art:pk-deckhand";
import rustyBlade from "art:pk-rusty-blade";
import stolenPurse from "art:pk-stolen-purse";
import powderKeg from "art:pk-powder-keg";
import boardingAxe from "art:pk-boarding-axe";
import droppedAnchor from "art:pk-dropped-anchor";
import helmsman from "art:pk-helmsman";
import fullSail from "art:pk-full-sail";
import pearlDiver from "art:pk-pearl-diver";
import sirenSong from "art:pk-siren-song";
import navigator from "art:pk-navigator";
import falseNorth from "art:pk-false-north";
import oldHook from "art:pk-old-hook";
import grudge from "art:pk-grudge";
import abyssalKraken from "art:pk-abyssal-kraken";
import paleLeviathan from "art:pk-pale-leviathan";
import drownedAdmiral from "art:pk-drowned-admiral";
import coralBasilisk from "art:pk-coral-basilisk";
import harbourHydra from "art:pk-harbour-hydra";
import stormRoc from "art:pk-storm-roc";
import sirenChoir from "art:pk-siren-choir";
import ghostGalleon from "art:pk-ghost-galleon";
import hermitColossus from "art:pk-hermit-colossus";
import mirrorSelkie from "art:pk-mirror-selkie";
import lanternAngler from "art:pk-lantern-angler";
import tideGolem from "art:pk-tide-golem";
import gildedEel from "art:pk-gilded-eel";
import oldBrinetooth from "art:pk-old-brinetooth";
import jadeMask from "art:pk-jade-mask";
import obsidianIdol from "art:pk-obsidian-idol";
import sunDisc from "art:pk-sun-disc";
import moonChalice from "art:pk-moon-chalice";
import boneFlute from "art:pk-bone-flute";
import sunkenSceptre from "art:pk-sunken-sceptre";
import cursedUrn from "art:pk-cursed-urn";
import royalSignet from "art:pk-royal-signet";
import admiralsMedal from "art:pk-admirals-medal";
import queensTiara from "art:pk-queens-tiara";
import hauntedCrown from "art:pk-haunted-crown";
import ransomNote from "art:pk-ransom-note";
import fineSabre from "art:pk-fine-sabre";
import twinDaggers from "art:pk-twin-daggers";
import bronzeCannon from "art:pk-bronze-cannon";
import hexedHarpoon from "art:pk-hexed-harpoon";
import swivelGun from "art:pk-swivel-gun";
import sackOfSilver from "art:pk-sack-of-silver";
import goldIngots from "art:pk-gold-ingots";
import deadMansChest from "art:pk-dead-mans-chest";
import spiceCrate from "art:pk-spice-crate";
import bloodyPlunder from "art:pk-bloody-plunder";
import damnedHoard from "art:pk-damned-hoard";
import spyglass from "art:pk-spyglass";
import holyWater from "art:pk-holy-water";
import blessedRum from "art:pk-blessed-rum";
import talkingParrot from "art:pk-talking-parrot";
import tailwind from "art:pk-tailwind";
import blackFlag from "art:pk-black-flag";
import smugglersLedger from "art:pk-smugglers-ledger";
import wantedPoster from "art:pk-wanted-poster";
import trophyRack from "art:pk-trophy-rack";
import captainsHat from "art:pk-captains-hat";
import astrolabe from "art:pk-astrolabe";
import salvageNet from "art:pk-salvage-net";
import wilsonTheCoconut from "art:pk-wilson-the-coconut";
import treasureMap from "art:pk-treasure-map";
import powderSmoke from "art:pk-powder-smoke";
import pickpocketMonkey from "art:pk-pickpocket-monkey";
import type { Drawing } from "../../kit/drawing";

const SCENES: Record<string, Drawing> = {
  "mother-marrow": motherMarrow,
  "salt-sibyl": saltSibyl,
  "brow-the-bold": browTheBold,
  "parakeet-pru": parakeetPru,
  "one-eyed-ondine": oneEyedOndine,
  "gravedigger-gil": gravediggerGil,
  "magpie-meg": magpieMeg,
  "black-spot-bart": blackSpotBart,
  "bellowing-bo": bellowingBo,
  "quiet-quill": quietQuill,
  cutlass,
  doubloon,
  deckhand,
  "rusty-blade": rustyBlade,
  "stolen-purse": stolenPurse,
  "powder-keg": powderKeg,
  "boarding-axe": boardingAxe,
  "dropped-anchor": droppedAnchor,
  helmsman,
  "full-sail": fullSail,
  "pearl-diver": pearlDiver,
  "siren-song": sirenSong,
  navigator,
  "false-north": falseNorth,
  "old-hook": oldHook,
  grudge,
  "abyssal-kraken": abyssalKraken,
  "pale-leviathan": paleLeviathan,
  "drowned-admiral": drownedAdmiral,
  "coral-basilisk": coralBasilisk,
  "harbour-hydra": harbourHydra,
  "storm-roc": stormRoc,
  "siren-choir": sirenChoir,
  "ghost-galleon": ghostGalleon,
  "hermit-colossus": hermitColossus,
  "mirror-selkie": mirrorSelkie,
  "lantern-angler": lanternAngler,
  "tide-golem": tideGolem,
  "gilded-eel": gildedEel,
  "old-brinetooth": oldBrinetooth,
  "jade-mask": jadeMask,
  "obsidian-idol": obsidianIdol,
  "sun-disc": sunDisc,
  "moon-chalice": moonChalice,
  "bone-flute": boneFlute,
  "sunken-sceptre": sunkenSceptre,
  "cursed-urn": cursedUrn,
  "royal-signet": royalSignet,
  "admirals-medal": admiralsMedal,
  "queens-tiara": queensTiara,
  "haunted-crown": hauntedCrown,
  "ransom-note": ransomNote,
  "fine-sabre": fineSabre,
  "twin-daggers": twinDaggers,
  "bronze-cannon": bronzeCannon,
  "hexed-harpoon": hexedHarpoon,
  "swivel-gun": swivelGun,
  "sack-of-silver": sackOfSilver,
  "gold-ingots": goldIngots,
  "dead-mans-chest": deadMansChest,
  "spice-crate": spiceCrate,
  "bloody-plunder": bloodyPlunder,
  "damned-hoard": damnedHoard,
  spyglass,
  "holy-water": holyWater,
  "blessed-rum": blessedRum,
  "talking-parrot": talkingParrot,
  tailwind,
  "black-flag": blackFlag,
  "smugglers-ledger": smugglersLedger,
  "wanted-poster": wantedPoster,
  "trophy-rack": trophyRack,
  "captains-hat": captainsHat,
  astrolabe,
  "salvage-net": salvageNet,
  "wilson-the-coconut": wilsonTheCoconut,
  "treasure-map": treasureMap,
  "powder-smoke": powderSmoke,
  "pickpocket-monkey": pickpocketMonkey,
};

const NAMELESS = /^(pirate|monster|loot|starter-[a-z]+)-/; // what stands before the name in a card's id

export function sceneOf(card: string): Drawing | null {
  return SCENES[card.replace(NAMELESS, "")] ?? null;
}
