// What can be done with each place and piece of a map while a choice is open. Knows no rules: only what the remaining
// options, the refusals and the question refer to.

import type { Option, Piece, Refused, Space } from "../../gen/wire";
import type { Play } from "../../lib/play";

export type Standing = "plain" | "dim" | "legal" | "from" | "refused";

export interface Mark {
  standing: Standing;
  /** The options behind it. */
  options: Option[];
  /** What the badge says: the number of the option, or the first and the last. */
  number: string;
  icon: string;
  /** Somebody else stands where this goes. */
  war: boolean;
  /** The rule that refuses it. */
  rule: string;
  /** Its option is looked at, here or in the prompt. */
  looked: boolean;
}

/** A space with what stands on it, for games that draw it themselves. */
export interface Dressed {
  space: Space;
  pieces: Piece[];
  mark: Mark | undefined;
  looked: boolean;
}

const PLAIN: Mark = { standing: "plain", options: [], number: "", icon: "", war: false, rule: "", looked: false };

/** Signs of what an option does with a place; others wear their number alone. */
const SIGNS: Record<string, string> = {
  to: "boot-prints",
  retreat: "boot-prints",
  flee: "boot-prints",
  vacate: "boot-prints",
  expand: "rally-the-troops",
  start: "camping-tent",
  home: "camping-tent",
};
/** Verbs that send a piece among whoever is there. */
const MARCHES = new Set(["to"]);

export interface Asked {
  targets: Map<string, Option[]>;
  refused: Refused[];
  /** Places and pieces that were chosen before: by a click, or named by the question. */
  from: Set<string>;
  /** How many clicks there were. */
  clicks: number;
  preview: Option | null;
  number(option: Option): number;
  me: number;
  /** Is it a choice of places? Then whatever is none of them is veiled, on every map. */
  veils: boolean;
}

/** What a table asks of this person now; null: nothing. */
export function asked(play: Play | undefined): Asked | null {
  if (!play?.live) return null;
  const { choosing, line } = play;
  const { question, picked } = choosing;
  if (!question) return null;
  const { targets } = choosing;
  const { boards = [], pieces = [] } = line.position?.scene ?? {};
  const named = Object.values(question.args).filter((arg): arg is string => typeof arg === "string");
  return {
    targets,
    refused: (line.refused ?? []).filter(({ option }) => picked.every((ref, i) => option.refs[i] === ref)),
    from: new Set([...picked, ...named]),
    clicks: picked.length,
    preview: choosing.preview,
    number: (option) => choosing.number(option),
    me: play.me,
    veils: boards.some(({ spaces }) => spaces.some(({ id }) => targets.has(id))) || pieces.some(({ id }) => targets.has(id)),
  };
}

/** The marks of all spaces and pieces that have one, by id. */
export function marks(now: Asked | null, spaces: Space[], pieces: Piece[]): Map<string, Mark> {
  const found = new Map<string, Mark>();
  if (!now) return found;
  const reasons = new Map(now.refused.map(({ option, rule }) => [option.refs[now.clicks] ?? "", rule]));
  const here = new Set(spaces.map(({ id }) => id));
  const standing = pieces.filter(({ at }) => here.has(at));
  for (const piece of standing) if (now.targets.has(piece.id)) found.set(piece.id, legal(now, piece.id, []));
  for (const { id } of spaces) {
    const there = standing.filter(({ at }) => at === id);
    const rule = reasons.get(id) ?? "";
    if (now.targets.has(id)) found.set(id, legal(now, id, there));
    else if (now.from.has(id)) found.set(id, { ...PLAIN, standing: "from" });
    else if (rule) found.set(id, { ...PLAIN, standing: "refused", rule });
    else if (there.some((piece) => found.has(piece.id))) found.set(id, PLAIN);
  }
  // What can be reached by more steps than one stays in the light.
  const far = (space: Space): boolean => space.marks.includes("reachable");
  if (now.veils) for (const space of spaces) if (!found.has(space.id) && !far(space)) found.set(space.id, { ...PLAIN, standing: "dim" });
  return found;
}

function legal(now: Asked, ref: string, there: Piece[]): Mark {
  const options = now.targets.get(ref)!;
  const numbers = options.map((option) => now.number(option));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const war = options.some(({ verb }) => MARCHES.has(verb)) && there.some((piece) => stranger(piece, now.me));
  const verbs = new Set(options.map(({ verb }) => verb));
  return {
    standing: "legal",
    options,
    number: least === most ? `${least}` : `${least}–${most}`,
    icon: war ? "crossed-swords" : verbs.size === 1 ? (SIGNS[options[0]!.verb] ?? "") : "",
    war,
    rule: "",
    looked: options.some(({ key }) => key === now.preview?.key),
  };
}

/** Somebody else's, or nobody's that fights: not a token that lies about. */
export function stranger(piece: Piece, me: number): boolean {
  return piece.owner >= 0 ? piece.owner !== me : piece.kind === "neutral";
}

/** The piece that was chosen to go: the first own one that stands at a chosen place, or that was itself chosen. */
export function lifted(now: Asked | null, pieces: Piece[]): Piece | null {
  if (!now) return null;
  const own = pieces.filter(({ owner }) => owner === now.me);
  return own.find(({ id }) => now.from.has(id)) ?? own.find(({ at }) => now.from.has(at)) ?? null;
}
