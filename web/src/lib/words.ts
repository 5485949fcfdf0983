// Sentences and names in both languages, from the server's own Fluent files: the client has no words of its own.
//
// As in realms/wording.py: messages go by fixed names (`prompt-…`, `option-…`, `event-…`, `why-…`), and a thing goes
// into them by its name, `$x`, and by its id, `$x_id`, to choose a grammatical form by.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg, Event, Option, Question, Sum, Words as WordList } from "../gen/wire";
import { get } from "./api";

export type Lang = "en" | "ru";
export const LANGUAGES: Lang[] = ["en", "ru"];

export type Args = Record<string, string | number>;

const VEIL = "?";
const PLACES = "abcdefgh";

/** Kinds of the kernel that a log leaves out: each game tells what came of them in its own words. */
const QUIET = new Set(["sealed-in", "sealed-out", "revealed", "item-moved", "item-shown"]);

export interface StoryLine {
  readonly seq: number;
  /** The seat it is about, or -1. */
  readonly seat: number;
  /** Put into words when it is read: a log shows the end of a long story. */
  readonly text: string;
  readonly event: Event;
}

export class Words {
  private readonly bundle: FluentBundle;
  private readonly names: Record<string, string>;

  constructor(
    readonly lang: Lang,
    lists: WordList[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const list of lists) this.bundle.addResource(new FluentResource(list.messages));
    this.names = Object.assign({}, ...lists.map((list) => list.names)) as Record<string, string>;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message; its id where there is none, so that what is missing is seen (and found by a test). */
  t(id: string, args: Args = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    const errors: Error[] = [];
    return this.bundle.formatPattern(message.value, args, errors);
  }

  /** The name of a thing. */
  label(ref: string): string {
    // Several things at once: "fire,ice".
    const parts = ref in this.names ? [] : ref.split(",");
    return parts.length > 1 && parts.every((part) => this.named(part)) ? parts.map((part) => this.label(part)).join(", ") : (this.names[ref] ?? ref);
  }

  named(ref: string): boolean {
    return ref in this.names;
  }

  prompt(question: Question, seats: string[]): string {
    return this.t(`prompt-${question.prompt}`, this.args(question.args, seats));
  }

  option(option: { verb: string; refs: string[] }): string {
    const args: Args = {};
    option.refs.slice(0, PLACES.length).forEach((ref, i) => this.add(args, PLACES[i]!, ref, []));
    return this.t(`option-${option.verb}`, args);
  }

  why(rule: string): string {
    return this.t(`why-${rule}`);
  }

  event(event: Event, seats: string[]): string {
    return this.t(`event-${event.kind}`, this.args(event.args, seats));
  }

  /** How a number came about. */
  sum(sum: Sum, seats: string[]): string {
    return this.t(sum.text, this.args(Object.fromEntries(sum.args), seats));
  }

  /** Events as lines of a log; amounts of one thing in a row ("pays 1 mana", twice) are added up. */
  story(events: Event[], seats: string[]): StoryLine[] {
    const lines: Event[] = [];
    for (const event of events) {
      if (QUIET.has(event.kind)) continue;
      const last = lines.at(-1);
      const both = last ? together(last, event) : null;
      if (both) lines[lines.length - 1] = both;
      else lines.push(event);
    }
    return lines.map((event) => this.line(event, seats));
  }

  private line(event: Event, seats: string[]): StoryLine {
    const say = () => this.event(event, seats);
    return {
      seq: event.seq,
      seat: actor(event),
      event,
      get text() {
        return say();
      },
    };
  }

  private args(args: Record<string, Arg>, seats: string[]): Args {
    const found: Args = {};
    for (const [name, arg] of Object.entries(args)) this.add(found, name, arg, seats);
    return found;
  }

  private add(args: Args, name: string, arg: Arg, seats: string[]): void {
    if (arg === VEIL) {
      args[name] = this.t("veiled");
      args[`${name}_id`] = VEIL;
    } else if (name.endsWith("who") || name.endsWith("whom")) {
      const seat = Number(arg);
      args[name] = seats[seat] ?? this.t("seat", { number: seat + 1 });
    } else if (name.endsWith("choice")) {
      const [verb, ...refs] = String(arg).split(":");
      args[name] = this.option({ verb: verb!, refs });
    } else if (typeof arg === "number") {
      args[name] = arg;
    } else if (/^-*\d+$/.test(arg)) {
      args[name] = Number(arg);
    } else {
      args[name] = this.label(arg);
      args[`${name}_id`] = arg;
    }
  }
}

/** The seat an event is about, or -1. */
export function actor(event: Event): number {
  for (const [name, arg] of Object.entries(event.args)) if (name.endsWith("who") && typeof arg === "number") return arg;
  return -1;
}

/** Both as one event, if they tell an amount "n" of the same thing and differ in nothing else. */
function together(one: Event, other: Event): Event | null {
  if (one.kind !== other.kind || !("n" in one.args)) return null;
  const names = Object.keys(one.args);
  if (names.filter((name) => !/(who|whom|choice|n)$/.test(name)).length !== 1) return null;
  const args: Record<string, Arg> = {};
  for (const name of names) {
    const a = one.args[name]!;
    const b = other.args[name]!;
    if (name === "n" && typeof a === "number" && typeof b === "number") args[name] = a + b;
    else if (a === b) args[name] = a;
    else return null;
  }
  return { seq: other.seq, kind: one.kind, args };
}

const lists = new Map<string, Promise<WordList>>();

function list(lang: Lang, game: string): Promise<WordList> {
  const path = game ? `words/${lang}/${game}` : `words/${lang}`;
  let found = lists.get(path);
  if (!found) {
    found = get<WordList>(path);
    found.catch(() => lists.delete(path));
    lists.set(path, found);
  }
  return found;
}

/** The words of the pages, and of one game if it is named. */
export async function words(lang: Lang, game = ""): Promise<Words> {
  return new Words(lang, await Promise.all(game ? [list(lang, ""), list(lang, game)] : [list(lang, "")]));
}

const ENDINGS = new Set(["pass", "done", "none", "end", "skip", "withdraw"]);

/** Is it an option that ends something without doing it? */
export function passes(option: Option): boolean {
  return ENDINGS.has(option.verb);
}
