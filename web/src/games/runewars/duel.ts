// A duel, a test, a bid and a talk as the scene tells them. No rules.

import type { Card, Scene } from "../../gen/wire";
import { type Cell, type Fate, fateOf, readCell } from "./battle";
import { amount, arg, cardsOf, type Shape, sumsOf } from "./look";

export interface Duellist {
  side: "challenger" | "challenged";
  seat: number;
  /** A hero, or a unit that a quest sets against one. */
  fighter: string;
  health: number;
  most: number;
  arms: string[];
  /** Cards of this round; `counts`: the one that is read. */
  cards: Fate[];
  counts: string;
  cell: Cell | null;
  /** Damage that is about to be taken, and how much there was before anything was prevented. */
  wounds: number;
  dealt: number;
}

export interface Duel {
  area: string;
  /** 0 before the first. */
  round: number;
  rounds: number;
  sides: Duellist[];
}

function duellist(scene: Scene, side: Duellist["side"]): Duellist | null {
  const of = (text: string) => sumsOf(scene, "duel", text).filter((sum) => arg(sum, "side") === side);
  const who = of("sum-duellist")[0];
  if (!who) return null;
  const read = of("sum-duel-read")[0];
  const hurt = of("sum-wounds")[0];
  const held = cardsOf(scene, `fate-${side}`);
  const shape = (arg(read, "shape") || "") as Shape | "";
  const cards = held.map((card) => fateOf(scene, card, card.on ? shape : ""));
  const now = cards.find(({ card }) => card.on > 0);
  return {
    side,
    seat: who.seat,
    fighter: String(arg(who, "fighter")),
    health: amount(who),
    most: amount(who, "of_n"),
    arms: of("sum-arms").map((sum) => String(arg(sum, "reward"))),
    cards,
    counts: now?.card.id ?? "",
    cell: now ? (readCell(now) ?? null) : null,
    wounds: amount(hurt),
    dealt: amount(hurt, "of_n"),
  };
}

export function duelOf(scene: Scene): Duel {
  const round = sumsOf(scene, "duel", "sum-duel-round")[0];
  const sides = (["challenger", "challenged"] as const).map((side) => duellist(scene, side)).filter((one): one is Duellist => one !== null);
  return { area: String(arg(sumsOf(scene, "duel", "sum-duel")[0], "area")), round: amount(round), rounds: amount(round, "of_n") || 4, sides };
}

export interface Attempt {
  hero: string;
  quest: string;
  /** What the test has come to; "" while it goes on. */
  destiny: string;
  cards: Card[];
}

export function attemptOf(scene: Scene): Attempt | null {
  const sum = sumsOf(scene, "quest", "sum-attempt")[0];
  if (!sum) return null;
  return { hero: String(arg(sum, "hero")), quest: String(arg(sum, "quest")), destiny: String(arg(sumsOf(scene, "quest", "sum-outcome")[0], "destiny") || ""), cards: cardsOf(scene, "fate") };
}

export interface Bidder {
  seat: number;
  /** Once revealed; null until then. */
  n: number | null;
  /** Does the bid lie there, face down? */
  sealed: boolean;
  won: boolean;
  lost: boolean;
}

/** `thinks`: those who still owe their bid. */
export function biddersOf(scene: Scene, thinks: number[]): Bidder[] {
  const is = (text: string, seat: number): boolean => sumsOf(scene, "bid", text).some((sum) => sum.seat === seat);
  const shown = new Map(sumsOf(scene, "bid", "sum-has-bid").map((sum) => [sum.seat, amount(sum)]));
  const seats = [...new Set([...shown.keys(), ...sumsOf(scene, "bid", "sum-bids").map(({ seat }) => seat)])].sort((one, two) => one - two);
  return seats.map((seat) => ({ seat, n: shown.get(seat) ?? null, sealed: !shown.has(seat) && !thinks.includes(seat), won: is("sum-bid-won", seat), lost: is("sum-bid-lost", seat) }));
}
