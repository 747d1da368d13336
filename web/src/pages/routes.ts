// Which page an address shows. The first that fits.

import type { Route } from "../kit/route";

export const routes: Route[] = [
  { path: /^\/t\/([\w-]+)$/, load: () => import("./table") },
  { path: /^\/replay$/, load: () => import("./replay") },
  { path: /^\/verify$/, load: () => import("./verify") },
  { path: /^\/rules\/([\w-]+)$/, load: () => import("./rules") },
  { path: /^\//, load: () => import("./home") },
];
