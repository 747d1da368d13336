// What went wrong, as a sentence at the place where it was asked: the server's own words where it has some.

import cancelled from "icon:cancel";
import { ServerRefusal } from "../kit/http";
import { Picture } from "../kit/drawing";
import { redraw } from "../kit/redraw";
import { CloseSign } from "../kit/refusal";
import { t, words } from "../kit/texts";
import "./error-notice.css";

let complaint: unknown = null;

export function showError(problem: unknown): void {
  complaint = problem;
  redraw();
}

export function clearError(): void {
  complaint = null;
  redraw();
}

/** Does what was asked for, and says so if it was refused. */
export function attempt(act: () => Promise<void>): void {
  complaint = null;
  act().catch(showError);
}

export function errorText(problem: unknown): string {
  if (problem instanceof ServerRefusal) return problem.refusal ? words().say(problem.refusal.text) : t("page-trouble-answer");
  if (problem instanceof TypeError) return t("page-trouble-unreachable"); // what fetch throws without a network
  throw problem;
}

export function ErrorNotice() {
  if (complaint === null) return null;
  return (
    <section class="complaint" role="alert">
      <Picture of={cancelled} class="sign" />
      <p>{errorText(complaint)}</p>
      <button type="button" class="icon-button" aria-label={t("page-close")} onClick={clearError}>
        <CloseSign />
      </button>
    </section>
  );
}
