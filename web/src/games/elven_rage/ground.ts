// The land of Farrun as it is drawn: cells with borders of their own, as large as the box they are in, each in the mood of
// the people it lies near. Mood is no rule.

import type { Board, Space } from "../../gen/wire";
import { box, hash, random, type Spot, knotted } from "../../lib/geometry";
import { type Land, type Plot, regions } from "../../widgets/map/land";

/** What lands look like near a people's home, and far from all. */
const MOODS: Record<string, string[]> = {
  high: ["plains", "plains", "hills"],
  snow: ["mountain", "mountain", "hills"],
  forest: ["forest", "forest", "hills"],
  black: ["wasteland", "swamp", "wasteland"],
};
const BETWEEN = ["hills", "plains", "desert", "plains", "hills", "ruins"];
/** A home is near if it is nearer than the next one by this much. */
const NEAR = 0.72;

/** Of a cell's width or height: so far its corners are moved. */
const LOOSE = 0.075;
/** Cells lower than this, in units, are on a phone. */
const LOW = 18;
/** Of hexes: how much broader than high they may be drawn. */
const BROADEST = 1.34;

export interface Farrun {
  land: Land;
  /** Width that a cell's pieces may take, in units of the land. */
  cell: number;
}

interface Shape {
  plots: Plot[];
  frame: Land["frame"];
  cell: number;
}
let drawn: { key: string; shape: Shape } | undefined;

const homeOf = (space: Space): number => Number(space.marks.find((mark) => mark.startsWith("home-"))?.slice(5) ?? -1);

/** The land in a box so wide and high, in units; `peoples` by seat. */
export function farrun(board: Board, peoples: string[], wide: number, high: number): Farrun {
  const key = [board.kind, ...peoples, wide, high].join(" ");
  if (drawn?.key !== key) drawn = { key, shape: shaped(board, peoples, wide, high) };
  const { plots, frame, cell } = drawn.shape;
  // Marks of a space change, its shape does not.
  const land = { frame, plots: plots.map((plot, i) => ({ ...plot, space: board.spaces[i]! })), rivers: [], sides: [], tiles: [] };
  return { land, cell };
}

function shaped(board: Board, peoples: string[], wide: number, high: number): Shape {
  const hexes = board.kind === "three";
  // For two the middle Castle is cut by the edge of the board: it ends where the lands do.
  const lands = board.spaces.filter(({ kind }) => kind !== "central").flatMap(({ outline }) => outline);
  const { width, height } = box(lands);
  let [by, down] = [wide / width, high / height];
  if (hexes) {
    by = Math.min(by, down * BROADEST);
    down = Math.min(down, by / 0.86);
  }
  const size: Spot = [width * by, height * down];
  const moods = new Map(board.spaces.map((space) => [space.id, moodOf(space, board.spaces, peoples)]));
  const scaled = (outline: readonly Spot[]): Spot[] => outline.map(([x, y]) => [x * by, Math.min(y, height) * down]);
  const corners = board.spaces.flatMap(({ outline }) => scaled(outline));
  const one = box(scaled(board.spaces.find(({ kind }) => kind !== "central")!.outline));
  // Where a finger must hit it a cell stays as large as it is.
  const freely = LOOSE * (hexes ? 0.6 : 1) * (one.height < LOW ? 0.3 : 1);
  const loosened = (spot: Spot): Spot => loose(spot, size, one.width * freely, one.height * freely);
  const spaces = board.spaces.map((space) => ({ ...space, kind: moods.get(space.id)!, outline: knotted(scaled(space.outline), corners).map(loosened) }) as Space);
  const { plots } = regions({ ...board, size: [...size], spaces, lines: [] });
  const frame = { x: (size[0] - wide) / 2, y: (size[1] - high) / 2, width: wide, height: high };
  return { plots: plots.map((plot) => settled(plot)), frame, cell: Math.min(one.width, one.height * (hexes ? 1.15 : 1.55)) };
}

/** Corners moved a little, the same for all that share them; those on the rim stay on it. */
function loose([x, y]: Spot, [wide, high]: Spot, dx: number, dy: number): Spot {
  const chance = random(hash(`er${x.toFixed(1)},${y.toFixed(1)}`));
  const [a, b] = [(chance() - 0.5) * 2 * dx, (chance() - 0.5) * 2 * dy];
  return [x < 0.05 || x > wide - 0.05 ? x : x + a, y < 0.05 || y > high - 0.05 ? y : y + b];
}

function moodOf(space: Space, spaces: Space[], peoples: string[]): string {
  if (space.kind === "central") return "capital";
  const homes = spaces
    .filter((one) => homeOf(one) >= 0)
    .map((home) => ({ people: peoples[homeOf(home)] ?? "", far: Math.hypot(home.at[0] - space.at[0], (home.at[1] - space.at[1]) * 1.4) }))
    .sort((one, other) => one.far - other.far);
  const nearest = homes[0];
  const near = nearest && nearest.far < NEAR * (homes[1]?.far ?? Infinity);
  const moods = (near && MOODS[nearest.people]) || BETWEEN;
  return near && nearest.far === 0 ? moods[0]! : moods[hash(`mood ${space.id}`) % moods.length]!;
}

/** Of the middle Castle, seen from its middle: houses stand outside of this. */
const KEEP = { x: 0.27, above: 0.42, below: 0.46 };

/** Pieces stand in the middle of the cell; the keeps are drawn with them, and few houses around the large one. */
function settled(plot: Plot): Plot {
  const { x, y, width, height } = box(plot.polygon);
  const at: Spot = [x + width / 2, y + height / 2];
  if (plot.terrain !== "capital") return { ...plot, at };
  const apart = plot.motifs.filter((motif) => {
    const [dx, dy] = [(motif.x - at[0]) / width, (motif.y - at[1]) / height];
    return motif.name !== "m-keep" && (Math.abs(dx) > KEEP.x || dy < -KEEP.above || dy > KEEP.below);
  });
  return { ...plot, at, motifs: apart.filter((motif, i) => hash(`${i} ${motif.name}`) % 5 < 3) };
}
