// One seat of the lobby: who sits there, and what this visitor may do about it.

import robot from "icon:vintage-robot";
import check from "icon:check-mark";
import ship1 from "art:token-seat-1";
import ship2 from "art:token-seat-2";
import ship3 from "art:token-seat-3";
import ship4 from "art:token-seat-4";
import ship5 from "art:token-seat-5";
import ship6 from "art:token-seat-6";
import { Picture, type Drawing } from "../kit/drawing";
import type { Colour, Seat, TableMessage } from "../kit/protocol";
import { colourName, SeatMark } from "../kit/seats";
import { request } from "../kit/table/actions";
import { t } from "../kit/texts";
import { attempt } from "./error-notice";
import { PersonalLink, sit, stand } from "./players";
import { allGames } from "./games";
import { LEVEL_ICONS } from "./level-icons";
import { chooseName, setFavouriteColour } from "./me";
import "./lobby-seats.css";

const SHIPS: Record<string, Drawing> = { red: ship1, blue: ship2, yellow: ship3, green: ship4, mauve: ship5, black: ship6 };
const FIRST_LEVEL = "sailor";

/** The ship of a seat; a dashed one while nobody sails it. */
export function SeatShip({ colour }: { colour: string }) {
  const ship = SHIPS[colour];
  if (ship) return <Picture of={ship} class="vessel" />;
  return (
    <svg class="picture vessel" viewBox="-20 -21 40 42" aria-hidden="true">
      <g fill="none" stroke="var(--ink-2)" stroke-width=".7" stroke-dasharray="2.2 1.6">
        <path d="M-12-16Q0-19 12-16Q17-4 12 6Q0 2-12 6Q-7-5-12-16Z" />
        <path d="M-18 7Q0 11 18 6L13 15Q0 18-13 15Z" />
      </g>
    </svg>
  );
}

interface ColumnProps {
  about: TableMessage;
  seat: Seat;
}

export function SeatColumn({ about, seat }: ColumnProps) {
  const mine = about.you.seats.includes(seat.seat);
  return (
    <article class={`column kind-${seat.kind} ${mine ? "mine" : ""}`} aria-label={seat.name || t("page-free-seat")}>
      {seat.kind === "free" ? <FreeSeat about={about} seat={seat} /> : seat.kind === "bot" ? <BotSeat about={about} seat={seat} /> : mine ? <OwnSeat about={about} seat={seat} /> : <PersonSeat about={about} seat={seat} />}
    </article>
  );
}

function Heading({ seat, about, note }: ColumnProps & { note: string }) {
  return (
    <header>
      <SeatMark colour={seat.colour} {...(seat.colour ? { label: colourName(seat.colour) } : {})} />
      <p>
        {about.you.seats.includes(seat.seat) ? <NameField seat={seat} about={about} /> : <b>{seat.name}</b>}
        <span class="note">{note}</span>
      </p>
    </header>
  );
}

function NameField({ seat, about }: ColumnProps) {
  const rename = (field: HTMLInputElement) => {
    const name = field.value.trim();
    if (!name || name === seat.name) return void (field.value = seat.name);
    attempt(async () => {
      if (!(await request({ type: "rename", seat: seat.seat, name }))) field.value = seat.name;
      else if (about.you.seats[0] === seat.seat) await chooseName(name);
    });
  };
  return (
    <input
      class="name-field"
      type="text"
      maxLength={24}
      value={seat.name}
      aria-label={t("page-name-yours")}
      onChange={(event) => rename(event.currentTarget)}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}

function Ready({ seat }: { seat: Seat }) {
  return (
    <p class={`readiness ${seat.ready ? "yes" : ""}`}>
      {seat.ready ? <Picture of={check} /> : <span class="dot" aria-hidden="true" />}
      {t(seat.ready ? "page-ready" : "page-not-ready-yet")}
    </p>
  );
}

function OwnSeat({ about, seat }: ColumnProps) {
  const host = about.host === seat.seat;
  const several = about.you.seats.length > 1;
  return (
    <>
      <Heading about={about} seat={seat} note={t(host ? "page-you-host" : several ? "page-on-this-device" : "page-you")} />
      <Ready seat={seat} />
      <Colours about={about} seat={seat} />
      <div class="deeds">
        {several && !host && (
          <button type="button" class="button quiet small" onClick={() => stand(seat.seat, false)}>
            {t("page-stand-up")}
          </button>
        )}
        <PersonalLink about={about} seat={seat.seat} />
      </div>
    </>
  );
}

function Colours({ about, seat }: ColumnProps) {
  const choose = (colour: Colour) => {
    if (about.you.seats[0] === seat.seat) setFavouriteColour(colour);
    void request({ type: "colour", seat: seat.seat, colour });
  };
  return (
    <fieldset class="colours">
      <legend class="note">{t("page-your-colour")}</legend>
      {allGames()?.colours.map((colour) => {
        const taken = about.seats.some((other) => other.colour === colour && other.seat !== seat.seat);
        return (
          <label key={colour} class={`${seat.colour === colour ? "on" : ""} ${taken ? "taken" : ""}`}>
            <input type="radio" name={`colour-${seat.seat}`} checked={seat.colour === colour} disabled={taken} onChange={() => choose(colour)} aria-label={taken ? t("page-colour-taken", { colour: `@colour-${colour}` }) : colourName(colour)} />
            <SeatMark colour={colour} />
          </label>
        );
      })}
      <p class="note small-note">{t("page-colours-faded")}</p>
    </fieldset>
  );
}

function PersonSeat({ about, seat }: ColumnProps) {
  const host = about.host === seat.seat;
  const where = !seat.connected ? t("page-seat-away") : t(seat.device === "phone" ? "page-on-phone" : "page-on-computer");
  return (
    <>
      <Heading about={about} seat={seat} note={host ? t("page-host-where", { where }) : where} />
      <Ready seat={seat} />
      {seat.language && <p class="note">{t("page-reads", { language: `@page-language-name-${seat.language}` })}</p>}
      {about.you.host && (
        <div class="deeds">
          <button type="button" class="button quiet small" onClick={() => void request({ type: "free-seat", seat: seat.seat })}>
            {t("page-ask-to-leave")}
          </button>
        </div>
      )}
    </>
  );
}

function BotSeat({ about, seat }: ColumnProps) {
  const levels = allGames()?.levels ?? [];
  const seconds = levels.find((level) => level.id === seat.level)?.seconds ?? 0;
  return (
    <>
      <header>
        <SeatMark colour={seat.colour} label={colourName(seat.colour)} />
        <p>
          <b>{seat.name}</b>
          <span class="note">{t("page-bot-word")}</span>
        </p>
        <Picture of={robot} class="robot" />
      </header>
      {about.you.host ? (
        <fieldset class="level-list">
          <legend class="unseen">{t("page-level-of", { name: seat.name })}</legend>
          {levels.map(({ id }) => (
            <label key={id} class={id === seat.level ? "on" : ""}>
              <input type="radio" name={`level-${seat.seat}`} checked={id === seat.level} onChange={() => void request({ type: "put-bot", seat: seat.seat, level: id })} />
              <Picture of={LEVEL_ICONS[id]!} />
              <span>{t(`level-${id}`)}</span>
              {id === seat.level && <Picture of={check} class="tick" />}
            </label>
          ))}
        </fieldset>
      ) : (
        <p class="level-said">
          {LEVEL_ICONS[seat.level] && <Picture of={LEVEL_ICONS[seat.level]!} />} {t(`level-${seat.level}`)}
        </p>
      )}
      <p class="note small-note">{t("page-thinks", { seconds })}</p>
      {about.you.host && (
        <div class="deeds">
          <button type="button" class="button quiet small" onClick={() => void request({ type: "free-seat", seat: seat.seat })}>
            {t("page-free-this-seat")}
          </button>
        </div>
      )}
    </>
  );
}

function FreeSeat({ about, seat }: ColumnProps) {
  const least = allGames()?.games.find((game) => game.id === about.game)?.players[0] ?? 2;
  const seated = about.you.seats.length > 0;
  return (
    <>
      <header>
        <SeatMark colour="" />
        <p>
          <b>{t("page-free-seat-title")}</b>
          <span class="note">{t("page-free-kept")}</span>
        </p>
      </header>
      <p class="note">{t("page-free-explained")}</p>
      <div class="deeds">
        {about.you.host && (
          <button type="button" class="button plain small" onClick={() => void request({ type: "put-bot", seat: seat.seat, level: FIRST_LEVEL })}>
            {t("page-put-bot")}
          </button>
        )}
        {seated && (
          <button type="button" class="button quiet small" onClick={() => attempt(() => sit(about, seat.seat, t("page-person-numbered", { number: seat.seat + 1 })))}>
            {t("page-sit-here-too")}
          </button>
        )}
        {about.you.host && about.seats.length > least && (
          <button type="button" class="button quiet small" onClick={() => void request({ type: "remove-seat", seat: seat.seat })}>
            {t("page-remove-seat")}
          </button>
        )}
      </div>
    </>
  );
}

export function AddSeat() {
  return (
    <button type="button" class="add-seat" onClick={() => void request({ type: "add-seat" })}>
      <span aria-hidden="true">+</span>
      {t("page-add-seat")}
    </button>
  );
}
