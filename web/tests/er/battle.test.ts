// The battlefield as it is drawn, what was told of those who are gone, and cards that are clicked to be sent.
import { describe, expect, it } from "vitest";
import moments from "virtual:moments/elven_rage";
import { BACK, blow, CROSS, cross, facing, fighters, gone, ground, PAIRS, towards } from "../../src/games/elven_rage/battle";
import { SIDES } from "../../src/games/elven_rage/look";
import { Sending } from "../../src/games/elven_rage/sending.svelte";
import type { Event, Option } from "../../src/gen/wire";
import { settled } from "../../src/lib/table.svelte";

const option = (...refs: string[]): Option => ({ key: ["send", ...refs].join(":"), verb: "send", refs });

describe("the cross", () => {
  it("has each side look at a place that looks back", () => {
    for (const place of CROSS) for (const side of SIDES) expect(facing(facing(place, side), BACK[side])).toBe(place);
    expect(towards("N", "E")).toBe("L");
    expect(PAIRS).toHaveLength(6);
  });

  it("keeps cards apart and inside, on a desk and on a phone", () => {
    for (const [width, height] of [[770, 652], [390, 376]] as const) {
      const { at, card } = ground(width, height, 152);
      for (const { x, y } of Object.values(at)) {
        expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(card / 2);
      }
      expect(at.S.y - at.N.y).toBeGreaterThan(card * 2);
      expect(at.E.x - at.W.x).toBeGreaterThan(card * 2);
    }
  });

  it("draws who stands there and the strike that is named", () => {
    const { scene } = moments["named"]!.position;
    expect(cross(fighters(scene)).map(({ ref, onTurn }) => [ref, onTurn])).toContainEqual(["bl_janira@N", true]);
    expect(blow(scene)).toMatchObject({ from: "bl_janira@N", to: "sn_raider@E", made: false });
  });
});

describe("those who are gone", () => {
  const tell = (kind: string, args: Event["args"]): Event => ({ seq: 1, kind, args });

  it("are the fallen, the reserve, and the dead with whoever struck them", () => {
    const events = [
      tell("er-died", { card: "old" }),
      tell("er-target", { who: 0, land: "A2" }),
      tell("er-deployed", { card: "bl_initiate", place: "BOTTOM" }),
      tell("er-died", { card: "bl_initiate" }),
      tell("er-reserve", { card: "sn_sentinel" }),
      tell("er-cycle", {}),
      tell("er-struck", { fighter: "bl_janira@N", other: "sn_raider@E" }),
      tell("er-died", { card: "sn_raider" }),
    ];
    expect(gone(events)).toEqual([
      { card: "bl_initiate", place: "BOTTOM", how: "fallen", by: "" },
      { card: "sn_sentinel", place: "", how: "reserve", by: "" },
      { card: "sn_raider", place: "E", how: "died", by: "bl_janira" },
    ]);
  });
});

describe("cards that are sent", () => {
  it("are clicked in any order, copies counted", () => {
    const sending = new Sending(() => [option("a", "a", "b"), option("a", "b", "b")], () => ["a", "a", "b", "b"]);
    expect(sending.fixed).toEqual([]);
    for (const card of ["b", "a", "b"]) sending.click(card, sending.clicked.filter((one) => one === card).length);
    expect(sending.ready?.key).toBe("send:a:b:b");
    expect(sending.may("a")).toBe(false);
    sending.click("b", 1);
    sending.click("a", 1);
    expect(sending.ready?.key).toBe("send:a:a:b");
  });

  it("are with the Dragon whose Castle it is", () => {
    const sending = new Sending(() => [option("dragon", "a", "b"), option("dragon", "a", "c")], () => ["a", "b", "c"]);
    expect(sending.fixed).toEqual(["dragon"]);
    for (const card of ["c", "a"]) sending.click(card, 0);
    expect(sending.ready?.key).toBe("send:dragon:a:c");
  });

  it("lie there already if there is no choice", () => {
    const sending = new Sending(() => [option("a", "b", "b")], () => ["a", "b", "b"]);
    sending.clear();
    expect(sending.ready?.key).toBe("send:a:b:b");
  });

  it("are not ready before all are there", () => {
    const sending = new Sending(() => [option("a", "b", "c"), option("b", "c", "d"), option("a", "c", "d"), option("a", "b", "d")], () => ["a", "b", "c", "d"]);
    sending.click("d", 0);
    sending.click("a", 0);
    expect(sending.ready).toBeNull();
    sending.click("b", 0);
    expect(sending.ready?.key).toBe("send:a:b:d");
  });
});

describe("what the server settles", () => {
  const question = (...verbs: string[]) => ({ prompt: "er-moment", rule: "", args: {}, optional: false, options: verbs.map((verb) => ({ key: verb, verb, refs: [] })) });
  const order = (policy: "pass" | "fits", until: "game" | "phase" = "game", prompt = "er-moment") => [{ prompt, policy, until, phase: "" }];

  it("is a lone pass by order, or everything for a battle", () => {
    expect(settled(question("pass"), [])).toBe(false);
    expect(settled(question("pass"), order("fits"))).toBe(true);
    expect(settled(question("use", "pass"), order("fits"))).toBe(false);
    expect(settled(question("use", "pass"), order("pass", "phase", "*"))).toBe(true);
    expect(settled(question("use", "stay"), order("pass", "phase", "*"))).toBe(false);
  });
});
