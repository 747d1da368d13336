// A game about to be played: who sits where, and the buttons that open the table.

import robot from "icon:vintage-robot";
import share from "icon:share";
import threeFriends from "icon:three-friends";
import { post } from "../kit/http";
import { Picture } from "../kit/drawing";
import { HouseCards } from "../kit/house-cards";
import type { ClockOption, Colour, GameEntry, SeatRequest } from "../kit/protocol";
import { redraw } from "../kit/redraw";
import { navigate } from "../kit/route";
import { SeatMark } from "../kit/seats";
import { t } from "../kit/texts";
import { attempt } from "./error-notice";
import { allGames, gameName } from "./games";
import { favouriteColour, myName, nameOrGuest, newWords } from "./me";
import { OneOf, Stepper, Switch } from "./switch";
import "./home-new-table.css";

/** Who is to sit in a seat: "you", "friend" (by the link), "here" (another person on this device), or a level of bots. */
type Sitter = string;

interface Plan {
  game: string;
  sitters: Sitter[];
  odds: boolean;
  slow: boolean; // a day a move
}

const STORAGE_KEY = "flibuste-voyage";
const FIRST: Plan = { game: "", sitters: ["you", "captain", "sailor", "ships-boy"], odds: true, slow: false };
const NO_CLOCK: ClockOption = { kind: "none", minutes: 0 };
const A_DAY_A_MOVE: ClockOption = { kind: "move", minutes: 1440 };
const NEXT_BOT = "sailor";

let plan: Plan = fromStorage();
let opening = false;

function fromStorage(): Plan {
  const kept = localStorage.getItem(STORAGE_KEY);
  if (!kept) return FIRST;
  try {
    return { ...FIRST, ...(JSON.parse(kept) as Partial<Plan>) };
  } catch {
    localStorage.removeItem(STORAGE_KEY); // cut short: the first plan is right again
    return FIRST;
  }
}

function change(to: Partial<Plan>): void {
  plan = { ...plan, ...to };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(plan));
  redraw();
}

export function chosenGame(): GameEntry | null {
  const games = allGames()?.games ?? [];
  return games.find((game) => game.id === plan.game) ?? games[0] ?? null;
}

export function chooseGame(game: string): void {
  change({ game });
}

/** The seats of the plan, as many as the game has room for, the first always one's own. */
function sittersFor(game: GameEntry): Sitter[] {
  const [least, most] = game.players;
  const known = ["friend", "here", ...(allGames()?.levels.map((level) => level.id) ?? [])];
  const others = plan.sitters.slice(1, most).map((sitter) => (known.includes(sitter) ? sitter : NEXT_BOT));
  while (others.length + 1 < least) others.push(NEXT_BOT);
  return ["you", ...others];
}

function seatMany(game: GameEntry, count: number): void {
  const now = sittersFor(game);
  change({ sitters: Array.from({ length: count }, (_, seat) => now[seat] ?? NEXT_BOT) });
}

function coloursFor(count: number): Colour[] {
  const all = allGames()?.colours ?? [];
  const mine = all.includes(favouriteColour()) ? favouriteColour() : all[0];
  return [...(mine ? [mine] : []), ...all.filter((colour) => colour !== mine)].slice(0, count);
}

/** Who sits there when friends are asked: a plan without a seat for one means all of them. */
function withFriends(sitters: Sitter[]): Sitter[] {
  if (sitters.includes("friend")) return sitters;
  return sitters.map((sitter) => (sitter === "you" || sitter === "here" ? sitter : "friend"));
}

function open(game: GameEntry, sitters: Sitter[], start: boolean): void {
  const colours = coloursFor(sitters.length);
  const seats = sitters.map((sitter, seat): SeatRequest => {
    const colour = colours[seat]!;
    if (sitter === "you") return { kind: "person", name: nameOrGuest(), colour, words: newWords() };
    if (sitter === "here") return { kind: "person", name: t("page-person-numbered", { number: seat + 1 }), colour, words: newWords() };
    if (sitter === "friend") return { kind: "free" };
    return { kind: "bot", level: sitter, colour };
  });
  if (opening) return;
  opening = true;
  redraw();
  attempt(async () => {
    try {
      const { table } = await post<{ table: string }>("/api/tables", { game: game.id, seats, odds: plan.odds, clock: plan.slow ? A_DAY_A_MOVE : NO_CLOCK, start });
      navigate(`/t/${table}`);
    } finally {
      opening = false;
      redraw();
    }
  });
}

export function NewTable() {
  const game = chosenGame();
  if (!game) return <section class="panel voyage outline" aria-busy="true" aria-label={t("page-voyage")} />;
  const sitters = sittersFor(game);
  const colours = coloursFor(sitters.length);
  const bots = sitters.some((sitter) => sitter !== "you" && sitter !== "here");
  const [least, most] = game.players;
  return (
    <section class="panel voyage" aria-labelledby="voyage-title">
      <header>
        <h2 id="voyage-title">{gameName(game.id)}</h2>
        {game.house_cards && <HouseCards />}
        <Stepper label={t("page-seats")} words={t("page-seat-count", { count: sitters.length })} value={sitters.length} least={least} most={most} change={(count) => seatMany(game, count)} />
        <OneOf
          name="pace"
          label={t("page-pace")}
          value={plan.slow ? "slow" : "live"}
          values={["live", "slow"].map((value) => ({ value, words: t(`page-pace-${value}`) }))}
          change={(pace) => change({ slow: pace === "slow" })}
        />
        <Switch on={plan.odds} label={t("page-odds")} change={(odds) => change({ odds })} />
      </header>
      <ol class="sitters">
        {sitters.map((sitter, seat) => (
          <SitterTile key={seat} sitter={sitter} colour={sitter === "friend" ? "" : (colours[seat] ?? "")} seat={seat} sitters={sitters} />
        ))}
      </ol>
      <div class="departures">
        <button type="button" class="button primary large" aria-disabled={opening} onClick={() => open(game, sitters, true)}>
          {t(bots ? "page-play-bots" : "page-play-here")}
        </button>
        <button type="button" class="button plain large" aria-disabled={opening} onClick={() => open(game, withFriends(sitters), false)}>
          <Picture of={share} />
          <span class="label long">{t("page-invite-friends")}</span>
          <span class="label short">{t("page-invite-friends.short")}</span>
        </button>
        <p class="note">{t(sitters.includes("friend") ? "page-invite-some" : "page-invite-all")}</p>
      </div>
    </section>
  );
}

interface TileProps {
  sitter: Sitter;
  colour: string;
  seat: number;
  sitters: Sitter[];
}

function SitterTile({ sitter, colour, seat, sitters }: TileProps) {
  if (sitter === "you") {
    return (
      <li class={`sitter seat-${colour}`}>
        <SeatMark colour={colour} />
        <span class="who">
          <b>{nameOrGuest()}</b>
          <span class="note">{myName() ? t("page-you") : t("page-name-later")}</span>
        </span>
      </li>
    );
  }
  const levels = allGames()?.levels.map((level) => level.id) ?? [];
  const put = (to: Sitter) => change({ sitters: sitters.map((now, at) => (at === seat ? to : now)) });
  const isBot = levels.includes(sitter);
  return (
    <li class={`sitter seat-${colour} ${sitter === "friend" ? "free" : ""}`}>
      <SeatMark colour={colour} />
      <label class="who">
        <span class="unseen">{t("page-seat-numbered", { number: seat + 1 })}</span>
        <select value={sitter} onChange={(event) => put(event.currentTarget.value)}>
          {levels.map((level) => (
            <option key={level} value={level} selected={sitter === level}>
              {t("page-bot-level", { level: `@level-${level}` })}
            </option>
          ))}
          {["friend", "here"].map((who) => (
            <option key={who} value={who} selected={sitter === who}>
              {t(`page-sitter-${who}`)}
            </option>
          ))}
        </select>
      </label>
      <Picture of={isBot ? robot : threeFriends} class="kind" />
    </li>
  );
}
