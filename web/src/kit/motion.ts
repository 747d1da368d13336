// Movement, only to explain. The picture is already true when it begins: what arrives is hidden until its moment,
// what left is shown as a shadow on its way. Any click ends it all; with motion off there is none.

import { isMotionReduced } from "./settings";
import "./motion.css";

export interface Shadow {
  box: DOMRect;
  body: HTMLElement;
}

const OUT = "cubic-bezier(.2,.7,.3,1)";

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** The things on the table before they change, by name. */
export function takeSnapshot(): Map<string, Shadow> {
  const shadows = new Map<string, Shadow>();
  for (const thing of document.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = thing.dataset["thing"]!;
    if (isShown(thing)) shadows.set(name, { box: thing.getBoundingClientRect(), body: thing });
  }
  for (const shadow of shadows.values()) shadow.body = shadow.body.cloneNode(true) as HTMLElement;
  return shadows;
}

export function find(thing: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
  return [...all].reverse().find(isShown) ?? null;
}

export class Stage {
  private skipped = false;
  private running = new Set<Animation>();
  private hidden = new Map<string, HTMLElement>();
  private layer: HTMLElement;

  constructor(
    private shadows: Map<string, Shadow>,
    private speed: number,
    game: string,
  ) {
    this.layer = document.createElement("div");
    this.layer.className = `stage game-${game}`; // what moves looks as it does on its board
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
  }

  /** The things whose names begin so, as they lay before. */
  all(beginning: string): string[] {
    return [...this.shadows.keys()].filter((name) => name.startsWith(beginning));
  }

  /** Keeps things out of sight until they are dealt. */
  hide(things: string[]): void {
    for (const thing of things) {
      const element = find(thing);
      if (!element) continue;
      element.style.visibility = "hidden";
      this.hidden.set(thing, element);
    }
  }

  /** A card comes from a pile, back up, and is turned over where it lies. */
  async deal(thing: string, from: string): Promise<void> {
    const to = this.boxOf(thing);
    const start = this.boxOf(from);
    if (!to || !start) {
      this.show(thing);
      return;
    }
    const card = this.place(this.backOf(from), to);
    await this.animate(card, [moved(start, to), { transform: "none" }], 220);
    await this.animate(card, [{ transform: "none" }, { transform: "scaleX(0)" }], 80);
    card.remove();
    const element = this.show(thing);
    if (element) await this.animate(element, [{ transform: "scaleX(0)" }, { transform: "none" }], 80);
  }

  /** A card that is gone again: it comes from a pile, beside the thing it clashes with, and both rise together. */
  async clash(face: HTMLElement, from: string, with_: string): Promise<void> {
    const other = this.shadows.get(with_);
    const start = this.boxOf(from);
    if (!other || !start) return;
    const beside = new DOMRect(other.box.x + other.box.width * 0.12, other.box.y + other.box.height * 0.12, other.box.width, other.box.height);
    const back = this.place(this.backOf(from), beside);
    await this.animate(back, [moved(start, beside), { transform: "none" }], 220);
    await this.animate(back, [{ transform: "none" }, { transform: "scaleX(0)" }], 80);
    back.remove();
    const lying = this.place(other.body.cloneNode(true) as HTMLElement, other.box);
    const card = this.place(face, beside);
    this.shadows.set("clashing", { box: beside, body: face });
    await this.animate(card, [{ transform: "scaleX(0)" }, { transform: "none" }], 80);
    const rise = [{ transform: "none" }, { transform: "translateY(-12px)" }, { transform: "translateY(-12px)" }];
    await Promise.all([this.animate(lying, rise, 320), this.animate(card, rise, 320)]);
    lying.remove();
    card.remove();
  }

  /** A thing goes from where it lay to where it lies now. */
  async travel(from: string, to: string): Promise<void> {
    const shadow = this.shadows.get(from);
    const end = this.boxOf(to);
    if (shadow && end) {
      const card = this.place(shadow.body, shadow.box);
      await this.animate(card, [{ transform: "none" }, moved(end, shadow.box)], 340);
      card.remove();
    }
    this.show(to);
  }

  /** A piece goes its way from place to place; it stays out of sight itself until it has settled. */
  async follow(thing: string, places: string[], each = 140, most = 900): Promise<void> {
    const piece = this.shadows.get(thing);
    const boxes = places.flatMap((place) => this.boxOf(place) ?? []);
    if (!piece || boxes.length < 2) return;
    const card = this.place(piece.body.cloneNode(true) as HTMLElement, piece.box);
    const frames = boxes.map((box) => moved(box, piece.box, 1));
    await this.animate(card, frames, Math.min(most, each * (boxes.length - 1)), 0, "linear");
    card.remove();
  }

  settle(thing: string): void {
    this.show(thing);
  }

  /** What has left the table goes where it went, from where it lay. */
  async leave(things: string[], to: string, ms = 340): Promise<void> {
    const end = this.boxOf(to);
    const leaving = things.flatMap((thing) => {
      const shadow = this.shadows.get(thing);
      return shadow ? [shadow] : [];
    });
    if (!end) return;
    await Promise.all(
      leaving.map(async ({ box, body }, nth) => {
        const card = this.place(body, box);
        const there = moved(end, box, 0.35);
        await this.animate(card, [{ transform: "none" }, { ...there, offset: 0.8, opacity: 1 }, { ...there, opacity: 0 }], ms, nth * 30);
        card.remove();
      }),
    );
  }

  /** Coins in an arc from giver to taker. */
  async pay(count: number, from: string, to: string): Promise<void> {
    const start = this.boxOf(from);
    const end = this.boxOf(to);
    if (!start || !end) return;
    const coins = Array.from({ length: Math.min(count, 6) }, (_, nth) => {
      const coin = document.createElement("div");
      coin.className = "flying coin";
      const box = new DOMRect(end.x + end.width / 2 - 10, end.y + end.height / 2 - 10, 20, 20);
      this.place(coin, box);
      const dx = start.x + start.width / 2 - (box.x + 10);
      const dy = start.y + start.height / 2 - (box.y + 10);
      const middle = { transform: `translate(${dx / 2}px, ${dy / 2 - 40 - Math.abs(dx) / 12}px)`, easing: "ease-in" };
      const frames = [{ transform: `translate(${dx}px, ${dy}px)`, easing: "ease-out" }, middle, { transform: "none" }];
      return this.animate(coin, frames, 400, nth * 55, "linear").then(() => coin.remove());
    });
    await Promise.all(coins);
  }

  /** A sentence over the thing it is about, long enough to read it. */
  async tell(words: string, about: string, ms: number): Promise<void> {
    const box = this.boxOf(about);
    if (!box || this.skipped) return;
    const line = document.createElement("p");
    line.className = words.length > 2 ? "telling" : "telling beat"; // a number that is counted is seen from afar
    line.textContent = words;
    this.layer.append(line);
    const { width, height } = line.getBoundingClientRect();
    line.style.left = `${Math.max(8, Math.min(box.x + box.width / 2 - width / 2, innerWidth - width - 8))}px`;
    line.style.top = `${Math.max(8, Math.min(box.y + box.height / 2 - height / 2, innerHeight - height - 8))}px`;
    await this.animate(line, [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], ms, 0, "linear");
    line.remove();
  }

  /** A moment to read. */
  async rest(ms: number): Promise<void> {
    await this.animate(this.layer, [{ opacity: 1 }, { opacity: 1 }], ms);
  }

  /** Ends it at once: what is still hidden can be seen, and chosen, in the same moment. */
  skip(): void {
    this.skipped = true;
    this.showAll();
    for (const animation of this.running) animation.finish();
  }

  end(): void {
    this.showAll();
    this.layer.remove();
  }

  private showAll(): void {
    for (const element of this.hidden.values()) element.style.visibility = "";
    this.hidden.clear();
  }

  private show(thing: string): HTMLElement | undefined {
    const element = this.hidden.get(thing);
    if (element) element.style.visibility = "";
    this.hidden.delete(thing);
    return element;
  }

  private boxOf(thing: string): DOMRect | null {
    return find(thing)?.getBoundingClientRect() ?? this.shadows.get(thing)?.box ?? null;
  }

  /** The uppermost card of a pile. */
  private backOf(pile: string): HTMLElement {
    const card = find(pile)?.querySelector<HTMLElement>(".card");
    return card ? (card.cloneNode(true) as HTMLElement) : document.createElement("div");
  }

  private place(body: HTMLElement, box: DOMRect): HTMLElement {
    body.removeAttribute("data-thing");
    body.removeAttribute("id");
    const holder = document.createElement("div");
    holder.className = "shadow";
    holder.style.left = `${box.x}px`;
    holder.style.top = `${box.y}px`;
    holder.style.width = `${box.width}px`;
    holder.style.height = `${box.height}px`;
    holder.style.setProperty("--card", `${box.width}px`);
    holder.append(body);
    this.layer.append(holder);
    return holder;
  }

  private async animate(element: HTMLElement, frames: Keyframe[], ms: number, delay = 0, easing = OUT): Promise<void> {
    if (this.skipped) return;
    const duration = ms / this.speed;
    const animation = element.animate(frames, { duration, delay: delay / this.speed, easing, fill: "both" });
    this.running.add(animation);
    await animation.finished;
    animation.cancel();
    this.running.delete(animation);
  }
}

function moved(from: DOMRect, to: DOMRect, scale = from.width / to.width): Keyframe {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  return { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
}

export function mayMove(): boolean {
  return !isMotionReduced() && document.visibilityState === "visible";
}
