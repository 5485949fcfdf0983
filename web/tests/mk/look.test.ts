import { expect, test } from "vitest";
import type { Option, Question, Scene } from "../../src/gen/wire";
import moments from "virtual:moments";
import { about, amount, enemyLook, facts, fights, marked, own, phaseOf, picture, rounds, sort, spreads, subject, sumsOf } from "../../src/games/mage_knight/look";

const scene = (name: string): Scene => moments[name]!.scene;
const option = (key: string): Option => ({ key, verb: key.split(":")[0]!, refs: key.split(":").slice(1) });

test.each([
  ["card:march", "card:march"],
  ["unit:1", "unit-1"],
  ["heal:2", "unit-2"],
  ["heal:hand", "card:wound"],
  ["return:0", "unit-0"],
  ["return:ruby_ring", "card:ruby_ring"],
  ["block:0:1", "foe-0"],
  ["strike:2", "foe-2"],
  ["pay:die:green", "die:green"],
  ["pay:crystal:red", "crystal:red"],
  ["pay:token:gold", "token:gold"],
  ["melt:blue", "crystal:blue"],
  ["reroll:black", "die:black"],
  ["tactic:rethink", "tactic:rethink"],
  ["skill:dark_paths", "skill:dark_paths"],
  ["learn:hand:fire_bolt", "card:fire_bolt"],
  ["learn:dark_paths", "card:dark_paths"],
  ["recruit:peasants", "card:peasants"],
  ["hero", "hero"],
  ["hero:tovak", "hero:tovak"],
])("an option is about a thing of the table: %s", (key, thing) => {
  expect(about(option(key))).toBe(thing);
});

test.each(["walk:start.e", "explore:1,1", "challenge:7.ne", "way:basic", "do:attack", "colour:red", "end", "rest", "more:2"])("places, ways and deeds are drawn elsewhere: %s", (key) => {
  expect(about(option(key))).toBe("");
});

test("day and night in turn, from what it is now", () => {
  const found = rounds(scene("tactics"));
  expect(found.map(({ state, night }) => `${state} ${night}`)).toEqual(["now false", "next true", "next false"]);
});

test("what the scene tells of heroes, phases and enemies", () => {
  const block = scene("block");
  expect(fights(block)).toBe(true);
  expect(fights(scene("move"))).toBe(false);
  expect(phaseOf(block)).toBe("block");
  expect(facts(block.panels[0])["level"]).toBe(5);
  expect(amount(sumsOf(block, "foe-0", "sum-block")[0], "needed_n")).toBe(6);
  expect(own(block, 1)).toBe(1);
  expect(own(block, -1)).toBe(0);
});

test("every enemy, site and card in sight has a look of its own", () => {
  expect(enemyLook("ice_dragon")).toEqual({ back: "red", icon: "spiked-dragon-head" });
  expect(enemyLook("nobody").back).toBe("ruin");
  expect(picture("flame_wall", "red")).toBe("flame");
  expect(picture("improvisation", "red")).toBe("flame");
  expect(sort({ id: "fireball", kind: "spell:red", text: [], on: 0, face_up: true })).toEqual({ kind: "spell", colour: "red" });
  expect(marked(["keep", "cost-3"], "cost")).toBe("3");
});

test("questions about cards that lie nowhere are spread out", () => {
  const asked = (prompt: string, args: Question["args"] = {}): Question => ({ prompt, args, rule: "", optional: false, options: [] });
  expect(spreads(asked("pick-tactic"))).toBe(true);
  expect(spreads(asked("move"))).toBe(false);
  expect(spreads(null)).toBe(false);
  expect(subject(asked("choose-way", { card: "march" }))).toBe("march");
  expect(subject(asked("resolve", { source: "peasants" }))).toBe("peasants");
  expect(subject(null)).toBe("");
});
