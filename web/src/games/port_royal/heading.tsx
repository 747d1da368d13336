// The line above a part of the table: its name, and what is worth knowing about it.

import type { ComponentChildren } from "preact";
import { t } from "../../kit/texts";
import "./heading.css";

export function Heading({ name, note }: { name: string; note?: ComponentChildren }) {
  return (
    <div class="heading-row">
      <h2 class="caption">{t(name)}</h2>
      {note && <span class="note">{note}</span>}
    </div>
  );
}
