// A finished match, shown again: one may look at it as at a line, and go to any of its moments.

import type * as wire from "../gen/wire";
import { get } from "./api";
import { type Line, type LineState, type Listener, SPECTATOR } from "./line.svelte";

/** A moment is shown for so long when it plays by itself at speed 1. */
const REST_MS = 1_400;
/** Moments that are fetched before they are needed. */
const AHEAD = 3;

export const SPEEDS = [0.5, 1, 2, 4];

/** The entries of a record after which one can stop: those that count in the end, and the end itself. */
export function stops(entries: wire.Entry[]): number[] {
  const found = [0];
  for (const entry of entries) {
    if (entry.kind === "choice") found.push(entry.seq);
    else if (entry.kind === "back") while (found.at(-1)! > Number(entry.key)) found.pop();
  }
  const last = entries.at(-1)?.seq ?? 0;
  if (found.at(-1) !== last) found.push(last);
  return found;
}

/** What a line shows, to be drawn by the same widgets; what it can do has no use here. */
export class Replaying implements Pick<Line, keyof Line> {
  readonly seat = null;
  readonly state: LineState = "closed";
  readonly chat: wire.ChatLine[] = [];
  readonly unsaid: string[] = [];
  readonly standing: wire.Standing[] = [];
  readonly refused = null;
  readonly sorry = null;
  readonly bye = null;
  readonly busy = false;
  readonly skew = 0;
  position: wire.Position | null = $state.raw(null);
  /** What was told up to the moment that is shown. */
  events: wire.Event[] = $state.raw([]);
  /** What happened in this moment. */
  fresh: wire.Event[] = $state.raw([]);
  /** Which of the stops is shown, and which one is wanted: a slider runs ahead of the server. */
  at = $state(0);
  wanted = $state(0);
  /** Whose eyes we look with. */
  eyes = $state(SPECTATOR);
  playing = $state(false);
  speed = $state(1);

  readonly table: wire.TableInfo;
  readonly stops: number[];
  /** Who chose, by the entry of the record. */
  private readonly choosers: Map<number, number>;

  private told: wire.Event[] = [];
  private readonly moments = new Map<string, Promise<wire.Moment>>();
  private readonly listeners = new Set<Listener>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    record: wire.Record,
    private readonly failed: (error: unknown) => void,
  ) {
    this.table = record.table;
    this.stops = stops(record.entries);
    this.choosers = new Map(record.entries.filter(({ kind }) => kind === "choice").map(({ seq, seat }) => [seq, seat]));
  }

  get seq(): number {
    return this.stops[this.at]!;
  }

  /** Whose choice led to the moment that is shown; null: nobody's. */
  get chooser(): number | null {
    return this.choosers.get(this.seq) ?? null;
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** The place in the replay of an entry of the record, or the one before it. */
  near(seq: number): number {
    return Math.max(0, this.stops.findLastIndex((stop) => stop <= seq));
  }

  /** Look with the eyes of a seat. */
  async look(eyes: number, at = this.wanted): Promise<void> {
    this.eyes = eyes;
    try {
      const { events } = await get<wire.Told>(`tables/${this.id}/told?seat=${eyes}`);
      if (this.eyes !== eyes) return;
      this.told = events;
    } catch (error) {
      this.failed(error);
      return;
    }
    await this.show(at);
  }

  /** Go to a stop; whoever asks for another one meanwhile gets that. */
  async show(at: number): Promise<void> {
    this.wanted = Math.min(Math.max(at, 0), this.last);
    const { wanted, eyes } = this;
    let moment: wire.Moment;
    try {
      moment = await this.moment(wanted);
    } catch (error) {
      this.pause();
      this.failed(error);
      return;
    }
    if (this.wanted !== wanted || this.eyes !== eyes) return;
    const before = this.position;
    const steps = wanted - this.at;
    const after = before ? kept(before, moment.position) : moment.position;
    this.at = wanted;
    this.position = after;
    this.events = this.told.filter((event) => event.seq <= moment.seq);
    this.fresh = moment.events;
    if (before && steps === 1) for (const listener of this.listeners) listener(moment.events, before, after);
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.last); next++) this.moment(next).catch(() => undefined);
  }

  step(by: number): void {
    this.pause();
    void this.show(this.wanted + by);
  }

  jump(at: number): void {
    this.pause();
    void this.show(at);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    this.playing = true;
    if (this.wanted === this.last) void this.show(0).then(() => this.rest());
    else void this.show(this.wanted + 1).then(() => this.rest());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private rest(): void {
    if (!this.playing) return;
    if (this.at === this.last) {
      this.playing = false;
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.show(this.wanted + 1).then(() => this.rest()), REST_MS / this.speed);
  }

  private moment(at: number): Promise<wire.Moment> {
    const path = `tables/${this.id}/moments/${this.stops[at]}?seat=${this.eyes}`;
    let found = this.moments.get(path);
    if (!found) {
      found = get<wire.Moment>(path);
      found.catch(() => this.moments.delete(path));
      this.moments.set(path, found);
    }
    return found;
  }

  // As a line.

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.pause();
    this.listeners.clear();
  }

  choose(): void {}
  undo(): void {}
  ask(): void {}
  answer(): void {}
  order(): void {}
  say(): void {}
  why(): void {}
  comeBack(): void {}
  resign(): void {}
}

/** The position after, with the parts that stayed the same taken from the one before: only what changed is drawn anew. */
function kept(before: wire.Position, after: wire.Position): wire.Position {
  const scene = { ...after.scene } as unknown as Record<string, unknown>;
  const old = before.scene as unknown as Record<string, unknown>;
  for (const part of Object.keys(scene)) if (JSON.stringify(scene[part]) === JSON.stringify(old[part])) scene[part] = old[part];
  return { ...after, scene: scene as unknown as wire.Scene };
}
