// A table, in whichever phase it is.

import { get, post, ServerRefusal } from "../kit/http";
import { openedDialog } from "../kit/dialog";
import { redraw } from "../kit/redraw";
import { isPlaying } from "../kit/table/playback";
import { closeTable, openTable } from "../kit/table/receive";
import { currentTable, type Table } from "../kit/table/state";
import { TablePage } from "../kit/table-page";
import { t } from "../kit/texts";
import { errorText } from "./error-notice";
import { PlayersDialog, SitDown } from "./players";
import { loadGames } from "./games";
import { Lobby } from "./lobby";
import { loadMe } from "./me";
import { Result } from "./result";
import "./table.css";

let problem: unknown = null; // why there is no table at this address
let atBoard = 0; // the play whose final table is looked at instead of its result

export function enter(id: string): void {
  problem = null;
  void loadMe();
  loadGames();
  find(id).then(
    () => openTable(id),
    (found) => {
      problem = found;
      redraw();
    },
  );
}

/** A personal link brings its seat along; the address bar then forgets it, so that nobody hands it on by mistake. */
async function find(id: string): Promise<void> {
  const token = /^#seat=([\w-]+)$/.exec(location.hash)?.[1];
  if (token) {
    await post(`/api/tables/${id}/seat`, { token });
    history.replaceState(null, "", location.pathname);
  } else await get(`/api/tables/${id}`);
}

export function leave(): void {
  closeTable();
}

function lookAtBoard(play: number): void {
  atBoard = play;
  redraw();
}

export function Page() {
  if (problem !== null) return <Nowhere />;
  const table = currentTable();
  if (!table) return <div class="table outlines" aria-busy="true" />;
  return (
    <>
      <Phase table={table} />
      {openedDialog() === "crew" && table.about && <PlayersDialog about={table.about} />}
    </>
  );
}

function Phase({ table }: { table: Table }) {
  const { about, shown } = table;
  const isIn = about !== null && about.you.seats.length > 0;
  if (about?.phase === "lobby" && table.ready) return <Lobby table={table} about={about} />;
  if (about && table.ready && !isIn && !about.you.watching) return <Closed table={table} />;
  const over = shown?.over && !isPlaying() && shown.play === about?.play && table.ready;
  if (over && about && atBoard !== shown.play) {
    return <Result table={table} about={about} shown={shown} over={shown.over!} lookAtBoard={() => lookAtBoard(shown.play)} />;
  }
  return (
    <TablePage table={table}>
      {over ? (
        <button type="button" class="button primary" onClick={() => lookAtBoard(0)}>
          {t("page-to-result")}
        </button>
      ) : (
        about && !isIn && <SitDown about={about} />
      )}
    </TablePage>
  );
}

/** The host lets nobody watch: one can only sit down, if a seat is open. */
function Closed({ table }: { table: Table }) {
  const open = table.about!.seats.some((seat) => seat.open);
  return (
    <main class="nowhere">
      <h1>{t("page-closed-table", { name: table.about!.name })}</h1>
      <p>{t(open ? "page-closed-open" : "page-closed-full")}</p>
      <SitDown about={table.about!} />
      <a class="button quiet" href="/">
        {t("page-home")}
      </a>
    </main>
  );
}

function Nowhere() {
  return (
    <main class="nowhere">
      <h1>{problem instanceof ServerRefusal && problem.status === 404 ? t("page-nowhere") : t("page-not-opened")}</h1>
      <p role="alert">{errorText(problem)}</p>
      <a class="button primary" href="/">
        {t("page-home")}
      </a>
    </main>
  );
}
