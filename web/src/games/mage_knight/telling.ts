// Effects of cards as they are printed: "Siege Fire Attack 8" is three signs. The words that stand for a sign are those of
// the language (web-mk-word-…, forms apart by "|"); whatever is no such word stays as it is.

import { site, t } from "../../lib/site.svelte";

export interface Sign {
  /** "attack", "siege", "move", … */
  kind: string;
  /** "fire", "ice", "cold_fire"; "" for none. */
  element: string;
  value: string;
  /** The words it stands for. */
  words: string;
}
export type Part = string | Sign;

const POINTS = ["attack", "block", "move", "influence", "heal"];
const GAINS = ["fame", "reputation", "armour"];
const WAYS = ["ranged", "siege"];
const ELEMENTS = ["cold_fire", "fire", "ice"];

interface Language {
  pattern: RegExp;
  kinds: Map<string, string>;
}
const known = new Map<string, Language>();

function language(): Language {
  const lang = site.words?.lang ?? "";
  let found = known.get(lang);
  if (!found) known.set(lang, (found = learned()));
  return found;
}

function learned(): Language {
  const kinds = new Map<string, string>();
  const any = (names: string[]): string =>
    names
      .flatMap((name) => {
        const forms = t(`web-mk-word-${name}`).split("|");
        for (const form of forms) kinds.set(form, name);
        return forms;
      })
      .join("|");
  // "Siege Fire Attack", but «огненная осадная атака»: the way comes before the element or after it.
  const points = `(?:(${any(WAYS)})\\s)?(?:(${any(ELEMENTS)})\\s)?(?:(${any(WAYS)})\\s)?(${any(POINTS)})\\s(\\d+)`;
  const pattern = new RegExp(`(?<!\\p{L})(?:${points}|(${any(GAINS)})\\s([+−]\\d+))(?!\\d)`, "giu");
  return { pattern, kinds };
}

/** A text in parts: words and signs. */
export function parted(text: string): Part[] {
  const { pattern, kinds } = language();
  const named = (word: string | undefined): string => (word && kinds.get(word.toLocaleLowerCase())) ?? "";
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const [words, first, element, second, point, value, gain, change] = found;
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push({ kind: named(first ?? second) || named(point) || named(gain), element: named(element), value: value ?? change!, words });
    from = found.index + words.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** A sign takes the room of so many letters. */
const SIGN_LETTERS = 4;
export const lengthOf = (parts: Part[]): number =>
  parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length : SIGN_LETTERS + (part.element ? 2 : 0)), 0);
