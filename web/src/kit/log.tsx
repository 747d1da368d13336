// What happened, newest first, one heading for each turn. A card named in a sentence lights up on the table.

import type { LogRow } from "./protocol";
import { redraw } from "./redraw";
import { SeatMark } from "./seats";
import { highlight } from "./table/actions";
import { eventsFor } from "./table/hot-seat";
import { currentTable, type Table } from "./table/state";
import { outOfTime, pieces } from "./table/words";
import { t, words, type Piece, type Text } from "./texts";
import "./log.css";

interface Turn {
  n: number;
  heading: Text | null;
  sentences: { key: string; n: number; text: Text; hurried: boolean }[];
}

const AT_FIRST = 5; // sentences of a turn before "n more"
const unfolded = new Set<number>();

/** The rows in turns: an event `turn` begins one, and so does any other that has words for a heading. */
export function turnsOf(rows: Pick<LogRow, "n" | "seat" | "events" | "hurried" | "late">[]): Turn[] {
  let turn: Turn = { n: 0, heading: null, sentences: [] };
  const turns = [turn];
  for (const row of rows) {
    if (row.late) turn.sentences.push({ key: `${row.n}-late`, n: row.n, text: outOfTime(row), hurried: false });
    row.events.forEach((event, nth) => {
      const text = { key: `event-${event.key}`, args: event.args };
      if (event.key === "turn" || words().has(`${text.key}.heading`)) turns.push((turn = { n: row.n, heading: text, sentences: [] }));
      else turn.sentences.push({ key: `${row.n}-${nth}`, n: row.n, text, hurried: row.hurried && nth === 0 });
    });
  }
  return turns.filter((turn) => turn.heading !== null || turn.sentences.length > 0);
}

export function Log({ table }: { table: Table }) {
  const turns = turnsOf(table.rows.map((row) => ({ ...row, events: eventsFor(table, row.events) }))).reverse();
  return (
    <section class="log" aria-label={t("page-log")}>
      <h2 class="caption">{t("page-log")}</h2>
      <div class="log-rows" role="log" aria-live="off" aria-label={t("page-log")} tabIndex={0} onKeyDown={walk}>
        {turns.map((turn, nth) => (
          <LogTurn key={turn.n} turn={turn} atFirst={nth === 0 ? AT_FIRST : AT_FIRST - 2} />
        ))}
      </div>
    </section>
  );
}

function LogTurn({ turn, atFirst }: { turn: Turn; atFirst: number }) {
  const past = currentTable()?.past?.n;
  const newestFirst = [...turn.sentences].reverse();
  const whole = unfolded.has(turn.n) || newestFirst.length <= atFirst + 1;
  const shown = whole ? newestFirst : newestFirst.slice(0, atFirst);
  const heading = turn.heading && words().has(`${turn.heading.key}.heading`) ? { ...turn.heading, key: `${turn.heading.key}.heading` } : turn.heading;
  return (
    <div class="log-turn">
      {heading && <h3>{pieces(heading).map((piece) => piece.words).join("")}</h3>}
      {shown.map((sentence) => (
        <p key={sentence.key} class={past !== undefined && sentence.n > past ? "later" : ""}>
          <Sentence pieces={pieces(sentence.text)} />
          {sentence.hurried && <span class="hurried" title={t("page-hurried")}> {t("page-hurried-short")}</span>}
        </p>
      ))}
      {!whole && (
        <button type="button" class="more" onClick={() => unfold(turn.n)}>
          {t("page-log-more", { count: newestFirst.length - shown.length })}
        </button>
      )}
    </div>
  );
}

function unfold(n: number): void {
  unfolded.add(n);
  redraw();
}

export function Sentence({ pieces }: { pieces: Piece[] }) {
  return <>{pieces.map((piece, nth) => (piece.card ? <CardWord key={nth} card={piece.card} name={piece.words} /> : <Plain key={nth} piece={piece} />))}</>;
}

function CardWord({ card, name }: { card: string; name: string }) {
  return (
    <span
      class="card-word"
      tabIndex={-1}
      data-zoom={card}
      onMouseEnter={() => highlight(card)}
      onMouseLeave={() => highlight("")}
      onFocus={() => highlight(card)}
      onBlur={() => highlight("")}
    >
      {name}
    </span>
  );
}

/** Up and down go from card to card: one stop for Tab, however long the log. */
function walk(event: KeyboardEvent): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!by || !(event.currentTarget instanceof HTMLElement)) return;
  const words = [...event.currentTarget.querySelectorAll<HTMLElement>(".card-word")];
  const next = words[words.findIndex((word) => word === document.activeElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Plain({ piece }: { piece: Piece }) {
  if (piece.seat === undefined) return <>{piece.words}</>;
  return (
    <span class="person-word">
      <SeatMark colour={currentTable()?.about?.seats[piece.seat]?.colour ?? ""} />
      {piece.words}
    </span>
  );
}
