// Talk at the table.

import { useRef } from "preact/hooks";
import { SeatMark } from "./seats";
import { request } from "./table/actions";
import type { Table } from "./table/state";
import { say } from "./table/words";
import { t } from "./texts";
import "./talk.css";

const LONGEST = 300;

export function Talk({ table }: { table: Table }) {
  const field = useRef<HTMLInputElement>(null);
  const speak = (event: Event) => {
    event.preventDefault();
    const said = field.current?.value.trim() ?? "";
    if (!said || !field.current) return;
    field.current.value = "";
    void request({ type: "chat", text: said });
  };
  return (
    <div class="talk">
      <div class="talk-lines" role="log" aria-label={t("page-talk")} tabIndex={0} ref={keepAtEnd}>
        {table.talk.length === 0 && <p class="nothing">{t("page-talk-empty")}</p>}
        {table.talk.map((line) =>
          line.notice ? (
            <p key={line.number} class="notice">
              {say(line.notice)}
            </p>
          ) : (
            <p key={line.number}>
              {line.seat !== null && <SeatMark colour={table.about?.seats[line.seat]?.colour ?? ""} />}
              <b>{line.name}</b> {line.said}
            </p>
          ),
        )}
      </div>
      <form onSubmit={speak}>
        <input ref={field} type="text" class="field" maxLength={LONGEST} aria-label={t("page-talk-say")} placeholder={t("page-talk-say")} autocomplete="off" />
        <button type="submit" class="button plain">
          <span class="label">{t("page-talk-send")}</span>
        </button>
      </form>
    </div>
  );
}

function keepAtEnd(lines: HTMLDivElement | null): void {
  if (lines) lines.scrollTop = lines.scrollHeight;
}
