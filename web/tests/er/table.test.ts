import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  globalThis.matchMedia = ((media: string) => ({ matches: false, media, addEventListener: () => undefined })) as unknown as typeof matchMedia;
});
vi.stubGlobal("CSS", { escape: (text: string) => text });

import ScoreSheet from "../../src/widgets/ScoreSheet.svelte";
import moments from "virtual:moments/elven_rage";
import Battle from "../../src/games/elven_rage/Battle.svelte";
import Goal from "../../src/games/elven_rage/Goal.svelte";
import Hand from "../../src/games/elven_rage/Hand.svelte";
import LandMap from "../../src/games/elven_rage/LandMap.svelte";
import Relics from "../../src/games/elven_rage/Relics.svelte";
import Rival from "../../src/games/elven_rage/Rival.svelte";
import Spread from "../../src/games/elven_rage/Spread.svelte";
import Squads from "../../src/games/elven_rage/Squads.svelte";
import type { Sum } from "../../src/gen/wire";
import { fakePlay } from "../../src/gallery/fake";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import AtTable from "../tek/AtTable.svelte";

const file = (name: string) => readFileSync(`../src/realms/locale/en/${name}.ftl`, "utf8");
const messages = ["shared", "elven_rage", "web-er", "web-map", "web-table", "web-rules", "web-score"].map(file).join("\n");
const words = new Words("en", [{ messages, names: { bl_velkarr: "Velkarr", "bl_velkarr.effect": "Any fighter loses 2 lives", art_builders_rune: "Builder's Rune", D1: "D1 Crow Tower", castle_black: "Obsidian Hold", castle_high: "Dawn Citadel", high: "High elves" } }]);
site.words = words;
const heard = vi.fn();

function show(part: unknown, moment: string, having: Record<string, unknown> = {}, scene = moments[moment]!.position.scene) {
  const position = { ...moments[moment]!.position, scene };
  const play = fakePlay({ heard, position, me: position.scene.seat, names: ["Vera", "Mira", "Oleg", "Nikita"], game: "elven_rage" }, () => words);
  return { play, ...render(AtTable, { play, part: part as Component<Record<string, unknown>>, having }) };
}

const thing = (ref: string): HTMLElement => document.querySelector<HTMLElement>(`[data-ref="${ref}"]`)!;

afterEach(() => {
  cleanup();
  heard.mockClear();
});

test("a land that can be attacked wears its id; a click marches on it", async () => {
  show(LandMap, "turn");
  const badges = [...document.querySelectorAll("[data-badge]")].map((one) => one.textContent?.trim());
  const open = moments["turn"]!.position.due[0]!.options.filter(({ verb }) => verb === "conquer").map(({ refs }) => refs[0]);
  expect(badges.toSorted()).toEqual(open.toSorted());
  await fireEvent.click(thing("C2"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "conquer:C2");
});

test("own lands stay in the light, others that cannot be chosen do not", () => {
  show(LandMap, "turn");
  expect([thing("A2").dataset["state"], thing("E1").dataset["state"], thing("D1").dataset["state"]]).toEqual(["plain", "dim", "legal"]);
});

test("Castles have the names of the peoples whose homes they are", () => {
  show(LandMap, "turn");
  const plates = [...document.querySelectorAll(".plate")].map((one) => one.textContent);
  expect(plates).toContain("Obsidian Hold");
  expect(plates).toContain("Dawn Citadel");
});

test("an Action that can be aimed leaves what it can be aimed at", async () => {
  const { play } = show(Hand, "turn", { seat: 0 });
  const there = play.choosing.targets.get("bl_xaranta")!;
  expect(there.length).toBeGreaterThan(1);
  await fireEvent.click(thing("bl_xaranta"));
  expect(play.choosing.picked).toEqual(["bl_xaranta"]);
  expect(heard).not.toHaveBeenCalled();
});

test("a price that is not met is told on the card", () => {
  const { position } = moments["turn"]!;
  const poor = { ...position, scene: { ...position.scene, panels: position.scene.panels.map((panel) => ({ ...panel, facts: panel.facts.map(([fact, n]): [string, number] => [fact, fact === "fact-lands" ? 1 : n]) })) } };
  moments["poor"] = { ...moments["turn"]!, position: poor };
  show(Hand, "poor", { seat: 0 });
  const price = position.scene.sums.find(({ of, text }) => of === "bl_velkarr" && text === "sum-price")!.args[0]![1];
  expect(screen.getByText(`needs ${price}, you have 1`)).toBeTruthy();
});

test("cards that are laid out to be sent are not chosen in the hand", () => {
  show(Hand, "send", { seat: moments["send"]!.position.scene.seat });
  expect(document.querySelector(".may")).toBeNull();
});

test("an Artifact that can be used now says so", () => {
  show(Relics, "turn", { seat: 0 });
  expect(thing("art_builders_rune").textContent).toContain("now");
  expect(thing("art_mirror").textContent).not.toContain("now");
});

test("the Goal ticks what is met", () => {
  show(Goal, "turn", { seat: 0 });
  const sums = moments["turn"]!.position.scene.sums.filter(({ of, seat }) => of === "goal_portal" && seat === 0).map(({ args }) => Object.fromEntries(args));
  const met = sums.filter(({ n, of_n }) => Number(n) >= Number(of_n));
  expect(met.length).toBeLessThan(sums.length);
  expect(document.querySelectorAll(".met")).toHaveLength(met.length);
  expect(document.querySelectorAll("li:not(.met)")).toHaveLength(sums.length - met.length);
});

test("a trade is offered by a click on the other people", async () => {
  const { position } = moments["turn"]!;
  show(Rival, "turn", { panel: position.scene.panels[1], onopen: () => undefined });
  await fireEvent.click(thing("high"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "trade:high");
});

test("a squad is looked at by a click; what was seen of it can be shown again", async () => {
  show(Squads, "squads", { onopen: () => undefined, large: true });
  await fireEvent.click(thing("squad-1"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "look:squad-1");
  cleanup();
  const onopen = vi.fn();
  show(Squads, "choose_squad", { onopen });
  expect(document.querySelector(".may")).toBeNull();
  expect(document.querySelectorAll(".pile.open")).toHaveLength(1);
  await fireEvent.click(document.querySelector(".look")!);
  expect(onopen).toHaveBeenCalledExactlyOnceWith("squad-1");
});

test("the card to lay open is chosen from those of the squad", async () => {
  show(Spread, "lay_open");
  const [option] = moments["lay_open"]!.position.due[0]!.options;
  expect(document.querySelectorAll(".may").length).toBe(new Set(moments["lay_open"]!.position.due[0]!.options.flatMap(({ refs }) => refs)).size);
  await fireEvent.click(thing(option!.refs[0]!));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", option!.key);
});

test("a game without points has no total: who won, how, and the Goals of all", () => {
  const result = { scores: [], winners: [1], sheet: [["er-score-lands", [4, 10]], ["er-score-taken", [0, 0]]] as [string, number[]][], forfeited: [] };
  const sums: Sum[] = [
    { of: "result", seat: 1, text: "sum-won-goal", args: [] },
    { of: "result", seat: 0, text: "sum-result-goal", args: [["goal", "high"]] },
    { of: "result", seat: 0, text: "sum-goal-hoard", args: [["n", 3], ["of_n", 8]] },
  ];
  render(ScoreSheet, { result, names: ["Vera", "Oleg", "Mira"], words, sums });
  expect(screen.getAllByRole("columnheader")).toHaveLength(2);
  expect(screen.queryByText("Total")).toBeNull();
  expect(screen.queryAllByRole("button")).toHaveLength(0);
  expect(screen.getAllByRole("row")).toHaveLength(2);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent.replace(/\s+/g, " ").trim())).toEqual([
    expect.stringContaining("Victory: the Goal is met."),
    expect.stringMatching(/Vera.*Goal: High elves\..*3 of 8/),
  ]);
});

test("a battle with neither a reserve nor a fallen warrior is drawn", () => {
  const wide = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  const { scene } = moments["named"]!.position;
  const pieces = scene.pieces.filter(({ at }) => at !== "TOP" && at !== "BOTTOM");
  show(Battle, "named", {}, { ...scene, pieces });
  wide.mockRestore();
  expect(document.querySelectorAll(".at:not(.disc):not(.grave)")).not.toHaveLength(0);
  expect(document.querySelectorAll(".middle")).toHaveLength(0);
});

test("a fighter and a side are shown by the first tap of a finger, and chosen by the second", async () => {
  const wide = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  const [option] = moments["which"]!.position.due[0]!.options;
  for (const ref of option!.refs) {
    const { play } = show(Battle, "which");
    const at = document.querySelector<HTMLElement>(`[data-option="${option!.key}"][data-ref="${ref}"]`)!;
    for (const shown of [null, option!.key]) {
      expect(play.choosing.preview?.key ?? null).toBe(shown);
      // As browsers tell it: the finger has left before its tap counts.
      for (const type of ["pointerenter", "pointerleave", "click"]) await fireEvent(at, new PointerEvent(type, { pointerType: "touch", bubbles: type === "click" }));
    }
    expect(heard).toHaveBeenCalledExactlyOnceWith("choose", option!.key);
    cleanup();
    heard.mockClear();
  }
  wide.mockRestore();
});
