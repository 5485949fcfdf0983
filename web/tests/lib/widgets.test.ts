import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Chat, { unread } from "../../src/widgets/Chat.svelte";
import Clock from "../../src/widgets/Clock.svelte";
import Log from "../../src/widgets/Log.svelte";
import Hold from "./Hold.svelte";
import { event, seat } from "./made";
import { Table } from "./table.svelte";

/** jsdom draws hundreds of lines at its own pace. */
const SLOW = 60_000;

let table: Table;

beforeEach(() => {
  localStorage.clear();
  table = new Table();
});

afterEach(cleanup);

describe("the chronicle", () => {
  const shows = (seq: number, n = seq) => event(seq, "number-shown", { who: seq % 2, n });
  const show = (props = {}) => render(Hold, { play: table.play, widget: Log, given: props });
  // Not by their roles: jsdom takes long to find those of hundreds of lines.
  const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent!.trim());
  const press = (text: RegExp) => fireEvent.click([...document.querySelectorAll("button")].find((one) => text.test(one.textContent!))!);

  test("tells what happened, with whoever did it in bold", () => {
    table.events = [event(1, "starts", { who: 1 }), event(2, "game-ended")];
    const { container } = show();
    expect(lines()).toEqual(["Oleg goes first.", "The game is over, the points are counted."]);
    expect([...container.querySelectorAll("b")].map((name) => name.textContent)).toEqual(["Oleg"]);
  });

  test("says so when nothing has happened", () => {
    show();
    expect(screen.getByText("Nothing has happened yet.")).toBeTruthy();
  });

  test("has headings where the game wants them", () => {
    table.events = [event(1, "action-selected", { who: 0, action: "patrol" }), event(2, "nothing-done", { who: 1 })];
    show({ divider: (one: { kind: string }) => (one.kind === "action-selected" ? "Turn 1" : null) });
    expect(lines()[0]).toBe("Turn 1");
    expect(lines()).toHaveLength(3);
  });

  test("a line about a place shows the place", async () => {
    table.events = [event(1, "moved", { who: 0, area: "TUL-1", to: "TUL-2" }), event(2, "nothing-done", { who: 1 })];
    show();
    const entries = screen.getAllByRole("button", { name: /Ann marches/ });
    await fireEvent.click(entries[0]!);
    expect(table.pulsed).toEqual([["TUL-1", "TUL-2"]]);
    expect(screen.queryByRole("button", { name: /does nothing/ })).toBeNull();
  });

  test("of a long story only the end is in the page, until somebody asks", async () => {
    table.events = Array.from({ length: 2000 }, (_, i) => shows(i + 1));
    show();
    expect(lines()).toHaveLength(200);
    expect(lines().at(-1)).toBe("Ann shows 2,000.");
    await press(/^Show 1,800 earlier lines$/);
    await tick();
    expect(lines()).toHaveLength(400);
  }, SLOW);

  test("searches all of it", async () => {
    table.events = [...Array.from({ length: 300 }, (_, i) => shows(i + 1)), event(301, "game-ended")];
    show();
    await fireEvent.click(screen.getByLabelText("Search the chronicle"));
    const field = document.querySelector("input")!;
    expect(document.activeElement).toBe(field);
    await fireEvent.input(field, { target: { value: "OLEG SHOWS 7." } });
    expect(lines()).toEqual(["Oleg shows 7."]);
    expect(screen.getByRole("status").textContent).toBe("1 line found");
    await fireEvent.keyDown(field, { key: "Escape" });
    await tick();
    expect(document.querySelector("input")).toBeNull();
    expect(lines()).toHaveLength(200);
  }, SLOW);

  test("what is new is read out, and what was there is not", async () => {
    table.events = [shows(1)];
    show();
    const aloud = screen.getByRole("log");
    expect(aloud.textContent).toBe("");
    table.events = [...table.events, shows(2), shows(3)];
    await tick();
    expect(aloud.textContent).toBe("Ann shows 2. Oleg shows 3.");
    table.events = table.events.slice(0, 1);
    await tick();
    table.events = [...table.events, shows(4)];
    await tick();
    expect(aloud.textContent).toBe("Ann shows 4.");
  });

  test("does not move away from whoever reads further up", async () => {
    table.events = Array.from({ length: 50 }, (_, i) => shows(i + 1));
    const { container } = show();
    const scroller = container.querySelector<HTMLElement>(".scroller")!;
    Object.defineProperties(scroller, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } });
    scroller.scrollTop = 100;
    await fireEvent.scroll(scroller);
    table.events = [...table.events, shows(51), shows(52)];
    await tick();
    expect(scroller.scrollTop).toBe(100);
    await press(/2 new lines/);
    expect(scroller.scrollTop).toBe(1000);
    expect(screen.queryByText(/new line/)).toBeNull();
  });
});

describe("the clock", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  const show = (left: number | null, runs: number | null = null, skew = 0) =>
    render(Clock, { seat: seat(0, { left_ms: left, deadline: runs === null ? null : 1_000_000 + runs }), skew });

  test.each([
    [600_000, "10:00"], [59_100, "01:00"], [0, "00:00"], [3_600_000 * 5.2, "5 h 12 min"], [3_600_000 * 51, "2 d 3 h"],
  ])("%i ms are %s", (ms, text) => {
    expect(show(ms).container.textContent!.trim()).toBe(text);
  });

  test("runs down by the server's clock, and turns red", async () => {
    const { container } = show(40_000, 40_000, 5_000);
    const clock = screen.getByRole("timer");
    expect(container.textContent!.trim()).toBe("00:35");
    expect(clock.className).not.toContain("short");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(container.textContent!.trim()).toBe("00:29");
    expect(clock.className).toContain("short");
    expect(clock.getAttribute("aria-label")).toBe("Time left: 00:29");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clock.getAttribute("aria-label")).toBe("Time is up");
  });

  test("is not there where there is none", () => {
    expect(show(null).container.textContent!.trim()).toBe("");
  });
});

describe("table talk", () => {
  const line = (number: number, text: string, person = "p1", at = 0) => ({ number, person, name: person === "p1" ? "Oleg" : "Ann", text, at });
  const show = (props = {}) => render(Hold, { play: table.play, widget: Chat, given: props });

  test("who said what; the name once while somebody goes on", () => {
    table.chat = [line(1, "Hello!"), line(2, "Ready?"), line(3, "Yes.", "p0")];
    const { container } = show();
    expect([...container.querySelectorAll("b")].map((name) => name.textContent)).toEqual(["Oleg", "Ann"]);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  test("saying something", async () => {
    show();
    const field = screen.getByRole("textbox");
    const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
    expect(send.disabled).toBe(true);
    await fireEvent.input(field, { target: { value: "  Good luck!  " } });
    await fireEvent.submit(field.closest("form")!);
    expect(table.said).toEqual(["Good luck!"]);
    expect((field as HTMLInputElement).value).toBe("");
  });

  test("who looks on listens", () => {
    table.live = false;
    const { container } = show();
    expect(within(container).queryByRole("textbox")).toBeNull();
  });

  test("what is said out of sight is unread until it is seen", async () => {
    const onunread = vi.fn();
    table.chat = [line(11, "Hello!"), line(12, "Hello?")];
    const { rerender } = show({ open: false, onunread });
    expect(onunread).toHaveBeenLastCalledWith(2);
    expect(unread(table.play.line)).toBe(2);
    await rerender({ given: { open: true, onunread } });
    expect(onunread).toHaveBeenLastCalledWith(0);
    expect(JSON.parse(localStorage.getItem("realms.heard")!)).toEqual({ t1: 12 });
  });
});
