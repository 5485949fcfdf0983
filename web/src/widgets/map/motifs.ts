// Motifs as plain paths. A <use> each would be shorter, but a browser keeps a space of its own for every one of them and
// goes through all of them at each frame while a map is moved: thousands on a map of a hundred hexes.

import { moved, type Placed } from "../../lib/geometry";

interface Shape {
  d: string;
  /** Attributes that stay as they are, ready to be written. */
  paint: string;
  /** Attributes that are lengths: they grow with the motif. */
  lengths: [name: string, values: number[]][];
}

interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

const KEPT = ["fill", "stroke", "stroke-linecap", "stroke-linejoin"];
const LENGTHS = ["stroke-width", "stroke-dasharray"];

const drawings = new Map<string, Drawing>();

/** A motif of the terrain sheet, which must be in the page. */
function drawing(name: string): Drawing {
  let found = drawings.get(name);
  if (!found) {
    const symbol = document.getElementById(name)!;
    const [, , width, height] = symbol.getAttribute("viewBox")!.split(" ").map(Number);
    found = { width: width!, height: height!, shapes: [...symbol.children].map(shape) };
    drawings.set(name, found);
  }
  return found;
}

function shape(element: Element): Shape {
  const said = (name: string): string => element.getAttribute(name) ?? "";
  // Opacity as such would make a layer of every shape.
  const opacity = said("opacity") && `fill-opacity="${said("opacity")}" stroke-opacity="${said("opacity")}"`;
  const kept = KEPT.filter(said).map((name) => `${name}="${said(name)}"`);
  return {
    d: said("d") || ellipse(Number(said("cx")), Number(said("cy")), Number(said("rx")), Number(said("ry"))),
    paint: [...kept, opacity].join(" "),
    lengths: LENGTHS.filter(said).map((name) => [name, said(name).split(" ").map(Number)]),
  };
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** A motif where it stands, in SVG. */
export function drawn({ name, x, y, width, height }: Placed): string {
  const motif = drawing(name);
  const by = Math.min(width / motif.width, height / motif.height);
  const corner: [number, number] = [x - (motif.width * by) / 2, y - (height + motif.height * by) / 2];
  return motif.shapes
    .map(({ d, paint, lengths }) => {
      const grown = lengths.map(([of, values]) => `${of}="${values.map((value) => (value * by).toFixed(3)).join(" ")}"`).join(" ");
      return `<path d="${moved(d, by, corner)}" ${paint} ${grown}/>`;
    })
    .join("");
}
