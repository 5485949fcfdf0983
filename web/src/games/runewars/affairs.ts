// Duels, bids, talks and quests have views of their own, laid over the map while the scene says so; a battle has a table of
// its own (BattleTable).

import type { Component } from "svelte";
import type { Play } from "../../lib/play";
import Bid from "./Bid.svelte";
import Duel from "./Duel.svelte";
import { sumsOf } from "./look";
import Parley from "./Parley.svelte";
import Quest from "./Quest.svelte";

/** What the sums of the scene are of, and the view; the uppermost first. */
const AFFAIRS: [string, Component][] = [
  ["bid", Bid],
  ["duel", Duel],
  ["quest", Quest],
];
const TALKS = new Set(["rw-parley", "rw-choose-fate"]);

/** Is the question answered on the map? Then nothing lies over it. */
function onMap(play: Play): boolean {
  const areas = new Set(play.line.position!.scene.boards.find(({ id }) => id === "map")?.spaces.map(({ id }) => id));
  return play.live && [...play.choosing.targets.keys()].some((ref) => areas.has(ref));
}

export function affair(play: Play): Component | null {
  if (onMap(play)) return null;
  if (play.live && TALKS.has(play.choosing.question?.prompt ?? "")) return Parley;
  const { scene } = play.line.position!;
  return AFFAIRS.find(([name]) => sumsOf(scene, name).length > 0)?.[1] ?? null;
}
