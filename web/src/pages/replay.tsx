// A finished game, move by move, on its own board. A replay is a table that stands still: looking at a moment of it is
// the same as looking back at a live one.

import { get, getOnce, post } from "../kit/http";
import { loadBoard } from "../kit/board";
import type { Connection } from "../kit/connection";
import { genericBoard } from "../kit/generic-board";
import { Log } from "../kit/log";
import type { Answer, ClientMessage, Frame, GamesAnswer, LogRow, PastMessage, ReplayAnswer, Seat, TableMessage } from "../kit/protocol";
import { redraw } from "../kit/redraw";
import { ReplayBar } from "../kit/replay";
import { Chevron } from "../kit/rulebook";
import { Seats } from "../kit/seats";
import { settings } from "../kit/settings";
import { LanguageSwitch } from "../kit/settings-dialog";
import { lookAt, pastNumbers } from "../kit/table/past";
import { closeTable } from "../kit/table/receive";
import { currentTable, newTable, scene, setTable, type Table } from "../kit/table/state";
import { sentence } from "../kit/table/words";
import { loadWords, t, useWords, wordsWith, type Language } from "../kit/texts";
import { attempt, ErrorNotice, clearError } from "./error-notice";
import { PageLayout } from "./page-layout";
import { allGames, loadGames } from "./games";
import { loadMe } from "./me";
import { RecordDrop, recordOfAddress } from "./record-drop";
import "./replay.css";

const STEP = 1400; // milliseconds a moment is shown while the replay runs

let busy = false;
let running = 0;

export function enter(): void {
  clearError();
  closeTable();
  void loadMe();
  loadGames();
  attempt(async () => {
    const record = await recordOfAddress();
    if (record !== null) await open(record);
  });
}

export function leave(): void {
  pause();
  closeTable();
}

async function open(record: string): Promise<void> {
  busy = true;
  redraw();
  try {
    const replay = await post<ReplayAnswer>("/api/replay", { record });
    const { house } = replay;
    const speak = (language: Language) => (house ? wordsWith(language, house.texts[language] ?? "") : loadWords(language, replay.game));
    const [colours, words, board, parts] = await Promise.all([
      coloursOf(replay),
      speak(settings.language),
      loadBoard(replay.game),
      house ? house.components : getOnce<unknown>(`/api/games/${replay.game}/components`),
    ]);
    useWords(words);
    setTable({ ...tableOf(replay, colours, board ?? genericBoard, parts), speak });
    await lookAt(replay.frames[0]!.n);
  } finally {
    busy = false;
    redraw();
  }
}

/** A record does not know the colours; the table it comes from does, as long as the same people sit there. */
async function coloursOf(replay: ReplayAnswer): Promise<Seat["colour"][]> {
  const table = new URLSearchParams(location.search).get("table");
  if (table) {
    const { seats } = await get<Pick<TableMessage, "seats">>(`/api/tables/${encodeURIComponent(table)}`);
    if (seats.map((seat) => seat.name).join("\n") === replay.names.join("\n")) return seats.map((seat) => seat.colour);
  }
  const { colours } = allGames() ?? (await getOnce<GamesAnswer>("/api/games"));
  return colours;
}

function tableOf(replay: ReplayAnswer, colours: Seat["colour"][], board: Table["board"], parts: unknown): Table {
  const last = replay.frames.at(-1)!;
  const seat = (name: string, seat: number): Seat => ({
    seat,
    kind: "person",
    name,
    colour: colours[seat] ?? "",
    level: "",
    open: false,
    ready: true,
    connected: true,
    device: "",
    language: "",
    words: "",
  });
  const rows: LogRow[] = replay.frames.map(({ n, seat, move, events }) => ({ n, seat, move, events, takes_back: 0, hurried: false, late: false }));
  const over = replay.over ? { ...replay.over, seal: "", secret: "", words: [], record: "" } : null;
  return {
    ...newTable("", replayConnection(replay)),
    about: {
      type: "table",
      table: "",
      name: "",
      game: replay.game,
      house_cards: replay.house !== null,
      phase: "over",
      play: 1,
      n: last.n,
      host: null,
      seats: replay.names.map(seat),
      options: replay.options,
      odds: true,
      watching: "link",
      clock: { kind: "none", minutes: 0 },
      watchers: 0,
      seal: "",
      link: "",
      trouble: null,
      you: { seats: [], host: false, watching: true },
    },
    board,
    parts,
    ready: true,
    shown: { type: "state", n: last.n, play: 1, whole: true, view: last.view, prompt: last.prompt, odds: null, log: [], over, yours: seenBySeats(last) },
    rows,
    me: 0,
    secrets: false, // it is over
  };
}

function seenBySeats(frame: Frame) {
  return frame.own.map((own, seat) => ({ seat, own, prompt: frame.prompt, choices: [], odds: null, may_take_back: false }));
}

/** Answers for the server: every moment is already here. */
function replayConnection(replay: ReplayAnswer): Connection {
  const send = (message: ClientMessage): Promise<Answer> => {
    if (message.type !== "look") throw new Error(`a replay cannot ${message.type}`);
    const frame = replay.frames.find((one) => one.n === message.n)!;
    const past: PastMessage = { type: "past", id: "", n: frame.n, view: frame.view, prompt: frame.prompt, yours: seenBySeats(frame) };
    return Promise.resolve(past);
  };
  return { status: "open", tries: 0, bye: null, send, unanswered: () => 0, retry: () => {}, close: () => {} };
}

// -- running by itself

function pause(): void {
  clearInterval(running);
  running = 0;
  redraw();
}

function run(): void {
  const table = currentTable();
  if (!table) return;
  if (momentOf(table) === pastNumbers(table).length - 1) void lookAt(pastNumbers(table)[0]!);
  running = setInterval(() => {
    const now = currentTable();
    if (!now) return pause();
    const next = pastNumbers(now)[momentOf(now) + 1];
    if (next === undefined) pause();
    else void lookAt(next);
  }, STEP);
  redraw();
}

function momentOf(table: Table): number {
  const all = pastNumbers(table);
  return table.past ? all.indexOf(table.past.n) : all.length - 1;
}

export function Page() {
  const table = currentTable();
  if (!table?.shown) {
    return (
      <PageLayout place="replay">
        <div class="reading">
          <h1>{t("page-replay-title")}</h1>
          <p class="lead">{t("page-replay-lead")}</p>
          <RecordDrop act={t("page-replay-now")} busy={busy} bring={(record) => attempt(() => open(record))} />
        </div>
      </PageLayout>
    );
  }
  return <Screening table={table} />;
}

function Screening({ table }: { table: Table }) {
  const now = scene(table)!;
  const board = table.board ?? genericBoard;
  const all = pastNumbers(table);
  const at = momentOf(table);
  const over = table.shown!.over;
  const atEnd = at === all.length - 1;
  const said = atEnd && over ? over.text : (table.past ?? table.shown!).prompt;
  return (
    <div class={`table screening game-${table.about!.game}`}>
      <header class="bar">
        <a class="back" href="/" aria-label={t("page-home")}>
          <Chevron left />
        </a>
        <a class="wordmark" href="/">
          Flibuste
        </a>
        <h1>{t("game-name")}</h1>
        <p class="about">
          <span class="heading">{t("page-replay-about")}</span>
          {board.heading({ ...now, over: atEnd }).map((words) => (
            <span key={words} class="heading">
              {words}
            </span>
          ))}
        </p>
        <nav class="tools" aria-label={t("page-tools")}>
          <EyesOf table={table} />
        </nav>
        <LanguageSwitch />
      </header>
      <section class="prompt past" aria-label={t("page-replay")}>
        <p class="sentence" role="status">
          <strong>{t("page-replay-move", { at, of: all.length - 1 })}</strong> <span class="detail">{sentence(said)}</span>
        </p>
        <div class="film-bar">
          <ReplayBar
            at={at}
            of={all.length}
            live={null}
            go={(to) => {
              pause();
              void lookAt(all[to]!);
            }}
          />
          <button type="button" class="button primary" onClick={() => (running ? pause() : run())}>
            {t(running ? "page-replay-pause" : "page-replay-run")}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              pause();
              closeTable();
              redraw();
            }}
          >
            <span class="wide-only">{t("page-replay-other")}</span>
            <span class="narrow-only">{t("page-replay-other.short")}</span>
          </button>
        </div>
      </section>
      <ErrorNotice />
      <main class="board" aria-label={t("page-table")} tabIndex={0}>
        {board.Table({ ...now, live: false, over: atEnd })}
      </main>
      {now.me >= 0 && <div class="own">{board.Own({ ...now, live: false })}</div>}
      <aside class="side" aria-label={t("page-side")}>
        <Seats scene={now} />
        <div class="log-side">
          <Log table={{ ...table, rows: table.rows.slice(0, at + 1) }} />
        </div>
      </aside>
    </div>
  );
}

/** Whose cards lie in front. */
function EyesOf({ table }: { table: Table }) {
  return (
    <label class="eyes">
      <span>{t("page-replay-eyes")}</span>
      <select
        class="field"
        value={String(table.me)}
        onChange={(event) => {
          table.me = Number(event.currentTarget.value);
          redraw();
        }}
      >
        {table.about!.seats.map((seat) => (
          <option key={seat.seat} value={String(seat.seat)} selected={seat.seat === table.me}>
            {seat.name}
          </option>
        ))}
        <option value="-1" selected={table.me === -1}>
          {t("page-replay-nobody")}
        </option>
      </select>
    </label>
  );
}
