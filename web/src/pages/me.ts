// Who is in front of the page: a name and a favourite colour, nothing else.

import { get, post } from "../kit/http";
import type { Colour, Me } from "../kit/protocol";
import { redraw } from "../kit/redraw";
import { t } from "../kit/texts";

const COLOUR_KEY = "flibuste-colour";
let me: Me | null = null;

export async function loadMe(): Promise<void> {
  if (me) return;
  me = await get<Me>("/api/me");
  redraw();
}

export function myName(): string {
  return me?.name ?? "";
}

/** What the others read, also before a name is chosen. */
export function nameOrGuest(): string {
  return myName() || t("page-guest");
}

export async function chooseName(name: string): Promise<void> {
  me = await post<Me>("/api/me", { name });
  redraw();
}

export function favouriteColour(): Colour {
  return (localStorage.getItem(COLOUR_KEY) as Colour | null) ?? "blue";
}

export function setFavouriteColour(colour: Colour): void {
  localStorage.setItem(COLOUR_KEY, colour);
}

/** The own part of the luck: what nobody could know when the shuffle was sealed. */
export function newWords(): string {
  const drawn = crypto.getRandomValues(new Uint16Array(3));
  return Array.from(drawn, (word) => word.toString(16).padStart(4, "0")).join(" ");
}
