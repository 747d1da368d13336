// What a screen reader says without being asked: the last move and the own question.

let region: HTMLElement | null = null;

export function announce(words: string): void {
  if (!words) return;
  if (!region) {
    region = document.createElement("div");
    region.className = "unseen";
    region.setAttribute("role", "status");
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  // The same sentence twice is news twice: a new paragraph each time.
  const line = document.createElement("p");
  line.textContent = words;
  region.replaceChildren(line);
}
