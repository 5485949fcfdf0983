// What of a board never changes: shapes of its spaces, where pieces stand, scattered motifs, rivers. Worked out once.

import type { Board, Space } from "../../gen/wire";
import {
  anchor,
  begin,
  border,
  box,
  type Box,
  hex,
  hexWidth,
  knotted,
  type Motif,
  type Placed,
  region,
  scatter,
  smooth,
  type Spot,
  straight,
} from "../../lib/geometry";

/** Half the room that two pieces side by side want, in units of a card (a hundredth of its width). */
const ABREAST = 6;
const FREE = { x: 10, y: 8.2 };
/** A capital's pieces stand before its keep. */
const BEFORE_KEEP = 4;
/** Units of a hex's width; the same units as on a card, so that motifs and textures fit. */
export const HEX = 46;

export interface Plot {
  space: Space;
  /** What it is drawn as. */
  terrain: string;
  path: string;
  polygon: Spot[];
  /** Where its pieces stand. */
  at: Spot;
  motifs: Placed[];
}

export interface Land {
  frame: Box;
  plots: Plot[];
  rivers: string[];
  /** Sides that cannot be crossed. */
  sides: { kind: string; path: string }[];
  /** Outlines of tiles that several hexes are printed on. */
  tiles: string[];
}

const motif = (name: string, width: number, height: number): Motif => ({ name: `m-${name}`, width, height });

const TUFT = motif("tuft", 4, 3);
const MOTIFS: Record<string, { motifs: Motif[]; gap: number }> = {
  forest: { motifs: [motif("pine", 5, 7), motif("tree", 5.4, 6.5)], gap: 4.6 },
  mountain: { motifs: [motif("peak", 13.5, 11), motif("peak", 10, 8.1)], gap: 8.2 },
  plains: { motifs: [motif("field", 9.5, 5.4), TUFT, TUFT], gap: 7 },
  ruins: { motifs: [motif("column", 4, 6.7), motif("arch", 9, 6.75), motif("column", 3.4, 5.6)], gap: 6.5 },
  capital: { motifs: [motif("house", 4.4, 3.8)], gap: 5.4 },
  water: { motifs: [motif("wave", 6.5, 2.6)], gap: 8.5 },
  cliff: { motifs: [motif("crag", 9.5, 8.1), motif("crag", 7, 6)], gap: 7.4 },
  hills: { motifs: [motif("hill", 9, 5.2), motif("hill", 6.6, 3.8)], gap: 6.4 },
  swamp: { motifs: [motif("reed", 5.6, 5.6), TUFT], gap: 6 },
  desert: { motifs: [motif("dune", 9.6, 4.1), motif("dune", 7.2, 3.1)], gap: 7 },
  wasteland: { motifs: [motif("snag", 5.2, 5.7), motif("snag", 4.2, 4.6)], gap: 6 },
  lake: { motifs: [motif("islet", 7.2, 3), motif("wave", 6.5, 2.6)], gap: 8 },
};
/** Here nothing stands, or rarely: the motifs may cover everything. */
const OPEN = new Set(["water", "cliff", "lake"]);
const KEEP = motif("keep", 19, 17.1);

/** Terrains that look like others. */
const ALIKE: Record<string, string> = { sea: "water", city: "ruins" };

/** Terrains that the sheet has drawings of; others are drawn as plains. */
export const ground = (kind: string): string => (kind in MOTIFS ? kind : (ALIKE[kind] ?? "plains"));

/** Nothing lies there yet. */
export const unexplored = (space: Space): boolean => space.marks.includes("explorable");

const made = new Map<string, Land>();

function once(boards: Board[], make: () => Land): Land {
  // A board's id alone would do within a match; another game may have a board of the same name.
  const shape = boards.map(({ id, spaces }) => `${id} ${spaces.map((space) => [space.id, space.kind, space.at, ...space.outline]).join(" ")}`);
  const key = shape.join("|");
  let found = made.get(key);
  if (!found) made.set(key, (found = make()));
  return found;
}

/** A card with regions. */
export function regions(board: Board): Land {
  return once([board], () => {
    const corners = board.spaces.flatMap(({ outline }) => outline);
    const plots = board.spaces.map((space): Plot => {
      const { path, polygon } = region(knotted(space.outline, corners), board.size, board.id);
      return plot(space, path, polygon, anchor(polygon, ABREAST));
    });
    const rivers = board.lines.map(({ points }) => river(points, board.id));
    return { frame: { x: 0, y: 0, width: board.size[0], height: board.size[1] }, plots, rivers, sides: [], tiles: [] };
  });
}

/** Hexes of several boards that lie together; in units, whatever the boards are measured in. */
export function hexes(boards: Board[]): Land {
  const spaces = boards.flatMap((board) => board.spaces);
  const land = once(boards, () => laid(boards, spaces));
  // Marks of a space may change while its shape does not.
  return { ...land, plots: land.plots.map((plot, i) => ({ ...plot, space: spaces[i]! })) };
}

function laid(boards: Board[], spaces: Space[]): Land {
  const width = hexWidth(spaces.map(({ at }) => at));
  const scaled = ([x, y]: Spot): Spot => [(x * HEX) / width, (y * HEX) / width];
  const plots = spaces.map((space): Plot => {
    const at = scaled(space.at);
    const polygon = space.outline.length ? space.outline.map(scaled) : hex(at, HEX);
    return plot(space, straight(polygon), polygon, at);
  });
  const lines = boards.flatMap((board) => board.lines);
  const around = box(plots.flatMap(({ polygon }) => polygon));
  const margin = HEX / 8;
  return {
    frame: {
      x: around.x - margin,
      y: around.y - margin,
      width: around.width + 2 * margin,
      height: around.height + 2 * margin,
    },
    plots,
    rivers: lines.filter(({ kind, points }) => kind !== "tile" && points.length > 1).map(({ points }) => river(points.map(scaled), "")),
    sides: lines.flatMap(({ kind, between }) =>
      between.flatMap(([a, b]) => {
        const side = shared(plots, a, b);
        return side ? [{ kind, path: `${begin(side[0])}L${side[1].join(" ")}` }] : [];
      }),
    ),
    tiles: lines.filter(({ kind }) => kind === "tile").map(({ points }) => straight(points.map(scaled))),
  };
}

function plot(space: Space, path: string, polygon: Spot[], middle: Spot): Plot {
  const terrain = ground(space.kind);
  if (unexplored(space)) return { space, terrain, path, polygon, at: middle, motifs: [] };
  const { motifs, gap } = MOTIFS[terrain]!;
  const free = OPEN.has(terrain) ? null : { at: middle, ...FREE };
  const at: Spot = space.kind === "capital" ? [middle[0], middle[1] + BEFORE_KEEP] : middle;
  const placed = scatter({ polygon, motifs, gap, free, seed: `${space.id}m` });
  return { space, terrain, path, polygon, at, motifs: space.kind === "capital" ? aroundKeep(placed, middle) : placed };
}

/** One keep behind the pieces, and no house in its way. */
function aroundKeep(houses: Placed[], [x, y]: Spot): Placed[] {
  const keep: Placed = { ...KEEP, x, y: y - 7.4 + KEEP.height / 2 };
  const apart = houses.filter((house) => Math.abs(house.x - x) >= 12 || house.y >= y + 3 || house.y <= y - 16);
  return [...apart, keep].sort((one, other) => one.y - other.y);
}

function river(points: Spot[], seed: string): string {
  return begin(points[0]!) + points.slice(1).map((to, i) => smooth(border(points[i]!, to, seed))).join("");
}

function shared(plots: Plot[], a: string, b: string): [Spot, Spot] | null {
  const [one, other] = [a, b].map((id) => plots.find(({ space }) => space.id === id));
  if (!one || !other) return null;
  const both = one.polygon.filter(([x, y]) => other.polygon.some(([u, v]) => Math.hypot(x - u, y - v) < 1));
  return both.length === 2 ? [both[0]!, both[1]!] : null;
}
