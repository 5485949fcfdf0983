// Which piece is which from one position to the next. A game may name its pieces by the place where they stand; then a
// piece that went is one that vanished and one of the same kind and owner that appeared.

import type { Piece } from "../../gen/wire";

const same = (one: Piece, other: Piece): boolean => one.owner === other.owner && one.kind === other.kind;

export class Journeys {
  private pieces: Piece[] = [];
  private names = new Map<string, string>();
  private made = 0;

  /** Names that last, by the ids that the pieces have now. */
  follow(pieces: Piece[]): Map<string, string> {
    if (pieces === this.pieces) return this.names;
    const stayed = new Map(this.pieces.map((piece) => [piece.id, piece]));
    const names = new Map<string, string>();
    const come: Piece[] = [];
    for (const piece of pieces) {
      const before = stayed.get(piece.id);
      // A token that was turned over is another kind, but lies where it lay.
      if (before && before.owner === piece.owner && before.at === piece.at) {
        names.set(piece.id, this.names.get(piece.id)!);
        stayed.delete(piece.id);
      } else come.push(piece);
    }
    for (const piece of come) {
      const went =
        [...stayed.values()].find((other) => same(piece, other) && other.at === piece.at) ??
        [...stayed.values()].find((other) => same(piece, other));
      if (went) stayed.delete(went.id);
      names.set(piece.id, went ? this.names.get(went.id)! : `piece-${this.made++}`);
    }
    this.pieces = pieces;
    this.names = names;
    return names;
  }
}

const journeys = new WeakMap<object, Journeys>();

/** Those of one table: all its maps follow the same pieces. */
export function journeysOf(table: object): Journeys {
  let found = journeys.get(table);
  if (!found) journeys.set(table, (found = new Journeys()));
  return found;
}
