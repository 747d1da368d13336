// Who sits at the table. A seat is a colour and a shape, always both.

import cross from "art:seat-6-cross";
import diamond from "art:seat-2-diamond";
import disc from "art:seat-1-disc";
import square from "art:seat-4-square";
import star from "art:seat-5-star";
import triangle from "art:seat-3-triangle";
import robot from "icon:vintage-robot";
import type { Scene } from "./board";
import { Clock } from "./clock";
import { Shield } from "./counters";
import { Picture, type Drawing } from "./drawing";
import type { Seat } from "./protocol";
import { currentTable } from "./table/state";
import { t } from "./texts";
import "./seats.css";

const MARKS: Record<string, Drawing> = { red: disc, blue: diamond, yellow: triangle, green: square, mauve: star, black: cross };

export function SeatMark({ colour, class: name = "", label }: { colour: string; class?: string; label?: string }) {
  const mark = MARKS[colour];
  if (!mark) return <span class={`seat-mark free ${name}`} role={label ? "img" : undefined} aria-label={label} />;
  return <Picture of={mark} class={`seat-mark ${name}`} {...(label ? { label } : {})} />;
}

/** The name of a colour and its shape, for readers who see neither. */
export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

/** What is to be said about who plays a seat: a bot, somebody away, a bot in their place. */
export function presence(seat: Seat): string {
  if (seat.kind === "bot") return seat.open ? t("page-seat-kept", { level: `@level-${seat.level}` }) : t(`level-${seat.level}`);
  if (seat.kind === "person" && seat.level) return t("page-seat-replaced", { level: `@level-${seat.level}` });
  if (seat.kind === "person" && !seat.connected) return t("page-seat-away");
  return "";
}

/** The seats in turn order, the own one first. */
export function inTurnOrder(scene: Scene): number[] {
  const count = scene.view.players;
  const first = Math.max(scene.me, 0);
  return Array.from({ length: count }, (_, nth) => (first + nth) % count);
}

export function Seats({ scene }: { scene: Scene }) {
  return (
    <ol class={`seats seats-${scene.view.players}`} aria-label={t("page-seats")} tabIndex={0}>
      {inTurnOrder(scene).map((seat) => (
        <SeatPanel key={seat} scene={scene} seat={seat} />
      ))}
    </ol>
  );
}

function SeatPanel({ scene, seat }: { scene: Scene; seat: number }) {
  const person = scene.seats[seat];
  const board = currentTable()?.board;
  if (!person) return null;
  const owes = scene.view.pending.includes(seat);
  const mine = seat === scene.me;
  const about = presence(person);
  return (
    <li
      class={`seat seat-${person.colour} ${owes ? "owes" : ""} ${mine ? "mine" : ""} ${about && person.kind === "person" ? "away" : ""}`}
      data-thing={`seat:${seat}`}
      aria-current={owes ? "step" : undefined}
    >
      <SeatMark colour={person.colour} label={colourName(person.colour)} />
      <span class="who">
        <span class="person-name">{person.name}</span>
        {mine && scene.mine && <span class="note">{t("page-you")}</span>}
        {person.kind === "bot" && <Picture of={robot} class="robot" label={about} />}
        {person.kind === "person" && about && <span class="note">{about}</span>}
        {owes && <span class="unseen">{t("page-to-move")}</span>}
        <Clock seat={seat} />
      </span>
      {board && (
        <>
          <span class="points" aria-label={t("page-points", { points: board.points(scene, seat) })} role="img">
            <Shield points={board.points(scene, seat)} />
          </span>
          <div class="figures">{board.SeatLine(scene, seat, false)}</div>
        </>
      )}
    </li>
  );
}
