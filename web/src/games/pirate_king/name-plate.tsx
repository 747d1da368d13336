// Whose ship it is: the name, and how the pirate stands.

import robot from "icon:vintage-robot";
import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import type { Seat } from "../../kit/protocol";
import { colourName, presence, SeatMark } from "../../kit/seats";
import { t } from "../../kit/texts";
import { Hat, Mark } from "./marks";
import { pirateOf, type KingScene } from "./view";
import "./name-plate.css";

/** Who it is, whether at sea, and what stands for the end; chosen by name where a pirate is to be chosen. */
export function NamePlate({ scene, seat }: { scene: KingScene; seat: number }) {
  const person = scene.seats[seat]!;
  const { crowns, relics } = pirateOf(scene, seat);
  return (
    <Place at={`seat:${seat}`} label={plateInWords(scene, seat, person)} thing={`seat:${seat}`} class="plate">
      <span class="plate-face" aria-hidden="true">
        <span class="name-row">
          <SeatMark colour={person.colour} />
          <span class="person-name">{person.name}</span>
          {seat === scene.me && scene.mine && <span class="note you">{t("page-you")}</span>}
          {person.kind === "bot" && <Picture of={robot} class="robot" />}
          {seat === scene.table.captain && (
            <span class="token" data-thing={`token:${seat}`}>
              <Hat />
            </span>
          )}
          <span class="standing">
            <Mark of="crown" />
            {crowns}
            {relics > 0 && (
              <>
                <Mark of="relic" />
                {relics}
              </>
            )}
          </span>
        </span>
        <span class="note state">{standing(scene, seat)}</span>
      </span>
    </Place>
  );
}

function plateInWords(scene: KingScene, seat: number, person: Seat): string {
  const { crowns, relics } = pirateOf(scene, seat);
  const about = [`${person.name}, ${colourName(person.colour)}`, presence(person), seat === scene.table.captain ? t("board-captain") : "", standing(scene, seat)];
  return `${about.filter((words) => words !== "").join(", ")}. ${t("board-standing", { crowns, relics })}`;
}

/** At sea, decided, stopped or sunk, and what one is at. */
export function standing(scene: KingScene, seat: number): string {
  const { state, locked } = pirateOf(scene, seat);
  const { phase, actor, victims, step } = scene.table;
  if (phase === "over") return "";
  if (state === "sunk") return t("board-sunk");
  const acts = actor === seat && !["reveal", "pirate", "deck"].includes(phase) && scene.view.pending.includes(seat);
  if (acts) return t(`board-at-${phase}`);
  if (victims.includes(seat)) return t("board-hit");
  if (state === "stopped") return t("board-stopped");
  if (phase !== "reveal") return t("board-at-sea");
  return t(locked ? "board-decided" : "board-thinking", { step });
}
