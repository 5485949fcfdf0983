import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { flip, fly, ring, ringAll, skip } from "../../src/lib/motion";
import { prefs } from "../../src/lib/prefs.svelte";

/** Where each element is, by its id. */
let places: Record<string, [number, number]>;
let runs: { who: Element; frames: Record<string, string[]>; finish: () => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  prefs.motion = "full";
  runs = [];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [left, top] = places[this.id] ?? [0, 0];
    return new DOMRect(left, top, this.id in places ? 10 : 0, this.id in places ? 10 : 0);
  });
  Element.prototype.animate = function (this: Element, frames: unknown) {
    let finish = (): void => undefined;
    const finished = new Promise<void>((done) => (finish = done));
    runs.push({ who: this, frames: frames as Record<string, string[]>, finish });
    return { finished, finish } as unknown as Animation;
  } as typeof Element.prototype.animate;
});

afterEach(() => {
  skip();
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function draw(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector("main")!;
}

const moved = () => runs.map((run) => [run.who.id, run.frames["translate"]![0]]);

describe("what moved", () => {
  test("glides from where it was; what stayed, came or went does not", () => {
    const root = draw('<i id="a" data-piece="army:1"></i><i id="b" data-piece="army:2"></i><i id="c" data-ref="gone"></i>');
    places = { a: [0, 0], b: [50, 50], c: [5, 5] };
    const travel = flip(root);
    root.querySelector("#c")!.remove();
    root.insertAdjacentHTML("beforeend", '<i id="d" data-piece="army:3"></i>');
    places = { a: [30, 40], b: [50, 50], d: [9, 9] };
    travel();
    expect(moved()).toEqual([["a", "-30px -40px"]]);
  });

  test("is found again in another place of the page", () => {
    const root = draw('<b><i id="a" data-piece="army:1"></i></b><u></u>');
    places = { a: [0, 0] };
    const travel = flip(root);
    root.querySelector("i")!.remove();
    root.querySelector("u")!.innerHTML = '<i id="new" data-piece="army:1"></i>';
    places = { new: [100, 0] };
    travel();
    expect(moved()).toEqual([["new", "-100px 0px"]]);
  });

  test("is not moved twice when it is carried", () => {
    const root = draw('<div id="board" data-ref="TUL"><i id="a" data-piece="army:1"></i></div>');
    places = { board: [0, 0], a: [5, 5] };
    const travel = flip(root);
    places = { board: [0, 20], a: [5, 25] };
    travel();
    expect(moved()).toEqual([["board", "0px -20px"]]);
  });

  test("wears a ring instead where motion is not wanted", () => {
    prefs.motion = "less";
    const root = draw('<i id="a" data-piece="army:1"></i>');
    places = { a: [0, 0] };
    const travel = flip(root);
    places = { a: [30, 40] };
    travel();
    expect(runs).toEqual([]);
    expect(root.querySelector(".changed")!.id).toBe("a");
    vi.advanceTimersByTime(1_500);
    expect(root.querySelector(".changed")).toBeNull();
  });
});

describe("what flies", () => {
  const pair = () => {
    draw('<i id="a"></i><i id="b"></i>');
    places = { a: [0, 0], b: [100, 0] };
    return [document.getElementById("a")!, document.getElementById("b")!] as const;
  };
  const token = () => document.createElement("b");

  test("arrives, and is gone", async () => {
    const done = fly(...pair(), token);
    expect(document.querySelector(".flying b")).not.toBeNull();
    runs[0]!.finish();
    await done;
    expect(document.querySelector(".flying")).toBeNull();
  });

  test("is there at once after a click", async () => {
    const done = fly(...pair(), token);
    dispatchEvent(new Event("pointerdown"));
    await done;
    expect(document.querySelector(".flying")).toBeNull();
  });

  test("stays at home where motion is not wanted, or where there is no way", async () => {
    const [a, b] = pair();
    prefs.motion = "less";
    await fly(a, b, token);
    expect(runs).toEqual([]);
    expect(b.className).toBe("changed");
    prefs.motion = "full";
    places = { b: [1, 1] };
    await fly(a, b, token);
    expect(runs).toEqual([]);
  });
});

test("a second ring lasts its own time", () => {
  const root = draw('<i data-ref="TUL-1"></i><i data-ref="TUL-1"></i><i data-ref="x"></i>');
  places = {};
  ringAll(["TUL-1", 'odd"name']);
  expect(root.querySelectorAll(".changed")).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  ring(root.querySelector("i")!);
  vi.advanceTimersByTime(1_000);
  expect(root.querySelectorAll(".changed")).toHaveLength(1);
});
