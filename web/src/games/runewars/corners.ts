// The corners of the map that are left empty by the land, for what is laid over it.

import type { Land } from "../../widgets/map/land";

export const CORNERS = ["top left", "top right", "bottom left"] as const;
export type Corner = (typeof CORNERS)[number];

/** How much of a hex on each side of its middle counts, in units. */
const HALF = 18;

/** How many hexes lie under a box of this size in a corner, when the land fills a room of that size (all in pixels). */
function under({ frame, plots }: Land, [wide, high]: [number, number], [width, height]: [number, number], corner: Corner): number {
  const unit = Math.min(wide / frame.width, high / frame.height);
  const left = (wide - frame.width * unit) / 2;
  const top = (high - frame.height * unit) / 2;
  return plots.filter(({ at: [x, y] }) => {
    const [u, v] = [left + (x - frame.x) * unit, top + (y - frame.y) * unit];
    const beside = corner.endsWith("left") ? u - HALF * unit < width : u + HALF * unit > wide - width;
    const level = corner.startsWith("top") ? v - HALF * unit < height : v + HALF * unit > high - height;
    return beside && level;
  }).length;
}

/** The emptiest corner for each of some boxes, one a corner; the first that is asked for comes first. */
export function emptiest(land: Land, room: [number, number], boxes: [number, number][]): Corner[] {
  const left: Corner[] = [...CORNERS];
  return boxes.map((size) => {
    const best = left.reduce((one, other) => (under(land, room, size, other) < under(land, room, size, one) ? other : one));
    left.splice(left.indexOf(best), 1);
    return best;
  });
}
