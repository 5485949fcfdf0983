// While the map is built: which tile is to be laid and how it is turned. Of all that could be laid only that is shown.

import type { Play } from "../../lib/play";
import { type Place, placesOf } from "./ground";

export class Building {
  private tile = $state("");
  private turns = $state(-1);

  constructor(private readonly play: Play) {}

  private get places(): Place[] {
    const board = this.play.line.position?.scene.boards.find(({ id }) => id === "map");
    return board ? placesOf(board) : [];
  }

  /** Markers that lie already. */
  get lying(): Place[] {
    return this.places.filter(({ kind }) => kind === "put-marker");
  }

  private get offered(): Place[] {
    return this.play.live ? this.places.filter(({ id }) => this.play.choosing.targets.has(id)) : [];
  }

  /** Tiles of which one can be chosen, as they are named in options; [""] for markers. */
  get tiles(): string[] {
    return [...new Set(this.offered.map(({ tile }) => tile))];
  }
  get chosen(): string {
    return this.tiles.includes(this.tile) ? this.tile : (this.tiles[0] ?? "");
  }
  /** The ways it can be turned. */
  get ways(): number[] {
    return [...new Set(this.offered.filter(({ tile }) => tile === this.chosen).map(({ turns }) => turns))].sort((a, b) => a - b);
  }
  get turn(): number {
    return this.ways.includes(this.turns) ? this.turns : (this.ways[0] ?? 0);
  }

  /** Where it can be laid, turned as it is. */
  get shown(): Place[] {
    return this.offered.filter(({ tile, turns }) => tile === this.chosen && turns === this.turn);
  }

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
