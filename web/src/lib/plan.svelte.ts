// A table that is being planned: who shall sit where, which rules, which clock. Knows no game; what can be set is told by the server.

import type { ClockInput, GameInfo, SeatForm, TableForm } from "../gen/wire";
import { usualBot, usualPlayers } from "./lobby";
import { about, altered, fits, type Setting, type Value, type Values, whyNot } from "./settings";

export type Company = "bots" | "friends" | "here";

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

/** What outlives a reload. */
type Kept = Pick<Plan, "seats" | "values" | "open" | "spectators" | "coach" | "clock" | "bank" | "days" | "timeOut">;

export class Plan {
  seats: SeatForm[] = $state([]);
  /** What is not as usual. */
  values: Values = $state({});
  open = $state(false);
  spectators = $state(true);
  /** May the coach be asked? null: as usual, where one person plays. */
  coach: boolean | null = $state(null);
  clock: "none" | "live" | "days" = $state("none");
  bank = $state(BANKS[0]!.id);
  days = $state(2);
  timeOut: "bot" | "forfeit" = $state("bot");

  /** `kept`: a plan of the same game, as `kept` wrote it down. */
  constructor(
    readonly game: GameInfo,
    kept: string | null = null,
  ) {
    this.seat(usualPlayers(game));
    if (kept) this.recall(JSON.parse(kept) as Partial<Kept>);
  }

  /** So many players: seats that were settled stay, new ones are like the last. */
  seat(players: number): void {
    const more: SeatForm = this.seats.length > 1 ? this.seats.at(-1)! : this.bot;
    const seats = this.seats.length ? this.seats : [{ kind: "me" } as SeatForm];
    this.seats = Array.from({ length: players }, (_, at) => seats[at] ?? { ...more });
    this.tidy();
  }

  set(name: string, value: Value): void {
    this.values[name] = value;
    this.tidy();
  }

  /** Names of optional rules that are not as usual. */
  get altered(): string[] {
    return Object.keys(this.game.options).filter((name) => about(this.game, name).group && altered(this.game, name, this.values[name]));
  }

  /** All optional rules as usual. */
  reset(): void {
    for (const name of this.altered) delete this.values[name];
  }

  /** What does not fit any more is as usual again: to choose something must never take a way back first. */
  private tidy(): void {
    const players = this.seats.length;
    for (const [name, value] of Object.entries(this.values)) {
      const told = about(this.game, name);
      // One of the seats that has gone is free again.
      if (Array.isArray(value)) this.values[name] = Array.from({ length: players }, (_, at) => value[at] ?? String(told.default));
      if (!altered(this.game, name, this.values[name]) || !fits(told, String(value), players)) delete this.values[name];
    }
    for (const name of Object.keys(this.values)) {
      if (!whyNot(this.game, name, players, this.values)) continue;
      delete this.values[name];
      this.tidy(); // Others may have needed it.
      return;
    }
  }

  /** What is set for a seat. */
  part({ name, standard }: Setting, seat: number): string {
    const parts = this.values[name];
    return (Array.isArray(parts) && parts[seat]) || String(standard);
  }

  setPart(setting: Setting, seat: number, value: string): void {
    this.set(
      setting.name,
      this.seats.map((_, at) => (at === seat ? value : this.part(setting, at))),
    );
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

  /** The coach, as it is with these seats. */
  get coached(): boolean {
    return this.coach ?? (this.full && this.seats.some((seat) => seat.kind === "me"));
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
      coach: this.coach,
    };
  }

  /** Everything that was settled, to go on with after a reload. */
  get kept(): string {
    const { seats, values, open, spectators, coach, clock, bank, days, timeOut } = this;
    return JSON.stringify({ seats, values, open, spectators, coach, clock, bank, days, timeOut } satisfies Kept);
  }

  private recall({ seats, values, ...rest }: Partial<Kept>): void {
    Object.assign(this, rest);
    const [fewest, most] = this.game.players;
    if (seats && fewest <= seats.length && seats.length <= most) this.seats = seats;
    // The games of the server may have changed meanwhile.
    this.values = Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => name in this.game.options));
    this.tidy();
  }
}
