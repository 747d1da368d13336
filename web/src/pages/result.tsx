// After the end: who won and why, the scores, the final table, and proof that the luck was sealed.

import flute from "art:ship-flute";
import frigate from "art:ship-frigate";
import galleon from "art:ship-galleon";
import pinnace from "art:ship-pinnace";
import skiff from "art:ship-skiff";
import padlock from "icon:padlock";
import saveArrow from "icon:save-arrow";
import type { Scene } from "../kit/board";
import { Shield } from "../kit/counters";
import { Picture, type Drawing } from "../kit/drawing";
import { genericBoard } from "../kit/generic-board";
import type { Over, StateMessage, TableMessage } from "../kit/protocol";
import { redraw } from "../kit/redraw";
import { RefusalStrip } from "../kit/refusal";
import { RulesDrawer } from "../kit/rulebook";
import { Sea } from "../kit/sea";
import { colourName, presence, SeatMark } from "../kit/seats";
import { request } from "../kit/table/actions";
import { openDrawer } from "../kit/table/drawer";
import { scene, type Table } from "../kit/table/state";
import { sentence } from "../kit/table/words";
import { TopBar } from "../kit/table-page";
import { Talk } from "../kit/talk";
import { t } from "../kit/texts";
import { Checks } from "./checks";
import { attempt, ErrorNotice } from "./error-notice";
import { SitDown } from "./players";
import { ShareButton } from "./invite";
import { sealInShort } from "./lobby";
import { newWords } from "./me";
import { checkAll, type Check } from "./seal-check";
import { Waves } from "./waves";
import "./result.css";

interface ResultProps {
  table: Table;
  about: TableMessage;
  shown: StateMessage;
  over: Over;
  lookAtBoard(): void; // the final table instead of its result
}

// The winner comes home under a flag of the seat's colour, as far as there is one.
const SHIPS: Record<string, Drawing> = { red: frigate, blue: flute, yellow: pinnace, green: skiff };

const LONG = 44; // letters of a sentence that is set smaller

let checked: { record: string; checks: Check[] | null } | null = null; // null: on its way

/** The seats from first to last; whoever shares the win shares the place, and so do equal points below it. */
export function ranking(over: Pick<Over, "scores" | "winners">): { seat: number; place: number }[] {
  const wins = (seat: number) => (over.winners.includes(seat) ? 1 : 0);
  const score = (seat: number) => over.scores[seat] ?? 0;
  const seats = over.scores.map((_, seat) => seat).sort((one, other) => wins(other) - wins(one) || score(other) - score(one));
  let place = 0;
  return seats.map((seat, nth) => {
    const before = seats[nth - 1];
    if (before === undefined || wins(before) !== wins(seat) || (!wins(seat) && score(before) !== score(seat))) place = nth + 1;
    return { seat, place };
  });
}

export function Result({ table, about, shown, over, lookAtBoard }: ResultProps) {
  const now = scene(table)!;
  const board = table.board ?? genericBoard;
  const second = ranking(over).find(({ place }) => place > 1);
  const follows = second && over.winners.length === 1 ? t("page-over-second", { name: now.names[second.seat] ?? "", points: over.scores[second.seat] ?? 0 }) : "";
  return (
    <div class={`over game-${about.game}`}>
      <TopBar table={table} heading={[t("page-over-about")]} />
      <div class="over-strips">
        <RefusalStrip table={table} />
        <ErrorNotice />
      </div>
      <section class="result" aria-label={t("page-result")} tabIndex={-1} data-refuge>
        <Sea />
        <Waves />
        <Picture of={SHIPS[now.seats[over.winners[0] ?? -1]?.colour ?? ""] ?? galleon} class="ship" />
        {over.winners.map((seat) => (
          <SeatMark key={seat} colour={now.seats[seat]?.colour ?? ""} />
        ))}
        <div>
          <p class={`headline ${sentence(over.text).length > LONG ? "long" : ""}`} role="status">
            {sentence(over.text)}
          </p>
          <p class="why">{follows}</p>
        </div>
      </section>
      <main class="aftermath">
        <section class="final" aria-labelledby="final">
          <header>
            <h2 id="final">{t("page-final-table")}</h2>
            <button type="button" class="button plain" onClick={lookAtBoard}>
              {t("page-look-table")}
            </button>
          </header>
          <div class="board" tabIndex={0} role="group" aria-label={t("page-final-table")}>
            {board.Table({ ...now, choices: [], live: false })}
          </div>
          {now.me >= 0 && <div class="own">{board.Own({ ...now, choices: [], live: false })}</div>}
        </section>
        <Proof over={over} />
      </main>
      <aside class="over-side" aria-label={t("page-scores")}>
        {table.drawer === "rules" ? <RulesDrawer table={table} scene={now} /> : table.drawer === "talk" ? <ResultTalk table={table} /> : <Scores scene={now} over={over} table={table} />}
        <Next about={about} over={over} shown={shown} />
      </aside>
    </div>
  );
}

function ResultTalk({ table }: { table: Table }) {
  return (
    <>
      <header class="side-head">
        <h2>{t("page-talk")}</h2>
        <button type="button" class="button quiet small" onClick={() => openDrawer("")}>
          {t("page-close")}
        </button>
      </header>
      <Talk table={table} />
    </>
  );
}

function Scores({ scene, over, table }: { scene: Scene; over: Over; table: Table }) {
  const board = table.board ?? genericBoard;
  return (
    <>
      <h2>{t("page-scores")}</h2>
      <ol class="scores">
        {ranking(over).map(({ seat, place }) => {
          const sitter = scene.seats[seat]!;
          const about = seat === scene.me ? t("page-you") : sitter.kind === "bot" ? t(`level-${sitter.level}`) : presence(sitter);
          return (
            <li key={seat} class={`score seat-${sitter.colour} ${seat === scene.me ? "mine" : ""}`}>
              <span class="rank" aria-label={t("page-place", { place })}>
                {place}
              </span>
              <SeatMark colour={sitter.colour} label={colourName(sitter.colour)} />
              <p>
                <b>{sitter.name}</b> {about && <span class="note">{about}</span>}
              </p>
              <span class="points" role="img" aria-label={t("page-points", { points: over.scores[seat] ?? 0 })}>
                <Shield points={over.scores[seat] ?? 0} />
              </span>
              <div class="figures">{board.SeatLine({ ...scene, me: -1 }, seat, false)}</div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What one can do now. */
function Next({ about, over, shown }: { about: TableMessage; over: Over; shown: StateMessage }) {
  const again = () => {
    const words = Object.fromEntries(about.you.seats.map((seat) => [String(seat), newWords()]));
    attempt(async () => void (await request({ type: "again", words })));
  };
  const replay = `/replay?table=${about.table}&play=${shown.play}`;
  return (
    <div class="next">
      {about.you.seats.length > 0 ? (
        <button type="button" class="button primary large" onClick={again}>
          {t("page-again")}
        </button>
      ) : (
        <SitDown about={about} />
      )}
      <a class="button plain" href={replay}>
        {t("page-replay-this")}
      </a>
      <ShareButton title={t("page-table-name", { name: about.name })} text={sentence(over.text)} url={new URL(replay, about.link).href} />
      <a class="button quiet" href={over.record} download>
        <Picture of={saveArrow} />
        <span class="label">{t("page-game-file")}</span>
      </a>
    </div>
  );
}

function Proof({ over }: { over: Over }) {
  const mine = checked?.record === over.record ? checked : null;
  const verify = () => {
    checked = { record: over.record, checks: null };
    redraw();
    attempt(async () => {
      try {
        const record = await (await fetch(over.record)).text();
        checked = { record: over.record, checks: await checkAll(record) };
      } catch (problem) {
        checked = null;
        throw problem;
      } finally {
        redraw();
      }
    });
  };
  return (
    <section class="panel proof" aria-labelledby="proof">
      <h2 id="proof">
        <Picture of={padlock} />
        {t("page-seal")}
      </h2>
      <p>
        {t("page-proof-before")} <b title={over.seal}>{sealInShort(over.seal)}</b>. {t("page-proof-after")} <code>{over.secret}</code>
      </p>
      {mine?.checks ? (
        <Checks checks={mine.checks} />
      ) : (
        <button type="button" class="button plain" aria-disabled={mine !== null} onClick={verify}>
          {mine ? t("page-loading") : t("page-verify-luck")}
        </button>
      )}
      <a href="/verify">{t("page-verify-other")}</a>
    </section>
  );
}
