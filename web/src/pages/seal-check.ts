// Whether the luck of a game was sealed before it began: reckoned here, in the browser, from the record alone.

import { post } from "../kit/http";
import type * as protocol from "../kit/protocol";
import type { Text } from "../kit/texts";

export interface Check extends protocol.Check {
  here: boolean; // found by this browser, not told by the server
}

interface Sealed {
  seal: string;
  secret: string;
  words: string[];
}

const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });

/** What a record says about its luck; null if it is not a sealed one. */
export function sealedLuck(record: string): Sealed | null {
  const line = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(record)?.[1]?.trim() ?? "";
  if (line("Luck") !== "sealed") return null;
  const players = Number(line("Players"));
  const words = Array.from({ length: players }, (_, seat) => new RegExp(`^Words ${seat + 1}: ?(.*)$`, "m").exec(record)?.[1] ?? "");
  return { seal: line("Seal"), secret: line("Secret"), words };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The luck of the n-th move: HMAC-SHA256 of its number, keyed by the secret and the seats' words; the first 60 bits. */
async function luckOf({ secret, words }: Sealed, n: number): Promise<string> {
  const joined = new TextEncoder().encode(words.join("\n"));
  const bytes = new Uint8Array([...bytesOf(secret), ...joined]);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(n));
  return hexOf(await crypto.subtle.sign("HMAC", key, number)).slice(0, 15);
}

/** What this browser finds by itself. Browsers reckon such sums on secure addresses only; elsewhere it says so. */
export async function checkHere(record: string): Promise<Check[]> {
  const luck = sealedLuck(record);
  if (!luck) return [{ good: true, here: true, text: text("page-check-not-sealed") }];
  if (!globalThis.crypto?.subtle) return [{ good: true, here: true, text: text("page-check-no-sums") }];
  if (!/^[0-9a-f]{64}$/i.test(luck.secret)) return [{ good: false, here: true, text: text("page-check-no-secret") }];
  const found = hexOf(await crypto.subtle.digest("SHA-256", bytesOf(luck.secret)));
  const good = found === luck.seal.toLowerCase();
  const checks: Check[] = [{ good, here: true, text: text(good ? "page-check-seal" : "page-check-seal-wrong", { found: found.slice(0, 8).toUpperCase(), seal: luck.seal.slice(0, 8).toUpperCase() }) }];
  if (good) {
    const deal = await luckOf(luck, 0);
    checks.push({ good, here: true, text: text("page-check-luck", { seats: luck.words.filter((words) => words !== "").length, deal: deal.toUpperCase() }) });
  }
  return checks;
}

/** Everything: first what is reckoned here, then the server's playing again of every move. */
export async function checkAll(record: string): Promise<Check[]> {
  const here = await checkHere(record);
  const { checks } = await post<protocol.VerifyAnswer>("/api/verify", { record });
  return [...here, ...checks.map((check) => ({ ...check, here: false }))];
}
