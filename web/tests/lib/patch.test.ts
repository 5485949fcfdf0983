import { expect, test } from "vitest";
import { patched } from "../../src/lib/patch";
import { piece, position, question, scene } from "./made";

const before = position({ scene: scene({ active: 0, pieces: [piece("a", "X-1"), piece("b", "X-2"), piece("c", "X-3")] }) });

test("parts of a list are cut and put, others stay the same objects", () => {
  const moved = piece("b", "X-9");
  const after = patched(before, [{ part: "scene.pieces", at: 1, cut: 1, put: [moved] }]);
  expect(after.scene.pieces.map((one) => one.at)).toEqual(["X-1", "X-9", "X-3"]);
  expect(after.scene.pieces[0]).toBe(before.scene.pieces[0]);
  expect(after.scene.boards).toBe(before.scene.boards);
});

test("lists grow, shrink and end", () => {
  const longer = patched(before, [{ part: "scene.pieces", at: 3, cut: 0, put: [piece("d", "X-4")] }]);
  expect(longer.scene.pieces).toHaveLength(4);
  const none = patched(longer, [{ part: "scene.pieces", at: 0, cut: 4, put: [] }]);
  expect(none.scene.pieces).toEqual([]);
});

test("what is one value is replaced, also outside the scene and by nothing", () => {
  const asks = question("patrol-to", ["to:X-1"]);
  const after = patched(before, [
    { part: "scene.active", at: -1, cut: 0, put: [1] },
    { part: "undo", at: -1, cut: 0, put: [3] },
    { part: "result", at: -1, cut: 0, put: [null] },
    { part: "due", at: 0, cut: 0, put: [asks] },
  ]);
  expect(after.scene.active).toBe(1);
  expect(after.undo).toBe(3);
  expect(after.result).toBeNull();
  expect(after.due).toEqual([asks]);
});

test("several changes of one list follow each other", () => {
  const after = patched(before, [
    { part: "scene.pieces", at: 0, cut: 1, put: [] },
    { part: "scene.pieces", at: 1, cut: 1, put: [piece("e", "X-5"), piece("f", "X-6")] },
  ]);
  expect(after.scene.pieces.map((one) => one.id)).toEqual(["b", "e", "f"]);
});

test("the position before is as it was", () => {
  patched(before, [{ part: "scene.pieces", at: 0, cut: 3, put: [] }, { part: "undo", at: -1, cut: 0, put: [9] }]);
  expect(before.scene.pieces).toHaveLength(3);
  expect(before.undo).toBe(0);
});
