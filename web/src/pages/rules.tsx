// The whole rulebook of a game on one page: search, contents, and an address for every clause.

import magnifyingGlass from "icon:magnifying-glass";
import { getOnce } from "../kit/http";
import { Picture } from "../kit/drawing";
import type { Clause, Rulebook } from "../kit/protocol";
import { afterRedraw, redraw } from "../kit/redraw";
import { matches, Reconstructed, sayings, withoutNumber } from "../kit/rulebook";
import { settings } from "../kit/settings";
import { t } from "../kit/texts";
import { showError, clearError } from "./error-notice";
import { PageLayout } from "./page-layout";
import { allGames, loadGames, gameName } from "./games";
import { loadMe } from "./me";
import "./rules.css";

let game = "";
let book: Rulebook | null = null;
let bookOf = "";
let sought = "";

export function enter(asked: string): void {
  game = asked;
  sought = "";
  clearError();
  void loadMe();
  loadGames();
}

function open(): Rulebook | null {
  const wanted = `${game}/${settings.language}`;
  if (bookOf !== wanted) {
    bookOf = wanted;
    getOnce<Rulebook>(`/api/games/${game}/rulebook/${settings.language}`).then((found) => {
      if (bookOf !== wanted) return;
      const first = book === null;
      book = found;
      // The browser looked for the clause before the book was here: let it look again.
      if (first && location.hash) afterRedraw(() => location.replace(location.href));
      redraw();
    }, showError);
  }
  return book;
}

export function leave(): void {
  book = null;
  bookOf = "";
}

export function Page() {
  const rulebook = open();
  const games = allGames()?.games ?? [];
  return (
    <PageLayout place="rules" game={game}>
      <div class="rules-page">
        <h1>{gameName(game) ? t("page-rules-of", { game: gameName(game) }) : "\u00a0"}</h1>
        {games.length > 1 && (
          <nav class="rules-games" aria-label={t("page-games")}>
            {games.map(({ id }) => (
              <a key={id} href={`/rules/${id}`} aria-current={id === game ? "page" : undefined}>
                {gameName(id)}
              </a>
            ))}
          </nav>
        )}
        <Reconstructed game={game} />
        {rulebook ? <Book rulebook={rulebook} /> : <div class="outline rules-outline" aria-busy="true" />}
      </div>
    </PageLayout>
  );
}

function Book({ rulebook }: { rulebook: Rulebook }) {
  const count = rulebook.sections.reduce((sum, section) => sum + section.clauses.length, 0);
  const sections = rulebook.sections
    .map((section) => ({ ...section, clauses: sought ? section.clauses.filter((clause) => matches(clause, sought)) : section.clauses }))
    .filter((section) => !sought || section.clauses.length > 0);
  const found = sections.reduce((sum, section) => sum + section.clauses.length, 0);
  return (
    <div class="book">
      <nav class="contents" aria-label={t("page-rules-contents")}>
        <label class="search">
          <Picture of={magnifyingGlass} />
          <input
            type="search"
            value={sought}
            placeholder={t("page-rules-search", { count })}
            aria-label={t("page-rules-search", { count })}
            onInput={(event) => {
              sought = event.currentTarget.value.trim();
              redraw();
            }}
          />
        </label>
        <p class="note" role="status">
          {sought ? t("page-rules-found", { count: found }) : ""}
        </p>
        <ol>
          {sections.map((section) => (
            <li key={section.number}>
              <a href={`#section-${section.number}`}>{withoutNumber(section.title)}</a>
            </li>
          ))}
        </ol>
        <dl class="marks-explained">
          {["S", "D", "R"].map((mark) => (
            <div key={mark}>
              <dt class={`origin origin-${mark}`}>{t(`page-rules-mark-${mark.toLowerCase()}`)}</dt>
              <dd class="note">{t(`page-rules-mark-${mark.toLowerCase()}.help`)}</dd>
            </div>
          ))}
        </dl>
      </nav>
      <div class="book-text">
        {!sought && rulebook.preface.map((words, nth) => <p key={nth}>{cited(words)}</p>)}
        {sections.map((section) => (
          <section key={section.number} id={`section-${section.number}`} aria-labelledby={`title-${section.number}`}>
            <h2 id={`title-${section.number}`}>{withoutNumber(section.title)}</h2>
            {section.clauses.map((clause) => (
              <WholeClause key={clause.id} clause={clause} />
            ))}
            {!sought &&
              section.notes.map((note, nth) => (
                <p key={nth} class="example">
                  {cited(note)}
                </p>
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function WholeClause({ clause }: { clause: Clause }) {
  return (
    <article class="clause" id={clause.id}>
      <h3>
        <a href={`#${clause.id}`}>{clause.id}</a>
      </h3>
      <p>
        {sayings(clause.text).map(({ mark, words }, nth) => (
          <span key={nth}>
            {cited(words)} {mark && <span class={`origin origin-${mark}`}>{t(`page-rules-mark-${mark.toLowerCase()}`)}</span>}{" "}
          </span>
        ))}
      </p>
    </article>
  );
}

/** A text with the clauses it cites as links, names of options as such, and what was stressed. */
function cited(text: string) {
  return text.split(/([A-Z]{2,3}-[A-Z]{3}-\d{2}|`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).map((part, nth) => {
    if (/^[A-Z]{2,3}-[A-Z]{3}-\d{2}$/.test(part)) {
      return (
        <a key={nth} class="clause-link" href={`#${part}`} onClick={() => (sought = "")}>
          {part}
        </a>
      );
    }
    if (part.startsWith("`")) return <code key={nth}>{part.slice(1, -1)}</code>;
    if (part.startsWith("**")) return <b key={nth}>{part.slice(2, -2)}</b>;
    return part.startsWith("*") ? <em key={nth}>{part.slice(1, -1)}</em> : part;
  });
}
