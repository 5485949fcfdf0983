// One seat's line to a table: the position as the seat sees it, what it was told, and the commands it may give.
//
// A lost line comes back by itself and goes on where it was: the server tells what happened since. What was chosen or said
// meanwhile is sent then; of any other command the person hears that it did not get through.

import type * as wire from "../gen/wire";
import { patched } from "./patch";

export const SPECTATOR = 15;

export type LineState = "connecting" | "open" | "lost" | "closed";

/** Called after new events were told, with the positions before and after them. */
export type Listener = (events: wire.Event[], before: wire.Position, after: wire.Position) => void;

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const PING_MS = 20_000;
const SILENCE_MS = 12_000;

export class Line {
  state: LineState = $state("connecting");
  table: wire.TableInfo | null = $state.raw(null);
  position: wire.Position | null = $state.raw(null);
  /** Everything this seat was told, in order. */
  events: wire.Event[] = $state.raw([]);
  chat: wire.ChatLine[] = $state.raw([]);
  standing: wire.Standing[] = $state.raw([]);
  /** What is not offered now, and why; asked for with `why`. */
  refused: wire.Refused[] | null = $state.raw(null);
  sorry: wire.Sorry | null = $state.raw(null);
  /** Why the line was closed for good. */
  bye: wire.Bye | null = $state.raw(null);
  seq = $state(0);
  /** A choice is on its way, or waits for the line to come back. */
  busy = $state(false);
  /** What was said here and not yet heard at the table. */
  unsaid: string[] = $state.raw([]);
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0);

  private socket: WebSocket | null = null;
  /** The choice that has no answer yet. `lost`: the line went before one came; `sent`: it may have got through. */
  private chosen: { seq: number; key: string; sent: boolean; lost: boolean } | null = null;
  private print = "";
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<Listener>();

  /** `seat` null: look on. */
  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.open();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  close(): void {
    this.state = "closed";
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.drop();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // Commands.

  choose(key: string): void {
    // Until the line is back one may think better of it.
    if (this.busy && this.state === "open") return;
    const { seq } = this;
    this.busy = true;
    this.sorry = null;
    const sent = this.send({ type: "choose", seq, key });
    this.chosen = { seq, key, sent, lost: !sent };
  }

  undo(all = false): void {
    this.sorry = null;
    this.give({ type: "undo", seq: this.seq, all });
  }

  ask(to: number): void {
    this.give({ type: "ask", seq: this.seq, to });
  }

  answer(at: number, yes: boolean): void {
    this.give({ type: "answer", at, yes });
  }

  order(standing: wire.StandingInput): void {
    this.give({ type: "order", standing });
  }

  say(text: string): void {
    this.unsaid = [...this.unsaid, text];
    this.send({ type: "say", text });
  }

  why(): void {
    this.give({ type: "why" });
  }

  comeBack(): void {
    this.give({ type: "return" });
  }

  resign(): void {
    this.give({ type: "resign" });
  }

  // The socket.

  /** Somebody looks again, or the network is back: no need to wait any longer, nor to trust a line that slept. */
  private readonly now = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.state === "lost") this.open();
    else if (this.state === "open") this.ping();
  };

  private open(): void {
    this.drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat === null ? "watch" : String(this.seat);
    const path = `/api/tables/${this.id}/play?seat=${seat}&since=${this.position ? this.seq : 0}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(message.data as string) as wire.Frame);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    this.drop();
    if (this.state === "closed") return;
    if (this.bye && this.bye.again_ms === null) {
      this.state = "closed";
      return;
    }
    this.state = "lost";
    if (this.chosen) this.chosen.lost = true;
    // Not sooner than the server wishes, and not all at the same moment.
    const wait = Math.max(this.bye?.again_ms ?? 0, this.wait * 0.75) + (this.wait * Math.random()) / 2;
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    this.bye = null;
    this.timer = setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private send(command: wire.Command): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  /** Now or not at all: by the time the line is back, the match may be another. */
  private give(command: wire.Command): void {
    if (!this.send(command)) this.sorry = { type: "sorry", code: "offline", message: "" };
  }

  private hear(frame: wire.Frame): void {
    clearTimeout(this.silence);
    switch (frame.type) {
      case "hello":
        this.state = "open";
        this.wait = FIRST_WAIT_MS;
        this.table = frame.table;
        this.talk(frame.chat);
        for (const text of this.unsaid) this.send({ type: "say", text });
        this.standing = frame.standing;
        this.skew = frame.now - Date.now();
        clearInterval(this.pulse);
        this.pulse = setInterval(() => this.ping(), PING_MS);
        break;
      case "full":
        this.show(frame);
        break;
      case "patch":
        this.patch(frame);
        break;
      case "table":
        this.table = frame.table;
        this.skew = frame.now - Date.now();
        break;
      case "clocks":
        this.tick(frame);
        break;
      case "said":
        this.talk([frame.line]);
        break;
      case "reasons":
        this.refused = frame.refused;
        break;
      case "orders":
        this.standing = frame.standing;
        break;
      case "sorry":
        this.sorry = frame;
        // Whatever it was about: nothing is sent a second time that was refused.
        this.answered();
        this.unsaid = [];
        break;
      case "bye":
        this.bye = frame;
        break;
      case "pong":
        break;
    }
  }

  private show(frame: wire.Full): void {
    const before = this.position;
    const known = this.seq;
    this.position = frame.position;
    this.print = frame.print;
    this.seq = frame.seq;
    const kept = this.answered();
    this.refused = null;
    this.events = [...this.events.filter((event) => event.seq <= frame.since), ...frame.events];
    const fresh = frame.events.filter((event) => event.seq > known);
    if (before && fresh.length) this.tell(fresh, before, frame.position);
    if (!kept?.lost) return;
    if (kept.seq === frame.seq) this.choose(kept.key);
    else if (!kept.sent) this.sorry = { type: "sorry", code: "not-offered", message: "" };
  }

  private patch(frame: wire.Patch): void {
    const before = this.position;
    if (!before || frame.base !== this.print) {
      // A look that was asked for meanwhile may have told it already.
      if (frame.print !== this.print) this.send({ type: "look", since: this.seq });
      return;
    }
    const after = patched(before, frame.changes);
    this.position = after;
    this.print = frame.print;
    this.seq = frame.seq;
    this.answered();
    this.refused = null;
    const { back } = frame;
    const kept = back === null ? this.events : this.events.filter((event) => event.seq <= back);
    this.events = [...kept, ...frame.events];
    if (frame.events.length) this.tell(frame.events, before, after);
  }

  /** Nothing is on its way any more; the choice that was. */
  private answered(): typeof this.chosen {
    const { chosen } = this;
    this.chosen = null;
    this.busy = false;
    return chosen;
  }

  /** New lines; after a lost line the server tells the last ones again. Own ones are heard now. */
  private talk(told: wire.ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    const fresh = told.filter((line) => line.number > last);
    const me = this.seat === null ? this.table?.host : this.table?.seats[this.seat]?.person;
    this.unsaid = this.unsaid.slice(fresh.filter((line) => line.person === me).length);
    this.chat = [...this.chat, ...fresh];
  }

  private tell(events: wire.Event[], before: wire.Position, after: wire.Position): void {
    for (const listener of this.listeners) listener(events, before, after);
  }

  private tick(frame: wire.Clocks): void {
    this.skew = frame.now - Date.now();
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      left_ms: frame.left_ms[seat.seat] ?? null,
      deadline: frame.deadline[seat.seat] ?? null,
    }));
    this.table = { ...this.table, seats };
  }

  private ping(): void {
    if (!this.send({ type: "ping" })) return;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket && this.lost(), SILENCE_MS);
  }
}
