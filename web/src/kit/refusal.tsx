// Why a move was not made: two sentences under the prompt, what is missing, and the way to the rule. It closes by itself with
// the next move and covers nothing.

import cancelled from "icon:cancel";
import ruleBook from "icon:rule-book";
import { Picture } from "./drawing";
import { cancel } from "./table/actions";
import { openDrawer } from "./table/drawer";
import type { Table } from "./table/state";
import { say, sentence } from "./table/words";
import { t, words } from "./texts";
import "./refusal.css";

export function RefusalStrip({ table }: { table: Table }) {
  if (!table.refused) return null;
  const { clause, text } = table.refused.refusal;
  const more = `${text.key}.more`;
  return (
    <section class="refusal" role="alert">
      <Picture of={cancelled} class="sign" />
      <p>
        <strong>{sentence(text)}</strong>
        {words().has(more) && <span>{say({ key: more, args: text.args })}</span>}
      </p>
      {clause && (
        <button type="button" class="link" onClick={() => openDrawer("rules", clause)}>
          <Picture of={ruleBook} />
          {t("page-rule", { clause })}
        </button>
      )}
      <button type="button" class="icon-button" aria-label={t("page-close")} onClick={cancel}>
        <CloseSign />
      </button>
    </section>
  );
}

export function CloseSign() {
  return (
    <svg class="picture" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 4L16 16M16 4L4 16" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
    </svg>
  );
}
