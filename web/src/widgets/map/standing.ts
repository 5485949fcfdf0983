// Where things of a space are drawn: its pieces side by side, then the badge and the disc of what it yields, where there
// is room. In units of the land; a piece's own place in the row in widths of an army.

import type { Piece } from "../../gen/wire";
import { type Box, depth, type Spot } from "../../lib/geometry";
import type { Plot } from "./land";

/** Width of an army in units: nine hundredths of a card. */
const ARMY = 9;
const GAP = 0.08;

export interface Row {
  pieces: { piece: Piece; shift: number }[];
  /** Half of its width and height, in units. */
  half: number;
  high: number;
}

export const isArmy = (piece: Piece): boolean => piece.kind === "army" || piece.kind === "neutral";

const width = (piece: Piece): number => (isArmy(piece) ? (piece.state === "lying" ? 1.2 : 1) : 0.74);

/** Tokens first, then armies. */
export function row(pieces: Piece[]): Row {
  const ordered = pieces.toSorted((one, other) => Number(isArmy(one)) - Number(isArmy(other)));
  const whole = ordered.reduce((sum, piece) => sum + width(piece), 0) + GAP * Math.max(0, ordered.length - 1);
  let left = -whole / 2;
  const placed = ordered.map((piece) => {
    const shift = left + width(piece) / 2;
    left += width(piece) + GAP;
    return { piece, shift };
  });
  return { pieces: placed, half: (whole * ARMY) / 2, high: ordered.some(isArmy) ? 5.7 : 3.4 };
}

/** The first of some places around the pieces with enough room, or the one with the most. */
function roomy({ at: [x, y], polygon }: Plot, places: Spot[], enough: number, half: number): Spot {
  let best: Spot = [x, y];
  let most = -Infinity;
  for (const [dx, dy] of places) {
    const room = Math.min(
      depth(x + dx, y + dy, polygon),
      depth(x + dx - half, y + dy, polygon) + 1.2,
      depth(x + dx + half, y + dy, polygon) + 1.2,
    );
    if (room >= enough) return [x + dx, y + dy];
    if (room > most) [best, most] = [[x + dx, y + dy], room];
  }
  return best;
}

const BADGE = { half: 6.4, high: 3.5 };
const DISC = 2.8;

/** Nothing is cut off at the rim of the map. */
const within = ([x, y]: Spot, frame: Box, half: number, high: number): Spot => [
  Math.max(frame.x + half, Math.min(x, frame.x + frame.width - half)),
  Math.max(frame.y + high, Math.min(y, frame.y + frame.height - high)),
];

/** Under the middle of a hex: a hex is small, and what stands there shall be seen. */
const LOW = 13;

export function badgeAt(plot: Plot, { half, high }: Row, kind: "region" | "hex", frame: Box): Spot {
  if (!half) return plot.at;
  if (kind === "hex") return [plot.at[0], plot.at[1] + LOW];
  const aside = half + BADGE.half + 1.5;
  const places: Spot[] = [
    [0, -high - BADGE.high - 1.4],
    [aside, -2],
    [-aside, -2],
    [0, high + BADGE.high + 1],
    [aside, 3],
    [-aside, 3],
    [aside - 1.5, -7],
    [1.5 - aside, -7],
  ];
  return within(roomy(plot, places, 3.4, BADGE.half - 0.4), frame, BADGE.half + 1, BADGE.high + 0.6);
}

export function yieldAt(plot: Plot, { half, high }: Row, badge: Spot | null, frame: Box): Spot {
  const beside = half + DISC + 0.9;
  const below = half ? high + DISC + 0.3 : badge ? BADGE.high + DISC + 0.9 : 0;
  const places: Spot[] = [
    [0, below],
    [-beside, 2],
    [beside, 2],
    [-beside, -3],
    [beside, -3],
    [0, -below - 1.5],
    [0, below + 2 * BADGE.high],
  ];
  const [x, y] = plot.at;
  const clear = ([dx, dy]: Spot): boolean =>
    !badge || Math.abs(x + dx - badge[0]) > BADGE.half + DISC || Math.abs(y + dy - badge[1]) > BADGE.high + DISC - 0.4;
  return within(roomy(plot, places.filter(clear), 3.1, 0), frame, DISC + 0.4, DISC + 0.4);
}
