// The holds of one's own ship, and the treasures.

import holdBoard from "art:hold-board";
import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { t } from "../../kit/texts";
import { GoodsMark, goodsName, holdInWords, isPower, treasureName, TreasureMark } from "./marks";
import { holdsOf, shipOf, type Hold, type JamaicaScene } from "./view";
import "./holds.css";

export function Holds({ scene }: { scene: JamaicaScene }) {
  const ship = shipOf(scene, scene.me);
  const holds = holdsOf(ship);
  return (
    <section class="holds" aria-label={t("board-holds")}>
      <header>
        <h2>{t("board-holds")}</h2>
        {ship.powers.length + ship.hidden.length === 0 && <span class="note">{t("board-holds-note")}</span>}
        <Treasures scene={scene} />
      </header>
      <div class="hold-board">
        <Picture of={holdBoard} fit="none" class="hull" />
        <ol style={{ "--count": String(holds.length) }}>
          {holds.map((hold, nth) => (
            <li key={nth} class={nth === 5 ? "sixth" : ""}>
              <HoldPlace hold={hold} number={nth + 1} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function HoldPlace({ hold, number }: { hold: Hold; number: number }) {
  return (
    <Place at={`hold:${number}`} label={t("board-hold", { number, goods: holdInWords(hold) })} class={`hold ${hold ? "" : "empty"}`}>
      <span class="crate" aria-hidden="true">
        {hold ? (
          <>
            <b>{hold[1]}</b>
            <GoodsMark kind={hold[0]} />
            <span class="word">{goodsName(hold[0], hold[1])}</span>
          </>
        ) : (
          <span class="word">{t("board-hold-empty")}</span>
        )}
      </span>
    </Place>
  );
}

/** Own powers, and own face-down treasures with the faces that only their owner knows. */
function Treasures({ scene }: { scene: JamaicaScene }) {
  const ship = shipOf(scene, scene.me);
  const faces = scene.own?.hidden ?? ship.hidden.map(() => null);
  if (ship.powers.length + ship.hidden.length === 0) return null;
  return (
    <ul class="treasures" aria-label={t("board-treasures")}>
      {ship.powers.map((power) => (
        <li key={power} class="treasure power" title={t(`board-power-${power}`)}>
          <TreasureMark id={power} />
          <span class="word">{treasureName(power)}</span>
          <span class="unseen">{t(`board-power-${power}`)}</span>
        </li>
      ))}
      {faces.map((face, nth) => (
        <li key={nth} class={`treasure secret ${face?.startsWith("cursed") ? "cursed" : ""}`}>
          <TreasureMark id={face} />
          <b>{face && !isPower(face) ? worthOf(scene, face) : ""}</b>
          <span class="unseen">{face ? t("board-secret", { name: treasureName(face) }) : t("board-secret-unknown")}</span>
        </li>
      ))}
    </ul>
  );
}

function worthOf(scene: JamaicaScene, id: string): string {
  const value = scene.parts.treasures[id]?.value ?? 0;
  return value < 0 ? `−${-value}` : `+${value}`;
}
