// Addresses of the page. A link within it changes the picture, not the document.

import type { ComponentType } from "preact";
import { redraw } from "./redraw";

export interface Page {
  Page: ComponentType;
  enter?(...parts: string[]): void; // with what the address names
  leave?(): void;
}

export interface Route {
  path: RegExp;
  load(): Promise<Page>;
}

let routes: Route[] = [];
let shown: Page | null = null;
let address = "";

export function shownPage(): Page | null {
  return shown;
}

export function navigate(to: string): void {
  history.pushState(null, "", to);
  void follow();
}

export async function startRouting(known: Route[]): Promise<void> {
  routes = known;
  addEventListener("popstate", () => void follow());
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !plain || link.target || link.download || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // a place within this page
    event.preventDefault();
    navigate(link.href);
  });
  await follow();
}

async function follow(): Promise<void> {
  const asked = location.pathname + location.search;
  if (asked === address) return;
  address = asked;
  for (const route of routes) {
    const match = route.path.exec(location.pathname);
    if (!match) continue;
    const page = await route.load();
    if (address !== asked) return; // somebody went on while it loaded
    shown?.leave?.();
    document.title = "Flibuste"; // until the page says more
    shown = page;
    page.enter?.(...match.slice(1));
    scrollTo(0, 0);
    redraw();
    return;
  }
}
