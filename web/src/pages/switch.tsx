// Controls that several pages use: on or off, one of a few, a number.

import { t } from "../kit/texts";
import "./switch.css";

interface SwitchProps {
  on: boolean;
  label: string;
  off?: boolean; // somebody else's to decide
  bare?: boolean; // the label stands elsewhere
  change(on: boolean): void;
}

export function Switch({ on, label, off = false, bare = false, change }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} disabled={off} {...(bare ? { "aria-label": label } : {})} onChange={(event) => change(event.currentTarget.checked)} />
      <span class="track" aria-hidden="true" />
      {!bare && <span>{label}</span>}
    </label>
  );
}

interface SegmentsProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  values: { value: Value; words: string }[];
  off?: boolean;
  change(value: Value): void;
}

const WIDEST = 26; // letters that fit beside the name of an option

/** One of a few: side by side when the words are short, as a list to open when not. */
export function OneOf<Value extends string>({ name, label, value, values, off = false, change }: SegmentsProps<Value>) {
  if (values.reduce((sum, one) => sum + one.words.length, 0) > WIDEST) {
    return (
      <select class="field" aria-label={label} value={value} disabled={off} onChange={(event) => change(event.currentTarget.value as Value)}>
        {values.map((one) => (
          <option key={one.value} value={one.value} selected={one.value === value}>
            {one.words}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
      {values.map((one) => (
        <label key={one.value} class={one.value === value ? "on" : ""}>
          <input type="radio" name={name} checked={one.value === value} disabled={off} onChange={() => change(one.value)} />
          {one.words}
        </label>
      ))}
    </div>
  );
}

interface StepperProps {
  label: string;
  words: string;
  value: number;
  least: number;
  most: number;
  change(value: number): void;
}

export function Stepper({ label, words, value, least, most, change }: StepperProps) {
  return (
    <div class="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={t("page-less")} disabled={value <= least} onClick={() => change(value - 1)}>
        −
      </button>
      <output>{words}</output>
      <button type="button" aria-label={t("page-more")} disabled={value >= most} onClick={() => change(value + 1)}>
        +
      </button>
    </div>
  );
}
