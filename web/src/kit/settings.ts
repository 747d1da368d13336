// What a person sets for this device: language, theme, motion, and whether a move asks before it is made.

import { redraw } from "./redraw";
import { LANGUAGES, type Language } from "./texts";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  confirm: boolean; // the first click on a card chooses it, a button makes the move
}

const STORAGE_KEY = "flibuste-settings";
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const coarsePointer = matchMedia("(pointer: coarse)");

function fromBrowser(): Settings {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  const language = wanted.find((first): first is Language => LANGUAGES.some((known) => known === first)) ?? "en";
  return { language, theme: "system", motion: "system", confirm: coarsePointer.matches };
}

function fromStorage(): Partial<Settings> {
  const kept = localStorage.getItem(STORAGE_KEY);
  if (!kept) return {};
  try {
    return JSON.parse(kept) as Partial<Settings>;
  } catch {
    localStorage.removeItem(STORAGE_KEY); // not ours, or cut short: the defaults are right again
    return {};
  }
}

export const settings: Settings = { ...fromBrowser(), ...fromStorage() };

const listeners: (() => void)[] = [];

/** Called after every change, and when the system's own wishes change. */
export function onSettings(act: () => void): void {
  listeners.push(act);
}

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...fromStorage(), ...change }));
  applySettings();
}

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && prefersDark.matches);
}

export function isMotionReduced(): boolean {
  return settings.motion === "off" || (settings.motion === "system" && prefersReducedMotion.matches);
}

export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["motion"] = isMotionReduced() ? "off" : "on";
  for (const act of listeners) act();
  redraw();
}

prefersDark.addEventListener("change", applySettings);
prefersReducedMotion.addEventListener("change", applySettings);
