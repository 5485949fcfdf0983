import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as wire from "../../src/gen/wire";
import { Replaying, stops } from "../../src/lib/replaying.svelte";
import { event, piece, position, scene, table } from "./made";

const entry = (seq: number, kind = "choice", key = ""): wire.Entry => ({ seq, kind, seat: 0, key, at: 0 });

describe("stops", () => {
  test("are the choices, from the beginning to the end", () => {
    expect(stops([entry(1), entry(2), entry(3)])).toEqual([0, 1, 2, 3]);
    expect(stops([])).toEqual([0]);
  });

  test("leave out what was taken back and what is not about the game", () => {
    const entries = [entry(1), entry(2), entry(3), entry(4, "back", "1"), entry(5), entry(6, "leave"), entry(7)];
    expect(stops(entries)).toEqual([0, 1, 5, 7]);
  });

  test("end where the record ends", () => {
    expect(stops([entry(1), entry(2, "forfeit")])).toEqual([0, 1, 2]);
  });
});

describe("a replay", () => {
  const asked: string[] = [];
  let failing = "";
  const failed = vi.fn();
  let replay: Replaying;

  function answer(path: string): unknown {
    if (path.includes("/told")) return { seq: 3, events: [1, 2, 3].map((seq) => event(seq, "moved")) };
    const seq = Number(/moments\/(\d+)/.exec(path)![1]);
    return { seq, events: [event(seq, "moved")], position: position({ scene: scene({ pieces: [piece("a", `X-${seq}`)] }) }) };
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    asked.length = 0;
    failing = "";
    failed.mockClear();
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      if (failing && path.includes(failing)) return new Response('{"code": "fault", "message": ""}', { status: 500 });
      return new Response(JSON.stringify(answer(path)));
    });
    replay = new Replaying("t1", { table: table({ state: "finished" }), entries: [entry(1), entry(2), entry(3)] }, failed);
    await replay.look(15, 0);
  });

  afterEach(() => {
    replay.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const at = () => replay.position!.scene.pieces[0]!.at;

  test("knows who chose", async () => {
    expect(replay.chooser).toBeNull();
    await replay.show(1);
    expect(replay.chooser).toBe(0);
  });

  test("begins where it is told, with what was told until then", async () => {
    expect(at()).toBe("X-0");
    expect(replay.events).toEqual([]);
    await replay.show(2);
    expect(at()).toBe("X-2");
    expect(replay.events.map((one) => one.seq)).toEqual([1, 2]);
    expect(replay.seq).toBe(2);
    expect(replay.near(99)).toBe(3);
    expect(replay.near(-1)).toBe(0);
  });

  test("tells listeners of one step forward, not of jumps", async () => {
    const heard = vi.fn();
    replay.listen(heard);
    await replay.show(1);
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]![0]).toEqual([event(1, "moved")]);
    await replay.show(3);
    await replay.show(2);
    expect(heard).toHaveBeenCalledOnce();
  });

  test("the last wish counts, and stays within the match", async () => {
    await Promise.all([replay.show(1), replay.show(2), replay.show(99)]);
    expect(replay.at).toBe(3);
    expect(at()).toBe("X-3");
    await replay.show(-5);
    expect(replay.at).toBe(0);
  });

  test("asks for no moment twice, and for the next ones before they are needed", async () => {
    await vi.runAllTimersAsync();
    const before = asked.length;
    expect(asked.filter((path) => path.includes("/moments/"))).toHaveLength(4);
    await replay.show(1);
    await replay.show(0);
    expect(asked).toHaveLength(before);
  });

  test("keeps what did not change", async () => {
    const { boards } = replay.position!.scene;
    await replay.show(1);
    expect(replay.position!.scene.boards).toBe(boards);
  });

  test("plays by itself to the end, faster if wished, and begins anew from there", async () => {
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.at).toBe(1);
    replay.speed = 2;
    await vi.advanceTimersByTimeAsync(1_400);
    expect(replay.at).toBe(2);
    await vi.advanceTimersByTimeAsync(700);
    expect([replay.at, replay.playing]).toEqual([3, false]);
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect([replay.at, replay.playing]).toEqual([0, true]);
    replay.step(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([replay.at, replay.playing]).toEqual([1, false]);
  });

  test("with other eyes other things are told", async () => {
    await replay.show(2);
    await replay.look(1);
    expect(replay.at).toBe(2);
    expect(asked.filter((path) => path.endsWith("seat=1")).slice(0, 2)).toEqual([
      "/api/tables/t1/told?seat=1",
      "/api/tables/t1/moments/2?seat=1",
    ]);
  });

  test("what cannot be had is said, and asked for again later", async () => {
    await vi.runAllTimersAsync();
    failing = "moments/2?seat=3";
    await replay.look(3, 2);
    expect(failed).toHaveBeenCalledOnce();
    expect(replay.at).toBe(0);
    failing = "";
    await replay.show(2);
    expect(replay.at).toBe(2);
  });
});
