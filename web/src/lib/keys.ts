// Keys of a table. Letters go by their place on the keyboard, so that they work under a Cyrillic layout too.

export type Stroke =
  | { act: "choose"; number: number }
  | { act: "back" | "take" | "undo" | "reset" | "why" | "hint" | "rules" | "chat" | "help" }
  | { act: "step"; by: 1 | -1 };

export type Act = Stroke["act"];

/** What a player can press, in the order of the cheat sheet; the words are `web-table-key-<act>`. */
export const SHEET: { keys: string[]; act: Act }[] = [
  { keys: ["1", "…", "9"], act: "choose" },
  { keys: ["←", "→"], act: "step" },
  { keys: ["Enter"], act: "take" },
  { keys: ["Esc"], act: "back" },
  { keys: ["U"], act: "undo" },
  { keys: ["R"], act: "reset" },
  { keys: ["?"], act: "why" },
  { keys: ["A"], act: "hint" },
  { keys: ["H", "/"], act: "rules" },
  { keys: ["C"], act: "chat" },
  { keys: ["K"], act: "help" },
];

const LETTERS: Record<string, Stroke> = {
  KeyU: { act: "undo" },
  KeyR: { act: "reset" },
  KeyA: { act: "hint" },
  KeyH: { act: "rules" },
  KeyC: { act: "chat" },
  KeyK: { act: "help" },
};

const NAMED: Record<string, Stroke> = {
  Escape: { act: "back" },
  Enter: { act: "take" },
  ArrowRight: { act: "step", by: 1 },
  ArrowDown: { act: "step", by: 1 },
  ArrowLeft: { act: "step", by: -1 },
  ArrowUp: { act: "step", by: -1 },
};

/** What was meant by a key; null if it is not for the table. */
export function stroke(event: KeyboardEvent): Stroke | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, textarea, select, [contenteditable], dialog[open]")) return null;
  const { key, code, shiftKey } = event;
  if (/^[1-9]$/.test(key)) return { act: "choose", number: Number(key) };
  if (key === "?" || (code === "Slash" && shiftKey)) return { act: "why" };
  if (key === "/" || code === "Slash") return { act: "rules" };
  const named = NAMED[key];
  if (named) return holds(at, key) ? null : named;
  return shiftKey ? null : (LETTERS[code] ?? null);
}

/** Does the thing in focus need this key itself? A button is pressed with Enter; a map or a list has its own arrows. */
function holds(at: Element | null, key: string): boolean {
  if (!at) return false;
  if (key === "Enter") return at.closest("a[href], button, summary, [role=button], [role=menuitem]") !== null;
  if (key.startsWith("Arrow")) return at.closest("[data-arrows], [role=menu], [role=tablist], svg") !== null;
  return false;
}

/** The place of the next of `n` things in a row, from `at` (-1: none yet); the row is a ring. */
export function ring(at: number, by: 1 | -1, n: number): number {
  if (n === 0) return -1;
  if (at < 0) return by === 1 ? 0 : n - 1;
  return (at + by + n) % n;
}
