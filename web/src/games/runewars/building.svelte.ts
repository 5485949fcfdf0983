// While the map is built: which tile is to be laid and how it is turned. Of all that could be laid only that is shown.

import type { Play } from "../../lib/play";
import { type Place, placesOf } from "./ground";

export class Building {
  private tile = $state("");
  private turns = $state(-1);

  // Each is asked for by every place that is drawn: worked out once for a position.
  private readonly places: Place[] = $derived.by(() => {
    const board = this.play.line.position?.scene.boards.find(({ id }) => id === "map");
    return board ? placesOf(board) : [];
  });
  private readonly offered: Place[] = $derived.by(() =>
    this.play.live ? this.places.filter(({ id }) => this.play.choosing.targets.has(id)) : [],
  );

  /** Markers that lie already. */
  readonly lying: Place[] = $derived(this.places.filter(({ kind }) => kind === "put-marker"));
  /** Tiles of which one can be chosen, as they are named in options; [""] for markers. */
  readonly tiles: string[] = $derived([...new Set(this.offered.map(({ tile }) => tile))]);
  readonly chosen: string = $derived(this.tiles.includes(this.tile) ? this.tile : (this.tiles[0] ?? ""));
  private readonly mine: Place[] = $derived(this.offered.filter(({ tile }) => tile === this.chosen));
  /** The ways it can be turned. */
  readonly ways: number[] = $derived([...new Set(this.mine.map(({ turns }) => turns))].sort((a, b) => a - b));
  readonly turn: number = $derived(this.ways.includes(this.turns) ? this.turns : (this.ways[0] ?? 0));
  /** Where it can be laid, turned as it is. */
  readonly shown: Place[] = $derived(this.mine.filter(({ turns }) => turns === this.turn));

  constructor(private readonly play: Play) {}

  choose(tile: string): void {
    this.tile = tile;
  }

  rotate(by: number): void {
    const { ways } = this;
    this.turns = ways[(ways.indexOf(this.turn) + by + ways.length) % ways.length] ?? 0;
  }

  /** Show what an option that is looked at elsewhere would lay. */
  follow(id: string): void {
    const place = this.offered.find((one) => one.id === id);
    if (place) [this.tile, this.turns] = [place.tile, place.turns];
  }
}
