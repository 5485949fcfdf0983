// The curve of a review, in pixels: how the seats stood over the course of a match.

import type { Stand, Turning } from "../gen/wire";

/** Room for the scale at the left and for the devices at the right, in pixels of a 16 px root. */
export const LEFT = 34;
export const RIGHT = 26;
export const TOP = 8;
export const BOTTOM = 8;
/** A mark is meant by a click so near to it. */
const NEAR = 14;

export interface Paper {
  width: number;
  height: number;
  /** The size of a rem against 16 px. */
  scale: number;
  choices: number;
}

export function x(at: number, { width, scale, choices }: Paper): number {
  return LEFT * scale + ((width - (LEFT + RIGHT) * scale) * at) / Math.max(1, choices);
}

export function y(chance: number, { height, scale }: Paper): number {
  return TOP * scale + (height - (TOP + BOTTOM) * scale) * (1 - chance);
}

/** The line of a seat, as a path. */
export function path(curve: Stand[], seat: number, paper: Paper): string {
  return curve.map(({ at, chances }, i) => `${i ? "L" : "M"}${x(at, paper).toFixed(1)} ${y(chances[seat] ?? 0, paper).toFixed(1)}`).join("");
}

/** How a seat stood after so many choices: as at the last point that could be judged. */
export function stood(curve: Stand[], at: number): number[] {
  const last = curve.findLast((stand) => stand.at <= at) ?? curve[0];
  return last?.chances ?? [];
}

/** Where the line of a seat is after so many choices, between the points that could be judged. */
export function drawn(curve: Stand[], at: number, seat: number): number {
  const next = curve.find((stand) => stand.at >= at) ?? curve.at(-1);
  const last = curve.findLast((stand) => stand.at <= at) ?? next;
  if (!next || !last) return 0;
  const part = next.at === last.at ? 0 : (at - last.at) / (next.at - last.at);
  return (last.chances[seat] ?? 0) * (1 - part) + (next.chances[seat] ?? 0) * part;
}

/** The number of choices that a place on the paper means. */
export function chosen(across: number, paper: Paper): number {
  const { width, scale, choices } = paper;
  const part = (across - LEFT * scale) / Math.max(1, width - (LEFT + RIGHT) * scale);
  return Math.round(Math.min(1, Math.max(0, part)) * choices);
}

/** Where a turning point is shown: before a choice, after what chance did. */
export const moment = ({ kind, at }: Turning): number => (kind === "chance" ? at + 1 : at);

/** The turning point that a click at a place means, if there is one near. */
export function near(turnings: Turning[], across: number, paper: Paper): Turning | null {
  const far = (turning: Turning): number => Math.abs(x(moment(turning), paper) - across);
  const found = [...turnings].sort((a, b) => far(a) - far(b))[0];
  return found && far(found) <= NEAR * paper.scale ? found : null;
}

/** Heights of the devices at the right end, near the ends of their lines but never upon each other. */
export function ends(last: number[], paper: Paper): number[] {
  const size = 17 * paper.scale;
  const order = last.map((chance, seat) => ({ seat, at: y(chance, paper) })).sort((a, b) => a.at - b.at);
  const { height } = paper;
  order.forEach((one, i) => (one.at = Math.max(one.at, i ? order[i - 1]!.at + size : size / 2)));
  for (let i = order.length - 1; i >= 0; i--) order[i]!.at = Math.min(order[i]!.at, i === order.length - 1 ? height - size / 2 : order[i + 1]!.at - size);
  const found = last.map(() => 0);
  for (const { seat, at } of order) found[seat] = at;
  return found;
}

/** The points at which somebody's chances changed by so much since the last one that is told: the curve as a list. */
export function told(curve: Stand[], least = 0.05): Stand[] {
  const found: Stand[] = [];
  for (const stand of curve) {
    const last = found.at(-1);
    const moved = !last || stand.chances.some((chance, seat) => Math.abs(chance - last.chances[seat]!) >= least);
    if (moved || stand === curve.at(-1)) found.push(stand);
  }
  return found;
}
