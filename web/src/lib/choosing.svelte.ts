// From clicks to one option. Every option carries refs to things of the scene, in order; clicking the first of them leaves
// the options that begin with it, and so on until one is left. The client knows no rules: what can be clicked is what the
// options refer to.

import type { Option, Question } from "../gen/wire";

export class Choosing {
  /** Refs clicked so far for the present question. */
  picked: string[] = $state([]);
  /** An option that is looked at before it is sent: under the mouse, or tapped once on a phone. */
  preview: Option | null = $state.raw(null);

  private readonly source: () => Question[];
  private readonly send: (key: string) => void;
  private asked = "";

  constructor(source: () => Question[], send: (key: string) => void) {
    this.source = source;
    this.send = send;
  }

  /** What is asked now: what the game waits for, before what may be answered. */
  get question(): Question | null {
    const due = this.source();
    return due.find((question) => !question.optional) ?? due[0] ?? null;
  }

  /** The options that are left after the clicks, in the order of the question. */
  get options(): Option[] {
    return (this.question?.options ?? []).filter((option) => this.fits(option));
  }

  /** What can be clicked now, and the options behind it. */
  get targets(): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      const ref = option.refs[this.picked.length];
      if (ref === undefined) continue;
      const there = found.get(ref);
      if (there) there.push(option);
      else found.set(ref, [option]);
    }
    return found;
  }

  /** The number that an option wears everywhere, on the board, in the prompt and on the keyboard: 1 and up. */
  number(option: Option): number {
    return this.options.findIndex((other) => other.key === option.key) + 1;
  }

  byNumber(number: number): Option | null {
    return this.options[number - 1] ?? null;
  }

  /** A thing of the scene was clicked. `look`: only show what it would do, if that is one thing (touch). */
  pick(ref: string, look = false): void {
    const there = this.targets.get(ref);
    if (!there) return;
    if (there.length === 1) {
      const only = there[0]!;
      if (look && this.preview?.key !== only.key) this.preview = only;
      else this.take(only);
    } else {
      this.picked = [...this.picked, ref];
      this.preview = null;
    }
  }

  take(option: Option): void {
    // The same question may come again at once (pay, and pay again): nothing is half-chosen then.
    this.picked = [];
    this.preview = null;
    this.send(option.key);
  }

  /** One click back; false if there was none. */
  back(): boolean {
    if (this.preview) {
      this.preview = null;
      return true;
    }
    if (!this.picked.length) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** Forget the clicks when another question is asked; to be called whenever a position comes in. */
  settle(): void {
    const now = this.question;
    const asked = now ? `${now.prompt} ${now.options.map((option) => option.key).join(" ")}` : "";
    if (asked === this.asked) return;
    this.asked = asked;
    this.picked = [];
    this.preview = null;
  }

  private fits(option: Option): boolean {
    return this.picked.every((ref, i) => option.refs[i] === ref);
  }
}
