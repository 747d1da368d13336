// Before the game: one column for each seat under its ship, what is agreed on, and the way to bring others.

import padlock from "icon:padlock";
import { Picture } from "../kit/drawing";
import type { TableMessage } from "../kit/protocol";
import { RefusalStrip } from "../kit/refusal";
import { RulesDrawer } from "../kit/rulebook";
import { Sea } from "../kit/sea";
import { SeatMark } from "../kit/seats";
import { request } from "../kit/table/actions";
import type { Table } from "../kit/table/state";
import { TopBar } from "../kit/table-page";
import { Talk } from "../kit/talk";
import { t } from "../kit/texts";
import { ErrorNotice } from "./error-notice";
import { SitDown, stand } from "./players";
import { allGames } from "./games";
import { LEVEL_ICONS } from "./level-icons";
import { AddSeat, SeatColumn, SeatShip } from "./lobby-seats";
import { Options } from "./lobby-options";
import { LinkToCopy, ShareButton } from "./invite";
import { Waves } from "./waves";
import "./lobby.css";

export interface LobbyProps {
  table: Table;
  about: TableMessage;
}

export function Lobby({ table, about }: LobbyProps) {
  const aboard = about.seats.filter((seat) => seat.kind !== "free").length;
  return (
    <div class={`lobby ${table.drawer === "rules" ? "with-drawer" : ""}`}>
      <TopBar table={table} heading={[t("page-lobby-about", { aboard, of: about.seats.length })]} />
      <Question table={table} about={about} />
      <div class="lobby-strips">
        <RefusalStrip table={table} />
        <ErrorNotice />
      </div>
      <main class="quay" aria-label={t("page-table")}>
        <Fleet about={about} />
        <Levels />
        <Options about={about} />
      </main>
      <aside class="side lobby-side" aria-label={t("page-lobby-side")}>
        {table.drawer === "rules" ? (
          <RulesDrawer table={table} />
        ) : (
          <>
            <Invite about={about} />
            <Seal about={about} />
            <h2 class="caption">{t("page-talk")}</h2>
            <Talk table={table} />
          </>
        )}
      </aside>
    </div>
  );
}

// -- the sentence

function Question({ table, about }: LobbyProps) {
  const [seat] = about.you.seats;
  const mine = seat === undefined ? null : (about.seats[seat] ?? null);
  const free = about.seats.filter((one) => one.kind === "free").length;
  const lost = table.connection.status !== "open";
  if (lost) {
    return (
      <Asked colour="" act={false} sentence={t(table.connection.status === "closed" ? "page-closed" : "page-lost")}>
        {null}
      </Asked>
    );
  }
  if (about.you.host) return <HostsQuestion about={about} free={free} colour={mine?.colour ?? ""} />;
  if (mine) {
    const host = about.host === null ? "" : (about.seats[about.host]?.name ?? "");
    return (
      <Asked colour={mine.colour} act={!mine.ready} sentence={mine.ready ? (host ? t("page-lobby-wait", { name: host }) : t("page-lobby-wait-host")) : t("page-lobby-ready-ask")}>
        <button type="button" class={`button ${mine.ready ? "quiet" : "primary"}`} data-digit="1" onClick={() => void setReady(about, !mine.ready)}>
          <span class="label">{t(mine.ready ? "page-not-ready" : "page-ready-now")}</span>
          <kbd aria-hidden="true">1</kbd>
        </button>
        <Leave about={about} />
      </Asked>
    );
  }
  return (
    <Asked colour="" act={free > 0} sentence={t(free > 0 ? "page-lobby-guest" : "page-lobby-full")}>
      <SitDown about={about} />
    </Asked>
  );
}

async function setReady(about: TableMessage, ready: boolean): Promise<void> {
  for (const seat of about.you.seats) await request({ type: "ready", seat, ready });
}

function HostsQuestion({ about, free, colour }: { about: TableMessage; free: number; colour: string }) {
  const late = about.seats.filter((seat) => seat.kind === "person" && !seat.ready && !about.you.seats.includes(seat.seat));
  const sentence = free > 0 ? t("page-lobby-host", { free }) : t("page-lobby-host-full");
  const detail = late[0] ? t("page-lobby-late", { name: late[0].name }) : t("page-lobby-all-ready");
  const label = free > 0 ? t("page-start-with-bots", { free }) : t("page-start");
  return (
    <Asked colour={colour} act={!late[0]} sentence={sentence} detail={detail}>
      {late[0] ? (
        <button type="button" class="button barred" aria-disabled="true">
          <span class="label">{t("page-start")}</span>
          <span class="reason">{detail}</span>
        </button>
      ) : (
        <button type="button" class="button primary" data-digit="1" onClick={() => void request({ type: "start" })}>
          <span class="label">{label}</span>
          <kbd aria-hidden="true">1</kbd>
        </button>
      )}
      <Leave about={about} />
    </Asked>
  );
}

function Leave({ about }: { about: TableMessage }) {
  const [seat] = about.you.seats;
  if (seat === undefined) return null;
  return (
    <button type="button" class="button quiet" onClick={() => stand(seat, about.you.seats.length === 1)}>
      <span class="label">{t("page-leave")}</span>
    </button>
  );
}

interface AskedProps {
  colour: string;
  act: boolean;
  sentence: string;
  detail?: string;
  children: preact.ComponentChildren;
}

function Asked({ colour, act, sentence, detail = "", children }: AskedProps) {
  return (
    <section class={`prompt ${act ? "mine" : "waiting"}`} aria-label={t("page-question")} tabIndex={-1} data-refuge>
      {colour && <SeatMark colour={colour} />}
      <p class="sentence" role="status">
        <strong>{sentence}</strong> {detail && <span class="detail">{detail}</span>}
      </p>
      <div class="actions" role="group" aria-label={t("page-actions")}>
        {children}
      </div>
    </section>
  );
}

// -- the seats under their ships

function Fleet({ about }: { about: TableMessage }) {
  const most = allGames()?.games.find((game) => game.id === about.game)?.players[1] ?? about.seats.length;
  const room = about.you.host && about.seats.length < most;
  return (
    <section class={`fleet fleet-${about.seats.length + (room ? 1 : 0)}`} aria-label={t("page-seats")}>
      <div class="fleet-sea" aria-hidden="true">
        <Sea />
        <Waves />
      </div>
      <ol>
        {about.seats.map((seat) => (
          <li key={seat.seat} class={`mooring seat-${seat.colour}`}>
            <SeatShip colour={seat.colour} />
            <SeatColumn about={about} seat={seat} />
          </li>
        ))}
        {room && (
          <li class="mooring spare">
            <AddSeat />
          </li>
        )}
      </ol>
    </section>
  );
}

/** The levels of bots, explained once. */
function Levels() {
  return (
    <ul class="levels" aria-label={t("page-levels")}>
      {allGames()?.levels.map(({ id }) => (
        <li key={id}>
          <span class="roundel">
            <Picture of={LEVEL_ICONS[id]!} />
          </span>
          <p>
            <b>{t(`level-${id}`)}</b>
            <span class="note">{t(`level-${id}.help`)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

// -- the right column

function Invite({ about }: { about: TableMessage }) {
  const free = about.seats.filter((seat) => seat.kind === "free").length;
  const subject = t("page-mail-subject", { name: about.name, game: t("game-name") });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(about.link)}`;
  return (
    <section class="invite" aria-labelledby="invite">
      <h2 id="invite">{t("page-invite")}</h2>
      <p class="note">{t("page-invite.help")}</p>
      <div class="invite-row">
        <img class="qr" src={`/api/tables/${about.table}/qr.svg`} alt={t("page-qr", { name: about.name })} width="150" height="150" />
        <div>
          <ShareButton title={t("page-table-name", { name: about.name })} url={about.link} />
          <a class="button quiet" href={mail} target="_blank" rel="noopener">
            {t("page-mail")}
          </a>
          <p class="note">
            {t("page-seats-free", { count: free })}
            <br />
            {t("page-watchers", { count: about.watchers })}
          </p>
        </div>
      </div>
      <LinkToCopy link={about.link} label={t("page-link")} />
    </section>
  );
}

/** Eight letters are enough to compare by eye. */
export function sealInShort(seal: string): string {
  const shown = seal.slice(0, 8).toUpperCase();
  return `${shown.slice(0, 4)} ${shown.slice(4)}`;
}

function Seal({ about }: { about: TableMessage }) {
  const [seat] = about.you.seats;
  const words = seat === undefined ? "" : (about.seats[seat]?.words ?? "");
  return (
    <section class="panel seal" aria-labelledby="seal">
      <h2 id="seal">
        <Picture of={padlock} />
        {t("page-seal")}
      </h2>
      <p class="note">
        {t("page-seal-before")} <b title={about.seal}>{sealInShort(about.seal)}</b>. {t("page-seal-after")}
      </p>
      {seat !== undefined && (
        <details>
          <summary>{t("page-seal-words")}</summary>
          <p class="note">{t("page-seal-words.help")}</p>
          <input
            class="field"
            type="text"
            maxLength={64}
            value={words}
            aria-label={t("page-seal-words")}
            onChange={(event) => void request({ type: "ready", seat, ready: about.seats[seat]?.ready ?? false, words: event.currentTarget.value })}
          />
        </details>
      )}
    </section>
  );
}
