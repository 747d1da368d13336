// What the table agrees on before it starts: set by the host, seen by all, with the clause that explains it.

import type { ClockOption, GameOption, OptionValue, TableMessage } from "../kit/protocol";
import { request } from "../kit/table/actions";
import { openDrawer } from "../kit/table/drawer";
import { t } from "../kit/texts";
import { allGames } from "./games";
import { OneOf, Switch } from "./switch";
import "./lobby-options.css";

const CLOCKS: ClockOption[] = [{ kind: "none", minutes: 0 }, ...[5, 15, 30, 60].map((minutes) => ({ kind: "game" as const, minutes })), { kind: "move", minutes: 1440 }];

const clockName = ({ kind, minutes }: ClockOption): string => `${kind} ${minutes}`;

/** The clocks that are offered, and the one of the table if a program chose another. */
function clocks(chosen: ClockOption): ClockOption[] {
  return CLOCKS.some((clock) => clockName(clock) === clockName(chosen)) ? CLOCKS : [...CLOCKS, chosen];
}

export function clockWords({ kind, minutes }: ClockOption): string {
  if (kind === "move" && minutes === 1440) return t("page-clock-day");
  return t(`page-clock-${kind}`, { minutes });
}

const WATCHING = ["link", "listed", "nobody"] as const;

export function Options({ about }: { about: TableMessage }) {
  const options = allGames()?.games.find((game) => game.id === about.game)?.options ?? [];
  const off = !about.you.host;
  return (
    <section class="options" aria-labelledby="options">
      <header>
        <h2 id="options" class="caption">
          {t("page-options")}
        </h2>
        <p class="note">{t(off ? "page-options-fixed" : "page-options.help")}</p>
      </header>
      <ul>
        {about.house_cards && (
          <li class="panel option">
            <b>{t("page-house-cards")}</b>
            <p class="note">{t("page-house-cards.help")}</p>
          </li>
        )}
        <li class="panel option">
          <b>{t("page-odds")}</b>
          <Switch bare on={about.odds} label={t("page-odds")} off={off} change={(odds) => void request({ type: "house", odds })} />
          <p class="note">{t("page-odds.help")}</p>
        </li>
        <li class="panel option">
          <b>{t("page-watching-option")}</b>
          <OneOf
            name="watching"
            label={t("page-watching-option")}
            value={about.watching}
            values={WATCHING.map((value) => ({ value, words: t(`page-watching-${value}`) }))}
            off={off}
            change={(watching) => void request({ type: "house", watching })}
          />
          <p class="note">{t(`page-watching-${about.watching}.help`)}</p>
        </li>
        <li class="panel option">
          <b>{t("page-clock")}</b>
          <OneOf
            name="clock"
            label={t("page-clock")}
            value={clockName(about.clock)}
            values={clocks(about.clock).map((clock) => ({ value: clockName(clock), words: clockWords(clock) }))}
            off={off}
            change={(name) => void request({ type: "house", clock: clocks(about.clock).find((clock) => clockName(clock) === name) })}
          />
          <p class="note">{t(`page-clock-${about.clock.kind}.help`, { seconds: allGames()?.overtime ?? 0 })}</p>
        </li>
        {options.map((option) => (
          <li key={option.name} class="panel option">
            <b>{t(`option-${option.name}`)}</b>
            <Control option={option} value={about.options[option.name] ?? option.default} off={off} />
            <p class="note">
              {t(`option-${option.name}.help`)}{" "}
              {option.clause && (
                <button type="button" class="clause-link" onClick={() => openDrawer("rules", option.clause)}>
                  {option.clause}
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Control({ option, value, off }: { option: GameOption; value: OptionValue; off: boolean }) {
  const { name, choices, least, most } = option;
  const label = t(`option-${name}`);
  const change = (to: OptionValue) => void request({ type: "options", options: { [name]: to } });
  if (typeof value === "boolean") return <Switch bare on={value} label={label} off={off} change={change} />;
  if (typeof value === "number") {
    return <input class="field number" type="number" min={least} max={most} value={value} disabled={off} aria-label={label} onChange={(event) => change(Math.round(event.currentTarget.valueAsNumber || least))} />;
  }
  return <OneOf name={name} label={label} value={value} values={choices.map((choice) => ({ value: choice, words: t(`option-${name}-${choice}`) }))} off={off} change={change} />;
}
