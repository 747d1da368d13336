// A choice beside the sentence: what it does, what follows from it, and the key that presses it. One that cannot be made
// now says why and, when pressed, shows the rule.

import type { Weight } from "./board";
import type { Choice } from "./protocol";
import { shortText } from "./place";
import { makeMove, refuse } from "./table/actions";
import { blockedReason, currentTable } from "./table/state";
import { say } from "./table/words";
import { t, words, type Text } from "./texts";
import "./button.css";

interface ChoiceButtonProps {
  choice: Choice;
  digit: number; // 0: none
  weight: Weight;
  hint: string;
}

export function ChoiceButton({ choice, digit, weight, hint }: ChoiceButtonProps) {
  const table = currentTable();
  const still = table ? blockedReason(table) : "";
  if (choice.refusal) {
    return (
      <button type="button" class="button barred" aria-disabled="true" onClick={() => refuse(choice)}>
        <Label text={choice.label} />
        <span class="reason">{shortText(choice.refusal.text)}</span>
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
      onClick={() => makeMove(choice)}
      data-digit={digit || undefined}
    >
      <Label text={choice.label} />
      {hint && <span class="hint">{hint}</span>}
      {digit > 0 && digit < 10 && <kbd aria-hidden="true">{digit}</kbd>}
    </button>
  );
}

/** What a button does; a phone has fewer words for it where the text has a form `narrow`. */
function Label({ text }: { text: Text }) {
  const narrow = `${text.key}.narrow`;
  if (!words().has(narrow)) return <span class="label">{shortText(text)}</span>;
  return (
    <>
      <span class="label wide-only">{shortText(text)}</span>
      <span class="label narrow-only">{say({ key: narrow, args: text.args })}</span>
    </>
  );
}
