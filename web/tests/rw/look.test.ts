import { expect, test } from "vitest";
import moments from "virtual:moments/runewars";
import { emptiest } from "../../src/games/runewars/corners";
import { closedSides, placesOf, terrinoth, turned } from "../../src/games/runewars/ground";
import { calendar, heroOf, holder, stepsOf, yearOf } from "../../src/games/runewars/look";

const scene = moments["turn"]!.position.scene;
const map = scene.boards.find(({ id }) => id === "map")!;

test("a year is told by its orders; those higher than all before have their bonus", () => {
  expect(yearOf(scene, 0).map(({ number, highest, now }) => [number, highest, now])).toEqual([[1, true, false], [2, true, false], [3, true, true]]);
  expect(yearOf(scene, 1).map(({ number, highest }) => [number, highest])).toEqual([[5, true], [2, false]]);
  expect(calendar(scene)).toEqual({ year: 3, years: 8, season: "autumn" });
});

test("a dial has eight steps; units, influence and cards are where the sheet has them", () => {
  const steps = stepsOf(scene, 0, "wood", 8);
  expect(steps).toHaveLength(8);
  expect(steps[1]).toEqual({ step: 2, units: [{ unit: "bowman", n: 1 }], influence: false, tactics: true });
});

test("a hero is as hurt as it is", () => {
  expect(heroOf(scene, "sir_valadir")).toMatchObject({ health: 3, most: 4, rewards: 2 });
});

test("whose an area is", () => {
  expect([holder(scene, "4C"), holder(scene, "8A"), holder(scene, "4A")]).toEqual([0, 2, -1]);
});

test("a closed side lies between its two areas", () => {
  const plots = new Map(terrinoth(map).plots.map((plot) => [plot.space.id, plot]));
  const sides = closedSides(map);
  const line = map.lines.find(({ kind, between }) => kind === "water" && between.length)!;
  const [one, other] = line.between[0]!;
  const middle = [0, 1].map((i) => (plots.get(one)!.at[i]! + plots.get(other)!.at[i]!) / 2);
  const near = sides.filter(({ kind, ends: [a, b] }) => kind === "water" && Math.hypot((a[0] + b[0]) / 2 - middle[0]!, (a[1] + b[1]) / 2 - middle[1]!) < 0.5);
  expect(near).toHaveLength(1);
});

test("a tile is drawn where it would lie, however it is turned", () => {
  for (const moment of ["tiles", "home"]) {
    const { boards } = moments[moment]!.position.scene;
    const places = placesOf(boards.find(({ id }) => id === "map")!).filter(({ tile }) => tile);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const tile = boards.find(({ id }) => id === `tile-${place.tile}`)!;
      const drawn = turned(tile, place.turns, place.at);
      const corners = [...place.path.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      const hexes = drawn.hexes.flatMap(({ path }) => [...path.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const));
      for (const [x, y] of corners) expect(hexes.some(([u, v]) => Math.hypot(x - u, y - v) < 0.3)).toBe(true);
    }
  }
});

test("a map without areas has room for the first tile", () => {
  const first = terrinoth(moments["first_tile"]!.position.scene.boards.find(({ id }) => id === "map")!);
  expect(first.plots).toEqual([]);
  expect(first.frame.width).toBeGreaterThan(0);
});

test("what is laid over the map is laid into an empty corner", () => {
  const land = terrinoth(map);
  const [year, legend] = emptiest(land, [770, 560], [[240, 130], [270, 60]]);
  expect(year).toBe("top left");
  expect(legend).toBe("bottom left");
});
