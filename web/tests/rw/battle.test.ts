// A battle, a duel and a bid as they are read from a scene.

import { expect, test } from "vitest";
import type { Piece, Scene, Sum } from "../../src/gen/wire";
import { battleOf, mySide, when, worked } from "../../src/games/runewars/battle";
import { biddersOf, duelOf } from "../../src/games/runewars/duel";

const sum = (of: string, text: string, args: Record<string, string | number>, seat = -1): Sum => ({ of, seat, text, args: Object.entries(args) });
const piece = (id: string, at: string, owner: number, state = ""): Piece => ({ id, kind: id.split(":")[1]!, owner, at, state });
const scene = (sums: Sum[], pieces: Piece[] = []): Scene => ({ game: "runewars@1", seat: 0, active: 0, boards: [], pieces, zones: [], tracks: [], slots: [], panels: [], marks: [], sheet: [], sums });

const fighters = [piece("attacker:knight:1", "attacker-2", 0), piece("attacker:knight:r0", "attacker-2", 0, "routed"), piece("attacker:knight:gone", "attacker-2", 0, "gone"), piece("defender:sorcerer:0", "defender-4", -1)];
const told = [
  sum("battle", "sum-battle", { area: "4A" }),
  sum("battle", "sum-initiative-now", { n: 2, of_n: 5 }),
  sum("battle", "sum-step", { step: "damage" }),
  sum("battle", "sum-strength", { side: "attacker", source: "units", n: 1 }, 0),
  sum("battle", "sum-strength", { side: "defender", source: "units", n: 1 }),
  sum("battle", "sum-strength", { side: "defender", source: "stronghold", n: 2 }),
  sum("battle", "sum-decides", { side: "defender", who: 2 }),
  sum("battle", "sum-if-ended", { n: 1, of_n: 3, side: "defender", by: "more" }),
  sum("battle", "sum-aim", { side: "attacker" }),
  sum("attacker:knight:1", "sum-health-left", { n: 1, of_n: 2 }, 0),
  sum("attacker:knight:r0", "sum-figures", { n: 2 }, 0),
];
const battle = battleOf(scene(told, fighters));

test("fighters stand in the column of their initiative, those who stand first", () => {
  const [knights] = battle.hosts.attacker.squads[1]!;
  expect(knights!.ranks.map(({ state, n, left, of }) => [state, n, left, of])).toEqual([["", 1, 1, 2], ["routed", 2, 0, 0], ["gone", 1, 0, 0]]);
  expect(knights!.standing).toBe(1);
  expect(battle.hosts.attacker.squads[0]).toEqual([]);
});

test("strength is added up; neutrals have somebody who decides for them", () => {
  expect([battle.hosts.attacker.total, battle.hosts.defender.total, battle.winner, battle.tie]).toEqual([1, 3, "defender", false]);
  expect([battle.hosts.defender.seat, battle.hosts.defender.decider]).toEqual([-1, 2]);
});

test("the own side is below; of neutrals it is that of who decides for them; the attacker's for who looks on", () => {
  expect([0, 2, 1].map((me) => mySide(battle, me))).toEqual(["attacker", "defender", "attacker"]);
});

test("initiatives are done, now, next or nobody's", () => {
  expect([1, 2, 3, 4, 5].map((n) => when(battle, n))).toEqual(["done", "now", "nobody", "next", "nobody"]);
  expect(when({ ...battle, ended: true }, 4)).toBe("done");
});

test("what cards show is done when its step is over, and befalls the attacker first", () => {
  expect([worked(battle, "attacker", "O"), worked(battle, "defender", "R"), worked(battle, "defender", "D"), worked(battle, "attacker", "D"), worked(battle, "attacker", "")]).toEqual(["done", "done", "now", "waits", ""]);
  expect([worked({ ...battle, aim: "defender" }, "attacker", "D"), worked({ ...battle, aim: "defender" }, "defender", "D")]).toEqual(["now", "done"]);
  expect(worked({ ...battle, step: "cards" }, "attacker", "R")).toBe("waits");
});

test("a duel has two sides with lives, arms and wounds", () => {
  const duel = duelOf(scene([
    sum("duel", "sum-duel", { area: "4C" }),
    sum("duel", "sum-duel-round", { n: 2, of_n: 4 }),
    sum("duel", "sum-duellist", { side: "challenger", fighter: "one_fist", n: 3, of_n: 4 }, 0),
    sum("duel", "sum-duellist", { side: "challenged", fighter: "silhouette", n: 1, of_n: 3 }, 2),
    sum("duel", "sum-arms", { side: "challenged", fighter: "silhouette", reward: "backbiter" }, 2),
    sum("duel", "sum-wounds", { side: "challenged", fighter: "silhouette", n: 1, of_n: 2 }, 2),
  ]));
  expect([duel.area, duel.round, duel.rounds]).toEqual(["4C", 2, 4]);
  expect(duel.sides.map(({ seat, health, most, arms, wounds, dealt }) => [seat, health, most, arms, wounds, dealt])).toEqual([[0, 3, 4, [], 0, 0], [2, 1, 3, ["backbiter"], 1, 2]]);
});

test("bids are sealed until they are shown", () => {
  const open = scene([sum("bid", "sum-bids", { who: 0 }, 0), sum("bid", "sum-bids", { who: 1 }, 1)]);
  expect(biddersOf(open, [1]).map(({ seat, n, sealed }) => [seat, n, sealed])).toEqual([[0, null, true], [1, null, false]]);
  const shown = scene([sum("bid", "sum-has-bid", { who: 1, n: 0 }, 1), sum("bid", "sum-has-bid", { who: 0, n: 3 }, 0), sum("bid", "sum-bid-won", { who: 0 }, 0)]);
  expect(biddersOf(shown, []).map(({ seat, n, sealed, won }) => [seat, n, sealed, won])).toEqual([[0, 3, false, true], [1, 0, false, false]]);
});
