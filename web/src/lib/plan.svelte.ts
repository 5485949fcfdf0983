// A table that is being planned: who shall sit where, which rules, which clock. Knows no game; what can be set is told by the server.

import type { ClockInput, GameInfo, SeatForm, TableForm } from "../gen/wire";
import { usualBot, usualPlayers } from "./lobby";
import type { Words } from "./words";

/** A yes or no, one of a few words, or one of them for each seat. */
export type Setting =
  | { name: string; kind: "switch"; standard: boolean }
  | { name: string; kind: "choice" | "seats"; standard: string; choices: string[] };

export type Company = "bots" | "friends" | "here";
export type Value = boolean | string | string[];

interface About {
  type?: string;
  default?: unknown;
  choices?: unknown;
  /** The fewest and the most players that a choice takes, where not all do. */
  players?: Record<string, [number, number]>;
  /** A list names one of the choices for every seat. */
  seats?: boolean;
}

/**
 * What a page can offer of a game's options to so many players; others are for programs. Where an option also takes a list, its
 * choices may be parts of a list: then only those with a word of their own stand alone.
 */
export function settings(game: GameInfo, players: number, worded: (message: string) => boolean): Setting[] {
  const found: Setting[] = [];
  for (const [name, raw] of Object.entries(game.options)) {
    const about = raw as About;
    if (about.type === "boolean") {
      found.push({ name, kind: "switch", standard: about.default === true });
    } else if (Array.isArray(about.choices) && typeof about.default === "string" && about.seats) {
      found.push({ name, kind: "seats", standard: about.default, choices: about.choices.map(String) });
    } else if (Array.isArray(about.choices) && typeof about.default === "string") {
      const lists = about.type?.includes("list") ?? false;
      const choices = about.choices.map(String).filter((value) => fits(about, value, players) && (!lists || worded(`setting-${name}-${value}`)));
      if (choices.length > 1) found.push({ name, kind: "choice", standard: about.default, choices });
    }
  }
  return found;
}

/** How a value of a setting is called. */
export function settingWord(words: Words, name: string, value: string): string {
  const message = `setting-${name}-${value}`;
  return words.has(message) ? words.t(message) : words.label(value);
}

/** The same where it stands for itself. */
export function settingTitle(words: Words, name: string, value: string): string {
  const word = settingWord(words, name, value);
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

function fits({ players: range }: About, value: string, players: number): boolean {
  const [fewest, most] = range?.[value] ?? [0, Infinity];
  return fewest <= players && players <= most;
}

const MINUTE = 60_000;

export interface Bank {
  id: string;
  minutes: number;
  seconds: number;
}

export const BANKS: Bank[] = [
  { id: "short", minutes: 10, seconds: 15 },
  { id: "middle", minutes: 20, seconds: 30 },
  { id: "long", minutes: 45, seconds: 60 },
];
export const DAYS = [1, 2, 3, 7];

export class Plan {
  seats: SeatForm[] = $state([]);
  values: Record<string, Value> = $state({});
  open = $state(false);
  spectators = $state(true);
  clock: "none" | "live" | "days" = $state("none");
  bank = $state(BANKS[0]!.id);
  days = $state(2);
  timeOut: "bot" | "forfeit" = $state("bot");

  constructor(readonly game: GameInfo) {
    this.seat(usualPlayers(game));
  }

  /** So many players: seats that were settled stay, new ones are like the last. */
  seat(players: number): void {
    const more: SeatForm = this.seats.length > 1 ? this.seats.at(-1)! : this.bot;
    const seats = this.seats.length ? this.seats : [{ kind: "me" } as SeatForm];
    this.seats = Array.from({ length: players }, (_, at) => seats[at] ?? { ...more });
    for (const [name, value] of Object.entries(this.values)) {
      const about = this.game.options[name] as About;
      // One of the seats that has gone is free again; one that does not take so many is not chosen any more.
      if (Array.isArray(value)) this.values[name] = Array.from({ length: players }, (_, at) => value[at] ?? String(about.default));
      else if (!fits(about, String(value), players)) delete this.values[name];
    }
  }

  /** What is set for a seat. */
  part({ name, standard }: Setting, seat: number): string {
    const parts = this.values[name];
    return (Array.isArray(parts) && parts[seat]) || String(standard);
  }

  setPart(setting: Setting, seat: number, value: string): void {
    this.values[setting.name] = this.seats.map((_, at) => (at === seat ? value : this.part(setting, at)));
  }

  private get bot(): SeatForm {
    return { kind: "bot", bot: usualBot(this.game.id) };
  }

  /** Everyone but the first seat at once. */
  invite(company: Company): void {
    const others: SeatForm = company === "bots" ? this.bot : { kind: company === "here" ? "me" : "open" };
    this.seats = this.seats.map((_, at) => (at ? { ...others } : { kind: "me" }));
  }

  /** What the seats are like, if they are alike. */
  get company(): Company | "" {
    if (this.seats[0]?.kind !== "me") return "";
    const kinds = new Set(this.seats.slice(1).map((seat) => seat.kind));
    if (kinds.size !== 1) return "";
    return kinds.has("bot") ? "bots" : kinds.has("open") ? "friends" : "here";
  }

  /** Nobody is waited for: the match can begin at once. */
  get full(): boolean {
    return this.seats.every((seat) => seat.kind !== "open");
  }

  private get timed(): ClockInput {
    if (this.clock === "none") return { kind: "none" };
    if (this.clock === "days") return { kind: "days", days: this.days, time_out: this.timeOut };
    const bank = BANKS.find((bank) => bank.id === this.bank)!;
    return { kind: "live", bank_ms: bank.minutes * MINUTE, increment_ms: bank.seconds * 1000, time_out: this.timeOut };
  }

  get form(): TableForm {
    return {
      game: this.game.id,
      players: this.seats.length,
      options: { ...this.values },
      seats: this.seats.map((seat) => ({ ...seat })),
      public: this.open,
      spectators: this.spectators,
      clock: this.timed,
      start: this.full,
    };
  }
}
