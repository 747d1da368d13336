// The first page: pick a game, say who sits where, play; and the tables one has already.

import hero from "art:home-hero";
import heroPhone from "art:home-hero-phone";
import compass from "art:compass-rose";
import padlock from "icon:padlock";
import ruleBook from "icon:rule-book";
import scroll from "icon:scroll-quill";
import { Picture, type Drawing } from "../kit/drawing";
import type { GameEntry } from "../kit/protocol";
import { t } from "../kit/texts";
import { clearError } from "./error-notice";
import { PageLayout } from "./page-layout";
import { allGames, loadGames, gameName, vignetteOf, wordsOf } from "./games";
import { chooseGame, chosenGame, NewTable } from "./home-new-table";
import { loadTables, startPolling, OwnTables, stopPolling, Waiting, WatchTables, YourTurn } from "./home-tables";
import { loadMe } from "./me";
import "./home.css";

export function enter(): void {
  clearError();
  void loadMe();
  loadGames();
  loadTables();
  startPolling();
}

export function leave(): void {
  stopPolling();
}

export function Page() {
  const games = allGames()?.games ?? null;
  return (
    <PageLayout place="play" game={chosenGame()?.id ?? ""} hero={<Hero games={games?.length ?? 0} />}>
      <div class="home">
        <YourTurn />
        <Games games={games} />
        <NewTable />
        <div class="home-side">
          <OwnTables />
          <Waiting />
          <WatchTables />
        </div>
        <Doors />
      </div>
    </PageLayout>
  );
}

function Hero({ games }: { games: number }) {
  return (
    <div class="hero">
      <Picture of={hero} class="hero-wide" fit="xMaxYMax slice" />
      <Picture of={hero} class="hero-middle" fit="xMidYMax slice" />
      <Picture of={heroPhone} class="hero-narrow" fit="xMaxYMax slice" />
      <h1>
        <span>{games > 0 ? t("page-hero", { games }) : "\u00a0"}</span>
      </h1>
    </div>
  );
}

function Games({ games }: { games: GameEntry[] | null }) {
  if (!games) {
    return (
      <section class="games games-1" aria-busy="true" aria-label={t("page-games")}>
        <div class="game-card outline" />
      </section>
    );
  }
  return (
    <section class={`games games-${Math.min(games.length, 4)}`} aria-label={t("page-games")}>
      {games.map((game) => (
        <GameCard key={game.id} game={game} chosen={game.id === chosenGame()?.id} />
      ))}
    </section>
  );
}

function GameCard({ game, chosen }: { game: GameEntry; chosen: boolean }) {
  const [from, to] = game.players;
  const line = wordsOf(game.id)?.say({ key: "game-line", args: {} }) ?? "";
  return (
    <button type="button" class={`game-card ${chosen ? "chosen" : ""}`} aria-pressed={chosen} onClick={() => chooseGame(game.id)}>
      <Picture of={vignetteOf(game.id) ?? compass} class="vignette" fit="xMidYMid slice" />
      <span class="game-words">
        <span class="title">{gameName(game.id)}</span>
        <span class="note">{t("page-game-for", { from, to, minutes: game.minutes })}</span>
        <span class="line">{line}</span>
        {game.author && (
          <span class="maker">{t("page-game-by", { author: game.author, publisher: game.publisher, year: String(game.year) })}</span>
        )}
      </span>
    </button>
  );
}

/** Ways to what is not a table. */
function Doors() {
  const game = chosenGame()?.id;
  return (
    <nav class="doors" aria-label={t("page-doors")}>
      <Door icon={scroll} to="/replay" name="page-door-replay" />
      <Door icon={padlock} to="/verify" name="page-door-verify" />
      {game && <Door icon={ruleBook} to={`/rules/${game}`} name="page-door-rules" game={gameName(game)} />}
    </nav>
  );
}

function Door({ icon, to, name, game = "" }: { icon: Drawing; to: string; name: string; game?: string }) {
  return (
    <a class="door" href={to}>
      <span class="roundel">
        <Picture of={icon} />
      </span>
      <span>
        <b>{t(name, { game })}</b>
        <span class="note">{t(`${name}.help`, { game })}</span>
      </span>
    </a>
  );
}
