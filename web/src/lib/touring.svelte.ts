// A first game with a guide: positions that were played beforehand, shown as if they were a line to a table. Only the
// choice of the script goes on; any other one is answered kindly and changes nothing.

import type * as wire from "../gen/wire";
import { get } from "./api";
import type { Line, LineState, Listener } from "./line.svelte";

export const LEARNER = 0;

const kept = (game: string): string => `realms.tour.${game}`;

/** The step at which somebody left the tour in this browser. */
export function left(game: string): number {
  const at = Number(localStorage.getItem(kept(game)));
  return Number.isInteger(at) && at > 0 ? at : 0;
}

export class Touring implements Pick<Line, keyof Line> {
  readonly id = "tour";
  readonly seat = LEARNER;
  readonly state: LineState = "open";
  readonly table = null;
  readonly chat: wire.ChatLine[] = [];
  readonly unsaid: string[] = [];
  readonly standing: wire.Standing[] = [];
  readonly bye = null;
  readonly busy = false;
  readonly skew = 0;
  refused: wire.Refused[] | null = $state.raw(null);
  sorry: wire.Sorry | null = $state.raw(null);
  at = $state(0);
  /** What was chosen in place of what the script wants. */
  astray: string | null = $state(null);

  readonly game: string;
  readonly steps: wire.TourStep[];
  private readonly listeners = new Set<Listener>();

  constructor(tour: wire.Tour, at = 0) {
    this.game = tour.game;
    this.steps = tour.steps;
    this.at = Math.min(Math.max(at, 0), this.last);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get step(): wire.TourStep {
    return this.steps[this.at]!;
  }

  get position(): wire.Position {
    return this.step.position;
  }

  /** All that was told up to here. */
  readonly events: wire.Event[] = $derived.by(() => this.steps.slice(0, this.at + 1).flatMap((step) => step.events));

  get seq(): number {
    return this.events.at(-1)?.seq ?? 0;
  }

  /** The message of the hint. */
  get words(): string {
    return `web-tour-${this.game}-${this.step.hint}`;
  }

  /** The message of what happened since the last step, where much did; not every step has one. */
  get meanwhile(): string {
    return `web-tour-${this.game}-${this.step.hint}-meanwhile`;
  }

  /** The option that the script wants; null where there is only something to read. */
  get wanted(): wire.Option | null {
    for (const question of this.position.due) for (const option of question.options) if (option.key === this.step.key) return option;
    return null;
  }

  go(to: number): void {
    const next = Math.min(Math.max(to, 0), this.last);
    if (next === this.at) return;
    const before = this.position;
    const forward = next === this.at + 1;
    this.at = next;
    this.astray = null;
    this.refused = null;
    // Whoever has come to the end begins anew the next time.
    if (next === 0 || next === this.last) localStorage.removeItem(kept(this.game));
    else localStorage.setItem(kept(this.game), String(next));
    if (forward) for (const listener of this.listeners) listener(this.step.events, before, this.position);
  }

  // As a line.

  choose(key: string): void {
    if (key === this.step.key) this.go(this.at + 1);
    else this.astray = key;
  }

  why(): void {
    this.refused = this.step.refused;
  }

  undo(): void {
    this.go(this.at - 1);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }

  ask(): void {}
  answer(): void {}
  order(): void {}
  say(): void {}
  comeBack(): void {}
  resign(): void {}
}

export async function tour(game: string): Promise<Touring> {
  return new Touring(await get<wire.Tour>(`tours/${game}`), left(game));
}

// Where a hint stands.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Side = "right" | "left" | "below" | "above" | "free";

const GAP = 14;
const EDGE = 8;

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), Math.max(from, to));

function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** A place for a hint of that size beside a thing, in the room there is, where it covers least of what is to be clicked. */
export function beside(thing: Box | null, size: { w: number; h: number }, room: Box, clear: Box[]): { x: number; y: number; side: Side } {
  const free = { x: room.x + (room.w - size.w) / 2, y: room.y + room.h - size.h - EDGE, side: "free" as const };
  if (!thing) return free;
  const midX = thing.x + thing.w / 2 - size.w / 2;
  const midY = thing.y + thing.h / 2 - size.h / 2;
  const tries: { x: number; y: number; side: Side }[] = [
    { x: thing.x + thing.w + GAP, y: midY, side: "right" },
    { x: thing.x - size.w - GAP, y: midY, side: "left" },
    { x: midX, y: thing.y + thing.h + GAP, side: "below" },
    { x: midX, y: thing.y - size.h - GAP, side: "above" },
  ];
  let best: { x: number; y: number; side: Side } = free;
  let least = Infinity;
  for (const one of tries) {
    const x = within(one.x, room.x + EDGE, room.x + room.w - size.w - EDGE);
    const y = within(one.y, room.y + EDGE, room.y + room.h - size.h - EDGE);
    const box = { x, y, ...size };
    const covered = 4 * shared(box, thing) + clear.reduce((sum, other) => sum + shared(box, other), 0);
    if (covered < least - 1) {
      least = covered;
      best = { x, y, side: shared(box, thing) ? "free" : one.side };
    }
  }
  return best;
}
