import "../lib/browser";
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../src/gen/wire";
import { Plan, settings } from "../../src/lib/plan.svelte";

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

const worded = (message: string): boolean => ["setting-races-dealt", "setting-races-chosen"].includes(message);

describe("what can be settled of a game", () => {
  it("is a switch or a choice of words; what only a list can say is left out", () => {
    expect(settings(GAME, worded)).toEqual([
      { name: "tokens", kind: "switch", standard: false },
      { name: "races", kind: "choice", standard: "dealt", choices: ["dealt", "chosen"] },
    ]);
  });

  it("begins with the scenario where there are several", () => {
    const scenarios = ["short", "long"];
    expect(settings({ ...GAME, scenarios, options: {} }, worded)).toEqual([
      { name: "scenario", kind: "choice", standard: "short", choices: scenarios },
    ]);
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

  it("carries the clock that was chosen, and only what belongs to it", () => {
    const plan = new Plan(GAME);
    plan.clock = "live";
    plan.timeOut = "forfeit";
    expect(plan.form.clock).toEqual({ kind: "live", bank_ms: 600_000, increment_ms: 15_000, time_out: "forfeit" });
    plan.clock = "days";
    expect(plan.form.clock).toEqual({ kind: "days", days: 2, time_out: "forfeit" });
  });
});
