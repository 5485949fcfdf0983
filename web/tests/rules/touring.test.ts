import { beforeEach, describe, expect, it } from "vitest";
import type { Position, Tour, TourStep } from "../../src/gen/wire";
import { beside, left, Touring } from "../../src/lib/touring.svelte";

const position = (...keys: string[]): Position =>
  ({
    asked: [],
    due: keys.length ? [{ prompt: "p", rule: "", args: {}, optional: false, options: keys.map((key) => ({ key, verb: key, refs: [] })) }] : [],
    undo: 0,
    result: null,
  }) as unknown as Position;

const step = (key: string, seq: number, ...keys: string[]): TourStep => ({
  position: position(...keys),
  events: [{ seq, kind: `e${seq}`, args: {} }],
  refused: [],
  hint: `h${seq}`,
  point: [],
  key,
});

const tour: Tour = { game: "some_game", steps: [step("a", 1, "a", "b"), step("c", 2, "c"), step("", 3)] };

beforeEach(() => localStorage.clear());

describe("a tour", () => {
  it("goes on with the choice of the script and stays at any other", () => {
    const touring = new Touring(tour);
    touring.choose("b");
    expect([touring.at, touring.astray]).toEqual([0, "b"]);
    touring.choose("a");
    expect([touring.at, touring.astray]).toEqual([1, null]);
    expect(touring.wanted?.key).toBe("c");
    expect(touring.words).toBe("web-tour-some_game-h2");
    expect(touring.meanwhile).toBe("web-tour-some_game-h2-meanwhile");
  });

  it("tells what happened, and takes it back with the step", () => {
    const touring = new Touring(tour);
    const told: string[] = [];
    touring.listen((events) => told.push(...events.map((event) => event.kind)));
    touring.go(1);
    expect(touring.events.map((event) => event.kind)).toEqual(["e1", "e2"]);
    touring.undo();
    expect(touring.events.map((event) => event.kind)).toEqual(["e1"]);
    expect(told).toEqual(["e2"]);
  });

  it("is continued where it was left, and begins anew after the end", () => {
    const touring = new Touring(tour);
    touring.go(1);
    expect(left("some_game")).toBe(1);
    expect(new Touring(tour, left("some_game")).at).toBe(1);
    touring.go(2);
    expect(left("some_game")).toBe(0);
    localStorage.setItem("realms.tour.some_game", "nonsense");
    expect(left("some_game")).toBe(0);
    expect(new Touring(tour, 99).at).toBe(2);
  });
});

describe("the place of a hint", () => {
  const room = { x: 0, y: 100, w: 1000, h: 600 };
  const size = { w: 300, h: 120 };

  it("is beside the thing, inside the room, and covers neither it nor what is to be clicked", () => {
    const thing = { x: 100, y: 300, w: 80, h: 80 };
    expect(beside(thing, size, room, []).side).toBe("right");
    const right = { x: 190, y: 250, w: 300, h: 200 };
    const found = beside(thing, size, room, [right]);
    expect(found.side).toBe("above");
    expect(found.x).toBeGreaterThanOrEqual(0);
  });

  it("is at the left of what stands at the right edge", () => {
    expect(beside({ x: 940, y: 300, w: 60, h: 60 }, size, room, [])).toMatchObject({ side: "left", x: 940 - 14 - 300 });
  });

  it("is at the bottom where there is nothing to point at", () => {
    expect(beside(null, size, room, [])).toEqual({ x: 350, y: 100 + 600 - 120 - 8, side: "free" });
  });
});
