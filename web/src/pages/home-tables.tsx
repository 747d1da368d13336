// The tables one has, the one that waits for friends, and those that can be watched.

import { get } from "../kit/http";
import type { TableEntry, TablesAnswer } from "../kit/protocol";
import { afterRedraw, redraw } from "../kit/redraw";
import { SeatMark } from "../kit/seats";
import { t } from "../kit/texts";
import { gameName } from "./games";
import { LinkToCopy } from "./invite";
import "./home-tables.css";

const LOOK_EVERY = 15_000;
const AT_FIRST = 4;

let tables: TablesAnswer | null = null;
let links: Record<string, string> = {};
let all = false;
let timer = 0;

export function loadTables(): void {
  get<TablesAnswer>("/api/tables").then(
    (found) => {
      const first = tables === null;
      tables = found;
      const waiting = waitingTable();
      if (waiting && !links[waiting.table]) void askForLink(waiting.table);
      if (first && location.hash === "#watch") afterRedraw(() => document.getElementById("watch")?.focus());
      redraw();
    },
    () => {
      // The next look may find the server again; what is shown stays.
    },
  );
}

async function askForLink(table: string): Promise<void> {
  const { link } = await get<{ link: string }>(`/api/tables/${table}/link`);
  links = { ...links, [table]: link };
  redraw();
}

/** A friend may have sat down or moved: look again now and then, and when the page comes to the front. */
export function startPolling(): void {
  timer = setInterval(() => document.visibilityState === "visible" && loadTables(), LOOK_EVERY);
  document.addEventListener("visibilitychange", lookNow);
}

export function stopPolling(): void {
  clearInterval(timer);
  document.removeEventListener("visibilitychange", lookNow);
  all = false;
  tables = null;
}

function lookNow(): void {
  if (document.visibilityState === "visible") loadTables();
}

const isYourTurn = (entry: TableEntry): boolean => entry.phase === "playing" && entry.owes.some((seat) => entry.yours.includes(seat));

function waitingTable(): TableEntry | null {
  return tables?.mine.find((entry) => entry.phase === "lobby") ?? null;
}

/** Whose turn first, then the rest as the server gives them: latest first. */
function inOrder(mine: TableEntry[]): TableEntry[] {
  const rank = (entry: TableEntry) => (isYourTurn(entry) ? 0 : entry.phase === "over" ? 2 : 1);
  return [...mine].sort((one, other) => rank(one) - rank(other));
}

/** On a phone: the one table where it is your turn, above everything. */
export function YourTurn() {
  const [first] = inOrder(tables?.mine ?? []);
  if (!first || first.phase === "over") return null;
  const others = (tables?.mine.length ?? 1) - 1;
  return (
    <section class="panel your-turn" aria-label={t("page-table-of-game", { game: gameName(first.game), name: first.name })}>
      <p>
        <b>{t("page-table-of-game", { game: gameName(first.game), name: first.name })}</b>
        <span class="note">
          <StateOf entry={first} />
          {others > 0 && <> · {t("page-other-tables", { count: others })}</>}
        </span>
      </p>
      <a class={`button ${isYourTurn(first) ? "primary" : "quiet"}`} href={`/t/${first.table}`}>
        {t(isYourTurn(first) ? "page-table-play" : "page-table-open")}
      </a>
    </section>
  );
}

export function OwnTables() {
  const mine = inOrder(tables?.mine ?? []);
  const running = mine.filter((entry) => entry.phase !== "over").length;
  const shown = all ? mine : mine.slice(0, AT_FIRST);
  return (
    <section class="panel own-tables" aria-labelledby="own-tables" aria-busy={tables === null}>
      <header>
        <h2 id="own-tables">{t("page-your-tables")}</h2>
        {running > 0 && <span class="note">{t("page-tables-open", { count: running })}</span>}
      </header>
      {tables && mine.length === 0 && (
        <div class="nothing">
          <b>{t("page-no-tables")}</b>
          <p>{t("page-no-tables.help")}</p>
        </div>
      )}
      <ul>
        {shown.map((entry) => (
          <TableLine key={entry.table} entry={entry} />
        ))}
      </ul>
      {mine.length > shown.length && (
        <button
          type="button"
          class="button quiet more"
          onClick={() => {
            all = true;
            redraw();
          }}
        >
          {t("page-tables-more", { count: mine.length - shown.length })}
        </button>
      )}
    </section>
  );
}

function TableLine({ entry, watch = false }: { entry: TableEntry; watch?: boolean }) {
  const mine = !watch && isYourTurn(entry);
  return (
    <li class="table-line">
      <p>
        <b>{gameName(entry.game)}</b>
        <span class="note">
          {entry.name} · <StateOf entry={entry} watch={watch} />
          {entry.house_cards && <> · {t("page-house-cards")}</>}
        </span>
      </p>
      <span class="marks">
        {entry.seats.map((seat) => (
          <SeatMark key={seat.seat} colour={seat.colour} label={seat.name || t("page-free-seat")} />
        ))}
      </span>
      <a class={`button ${mine ? "primary" : "quiet"}`} href={`/t/${entry.table}`}>
        {t(watch ? "page-table-watch" : mine ? "page-table-play" : "page-table-open")}
        <span class="unseen">{entry.name}</span>
      </a>
    </li>
  );
}

function StateOf({ entry, watch = false }: { entry: TableEntry; watch?: boolean }) {
  if (entry.phase === "lobby") {
    const aboard = entry.seats.filter((seat) => seat.kind !== "free").length;
    return <>{t("page-table-waiting", { aboard, of: entry.seats.length })}</>;
  }
  if (entry.phase === "over") return <>{t("page-table-finished")}</>;
  if (!watch && isYourTurn(entry)) return <b class="yours">{t("page-table-your-turn")}</b>;
  const [first] = entry.owes;
  return <>{t("page-table-turn-of", { name: (first !== undefined && entry.seats[first]?.name) || "" })}</>;
}

/** A table of one's own that waits for friends, with the way to bring them. */
export function Waiting() {
  const entry = waitingTable();
  if (!entry) return null;
  const aboard = entry.seats.filter((seat) => seat.kind !== "free").length;
  return (
    <section class="panel waiting-table" aria-labelledby="waiting-table">
      <h2 id="waiting-table">
        <a href={`/t/${entry.table}`}>{t("page-waiting-title", { name: entry.name })}</a>
      </h2>
      <p class="note">{t("page-waiting-aboard", { game: gameName(entry.game), aboard, of: entry.seats.length })}</p>
      <div class="waiting-row">
        <img class="qr" src={`/api/tables/${entry.table}/qr.svg`} alt={t("page-qr", { name: entry.name })} width="132" height="132" />
        <ul>
          {entry.seats.map((seat) => (
            <li key={seat.seat}>
              <SeatMark colour={seat.colour} />
              {seat.name ? <b>{seat.name}</b> : <span class="note">{t("page-free-seat")}</span>}
            </li>
          ))}
        </ul>
      </div>
      {links[entry.table] && <LinkToCopy link={links[entry.table]!} label={t("page-link")} />}
    </section>
  );
}

export function WatchTables() {
  const mine = new Set(tables?.mine.map((entry) => entry.table));
  const watch = (tables?.watch ?? []).filter((entry) => !mine.has(entry.table));
  return (
    <section class={`panel own-tables ${watch.length === 0 ? "none" : ""}`} id="watch" aria-labelledby="watch-tables" tabIndex={-1}>
      <header>
        <h2 id="watch-tables">{t("page-watch")}</h2>
      </header>
      {watch.length === 0 ? (
        <p class="note">{t("page-watch-none")}</p>
      ) : (
        <ul>
          {watch.map((entry) => (
            <TableLine key={entry.table} entry={entry} watch />
          ))}
        </ul>
      )}
    </section>
  );
}
