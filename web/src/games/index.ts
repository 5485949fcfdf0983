// The games' own pictures, loaded when first needed. A game without one of its own is drawn by its scene alone.

import type { Component } from "svelte";

export interface GameModule {
  /** The table, below the prompt: boards, cards, panels, log. Finds everything in the context (lib/play). */
  Table: Component;
  /** A dialog for sealed or simultaneous choices, where the question asks for one; else null. */
  Moment?: Component;
  /** Refs of things in the scene that an event is about, to let them pulse. */
  refs(args: Record<string, string | number>): string[];
}

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  tiny_epic_kingdoms: () => import("./tiny_epic_kingdoms"),
};

export async function game(id: string): Promise<GameModule | null> {
  return (await MODULES[id]?.())?.default ?? null;
}
