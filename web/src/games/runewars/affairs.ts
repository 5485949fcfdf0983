// Battles, duels, bids and quests have views of their own, laid over the map while the scene says so. A view finds all it
// needs in the scene: the sums of its own name, its zones and its board.

import type { Component } from "svelte";
import type { Scene } from "../../gen/wire";
import Account from "./Account.svelte";
import { sumsOf } from "./look";

export interface Affair {
  /** What the sums of the scene are of. */
  name: string;
  View: Component<{ name: string }>;
  /** Does it take the place of the map, or lie over it? */
  whole: boolean;
}

/** The uppermost first. */
const AFFAIRS: Affair[] = [
  { name: "bid", View: Account, whole: false },
  { name: "duel", View: Account, whole: false },
  { name: "battle", View: Account, whole: false },
  { name: "quest", View: Account, whole: false },
];

export const affair = (scene: Scene): Affair | null => AFFAIRS.find(({ name }) => sumsOf(scene, name).length > 0) ?? null;
