// Things travel: what moved glides from where it was, what is gained or paid flies there. Always short, never in the
// way: a click anywhere skips to the end. Who wants less motion sees a ring on what changed instead.
//
//   const travel = flip(root);   // before the position changes
//   await tick();
//   travel();                    // after it was drawn

import "./motion.css";
import { moving } from "./prefs.svelte";

const SHORTEST_MS = 150;
const LONGEST_MS = 300;
const RING_MS = 1_500;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
/** Less than this many pixels is no journey. */
const STEP = 2;
/** Where nothing moves, only what has gone further than this is ringed: in its place things make room for each other. */
const ELSEWHERE = 32;

const running = new Set<Animation>();

/** Everything that travels is where it goes to. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
}

function run(element: Element, frames: PropertyIndexedKeyframes, options: KeyframeAnimationOptions): Promise<void> {
  const animation = element.animate(frames, { easing: EASE, ...options });
  if (!running.size) addEventListener("pointerdown", skip, { capture: true });
  running.add(animation);
  const over = () => {
    running.delete(animation);
    if (!running.size) removeEventListener("pointerdown", skip, { capture: true });
  };
  return animation.finished.then(over, over);
}

/** A longer way takes longer, within bounds. */
function time(way: number): number {
  const token = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--t-move"));
  const longest = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, token || LONGEST_MS));
  return Math.min(longest, SHORTEST_MS + way / 3);
}

/** A point of the window. */
export interface Spot {
  x: number;
  y: number;
}

export function middle(element: Element): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width || height ? { x: left + width / 2, y: top + height / 2 } : null;
}

/** What can travel, by name; a thing that is drawn twice (on the map and in a list) has two names. */
function things(root: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  const times = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-ref]")) {
    const name = element.dataset["piece"] ?? element.dataset["ref"]!;
    const nth = times.get(name) ?? 0;
    times.set(name, nth + 1);
    found.set(`${name} ${nth}`, element);
  }
  return found;
}

/**
 * Remember where things are (elements with `data-piece` or `data-ref`); the answer, called after the DOM has changed,
 * lets those that are elsewhere glide there.
 */
export function flip(root: HTMLElement): () => void {
  const before = new Map([...things(root)].map(([name, element]) => [name, middle(element)]));
  return () => {
    const ways = new Map<Element, Spot>();
    for (const [name, element] of things(root)) {
      const from = before.get(name);
      const to = middle(element);
      if (from && to) ways.set(element, { x: from.x - to.x, y: from.y - to.y });
    }
    for (const [element, whole] of ways) {
      // What stands on something that moves is carried by it.
      const carrier = nearest(element, ways);
      const carried = (carrier && ways.get(carrier)) ?? { x: 0, y: 0 };
      const way = { x: whole.x - carried.x, y: whole.y - carried.y };
      const length = Math.hypot(way.x, way.y);
      if (length < STEP) continue;
      if (moving()) glide(element, way, length);
      else if (length > ELSEWHERE && element.hasAttribute("data-piece")) ring(element);
    }
  };
}

function nearest(element: Element, among: Map<Element, unknown>): Element | null {
  let up = element.parentElement;
  while (up && !among.has(up)) up = up.parentElement;
  return up;
}

/** `translate` adds to whatever `transform` a piece has; inside a drawing a pixel is as large as the drawing says. */
function glide(element: Element, way: Spot, length: number): void {
  let { x, y } = way;
  const home = element instanceof SVGGraphicsElement && element.parentNode;
  if (home instanceof SVGGraphicsElement) {
    const back = home.getScreenCTM()?.inverse();
    if (back) ({ x, y } = { x: x * back.a + y * back.c, y: x * back.b + y * back.d });
  }
  void run(element, { translate: [`${x}px ${y}px`, "0px 0px"] }, { duration: time(length) });
}

export interface Flight {
  /** So many milliseconds from now. */
  wait?: number;
  /** What flies is the thing at its end: it is not seen there before. */
  itself?: boolean;
}

/** A token flies from a place to an element; done when it is there. */
export async function fly(from: Element | Spot, to: Element, draw: () => Element, { wait = 0, itself = false }: Flight = {}): Promise<void> {
  const start = from instanceof Element ? middle(from) : from;
  const end = middle(to);
  if (!moving() || !start || !end) {
    ring(to);
    return;
  }
  const token = document.createElement("div");
  token.className = "flying";
  token.setAttribute("aria-hidden", "true");
  token.append(draw());
  // What flies to something in a dialog flies there; else a dialog lies above it.
  (to.closest("dialog, [role=dialog]") ?? document.body).append(token);
  const way = Math.hypot(end.x - start.x, end.y - start.y);
  const lift = Math.min(48, way / 5);
  const at = (spot: Spot, rise = 0) => `calc(${spot.x}px - 50%) calc(${spot.y - rise}px - 50%)`;
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const duration = time(way);
  if (itself) void run(to, { visibility: ["hidden", "hidden"] }, { duration: wait + duration });
  await run(
    token,
    { translate: [at(start), at(half, lift), at(end)], scale: [1, 1.25, 1], opacity: [1, 1, itself ? 1 : 0.6] },
    { duration, delay: wait, fill: "both", easing: "ease-in-out" },
  );
  token.remove();
}

const rings = new Map<Element, ReturnType<typeof setTimeout>>();

/** Something changed here: it wears a ring for a moment (class `changed`). */
export function ring(element: Element): void {
  clearTimeout(rings.get(element));
  element.classList.add("changed");
  const over = () => {
    element.classList.remove("changed");
    rings.delete(element);
  };
  rings.set(element, setTimeout(over, RING_MS));
}

/** A ring on everything that shows one of these things of the scene. */
export function ringAll(refs: string[], root: ParentNode = document): void {
  for (const ref of refs) for (const element of root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) ring(element);
}
