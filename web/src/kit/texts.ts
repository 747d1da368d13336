// Sentences travel as keys with arguments and become words here, from the same Fluent files the server reads.
// An argument `@message` (or `@message.attribute`) names another message, `#0` a seat; it can also be a text, or a
// row of texts read as a list.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../generated/kit";

export type { Text };
export type Argument = Text["args"][string];

/** A sentence in pieces, so that people and cards in it can be shown as such. */
export interface Piece {
  words: string;
  seat?: number;
  card?: string;
}

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

// Signs of the private use area that hold the place of a person or a card while Fluent builds the sentence.
const FIRST_SIGN = 0xe000;

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return message !== undefined && (attribute === undefined ? message.value !== null : attribute in message.attributes);
  }

  say(text: Text, names: readonly string[] = []): string {
    return this.pieces(text, names)
      .map((piece) => piece.words)
      .join("");
  }

  pieces(text: Text, names: readonly string[] = []): Piece[] {
    const signed: Piece[] = [];
    const sign = (piece: Piece) => String.fromCharCode(FIRST_SIGN + signed.push(piece) - 1);
    return this.split(this.sentence(text, names, sign), signed);
  }

  private sentence(text: Text, names: readonly string[], sign: (piece: Piece) => string): string {
    const card = typeof text.args["card"] === "string" ? text.args["card"] : undefined;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(text.args)) {
      args[name] = this.argument(value, names, sign, name === "name" ? card : undefined);
    }
    return this.format(text.key, args);
  }

  private argument(value: Argument, names: readonly string[], sign: (piece: Piece) => string, card?: string): FluentVariable {
    if (Array.isArray(value)) return this.row(value.map((text) => this.sentence(text, names, sign)));
    if (typeof value === "object") return this.sentence(value, names, sign);
    if (typeof value === "boolean") return String(value);
    if (typeof value === "number") return value;
    if (value.startsWith("@")) {
      const words = this.format(value.slice(1), {});
      return card ? sign({ words, card }) : words;
    }
    if (/^#\d+$/.test(value)) {
      const seat = Number(value.slice(1));
      return sign({ words: names[seat] || this.format("seat-name", { number: seat + 1 }), seat });
    }
    return value;
  }

  private row(sayings: string[]): string {
    const [first, ...others] = sayings;
    const last = others.pop();
    if (first === undefined) return this.format("row-empty", {});
    if (last === undefined) return first;
    const row = others.reduce((row, next) => this.format("row-next", { row, next }), first);
    return this.format("row-last", { row, last });
  }

  private format(key: string, args: Record<string, FluentVariable>): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      console.error(`no words for ${key} in ${this.language}`);
      return key;
    }
    const mistakes: Error[] = [];
    const words = this.bundle.formatPattern(pattern, args, mistakes);
    if (mistakes.length > 0) console.error(`the words of ${key} in ${this.language}: ${mistakes[0]}`);
    return words;
  }

  private split(sentence: string, signed: Piece[]): Piece[] {
    const pieces: Piece[] = [];
    let plain = "";
    for (const letter of sentence) {
      const piece = signed[letter.charCodeAt(0) - FIRST_SIGN];
      if (!piece) {
        plain += letter;
        continue;
      }
      if (plain) pieces.push({ words: plain });
      pieces.push(piece);
      plain = "";
    }
    if (plain) pieces.push({ words: plain });
    return pieces;
  }
}

const sources = new Map<string, Promise<string>>();

/** Fluent source from its address. */
function source(address: string): Promise<string> {
  let text = sources.get(address);
  if (!text) {
    text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => sources.delete(address));
    sources.set(address, text);
  }
  return text;
}

/** The words of the page and, if one is named, of a game. */
export async function loadWords(language: Language, game = ""): Promise<Words> {
  return wordsWith(language, game ? source(`/api/texts/${language}/${game}`) : "");
}

/** The words of the page and of a table, whose cards may have names of their own. */
export async function loadTableWords(language: Language, table: string): Promise<Words> {
  return wordsWith(language, source(`/api/tables/${encodeURIComponent(table)}/texts/${language}`));
}

/** The words of the page, and further ones. */
export async function wordsWith(language: Language, more: string | Promise<string>): Promise<Words> {
  return new Words(language, await Promise.all([source(`/api/texts/${language}`), more]));
}

let spoken: Words | null = null;

/** The words in use; the page waits for the first before it shows anything. */
export function useWords(words: Words): void {
  spoken = words;
  document.documentElement.lang = words.language;
}

export function words(): Words {
  if (!spoken) throw new Error("the page has no words yet");
  return spoken;
}

export function t(key: string, args: Record<string, Argument> = {}): string {
  return words().say({ key, args });
}
