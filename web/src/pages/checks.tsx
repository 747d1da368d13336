// The findings about a record, one line each.

import cancelled from "icon:cancel";
import check from "icon:check-mark";
import { Picture } from "../kit/drawing";
import { t, words } from "../kit/texts";
import type { Check } from "./seal-check";
import "./checks.css";

export function Checks({ checks }: { checks: Check[] }) {
  return (
    <div class="checks" role="status">
      <ul>
        {checks.map((found, nth) => (
          <li key={nth} class={found.good ? "good" : "bad"}>
            <Picture of={found.good ? check : cancelled} label={t(found.good ? "page-check-good" : "page-check-bad")} />
            <span>{words().say(found.text)}</span>
            <span class="note">{t(found.here ? "page-check-here" : "page-check-server")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
