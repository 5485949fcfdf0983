// The map of Runewars as land to be drawn: its areas, its closed sides, and the places where something can be laid beside
// it. Boards have hexes with sides of 1.

import type { Board, Space } from "../../gen/wire";
import { type Placed, smooth, begin, type Spot, straight } from "../../lib/geometry";
import { HEX, hexes, type Land, type Plot } from "../../widgets/map/land";

const SIDE = HEX / 2;
const MARGIN = HEX / 7;
/** Kinds of spaces that are no areas. */
const LAID = new Set(["lay", "home", "marker", "put-marker"]);
/** Around the middle of an area, where pieces stand, nothing grows (half axes in units). */
const FREE: Spot = [16, 13];

export const isArea = ({ kind }: Space): boolean => !LAID.has(kind);
const scaled = ([x, y]: Spot): Spot => [x * SIDE, y * SIDE];

/** Houses of a city stand left and right of what is in its area (in parts of a side). */
const HOUSES: Spot[] = [[-0.36, -0.4], [0.36, -0.4], [-0.52, -0.2], [0.52, -0.2], [-0.64, 0.04], [0.64, 0.04], [-0.56, 0.28], [0.56, 0.28]];
const HOUSE = { name: "m-house", width: 6.2, height: 5.3 };

const thinned = new WeakMap<Placed[], Placed[]>();
/** Motifs at the rim alone; in a city its houses. */
function atRim({ space, at: [x, y], motifs }: Plot): Placed[] {
  let found = thinned.get(motifs);
  if (!found) {
    const city = space.marks.includes("city");
    const far = motifs.filter((motif) => ((motif.x - x) / FREE[0]) ** 2 + ((motif.y - motif.height / 2 - y) / FREE[1]) ** 2 > 1);
    found = city ? HOUSES.map(([dx, dy]) => ({ ...HOUSE, x: x + dx * SIDE, y: y + dy * SIDE + HOUSE.height / 2 })) : far;
    thinned.set(motifs, found);
  }
  return found;
}

/** The areas, in a frame that holds everything that could be laid, too. */
export function terrinoth(board: Board): Land {
  const areas = board.spaces.filter(isArea);
  const frame = { x: -MARGIN, y: -MARGIN, width: board.size[0] * SIDE + 2 * MARGIN, height: board.size[1] * SIDE + 2 * MARGIN };
  if (!areas.length) return { frame, plots: [], rivers: [], sides: [], tiles: [] };
  const land = hexes([{ ...board, spaces: areas, lines: [] }]);
  return { ...land, frame, plots: land.plots.map((plot) => ({ ...plot, motifs: atRim(plot) })) };
}

export interface Closed {
  kind: string;
  ends: [Spot, Spot];
}

/** The coloured sides: between areas, and at the coast while the map is built. */
export function closedSides(board: Board): Closed[] {
  const outlines = new Map(board.spaces.map((space) => [space.id, space.outline]));
  return board.lines.flatMap(({ kind, points, between }): Closed[] => {
    if (points.length === 2) return [{ kind, ends: [scaled(points[0]!), scaled(points[1]!)] }];
    return between.flatMap(([a, b]): Closed[] => {
      const other = outlines.get(b) ?? [];
      const both = (outlines.get(a) ?? []).filter(([x, y]) => other.some(([u, v]) => Math.hypot(x - u, y - v) < 0.1));
      return both.length === 2 ? [{ kind, ends: [scaled(both[0]!), scaled(both[1]!)] }] : [];
    });
  });
}

const WAVES = 6;
const SWING = 0.75;
/** A river along a side. */
export function wave([[x, y], [u, v]]: [Spot, Spot]): string {
  const [dx, dy] = [u - x, v - y];
  const long = Math.hypot(dx, dy) || 1;
  const spots = Array.from({ length: WAVES + 1 }, (_, i): Spot => {
    const aside = i === 0 || i === WAVES ? 0 : i % 2 ? SWING : -SWING;
    return [x + (dx * i) / WAVES - (dy / long) * aside, y + (dy * i) / WAVES + (dx / long) * aside];
  });
  return begin(spots[0]!) + smooth(spots);
}

const PEAKS = 4;
const PEAK = SIDE * 0.29;
/** Peaks along a side, those behind first: the mountain, its shade, its snow. */
export function peaks([[x, y], [u, v]]: [Spot, Spot]): [string, string, string][] {
  const feet = Array.from({ length: PEAKS }, (_, i): Spot => [x + ((u - x) * (i + 0.5)) / PEAKS, y + ((v - y) * (i + 0.5)) / PEAKS]);
  const at = (spot: Spot, ...steps: Spot[]): string => straight(steps.map(([dx, dy]): Spot => [spot[0] + dx * PEAK, spot[1] + dy * PEAK]));
  return feet
    .toSorted((one, other) => one[1] - other[1])
    .map((foot) => [
      at(foot, [-0.5, 0.42], [0, -0.58], [0.5, 0.42]),
      at(foot, [0, -0.58], [0.5, 0.42], [0.05, 0.42], [0.1, 0]),
      at(foot, [-0.17, -0.24], [0, -0.58], [0.17, -0.24], [0, -0.12]),
    ]);
}

/** Something that could be laid, or a marker that lies. */
export interface Place {
  /** The ref of its option. */
  id: string;
  kind: string;
  path: string;
  at: Spot;
  /** The tile, and how often it is turned by a sixth; of markers "" and 0. */
  tile: string;
  turns: number;
}

export function placesOf(board: Board): Place[] {
  return board.spaces.filter((space) => !isArea(space)).map(({ id, kind, at, outline }) => {
    const [tile = "", turns = "0"] = kind === "lay" || kind === "home" ? id.split(",") : [];
    return { id, kind, path: straight(outline.map(scaled)), at: scaled(at), tile, turns: Number(turns) };
  });
}

/** A tile as it would lie: its hexes around a middle. */
export interface Ghost {
  id: string;
  terrain: string;
  path: string;
  at: Spot;
}

export function turned(tile: Board, turns: number, [x, y]: Spot): { hexes: Ghost[]; sides: Closed[] } {
  const middles = tile.spaces.map(({ at }) => scaled(at));
  const middle: Spot = [middles.reduce((sum, [u]) => sum + u, 0) / middles.length, middles.reduce((sum, [, v]) => sum + v, 0) / middles.length];
  const [cos, sin] = [Math.cos((turns * Math.PI) / 3), Math.sin((turns * Math.PI) / 3)];
  const put = (spot: Spot): Spot => {
    const [dx, dy] = [spot[0] - middle[0], spot[1] - middle[1]];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
  return {
    hexes: tile.spaces.map((space) => ({ id: space.id, terrain: space.kind, path: straight(space.outline.map((corner) => put(scaled(corner)))), at: put(scaled(space.at)) })),
    sides: closedSides(tile).map(({ kind, ends }) => ({ kind, ends: [put(ends[0]), put(ends[1])] })),
  };
}
