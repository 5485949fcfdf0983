import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HINT, REVIEW } from "../../src/gallery/coach";
import { fakePlay } from "../../src/gallery/fake";
import { QUESTION } from "../../src/gallery/sample";
import { facts, following, Hinting, reason, Reviewing, signed } from "../../src/lib/coach.svelte";
import { chosen, drawn, ends, moment, near, path, stood, told, x, y } from "../../src/lib/coachCurve";
import { stroke } from "../../src/lib/keys";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import CoachReview from "../../src/widgets/CoachReview.svelte";
import PromptBar from "../../src/widgets/PromptBar.svelte";
import Hold from "../lib/Hold.svelte";

const MESSAGES = `
coach-until = At the end
coach-fact-points = { $more ->
    [yes] { $n } more VP
   *[no] { $n } fewer VP
}
coach-fact-mana = { $more ->
    [yes] { $n } more mana
   *[no] { $n } less mana
}
coach-fact-armies = armies { $n }
coach-fact-lands = lands { $n }
coach-why-gains = { coach-until }: { $facts } than otherwise.
coach-why-cost = The price: { $facts }.
coach-why-less = { $facts }!
coach-why-alike = The same.
coach-follow = { $who }: { $what }
prompt-patrol-to = Where to from { $area }?
option-to = Move to { $a }
option-collect = Collect
option-select = Take { $a }
web-coach-ask = Hint
web-coach-title = The coach suggests
web-coach-thinking = Thinking
web-coach-cancel = Stop thinking
web-coach-percent = { $n } %
web-coach-take = Choose this
web-coach-review-begin = Analyse
web-coach-review-stop = Stop
web-coach-review-running = Looking: { $n } %
web-coach-at = Step { $at }
web-coach-chose = { $who }: { $what }
web-coach-better = Better: { $what }.
web-coach-bad-luck = { $who } was unlucky.
web-coach-good-luck = { $who } was lucky.
web-coach-points = { $n } pp
`;
const words = new Words("en", [{ messages: MESSAGES, names: { patrol: "Patrol", trade: "Trade", research: "Research" } }]);
const NAMES = ["Vera", "Oleg", "Mira", "Ivan"];

const answer = vi.fn();

beforeEach(() => {
  answer.mockReset();
  site.words = words;
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ok = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200 });
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("what the coach says", () => {
  it("is a sentence with what was counted", () => {
    expect(facts([{ name: "points", n: 1.5 }, { name: "mana", n: -2 }], words)).toBe("1.5 more VP and 2 less mana");
    expect(reason(HINT.advice[0]!.reasons[0]!, words)).toBe("At the end: 1.5 more VP than otherwise.");
  });

  it("tells what follows, and losses with a sign", () => {
    expect(following([{ seat: 1, key: "collect" }, { seat: 0, key: "select:trade" }], words, NAMES)).toBe("Oleg: Collect; Vera: Take Trade");
    expect([signed(-0.14, "en"), signed(0.141, "en"), signed(0, "en")]).toEqual(["−14", "+14", "0"]);
  });
});

describe("asking", () => {
  it("asks once for a question, and forgets it with the question", async () => {
    answer.mockImplementation(async () => ok(HINT));
    const coach = new Hinting();
    await coach.ask("t", 0, QUESTION);
    expect(answer.mock.calls[0]![0]).toBe("/api/tables/t/seats/0/hint");
    expect(coach.hint).toEqual(HINT);
    coach.close();
    await coach.ask("t", 0, QUESTION);
    expect(answer).toHaveBeenCalledTimes(1);
    coach.settle({ ...QUESTION });
    expect(coach.open).toBe(true);
    coach.settle({ ...QUESTION, options: QUESTION.options.slice(1) });
    expect([coach.hint, coach.open]).toEqual([null, false]);
  });

  it("can be stopped, and then says nothing", async () => {
    let signal: AbortSignal | undefined;
    answer.mockImplementation((_path: string, init: RequestInit) => {
      signal = init.signal ?? undefined;
      return new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error("aborted"))));
    });
    const coach = new Hinting();
    const asked = coach.ask("t", 0, QUESTION);
    expect(coach.thinking).toBe(true);
    coach.close();
    await asked;
    expect([signal?.aborted, coach.thinking, coach.trouble]).toEqual([true, false, ""]);
  });

  it("tells why not", async () => {
    answer.mockResolvedValue(new Response(JSON.stringify({ code: "coach-off", message: "It is off." }), { status: 403 }));
    const coach = new Hinting();
    await coach.ask("t", 0, QUESTION);
    expect(coach.trouble).toBe("It is off.");
  });

  it("is the key A", () => {
    expect(stroke(new KeyboardEvent("keydown", { key: "ф", code: "KeyA" }))).toEqual({ act: "hint" });
  });
});

describe("at the prompt", () => {
  const heard = vi.fn();
  function show(coach: boolean): void {
    const play = fakePlay({ question: QUESTION, heard, table: { coach, seats: [] } as never }, () => words);
    render(Hold, { play, widget: PromptBar as unknown as Component, given: {} });
  }

  it("is offered where the table has a coach only", () => {
    show(false);
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
    cleanup();
    show(true);
    expect(screen.getByRole("button", { name: "Hint" })).toBeTruthy();
  });

  it("shows the options with values and reasons, and takes one", async () => {
    answer.mockImplementation(async () => ok(HINT));
    show(true);
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    await settled();
    const advice = screen.getByRole("region", { name: "The coach suggests" });
    expect(advice.textContent).toContain("62 %");
    expect(advice.textContent).toContain("At the end: 1.5 more VP than otherwise. The price: 2 less mana.");
    await fireEvent.click(screen.getAllByRole("button", { name: "Choose this" })[0]!);
    expect(heard).toHaveBeenCalledWith("choose", HINT.advice[0]!.key);
  });
});

describe("the curve", () => {
  const paper = { width: 660, height: 116, scale: 1, choices: 180 };

  it("goes from the left to the right, from 100 % above to 0 below", () => {
    expect([x(0, paper), x(180, paper), y(1, paper), y(0, paper)]).toEqual([34, 634, 8, 108]);
    expect(path([{ at: 0, chances: [0.5] }, { at: 90, chances: [1] }], 0, paper)).toBe("M34.0 58.0L334.0 8.0");
  });

  it("is read between its points, and stands still for words", () => {
    const curve = [{ at: 0, chances: [0.5] }, { at: 10, chances: [1] }];
    expect([drawn(curve, 5, 0), drawn(curve, 99, 0), stood(curve, 5)[0], stood(curve, 10)[0]]).toEqual([0.75, 1, 0.5, 1]);
  });

  it("knows the moment that a click means, and snaps to turning points", () => {
    expect([chosen(334, paper), chosen(-5, paper), chosen(900, paper)]).toEqual([90, 0, 180]);
    expect(near(REVIEW.turnings, x(34, paper), paper)?.at).toBe(33);
    expect(near(REVIEW.turnings, x(95, paper), paper)).toBeNull();
    expect(REVIEW.turnings.map(moment)).toEqual([33, 71, 122, 150]);
  });

  it("keeps the devices at its end apart", () => {
    const at = ends([0.5, 0.5, 0.49, 1], paper).sort((a, b) => a - b);
    for (let i = 1; i < at.length; i++) expect(at[i]! - at[i - 1]!).toBeGreaterThanOrEqual(16.9);
  });

  it("is told as a list of what changed", () => {
    const list = told([{ at: 0, chances: [0.5] }, { at: 3, chances: [0.51] }, { at: 6, chances: [0.6] }, { at: 9, chances: [0.61] }]);
    expect(list.map(({ at }) => at)).toEqual([0, 6, 9]);
  });
});

describe("a review", () => {
  const onpick = vi.fn();
  async function show(now: unknown): Promise<Reviewing> {
    answer.mockImplementation(async () => ok(now));
    const reviewing = new Reviewing("t");
    await reviewing.load();
    const play = fakePlay({ names: NAMES }, () => words);
    render(Hold, { play, widget: CoachReview as unknown as Component, given: { reviewing, at: 33, may: true, onpick, onclose: () => undefined } });
    return reviewing;
  }

  it("is asked for, and followed until it is there", async () => {
    const reviewing = await show({ state: "none", done: 0, total: 0, review: null });
    answer.mockImplementation(async () => ok({ state: "running", done: 3, total: 12, review: null }));
    await fireEvent.click(screen.getByRole("button", { name: "Analyse" }));
    await settled();
    expect(screen.getByRole("status").textContent).toBe("Looking: 25 %");
    expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
    reviewing.close();
  });

  it("lists its turning points; each leads to its moment", async () => {
    await show({ state: "done", done: 9, total: 9, review: REVIEW });
    const here = screen.getByRole("button", { current: true });
    expect(here.textContent).toContain("−14 pp");
    expect(screen.getByText("Better: Take Patrol.").parentElement?.textContent).toContain("At the end: 1.5 more VP");
    await fireEvent.click(screen.getByText(/Mira was unlucky/));
    expect(onpick).toHaveBeenCalledWith(71);
    expect(screen.getByText(/Ivan was lucky/)).toBeTruthy();
  });
});
