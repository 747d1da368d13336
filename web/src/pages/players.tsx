// Who sits at the table and what can be done about it: sit down, stand up, let a bot play, come back, go to another device.

import robot from "icon:vintage-robot";
import { get, post } from "../kit/http";
import { closeDialog, Dialog } from "../kit/dialog";
import { Picture } from "../kit/drawing";
import type { ClientMessage, Seat, Seated, TableMessage } from "../kit/protocol";
import { redraw } from "../kit/redraw";
import { navigate } from "../kit/route";
import { presence, SeatMark } from "../kit/seats";
import { request } from "../kit/table/actions";
import { t } from "../kit/texts";
import { attempt, ErrorNotice } from "./error-notice";
import { allGames } from "./games";
import { LinkToCopy, ShareButton } from "./invite";
import { chooseName, favouriteColour, myName, newWords } from "./me";
import "./players.css";

/** Takes a seat and tells the open line about it. `seat` -1: the first free one. */
export async function sit(about: TableMessage, seat: number, name: string): Promise<void> {
  const taken = about.seats.map((other) => other.colour);
  const colour = favouriteColour();
  const where = seat < 0 ? about.seats.find((one) => one.open) : about.seats[seat];
  // A seat that a bot kept has its colour already; a free one takes the favourite if nobody else has it.
  const wish = where?.kind === "free" && !taken.includes(colour) ? { colour } : {};
  const { seats } = await post<Seated>(`/api/tables/${about.table}/sit`, { ...(seat < 0 ? {} : { seat }), name, words: newWords(), ...wish });
  for (const { token } of seats) await request({ type: "own", token });
}

/** For whoever came by the link: a name, and a seat. */
export function SitDown({ about }: { about: TableMessage }) {
  const open = about.seats.find((seat) => seat.open);
  if (!open) return <span class="note">{t("page-watching")}</span>;
  const enter = (event: Event) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector("input")!;
    const name = field.value.trim();
    if (!name) return field.focus();
    attempt(async () => {
      if (name !== myName()) await chooseName(name);
      await sit(about, open.seat, name);
    });
  };
  return (
    <form class="sit-down" onSubmit={enter}>
      <input class="field" type="text" maxLength={24} required defaultValue={myName()} placeholder={t("page-name-yours")} aria-label={t("page-name-yours")} autocomplete="nickname" />
      <button type="submit" class="button primary">
        {open.kind === "bot" ? t("page-sit-for", { name: open.name }) : t("page-sit-down")}
      </button>
    </form>
  );
}

export function stand(seat: number, home: boolean): void {
  attempt(async () => {
    if ((await request({ type: "stand", seat })) && home) navigate("/");
  });
}

// -- the personal link

let personal: { table: string; seat: number; token: string } | null = null;

function showPersonalLink(table: string, seat: number): void {
  attempt(async () => {
    const { seats } = await get<Seated>(`/api/tables/${table}/seat`);
    const held = seats.find((one) => one.seat === seat);
    personal = held ? { table, ...held } : null;
    redraw();
  });
}

/** A link that carries the seat itself: for another device of the same person, and for nobody else. */
export function PersonalLink({ about, seat }: { about: TableMessage; seat: number }) {
  if (personal?.table === about.table && personal.seat === seat) {
    return (
      <div class="personal-link">
        <p class="note">{t("page-personal-link.help")}</p>
        <LinkToCopy link={`${about.link}#seat=${personal.token}`} label={t("page-personal-link")} />
      </div>
    );
  }
  return (
    <button type="button" class="button quiet small" onClick={() => showPersonalLink(about.table, seat)}>
      {t("page-other-device")}
    </button>
  );
}

// -- while playing

export function PlayersDialog({ about }: { about: TableMessage }) {
  return (
    <Dialog title={t("page-crew")} class="crew">
      <ErrorNotice />
      <ul class="crew-list">
        {about.seats.map((seat) => (
          <CrewLine key={seat.seat} about={about} seat={seat} />
        ))}
      </ul>
      {about.watchers > 0 && <p class="note">{t("page-watchers", { count: about.watchers })}</p>}
      {about.seats.some((seat) => seat.open) && (
        <div class="crew-invite">
          <p class="note">{t("page-crew-invite")}</p>
          <LinkToCopy link={about.link} label={t("page-link")} />
          <ShareButton title={t("page-table-name", { name: about.name })} url={about.link} />
        </div>
      )}
    </Dialog>
  );
}

function CrewLine({ about, seat }: { about: TableMessage; seat: Seat }) {
  const mine = about.you.seats.includes(seat.seat);
  const replaced = seat.kind === "person" && seat.level !== "";
  const away = seat.kind === "person" && !seat.connected && !replaced;
  const act = (message: ClientMessage) => attempt(async () => void (await request(message)));
  return (
    <li class={`crew-line seat-${seat.colour}`}>
      <SeatMark colour={seat.colour} />
      <p>
        <b>{seat.name}</b>
        <span class="note">{mine ? t("page-you") : presence(seat) || t("page-seat-present")}</span>
      </p>
      {seat.kind === "bot" && <Picture of={robot} class="robot" />}
      <div class="crew-deeds">
        {away && about.you.host && <Replace act={(level) => act({ type: "replace", seat: seat.seat, level })} />}
        {replaced && (mine || about.you.host) && (
          <button type="button" class={`button small ${mine ? "primary" : "quiet"}`} onClick={() => act({ type: "give-back", seat: seat.seat })}>
            {t(mine ? "page-take-seat-back" : "page-give-back")}
          </button>
        )}
        {mine && !replaced && (
          <button
            type="button"
            class="button quiet small"
            onClick={() => {
              closeDialog();
              stand(seat.seat, about.you.seats.length === 1);
            }}
          >
            {t("page-stand-up")}
          </button>
        )}
        {seat.open && !mine && about.you.seats.length > 0 && (
          <button type="button" class="button quiet small" onClick={() => attempt(() => sit(about, seat.seat, t("page-person-numbered", { number: seat.seat + 1 })))}>
            {t("page-sit-here-too")}
          </button>
        )}
      </div>
      {mine && <PersonalLink about={about} seat={seat.seat} />}
    </li>
  );
}

function Replace({ act }: { act(level: string): void }) {
  return (
    <select class="field" value="" aria-label={t("page-replace")} onChange={(event) => event.currentTarget.value && act(event.currentTarget.value)}>
      <option value="">{t("page-replace")}</option>
      {allGames()?.levels.map(({ id }) => (
        <option key={id} value={id}>
          {t("page-bot-level", { level: `@level-${id}` })}
        </option>
      ))}
    </select>
  );
}
