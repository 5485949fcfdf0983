// What goes from one part of the table to another flies there: armies between two maps, from the supply and back to it;
// resources from where they are found to the panel of whoever gains them, and away when they are paid. Within a map
// armies walk by themselves (widgets/map).

import type { Event, Piece, Scene } from "../../gen/wire";
import { fly, middle, type Spot } from "../../lib/motion";
import { journeysOf } from "../../widgets/map/journeys";

const LATER_MS = 60;
const MOST = 8;

const found = (root: ParentNode, selector: string): Element | null => root.querySelector(selector);
const panel = (root: ParentNode, seat: number): Element | null => found(root, `[data-seat="${seat}"]`);

/** The map where a piece stands, and on a phone, which shows one of them, its tab. */
const boardOf = (scene: Scene, piece: Piece): string => scene.boards.find((board) => board.spaces.some((space) => space.id === piece.at))?.id ?? "";
const drawn = (root: ParentNode, name: string): Element | null => found(root, `[data-piece="${CSS.escape(name)}"]`);
const tab = (root: ParentNode, board: string): Element | null => found(root, `[data-tab="${CSS.escape(board)}"]`);

/** The picture of a piece, as large as it is drawn. */
function picture(element: Element): () => Element {
  const face = element.querySelector(".face") ?? element;
  const { width } = face.getBoundingClientRect();
  const copy = face.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  return () => copy;
}

interface Left {
  piece: Piece;
  board: string;
  spot: Spot | null;
  draw: (() => Element) | null;
}

/** To be called before the table is drawn anew; the answer, called after that, lets armies fly. */
export function marches(table: object, before: Scene, after: Scene, root: ParentNode): () => void {
  const journeys = journeysOf(table);
  const names = journeys.follow(before.pieces);
  const left = new Map<string, Left>();
  for (const piece of before.pieces) {
    if (piece.kind !== "army" && piece.kind !== "neutral") continue;
    const name = names.get(piece.id)!;
    const board = boardOf(before, piece);
    const element = drawn(root, name);
    const from = element ?? tab(root, board);
    left.set(name, { piece, board, spot: from && middle(from), draw: element && picture(element) });
  }
  const now = journeys.follow(after.pieces);

  return () => {
    const flights: (() => void)[] = [];
    for (const piece of after.pieces) {
      if (piece.kind !== "army") continue;
      const name = now.get(piece.id)!;
      const was = left.get(name);
      left.delete(name);
      const board = boardOf(after, piece);
      if (was?.board === board) continue;
      const element = drawn(root, name);
      const to = element ?? tab(root, board);
      const from = was ? was.spot : panel(root, piece.owner);
      const draw = element ? picture(element) : was?.draw;
      if (from && to && draw) flights.push(() => void fly(from, to, draw, { itself: element !== null }));
    }
    for (const { piece, spot, draw } of left.values()) {
      const to = panel(root, piece.owner);
      if (spot && draw && to) flights.push(() => void fly(spot, to, draw));
    }
    // More than that is no move: somebody came back to a table that has gone on.
    if (flights.length <= MOST) for (const start of flights) start();
  };
}

/** What a token looks like while it flies: the sign of its resource. */
function token(kind: string, pool: Element): () => Element {
  return () => {
    const disc = document.createElement("span");
    disc.className = `token ${kind}`;
    const sign = pool.querySelector(".icon")?.cloneNode(true);
    if (sign) disc.append(sign);
    return disc;
  };
}

/** Regions that yield a resource to a seat that collects. */
function fields(scene: Scene, seat: number, kind: string, root: ParentNode): Element[] {
  const held = new Set(scene.pieces.filter((piece) => piece.owner === seat).map((piece) => piece.at));
  const spaces = scene.boards.flatMap((board) => board.spaces).filter((space) => held.has(space.id) && space.marks.includes(kind));
  return spaces.map((space) => found(root, `[data-ref="${CSS.escape(space.id)}"]`)).filter((element) => element !== null);
}

/** Where something is found or paid: the region that the events tell of, the tower, else the action of the turn. */
function where(events: Event[], scene: Scene, seat: number, root: ParentNode): Element | null {
  const area = events.map((event) => event.args["to"] ?? event.args["area"]).find((arg) => typeof arg === "string");
  if (area) return found(root, `[data-ref="${CSS.escape(String(area))}"]`);
  if (events.some((event) => event.kind === "built")) return found(root, `[data-ref="tower-${seat}"]`);
  const action = scene.slots.find((slot) => slot.current);
  return action ? found(root, `[data-ref="${action.id}"]`) : null;
}

export function flights(events: Event[], scene: Scene, root: ParentNode): void {
  let flown = 0;
  let collecting = false;
  for (const event of events) {
    if (event.kind === "collects") collecting = true;
    if (event.kind !== "gained" && event.kind !== "paid") continue;
    const kind = String(event.args["resource"]);
    const seat = Number(event.args["who"]);
    const pool = found(root, `[data-pool="${kind}-${seat}"]`) ?? panel(root, seat);
    if (!pool) continue;
    const usual = where(events, scene, seat, root) ?? pool;
    const grown = collecting && event.kind === "gained" ? fields(scene, seat, kind, root).slice(0, Number(event.args["n"])) : [];
    for (const other of grown.length ? grown : [usual]) {
      if (flown >= MOST) return;
      const wait = LATER_MS * flown++;
      void (event.kind === "gained" ? fly(other, pool, token(kind, pool), { wait }) : fly(pool, other, token(kind, pool), { wait }));
    }
  }
}
