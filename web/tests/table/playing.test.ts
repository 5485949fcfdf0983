import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Fake, fakePlay } from "../../src/gallery/fake";
import { POSITION, QUESTION } from "../../src/gallery/sample";
import type { Play } from "../../src/lib/play";
import { type Acts, show, strike } from "../../src/lib/playing.svelte";
import { Desk } from "../../src/lib/table.svelte";
import { Words } from "../../src/lib/words";

const words = new Words("en", []);
const heard = vi.fn();
let play: Play;
let desk: Desk;

function sit(fake: Fake = {}): void {
  play = fakePlay({ heard, ...fake }, () => words);
  desk = new Desk();
}

/** Is the key used up? */
function press(init: KeyboardEventInit, acts: Acts = {}, at: Element = document.body): boolean {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  addEventListener("keydown", (one) => strike(one, play, desk, acts), { once: true });
  at.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  heard.mockClear();
  document.body.innerHTML = "";
  Element.prototype.scrollIntoView = vi.fn();
  sit();
});
afterEach(() => vi.useRealTimers());

describe("keys at a table", () => {
  it("choose what has that number, and nothing where there is no such number", () => {
    expect(press({ key: "1" })).toBe(true);
    expect(heard).toHaveBeenCalledExactlyOnceWith("choose", QUESTION.options[0]!.key);
    expect(press({ key: "9" })).toBe(false);
  });

  it("choose nothing for those who look on, in a moment of the game, or before a second yes", () => {
    sit({ live: false });
    expect(press({ key: "1" })).toBe(false);
    sit();
    desk.moment = true;
    expect(press({ key: "1" })).toBe(false);
    sit();
    desk.confirming = QUESTION.options[0]!;
    expect(press({ key: "1" })).toBe(false);
    expect(heard).not.toHaveBeenCalled();
  });

  it("take what is looked at", () => {
    expect(press({ key: "Enter" })).toBe(false);
    play.choosing.preview = QUESTION.options[1]!;
    expect(press({ key: "Enter" })).toBe(true);
    expect(heard).toHaveBeenCalledExactlyOnceWith("choose", QUESTION.options[1]!.key);
  });

  it("go from option to option, round and round", () => {
    expect(press({ key: "ArrowRight" })).toBe(false);
    document.body.innerHTML = `<button data-option="a"></button><button data-option="b"></button>`;
    const [first, last] = document.querySelectorAll("button");
    press({ key: "ArrowLeft" });
    expect(document.activeElement).toBe(last);
    press({ key: "ArrowRight" }, {}, last);
    expect(document.activeElement).toBe(first);
  });

  it("close one thing after the other, and leave Esc alone when nothing is open", () => {
    desk.chat = desk.why = true;
    play.choosing.preview = QUESTION.options[0]!;
    press({ key: "Escape" });
    expect([desk.why, desk.chat]).toEqual([false, true]);
    press({ key: "Escape" });
    expect([desk.chat, play.choosing.preview !== null]).toEqual([false, true]);
    press({ key: "Escape" });
    expect(play.choosing.preview).toBeNull();
    expect(press({ key: "Escape" })).toBe(false);
  });

  it("ask why not more while something is asked", () => {
    press({ key: "?" });
    expect(desk.why).toBe(true);
    expect(heard).toHaveBeenCalledExactlyOnceWith("why", undefined);
    press({ key: "?" });
    expect(desk.why).toBe(false);
    sit({ question: null });
    expect(press({ key: "?" })).toBe(false);
  });

  it("open the rules at what is asked", () => {
    press({ key: "h", code: "KeyH" });
    expect(desk.rule).toBe(QUESTION.rule);
  });

  it("do what only this table has, and nothing else", () => {
    const undo = vi.fn();
    expect(press({ key: "u", code: "KeyU" }, { undo })).toBe(true);
    expect(undo).toHaveBeenCalledOnce();
    expect(press({ key: "c", code: "KeyC" }, { undo })).toBe(false);
    expect(press({ key: "k", code: "KeyK" }, { help: () => false })).toBe(false);
  });

  it("are silent under an open dialog, and back as soon as it is closed, even while it still has the focus", () => {
    const help = vi.fn();
    document.body.innerHTML = `<dialog open><button></button></dialog>`;
    const dialog = document.querySelector("dialog")!;
    press({ key: "k", code: "KeyK" }, { help });
    press({ key: "k", code: "KeyK" }, { help }, dialog.firstElementChild!);
    expect(help).not.toHaveBeenCalled();
    dialog.removeAttribute("open");
    press({ key: "k", code: "KeyK" }, { help }, dialog.firstElementChild!);
    expect(help).toHaveBeenCalledOnce();
  });

  it("choose nothing after the end", () => {
    sit({ position: { ...POSITION, result: { scores: [], winners: [1], sheet: [], forfeited: [] } } });
    expect(press({ key: "1" })).toBe(false);
  });
});

describe("things to be shown", () => {
  it("are told to the table, brought into sight and ringed", async () => {
    vi.useFakeTimers();
    document.body.innerHTML = `<i data-ref="TUL-2"></i>`;
    await show(desk, ["TUL", "TUL-2"]);
    expect(desk.look).toEqual(["TUL", "TUL-2"]);
    const thing = document.querySelector("i")!;
    expect(thing.scrollIntoView).toHaveBeenCalledOnce();
    expect(thing.classList.contains("changed")).toBe(true);
  });
});
