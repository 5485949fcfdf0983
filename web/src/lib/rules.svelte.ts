// The rule catalogue of a game: sections, search, and the links between rules.

import type { RuleInfo, Rules, Term } from "../gen/wire";
import { get } from "./api";
import { prefs } from "./prefs.svelte";
import type { Lang } from "./words";

export interface Section {
  /** What the ids of its rules begin with: "TEK-WAR". */
  code: string;
  name: string;
  rules: RuleInfo[];
}

/** A piece of a rule's text: plain, found by a search, or the id of another rule. */
export interface Run {
  text: string;
  hit: boolean;
  /** The rule that a mentioned id leads to; "" for plain text. */
  rule: string;
}

const MENTION = /\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b/g;

/** For comparing: no case, and ё as е; every letter stays in its place. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

/** The words of a query, ready to be looked for. */
export function needles(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

const INSIDE = /[\p{L}\p{N}]/u;

/** Where a word begins with what is looked for, from a place on; -1: nowhere. "war" is in "wars", not in "software". */
function seek(text: string, needle: string, from = 0): number {
  let at = text.indexOf(needle, from);
  while (at > 0 && INSIDE.test(needle[0]!) && INSIDE.test(text[at - 1]!)) at = text.indexOf(needle, at + 1);
  return at;
}

const has = (text: string, needles: string[]): boolean => needles.every((needle) => seek(text, needle) >= 0);

export class Catalogue {
  readonly rules: RuleInfo[];
  readonly glossary: Term[];
  readonly sections: Section[];
  private readonly known: Map<string, RuleInfo>;
  private readonly folded: Map<string, string>;

  constructor(read: Rules) {
    this.rules = read.rules.map((rule) => ({ ...rule, text: capital(rule.text) }));
    this.glossary = merged(read.glossary);
    this.known = new Map(this.rules.map((rule) => [rule.id, rule]));
    this.folded = new Map(this.rules.map((rule) => [rule.id, fold(`${rule.id} ${rule.section} ${rule.text}`)]));
    this.sections = sections(this.rules);
  }

  /** A rule by its id, or the first of the section that an id names ("see TEK-END"). */
  rule(id: string): RuleInfo | null {
    return this.known.get(id) ?? this.rules.find((rule) => rule.id.startsWith(`${id}-`)) ?? null;
  }

  sectionOf(rule: RuleInfo): Section | null {
    return this.sections.find((section) => section.rules.includes(rule)) ?? null;
  }

  /** Rules with all words of a query; those whose id is meant come first. */
  find(query: string): RuleInfo[] {
    const words = needles(query);
    if (!words.length) return [];
    const code = query.trim().toUpperCase();
    const found = this.rules.filter((rule) => has(this.folded.get(rule.id)!, words));
    const meant = found.filter((rule) => rule.id === code || rule.id.startsWith(`${code}-`));
    return meant.length ? [...meant, ...found.filter((rule) => !meant.includes(rule))] : found;
  }

  terms(query: string): Term[] {
    const words = needles(query);
    if (!words.length) return this.glossary;
    return this.glossary.filter(({ term, meaning }) => has(fold(`${term} ${meaning}`), words));
  }

  /** A text cut where a searched word is found and where another rule is named. */
  runs(text: string, query = ""): Run[] {
    const runs: Run[] = [];
    let at = 0;
    for (const match of text.matchAll(MENTION)) {
      const rule = this.rule(match[0]);
      if (!rule) continue;
      runs.push(...marked(text.slice(at, match.index), query));
      runs.push({ text: match[0], hit: false, rule: rule.id });
      at = match.index + match[0].length;
    }
    runs.push(...marked(text.slice(at), query));
    return runs;
  }
}

/** A text cut into what a query finds in it and what is between. */
export function marked(text: string, query: string): Run[] {
  const words = needles(query);
  const plain = fold(text);
  const runs: Run[] = [];
  let at = 0;
  const put = (to: number, hit: boolean): void => {
    if (to > at) runs.push({ text: text.slice(at, to), hit, rule: "" });
    at = to;
  };
  while (at < text.length) {
    const next = words
      .map((word) => ({ word, from: seek(plain, word, at) }))
      .filter((found) => found.from >= 0)
      .sort((one, other) => one.from - other.from || other.word.length - one.word.length)[0];
    if (!next) break;
    put(next.from, false);
    put(next.from + next.word.length, true);
  }
  put(text.length, false);
  return runs;
}

/** Rulings begin small, after the mark that is now beside them. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Each term once, with everything that is said about it. */
function merged(terms: Term[]): Term[] {
  const found = new Map<string, string>();
  for (const { term, meaning } of terms) {
    const known = found.get(term);
    found.set(term, known === undefined ? meaning : `${known}; ${meaning}`);
  }
  return [...found].map(([term, meaning]) => ({ term, meaning }));
}

function sections(rules: RuleInfo[]): Section[] {
  const found: Section[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.name === rule.section) last.rules.push(rule);
    else found.push({ code: rule.id.split("-").slice(0, 2).join("-"), name: rule.section, rules: [rule] });
  }
  return found;
}

const read = new Map<string, Promise<Catalogue>>();

export function catalogue(lang: Lang, game: string): Promise<Catalogue> {
  const path = `rules/${lang}/${game}`;
  let found = read.get(path);
  if (!found) {
    found = get<Rules>(path).then((rules) => new Catalogue(rules));
    found.catch(() => read.delete(path));
    read.set(path, found);
  }
  return found;
}

/** The catalogue of a game in the chosen language, as a component shows it. To be made while it is set up. */
export class Opened {
  book: Catalogue | null = $state.raw(null);
  trouble = $state("");

  constructor(game: () => string) {
    $effect(() => {
      let stale = false;
      catalogue(prefs.lang, game()).then(
        (book) => {
          if (stale) return;
          this.book = book;
          this.trouble = "";
        },
        (error: Error) => {
          if (!stale) this.trouble = error.message;
        },
      );
      return () => (stale = true);
    });
  }
}
