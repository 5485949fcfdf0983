// Many options are easier to look through under headings. What those are a game says when it is loaded.

import type { Option } from "../gen/wire";
import type { Play } from "./play";

/** What an option stands under, in words; `last`: what is less likely looked for comes after the rest. */
export interface Heading {
  name: string;
  last?: boolean;
}
type Sorting = (play: Play, option: Option) => Heading;

const SORTINGS = new Map<string, Sorting>();
/** Up to so many are seen at a glance. */
const FEW = 9;

export const headed = (game: string, sorting: Sorting): void => void SORTINGS.set(game, sorting);

export interface Headed {
  heading: string;
  options: Option[];
}

/** Options by their headings, in the order of the question; null where they are few or one heading is all there is. */
export function byHeading(play: Play, options: Option[]): Headed[] | null {
  const sorting = SORTINGS.get(play.game);
  if (!sorting || options.length <= FEW) return null;
  const found = new Map<string, Headed & { last: boolean }>();
  for (const option of options) {
    const { name, last = false } = sorting(play, option);
    const there = found.get(name);
    if (there) there.options.push(option);
    else found.set(name, { heading: name, options: [option], last });
  }
  return found.size > 1 ? [...found.values()].sort((one, other) => Number(one.last) - Number(other.last)) : null;
}
