// Clicks on pieces: options name a stack by its area and its type, one after the other.

import type { Option, Piece } from "../../gen/wire";
import type { Play } from "../../lib/play";
import { isUnit } from "./look";

/** The refs that a piece goes by in options. */
function refsOf(piece: Piece): string[] {
  if (!isUnit(piece)) return [piece.id];
  return piece.state === "routed" ? [piece.at, piece.kind, "routed"] : [piece.at, piece.kind];
}

/** The options that begin with this piece, after what was clicked before. */
export function offered(play: Play, piece: Piece): Option[] {
  if (!play.live) return [];
  const refs = refsOf(piece);
  const { picked, options } = play.choosing;
  if (picked.length >= refs.length || picked.some((ref, i) => ref !== refs[i])) return [];
  const others = isUnit(piece) && piece.state !== "routed";
  return options.filter((option) => refs.every((ref, i) => option.refs[i] === ref) && !(others && option.refs[2] === "routed"));
}

/** Click through all that the piece goes by. */
export function press(play: Play, piece: Piece, look: boolean): void {
  const there = offered(play, piece);
  if (there.length === 1) {
    const only = there[0]!;
    if (look && play.choosing.preview?.key !== only.key) play.choosing.preview = only;
    else play.choosing.take(only);
    return;
  }
  for (const ref of refsOf(piece).slice(play.choosing.picked.length)) play.choosing.pick(ref);
}

export const touched = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** Zones with cards that a question is answered with and that lie nowhere else in sight; `small`: on a phone the own
 * objectives are in a drawer, so they are laid out where the choice is among them. */
export function spread(play: Play, small = false): string[] {
  if (!play.live) return [];
  const wanted = play.choosing.targets;
  const zones = play.line.position?.scene.zones.filter(({ id, kind, cards }) => {
    const among = cards.filter((card) => wanted.has(card.id));
    return among.length > 0 && (kind === "drawn" || (small && id === `objectives-${play.me}` && among.length === wanted.size));
  });
  return (zones ?? []).map(({ id }) => id);
}
