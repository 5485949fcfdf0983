import { expect, test } from "vitest";
import { allies, facts, lastWar, own, status, takers, turns, wants } from "../../src/games/tiny_epic_kingdoms/look";
import { POSITION, SCENE } from "../../src/gallery/sample";
import type { Event, SeatInfo } from "../../src/gen/wire";

let seq = 0;
const event = (kind: string, args: Event["args"] = {}): Event => ({ seq: ++seq, kind, args });
const info = (part: Partial<SeatInfo>): SeatInfo => ({
  seat: 1, kind: "person", person: "", name: "", bot: "", online: true, taken_over: false, forfeited: false, since: null, left_ms: null, deadline: null, ...part,
});

test("facts of a panel by their names", () => {
  expect(facts(SCENE.panels[0]!)).toMatchObject({ mana: 3, ore: 4, food: 2, armies: 5, supply: 2, tower: 3, magic: 2, points: 10, neutral: 0 });
});

test("who laid the shields, until the card is cleared", () => {
  const told = [event("action-selected", { who: 2, action: "quest" }), event("card-cleared", { who: 0 }), event("action-selected", { who: 1, action: "build" })];
  expect([...takers(told)]).toEqual([["build", 1]]);
  expect(turns(told)).toBe(2);
});

test("two seats in one region are allies, but not while they fight there", () => {
  expect(allies(SCENE, 2, null)).toEqual([{ seat: 3, board: "VEL" }]);
  const war = lastWar([event("war-began", { who: 2, whom: 3, area: "VEL-2" })]);
  expect(allies(SCENE, 2, war)).toEqual([]);
  expect(allies(SCENE, 0, null)).toEqual([]);
});

test("the story of a war: nothing is open until both are, flags count 0, it ends with the retreat", () => {
  const told = [event("war-began", { who: 0, whom: 1, area: "TUL-2" })];
  expect(lastWar(told)).toMatchObject({ attacker: 0, defender: 1, area: "TUL-2", winner: -1, over: false });
  expect(lastWar(told)!.shown.size).toBe(0);
  told.push(event("number-shown", { who: 0, n: 7 }), event("flag-shown", { who: 1 }), event("raised", { who: 0, n: 9 }), event("war-won", { who: 0, whom: 1, area: "TUL-2" }));
  const war = lastWar(told)!;
  expect([...war.shown]).toEqual([[0, 9], [1, 0]]);
  expect(war.flags).toEqual(new Set([1]));
  expect(war).toMatchObject({ winner: 0, over: false });
  told.push(event("retreated", { who: 1, area: "TUL-2", to: "TUL-1" }));
  expect(lastWar(told)!.over).toBe(true);
});

test("the one thing worth saying about a seat", () => {
  const ally = [{ seat: 2, board: "VEL" }];
  const asked = (prompt: string, optional: boolean) => ({ ...POSITION, asked: [{ seat: 1, prompt, optional }] });
  expect(status(asked("war-dice", false), 1, info({}), ally).kind).toBe("thinking");
  expect(status(asked("sealed-wait", true), 1, info({}), ally).kind).toBe("sealed");
  expect(status(POSITION, 1, info({}), ally)).toEqual({ kind: "allied", ally: ally[0] });
  expect(status(POSITION, 1, info({ kind: "bot" }), []).kind).toBe("bot");
  expect(status(POSITION, 1, info({ online: false }), []).kind).toBe("away");
  expect(status(POSITION, 1, info({ forfeited: true }), ally).kind).toBe("out");
});

test("sealed choices cover the table, others do not", () => {
  const question = POSITION.due[0]!;
  expect(wants({ ...question, prompt: "war-dice" })).toBe(true);
  expect(wants({ ...question, prompt: "pick-split" })).toBe(true);
  expect(wants(question)).toBe(false);
});

test("who looks on sits beside the first seat", () => {
  expect(own(SCENE, 2)).toBe(2);
  expect(own(SCENE, 15)).toBe(0);
});
