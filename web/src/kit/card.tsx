// The frame of every card: 5 by 7, one em is a twelfth of its width, so one drawing serves all sizes.

import type { ComponentChildren } from "preact";
import back from "art:card-back";
import { Picture } from "./drawing";
import "./card.css";

interface CardProps {
  kind: string; // ship, person, ...: the class of its face
  name?: ComponentChildren; // what stands in the bar at the foot
  children?: ComponentChildren;
  class?: string;
}

export function Card({ kind, name, children, class: more = "" }: CardProps) {
  return (
    <div class={`card ${kind} ${more}`} aria-hidden="true">
      {children}
      {name !== undefined && <div class="name">{name}</div>}
    </div>
  );
}

export function CardBack() {
  return (
    <div class="card back" aria-hidden="true">
      <Picture of={back} />
    </div>
  );
}

/** A face-down pile: three edges show its height, the number how many lie there. */
export function Pile({ count, children }: { count: number; children?: ComponentChildren }) {
  const edges = Math.min(3, Math.ceil(count / 20));
  return (
    <div class="pile" aria-hidden="true">
      {Array.from({ length: edges }, (_, nth) => (
        <div class={`edge edge-${nth + 1}`} />
      ))}
      {count > 0 ? <CardBack /> : <div class="card empty" />}
      <span class="count">{count}</span>
      {children}
    </div>
  );
}
