import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import ActionCard from "../../src/games/tiny_epic_kingdoms/ActionCard.svelte";
import Moment from "../../src/games/tiny_epic_kingdoms/Moment.svelte";
import RaceCard from "../../src/games/tiny_epic_kingdoms/RaceCard.svelte";
import Tray from "../../src/games/tiny_epic_kingdoms/Tray.svelte";
import WarNews from "../../src/games/tiny_epic_kingdoms/WarNews.svelte";
import { type Fake, fakePlay } from "../../src/gallery/fake";
import { POSITION, SCENE } from "../../src/gallery/sample";
import type { Option, Question, Sum } from "../../src/gen/wire";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import ScoreSheet from "../../src/widgets/ScoreSheet.svelte";
import AtTable from "./AtTable.svelte";

const file = (name: string) => readFileSync(`../src/realms/locale/en/${name}.ftl`, "utf8");
const messages = ["shared", "tiny_epic_kingdoms", "web-tek", "web-score", "web-rules", "web-map"].map(file).join("\n");
const words = new Words("en", [{ messages, names: { mana: "mana", ore: "ore", food: "food", quest: "Quest", patrol: "Patrol", "TUL-2": "Tül'Grund 2", dwarves: "Dwarves", humans: "Humans" } }]);
site.words = words;

const option = (verb: string, ...refs: string[]): Option => ({ key: [verb, ...refs].join(":"), verb, refs });
const question = (prompt: string, options: Option[], args: Question["args"] = {}): Question => ({ prompt, rule: "TEK-TURN-03", args, optional: false, options });
const heard = vi.fn();

function show(part: unknown, fake: Fake, having: Record<string, unknown> = {}) {
  const play = fakePlay({ heard, ...fake }, () => words);
  return { play, ...render(AtTable, { play, part: part as Component<Record<string, unknown>>, having }) };
}

afterEach(() => {
  cleanup();
  heard.mockClear();
});

test("an action is a button only while it may be selected", async () => {
  const asked = question("select-action", [option("select", "quest")]);
  const { container } = show(ActionCard, { question: asked });
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(container.querySelectorAll("[data-ref]")).toHaveLength(6);
  await fireEvent.click(screen.getByRole("button"));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "select:quest");
});

test("the own stock can be chosen from, and the levels say what they cost", async () => {
  const asked = question("gain-of-choice", [option("gain", "mana"), option("gain", "food")], { n: 1 });
  show(RaceCard, { question: asked }, { panel: SCENE.panels[0] });
  expect(screen.getAllByRole("button").map((one) => one.dataset["ref"])).toEqual(["mana", "food"]);
  expect(screen.getByRole("img", { name: "next, costs 3 mana" })).toBeTruthy();
  await fireEvent.click(screen.getAllByRole("button")[1]!);
  expect(heard).toHaveBeenCalledWith("choose", "gain:food");
});

test("somebody else's stock is not", () => {
  const asked = question("gain-of-choice", [option("gain", "mana")], { n: 1 });
  show(RaceCard, { question: asked }, { panel: SCENE.panels[1] });
  expect(screen.queryAllByRole("button")).toEqual([]);
});

// Asking for roles would look at every region of the map, which takes long: faces and buttons go by their words.
const WAR = question("war-dice", [option("flag"), ...[1, 2, 3].map((n) => option("bid", `${n}`))], { area: "TUL-2", whom: 1, n: 3 });

test("war: a face is chosen, then sealed; what cannot be paid is closed", async () => {
  show(Moment, { question: WAR });
  const faces = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(faces).toHaveLength(12);
  expect(faces.filter((face) => face.disabled)).toHaveLength(8);
  expect((screen.getByText("Seal", { selector: "button" }) as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByLabelText("Show 2"));
  expect(heard).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("Seal 2", { selector: "button" }));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "bid:2");
});

test("war: what both sides can pay, and what the number is paid with", async () => {
  const most = (seat: number, n: number): Sum => ({ of: "war", seat, text: "sum-war", args: [["n", n], ["mana", 2], ["ore", 1], ["food", 0], ["off", 0], ["single", 0], ["ties", seat]] });
  const pay = (seat: number, mana: number, ore: number): Sum => ({ of: "bid:2", seat, text: "sum-pay", args: [["n", 2], ["mana", mana], ["ore", ore], ["food", 0]] });
  const scene = { ...SCENE, sums: [most(0, 3), most(1, 9), pay(0, 1, 0), pay(0, 0, 2), pay(1, 5, 5)] };
  show(Moment, { question: WAR, position: { ...POSITION, scene } });
  expect([...document.querySelectorAll(".most b")].map((one) => one.textContent)).toEqual(["3", "9"]);
  await fireEvent.click(screen.getByLabelText("Show 2"));
  expect(screen.getAllByRole("img", { name: /to pay/ }).map((one) => one.getAttribute("aria-label"))).toEqual([
    "2 to pay: 1 mana, 0 ore, 0 food",
    "2 to pay: 0 mana, 2 ore, 0 food",
  ]);
});

test("war by keys: F is the flag, a number its face, Enter seals", async () => {
  show(Moment, { question: WAR });
  const group = screen.getByRole("group", { name: /War for/ });
  await fireEvent.keyDown(group, { key: "3" });
  await fireEvent.keyDown(group, { key: "9" });
  await fireEvent.keyDown(group, { key: "Enter" });
  expect(heard).toHaveBeenCalledWith("choose", "bid:3");
  await fireEvent.keyDown(group, { key: "f" });
  await fireEvent.keyDown(group, { key: "Enter" });
  expect(heard).toHaveBeenLastCalledWith("choose", "flag");
});

test("the dice are shown to those who pay, with what is left to pay", async () => {
  const told = [["war-began", { who: 0, whom: 1, area: "TUL-2" }], ["number-shown", { who: 0, n: 7 }], ["flag-shown", { who: 1 }], ["war-won", { who: 0, whom: 1, area: "TUL-2" }]] as const;
  const events = told.map(([kind, args], i) => ({ seq: i + 1, kind, args: { ...args } }));
  show(WarNews, { question: question("pay-war", [option("pay", "ore")], { n: 7, left_n: 5 }), events });
  expect(screen.getByRole("img", { name: "Vera shows 7" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Oleg shows the white flag" })).toBeTruthy();
  expect(screen.getByText("Vera wins")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button"));
  expect(heard).toHaveBeenCalledWith("choose", "pay:ore");
});

test("steppers end in one of the ways to split", async () => {
  const ways = [option("split", "2", "1", "3"), option("split", "2", "2", "2")];
  show(Moment, { question: question("pick-split", ways, { n: 6 }) });
  await fireEvent.click(screen.getByRole("button", { name: "One less: food" }));
  expect((screen.getByRole("button", { name: "Start with this" }) as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "One more: ore" }));
  await fireEvent.click(screen.getByRole("button", { name: "Start with this" }));
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "split:2:2:2");
});

test("a trade is two clicks: what is given, what is gained", async () => {
  show(Tray, { question: question("trade", [option("trade", "mana", "ore"), option("trade", "mana", "food"), option("trade", "ore", "mana")]) });
  const open = () => screen.getAllByRole("button").filter((one) => !(one as HTMLButtonElement).disabled);
  expect(open()).toHaveLength(2);
  await fireEvent.click(open()[0]!);
  await fireEvent.click(open().at(-1)!);
  expect(heard).toHaveBeenCalledExactlyOnceWith("choose", "trade:mana:food");
});

test("the score sheet explains a cell, and leaves out rows in which nobody scored", async () => {
  const result = { scores: [8, 3], winners: [0], sheet: [["score-armies", [6, 1]], ["score-crown", [2, 2]], ["score-cities", [0, 0]]] as [string, number[]][], forfeited: [] };
  const sums: Sum[] = [{ of: "score-armies", seat: 0, text: "sum-armies", args: [["n", 6], ["each", 1], ["vp", 6]] }];
  render(ScoreSheet, { result, names: ["Vera", "Oleg"], words, sums });
  expect(screen.getAllByRole("row")).toHaveLength(4);
  expect(screen.getByRole("button", { name: "Armies in play: 1 VP" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "6: 6 armies in play × 1 = 6 VP" }));
  expect(screen.getByText(/Vera/, { selector: ".told b" })).toBeTruthy();
});
