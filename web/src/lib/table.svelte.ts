// The frame of a table: which seats this person plays from here, and what the frame has open. The rules are elsewhere.

import { getContext, setContext } from "svelte";
import type { Event, Option, Position, Question, Scene, SeatInfo, Standing, Sorry, TableForm, TableInfo } from "../gen/wire";
import { Hinting } from "./coach.svelte";
import { Line, SPECTATOR } from "./line.svelte";
import { type Lang, passes } from "./words";

// What a seat is in for.

/** `ask`: something is asked of this seat. `wait`: of others. `over`: the match has ended. */
export type Mode = "ask" | "wait" | "over";

export function mode(position: Position | null, question: Question | null, live: boolean): Mode {
  if (position?.result) return "over";
  if (!live || !question) return "wait";
  // A sealed choice may be taken back while the others think: that is no question, only a button.
  return !question.optional || question.options.some((option) => !passes(option)) ? "ask" : "wait";
}

/** Will the server pass here by itself, as this seat has ordered? Then nothing is asked of anybody. */
export function settled(question: Question, standing: Standing[]): boolean {
  const idle = question.options.every(({ verb }) => verb === "pass" || verb === "none");
  const could = question.options.some(({ verb }) => verb === "pass" || verb === "none");
  return standing.some(({ prompt, policy, until }) => (prompt === "*" || prompt === question.prompt) && (policy === "fits" ? idle : could && until === "phase"));
}

/** Does the seat owe a choice? */
export const owes = (position: Position | null, standing: Standing[] = []): boolean =>
  position?.due.some((question) => !question.optional && !settled(question, standing)) ?? false;

/** The seats that the match waits for. */
export function thinking(position: Position | null, me: number): number[] {
  const found = new Set((position?.asked ?? []).filter((asked) => !asked.optional).map((asked) => asked.seat));
  found.delete(me);
  return [...found].sort((a, b) => a - b);
}

/** "Vera, Oleg and Mira". */
export function listed(names: string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { style: "long", type: "conjunction" }).format(names);
}

export interface Group {
  verb: string;
  /** The board that they lead to; "" if it is none. */
  board: string;
  options: Option[];
}

/** Options by what they do and where, in the order of the question. */
export function groups(options: Option[], scene: Scene | null): Group[] {
  const boards = new Map<string, string>();
  for (const board of scene?.boards ?? []) for (const space of board.spaces) boards.set(space.id, board.id);
  const found: Group[] = [];
  for (const option of options) {
    const board = boards.get(option.refs.at(-1) ?? "") ?? "";
    const there = found.find((group) => group.verb === option.verb && group.board === board);
    if (there) there.options.push(option);
    else found.push({ verb: option.verb, board, options: [option] });
  }
  return found;
}

/** What a question is about, and the choices that end it without; where those are all there is, they are the question. */
export function parts(options: Option[]): { main: Option[]; ending: Option[] } {
  const main = options.filter((option) => !passes(option));
  return main.length ? { main, ending: options.filter(passes) } : { main: options, ending: [] };
}

/** Must a choice be confirmed, by somebody who wants to be asked? One that ends something, where there was another. */
export function ends(option: Option, question: Question): boolean {
  return passes(option) && option.verb !== "withdraw" && question.options.length > 1;
}

/** Names of the seats; where two are the same (bots, or one person at several seats) they are counted. */
export function seatNames(seats: SeatInfo[], bot: (name: string) => string): string[] {
  const plain = seats.map((seat) => seat.name || (seat.kind === "bot" ? bot(seat.bot) : ""));
  return plain.map((name, at) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    return `${name} ${plain.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}

/** The entries of the record that events were told of, newest first: points that one can ask to go back to. */
export function entries(events: Event[], most: number): { seq: number; events: Event[] }[] {
  const found: { seq: number; events: Event[] }[] = [];
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]!;
    const last = found.at(-1);
    if (last?.seq === event.seq) last.events.unshift(event);
    else if (found.length === most) break;
    else found.push({ seq: event.seq, events: [event] });
  }
  return found;
}

/** The same table once more: own seats and bots as they were, the others are open. */
export function again(table: TableInfo, person: string): TableForm {
  const seats = table.seats.map((seat) => {
    if (seat.kind === "bot") return { kind: "bot" as const, bot: seat.bot };
    return { kind: seat.person === person ? ("me" as const) : ("open" as const) };
  });
  return {
    game: table.game,
    players: table.players,
    options: table.options,
    seats,
    public: table.public,
    spectators: table.spectators,
    clock: table.clock,
    start: seats.every((seat) => seat.kind !== "open"),
    coach: table.coach_agreed,
  };
}

// The seats played from here.

/** One line for each own seat; who has none looks on. With several, a curtain falls between them. */
export class Seats {
  readonly lines: Map<number, Line>;
  /** The seat that is shown; null: the curtain is down. */
  seat: number | null = $state(null);

  constructor(table: TableInfo, person: string) {
    const own = table.seats.filter((seat) => person && seat.person === person).map((seat) => seat.seat);
    this.lines = own.length
      ? new Map(own.map((seat) => [seat, new Line(table.id, seat)]))
      : new Map([[SPECTATOR, new Line(table.id, null)]]);
    if (this.lines.size === 1) this.seat = [...this.lines.keys()][0]!;
  }

  get several(): boolean {
    return this.lines.size > 1;
  }

  /** All know the table; the first line speaks for them. */
  get table(): TableInfo | null {
    return [...this.lines.values()][0]?.table ?? null;
  }

  /** The own seat that the game waits for: the shown one, as long as it is asked. */
  get wanted(): number | null {
    const shown = this.seat === null ? undefined : this.lines.get(this.seat);
    if (shown && owes(shown.position, shown.standing)) return this.seat;
    for (const [seat, line] of this.lines) if (owes(line.position, line.standing)) return seat;
    return null;
  }

  /** Who is to lift the curtain. */
  get next(): number {
    return this.wanted ?? this.seat ?? [...this.lines.keys()][0]!;
  }

  close(): void {
    for (const line of this.lines.values()) line.close();
  }
}

// What the frame has open.

export type Window = "" | "keys" | "report" | "resign" | "plea" | "standing" | "score" | "log";

export class Desk {
  window: Window = $state("");
  /** The rule that is looked up; "" is the search alone. */
  rule: string | null = $state(null);
  chat = $state(false);
  /** The refusals are shown at the prompt. */
  why = $state(false);
  /** What the coach was asked, and what it said. */
  readonly coach = new Hinting();
  /** The list of all options is open. */
  list = $state(false);
  /** The game shows the choice in a moment of its own; then the prompt has only the question. */
  moment = $state(false);
  /** A choice that waits for a second yes. */
  confirming: Option | null = $state.raw(null);
  /** Things that somebody wants to see (a line of the chronicle, a hint); new at each wish. A table that shows only a
   * part of itself, such as one map at a time, turns to them. */
  look: string[] = $state.raw([]);
  /** On a phone: the answer lies on the table, so the sheet of the prompt stays low until something is tapped. */
  low = $state(false);
  /** The same because somebody speaks of a thing on the table. */
  pointed = $state(false);
  /** On a phone: how much of the table is taken by what is said above it, in pixels. */
  noted = $state(0);
  /** How many chronicles are open; where there is none, the menu has one. */
  told = $state(0);
  /** Something of the frame that went wrong. */
  sorry: Sorry | null = $state.raw(null);
  /** Prompts in words as they were asked, for standing orders: of those only the name of the prompt is kept. */
  readonly asked = new Map<string, string>();

  /** Esc closes one thing; false if nothing was open. */
  shut(): boolean {
    if (this.confirming) this.confirming = null;
    else if (this.why) this.why = false;
    else if (this.coach.open) this.coach.close();
    else if (this.list) this.list = false;
    else if (this.chat) this.chat = false;
    else return false;
    return true;
  }
}

const KEY = Symbol("desk");

/** The desk of the table; a new one where there is none yet: at the table itself, or for a prompt that stands alone. */
export const getDesk = (): Desk => getContext<Desk | undefined>(KEY) ?? setContext(KEY, new Desk());
