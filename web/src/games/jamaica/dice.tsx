// The navigation box: one die for the morning, one for the evening. The Captain chooses between two ways to lay them.

import moon from "icon:moon";
import sun from "icon:sun";
import { Die } from "../../kit/counters";
import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { t } from "../../kit/texts";
import { pointing } from "./pointing";
import type { Half, JamaicaScene } from "./view";
import "./dice.css";

export function HalfMark({ half }: { half: Half }) {
  return <Picture of={half === "morning" ? sun : moon} class="half-mark" />;
}

export function DiceBox({ scene }: { scene: JamaicaScene }) {
  const { phase, dice, morning, evening, half, active } = scene.table;
  const [first = 0] = dice;
  if (phase === "dice" && first > 0) return <Placing scene={scene} />;
  const now = (which: Half) => active !== null && half === which;
  return (
    <section class="dice-box" aria-label={t("board-dice")}>
      <Slot half="morning" die={morning} now={now("morning")} />
      <Slot half="evening" die={evening} now={now("evening")} />
    </section>
  );
}

function Slot({ half, die, now }: { half: Half; die: number; now: boolean }) {
  return (
    <div class={`slot ${half} ${now ? "now" : ""}`} data-thing={`slot:${half}`}>
      <HalfMark half={half} />
      <Die value={die || null} label={die ? t(`board-${half}-die`, { die }) : t("board-die-unrolled")} />
      <span aria-hidden="true">{t(`board-${half}`)}</span>
    </div>
  );
}

/** Both ways to lay the dice, side by side; whoever does not choose sees them too. */
function Placing({ scene }: { scene: JamaicaScene }) {
  const [a, b] = scene.table.dice;
  const ways = a === b ? [[a, b]] : [[b, a], [a, b]];
  const mine = scene.choices.length > 0;
  return (
    <section class="dice-box placing" aria-label={t("board-dice")}>
      <p aria-hidden="true">{mine ? t("board-dice-yours") : t("board-dice-captain", { name: scene.names[scene.table.captain] ?? "" })}</p>
      <ol>
        {ways.map(([morning, evening]) => (
          <li key={morning} {...pointing(`die:${morning}`)}>
            <Place at={`die:${morning}`} label={t("board-dice-way", { morning: morning!, evening: evening! })} class="dice-way">
              <span class="pair" aria-hidden="true">
                <span class="slot morning">
                  <HalfMark half="morning" />
                  <Die value={morning!} label="" />
                </span>
                <span class="slot evening">
                  <HalfMark half="evening" />
                  <Die value={evening!} label="" />
                </span>
              </span>
            </Place>
          </li>
        ))}
      </ol>
    </section>
  );
}
