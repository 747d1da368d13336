// A choice beside the sentence: what it does, what follows from it, and the key that presses it. One that cannot be made
// now says why and, when pressed, shows the rule.

import type { Choice } from "./protocol";
import { briefly } from "./place";
import { make, present, refuse, standstill } from "./table";
import { t } from "./texts";

export type Weight = "primary" | "plain" | "quiet";

interface ChoiceButtonProps {
  choice: Choice;
  digit: number; // 0: none
  weight: Weight;
  hint: string;
}

export function ChoiceButton({ choice, digit, weight, hint }: ChoiceButtonProps) {
  const table = present();
  const still = table ? standstill(table) : "";
  if (choice.refusal) {
    return (
      <button type="button" class="button barred" aria-disabled="true" onClick={() => refuse(choice)}>
        <span class="label">{briefly(choice.label)}</span>
        <span class="reason">{briefly(choice.refusal.text)}</span>
      </button>
    );
  }
  const sending = table?.sending === choice.move;
  return (
    <button
      type="button"
      class={`button ${weight} ${sending ? "sending" : ""}`}
      aria-disabled={still !== ""}
      title={still && still !== "page-wait-answer" ? t(still) : undefined}
      onClick={() => make(choice)}
      data-digit={digit || undefined}
    >
      <span class="label">{briefly(choice.label)}</span>
      {hint && <span class="hint">{hint}</span>}
      {digit > 0 && digit < 10 && <kbd aria-hidden="true">{digit}</kbd>}
    </button>
  );
}
