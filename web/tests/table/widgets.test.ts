import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Fake, fakePlay } from "../../src/gallery/fake";
import { POSITION, QUESTION, REFUSED } from "../../src/gallery/sample";
import type { Play } from "../../src/lib/play";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import OptionList from "../../src/widgets/OptionList.svelte";
import PleaBar from "../../src/widgets/PleaBar.svelte";
import PromptBar from "../../src/widgets/PromptBar.svelte";
import Toast from "../../src/widgets/Toast.svelte";
import WhyNot from "../../src/widgets/WhyNot.svelte";
import Hold from "../lib/Hold.svelte";

const MESSAGES = `
prompt-patrol-to = Where to from { $area }?
option-to = Move to { $a }
option-pass = Do nothing
option-withdraw = Take it back
why-TEK-MOVE-01 = It is full.
why-TEK-REGION-01 = It is a cliff.
web-table-your-turn = Your turn
web-table-waiting = Waiting
web-table-thinking = { $n ->
    [one] { $who } is choosing
   *[other] { $who } are choosing
}
web-table-won = { $who } wins
web-table-undo = Undo
web-table-go = Go
web-table-plea = { $who } asks
web-table-plea-grant = Allow
web-table-plea-deny = Refuse
web-table-sorry-no-undo = Too late.
`;
const words = new Words("en", [{ messages: MESSAGES, names: { "TUL-1": "Ruins", "TUL-2": "Forest", "TUL-3": "Hills", "TUL-5": "Plains", patrol: "Patrol" } }]);

const heard = vi.fn();
let play: Play;

function show(what: unknown, fake: Fake = {}, given: Record<string, unknown> = {}): void {
  play = fakePlay({ heard, ...fake }, () => words);
  render(Hold, { play, widget: what as Component, given });
}

beforeEach(() => {
  heard.mockClear();
  site.words = words;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const pass = { key: "pass", verb: "pass", refs: [] };

describe("the prompt bar", () => {
  it("asks, with the action that is on, and sends what is clicked", async () => {
    show(PromptBar, { question: { ...QUESTION, options: [...QUESTION.options, pass] } });
    expect(screen.getByRole("heading").textContent).toBe("Where to from Plains?");
    expect(screen.getByText("Your turn · Patrol")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Move to Forest/ }));
    expect(heard).toHaveBeenCalledWith("choose", "to:TUL-2");
    await fireEvent.click(screen.getByRole("button", { name: "Do nothing" }));
    expect(heard).toHaveBeenCalledWith("choose", "pass");
    await fireEvent.click(screen.getByRole("button", { name: /Undo/ }));
    expect(heard).toHaveBeenCalledWith("undo", undefined);
  });

  it("shows on the board what has the focus", async () => {
    show(PromptBar);
    const forest = screen.getByRole("button", { name: /Move to Forest/ });
    await fireEvent.focus(forest);
    expect(play.choosing.preview?.key).toBe("to:TUL-2");
    await fireEvent.blur(forest);
    expect(play.choosing.preview).toBeNull();
  });

  it("is not amber while others choose, but a sealed choice can be taken back", () => {
    const asked = [1, 2].map((seat) => ({ seat, prompt: "war-dice", optional: false }));
    const sealed = { prompt: "sealed-wait", rule: "", args: {}, optional: true, options: [{ key: "w", verb: "withdraw", refs: [] }] };
    show(PromptBar, { position: { ...POSITION, asked, undo: 0 }, question: sealed });
    expect(screen.getByRole("heading").textContent).toBe("Oleg and Mira are choosing");
    expect(document.querySelector(".prompt.ask")).toBeNull();
    expect(screen.getByRole("button", { name: "Take it back" })).toBeTruthy();
  });

  it("tells who won", () => {
    show(PromptBar, { position: { ...POSITION, due: [], result: { scores: [], winners: [1], sheet: [], forfeited: [] } } });
    expect(screen.getByRole("heading").textContent).toBe("Oleg wins");
  });
});

describe("rows for a thumb", () => {
  it("show first and send on Go", async () => {
    show(OptionList, {}, { look: "row" });
    await fireEvent.click(screen.getByRole("button", { name: /Move to Hills/ }));
    expect(heard).not.toHaveBeenCalled();
    expect(play.choosing.preview?.key).toBe("to:TUL-3");
    await fireEvent.click(screen.getByText("Go"));
    expect(heard).toHaveBeenCalledWith("choose", "to:TUL-3");
  });
});

describe("why not", () => {
  it("gives the reason and the rule", () => {
    show(WhyNot, { refused: REFUSED });
    expect(screen.getByText("It is full.")).toBeTruthy();
    expect(screen.getByText("TEK-REGION-01")).toBeTruthy();
  });
});

describe("a plea", () => {
  it("is answered by those who are asked", async () => {
    const table = { plea: { by: 1, to: 3, at: 9, granted: [], waiting: [0] }, seats: [] } as never;
    show(PleaBar, { table });
    expect(screen.getByText(/Oleg asks/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(heard).toHaveBeenCalledWith("answer", 9);
  });
});

describe("a toast", () => {
  it("speaks the reader's language where it can", () => {
    const sorry = { type: "sorry", code: "no-undo", message: "Something new has been seen." };
    const { unmount } = render(Toast, { sorry: sorry as never, onclose: () => undefined });
    expect(screen.getByRole("alert").textContent).toContain("Too late.");
    unmount();
    render(Toast, { sorry: { ...sorry, code: "odd" } as never, onclose: () => undefined });
    expect(screen.getByRole("alert").textContent).toContain("Something new has been seen.");
  });
});
