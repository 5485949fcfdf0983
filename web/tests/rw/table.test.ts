import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { type Component, tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  globalThis.matchMedia = ((media: string) => ({ matches: false, media, addEventListener: () => undefined })) as unknown as typeof matchMedia;
});
vi.stubGlobal("CSS", { escape: (text: string) => text });
vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} });

import moments from "virtual:moments/runewars";
import Dials from "../../src/games/runewars/Dials.svelte";
import Factions from "../../src/games/runewars/Factions.svelte";
import Muster from "../../src/games/runewars/Muster.svelte";
import Orders from "../../src/games/runewars/Orders.svelte";
import Secrets from "../../src/games/runewars/Secrets.svelte";
import Spread from "../../src/games/runewars/Spread.svelte";
import Titles from "../../src/games/runewars/Titles.svelte";
import WarMap from "../../src/games/runewars/WarMap.svelte";
import { fakePlay } from "../../src/gallery/fake";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import AtTable from "../tek/AtTable.svelte";

const file = (name: string) => readFileSync(`../src/realms/locale/en/${name}.ftl`, "utf8");
const messages = ["shared", "runewars", "web-rw", "web-map", "web-table", "web-rules"].map(file).join("\n");
const words = new Words("en", [{ messages, names: { hidden_pass: "Hidden Pass", "hidden_pass.moment": "When your units move" } }]);
site.words = words;
const heard = vi.fn();

function show(part: unknown, moment: string, having: Record<string, unknown> = {}, scene = moments[moment]!.position.scene) {
  const position = { ...moments[moment]!.position, scene };
  const play = fakePlay({ heard, position, me: position.scene.seat, names: ["Vera", "Mira", "Oleg", "Nikita"], game: "runewars" }, () => words);
  return { play, position, ...render(AtTable, { play, part: part as Component<Record<string, unknown>>, having }) };
}

const thing = (ref: string): HTMLElement => document.querySelector<HTMLElement>(`[data-ref="${ref}"]`)!;
const badge = (area: string): Element | undefined => [...document.querySelectorAll("[data-badge]")].find((one) => one.textContent?.trim() === area);

afterEach(() => {
  cleanup();
  heard.mockClear();
});

test("an area that can be activated wears its id; a click activates it", async () => {
  const { position } = show(WarMap, "turn");
  const open = position.due[0]!.options.filter(({ verb }) => verb === "activate").map(({ refs }) => refs[0]);
  const badges = [...document.querySelectorAll("[data-badge]")].map((one) => one.textContent?.trim());
  expect(badges.toSorted()).toEqual(open.toSorted());
  await fireEvent.click(thing("8A"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "activate:8A");
});

test("a battle is red, own areas and neutrals are not", () => {
  show(WarMap, "turn");
  const red = (area: string): boolean => badge(area)!.classList.contains("war");
  expect([red("8A"), red("1A"), red("4A")]).toEqual([true, false, false]);
  expect(badge("4A")!.querySelector("svg")).not.toBeNull();
});

test("a click on a stack brings one of it", async () => {
  show(WarMap, "gather");
  await fireEvent.click(thing("1C:knight"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "bring:1C:knight");
});

test("what cannot march is no button", () => {
  show(WarMap, "gather");
  expect(thing("1C:knight").tagName).toBe("BUTTON");
  expect(thing("DB:bowman").tagName).toBe("SPAN");
});

test("a hero that goes is clicked, then the area", async () => {
  const { play } = show(WarMap, "heroes");
  await fireEvent.click(thing("sir_valadir"));
  expect(play.choosing.picked).toEqual(["sir_valadir"]);
  await fireEvent.click(thing("1A"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "go:sir_valadir:1A");
});

test("how many figures a stack has is written on it", () => {
  show(WarMap, "turn");
  expect(thing("4C:footman").textContent.trim()).toBe("3");
  expect(thing("4C:siege_tower").textContent.trim()).toBe("");
});

test("of all that a tile could be, only one turn is shown, and every place of it", async () => {
  const { position } = show(WarMap, "tiles");
  const refs = position.due[0]!.options.filter(({ verb }) => verb === "lay").map(({ refs }) => refs[0]!);
  const turned = (n: number) => refs.filter((ref) => ref.split(",")[1] === `${n}`);
  const handles = () => [...document.querySelectorAll<HTMLElement>("g[data-ref]")].map((one) => one.dataset["ref"]);
  const [first, second] = [...new Set(refs.map((ref) => Number(ref.split(",")[1])))].sort((a, b) => a - b);
  expect(handles().toSorted()).toEqual(turned(first!).toSorted());
  await fireEvent.click(screen.getByLabelText("Turn right"));
  expect(handles().toSorted()).toEqual(turned(second!).toSorted());
  await fireEvent.click(thing(turned(second!)[0]!));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", `lay:${turned(second!)[0]}`);
});

test("an order of the hand is chosen by a click; played ones are not to be had", async () => {
  show(Orders, "orders", { seat: 0 });
  expect(thing("mobilize").tagName).toBe("DIV");
  await fireEvent.click(thing("harvest"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "order:harvest");
});

test("recruits are chosen by their type first, then by the area", async () => {
  const { play } = show(Muster, "muster");
  await fireEvent.click(thing("knight"));
  expect(play.choosing.picked).toEqual(["knight"]);
});

test("dials recruit, titles are bought", async () => {
  show(Dials, "recruits", { seat: 0 });
  await fireEvent.click(thing("food"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "recruit:food");
  cleanup();
  heard.mockClear();
  show(Titles, "power");
  await fireEvent.click(thing("captain"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "title:captain");
});

test("tactics say when they can be played, objectives how far they are met", () => {
  show(Secrets, "turn", { seat: 0 });
  expect(thing("hidden_pass").textContent).toContain("When your units move");
  expect(thing("economic_control").querySelector(".met")?.textContent).toBe("3/6");
});

test("cards that lie nowhere else are spread out", async () => {
  const { position } = show(Spread, "hero");
  const option = position.due[0]!.options.find(({ verb }) => verb === "keep")!;
  await fireEvent.click(thing(option.refs[0]!));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", option.key);
});

test("a faction is picked with its units in sight", async () => {
  show(Factions, "factions");
  expect(thing("latari").querySelectorAll(".unit svg").length).toBeGreaterThanOrEqual(4);
  await fireEvent.click(thing("latari"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "faction:latari");
});

test("of a map on which nothing lies yet a part is seen", async () => {
  const sizes = (["clientWidth", "clientHeight"] as const).map((size) => vi.spyOn(HTMLElement.prototype, size, "get").mockReturnValue(390));
  const { scene } = moments["tiles"]!.position;
  const boards = scene.boards.map((board) => (board.id === "map" ? { ...board, spaces: [] } : board));
  show(WarMap, "tiles", { phone: true }, { ...scene, boards, pieces: [] });
  await tick();
  for (const size of sizes) size.mockRestore();
  const seen = document.querySelector(".inset rect")!;
  for (const name of ["x", "y", "width", "height"]) expect(Number(seen.getAttribute(name)), name).not.toBeNaN();
});
