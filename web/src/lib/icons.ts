// The icons that are at hand: those of every page, and those of the games that were opened.

import common from "virtual:icons/common";

export const bodies: Record<string, string> = { ...common };

/** A game brings its own. */
export function learn(more: Record<string, string>): void {
  Object.assign(bodies, more);
}
