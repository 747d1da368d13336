// A record somebody brings: chosen as a file, dropped on the page, or pasted.

import saveArrow from "icon:save-arrow";
import { ServerRefusal } from "../kit/http";
import { Picture } from "../kit/drawing";
import { t } from "../kit/texts";
import "./record-drop.css";

export const FIRST_LINE = "Flibuste record";

/** The record of a finished table, named in the address as ?table=...&play=... */
export async function recordOfAddress(): Promise<string | null> {
  const asked = new URLSearchParams(location.search);
  const table = asked.get("table");
  if (!table) return null;
  const play = asked.get("play");
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record${play ? `?play=${encodeURIComponent(play)}` : ""}`);
  if (!answer.ok) throw new ServerRefusal(answer.status, ((await answer.json()) as { refusal: ServerRefusal["refusal"] }).refusal);
  return answer.text();
}

export function RecordDrop({ act, busy, bring }: { act: string; busy: boolean; bring(record: string): void }) {
  const take = (file: File | undefined) => void file?.text().then(bring);
  const submit = (event: Event) => {
    event.preventDefault();
    const area = (event.currentTarget as HTMLFormElement).querySelector("textarea")!;
    if (area.value.trim()) bring(area.value);
    else area.focus();
  };
  return (
    <form
      class="panel record-drop"
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer?.files[0]);
      }}
    >
      <label class="button plain large">
        <Picture of={saveArrow} />
        <span class="label">{t("page-record-choose")}</span>
        <input class="unseen" type="file" accept=".txt,text/plain" onChange={(event) => take(event.currentTarget.files?.[0])} />
      </label>
      <p class="note">{t("page-record-where")}</p>
      <label class="pasted">
        <span>{t("page-record-paste")}</span>
        <textarea class="field" rows={6} spellcheck={false} placeholder={`${FIRST_LINE} 1`} />
      </label>
      <button type="submit" class="button primary" aria-disabled={busy}>
        {busy ? t("page-loading") : act}
      </button>
    </form>
  );
}
