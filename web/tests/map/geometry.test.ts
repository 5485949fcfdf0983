import { describe, expect, it } from "vitest";
import { ELA, FIO, TUL, VEL } from "../../src/gallery/lands";
import {
  anchor,
  border,
  depth,
  hex,
  hexWidth,
  knotted,
  moved,
  onRim,
  random,
  region,
  scatter,
  type Spot,
  toward,
} from "../../src/lib/geometry";

const SIZE: Spot = [100, 70];
const SQUARE: Spot[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("borders", () => {
  it("are the same from both sides", () => {
    const one = border([10, 20], [50, 33], "TUL");
    const other = border([50, 33], [10, 20], "TUL");
    expect(one).toHaveLength(9);
    expect(other.toReversed()).toEqual(one);
  });

  it("keep their ends and stay near the line", () => {
    const found = border([0, 10], [40, 10], "x");
    expect(found[0]).toEqual([0, 10]);
    expect(found.at(-1)).toEqual([40, 10]);
    for (const [, y] of found) expect(Math.abs(y - 10)).toBeLessThan(1.9 * 1.75);
  });

  it("differ from card to card", () => {
    expect(border([10, 20], [50, 33], "TUL")).not.toEqual(border([10, 20], [50, 33], "ELA"));
  });

  it("are straight on the rim of the card", () => {
    expect(onRim([0, 5], [0, 30], SIZE)).toBe(true);
    expect(onRim([12, 70], [50, 70], SIZE)).toBe(true);
    expect(onRim([0, 30], [30, 70], SIZE)).toBe(false);
    expect(region(SQUARE.map(([x, y]) => [x * 10, y * 7]), SIZE, "x").path).toBe("M0 0L100 0L100 70L0 70L0 0Z");
  });

  it("have a corner where another border meets them", () => {
    expect(knotted(SQUARE, [[10, 4], [10, 0], [3, 3]])).toEqual([[0, 0], [10, 0], [10, 4], [10, 10], [0, 10]]);
  });
});

describe("places for pieces", () => {
  it("measures how deep a spot lies", () => {
    expect(depth(5, 5, SQUARE)).toBe(5);
    expect(depth(5, 9, SQUARE)).toBe(1);
    expect(depth(5, 12, SQUARE)).toBe(-2);
  });

  it("finds the middle of a square", () => {
    const [x, y] = anchor(SQUARE, 1);
    expect(x).toBeCloseTo(5, 0);
    expect(y).toBeCloseTo(5, 0);
  });

  it("is well inside of every region of the cards", () => {
    for (const board of [TUL, ELA, FIO, VEL])
      for (const space of board.spaces) {
        const { polygon } = region(space.outline, board.size, board.id);
        const [x, y] = anchor(polygon, 6);
        expect(depth(x, y, polygon), space.id).toBeGreaterThan(4);
      }
  });
});

describe("motifs", () => {
  const { polygon } = region(TUL.spaces[1]!.outline, SIZE, "TUL");
  const at = anchor(polygon, 6);
  const placed = scatter({
    polygon,
    motifs: [{ name: "m-tree", width: 5, height: 6 }],
    gap: 5,
    free: { at, x: 10, y: 8 },
    seed: "TUL-2",
  });

  it("stand inside, those behind first, and apart", () => {
    expect(placed.length).toBeGreaterThan(8);
    placed.forEach((motif, i) => {
      expect(depth(motif.x, motif.y, polygon)).toBeGreaterThan(0);
      if (i) expect(motif.y).toBeGreaterThanOrEqual(placed[i - 1]!.y);
      for (const other of placed.slice(i + 1))
        expect(Math.hypot(other.x - motif.x, (other.y - motif.y) * 1.25)).toBeGreaterThan(4.2);
    });
  });

  it("leave room for the pieces", () => {
    for (const { x, y } of placed) expect(Math.hypot((x - at[0]) / 10, (y - 2.1 - at[1]) / 8)).toBeGreaterThan(0.98);
  });

  it("are the same each time", () => {
    expect(random(7)()).toBe(random(7)());
  });
});

describe("hexes", () => {
  it("are flat on top and touch", () => {
    const corners = hex([0, 0], 100);
    expect(corners).toHaveLength(6);
    expect(corners[1]![1]).toBeCloseTo(-43.3, 1);
    expect(corners[1]![1]).toBe(corners[2]![1]);
    expect(hexWidth([[0, 0], [75, 43.301], [0, 86.603]])).toBeCloseTo(100, 1);
  });
});

describe("arrow keys", () => {
  const places = [
    { id: "right", at: [20, 0] as Spot },
    { id: "far", at: [60, 0] as Spot },
    { id: "below", at: [2, 20] as Spot },
  ];
  it("go to the nearest in that direction", () => {
    expect(toward([0, 0], [1, 0], places)?.id).toBe("right");
    expect(toward([0, 0], [0, 1], places)?.id).toBe("below");
    expect(toward([0, 0], [-1, 0], places)).toBeNull();
  });
});

describe("a path that is moved", () => {
  it("keeps its shape: what is relative grows, what is absolute is moved as well", () => {
    expect(moved("M1 2l.5-1H4v2z", 2, [10, 20])).toBe("M12 24l1 -2H18v4z");
    expect(moved("M0 0V3q1.5.5 2 0", 2, [10, 20])).toBe("M10 20V26q3 1 4 0");
  });

  it("leaves the angle and the flags of an arc alone", () => {
    expect(moved("M1 1a2 3 0 1 0 4 0", 0.5, [0, 0])).toBe("M0.5 0.5a1 1.5 0 1 0 2 0");
  });
});
