// Which page an address shows. The first that fits.

import type { Route } from "../kit/route";

export const routes: Route[] = [
  { path: /^\/t\/([\w-]+)$/, load: () => import("./table") },
  { path: /^\//, load: () => import("./home") },
];
