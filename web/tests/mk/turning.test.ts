import { cleanup, render } from "@testing-library/svelte";
import moments from "virtual:moments";
import type { Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { fakePlay } from "../../src/gallery/fake";
import type { Board } from "../../src/gen/wire";
import { prefs } from "../../src/lib/prefs.svelte";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import { hexes } from "../../src/widgets/map/land";
import Sheet from "../../src/widgets/map/Sheet.svelte";
import AtTable from "../tek/AtTable.svelte";

const words = new Words("en", [{ messages: "", names: {} }]);
const position = moments["explore"]!;
const after = position.scene.boards[0]!;
/** The same map before tile 2 was found. */
const before: Board = { ...after, spaces: after.spaces.filter(({ id }) => !id.startsWith("2.")) };

async function explore(motion: typeof prefs.motion): Promise<string[]> {
  prefs.motion = motion;
  const play = fakePlay({ heard: vi.fn(), position, me: 0, names: ["Vera", "Oleg"] }, () => words);
  const shown = (board: Board) => ({ play, part: Sheet as unknown as Component<Record<string, unknown>>, having: { land: hexes([board]), pieces: [], label: "map", kind: "hex" } });
  const { rerender } = render(AtTable, shown(before));
  expect(document.querySelector(".turning")).toBeNull();
  await rerender(shown(after));
  return [...document.querySelectorAll(".turning path")].map((path) => path.getAttribute("d")!);
}

const { motion } = prefs;
const said = site.words;
site.words = words;
afterEach(() => {
  cleanup();
  prefs.motion = motion;
  site.words = said;
});

test("a tile that is explored is turned over, and no other", async () => {
  expect(await explore("full")).toHaveLength(7);
});

test("who wants no motion sees it lie there", async () => {
  expect(await explore("less")).toHaveLength(0);
});
