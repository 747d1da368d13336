// What went wrong, as a sentence at the place where it was asked: the server's own words where it has some.

import cancelled from "icon:cancel";
import { ServerRefusal } from "../kit/ask";
import { Picture } from "../kit/drawing";
import { redraw } from "../kit/redraw";
import { CloseSign } from "../kit/refusal";
import { t, words } from "../kit/texts";
import "./complaint.css";

let complaint: unknown = null;

export function complain(problem: unknown): void {
  complaint = problem;
  redraw();
}

export function settle(): void {
  complaint = null;
  redraw();
}

/** Does what was asked for, and says so if it was refused. */
export function attempt(act: () => Promise<void>): void {
  complaint = null;
  act().catch(complain);
}

export function problemInWords(problem: unknown): string {
  if (problem instanceof ServerRefusal) return problem.refusal ? words().say(problem.refusal.text) : t("page-trouble-answer");
  if (problem instanceof TypeError) return t("page-trouble-unreachable"); // what fetch throws without a network
  throw problem;
}

export function Complaint() {
  if (complaint === null) return null;
  return (
    <section class="complaint" role="alert">
      <Picture of={cancelled} class="sign" />
      <p>{problemInWords(complaint)}</p>
      <button type="button" class="icon-button" aria-label={t("page-close")} onClick={settle}>
        <CloseSign />
      </button>
    </section>
  );
}
