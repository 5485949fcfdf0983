// The covers of the games: own drawings, fetched as pictures when they are shown. A game that has no cover yet gets a plain one.

import elvenRage from "./elven_rage.svg?url";
import mageKnight from "./mage_knight.svg?url";
import runewars from "./runewars.svg?url";
import tinyEpicKingdoms from "./tiny_epic_kingdoms.svg?url";

export interface Cover {
  art: string;
  /** Of the game, where there is no room for the art. */
  icon: string;
  /** The colour of the edge below the art; the art's own, in both looks. */
  hue: string;
  /** What must be seen of the art in a low frame: per cent from the top. */
  focus: number;
}

const COVERS: Record<string, Cover> = {
  tiny_epic_kingdoms: { art: tinyEpicKingdoms, icon: "white-tower", hue: "#3f7f5a", focus: 68 },
  elven_rage: { art: elvenRage, icon: "wyvern", hue: "#a52a2f", focus: 38 },
  runewars: { art: runewars, icon: "rune-stone", hue: "#3d7f96", focus: 61 },
  mage_knight: { art: mageKnight, icon: "crystal-cluster", hue: "#5a4bab", focus: 68 },
};

const PLAIN: Cover = { art: "", icon: "compass", hue: "var(--line-strong)", focus: 50 };

export const cover = (game: string): Cover => COVERS[game] ?? PLAIN;

/** Games that are drawn but cannot be played here yet. */
export const coming = (games: { id: string }[]): string[] =>
  Object.keys(COVERS).filter((id) => !games.some((game) => game.id === id));
