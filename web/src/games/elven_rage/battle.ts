// The battlefield as it is drawn: who stands where, what points at what, what has become of the others. No rules: the
// figures are the scene's, what is gone is told by the events.

import type { Event, Option, Piece, Scene } from "../../gen/wire";
import type { Play } from "../../lib/play";
import { amount, arg, cardId, type Figures, figuresOf, type Side, SIDES, sumsOf } from "./look";

export type Place = "N" | "E" | "S" | "W";
export const CROSS: Place[] = ["N", "E", "S", "W"];

export interface Point {
  x: number;
  y: number;
}

// Where things are drawn, in pixels.

/** The way a place faces: towards the centre. */
const AHEAD: Record<Place, Point> = { N: { x: 0, y: 1 }, E: { x: -1, y: 0 }, S: { x: 0, y: -1 }, W: { x: 1, y: 0 } };
/** So far from the centre of a card is a disc of its side, in widths of a card. */
const OUT = 0.615;
const ALONG = 0.3;

export interface Ground {
  /** The width of a card; it is as high. */
  card: number;
  at: Record<Place, Point>;
  disc(place: Place, side: Side): Point;
}

/** The cross on a field of this size. `most`: the widest card. */
export function ground(width: number, height: number, most: number): Ground {
  const card = Math.max(72, Math.min(most, width * 0.28, height * 0.262));
  const rim = Math.min(card * 0.16, Math.max(6, height * 0.028));
  const inset = Math.max(card / 2 + 5, width * 0.15);
  const [x, y] = [width / 2, height / 2];
  const at: Record<Place, Point> = {
    N: { x, y: rim + card / 2 },
    E: { x: width - inset, y },
    S: { x, y: height - rim - card / 2 },
    W: { x: inset, y },
  };
  return {
    card,
    at,
    disc(place, side) {
      const { x: dx, y: dy } = AHEAD[place];
      const from = at[place];
      if (side === "F") return { x: from.x + dx * OUT * card, y: from.y + dy * OUT * card };
      // The left hand of one who looks along (dx, dy), where y grows downwards.
      const turn = side === "L" ? 1 : -1;
      return { x: from.x + (dy * turn * OUT + dx * ALONG) * card, y: from.y + (-dx * turn * OUT + dy * ALONG) * card };
    },
  };
}

/** What a side points at: places clockwise. */
const STEPS: Record<Side, number> = { L: 1, F: 2, R: 3 };
export const facing = (place: Place, side: Side): Place => CROSS[(CROSS.indexOf(place) + STEPS[side]) % CROSS.length]!;
/** The side with which that one looks back. */
export const BACK: Record<Side, Side> = { L: "R", F: "F", R: "L" };

/** The six pairs of sides that look at each other. */
export const PAIRS: [Place, Side][] = [["N", "L"], ["E", "L"], ["S", "L"], ["W", "L"], ["N", "F"], ["E", "F"]];

/** A line from one disc to another that ends at their rims. */
export function between(from: Point, to: Point, short: number): [Point, Point] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const [x, y] = [(dx / long) * short, (dy / long) * short];
  return [{ x: from.x + x, y: from.y + y }, { x: to.x - x, y: to.y - y }];
}

// Who is there.

const PEOPLES: Record<string, string> = { hi: "high", bl: "black", fo: "forest", sn: "snow", tr: "treasure" };
/** The people of a card, as its name says. */
export const peopleOf = (card: string): string => PEOPLES[card.slice(0, 2)] ?? "neutral";

export interface Fighter {
  ref: string;
  card: string;
  owner: number;
  place: string;
  state: string;
  figures: Figures;
  onTurn: boolean;
  skips: number;
  /** Its turn in this cycle, from here on; 0: it has none any more. */
  order: number;
}

export function fighters(scene: Scene): Fighter[] {
  const acting = new Set(sumsOf(scene, "battle", "sum-on-turn").map((sum) => arg(sum, "fighter")));
  return scene.pieces.filter(({ kind }) => kind === "fighter").flatMap((piece: Piece) => {
    const figures = figuresOf(scene, piece.id);
    if (!figures) return [];
    const skips = amount(sumsOf(scene, piece.id, "sum-skips")[0]);
    const order = amount(sumsOf(scene, piece.id, "sum-order")[0]);
    return [{ ref: piece.id, card: cardId(piece.id), owner: piece.owner, place: piece.at, state: piece.state, figures, onTurn: acting.has(piece.id), skips, order }];
  });
}

export const cross = (all: Fighter[]): Fighter[] => all.filter(({ place }) => (CROSS as string[]).includes(place));

// The strike that is named, or was just made.

export interface Blow {
  from: string;
  to: string;
  n: number;
  made: boolean;
}

export function blow(scene: Scene): Blow | null {
  const named = sumsOf(scene, "battle", "sum-strike").at(-1);
  const made = sumsOf(scene, "battle", "sum-struck").at(-1);
  const sum = named ?? made;
  if (!sum) return null;
  return { from: String(arg(sum, "fighter")), to: String(arg(sum, "other")), n: amount(sum), made: !named };
}

/** The side of one place that looks at another. */
export const towards = (from: Place, to: Place): Side => SIDES.find((side) => facing(from, side) === to)!;

// What was told of the battle that is fought.

/** The events since the land was named. */
export function story(events: Event[]): Event[] {
  const begins = events.findLastIndex(({ kind }) => kind === "er-target" || kind === "er-target-of");
  return events.slice(begins + 1);
}

export interface Gone {
  card: string;
  /** Where it stood last. */
  place: string;
  how: "died" | "saved" | "left" | "reserve" | "fallen";
  /** Whose strike it was. */
  by: string;
}

/** Those who are no longer in the battle, in the order in which they went. */
export function gone(events: Event[]): Gone[] {
  const stood = new Map<string, string>();
  const struck = new Map<string, string>();
  const found: Gone[] = [];
  let begun = false;
  const HOW: Record<string, Gone["how"]> = { "er-died": "died", "er-saved": "saved", "er-left": "left", "er-reserve": "reserve" };
  for (const { kind, args } of story(events)) {
    if (kind === "er-cycle") begun = true;
    if (kind === "er-deployed") stood.set(String(args["card"]), String(args["place"]));
    for (const value of Object.values(args)) {
      const [card, place] = String(value).split("@");
      if (place) stood.set(card!, place);
    }
    if (kind === "er-struck") struck.set(cardId(String(args["other"])), cardId(String(args["fighter"])));
    const how = HOW[kind];
    if (!how) continue;
    const card = String(args["card"]);
    const place = stood.get(card) ?? "";
    found.push({ card, place, how: how === "died" && !begun ? "fallen" : how, by: struck.get(card) ?? "" });
  }
  return found;
}

/** Which cycle it is. */
export const cycle = (events: Event[]): number => story(events).filter(({ kind }) => kind === "er-cycle").length;

// Clicks.

const WHOLE = new Set(["swap", "first", "strike", "move"]);

/** The options that a click on a fighter, or on a side of one, leads to. */
export function offered(play: Play, ref: string): Option[] {
  if (!play.live) return [];
  const next = play.choosing.targets.get(ref);
  if (next) return next;
  // Whom a strike would hit can be clicked, too: its side comes first in the option.
  return play.choosing.options.filter((option) => WHOLE.has(option.verb) && option.refs.includes(ref));
}

/** Was it a finger? */
export const touched = (event: MouseEvent): boolean => "pointerType" in event && event.pointerType === "touch";

/** A click: what is clear is taken, or with a finger first shown; else the choice is narrowed. */
export function press(play: Play, ref: string, touch: boolean): void {
  const options = offered(play, ref);
  if (options.length !== 1) return play.choosing.pick(ref, touch);
  const only = options[0]!;
  if (touch && play.choosing.preview?.key !== only.key) play.choosing.preview = only;
  else play.choosing.take(only);
}

/** The fighter whose sides can be chosen now: the one that was clicked, or the one that acts. */
export function sided(play: Play): string {
  const picked = play.choosing.picked.at(-1) ?? "";
  if (picked.includes("@")) return picked;
  const asked = play.choosing.question;
  return asked?.prompt === "er-icon" ? String(asked.args["fighter"] ?? "") : "";
}
