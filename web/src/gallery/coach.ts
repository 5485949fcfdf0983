// What the coach might say of the made-up moment, and of a match.

import type { Advice, Hint, Review } from "../gen/wire";
import { QUESTION } from "./sample";

const gains = (name: string, n: number): Advice["reasons"] => [{ text: "coach-why-gains", args: { when: "turn" }, facts: [{ name, n }] }];

const [first, second, third] = QUESTION.options.map(({ key }) => key);

export const HINT: Hint = {
  seat: 0,
  seq: 1,
  prompt: QUESTION.prompt,
  options: QUESTION.options.length,
  tries: 281,
  close: false,
  advice: [
    { key: second!, value: 0.62, low: 0.57, high: 0.67, tries: 119, reasons: [...gains("points", 1.5), { text: "coach-why-cost", args: {}, facts: [{ name: "mana", n: -2 }] }], line: [{ seat: 1, key: "collect" }, { seat: 0, key: "select:trade" }] },
    { key: first!, value: 0.51, low: 0.43, high: 0.59, tries: 41, reasons: [{ text: "coach-why-less", args: { when: "turn" }, facts: [{ name: "armies", n: -1 }, { name: "lands", n: -1 }] }], line: [] },
    { key: third!, value: 0.18, low: 0.02, high: 0.44, tries: 9, reasons: [{ text: "coach-why-alike", args: { when: "turn" }, facts: [] }], line: [] },
  ],
};

const wave = (at: number, seat: number): number => Math.exp(Math.sin(at / 23 + seat * 1.7) + (seat === 1 ? at / 160 : 0));

export const REVIEW: Review = {
  choices: 180,
  curve: Array.from({ length: 31 }, (_, i) => {
    const all = [0, 1, 2, 3].map((seat) => wave(i * 6, seat));
    const sum = all.reduce((one, other) => one + other, 0);
    return { at: i * 6, chances: i === 30 ? [0, 1, 0, 0] : all.map((chance) => chance / sum) };
  }),
  turnings: [
    { kind: "choice", at: 33, seat: 0, key: "select:trade", lost: 0.14, sure: 0.03, better: { ...HINT.advice[0]!, key: "select:patrol" } },
    { kind: "chance", at: 70, seat: 2, key: "collect", lost: 0.19, sure: 0.05, better: null },
    { kind: "chance", at: 121, seat: 3, key: "collect", lost: -0.11, sure: 0.04, better: null },
    { kind: "choice", at: 150, seat: 1, key: "collect", lost: 0.06, sure: 0.02, better: { ...HINT.advice[1]!, key: "select:research" } },
  ],
  accounts: [0, 1, 2, 3].map((seat) => ({ seat, weighed: 40 + seat, sound: 33 + seat, lost: 0.012 - seat / 400, luck: seat === 2 ? -0.19 : seat === 3 ? 0.11 : 0 })),
};
