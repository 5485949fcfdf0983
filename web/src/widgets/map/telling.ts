// What the tooltip says of a place, and what a screen reader says of it.

import type { Piece, Space } from "../../gen/wire";
import { type Play, said } from "../../lib/play";
import { t } from "../../lib/site.svelte";
import type { Words } from "../../lib/words";
import { YIELDS } from "./signs";
import { type Mark, stranger } from "./states";

/** Pieces of which the same is said. */
interface Sort {
  piece: Piece;
  text: string;
  count: number;
}

export interface Told {
  /** The option that it is, or the name of the place. */
  title: string;
  /** What would happen, or why not. */
  news: string;
  war: boolean;
  /** Its name under an option's title, and its terrain. */
  ground: string;
  /** What stands there, one sort a line. */
  pieces: Sort[];
  /** More to be said of it, in a game's own words. */
  lines?: string[];
  rule: string;
}

export function pieceName(words: Words, piece: Piece, names: string[], me: number): string {
  const own = `piece-${piece.kind}`;
  const what = words.has(own) ? words.t(own) : words.label(piece.kind);
  const who = names[piece.owner];
  const whose = who === undefined ? what : piece.owner === me ? t("web-map-mine", { what }) : t("web-map-of", { what, who });
  return piece.state === "lying" ? t("web-map-lying", { what: whose }) : whose;
}

/** Terrain and what it yields, in the game's own sentence if it has one. */
function groundOf(words: Words, space: Space): string {
  const own = `terrain-${space.kind}`;
  return words.has(own) ? words.t(own) : groundSpoken(words, space);
}

function groundSpoken(words: Words, space: Space): string {
  const yields = space.marks.filter((mark) => mark in YIELDS).map((mark) => words.label(mark));
  const ground = words.label(space.kind);
  return yields.length ? `${ground}, ${t("web-map-yields", { what: yields.join(", ") })}` : ground;
}

export interface Place {
  space: Space;
  pieces: Piece[];
  mark: Mark | undefined;
  words: Words;
  play: Play | undefined;
}

export function tell({ space, pieces, mark, words, play }: Place): Told {
  const names = play?.names ?? [];
  const me = play?.me ?? -1;
  const name = words.label(space.id);
  const ground = groundOf(words, space);
  const sorts = sorted(pieces, (piece) => tokenText(words, piece) || pieceName(words, piece, names, me));
  const base = { title: name, news: "", war: false, ground, pieces: sorts, rule: "" };
  if (mark?.standing === "refused") return { ...base, news: words.why(mark.rule), rule: mark.rule };
  if (mark?.standing !== "legal") return base;
  return {
    ...base,
    title: optionText(words, mark, play),
    news: mark.war ? t("web-map-war", { who: strangers(pieces, names, me, words) }) : "",
    war: mark.war,
    rule: play?.choosing.question?.rule ?? "",
  };
}

function sorted(pieces: Piece[], text: (piece: Piece) => string): Sort[] {
  const sorts: Sort[] = [];
  for (const piece of pieces) {
    const said = text(piece);
    const same = sorts.find((sort) => sort.text === said);
    if (same) same.count++;
    else sorts.push({ piece, text: said, count: 1 });
  }
  return sorts;
}

const counted = ({ text, count }: Sort): string => (count > 1 ? `${text} × ${count}` : text);

/** A token that lies open tells what it does. */
function tokenText(words: Words, piece: Piece): string {
  const own = `token-${piece.kind}`;
  return piece.owner < 0 && words.has(own) ? `${words.label(piece.kind)}: ${words.t(own)}` : "";
}

function optionText(words: Words, { options }: Mark, play: Play | undefined): string {
  if (options.length !== 1) return t("web-map-choices", { n: options.length });
  return play ? said(play, options[0]!) : words.option(options[0]!);
}

function strangers(pieces: Piece[], names: string[], me: number, words: Words): string {
  const others = pieces.filter((piece) => stranger(piece, me));
  return [...new Set(others.map((piece) => names[piece.owner] ?? words.label(piece.kind)))].join(", ");
}

/** One line for a screen reader: the option first, then the place. */
export function speak({ space, pieces, mark, words, play }: Place): string {
  const names = play?.names ?? [];
  const me = play?.me ?? -1;
  const place = `${words.label(space.id)}, ${groundSpoken(words, space)}`;
  const parts = [place, ...sorted(pieces, (piece) => pieceName(words, piece, names, me)).map(counted)];
  if (mark?.standing === "legal") {
    parts.unshift(`${mark.number}: ${optionText(words, mark, play)}`);
    if (mark.war) parts.splice(1, 0, t("web-map-war", { who: strangers(pieces, names, me, words) }));
  } else if (mark?.standing === "from") parts.push(t("web-map-from"));
  else if (mark?.standing === "refused") parts.push(t("web-map-refused", { why: words.why(mark.rule) }));
  return parts.join("; ");
}
