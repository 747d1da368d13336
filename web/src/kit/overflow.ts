// A part that scrolls says so: it has the class `more-below` while more of it lies under its lower edge.

const NEARLY = 8; // pixels that are not worth a word

const watched = new WeakSet<HTMLElement>();

/** For the `ref` of a part that may scroll. */
export function watchOverflow(part: HTMLElement | null): void {
  if (!part || watched.has(part)) return;
  watched.add(part);
  const tell = () => part.classList.toggle("more-below", part.scrollHeight - part.clientHeight - part.scrollTop > NEARLY);
  const size = new ResizeObserver(tell);
  size.observe(part);
  const grow = () => {
    for (const child of part.children) size.observe(child);
  };
  new MutationObserver(grow).observe(part, { childList: true });
  grow();
  part.addEventListener("scroll", tell, { passive: true });
}
