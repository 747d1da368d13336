// The games of this server, each with its own words and picture.

import jamaica from "art:vignette-jamaica";
import pirateKing from "art:vignette-pirate-king";
import portRoyal from "art:vignette-port-royal";
import seulMaitre from "art:vignette-seul-maitre";
import { getOnce } from "../kit/http";
import type { Drawing } from "../kit/drawing";
import type { GameEntry, GamesAnswer } from "../kit/protocol";
import { redraw } from "../kit/redraw";
import { settings } from "../kit/settings";
import { loadWords, type Words } from "../kit/texts";
import { showError } from "./error-notice";

const VIGNETTES: Record<string, Drawing> = {
  "port-royal": portRoyal,
  jamaica,
  "pirate-king": pirateKing,
  "seul-maitre-a-bord": seulMaitre,
};

export function vignetteOf(game: string): Drawing | null {
  return VIGNETTES[game] ?? null;
}

let found: GamesAnswer | null = null;

export function loadGames(): void {
  if (found) return;
  getOnce<GamesAnswer>("/api/games").then((answer) => {
    found = answer;
    redraw();
  }, showError);
}

export function allGames(): GamesAnswer | null {
  return found;
}

export function gameEntry(id: string): GameEntry | null {
  return found?.games.find((game) => game.id === id) ?? null;
}

const spoken = new Map<string, Words>();
const asked = new Set<string>();

/** The words of a game in the reader's language; null until they are here. */
export function wordsOf(game: string): Words | null {
  const name = `${settings.language}/${game}`;
  const known = spoken.get(name);
  if (known) return known;
  if (!asked.has(name)) {
    asked.add(name);
    loadWords(settings.language, game).then((words) => {
      spoken.set(name, words);
      redraw();
    }, showError);
  }
  return null;
}

export function gameName(game: string): string {
  return wordsOf(game)?.say({ key: "game-name", args: {} }) ?? "";
}
