// Questions to the server outside a table's connection. A refusal comes back as words, never as a bare number.

import type { Refusal } from "./protocol";

export class ServerRefusal extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | null,
  ) {
    super(refusal?.text.key ?? `status ${status}`);
  }
}

async function answerOf<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T;
  const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
  const body = isJson ? ((await answer.json()) as { refusal?: Refusal }) : {};
  throw new ServerRefusal(answer.status, body.refusal ?? null);
}

export async function get<T>(address: string): Promise<T> {
  return answerOf<T>(await fetch(address));
}

export async function post<T>(address: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return answerOf<T>(await fetch(address, { method: "POST", headers, body: JSON.stringify(body) }));
}

const kept = new Map<string, Promise<unknown>>();

/** For what never changes while the page is open, such as a game's cards or its rulebook. */
export function getOnce<T>(address: string): Promise<T> {
  let answer = kept.get(address) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(address);
    answer.catch(() => kept.delete(address));
    kept.set(address, answer);
  }
  return answer;
}
