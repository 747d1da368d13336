// With two players a third ship sails: what it carries lies on the island, as no seat's panel shows it.

import chest from "icon:locked-chest";
import { Picture } from "../../kit/drawing";
import { t } from "../../kit/texts";
import { HoldChip, OwnerMark, treasureName, TreasureMark } from "./marks";
import { holdsOf, type JamaicaScene } from "./view";
import "./ghost.css";

export function GhostPanel({ scene }: { scene: JamaicaScene }) {
  const nth = scene.table.ships.findIndex((ship) => ship.ghost);
  const ship = scene.table.ships[nth];
  if (!ship) return null;
  return (
    <section class="ghost-panel" aria-label={t("ghost")} data-thing="seat:ghost">
      <header>
        <OwnerMark scene={scene} ship={nth} />
        <b>{t("ghost")}</b>
        {ship.powers.map((power) => (
          <span key={power} class="ghost-power" title={treasureName(power)}>
            <TreasureMark id={power} />
            <span class="unseen">{treasureName(power)}</span>
          </span>
        ))}
        {ship.hidden.length > 0 && (
          <span class="ghost-power">
            <Picture of={chest} class="treasure-mark" />
            <b aria-hidden="true">{ship.hidden.length}</b>
            <span class="unseen">{t("board-hidden", { count: ship.hidden.length })}</span>
          </span>
        )}
      </header>
      <ol class="hold-chips">
        {holdsOf(ship).map((hold, nth) => (
          <HoldChip key={nth} hold={hold} />
        ))}
      </ol>
    </section>
  );
}
