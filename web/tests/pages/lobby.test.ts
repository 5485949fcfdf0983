import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../src/gen/wire";

import { latest, news, terms } from "../../src/lib/lobby";
import { session } from "../../src/lib/session.svelte";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";

const messages = ["web-home", "web-shell", "web-lobby", "web-table"].map((name) => readFileSync(`../src/realms/locale/en/${name}.ftl`, "utf8")).join("\n");
const GAME = "tiny_epic_kingdoms";

const seat = (number: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: number, kind: "person", person: "", name: "", bot: "", online: true, taken_over: false, forfeited: false, since: null, left_ms: null,
  deadline: null, ...more,
});
const VERA = seat(0, { person: "vera", name: "Vera" });
const OLEG = seat(1, { person: "oleg", name: "Oleg" });
const BOT = seat(2, { kind: "bot", bot: "greedy" });

const table = (more: Partial<TableInfo>): TableInfo => ({
  id: "t", game: GAME, ruleset: `${GAME}@1`, state: "playing", players: 3, options: {}, host: "vera", public: false, spectators: true,
  clock: { kind: "none", bank_ms: 0, increment_ms: 0, days: 0, time_out: "bot" }, seats: [VERA, OLEG, BOT], seq: 0, created: Date.now(), started: null,
  ended: null, seed_hash: "", seed: null, salt: null, plea: null, result: null, parent: null, parent_at: null, coach: false, coach_agreed: null, ...more,
});

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

describe("what a list says of a table", () => {
  beforeEach(() => {
    site.words = new Words("en", [{ messages, names: {} }]);
    site.games = [{ id: GAME, name: { en: "Tiny Epic Kingdoms" }, options: {} } as unknown as (typeof site.games)[number]];
    session.person = { id: "vera", name: "Vera", guest: true };
  });

  it("whom it waits for", () => {
    expect(news(table({ seats: [{ ...VERA, since: 1 }, OLEG, BOT] }))).toBe("Your turn");
    expect(news(table({ seats: [VERA, { ...OLEG, since: 1 }, BOT] }))).toBe("Waiting for Oleg");
    expect(news(table({}))).toBe("The bots are playing");
  });

  it("how many seats are free, or who has won", () => {
    expect(news(table({ state: "open", seats: [VERA, seat(1, { kind: "open" })] }))).toBe("1 seat is free");
    const result = { scores: [3, 5, 1], winners: [1], sheet: [], forfeited: [] };
    expect(news(table({ state: "finished", result }))).toBe("Oleg won");
    expect(news(table({ state: "finished", result: { ...result, winners: [0, 1] } }))).toBe("You shared the win");
  });

  it("what is not as usual there", () => {
    const options = { find_tokens: true, races: "chosen", solo: false };
    expect(plain(terms(table({ options })))).toBe("Tiny Epic Kingdoms · with find tokens · races by choice");
    const clock = { kind: "days" as const, bank_ms: 0, increment_ms: 0, days: 2, time_out: "bot" as const };
    expect(plain(terms(table({ clock })))).toBe("Tiny Epic Kingdoms · 2 days a choice");
  });

  it("how far it has come", () => {
    expect(plain(latest(table({ seq: 12 })))).toBe("step 12 · just now");
    expect(plain(latest(table({ started: Date.now() - 3 * 3_600_000 })))).toBe("3 hr. ago");
  });
});
