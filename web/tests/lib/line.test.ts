import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as wire from "../../src/gen/wire";
import { Line } from "../../src/lib/line.svelte";
import { event, piece, position, question, scene, seat, table } from "./made";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: wire.Command[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as wire.Command);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  say(frame: wire.Frame): void {
    this.readyState = Socket.OPEN;
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const socket = (): Socket => Socket.all.at(-1)!;

const chat = (number: number): wire.ChatLine => ({ number, person: "p1", name: "Oleg", text: `line ${number}`, at: 0 });

const hello = (more: Partial<wire.Hello> = {}): wire.Hello => ({
  type: "hello", wire: 1, realms: "0", table: table(), seat: 0, now: Date.now() + 5_000, chat: [], standing: [], ...more,
});

const full = (seq: number, print: string, more: Partial<wire.Full> = {}): wire.Full => ({
  type: "full", seq, print, position: position({ due: [question("patrol", ["stand:C"])] }), events: [], since: 0, stale: false,
  ...more,
});

const patch = (seq: number, base: string, print: string, more: Partial<wire.Patch> = {}): wire.Patch => ({
  type: "patch", seq, base, print, changes: [], events: [], back: null, ...more,
});

let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  line = new Line("t1", 0);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function begin(): void {
  socket().say(hello());
  socket().say(full(3, "p3", { events: [event(1, "starts", { who: 0 }), event(3, "moved", { who: 0 })] }));
}

/** The line is lost, if it is not yet, and comes back. */
function again(): void {
  if (line.state !== "lost") socket().close();
  vi.advanceTimersByTime(400);
  socket().say(hello());
}

describe("hearing", () => {
  test("the first frames open the line", () => {
    expect(socket().url).toMatch(/^ws:.*\/api\/tables\/t1\/play\?seat=0&since=0$/);
    expect(line.state).toBe("connecting");
    begin();
    expect(line.state).toBe("open");
    expect(line.table?.id).toBe("t1");
    expect(line.seq).toBe(3);
    expect(line.events.map((one) => one.seq)).toEqual([1, 3]);
    expect(line.skew).toBe(5_000);
  });

  test("a spectator watches", () => {
    const other = new Line("t1", null);
    expect(socket().url).toContain("seat=watch");
    other.close();
  });

  test("a patch changes the position and tells listeners both", () => {
    begin();
    const heard = vi.fn();
    line.listen(heard);
    const before = line.position;
    const put = [piece("a", "X-1")];
    socket().say(patch(4, "p3", "p4", { changes: [{ part: "scene.pieces", at: 0, cut: 0, put }], events: [event(4, "moved")] }));
    expect(line.position!.scene.pieces).toEqual(put);
    expect(line.seq).toBe(4);
    expect(line.events.map((one) => one.seq)).toEqual([1, 3, 4]);
    expect(heard).toHaveBeenCalledExactlyOnceWith([event(4, "moved")], before, line.position);
  });

  test("whoever stopped listening is not told", () => {
    begin();
    const heard = vi.fn();
    line.listen(heard)();
    socket().say(patch(4, "p3", "p4", { events: [event(4, "moved")] }));
    expect(heard).not.toHaveBeenCalled();
  });

  test("a patch of another position asks for the whole one", () => {
    begin();
    socket().say(patch(5, "p4", "p5"));
    expect(socket().sent).toEqual([{ type: "look", since: 3 }]);
    expect(line.seq).toBe(3);
    socket().say(full(5, "p5", { since: 3, events: [event(5, "moved")] }));
    expect(line.events.map((one) => one.seq)).toEqual([1, 3, 5]);
    socket().say(patch(5, "p4", "p5"));
    expect(socket().sent).toHaveLength(1);
  });

  test("what was taken back is forgotten", () => {
    begin();
    socket().say(patch(4, "p3", "p4", { events: [event(4, "moved")] }));
    socket().say(patch(5, "p4", "p5", { back: 1 }));
    expect(line.events.map((one) => one.seq)).toEqual([1]);
    expect(line.seq).toBe(5);
  });

  test("clocks, chat, orders, reasons, the table", () => {
    begin();
    socket().say({ type: "clocks", left_ms: [1_000, null], deadline: [null, 9_000], now: Date.now() });
    expect(line.table!.seats.map((one) => [one.left_ms, one.deadline])).toEqual([[1_000, null], [null, 9_000]]);
    expect(line.skew).toBe(0);
    socket().say({ type: "said", line: chat(1) });
    socket().say({ type: "said", line: chat(1) });
    expect(line.chat).toEqual([chat(1)]);
    socket().say({ type: "orders", standing: [{ prompt: "*", policy: "pass", until: "turn", phase: "" }] });
    expect(line.standing).toHaveLength(1);
    socket().say({ type: "reasons", seq: 3, refused: [] });
    expect(line.refused).toEqual([]);
    socket().say({ type: "table", table: table({ seats: [seat(0), seat(1, { online: false })] }), now: Date.now() });
    expect(line.table!.seats[1]!.online).toBe(false);
  });

  test("reasons go with the position they were given for", () => {
    begin();
    socket().say({ type: "reasons", seq: 3, refused: [] });
    socket().say(patch(4, "p3", "p4"));
    expect(line.refused).toBeNull();
  });
});

describe("acting", () => {
  beforeEach(begin);

  test("one choice at a time, as of the position that was seen", () => {
    line.choose("stand:C");
    line.choose("stand:C");
    expect(socket().sent).toEqual([{ type: "choose", seq: 3, key: "stand:C" }]);
    expect(line.busy).toBe(true);
    socket().say(patch(4, "p3", "p4"));
    expect(line.busy).toBe(false);
  });

  test("a refusal frees the line and says why", () => {
    line.choose("stand:C");
    socket().say({ type: "sorry", code: "not-your-seat", message: "This seat is somebody else's." });
    expect(line.busy).toBe(false);
    expect(line.sorry?.code).toBe("not-your-seat");
    line.choose("stand:C");
    expect(line.sorry).toBeNull();
  });

  test("a choice that came too late frees the line and shows what is true", () => {
    line.choose("stand:C");
    socket().say(full(4, "p4", { stale: true, since: 4, position: position({ scene: scene({ active: 1 }) }) }));
    expect(line.busy).toBe(false);
    expect(line.position!.scene.active).toBe(1);
    expect(line.events.map((one) => one.seq)).toEqual([1, 3]);
  });

  test("all other commands", () => {
    line.undo();
    line.undo(true);
    line.ask(1);
    line.answer(7, true);
    line.order({ prompt: "*", policy: "pass" });
    line.say("Good luck!");
    line.why();
    line.comeBack();
    line.resign();
    expect(socket().sent).toEqual([
      { type: "undo", seq: 3, all: false },
      { type: "undo", seq: 3, all: true },
      { type: "ask", seq: 3, to: 1 },
      { type: "answer", at: 7, yes: true },
      { type: "order", standing: { prompt: "*", policy: "pass" } },
      { type: "say", text: "Good luck!" },
      { type: "why" },
      { type: "return" },
      { type: "resign" },
    ]);
  });
});

describe("a lost line", () => {
  test("comes back by itself, later each time, and goes on where it was", () => {
    begin();
    socket().close();
    expect(line.state).toBe("lost");
    expect(line.position).not.toBeNull();

    vi.advanceTimersByTime(399);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(2);
    expect(socket().url).toContain("since=3");
    socket().close();
    vi.advanceTimersByTime(799);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(3);

    socket().say(hello({ chat: [chat(1), chat(2)] }));
    socket().say(full(5, "p5", { since: 3, events: [event(5, "moved")] }));
    expect(line.state).toBe("open");
    expect(line.events.map((one) => one.seq)).toEqual([1, 3, 5]);
    socket().close();
    vi.advanceTimersByTime(400);
    expect(Socket.all).toHaveLength(4);
    socket().say(hello({ chat: [chat(2), chat(3)] }));
    expect(line.chat.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  test("a choice without an answer is given again, if the match waits for it still", () => {
    begin();
    line.choose("stand:C");
    again();
    expect(socket().sent).toEqual([]);
    socket().say(full(3, "p3", { since: 3 }));
    expect(socket().sent).toEqual([{ type: "choose", seq: 3, key: "stand:C" }]);
    expect(line.busy).toBe(true);
    socket().say(full(3, "p3", { since: 3 }));
    expect(socket().sent).toHaveLength(1);
  });

  test("a choice that got through is not given again", () => {
    begin();
    line.choose("stand:C");
    again();
    socket().say(full(4, "p4", { since: 3 }));
    expect([socket().sent, line.busy, line.sorry]).toEqual([[], false, null]);
  });

  test("what is chosen meanwhile waits, the last word counts", () => {
    begin();
    socket().close();
    line.choose("stand:C");
    line.choose("stand:D");
    expect(line.busy).toBe(true);
    again();
    socket().say(full(3, "p3", { since: 3 }));
    expect(socket().sent).toEqual([{ type: "choose", seq: 3, key: "stand:D" }]);
  });

  test("what is chosen meanwhile and cannot be chosen any more is called so", () => {
    begin();
    socket().close();
    line.choose("stand:C");
    again();
    socket().say(full(5, "p5", { since: 3 }));
    expect([socket().sent, line.busy, line.sorry?.code]).toEqual([[], false, "not-offered"]);
  });

  test("what is said meanwhile is sent afterwards, once", () => {
    begin();
    line.say("one");
    socket().close();
    line.say("two");
    expect(line.unsaid).toEqual(["one", "two"]);
    vi.advanceTimersByTime(400);
    const own = (number: number, text: string): wire.ChatLine => ({ number, person: "p0", name: "Ann", text, at: 0 });
    socket().say(hello({ chat: [own(1, "one"), chat(2)] }));
    expect(socket().sent).toEqual([{ type: "say", text: "two" }]);
    socket().say({ type: "said", line: own(3, "two") });
    expect(line.unsaid).toEqual([]);
  });

  test("what was refused is not said again", () => {
    begin();
    line.say("one");
    socket().say({ type: "sorry", code: "too-many", message: "" });
    again();
    expect(socket().sent).toEqual([]);
  });

  test.each<[string, () => void]>([
    ["undo", () => line.undo()],
    ["ask", () => line.ask(1)],
    ["answer", () => line.answer(1, true)],
    ["order", () => line.order({ prompt: "*", policy: "pass" })],
    ["why", () => line.why()],
    ["return", () => line.comeBack()],
    ["resign", () => line.resign()],
  ])("%s does not get through, and the person hears of it", (_, command) => {
    begin();
    socket().close();
    command();
    expect(line.sorry?.code).toBe("offline");
    again();
    socket().say(full(3, "p3", { since: 3 }));
    expect(socket().sent).toEqual([]);
  });

  test("waits no longer than eight seconds and a bit", () => {
    begin();
    for (let i = 0; i < 12; i++) {
      socket().close();
      vi.advanceTimersByTime(10_000);
    }
    expect(Socket.all).toHaveLength(13);
  });

  test("comes back at once when the network does, with one socket", () => {
    begin();
    socket().close();
    dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(2);
    dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(3);
    expect(Socket.all[1]!.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(3);
  });

  test("a server that restarts is given its time", () => {
    begin();
    socket().say({ type: "bye", code: "restart", message: "", again_ms: 2_000 });
    socket().close();
    expect(line.state).toBe("lost");
    vi.advanceTimersByTime(1_999);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(Socket.all).toHaveLength(2);
  });

  test("a good-bye for good is one", () => {
    begin();
    socket().say({ type: "bye", code: "displaced", message: "This seat is not yours any more.", again_ms: null });
    socket().close();
    expect(line.state).toBe("closed");
    expect(line.bye?.code).toBe("displaced");
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(1);
  });

  test("silence after a ping counts as lost", () => {
    begin();
    vi.advanceTimersByTime(20_000);
    expect(socket().sent).toEqual([{ type: "ping" }]);
    socket().say({ type: "pong", now: Date.now() });
    vi.advanceTimersByTime(20_000);
    expect(line.state).toBe("open");
    vi.advanceTimersByTime(12_000);
    expect(line.state).toBe("lost");
    expect(Socket.all[0]!.readyState).toBe(3);
  });

  test("closed by us, it stays closed", () => {
    begin();
    line.close();
    expect(line.state).toBe("closed");
    expect(socket().readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });
});
