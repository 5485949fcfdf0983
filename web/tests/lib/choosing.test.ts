import { beforeEach, describe, expect, test } from "vitest";
import type { Question } from "../../src/gen/wire";
import { Choosing } from "../../src/lib/choosing.svelte";
import { option, question } from "./made";

let due: Question[];
let sent: string[];
let choosing: Choosing;

beforeEach(() => {
  due = [question("patrol", ["move:A:X", "move:A:Y", "move:B:X", "stand:C", "pass"])];
  sent = [];
  choosing = new Choosing(() => due, (key) => sent.push(key));
  choosing.settle();
});

const keys = () => choosing.options.map((one) => one.key);
const targets = () => [...choosing.targets.keys()];

describe("narrowing", () => {
  test("what can be clicked is what the options refer to", () => {
    expect(targets()).toEqual(["A", "B", "C"]);
    expect(choosing.targets.get("A")!.map((one) => one.key)).toEqual(["move:A:X", "move:A:Y"]);
  });

  test("a click leaves the options that begin with it", () => {
    choosing.pick("A");
    expect(choosing.picked).toEqual(["A"]);
    expect(keys()).toEqual(["move:A:X", "move:A:Y"]);
    expect(targets()).toEqual(["X", "Y"]);
    choosing.pick("Y");
    expect(sent).toEqual(["move:A:Y"]);
  });

  test("what is the only one is sent at once", () => {
    choosing.pick("B");
    choosing.pick("C");
    expect(sent).toEqual(["move:B:X", "stand:C"]);
  });

  test("other things do nothing", () => {
    choosing.pick("X");
    expect(sent).toEqual([]);
    expect(choosing.picked).toEqual([]);
  });

  test("options that end where others go on stay in the list", () => {
    due = [question("swap", ["swap:A", "swap:A:B"])];
    choosing.settle();
    choosing.pick("A");
    expect(keys()).toEqual(["swap:A", "swap:A:B"]);
    expect(targets()).toEqual(["B"]);
  });

  test("without a question there is nothing", () => {
    due = [];
    choosing.settle();
    expect(choosing.question).toBeNull();
    expect(choosing.options).toEqual([]);
    expect(choosing.targets.size).toBe(0);
  });

  test("what the game waits for goes before what may be answered", () => {
    due = [question("church", ["pass"], true), question("patrol", ["stand:C"])];
    expect(choosing.question!.prompt).toBe("patrol");
    due = [question("church", ["pass"], true)];
    expect(choosing.question!.prompt).toBe("church");
  });
});

test("numbers count the options that are left", () => {
  expect(choosing.number(option("move:B:X"))).toBe(3);
  expect(choosing.byNumber(4)!.key).toBe("stand:C");
  expect(choosing.byNumber(0)).toBeNull();
  expect(choosing.byNumber(6)).toBeNull();
  choosing.pick("A");
  expect(choosing.number(option("move:A:Y"))).toBe(2);
  expect(choosing.number(option("stand:C"))).toBe(0);
});

describe("looking first", () => {
  test("the first tap shows, the second sends", () => {
    choosing.pick("C", true);
    expect(choosing.preview?.key).toBe("stand:C");
    expect(sent).toEqual([]);
    choosing.pick("C", true);
    expect(sent).toEqual(["stand:C"]);
  });

  test("a tap elsewhere shows that instead", () => {
    choosing.pick("C", true);
    choosing.pick("B", true);
    expect(choosing.preview?.key).toBe("move:B:X");
    choosing.pick("A", true);
    expect(choosing.preview).toBeNull();
    expect(choosing.picked).toEqual(["A"]);
    expect(sent).toEqual([]);
  });
});

test("back undoes the look, then the clicks, then nothing", () => {
  choosing.pick("A");
  choosing.pick("X", true);
  expect(choosing.back()).toBe(true);
  expect(choosing.preview).toBeNull();
  expect(choosing.picked).toEqual(["A"]);
  expect(choosing.back()).toBe(true);
  expect(choosing.picked).toEqual([]);
  expect(choosing.back()).toBe(false);
});

test("clicks outlast a position that asks the same, and no other", () => {
  choosing.pick("A");
  due = [question("patrol", ["move:A:X", "move:A:Y", "move:B:X", "stand:C", "pass"])];
  choosing.settle();
  expect(choosing.picked).toEqual(["A"]);
  due = [question("patrol", ["move:A:X", "move:A:Y"])];
  choosing.settle();
  expect(choosing.picked).toEqual([]);
});
