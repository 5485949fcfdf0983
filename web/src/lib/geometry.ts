// Shapes of maps: borders that look drawn by hand, the best place for pieces, scattered motifs, hexes. Pure: the same
// figures always give the same drawing, so neighbours share their border and nothing jumps between two pictures.

export type Spot = readonly [number, number];

const PASSES = 3;
const MOST_AMPLITUDE = 1.9;
const AMPLITUDE = 0.07;
/** Points nearer than this are the same point. */
const NEAR = 0.05;

const fixed = (value: number): string => String(Number(value.toFixed(2)));

/** FNV-1a. */
export function hash(text: string): number {
  let found = 2166136261;
  for (let i = 0; i < text.length; i++) found = Math.imul(found ^ text.charCodeAt(i), 16777619);
  return found >>> 0;
}

/** Mulberry32: numbers from 0 up to 1. */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const name = ([x, y]: Spot): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Of the seven figures of an arc these are no lengths: its angle and two flags. */
const ARC = [2, 3, 4];

/** The data of a path, made larger and then moved. Arcs must be relative, their figures apart. */
export function moved(path: string, by: number, to: Spot): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, figures: string) => {
    const along = (i: number): number => to[letter === "H" ? 0 : letter === "V" ? 1 : i % 2]!;
    const absolute = letter !== letter.toLowerCase();
    const values = figures.match(/-?(?:\d*\.\d+|\d+)/g) ?? [];
    const placed = values.map((value, i) => {
      if (letter === "a" && ARC.includes(i % 7)) return value;
      return fixed(Number(value) * by + (absolute ? along(i) : 0));
    });
    return letter + placed.join(" ");
  });
}

/** Does the line from `a` to `b` lie on the rim of a card of this size? */
export function onRim(a: Spot, b: Spot, size: Spot): boolean {
  return [0, 1].some((i) => Math.abs(a[i]! - b[i]!) < NEAR && (a[i]! < NEAR || a[i]! > size[i]! - NEAR));
}

/** The border from `a` to `b` with three passes of midpoints moved aside; from `b` to `a` the same, turned round. */
export function border(a: Spot, b: Spot, seed: string): Spot[] {
  const turned = name(a) > name(b);
  const [from, to] = turned ? [b, a] : [a, b];
  const chance = random(hash(seed + name(from) + name(to)));
  let amplitude = Math.min(MOST_AMPLITUDE, Math.hypot(to[0] - from[0], to[1] - from[1]) * AMPLITUDE);
  let spots: Spot[] = [from, to];
  for (let pass = 0; pass < PASSES; pass++) {
    const finer: Spot[] = [from];
    for (let i = 1; i < spots.length; i++) {
      const [u, v] = [spots[i - 1]!, spots[i]!];
      const [dx, dy] = [v[0] - u[0], v[1] - u[1]];
      const aside = ((chance() - 0.5) * 2 * amplitude) / (Math.hypot(dx, dy) || 1);
      finer.push([(u[0] + v[0]) / 2 - dy * aside, (u[1] + v[1]) / 2 + dx * aside], v);
    }
    spots = finer;
    amplitude /= 2;
  }
  return turned ? spots.reverse() : spots;
}

/** Curves through all spots (Catmull-Rom), to follow upon an `M` to the first. */
export function smooth(spots: Spot[]): string {
  let path = "";
  for (let i = 1; i < spots.length; i++) {
    const [p1, p2] = [spots[i - 1]!, spots[i]!];
    const p0 = spots[i - 2] ?? p1;
    const p3 = spots[i + 1] ?? p2;
    const points = [
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    ];
    path += `C${points.map(([x, y]) => `${fixed(x!)} ${fixed(y!)}`).join(" ")}`;
  }
  return path;
}

export const begin = ([x, y]: Spot): string => `M${fixed(x)} ${fixed(y)}`;

/** A straight-sided outline as a path. */
export const straight = (outline: readonly Spot[]): string =>
  `${outline.map(([x, y], i) => `${i ? "L" : "M"}${fixed(x)} ${fixed(y)}`).join("")}Z`;

/** Corners of other outlines that lie on a side become corners of it, so that both sides of a border have the same ends. */
export function knotted(outline: readonly Spot[], corners: readonly Spot[]): Spot[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy) || 1;
    const along = new Map<number, Spot>();
    for (const c of corners) {
      const part = ((c[0] - a[0]) * dx + (c[1] - a[1]) * dy) / long;
      const off = Math.abs((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / long;
      if (part > NEAR && part < long - NEAR && off < NEAR) along.set(Number(part.toFixed(1)), c);
    }
    return [a, ...[...along].sort(([one], [other]) => one - other).map(([, c]) => c)];
  });
}

export interface Shape {
  path: string;
  /** The same as a polygon, to measure with. */
  polygon: Spot[];
}

/** An outline with wobbly borders inside a card of this size, straight along its rim. */
export function region(outline: readonly Spot[], size: Spot, seed: string): Shape {
  let path = begin(outline[0]!);
  const polygon: Spot[] = [];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const side = onRim(a, b, size) ? [a, b] : border(a, b, seed);
    polygon.push(...side.slice(0, -1));
    path += side.length === 2 ? `L${fixed(b[0])} ${fixed(b[1])}` : smooth(side);
  });
  return { path: `${path}Z`, polygon };
}

/** How far a spot is inside of a polygon; negative outside. Asked some ten thousand times a map, so without any lists. */
export function depth(x: number, y: number, polygon: readonly Spot[]): number {
  let nearest = Infinity;
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    const ax = a[0];
    const ay = a[1];
    const bx = b[0];
    const by = b[1];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const dx = bx - ax;
    const dy = by - ay;
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const offX = x - ax - along * dx;
    const offY = y - ay - along * dy;
    nearest = Math.min(nearest, offX * offX + offY * offY);
  }
  const far = Math.sqrt(nearest);
  return inside ? far : -far;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function box(spots: readonly Spot[]): Box {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A long polygon has many places with as much room; every unit away from its middle must be worth this much of it. */
const CENTRAL = 0.06;

/**
 * The place in a polygon with the most room around it (pole of inaccessibility) for something of this half width: two
 * pieces stand side by side.
 */
export function anchor(polygon: readonly Spot[], half: number): Spot {
  const around = box(polygon);
  const [middleX, middleY] = [around.x + around.width / 2, around.y + around.height / 2];
  const room = (x: number, y: number): number =>
    Math.min(
      depth(x, y, polygon),
      depth(x - half, y, polygon) + half / 2,
      depth(x + half, y, polygon) + half / 2,
    ) -
    CENTRAL * Math.hypot(x - middleX, y - middleY);
  let step = Math.max(around.width, around.height) / 16;
  let best: Spot = [middleX, middleY];
  let most = room(...best);
  const look = (x0: number, x1: number, y0: number, y1: number): void => {
    for (let x = x0; x <= x1; x += step)
      for (let y = y0; y <= y1; y += step) {
        const found = room(x, y);
        if (found > most) [best, most] = [[x, y], found];
      }
  };
  look(around.x, around.x + around.width, around.y, around.y + around.height);
  for (let finer = 0; finer < 3; finer++) {
    const [x, y] = best;
    const wide = step;
    step /= 4;
    look(x - wide, x + wide, y - wide, y + wide);
  }
  return best;
}

export interface Motif {
  name: string;
  width: number;
  height: number;
}

export interface Placed extends Motif {
  /** Its foot: in the middle, below. */
  x: number;
  y: number;
}

export interface Scatter {
  polygon: readonly Spot[];
  motifs: readonly Motif[];
  /** How far apart. */
  gap: number;
  /** Half axes around the anchor that stay free, if any. */
  free: { at: Spot; x: number; y: number } | null;
  seed: string;
  /** How large a unit is (1 on a card): scales margins. */
  unit?: number;
}

/** Tries for a place, in each square unit: enough to look full, not crowded. */
const TRIES = 0.13;
const FEWEST_TRIES = 120;

/** Motifs in a polygon, about evenly far apart (Poisson), those behind first. */
export function scatter({ polygon, motifs, gap, free, seed, unit = 1 }: Scatter): Placed[] {
  const chance = random(hash(seed));
  const around = box(polygon);
  const tries = Math.max(FEWEST_TRIES, (around.width * around.height * TRIES) / unit ** 2);
  const found: Placed[] = [];
  for (let i = 0; i < tries; i++) {
    const x = around.x + chance() * around.width;
    const y = around.y + chance() * around.height;
    const motif = motifs[Math.floor(chance() * motifs.length)]!;
    const near = gap * (0.86 + chance() * 0.2);
    const size = 0.88 + chance() * 0.26;
    const [width, height] = [motif.width * size, motif.height * size];
    if (depth(x, y, polygon) < Math.min(3.2 * unit, width * 0.42)) continue;
    if (depth(x, y - height, polygon) < 0.4 * unit) continue;
    if (depth(x - width / 2, y - height / 10, polygon) < 0.3 * unit) continue;
    if (depth(x + width / 2, y - height / 10, polygon) < 0.3 * unit) continue;
    if (free) {
      const dx = (x - free.at[0]) / (free.x + width * 0.3);
      const dy = (y - height * 0.35 - free.at[1]) / free.y;
      if (dx * dx + dy * dy < 1) continue;
    }
    if (found.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.25) < near)) continue;
    found.push({ name: motif.name, x, y, width, height });
  }
  return found.sort((one, other) => one.y - other.y);
}

/** The corners of a flat-top hex around a point, clockwise from the left. */
export function hex([x, y]: Spot, width: number): Spot[] {
  const half = width / 2;
  const high = (half * Math.sqrt(3)) / 2;
  const turns: Spot[] = [
    [-half, 0],
    [-half / 2, -high],
    [half / 2, -high],
    [half, 0],
    [half / 2, high],
    [-half / 2, high],
  ];
  return turns.map(([dx, dy]) => [x + dx, y + dy]);
}

/** How wide hexes are that lie side by side around these middles: those of neighbours are √3 / 2 widths apart. */
export function hexWidth(middles: readonly Spot[]): number {
  let nearest = Infinity;
  middles.forEach((a, i) => {
    for (const b of middles.slice(i + 1)) nearest = Math.min(nearest, Math.hypot(a[0] - b[0], a[1] - b[1]));
  });
  return Number.isFinite(nearest) ? (nearest * 2) / Math.sqrt(3) : 1;
}

/** Of some places the nearest in a direction (a unit step in x and y) from here, straight ahead before aside; or null. */
export function toward<T extends { at: Spot }>(from: Spot, [dx, dy]: Spot, places: readonly T[]): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.at[0] - from[0], place.at[1] - from[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= NEAR || aside > ahead * 3) continue;
    // Whatever lies within a right angle comes before what lies outside of it.
    const cost = Math.hypot(ahead, aside * 2) + (aside > ahead ? 1000 : 0);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
