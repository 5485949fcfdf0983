import moments from "virtual:moments/elven_rage";
import { expect, test } from "vitest";
import { farrun } from "../../src/games/elven_rage/ground";
import { cardId, copies, facts, fights, figuresOf, goalOf, own, panelOf, peopleOf, picture, sort } from "../../src/games/elven_rage/look";
import { battleOf } from "../../src/games/elven_rage/telling";
import { box } from "../../src/lib/geometry";
import type { Board, Card, Scene } from "../../src/gen/wire";
import type { Mark } from "../../src/widgets/map/states";

const scene = (name: string): Scene => moments[name]!.position.scene;
const board = (name: string): Board => scene(name).boards.find(({ id }) => id === "land")!;
const peoples = (name: string): string[] => scene(name).panels.map(({ card }) => card);

test("the figures of a card in hand: initiative, lives, price, three sides in their order", () => {
  const figures = figuresOf(scene("turn"), "bl_janira")!;
  expect(figures.sides.map(({ side }) => side)).toEqual(["L", "F", "R"]);
  expect(figures.lives).toBe(figures.most);
  expect(figures.price).toBeGreaterThan(0);
  expect(figuresOf(scene("turn"), "sn_raider")).toBeNull();
});

test("a fighter has the figures of the moment, and what was printed where an icon was changed", () => {
  const elite = figuresOf(scene("changed"), "sn_elite_of_sareon@S")!;
  const front = elite.sides.find(({ side }) => side === "F")!;
  expect(front.was).not.toBe("");
  expect(front.was).not.toBe(front.icon);
  expect(elite.sides.every(({ aim }) => aim !== "")).toBe(true);
});

test("every card that can be seen has a drawing of its own and a people", () => {
  const seen = Object.values(moments).flatMap(({ position }) => position.scene.zones.flatMap(({ cards }) => cards)).filter(({ kind }) => kind !== "goal");
  for (const card of seen) {
    expect([card.id, picture(card.id) !== "open-treasure-chest"]).toEqual([card.id, true]);
    if (!["artifact", "treasure"].includes(card.kind)) expect(sort(card).people).toBe(peopleOf(card.id));
  }
  expect(cardId("sn_raider@N")).toBe("sn_raider");
});

test("the second of two equal cards is another one", () => {
  const card: Card = { id: "sn_raider", kind: "snow", text: [], on: 0, face_up: true };
  expect(copies([card, card]).map(({ key }) => key)).toEqual(["sn_raider 1", "sn_raider 2"]);
});

test("a Goal: all that it asks for, and what of it is met; in the other scenario it is no secret", () => {
  const goal = goalOf(scene("turn"), 0)!;
  expect(goal.secret).toBe(true);
  for (const { n, of, met } of goal.wants) expect(met).toBe(n >= of);
  expect(goalOf(scene("turn"), 1)).toBeNull();
  expect(goalOf(scene("two"), 0)).toMatchObject({ id: "dragon_lord", secret: false });
});

test("whose things lie before whom, and whether a battle is on", () => {
  expect(own(scene("turn"), 2)).toBe(2);
  expect(own(scene("turn"), 15)).toBe(0);
  expect(facts(panelOf(scene("turn"), 0))["lands"]).toBe(7);
  expect([fights(scene("turn")), fights(scene("start"))]).toEqual([false, true]);
});

test.each([["turn", 33], ["three", 28], ["two", 17]])("the land of %s fills its box: %i lands, none of them outside", (name, count) => {
  const { land, cell } = farrun(board(name), peoples(name), 232, 136);
  expect(land.plots).toHaveLength(count);
  expect([land.frame.width, land.frame.height]).toEqual([232, 136]);
  for (const { polygon } of land.plots) {
    const around = box(polygon);
    expect(around.x).toBeGreaterThan(land.frame.x - 3);
    expect(around.x + around.width).toBeLessThan(land.frame.x + land.frame.width + 3);
    expect(around.y + around.height).toBeLessThan(land.frame.y + land.frame.height + 3);
  }
  expect(cell).toBeGreaterThan(20);
});

test("lands keep what the scene says of them; only their looks are the mood of a people", () => {
  const { land } = farrun(board("turn"), peoples("turn"), 232, 136);
  const plot = (id: string) => land.plots.find(({ space }) => space.id === id)!;
  expect([plot("A1").space.kind, plot("A1").terrain]).toEqual(["castle", "wasteland"]);
  expect(plot("F6").terrain).toBe("mountain");
  expect(plot("X").terrain).toBe("capital");
  const other = farrun(board("turn"), ["forest", "high", "snow", "black"], 232, 136).land;
  expect(other.plots.find(({ space }) => space.id === "A1")!.terrain).toBe("forest");
});

test("borders of neighbours are the same line", () => {
  const { land } = farrun(board("turn"), peoples("turn"), 232, 136);
  const spots = new Set(land.plots.find(({ space }) => space.id === "B1")!.polygon.map(String));
  const shared = land.plots.find(({ space }) => space.id === "B2")!.polygon.filter((spot) => spots.has(String(spot)));
  expect(shared.length).toBeGreaterThan(5);
});

test("a march against players or Ebrung wears swords, one against neutrals a wolf, an Artifact its own picture", () => {
  const mark = (verb: string): Mark => ({ standing: "legal", options: [{ key: verb, verb, refs: [] }], number: "1", icon: "", war: false, rule: "", looked: false });
  const space = (id: string) => board("turn").spaces.find((one) => one.id === id)!;
  expect(battleOf(mark("conquer"), space("D1"), 1)).toEqual({ icon: "crossed-swords", war: true });
  expect(battleOf(mark("conquer"), space("X"), -1)).toEqual({ icon: "crossed-swords", war: true });
  expect(battleOf(mark("conquer"), space("C2"), -1)).toEqual({ icon: "wolf-head", war: false });
  const ward: Mark = { ...mark("artifact_on"), options: [{ key: "artifact_on:art_ward:A2", verb: "artifact_on", refs: ["art_ward", "A2"] }] };
  expect(battleOf(ward, space("A2"), 0)).toEqual({ icon: picture("art_ward"), war: false });
});
