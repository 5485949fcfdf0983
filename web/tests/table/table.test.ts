import { describe, expect, it } from "vitest";
import type { Option, Position, Question, Scene, SeatInfo, TableInfo } from "../../src/gen/wire";
import { again, ends, entries, groups, listed, mode, owes, parts, seatNames, thinking } from "../../src/lib/table.svelte";

const option = (verb: string, ...refs: string[]): Option => ({ key: [verb, ...refs].join(":"), verb, refs });
const question = (options: Option[], optional = false): Question => ({ prompt: "p", rule: "R", args: {}, optional, options });

const space = (id: string) => ({ id, kind: "forest", at: [0, 0] as [number, number], outline: [], neighbours: [], marks: [] });
const board = (id: string, ...spaces: string[]) => ({ id, kind: "home", size: [1, 1] as [number, number], owner: 0, spaces: spaces.map(space), lines: [] });

const scene: Scene = {
  game: "g", seat: 0, active: 0, boards: [board("A", "A-1", "A-2"), board("B", "B-1")], pieces: [{ id: "army", kind: "army", owner: 0, at: "A-1", state: "" }],
  zones: [], tracks: [], slots: [{ id: "build", taken: false, current: false }], panels: [], marks: [], sheet: [], sums: [],
};
const position = (due: Question[], extra: Partial<Position> = {}): Position => ({ scene, asked: [], due, undo: 0, result: null, ...extra });

describe("what a seat is in for", () => {
  const asked = question([option("to", "A-1"), option("pass")]);

  it("is asked, waits, or has ended", () => {
    expect(mode(position([asked]), asked, true)).toBe("ask");
    expect(mode(position([asked]), asked, false)).toBe("wait");
    expect(mode(position([]), null, true)).toBe("wait");
    expect(mode(null, null, true)).toBe("wait");
    expect(mode(position([], { result: { scores: [], winners: [0], sheet: [], forfeited: [] } }), null, true)).toBe("over");
  });

  it("waits while a sealed choice could be taken back, but may react to what is offered", () => {
    const withdraw = question([option("withdraw")], true);
    expect(mode(position([withdraw]), withdraw, true)).toBe("wait");
    const react = question([option("parry"), option("pass")], true);
    expect(mode(position([react]), react, true)).toBe("ask");
    expect(owes(position([withdraw]))).toBe(false);
    expect(owes(position([withdraw, asked]))).toBe(true);
    expect(owes(null)).toBe(false);
  });

  it("knows whom the match waits for, without oneself and without those who only may", () => {
    const others = [2, 1, 0, 1].map((seat) => ({ seat, prompt: "p", optional: false }));
    expect(thinking(position([], { asked: [...others, { seat: 3, prompt: "p", optional: true }] }), 0)).toEqual([1, 2]);
  });
});

describe("options", () => {
  it("stand by what they do and where", () => {
    const options = [option("to", "A-1"), option("to", "B-1"), option("to", "A-2"), option("pass")];
    expect(groups(options, scene).map((group) => [group.verb, group.board, group.options.length])).toEqual([
      ["to", "A", 2],
      ["to", "B", 1],
      ["pass", "", 1],
    ]);
  });

  it("that end something stand apart, unless there is nothing else", () => {
    const [go, pass] = [option("to", "A-1"), option("pass")];
    expect(parts([go, pass])).toEqual({ main: [go], ending: [pass] });
    expect(parts([pass])).toEqual({ main: [pass], ending: [] });
  });

  it("are confirmed where they end something that could have gone on", () => {
    const [go, pass] = [option("to", "A-1"), option("pass")];
    expect(ends(pass, question([go, pass]))).toBe(true);
    expect(ends(go, question([go, pass]))).toBe(false);
    expect(ends(pass, question([pass]))).toBe(false);
    expect(ends(option("withdraw"), question([option("withdraw"), go]))).toBe(false);
  });
});

const seat = (number: number, kind: SeatInfo["kind"], name: string, person = ""): SeatInfo =>
  ({ seat: number, kind, name, person, bot: kind === "bot" ? "greedy" : "", online: true, taken_over: false, forfeited: false, left_ms: null, deadline: null }) as unknown as SeatInfo;

describe("seats", () => {
  it("with the same name are counted", () => {
    const seats = [seat(0, "person", "Vera"), seat(1, "bot", ""), seat(2, "person", "Vera"), seat(3, "person", "Oleg"), seat(4, "bot", "")];
    expect(seatNames(seats, (bot) => `Bot ${bot}`)).toEqual(["Vera 1", "Bot greedy 1", "Vera 2", "Oleg", "Bot greedy 2"]);
  });

  it("are listed as people say it", () => {
    expect(listed(["Vera", "Oleg", "Mira"], "en")).toBe("Vera, Oleg, and Mira");
    expect(listed(["Вера", "Олег"], "ru")).toBe("Вера и Олег");
  });

  it("sit down again in the same places; others are invited", () => {
    const table = { game: "g", players: 3, options: { x: true }, public: true, spectators: false, clock: { kind: "none" }, seats: [seat(0, "person", "Vera", "v"), seat(1, "bot", ""), seat(2, "person", "Oleg", "o")] } as unknown as TableInfo;
    expect(again(table, "v")).toMatchObject({ players: 3, options: { x: true }, seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "open" }], start: false });
    expect(again({ ...table, seats: table.seats.slice(0, 2) }, "v").start).toBe(true);
  });
});

describe("points to go back to", () => {
  it("are entries, newest first", () => {
    const events = [1, 2, 2, 5, 7].map((seq, n) => ({ seq, kind: `k${n}`, args: {} }));
    expect(entries(events, 3).map(({ seq, events: told }) => [seq, told.map((event) => event.kind)])).toEqual([
      [7, ["k4"]],
      [5, ["k3"]],
      [2, ["k1", "k2"]],
    ]);
  });
});
