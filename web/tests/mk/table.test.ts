import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  globalThis.matchMedia = ((media: string) => ({ matches: false, media, addEventListener: () => undefined })) as unknown as typeof matchMedia;
});
vi.stubGlobal("CSS", { escape: (text: string) => text });

import Fight from "../../src/games/mage_knight/Fight.svelte";
import Focus from "../../src/games/mage_knight/Focus.svelte";
import Hand from "../../src/games/mage_knight/Hand.svelte";
import Hero from "../../src/games/mage_knight/Hero.svelte";
import Phases from "../../src/games/mage_knight/Phases.svelte";
import Points from "../../src/games/mage_knight/Points.svelte";
import Source from "../../src/games/mage_knight/Source.svelte";
import Spread from "../../src/games/mage_knight/Spread.svelte";
import Tray from "../../src/games/mage_knight/Tray.svelte";
import { fakePlay } from "../../src/gallery/fake";
import moments from "virtual:moments";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import AtTable from "../tek/AtTable.svelte";

const file = (name: string) => readFileSync(`../src/realms/locale/en/${name}.ftl`, "utf8");
const messages = ["shared", "mage_knight", "web-mk", "web-map", "web-table", "web-rules"].map(file).join("\n");
const words = new Words("en", [{ messages, names: { refreshing_walk: "Refreshing Walk", "refreshing_walk.basic": "Move 2, Heal 1", "refreshing_walk.strong": "Move 4, Heal 2", minotaur: "Minotaur", red_cape_monks: "Red Cape Monks", swiftness: "Swiftness", peasants: "Peasants", green: "green" } }]);
site.words = words;
const heard = vi.fn();

function show(part: unknown, moment: string, having: Record<string, unknown> = {}) {
  const position = moments[moment]!;
  const play = fakePlay({ heard, position, me: position.scene.seat, names: ["Vera", "Oleg"] }, () => words);
  return { play, ...render(AtTable, { play, part: part as Component<Record<string, unknown>>, having }) };
}

const thing = (ref: string): HTMLElement => document.querySelector<HTMLElement>(`[data-ref="${ref}"]`)!;

afterEach(() => {
  cleanup();
  heard.mockClear();
});

test("a click on a card of the hand plays it; a wound is no button", async () => {
  show(Hand, "move", { onopen: () => undefined });
  expect(thing("wound").tagName).toBe("DIV");
  await fireEvent.click(thing("swiftness"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "card:swiftness");
});

test("the ways to play a card are buttons on it", async () => {
  show(Focus, "way");
  const ways = [...document.querySelectorAll<HTMLElement>("[data-option]")].map((one) => one.dataset["option"]);
  expect(ways).toEqual(["way:basic", "way:strong", "way:move", "way:influence"]);
  await fireEvent.click(screen.getByText("Move 4").closest("button")!);
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "way:strong");
});

test("mana is paid by a click on the die", async () => {
  show(Source, "pay");
  await fireEvent.click(document.querySelector(".may")!);
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "pay:die:green");
});

test("a fight: what is missing for each enemy, and its option in the words of the scene", () => {
  show(Fight, "block");
  expect([...document.querySelectorAll(".gap")].map((one) => one.textContent)).toEqual(["6 short", "5 short"]);
  expect(screen.getByText("Unblocked: 10 damage, 4 wounds for the hero.")).toBeTruthy();
});

test("the phases of a fight, and how near the hero is to falling", () => {
  show(Phases, "block");
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain("Block");
  expect(document.querySelectorAll(".drops .full")).toHaveLength(6);
});

test("damage goes to a unit or the hero by a click", async () => {
  show(Hero, "assign", { seat: 0 });
  await fireEvent.click(thing("unit-0-1"));
  expect(heard).toHaveBeenLastCalledWith("choose", "unit:1");
  await fireEvent.click(thing("panel-0"));
  expect(heard).toHaveBeenLastCalledWith("choose", "hero");
});

test("the points of the phase", () => {
  show(Points, "move");
  expect(document.querySelector(".points b")?.textContent).toBe("6");
});

test("tactics are spread out; a deal with the locals shows all units", async () => {
  show(Spread, "tactics");
  expect(document.querySelectorAll(".may")).toHaveLength(6);
  await fireEvent.click(thing("rethink"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "tactic:rethink");
  cleanup();
  show(Spread, "interact");
  expect(document.querySelectorAll(".unit .price")).toHaveLength(4);
});

test("on a phone: who looks on sees how many cards a hand holds", () => {
  const position = structuredClone(moments["move"]!);
  const hand = position.scene.zones.find(({ id }) => id === `hand-${position.scene.seat}`)!;
  hand.cards = [];
  const play = fakePlay({ heard, position, me: position.scene.seat, names: ["Vera", "Oleg"] }, () => words);
  render(AtTable, { play, part: Tray as unknown as Component<Record<string, unknown>>, having: {} });
  expect(screen.getByText("hidden cards", { exact: false }).textContent).toBe(`${hand.count} hidden cards`);
  expect(screen.queryByText("No cards", { exact: false })).toBeNull();
});

test("on a phone: tabs, and every option in the list", async () => {
  show(Tray, "move");
  expect(screen.getByText("Hand").closest("[role=tab]")?.getAttribute("aria-selected")).toBe("true");
  await fireEvent.click(screen.getByText("All").closest("button")!);
  expect(document.querySelectorAll("[data-option]").length).toBeGreaterThan(14);
});
