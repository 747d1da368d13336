// What the round is fought for: the monsters for the swords, the loot for the gold, and who chooses when.

import chest from "icon:locked-chest";
import serpent from "icon:sea-serpent";
import { Coin, Sword } from "../../kit/counters";
import { Picture, type Drawing } from "../../kit/drawing";
import { Sea } from "../../kit/sea";
import { SeatMark } from "../../kit/seats";
import { t } from "../../kit/texts";
import { OpenCard } from "./cards";
import { Mark, signed } from "./marks";
import type { KingScene } from "./view";
import "./market.css";

export function Market({ scene }: { scene: KingScene }) {
  const { monsters, loot, monster_pile, loot_pile, contest } = scene.table;
  return (
    <div class="market" style={{ "--cards": String(monsters.length + loot.length) }}>
      <Sea class="sea" />
      <section class={`display monsters ${contest === "swords" ? "now" : ""}`} aria-label={t("board-monsters")}>
        <Heading name="board-monsters" note={t("board-monsters-note", { takers: takersOf(scene) })} sign={<Sword />} />
        {contest === "swords" && <Line scene={scene} />}
        <Stock count={monster_pile} sign={serpent} thing="monster-pile" words="board-monsters-left" />
        <ol class="row">
          {monsters.map((id) => (
            <li key={id}>
              <OpenCard scene={scene} id={id} at={`monster:${id}`} />
            </li>
          ))}
          {monsters.length === 0 && <None />}
        </ol>
      </section>
      <section class={`display loot ${contest === "gold" ? "now" : ""}`} aria-label={t("board-loot")}>
        <Heading name="board-loot" note={t("board-loot-note")} sign={<Coin />} />
        {contest === "gold" && <Line scene={scene} />}
        <Stock count={loot_pile} sign={chest} thing="loot-pile" words="board-loot-left" />
        <ol class="row">
          {loot.map((id, nth) => (
            <li key={`${id} ${nth}`}>
              <OpenCard scene={scene} id={id} at={`loot:${id}`} />
            </li>
          ))}
          {loot.length === 0 && <None />}
        </ol>
      </section>
      <Box scene={scene} />
    </div>
  );
}

function takersOf({ parts, view }: KingScene): number {
  return view.players === 2 ? parts.rules.two_players.monster_takers : parts.rules.monster_takers;
}

function Heading({ name, note, sign }: { name: string; note: string; sign: preact.VNode }) {
  return (
    <div class="heading-row">
      <h2 class="caption">
        {t(name)} <span class="sign">{sign}</span>
      </h2>
      <span class="note">{note}</span>
    </div>
  );
}

function None() {
  return (
    <li class="none-left">
      <span class="card empty" aria-hidden="true" />
      <span class="unseen">{t("board-none-left")}</span>
    </li>
  );
}

/** A pile of which nobody knows the order. */
function Stock({ count, sign, thing, words }: { count: number; sign: Drawing; thing: string; words: string }) {
  return (
    <div class="stock" data-thing={thing}>
      <span class="card back" aria-hidden="true">
        <Picture of={sign} />
      </span>
      <span class="note">{t(words, { count })}</span>
    </div>
  );
}

/** Who chooses, in order, with the swords or the gold they choose by. */
function Line({ scene }: { scene: KingScene }) {
  const { line, tied, done, seats, contest } = scene.table;
  if (!contest || line.length + tied.length === 0) return null;
  const after = seats.map((_, seat) => seat).filter((seat) => !done.includes(seat));
  after.sort((one, other) => seats[other]![contest] - seats[one]![contest]);
  const entry = (seat: number, state: "chooses" | "waits" | "tied") => (
    <li key={seat} class={state}>
      <SeatMark colour={scene.seats[seat]?.colour ?? ""} />
      <span class="who">{scene.names[seat]}</span> <b>{signed(seats[seat]![contest])}</b>
      <span class="unseen">{t(`board-line-${state}`)}</span>
    </li>
  );
  return (
    <ol class="contest-line" aria-label={t("board-line", { contest })}>
      {line.map((seat, nth) => entry(seat, nth === 0 && tied.length === 0 ? "chooses" : "waits"))}
      {tied.map((seat) => entry(seat, "tied"))}
      {after.map((seat) => entry(seat, "waits"))}
    </ol>
  );
}

/** Cards that left the game, for everybody to see. */
function Box({ scene }: { scene: KingScene }) {
  const { box } = scene.table;
  if (box.length === 0) return null;
  return (
    <p class="box-note note" data-thing="box">
      <Mark of="loot" /> {t("board-boxed", { count: box.length })}
    </p>
  );
}
