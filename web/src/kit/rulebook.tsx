// The rules, clause by clause, in place of the right column: open at the clause that was cited, with its neighbours, a
// search over all of them, and in words where each sentence comes from.

import magnifyingGlass from "icon:magnifying-glass";
import { getOnce } from "./http";
import type { Scene } from "./board";
import { Picture } from "./drawing";
import type { Clause, GameEntry, GamesAnswer, Rulebook } from "./protocol";
import { afterRedraw, redraw } from "./redraw";
import { CloseSign } from "./refusal";
import { settings } from "./settings";
import { openDrawer } from "./table/drawer";
import type { Table } from "./table/state";
import { t } from "./texts";
import "./rulebook.css";

let book: Rulebook | null = null;
let bookOf = ""; // game and language of the book in hand
let sought = "";
let searching = false; // somebody asked for the search before the book was here

/** The next word typed is sought for. */
export function search(): void {
  searching = true;
  afterRedraw(() => enterSearch(document.querySelector("[data-search]")));
}

function enterSearch(field: HTMLInputElement | null): void {
  if (!field || !searching) return;
  searching = false;
  field.focus();
}

function fetchBook(game: string): Rulebook | null {
  const wanted = `${game}/${settings.language}`;
  if (bookOf !== wanted) {
    bookOf = wanted;
    book = null;
    void getOnce<Rulebook>(`/api/games/${game}/rulebook/${settings.language}`).then((found) => {
      if (bookOf === wanted) book = found;
      redraw();
    });
  }
  return book;
}

/** For the showroom. */
export function setRulebook(game: string, language: string, rulebook: Rulebook): void {
  bookOf = `${game}/${language}`;
  book = rulebook;
  games = [];
}

interface RulesProps {
  game: string;
  clause: string; // "": the first section
  stopped: string; // the clause that stopped a move
  onClause(clause: string): void;
  table?: Table;
  scene?: Scene;
}

export function Rules({ game, clause, stopped, onClause, table, scene }: RulesProps) {
  const rulebook = fetchBook(game);
  if (!rulebook) return <p class="nothing">{t("page-loading")}</p>;
  const clauses = rulebook.sections.flatMap((section) => section.clauses);
  const section = rulebook.sections.find((section) => section.clauses.some((one) => one.id === clause)) ?? rulebook.sections[0];
  const number = section ? rulebook.sections.indexOf(section) : 0;
  const turn = (by: number) => {
    const next = rulebook.sections[number + by]?.clauses[0];
    if (next) onClause(next.id);
  };
  const found = sought ? clauses.filter((one) => matches(one, sought)) : [];
  const sum = stopped && table?.refused && scene ? (table.board?.Sum?.(scene, table.refused.refusal) ?? null) : null;
  return (
    <div class="rules-book">
      <label class="search">
        <Picture of={magnifyingGlass} />
        <input
          type="search"
          data-search
          ref={(field) => void (searching && afterRedraw(() => enterSearch(field)))}
          value={sought}
          placeholder={t("page-rules-search", { count: clauses.length })}
          aria-label={t("page-rules-search", { count: clauses.length })}
          onInput={(event) => {
            sought = event.currentTarget.value.trim();
            redraw();
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      {sought ? (
        <div class="clauses" aria-live="polite" tabIndex={0}>
          <p class="note">{t("page-rules-found", { count: found.length })}</p>
          {found.map((one) => (
            <ClauseText key={one.id} clause={one} stopped={false} onClause={onClause} />
          ))}
        </div>
      ) : (
        section && (
          <>
            <div class="section-head">
              <span class="note">{t("page-rules-section", { number: number + 1, of: rulebook.sections.length })}</span>
              <button type="button" class="icon-button" aria-label={t("page-rules-previous")} disabled={number === 0} onClick={() => turn(-1)}>
                <Chevron left />
              </button>
              <button type="button" class="icon-button" aria-label={t("page-rules-next")} disabled={number === rulebook.sections.length - 1} onClick={() => turn(1)}>
                <Chevron />
              </button>
            </div>
            <h3>{withoutNumber(section.title)}</h3>
            <div class="clauses" tabIndex={0}>
              {section.clauses.map((one) => (
                <ClauseText key={one.id} clause={one} stopped={one.id === stopped} here={one.id === clause} onClause={onClause}>
                  {one.id === stopped && sum}
                </ClauseText>
              ))}
              {section.notes.map((note) => (
                <p class="example">{cited(note, onClause)}</p>
              ))}
            </div>
          </>
        )
      )}
    </div>
  );
}

export function matches(clause: Clause, wanted: string): boolean {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain(`${clause.id} ${clause.text}`).includes(plain(wanted));
}

export function withoutNumber(title: string): string {
  return title.replace(/^\d+\.\s*/, "");
}

interface ClauseProps {
  clause: Clause;
  stopped: boolean;
  here?: boolean;
  onClause(clause: string): void;
  children?: preact.ComponentChildren;
}

function ClauseText({ clause, stopped, here, onClause, children }: ClauseProps) {
  return (
    <article class={`clause ${stopped ? "stopped" : ""} ${here ? "here" : ""}`} ref={here ? scrollHere : null} id={`clause-${clause.id}`}>
      <header>
        <b>{clause.id}</b>
        {stopped && <span class="stop-note">{t("page-rules-stopped")}</span>}
      </header>
      <p>
        {sayings(clause.text).map(({ mark, words }) => (
          <>
            {cited(words, onClause)} {mark && <span class={`origin origin-${mark}`}>{t(`page-rules-mark-${mark.toLowerCase()}`)}</span>}{" "}
          </>
        ))}
      </p>
      {children}
    </article>
  );
}

// Only when the drawer comes to a clause, not with every picture.
let scrolledTo = "";

function scrollHere(article: HTMLElement | null): void {
  if (!article || scrolledTo === article.id) return;
  scrolledTo = article.id;
  article.scrollIntoView({ block: "nearest" });
}

/** The sentences of a clause with the mark that stands before them: S rulebook, D derived, R our ruling. */
export function sayings(text: string): { mark: string; words: string }[] {
  const parts = text.split(/\[([SDR])\]\s*/);
  const first = parts[0]?.trim() ? [{ mark: "", words: parts[0].trim() }] : [];
  for (let at = 1; at < parts.length; at += 2) first.push({ mark: parts[at]!, words: parts[at + 1]!.trim() });
  return first;
}

/** A text with the clauses it cites as links, and names of options as such. */
function cited(text: string, onClause: (clause: string) => void) {
  return text.split(/([A-Z]{2,3}-[A-Z]{3}-\d{2}|`[^`]+`|\*[^*]+\*)/).map((part) => {
    if (/^[A-Z]{2,3}-[A-Z]{3}-\d{2}$/.test(part)) {
      return (
        <button type="button" class="clause-link" onClick={() => onClause(part)}>
          {part}
        </button>
      );
    }
    if (part.startsWith("*")) return <em>{part.slice(1, -1)}</em>;
    return part.startsWith("`") ? <code>{part.slice(1, -1)}</code> : part;
  });
}

export function Chevron({ left }: { left?: boolean }) {
  return (
    <svg class="picture" viewBox="0 0 20 20" aria-hidden="true">
      <path d={left ? "M13 3L6 10L13 17" : "M7 3L14 10L7 17"} fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

let games: GameEntry[] | null = null;

function fetchGames(): GameEntry[] {
  if (!games) {
    games = [];
    void getOnce<GamesAnswer>("/api/games").then((answer) => {
      games = answer.games;
      redraw();
    });
  }
  return games;
}

/** Says so where the figures of cards are not those that are printed. */
export function Reconstructed({ game }: { game: string }) {
  const count = fetchGames().find((one) => one.id === game)?.reconstructed ?? 0;
  if (count === 0) return null;
  return (
    <p class="reconstructed">
      <b>{t("page-rules-reconstructed", { count })}</b> {t("page-rules-reconstructed.help")}
    </p>
  );
}

export function RulesDrawer({ table, scene }: { table: Table; scene?: Scene }) {
  const game = table.about!.game;
  const stopped = table.refused?.refusal.clause ?? "";
  return (
    <section class="drawer rules" aria-label={t("page-rules")} tabIndex={-1}>
      <header>
        <h2>{t("page-rules")}</h2>
        <span class="note">{t("game-name")}</span>
        <button type="button" class="icon-button" aria-label={t("page-close")} onClick={() => openDrawer("")}>
          <CloseSign />
        </button>
      </header>
      <Reconstructed game={game} />
      <Rules game={game} clause={table.clause} stopped={stopped} table={table} {...(scene ? { scene } : {})} onClause={(clause) => openDrawer("rules", clause)} />
      <footer>
        <a href={`/rules/${game}`} target="_blank" rel="noopener">
          {t("page-rules-whole")}
        </a>
        {table.clause && (
          <a href={`/rules/${game}#${table.clause}`} target="_blank" rel="noopener">
            {t("page-rules-link")}
          </a>
        )}
      </footer>
    </section>
  );
}
