import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Fake, fakePlay } from "../../src/gallery/fake";
import { PIECES, QUESTION, REFUSED, TUL } from "../../src/gallery/sample";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import AtTable from "./AtTable.svelte";

const file = (name: string) => readFileSync(`../src/realms/locale/en/${name}.ftl`, "utf8");
const names = { "TUL-2": "Tül'Grund 2", "TUL-3": "Tül'Grund 3", army: "army", forest: "forest", mana: "mana", TUL: "Tül'Grund" };
const words = new Words("en", [{ messages: ["shared", "tiny_epic_kingdoms", "web-map"].map(file).join("\n"), names }]);
site.words = words;

const heard = vi.fn();
const opened = vi.fn();

function show(fake: Fake = { question: QUESTION, refused: REFUSED }) {
  const play = fakePlay({ heard, rule: opened, ...fake }, () => words);
  const { container } = render(AtTable, { play, board: TUL, pieces: PIECES });
  const place = (id: string) => container.querySelector<SVGElement>(`[data-ref="${id}"]`)!;
  const buttons = () => container.querySelectorAll('[role="button"]').length;
  return { play, place, buttons };
}

describe("a map", () => {
  afterEach(cleanup);
  beforeEach(() => {
    heard.mockClear();
    opened.mockClear();
  });

  it("has buttons where something can be chosen, and names for everything", () => {
    const { place, buttons } = show();
    expect(buttons()).toBe(3);
    expect(place("TUL-2").getAttribute("aria-label")).toBe(
      "1: Move to Tül'Grund 2; Oleg stands there.; Tül'Grund 2, forest, yields mana; army of Oleg",
    );
    expect(place("TUL-4").getAttribute("role")).toBe("img");
    expect(place("army-TUL-5-0")).toBeTruthy();
  });

  it("sends the option of the place that is clicked", async () => {
    const { place } = show();
    await fireEvent.click(place("TUL-3"));
    expect(heard).toHaveBeenCalledWith("choose", "to:TUL-3");
  });

  it("shows the option in the prompt while the pointer is there", async () => {
    const { play, place } = show();
    await fireEvent.pointerEnter(place("TUL-2"));
    expect(play.choosing.preview?.key).toBe("to:TUL-2");
    await fireEvent.pointerLeave(place("TUL-2"));
    expect(play.choosing.preview).toBeNull();
  });

  it("goes from place to place with the arrow keys and chooses with Enter", async () => {
    const { place } = show();
    place("TUL-2").focus();
    await fireEvent.keyDown(place("TUL-2"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(place("TUL-3"));
    await fireEvent.keyDown(place("TUL-3"), { key: "Enter" });
    expect(heard).toHaveBeenCalledWith("choose", "to:TUL-3");
  });

  it("tells why a place cannot be chosen, and opens the rule", async () => {
    const { place } = show();
    await fireEvent.click(place("TUL-4"));
    expect(screen.getByText(words.why("TEK-MOVE-01"))).toBeTruthy();
    await fireEvent.keyDown(place("TUL-4"), { key: "Enter" });
    expect(opened).toHaveBeenCalledWith("TEK-MOVE-01");
    expect(heard).not.toHaveBeenCalled();
  });

  it("asks why when there was no answer yet", async () => {
    const { place } = show({ question: QUESTION });
    await fireEvent.click(place("TUL-4"));
    expect(heard).toHaveBeenCalledWith("why", undefined);
  });

  it("has nothing to choose for who looks on", () => {
    const { place, buttons } = show({ question: QUESTION, live: false });
    expect(buttons()).toBe(0);
    expect(place("TUL-2").dataset["state"]).toBe("plain");
  });
});
