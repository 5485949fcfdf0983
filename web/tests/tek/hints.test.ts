import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Hints from "../../src/gallery/Hints.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const thing = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-hint-head="${name}"]`)!;
const told = (): string => screen.queryByRole("tooltip", { hidden: true })?.querySelector("b")?.textContent ?? "";
async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

test("the mouse is told after a moment, and no longer when it is gone", async () => {
  render(Hints);
  await fireEvent(thing("Ore"), new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  expect(told()).toBe("");
  await wait(400);
  expect(told()).toBe("Ore");
  expect(thing("Ore").getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip", { hidden: true }).id);
  await fireEvent(document.body, new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  await wait(200);
  expect(told()).toBe("");
});

test("Tab comes to the first of them, arrows go round, Escape is enough", async () => {
  render(Hints);
  expect([...document.querySelectorAll("[data-hint]")].map((one) => (one as HTMLElement).tabIndex)).toEqual([0, -1, -1]);
  const before = Element.prototype.matches;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
    return selector === ":focus-visible" ? true : before.call(this, selector);
  });
  thing("Mana").focus();
  await wait(0);
  expect(told()).toBe("Mana");
  await fireEvent.keyDown(thing("Mana"), { key: "ArrowLeft" });
  await wait(200);
  expect(told()).toBe("Food");
  await fireEvent.keyDown(thing("Food"), { key: "Escape" });
  await wait(0);
  expect(told()).toBe("");
  vi.restoreAllMocks();
});

test("a finger taps for it, and taps it away", async () => {
  render(Hints);
  const tap = () => fireEvent(thing("Food"), new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
  await tap();
  await wait(0);
  expect(told()).toBe("Food");
  await tap();
  await wait(0);
  expect(told()).toBe("");
});
