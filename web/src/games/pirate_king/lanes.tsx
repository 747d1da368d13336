// The lanes of the other pirates: ship and curses, the cards in columns in the order they came, what they are worth.

import anchor from "icon:anchor";
import wreck from "icon:sinking-ship";
import { CardBack } from "../../kit/card";
import { Picture } from "../../kit/drawing";
import { Sentence } from "../../kit/log";
import { afterRedraw } from "../../kit/redraw";
import { currentTable } from "../../kit/table/state";
import { pieces } from "../../kit/table/words";
import { t } from "../../kit/texts";
import { Face, LaidCard, nameOf } from "./cards";
import { Fuse, Hull, Total } from "./marks";
import { NamePlate, standing } from "./name-plate";
import { columnsOf, pirateOf, type KingScene, type SeatView } from "./view";
import "./lanes.css";

const COLUMNS = 7; // numbered places of a lane

export function Lanes({ scene, seats }: { scene: KingScene; seats: number[] }) {
  return (
    <ol class={`lanes lanes-${seats.length}`} aria-label={t("board-lanes")}>
      {seats.map((seat) => (
        <Lane key={seat} scene={scene} seat={seat} />
      ))}
    </ol>
  );
}

const OF_NOTE = ["hit", "flipped", "copied", "blank", "lent", "salvaged", "loot-played", "sank", "empty", "token", "took-monster", "took-loot"];

/** What the last move brought about, in order, for screens without a log beside the table. */
export function Tale({ scene }: { scene: KingScene }) {
  const row = currentTable()?.rows.findLast((one) => one.n <= scene.n);
  const told = row?.events.filter((event) => !event.to && OF_NOTE.includes(event.key)) ?? [];
  if (told.length === 0) return null;
  return (
    <ol class="tale" aria-label={t("board-tale")} tabIndex={0}>
      {told.map((event, nth) => (
        <li key={nth}>
          <Sentence pieces={pieces({ key: `event-${event.key}`, args: event.args })} />
        </li>
      ))}
    </ol>
  );
}

function Lane({ scene, seat }: { scene: KingScene; seat: number }) {
  const pirate = pirateOf(scene, seat);
  const person = scene.seats[seat];
  if (!person) return null;
  const hit = scene.table.victims.includes(seat) ? "hit" : "";
  return (
    <li class={`lane seat-${person.colour} ${pirate.state} ${hit}`} data-thing={`lane:${seat}`}>
      <NamePlate scene={scene} seat={seat} />
      <Hull scene={scene} seat={seat} />
      <span class="gauge">
        <Fuse scene={scene} seat={seat} />
        <span class="state-brief" aria-hidden="true">
          {standing(scene, seat)}
        </span>
        <span class="note" aria-hidden="true">{t("board-curses-brief", { curses: cursesOf(scene, pirate), most: scene.parts.rules.curses_to_sink })}</span>
      </span>
      <Columns scene={scene} seat={seat} numbered />
      <Piles scene={scene} seat={seat} />
      <span class="totals">
        <Total scene={scene} seat={seat} contest="swords" />
        <Total scene={scene} seat={seat} contest="gold" />
      </span>
    </li>
  );
}

const cursesOf = (scene: KingScene, pirate: SeatView): number => (pirate.state === "sunk" ? scene.parts.rules.curses_to_sink : pirate.curses);

/** The cards of an area, column by column; then what ends the row, or the columns still to come. */
export function Columns({ scene, seat, numbered }: { scene: KingScene; seat: number; numbered?: boolean }) {
  const pirate = pirateOf(scene, seat);
  const columns = columnsOf(pirate);
  const lost = pirate.state === "sunk" ? lostBy(scene, seat) : [];
  const waits = pirate.state === "sea" && pirate.locked;
  const ended = pirate.state !== "sea" || waits;
  const free = numbered ? Math.max(0, COLUMNS - columns.length - (ended ? 1 : 0)) : 0;
  return (
    <ol class="columns" ref={showNewest} tabIndex={numbered ? 0 : undefined} data-cards={pirate.area.length} aria-label={t("board-cards-of", { name: scene.names[seat] ?? "", count: pirate.area.length })}>
      {columns.map((column) => (
        <li key={column[0]!.place} class={`card-column ${column.length > 1 ? "chain" : ""}`}>
          {column.map(({ laid, place }) => (
            <LaidCard key={place} scene={scene} host={seat} laid={laid} place={place} />
          ))}
        </li>
      ))}
      {lost.map((id, nth) => (
        <li key={`lost ${nth}`} class="card-column lost" data-zoom={id}>
          <Face scene={scene} id={id} />
          <span class="unseen">{t("board-lost", { name: nameOf(scene, id) })}</span>
        </li>
      ))}
      {waits && (
        <li class="card-column ending locked">
          <span class="tile back" data-thing={`locked:${seat}`} aria-hidden="true">
            <b>?</b>
            <span>{t("board-locked")}</span>
          </span>
          <span class="unseen">{t("board-locked-words")}</span>
        </li>
      )}
      {pirate.state !== "sea" && (
        <li class="card-column ending">
          <span class={`tile ${pirate.state}`} data-thing={`${pirate.state}:${seat}`}>
            <Picture of={pirate.state === "sunk" ? wreck : anchor} />
            <span>{t(pirate.state === "sunk" ? "board-tile-sunk" : "board-tile-stopped")}</span>
          </span>
        </li>
      )}
      {pirate.state === "sea" &&
        Array.from({ length: free }, (_, nth) => (
          <li key={`free ${nth}`} class="card-column free" aria-hidden="true">
            <span class="tile">{columns.length + (waits ? 1 : 0) + nth + 1}</span>
          </li>
        ))}
    </ol>
  );
}

const shown = new WeakMap<HTMLElement, string>();

/** A long row stands at its end, where the newest card is, until somebody pushes it. */
function showNewest(row: HTMLElement | null): void {
  const cards = row?.dataset["cards"] ?? "";
  if (!row || shown.get(row) === cards) return;
  shown.set(row, cards);
  afterRedraw(() => {
    const newest = [...row.children].findLast((column) => !column.classList.contains("free"));
    if (newest instanceof HTMLElement) row.scrollLeft = newest.offsetLeft - row.offsetLeft + newest.offsetWidth + 8 - row.clientWidth;
  });
}

const ENTERING = ["revealed", "salvaged", "loot-played"];

/** The cards that a sunk pirate had shown this round, as everybody saw them come. */
function lostBy(scene: KingScene, seat: number): string[] {
  const rows = currentTable()?.rows.filter((row) => row.n <= scene.n) ?? [];
  const events = rows.flatMap((row) => row.events);
  const round = events.findLastIndex((event) => event.key === "round");
  const own = events.slice(round + 1).filter((event) => event.args["seat"] === `#${seat}`);
  const lent = own.filter((event) => event.key === "lent").map((event) => event.args["card"]);
  return own.filter((event) => ENTERING.includes(event.key) && !lent.includes(event.args["card"]!)).map((event) => String(event.args["card"]));
}

/** The own pile and discard of a pirate: how many, and of the discard the uppermost card. */
function Piles({ scene, seat }: { scene: KingScene; seat: number }) {
  const { draw, discard, top } = pirateOf(scene, seat);
  return (
    <span class="piles">
      <span class="pile-of" data-thing={`pile:${seat}`}>
        <CardBack />
        <b aria-hidden="true">{draw}</b>
        <span class="unseen">{t("board-pile-count", { count: draw })}</span>
      </span>
      <span class="pile-of" data-thing={`discard:${seat}`} data-zoom={top ?? undefined}>
        {top ? <Face scene={scene} id={top} /> : <span class="card empty" aria-hidden="true" />}
        <b aria-hidden="true">{discard}</b>
        <span class="unseen">{top ? t("board-discard-top", { count: discard, name: nameOf(scene, top) }) : t("board-discard-count", { count: discard })}</span>
      </span>
    </span>
  );
}
