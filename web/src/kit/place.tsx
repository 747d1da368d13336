// A place on the table where choices belong. It is a named button when there is something to choose, refused choices
// included, and plain otherwise; rings and labels are the same for every game.

import type { ComponentChildren } from "preact";
import { pick } from "./table/actions";
import { choicesAt, currentTable, mySeat, offlineReason } from "./table/state";
import { say } from "./table/words";
import { t, words, type Text } from "./texts";
import "./place.css";

interface PlaceProps {
  at: string; // the place of the choices
  label: string; // what lies here, in words
  children: ComponentChildren; // its picture, hidden from readers of the label
  class?: string;
  thing?: string; // its name for movements; the place itself unless told
  zoom?: string; // the card to show large
  last?: boolean; // touched by the last move
  shade?: string; // a state of the game's own, such as "lost"
  stop?: boolean; // Tab stops here even when there is nothing to choose, because other things cover it
}

export function Place({ at, label, children, class: name = "", thing = at, zoom, last, shade, stop }: PlaceProps) {
  const table = currentTable();
  const choices = table && !table.past ? choicesAt(mySeat(table)?.choices ?? [], at) : [];
  const allowed = choices.filter((choice) => !choice.refusal);
  const still = table ? offlineReason(table) : "";
  const legal = still ? [] : allowed;
  const chosen = table?.chosen === at;
  const refused = table?.refused?.place === at && at !== "button";
  const counted = table?.refused?.refusal.counted.includes(at) ?? false;
  const states = [
    "place",
    name,
    shade ?? "",
    legal.length > 0 ? "legal" : "",
    choices.length > 0 && allowed.length === 0 ? "barred" : "",
    chosen ? "chosen" : "",
    refused ? "refused" : "",
    counted ? "counted" : "",
    last ? "last" : "",
    table?.highlighted && (table.highlighted === zoom || table.highlighted === at) ? "lit" : "",
  ].filter((state) => state !== "");
  const common = { class: states.join(" "), "data-thing": thing, "data-zoom": zoom };
  const [first] = allowed.length > 0 ? allowed : choices;
  if (!first) {
    return (
      <div {...common} tabIndex={stop ? 0 : undefined}>
        <span class="unseen">{label}</span>
        {children}
      </div>
    );
  }
  const spoken = first.refusal ? shortText(first.refusal.text) : still ? t(still) : say(first.label);
  return (
    <button
      type="button"
      {...common}
      aria-label={`${label}. ${spoken}`}
      aria-disabled={legal.length === 0}
      aria-pressed={chosen}
      onClick={() => pick(at)}
    >
      {children}
    </button>
  );
}

/** A text in few words where it has such (its attribute `short`), for a button. */
export function shortText(text: Text): string {
  const short = `${text.key}.short`;
  return say(words().has(short) ? { key: short, args: text.args } : text);
}
