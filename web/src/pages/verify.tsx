// Was the luck of a game honest? Every finding is a line: first what this browser reckons, then the server's replay.

import padlock from "icon:padlock";
import { Picture } from "../kit/drawing";
import { redraw } from "../kit/redraw";
import { t } from "../kit/texts";
import { Checks } from "./checks";
import { attempt, clearError } from "./error-notice";
import { PageLayout } from "./page-layout";
import { loadGames } from "./games";
import { loadMe } from "./me";
import { checkAll, type Check } from "./seal-check";
import { RecordDrop, recordOfAddress } from "./record-drop";
import "./verify.css";

let checks: Check[] | null = null;
let busy = false;

export function enter(): void {
  checks = null;
  clearError();
  void loadMe();
  loadGames();
  attempt(async () => {
    const record = await recordOfAddress();
    if (record !== null) await verify(record);
  });
}

async function verify(record: string): Promise<void> {
  busy = true;
  checks = null;
  redraw();
  try {
    checks = await checkAll(record);
  } finally {
    busy = false;
    redraw();
  }
}

export function Page() {
  const good = checks?.every((check) => check.good) ?? false;
  return (
    <PageLayout place="verify">
      <div class="reading two">
        <div>
          <h1>{t("page-verify-title")}</h1>
          <p class="lead">{t("page-verify-lead")}</p>
          <RecordDrop act={t("page-verify-now")} busy={busy} bring={(record) => attempt(() => verify(record))} />
        </div>
        <section class="findings" aria-labelledby="findings">
          <h2 id="findings">{checks ? t(good ? "page-verify-good" : "page-verify-bad") : t("page-verify-how")}</h2>
          {checks ? (
            <Checks checks={checks} />
          ) : (
            <ol class="how">
              {["seal", "words", "luck", "end"].map((step) => (
                <li key={step}>
                  <span class="roundel">
                    <Picture of={padlock} />
                  </span>
                  <p>{t(`page-verify-how-${step}`)}</p>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
    </PageLayout>
  );
}
