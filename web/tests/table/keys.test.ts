import { describe, expect, it } from "vitest";
import { ring, SHEET, stroke } from "../../src/lib/keys";

const press = (init: KeyboardEventInit, html = ""): ReturnType<typeof stroke> => {
  document.body.innerHTML = html || "<main></main>";
  const at = document.body.querySelector("[data-here]") ?? document.body.firstElementChild!;
  let found: ReturnType<typeof stroke> = null;
  addEventListener("keydown", (event) => (found = stroke(event)), { once: true });
  at.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  return found;
};

describe("keys of a table", () => {
  it("digits choose", () => {
    expect(press({ key: "3", code: "Digit3" })).toEqual({ act: "choose", number: 3 });
    expect(press({ key: "0", code: "Digit0" })).toBeNull();
  });

  it("letters go by their place, under a Cyrillic layout too", () => {
    expect(press({ key: "u", code: "KeyU" })).toEqual({ act: "undo" });
    expect(press({ key: "г", code: "KeyU" })).toEqual({ act: "undo" });
    expect(press({ key: "к", code: "KeyR" })).toEqual({ act: "reset" });
    expect(press({ key: "р", code: "KeyH" })).toEqual({ act: "rules" });
  });

  it("asks why with a question mark, wherever it lies, and opens the rules with a slash", () => {
    expect(press({ key: "?", code: "Slash", shiftKey: true })).toEqual({ act: "why" });
    expect(press({ key: "?", code: "Digit7", shiftKey: true })).toEqual({ act: "why" });
    expect(press({ key: ",", code: "Slash", shiftKey: true })).toEqual({ act: "why" });
    expect(press({ key: "/", code: "Slash" })).toEqual({ act: "rules" });
    expect(press({ key: ".", code: "Slash" })).toEqual({ act: "rules" });
  });

  it("leaves the browser's own keys alone", () => {
    expect(press({ key: "r", code: "KeyR", ctrlKey: true })).toBeNull();
    expect(press({ key: "c", code: "KeyC", metaKey: true })).toBeNull();
    expect(press({ key: "1", code: "Digit1", altKey: true })).toBeNull();
  });

  it("is silent while somebody writes or a dialog is open", () => {
    expect(press({ key: "u", code: "KeyU" }, "<input data-here>")).toBeNull();
    expect(press({ key: "1", code: "Digit1" }, "<dialog open><button data-here></button></dialog>")).toBeNull();
  });

  it("leaves Enter to a button and arrows to a map", () => {
    expect(press({ key: "Enter", code: "Enter" }, "<button data-here></button>")).toBeNull();
    expect(press({ key: "Enter", code: "Enter" })).toEqual({ act: "take" });
    expect(press({ key: "ArrowLeft" }, "<svg><g data-here></g></svg>")).toBeNull();
    expect(press({ key: "ArrowLeft" }, "<button data-here></button>")).toEqual({ act: "step", by: -1 });
  });

  it("has every act on the cheat sheet", () => {
    expect(new Set(SHEET.map((line) => line.act)).size).toBe(11);
  });
});

describe("a ring of things", () => {
  it("goes round both ways", () => {
    expect(ring(-1, 1, 3)).toBe(0);
    expect(ring(-1, -1, 3)).toBe(2);
    expect(ring(2, 1, 3)).toBe(0);
    expect(ring(0, -1, 3)).toBe(2);
    expect(ring(0, 1, 0)).toBe(-1);
  });
});
