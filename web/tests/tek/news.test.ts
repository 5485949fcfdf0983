import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { type Component, flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Fake, fakePlay } from "../../src/gallery/fake";
import { QUESTION } from "../../src/gallery/sample";
import WarNews from "../../src/games/tiny_epic_kingdoms/WarNews.svelte";
import type { Event } from "../../src/gen/wire";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import AtTable from "./AtTable.svelte";
import { told } from "./told.svelte";

const file = (name: string) => readFileSync(`../src/realms/locale/en/${name}.ftl`, "utf8");
const words = new Words("en", [{ messages: ["shared", "tiny_epic_kingdoms", "web-tek", "web-table"].map(file).join("\n"), names: { "TUL-2": "Tül'Grund 2" } }]);

const event = (seq: number, kind: string, args: Event["args"]): Event => ({ seq, kind, args });
const WAR = [
  event(12, "war-began", { who: 2, whom: 1, area: "TUL-2" }),
  event(13, "number-shown", { who: 2, n: 7 }),
  event(13, "number-shown", { who: 1, n: 4 }),
  event(13, "war-won", { who: 2, whom: 1, area: "TUL-2" }),
];
const AFTER = event(15, "action-selected", { who: 1, action: "build" });

function sit(fake: Fake, line: Record<string, unknown> = {}) {
  const play = fakePlay(fake, () => words);
  for (const [name, value] of Object.entries(line)) Object.defineProperty(play.line, name, { get: typeof value === "function" ? (value as () => unknown) : () => value });
  render(AtTable, { play, part: WarNews as unknown as Component<Record<string, unknown>>, having: {} });
}
const shown = (): boolean => screen.queryByRole("region", { name: /War for/ }) !== null;

beforeEach(() => {
  vi.useFakeTimers();
  site.words = words;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the news of a war go by themselves, however much happens meanwhile", () => {
  const story = told();
  sit({ get events() { return story.events; }, get question() { return story.asked ? QUESTION : null; } });
  story.events = WAR;
  flushSync();
  expect(shown()).toBe(true);
  for (let i = 0; i < 6; i++) {
    story.asked = !story.asked;
    story.events = [...story.events, { ...AFTER, seq: 20 + i }];
    flushSync();
    vi.advanceTimersByTime(900);
    flushSync();
  }
  expect(shown()).toBe(false);
});

test("in a replay they are there while the war is, and nowhere else", () => {
  const story = told();
  sit({ get events() { return story.events; }, question: null, live: false }, { state: "closed", seq: () => story.events.at(-1)?.seq ?? 0 });
  const at = (events: Event[]): boolean => {
    story.events = events;
    flushSync();
    return shown();
  };
  expect(at([...WAR, AFTER])).toBe(false);
  expect(at(WAR)).toBe(true);
  expect(at(WAR.slice(0, 1))).toBe(false);
  expect(at(WAR)).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(at(WAR)).toBe(true);
  expect(at([])).toBe(false);
});
