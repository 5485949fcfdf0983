import { expect, test } from "vitest";
import type { Option } from "../../src/gen/wire";
import { byHeading, headed } from "../../src/lib/headings";
import type { Play } from "../../src/lib/play";

const option = (key: string): Option => ({ key, verb: key.split(":")[0]!, refs: key.split(":").slice(1) });
const many = ["go:a1", "go:b1", "go:a2", "play:x", "go:b2", "go:a3", "go:a4", "go:b3", "go:b4", "go:a5"].map(option);

headed("a game", (_, { verb, refs }) => (verb === "play" ? { name: "cards", last: true } : { name: refs[0]![0]! }));
const play = { game: "a game" } as Play;

test("many options stand under headings, in their order, and what comes last is last", () => {
  const found = byHeading(play, many)!;
  expect(found.map(({ heading }) => heading)).toEqual(["a", "b", "cards"]);
  expect(found[0]!.options.map(({ key }) => key)).toEqual(["go:a1", "go:a2", "go:a3", "go:a4", "go:a5"]);
});

test("few need none, nor do those of one sort, nor games that have none", () => {
  expect(byHeading(play, many.slice(0, 9))).toBeNull();
  expect(byHeading(play, many.map(() => option("go:a")))).toBeNull();
  expect(byHeading({ game: "another" } as Play, many)).toBeNull();
});
