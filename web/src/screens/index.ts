// Addresses and the screens behind them; each screen is loaded when somebody goes there.

import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<Record<string, string>> }>;

interface Route {
  name: string;
  pattern: RegExp;
  load: Load;
}

const screen = (load: () => Promise<{ default: unknown }>): Load => load as Load;

const ROUTES: Route[] = [
  { name: "home", pattern: /^\/$/, load: screen(() => import("./Home.svelte")) },
  { name: "mine", pattern: /^\/mine$/, load: screen(() => import("./Mine.svelte")) },
  { name: "new", pattern: /^\/new\/(?<game>\w+)$/, load: screen(() => import("./NewTable.svelte")) },
  { name: "join", pattern: /^\/join\/(?<token>[\w-]+)$/, load: screen(() => import("./Join.svelte")) },
  { name: "table", pattern: /^\/table\/(?<id>[\w-]+)$/, load: screen(() => import("./Table.svelte")) },
  { name: "replay", pattern: /^\/replay\/(?<id>[\w-]+)$/, load: screen(() => import("./Replay.svelte")) },
  { name: "rules", pattern: /^\/rules(?:\/(?<game>\w+))?$/, load: screen(() => import("./Rules.svelte")) },
  { name: "tour", pattern: /^\/tour\/(?<game>\w+)$/, load: screen(() => import("./Tour.svelte")) },
  { name: "settings", pattern: /^\/settings$/, load: screen(() => import("./Settings.svelte")) },
  { name: "about", pattern: /^\/about$/, load: screen(() => import("./About.svelte")) },
  { name: "gallery", pattern: /^\/gallery(?:\/(?<page>\w+))?$/, load: screen(() => import("./Gallery.svelte")) },
];

const LOST: Route = { name: "lost", pattern: /^/, load: screen(() => import("./Lost.svelte")) };

export function find(path: string): { name: string; params: Record<string, string>; load: Load } {
  for (const route of ROUTES) {
    const match = route.pattern.exec(path);
    if (match) return { name: route.name, params: { ...match.groups }, load: route.load };
  }
  return { name: LOST.name, params: {}, load: LOST.load };
}
