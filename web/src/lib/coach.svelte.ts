// The coach: a hint for the seat that is asked, and the review of a finished match. What it says comes as message ids.

import type { Fact, Follow, Hint, Question, Reason, ReviewNow } from "../gen/wire";
import { call, get, post, remove } from "./api";
import { sorry } from "./sorry";
import type { Args, Lang, Words } from "./words";

/** Looks whether a review has come on. */
const POLL_MS = 1_000;

// In words.

/** "1 more land and 2 fewer cards". */
export function facts(counted: Fact[], words: Words): string {
  const parts = counted.map(({ name, n }) => words.t(`coach-fact-${name}`, { more: n > 0 ? "yes" : "no", n: Math.abs(n) }));
  return new Intl.ListFormat(words.lang, { style: "long", type: "conjunction" }).format(parts);
}

export function reason({ text, args, facts: counted }: Reason, words: Words): string {
  const all: Args = { ...args };
  if (counted.length) all.facts = facts(counted, words);
  return words.t(text, all);
}

/** What is likely to follow: who chooses what. */
export function following(line: Follow[], words: Words, names: string[]): string {
  return line.map(({ seat, key }) => words.t("coach-follow", { who: names[seat] ?? "", what: choice(key, words) })).join("; ");
}

/** An option by its key. */
export function choice(key: string, words: Words): string {
  const [verb, ...refs] = key.split(":");
  return words.option({ verb: verb!, refs });
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** Percent with a sign, for what was won or lost. */
export function signed(chance: number, lang: Lang): string {
  return new Intl.NumberFormat(lang, { signDisplay: "exceptZero", maximumFractionDigits: 0 }).format(100 * chance).replace("-", "−");
}

// A hint.

/** What was asked of the coach at a table, and what it said. */
export class Hinting {
  open = $state(false);
  thinking = $state(false);
  hint: Hint | null = $state.raw(null);
  trouble = $state("");
  private stop: AbortController | null = null;
  /** The question that it was asked about. Others may choose meanwhile: that alone changes nothing. */
  private about = "";

  /** Ask, or close what is open. */
  toggle(table: string, seat: number, question: Question | null): void {
    if (this.open) this.close();
    else void this.ask(table, seat, question);
  }

  async ask(table: string, seat: number, question: Question | null): Promise<void> {
    this.open = true;
    if (this.thinking || (this.hint && this.about === asked(question))) return;
    const stop = new AbortController();
    this.stop = stop;
    this.about = asked(question);
    this.thinking = true;
    this.trouble = "";
    this.hint = null;
    try {
      const hint = await call<Hint>("POST", `tables/${table}/seats/${seat}/hint`, {}, stop.signal);
      if (this.stop === stop) this.hint = hint;
    } catch (error) {
      if (this.stop === stop) this.trouble = sorry(error);
    } finally {
      if (this.stop === stop) {
        this.stop = null;
        this.thinking = false;
      }
    }
  }

  /** Whatever it thinks about, it need not any more. */
  close(): void {
    this.stop?.abort();
    this.stop = null;
    this.open = this.thinking = false;
    this.trouble = "";
  }

  /** Something else is asked: what was said before is forgotten. */
  settle(question: Question | null): void {
    if (this.about === asked(question)) return;
    this.about = "";
    this.hint = null;
    if (this.open) this.close();
  }
}

const asked = (question: Question | null): string =>
  question ? [question.prompt, ...Object.values(question.args), ...question.options.map(({ key }) => key)].join(" ") : "";

// A review.

export class Reviewing {
  now: ReviewNow | null = $state.raw(null);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly table: string) {}

  get review(): ReviewNow["review"] {
    return this.now?.review ?? null;
  }

  load(): Promise<void> {
    return this.take(() => get<ReviewNow>(`tables/${this.table}/review`));
  }

  begin(): Promise<void> {
    return this.take(() => post<ReviewNow>(`tables/${this.table}/review`));
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    try {
      await remove(`tables/${this.table}/review`);
    } catch {
      // It may have been done in this moment.
    }
    await this.load();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async take(ask: () => Promise<ReviewNow>): Promise<void> {
    clearTimeout(this.timer);
    this.trouble = "";
    try {
      this.now = await ask();
    } catch (error) {
      this.trouble = sorry(error);
      return;
    }
    if (this.now.state === "running" && !this.closed) this.timer = setTimeout(() => void this.load(), POLL_MS);
  }
}
