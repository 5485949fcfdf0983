// What every part of a table needs, handed down by the screen (Svelte context).

import { getContext, setContext } from "svelte";
import type { Option } from "../gen/wire";
import type { Choosing } from "./choosing.svelte";
import type { Line } from "./line.svelte";
import type { Words } from "./words";

export interface Play {
  readonly game: string;
  readonly line: Line;
  readonly choosing: Choosing;
  readonly words: Words;
  /** Names of the seats, as people see them. */
  readonly names: string[];
  /** The seat this person looks from; SPECTATOR for none. */
  readonly me: number;
  /** May this person act? Not as a spectator, not in a replay. */
  readonly live: boolean;
  /** Open the rule drawer at a rule. */
  rule(id: string): void;
  /** Let a thing of the scene pulse (a line of the log was clicked). */
  pulse(refs: string[]): void;
}

/** An option in words; better ones where the scene knows what it is about ("Attack the wolf riders: 4 of 3"). */
export function said(play: Play, option: Option): string {
  const known = play.line.position?.scene.sums.find(({ of, text }) => of === option.key && text.startsWith("named-"));
  return known ? play.words.sum(known, play.names) : play.words.option(option);
}

const KEY = Symbol("play");

export const setPlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);
