// What the pages around a table share: who sits there, whom it waits for, and how one gets to a new one.

import type { Clock, GameInfo, SeatForm, SeatInfo, TableForm, TableInfo, Tables } from "../gen/wire";
import { get, post } from "./api";
import { prefs } from "./prefs.svelte";
import { go } from "./router.svelte";
import { session, someone } from "./session.svelte";
import { about, altered } from "./settings";
import { site, t } from "./site.svelte";

/** Whoever acts for the first time gets a name; it can be changed in the settings. */
export async function act(): Promise<void> {
  const names = t("web-shell-guest-names").split(", ");
  await someone(names[Math.floor(Math.random() * names.length)]!);
}

export const listing = async (show: "mine" | "open" | "playing" | "finished", limit = 50): Promise<TableInfo[]> =>
  (await get<Tables>(`tables?show=${show}&limit=${limit}`)).tables;

// Who sits there.

export const mine = (seat: SeatInfo): boolean => seat.kind === "person" && seat.person === session.person?.id;
export const hosted = (table: TableInfo): boolean => table.host === session.person?.id;

export const botName = (bot: string): string => t("web-table-bot", { bot });

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot") return botName(seat.bot);
  return seat.kind === "open" ? t("web-shell-free") : seat.name;
}

/** Names as a list; several bots are counted, not named. */
export function company(seats: SeatInfo[]): string {
  const bots = seats.filter((seat) => seat.kind === "bot");
  const people = seats.filter((seat) => seat.kind === "person").map((seat) => (mine(seat) ? t("web-shell-you") : seat.name));
  const names = [...new Set(people), ...(bots.length > 1 ? [t("web-shell-bots", { n: bots.length })] : bots.map(seatName))];
  return new Intl.ListFormat(prefs.lang).format(names);
}

/** The seats of people whom the game waits for. */
export const owing = (table: TableInfo): SeatInfo[] => table.seats.filter((seat) => seat.since !== null);
export const waitsForMe = (table: TableInfo): boolean => table.state === "playing" && owing(table).some(mine);
export const free = (table: TableInfo): number => table.seats.filter((seat) => seat.kind === "open").length;
export const won = (table: Pick<TableInfo, "result">, seat: SeatInfo): boolean => table.result?.winners.includes(seat.seat) ?? false;

// What a list says of a table: tables have no names, so it must be enough to tell them apart.

/** Between two facts; it never begins a line. */
const DOT = "\u00a0· ";

/** How it stands there, in a few words. */
export function news(table: TableInfo): string {
  if (table.state === "open") return free(table) ? t("web-home-seats-free", { n: free(table) }) : t("web-home-all-here");
  if (table.state === "playing") {
    if (waitsForMe(table)) return t("web-home-your-turn");
    const waits = company(owing(table));
    return waits ? t("web-home-waiting", { who: waits }) : t("web-home-bots-play");
  }
  const winners = table.seats.filter((seat) => won(table, seat));
  if (winners.some(mine)) return t(winners.length > 1 ? "web-home-won-shared" : "web-home-won");
  if (!winners.length) return t("web-home-ended");
  return t(winners.length > 1 ? "web-home-winners" : "web-home-winner", { who: company(winners) });
}

/** How long one may think; "" where nobody counts. */
export function pace({ kind, bank_ms, increment_ms, days }: Clock): string {
  if (kind === "none") return "";
  if (kind === "days") return t("web-lobby-days-each", { n: days });
  return t("web-lobby-bank-of", { minutes: Math.round(bank_ms / 60_000), seconds: Math.round(increment_ms / 1000) }).replaceAll(" ", "\u00a0");
}

/** The game, and what of its rules and the clock is not as usual. */
export function terms({ game, options, clock }: TableInfo): string {
  const variants = Object.entries(options)
    .map(([name, value]) => (value === true ? name : `${name}-${String(value)}`))
    .map((variant) => `web-home-variant-${game}-${variant}`)
    .flatMap((message) => (site.words?.has(message) ? [t(message)] : []));
  const info = site.game(game);
  const optional = info ? Object.keys(options).filter((name) => about(info, name).group && altered(info, name, options[name])).length : 0;
  return [site.name(game), ...variants, optional ? t("web-lobby-optional-count", { n: optional }) : "", pace(clock)].filter(Boolean).join(DOT);
}

/** When something last happened there, as far as the list tells. */
export function touched(table: TableInfo): number {
  const waits = owing(table).map((seat) => seat.since!);
  return table.ended ?? (waits.length ? Math.max(...waits) : (table.started ?? table.created));
}

/** How far it has come, and how long ago. */
export const latest = (table: TableInfo): string =>
  [table.seq && table.state !== "open" ? t("web-home-step", { n: table.seq }) : "", ago(touched(table))].filter(Boolean).join(DOT);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 minutes ago". */
export function ago(at: number): string {
  const words = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto", style: "short" });
  const past = Date.now() - at;
  const [unit, length] = STEPS.find(([, size]) => past >= size) ?? ["minute", 60_000];
  return past < 60_000 ? t("web-shell-now") : words.format(-Math.floor(past / length), unit);
}

// New tables.

const LEVELS = ["easy", "medium", "hard", "expert"];

/** The bots as people look for them: levels first, then the others; not the one that is there to be measured. */
export function levelsFirst(bots: readonly string[]): string[] {
  return [...LEVELS.filter((level) => bots.includes(level)), ...bots.filter((bot) => !LEVELS.includes(bot) && bot !== "search")];
}

/** The bot for seats nobody chose a bot for. */
export function usualBot(game: string): string {
  const bots = site.game(game)?.bots ?? [];
  return bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "random");
}

/** Open a table, or start it if nobody is waited for, and go there. */
export async function openTable(form: TableForm): Promise<void> {
  await act();
  const table = await post<TableInfo>("tables", form);
  go(`/table/${table.id}`);
}

const USUAL = 3;

/** A game that can be played alone is offered so: nobody has to wait for a bot. */
export const alone = ({ players: [fewest] }: Pick<GameInfo, "players">): boolean => fewest === 1;

export const usualPlayers = (game: Pick<GameInfo, "players">): number => (alone(game) ? 1 : Math.min(game.players[1], Math.max(game.players[0], USUAL)));

/** Me alone or against bots, at once: the shortest way to a first move. */
export async function playNow(game: string): Promise<void> {
  const players = usualPlayers(site.game(game)!);
  const bots = Array.from({ length: players - 1 }, (): SeatForm => ({ kind: "bot", bot: usualBot(game) }));
  await openTable({ game, players, seats: [{ kind: "me" }, ...bots], start: true });
}
