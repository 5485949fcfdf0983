// Many options are easier to look through under headings. What those are a game says when it is loaded.

import type { Option } from "../gen/wire";
import type { Play } from "./play";

/** The heading that an option stands under, in words. */
export type Heading = (play: Play, option: Option) => string;

const HEADINGS = new Map<string, Heading>();
/** Up to so many are seen at a glance. */
const FEW = 9;

export const headed = (game: string, heading: Heading): void => void HEADINGS.set(game, heading);

export interface Headed {
  heading: string;
  options: Option[];
}

/** Options by their headings, in the order of the question; null where they are few or one heading is all there is. */
export function byHeading(play: Play, options: Option[]): Headed[] | null {
  const heading = HEADINGS.get(play.game);
  if (!heading || options.length <= FEW) return null;
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const name = heading(play, option);
    const there = found.get(name);
    if (there) there.push(option);
    else found.set(name, [option]);
  }
  return found.size > 1 ? [...found].map(([name, under]) => ({ heading: name, options: under })) : null;
}
