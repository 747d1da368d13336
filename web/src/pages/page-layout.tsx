// What surrounds every page but a table: the bar with the way around, and the foot with whom we thank.

import type { ComponentChildren } from "preact";
import eyeTarget from "icon:eye-target";
import padlock from "icon:padlock";
import ruleBook from "icon:rule-book";
import scroll from "icon:scroll-quill";
import wheel from "icon:ship-wheel";
import { Picture } from "../kit/drawing";
import { SeatMark } from "../kit/seats";
import type { GameEntry } from "../kit/protocol";
import { afterRedraw, redraw } from "../kit/redraw";
import { isDark, changeSettings } from "../kit/settings";
import { LanguageSwitch } from "../kit/settings-dialog";
import { t } from "../kit/texts";
import { attempt, ErrorNotice } from "./error-notice";
import { allGames, gameName } from "./games";
import { chooseName, favouriteColour, myName, nameOrGuest } from "./me";
import "./page-layout.css";

export type Place = "play" | "watch" | "replay" | "verify" | "rules";

const WAYS: { place: Place; icon: typeof wheel }[] = [
  { place: "play", icon: wheel },
  { place: "watch", icon: eyeTarget },
  { place: "replay", icon: scroll },
  { place: "verify", icon: padlock },
  { place: "rules", icon: ruleBook },
];

function addressOf(place: Place, game: string): string {
  if (place === "rules") return `/rules/${game || (allGames()?.games[0]?.id ?? "port-royal")}`;
  return { play: "/", watch: "/#watch", replay: "/replay", verify: "/verify" }[place];
}

interface FrameProps {
  place: Place;
  game?: string; // whose rules the bar leads to
  hero?: ComponentChildren;
  children: ComponentChildren;
}

export function PageLayout({ place, game = "", hero, children }: FrameProps) {
  return (
    <div class={`sheet sheet-${place}`}>
      <header class={hero ? "masthead with-hero" : "masthead"}>
        <div class="masthead-bar">
          <a class="wordmark" href="/">
            Flibuste
          </a>
          <nav class="ways" aria-label={t("page-ways")}>
            {WAYS.map((way) => (
              <a key={way.place} href={addressOf(way.place, game)} aria-current={way.place === place ? "page" : undefined}>
                <Picture of={way.icon} />
                <span>{t(`page-way-${way.place}`)}</span>
              </a>
            ))}
          </nav>
          <div class="self">
            <LanguageSwitch />
            <ThemeSwitch />
            <OwnName />
          </div>
        </div>
        {hero}
      </header>
      <ErrorNotice />
      <main>{children}</main>
      <Foot />
    </div>
  );
}

function ThemeSwitch() {
  const dark = isDark();
  return (
    <button type="button" class="icon-button theme-switch" aria-pressed={dark} aria-label={t("page-theme-dark-colours")} title={t("page-theme-dark-colours")} onClick={() => changeSettings({ theme: dark ? "light" : "dark" })}>
      <svg class="picture" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.4" fill="none" stroke="currentColor" stroke-width="1.8" />
        <path d={dark ? "M10 4.6A5.4 5.4 0 0 1 10 15.4Z" : "M10 4.6A5.4 5.4 0 0 0 10 15.4Z"} fill="currentColor" />
      </svg>
    </button>
  );
}

let renaming = false;

function rename(on: boolean): void {
  renaming = on;
  if (on) afterRedraw(() => document.querySelector<HTMLInputElement>(".own-name input")?.select());
  else afterRedraw(() => document.querySelector<HTMLElement>(".own-name button")?.focus());
}

/** The own name, changed where it stands. */
function OwnName() {
  if (!renaming) {
    return (
      <div class="own-name">
        <button type="button" title={t("page-name-change")} onClick={() => rename(true)}>
          <SeatMark colour={favouriteColour()} />
          <span class="unseen">{t("page-name-yours")}</span>
          <span class={myName() ? "name" : "name none"}>{nameOrGuest()}</span>
        </button>
      </div>
    );
  }
  const keep = (event: Event) => {
    event.preventDefault();
    const name = document.querySelector<HTMLInputElement>(".own-name input")!.value.trim();
    if (!name || name === myName()) return rename(false);
    attempt(async () => {
      await chooseName(name);
      rename(false);
    });
    redraw();
  };
  return (
    <form class="own-name" onSubmit={keep} onKeyDown={(event) => event.key === "Escape" && rename(false)}>
      <SeatMark colour={favouriteColour()} />
      <input class="field" type="text" maxLength={24} defaultValue={myName()} aria-label={t("page-name-yours")} autocomplete="nickname" />
      <button type="submit" class="button primary">
        {t("page-name-keep")}
      </button>
    </form>
  );
}

function madeBy(game: GameEntry): string {
  const name = gameName(game.id);
  if (!game.author) return t("page-foot-game-nobody", { game: name });
  return t("page-foot-game", { game: name, author: game.author, publisher: game.publisher, year: String(game.year) });
}

function Foot() {
  return (
    <footer class="foot">
      <p>
        {t("page-foot-free")}{" "}
        {allGames()?.games.map((game) => (
          <span key={game.id}>{madeBy(game)} </span>
        ))}
        {t("page-foot-unofficial")}
      </p>
      <p class="credits">
        <a href="https://game-icons.net" target="_blank" rel="noopener">
          {t("page-foot-icons")}
        </a>
        <a href="/credits.txt" target="_blank" rel="noopener">
          {t("page-foot-credits")}
        </a>
      </p>
    </footer>
  );
}
