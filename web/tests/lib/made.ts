// Made-up pieces of what the server says, for tests.

import type * as wire from "../../src/gen/wire";

export function scene(more: Partial<wire.Scene> = {}): wire.Scene {
  return {
    game: "tiny_epic_kingdoms", seat: 0, active: 0, boards: [], pieces: [], zones: [], tracks: [], slots: [], panels: [],
    marks: [], sheet: [], sums: [], ...more,
  };
}

export function position(more: Partial<wire.Position> = {}): wire.Position {
  return { scene: scene(), asked: [], due: [], undo: 0, result: null, ...more };
}

export function piece(id: string, at: string): wire.Piece {
  return { id, kind: "army", owner: 0, at, state: "standing" };
}

export function option(key: string): wire.Option {
  const [verb, ...refs] = key.split(":");
  return { key, verb: verb!, refs };
}

export function question(prompt: string, keys: string[], optional = false): wire.Question {
  return { prompt, rule: "TEK-TURN-01", args: {}, optional, options: keys.map(option) };
}

export function seat(number: number, more: Partial<wire.SeatInfo> = {}): wire.SeatInfo {
  return {
    seat: number, kind: "person", person: `p${number}`, name: `Name ${number}`, bot: "", online: true, taken_over: false,
    forfeited: false, since: null, left_ms: null, deadline: null, ...more,
  };
}

export function table(more: Partial<wire.TableInfo> = {}): wire.TableInfo {
  return {
    id: "t1", game: "tiny_epic_kingdoms", ruleset: "tiny_epic_kingdoms@1", state: "playing", players: 2, options: {},
    host: "p0", public: true, spectators: true,
    clock: { kind: "none", bank_ms: 0, increment_ms: 0, days: 0, time_out: "bot" },
    seats: [seat(0), seat(1)], seq: 0, created: 0, started: 0, ended: null, seed_hash: "", seed: null, salt: null,
    plea: null, result: null, parent: null, parent_at: null, coach: false, coach_agreed: null, ...more,
  };
}

export function event(seq: number, kind: string, args: Record<string, wire.Arg> = {}): wire.Event {
  return { seq, kind, args };
}
