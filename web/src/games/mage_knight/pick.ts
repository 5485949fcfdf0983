// Clicks on things of the table that are no places: a thing with one option sends it, one with several shows them.

import type { Option } from "../../gen/wire";
import type { Play } from "../../lib/play";
import { about } from "./look";

/** The options about a thing. */
export function offered(play: Play, thing: string): Option[] {
  return play.live && thing ? play.choosing.options.filter((option) => about(option, play.choosing.question?.prompt) === thing) : [];
}

/** A finger looks first; the second tap sends. */
export function press(play: Play, option: Option, touch: boolean): void {
  if (touch && play.choosing.preview?.key !== option.key) play.choosing.preview = option;
  else play.choosing.take(option);
}
