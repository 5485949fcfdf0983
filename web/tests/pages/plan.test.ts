import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../src/gen/wire";
import { Plan } from "../../src/lib/plan.svelte";
import { settings, span, whyNot } from "../../src/lib/settings";

const GAME: GameInfo = {
  id: "small",
  ruleset: "small@1",
  name: { en: "Small" },
  players: [2, 5],
  scenarios: [],
  options: {
    tokens: { type: "boolean", default: false },
    races: { type: "string or list", default: "dealt", choices: ["dealt", "chosen", "elves"] },
    lands: { type: "list", default: [], choices: ["A", "B"] },
  },
  bots: ["random", "greedy"],
};

/** One that can be played alone, in which seats have heroes. */
const ALONE: GameInfo = {
  ...GAME,
  players: [1, 4],
  scenarios: ["short", "long", "solo"],
  options: {
    scenario: { type: "string", default: "short", choices: ["short", "long", "solo"], players: { long: [2, 4], solo: [1, 1] } },
    heroes: { type: "string or list", default: "dealt", choices: ["dealt", "elf", "orc"], seats: true },
  },
};

/** One with optional rules, some of which do not go together. */
const MANY: GameInfo = {
  ...ALONE,
  options: {
    ...ALONE.options,
    auction: { type: "boolean", default: false, group: "setup", without: ["heroes"], takes: { short: [2, 3, 4], long: [2, 3, 4] } },
    rage: { type: "boolean", default: false, group: "foes", rule: "R-1", without: ["fury"] },
    fury: { type: "boolean", default: false, group: "foes", without: ["rage"] },
    towns: { type: "string", default: "usual", choices: ["usual", "1", "2"], group: "map", takes: { long: [3, 4] } },
    walls: { type: "boolean", default: false, group: "map", needs: ["towns"] },
  },
};

const worded = (message: string): boolean => ["setting-races-dealt", "setting-races-chosen"].includes(message);

describe("what can be settled of a game", () => {
  it("is a switch or a choice of words; what only a list can say is left out", () => {
    expect(settings(GAME, 3, worded)).toEqual([
      { name: "tokens", kind: "switch", standard: false },
      { name: "races", kind: "choice", standard: "dealt", choices: ["dealt", "chosen"] },
    ]);
  });

  it("leaves out what does not take so many players", () => {
    expect(settings(ALONE, 1, worded)).toContainEqual({ name: "scenario", kind: "choice", standard: "short", choices: ["short", "solo"] });
    expect(settings(ALONE, 2, worded)).toContainEqual({ name: "scenario", kind: "choice", standard: "short", choices: ["short", "long"] });
  });

  it("may be one for each seat", () => {
    expect(settings(ALONE, 2, worded)).toContainEqual({ name: "heroes", kind: "seats", standard: "dealt", choices: ["dealt", "elf", "orc"] });
  });
});

describe("a table that is planned", () => {
  it("is me and bots, and starts at once", () => {
    const plan = new Plan(GAME);
    expect(plan.form).toMatchObject({ game: "small", players: 3, start: true, public: false, clock: { kind: "none" } });
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(plan.company).toBe("bots");
  });

  it("waits for friends if a seat is open", () => {
    const plan = new Plan(GAME);
    plan.invite("friends");
    plan.seat(4);
    expect(plan.form.seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }]);
    expect(plan.form.start).toBe(false);
    expect(plan.company).toBe("friends");
  });

  it("keeps the seats that were settled when there are fewer or more players", () => {
    const plan = new Plan(GAME);
    plan.seats[1] = { kind: "open" };
    plan.seat(5);
    plan.seat(2);
    expect(plan.seats).toEqual([{ kind: "me" }, { kind: "open" }]);
    expect(plan.company).toBe("friends");
  });

  it("says nothing of the company if the seats differ", () => {
    const plan = new Plan(GAME);
    plan.seats[2] = { kind: "me" };
    expect(plan.company).toBe("");
    expect(plan.full).toBe(true);
  });

  it("has one seat where one can play alone, and starts at once", () => {
    const plan = new Plan(ALONE);
    expect(plan.form).toMatchObject({ players: 1, seats: [{ kind: "me" }], start: true, options: {} });
  });

  it("keeps what was settled as long as it fits the number of players", () => {
    const plan = new Plan(ALONE);
    const heroes = settings(ALONE, 1, worded).find((setting) => setting.kind === "seats")!;
    plan.values["scenario"] = "solo";
    plan.setPart(heroes, 0, "elf");
    plan.seat(2);
    expect(plan.form.options).toEqual({ heroes: ["elf", "dealt"] });
    plan.setPart(heroes, 1, "orc");
    plan.values["scenario"] = "long";
    plan.seat(3);
    expect(plan.form.options).toEqual({ heroes: ["elf", "orc", "dealt"], scenario: "long" });
    plan.seat(1);
    expect(plan.form.options).toEqual({ heroes: ["elf"] });
  });

  it("carries the clock that was chosen, and only what belongs to it", () => {
    const plan = new Plan(GAME);
    plan.clock = "live";
    plan.timeOut = "forfeit";
    expect(plan.form.clock).toEqual({ kind: "live", bank_ms: 600_000, increment_ms: 15_000, time_out: "forfeit" });
    plan.clock = "days";
    expect(plan.form.clock).toEqual({ kind: "days", days: 2, time_out: "forfeit" });
  });
});

describe("optional rules", () => {
  const why = (plan: Plan, name: string) => whyNot(plan.game, name, plan.seats.length, plan.values);

  it("stand in groups, with their rules", () => {
    expect(settings(MANY, 1, worded)).toContainEqual({ name: "rage", kind: "switch", standard: false, group: "foes", rule: "R-1" });
  });

  it("that would be refused say why", () => {
    const plan = new Plan(MANY);
    expect(why(plan, "auction")).toEqual({ message: "setting-why-players", players: [2, 3, 4] });
    expect(why(plan, "towns")).toEqual({ message: "setting-why-scenario", scenarios: ["long"] });
    plan.seat(3);
    expect(why(plan, "auction")).toBeNull();
    plan.set("heroes", ["elf", "dealt", "dealt"]);
    expect(why(plan, "auction")).toEqual({ message: "setting-why-without", other: "heroes" });
    plan.set("heroes", ["dealt", "dealt", "dealt"]);
    expect(why(plan, "auction")).toBeNull();
    plan.set("rage", true);
    expect(why(plan, "fury")).toEqual({ message: "setting-why-without", other: "rage" });
    plan.set("scenario", "long");
    expect(why(plan, "towns")).toBeNull();
    expect(why(plan, "walls")).toEqual({ message: "setting-why-needs", other: "towns" });
  });

  it("are as usual again when they do not fit any more, and so is what needed them", () => {
    const plan = new Plan(MANY);
    plan.seat(3);
    for (const [name, value] of Object.entries({ scenario: "long", towns: "2", walls: true, rage: true })) plan.set(name, value);
    expect(plan.altered).toEqual(["rage", "towns", "walls"]);
    plan.set("scenario", "short");
    expect(plan.form.options).toEqual({ rage: true });
    plan.set("rage", false);
    expect(plan.form.options).toEqual({});
  });

  it("go back to usual at once, and nothing else does", () => {
    const plan = new Plan(MANY);
    plan.seat(3);
    for (const [name, value] of Object.entries({ scenario: "long", towns: "2", walls: true })) plan.set(name, value);
    plan.reset();
    expect(plan.form.options).toEqual({ scenario: "long" });
  });

  it("outlive a reload with the rest of the plan, as far as the game still has them", () => {
    const plan = new Plan(MANY);
    plan.seat(3);
    plan.invite("friends");
    plan.set("scenario", "long");
    plan.set("towns", "1");
    plan.clock = "days";
    expect(new Plan(MANY, plan.kept).form).toEqual(plan.form);
    expect(new Plan(ALONE, plan.kept).form.options).toEqual({ scenario: "long" });
  });

  it("name players as a span where there is no gap", () => {
    expect([span([4]), span([2, 3, 4]), span([1, 3])]).toEqual(["4", "2–4", "1, 3"]);
  });
});
