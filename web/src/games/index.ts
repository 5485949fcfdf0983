// The games' own pictures, loaded when first needed. A game without one of its own is drawn by its scene alone.

import type { Component } from "svelte";
import type { Position, Question, Scene } from "../gen/wire";
import type { Words } from "../lib/words";

export interface GameModule {
  /** The table, below the prompt: boards, cards, panels, log. Finds everything in the context (lib/play). */
  Table: Component;
  /** What is shown in a dialog for sealed or simultaneous choices, while `wants` says so. */
  Moment?: Component;
  wants?(question: Question, position: Position): boolean;
  /** Beside the question: what there is to spend on its answers. */
  Points?: Component;
  /** On a phone, in the sheet under the question: in place of the plain list of options, which it must hold too. */
  Tray?: Component;
  /** Is the tray wanted now? Left out: always, and the sheet is as high as half of the screen. */
  trayed?(scene: Scene): boolean;
  /** One line for the bar: the turn, how far the game is. */
  Turn?: Component;
  /** Refs of things in the scene that an event is about, to let them pulse. */
  refs(args: Record<string, string | number>): string[];
  /** A word beside a seat's name: the people it leads. */
  note?(seat: number, scene: Scene, words: Words): string;
}

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  tiny_epic_kingdoms: () => import("./tiny_epic_kingdoms"),
  mage_knight: () => import("./mage_knight"),
  elven_rage: () => import("./elven_rage"),
  runewars: () => import("./runewars"),
};

export async function game(id: string): Promise<GameModule | null> {
  return (await MODULES[id]?.())?.default ?? null;
}
