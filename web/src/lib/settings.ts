// What can be settled for a table of a game: told by the game, put into its words. Greys out what would be refused; the server judges.

import type { GameInfo } from "../gen/wire";
import type { Words } from "./words";

/** A yes or no, one of a few words, or one of them for each seat. Those of one group stand together; `rule` explains it. */
export type Setting = { name: string; group?: string; rule?: string } & (
  | { kind: "switch"; standard: boolean }
  | { kind: "choice" | "seats"; standard: string; choices: string[] }
);

export type Value = boolean | string | string[];
export type Values = Record<string, Value>;

/** q and r of the middle of a tile of seven hexes, and its kind. */
export type Tile = [number, number, string];

/** A scenario with so many players. */
export interface Facts {
  rounds: number;
  minutes: [number, number];
  tiles: Record<string, number>;
  map: Tile[];
}

export interface Scenario {
  kinds: string[];
  difficulty: number;
  at: Record<string, Facts>;
}

/** As in GameSpec.options of the kernel. */
export interface About {
  type?: string;
  default?: unknown;
  choices?: unknown;
  players?: Record<string, [number, number]>;
  seats?: boolean;
  rule?: string;
  group?: string;
  takes?: Record<string, number[]>;
  without?: string[];
  needs?: string[];
  about?: Record<string, Scenario>;
}

export const SCENARIO = "scenario";

export const about = (game: GameInfo, name: string): About => (game.options[name] ?? {}) as About;

/**
 * What a page can offer of a game's options to so many players; others are for programs. Where an option also takes a list, its
 * choices may be parts of a list: then only those with a word of their own stand alone.
 */
export function settings(game: GameInfo, players: number, worded: (message: string) => boolean): Setting[] {
  const found: Setting[] = [];
  for (const [name, raw] of Object.entries(game.options)) {
    const told = raw as About;
    const { group, rule } = told;
    if (told.type === "boolean") {
      found.push({ name, group, rule, kind: "switch", standard: told.default === true });
    } else if (Array.isArray(told.choices) && typeof told.default === "string" && told.seats) {
      found.push({ name, group, rule, kind: "seats", standard: told.default, choices: told.choices.map(String) });
    } else if (Array.isArray(told.choices) && typeof told.default === "string") {
      const lists = told.type?.includes("list") ?? false;
      const choices = told.choices.map(String).filter((value) => fits(told, value, players) && (!lists || worded(`setting-${name}-${value}`)));
      if (choices.length > 1) found.push({ name, group, rule, kind: "choice", standard: told.default, choices });
    }
  }
  return found;
}

export function fits({ players: range }: About, value: string, players: number): boolean {
  const [fewest, most] = range?.[value] ?? [0, Infinity];
  return fewest <= players && players <= most;
}

/** Is it other than usual? */
export function altered(game: GameInfo, name: string, value: unknown): boolean {
  const { default: usual } = about(game, name);
  return value !== undefined && (Array.isArray(value) ? value.some((part) => part !== usual) : value !== usual);
}

export const scenarioOf = (game: GameInfo, values: Record<string, unknown>): string => String(values[SCENARIO] ?? about(game, SCENARIO).default ?? "");

/** Why an option cannot be had: a message, and what goes into it. */
export type Why =
  | { message: "setting-why-scenario"; scenarios: string[] }
  | { message: "setting-why-not-here" }
  | { message: "setting-why-players"; players: number[] }
  | { message: "setting-why-without" | "setting-why-needs"; other: string };

/** More scenarios than this are not listed. */
const FEW = 3;

/** Why it would be refused beside what else is settled; null if nothing is known against it. */
export function whyNot(game: GameInfo, name: string, players: number, values: Record<string, unknown>): Why | null {
  const { takes, without = [], needs = [] } = about(game, name);
  const counts = takes?.[scenarioOf(game, values)];
  if (takes && !counts) {
    const scenarios = Object.keys(takes);
    return scenarios.length > FEW ? { message: "setting-why-not-here" } : { message: "setting-why-scenario", scenarios };
  }
  if (counts && !counts.includes(players)) return { message: "setting-why-players", players: counts };
  const against = without.find((other) => altered(game, other, values[other]));
  if (against) return { message: "setting-why-without", other: against };
  const lacking = needs.find((other) => !altered(game, other, values[other]));
  return lacking ? { message: "setting-why-needs", other: lacking } : null;
}

// In words.

/** How a setting is called. */
export function settingName(words: Words, name: string): string {
  const message = `setting-${name}`;
  return words.has(message) ? words.t(message) : name;
}

/** What it means, in a sentence; "" where nobody has to be told. */
export function settingNote(words: Words, name: string): string {
  const message = `setting-note-${name}`;
  return words.has(message) ? words.t(message) : "";
}

/** How a value of a setting is called. */
export function settingWord(words: Words, name: string, value: string): string {
  const message = `setting-${name}-${value}`;
  return words.has(message) ? words.t(message) : words.label(value);
}

/** The same where it stands for itself. */
export function settingTitle(words: Words, name: string, value: string): string {
  const word = settingWord(words, name, value);
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** "2–4"; "1, 3". */
export function span(counts: number[]): string {
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  if (first === last) return String(first);
  return last - first + 1 === counts.length ? `${first}–${last}` : counts.join(", ");
}

export function whyWords(words: Words, why: Why): string {
  if (why.message === "setting-why-scenario") return words.t(why.message, { scenarios: why.scenarios.map((one) => settingWord(words, SCENARIO, one)).join(", ") });
  if (why.message === "setting-why-players") return words.t(why.message, { players: span(why.players) });
  return words.t(why.message, "other" in why ? { other: settingName(words, why.other) } : {});
}

/** A choice as a line of a list: a switch by its name, anything else with what it is. */
export function settled(words: Words, name: string, value: unknown): string {
  if (value === true) return settingName(words, name);
  const parts = Array.isArray(value) ? value : [value];
  return `${settingName(words, name)}: ${parts.map((part) => settingWord(words, name, String(part))).join(", ")}`;
}

/** What the players of a table agreed on, in words: its scenario, and all that is not as usual. */
export function agreed(game: GameInfo, options: Record<string, unknown>, words: Words): string[] {
  const scenario = about(game, SCENARIO).choices ? [settled(words, SCENARIO, scenarioOf(game, options))] : [];
  // What has no name is for programs.
  const others = Object.keys(game.options).filter((name) => name !== SCENARIO && altered(game, name, options[name]) && words.has(`setting-${name}`));
  return [...scenario, ...others.map((name) => settled(words, name, options[name]))];
}
