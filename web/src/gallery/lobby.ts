// Made-up seats for the pages of the gallery.

import type { SeatInfo, SeatKind } from "../gen/wire";

const NAMES = ["Vera", "Oleg", "Mira", "Konstantin the Patient", "Я"];

export const seats = (...kinds: SeatKind[]): SeatInfo[] =>
  kinds.map((kind, seat) => ({
    seat,
    kind,
    person: kind === "person" ? `p${seat}` : "",
    name: kind === "person" ? NAMES[seat]! : "",
    bot: kind === "bot" ? "greedy" : "",
    online: kind === "person" && seat % 2 === 0,
    taken_over: false,
    forfeited: false,
    since: null,
    left_ms: null,
    deadline: null,
  }));
