import { describe, expect, it } from "vitest";
import { ELA, PIECES, QUESTION, REFUSED, TUL } from "../../src/gallery/sample";
import type { Option, Piece } from "../../src/gen/wire";
import { Journeys } from "../../src/widgets/map/journeys";
import { hexes, regions } from "../../src/widgets/map/land";
import { badgeAt, row, yieldAt } from "../../src/widgets/map/standing";
import { type Asked, lifted, marks } from "../../src/widgets/map/states";

function asking(more: Partial<Asked> = {}): Asked {
  const { options } = QUESTION;
  return {
    targets: new Map(options.map((option) => [option.refs[0]!, [option]])),
    refused: REFUSED,
    from: new Set(["TUL-5"]),
    clicks: 0,
    preview: null,
    number: (option: Option) => options.indexOf(option) + 1,
    me: 0,
    veils: true,
    ...more,
  };
}

describe("marks", () => {
  it("tell what can be chosen, what was, what cannot be and why", () => {
    const found = marks(asking(), TUL.spaces, PIECES);
    expect(found.get("TUL-1")).toMatchObject({ standing: "legal", number: "3", icon: "boot-prints", war: false });
    expect(found.get("TUL-5")).toMatchObject({ standing: "from" });
    expect(found.get("TUL-4")).toMatchObject({ standing: "refused", rule: "TEK-MOVE-01" });
  });

  it("show swords where somebody else stands, not where a token lies", () => {
    const found = marks(asking(), TUL.spaces, PIECES);
    expect(found.get("TUL-2")).toMatchObject({ icon: "crossed-swords", war: true });
    expect(found.get("TUL-3")).toMatchObject({ war: false });
  });

  it("veil the other maps while places are chosen, and nothing otherwise", () => {
    expect([...marks(asking(), ELA.spaces, PIECES).values()].every(({ standing }) => standing === "dim")).toBe(true);
    const other = asking({ veils: false, targets: new Map(), refused: [], from: new Set() });
    expect(marks(other, ELA.spaces, PIECES).size).toBe(0);
    expect(marks(null, ELA.spaces, PIECES).size).toBe(0);
  });

  it("show an option that is looked at in the prompt", () => {
    const found = marks(asking({ preview: QUESTION.options[1]! }), TUL.spaces, PIECES);
    expect(found.get("TUL-3")?.looked).toBe(true);
    expect(found.get("TUL-2")?.looked).toBe(false);
  });

  it("give several options behind one place their numbers together", () => {
    const found = marks(asking({ targets: new Map([["TUL-1", QUESTION.options]]) }), TUL.spaces, PIECES);
    expect(found.get("TUL-1")?.number).toBe("1–3");
  });

  it("mark pieces that can be chosen and leave their place bright", () => {
    const targets = new Map([["army-TUL-2-0", [QUESTION.options[0]!]]]);
    const found = marks(asking({ targets, refused: [], from: new Set() }), TUL.spaces, PIECES);
    expect(found.get("army-TUL-2-0")?.standing).toBe("legal");
    expect(found.get("TUL-2")?.standing).toBe("plain");
    expect(found.get("TUL-1")?.standing).toBe("dim");
  });

  it("lift the own piece at the chosen place", () => {
    expect(lifted(asking(), PIECES)?.id).toBe("army-TUL-5-0");
    expect(lifted(asking({ me: 1 }), PIECES)).toBeNull();
  });
});

describe("journeys", () => {
  const army = (at: string, owner = 0): Piece => ({ id: `army-${at}`, kind: "army", owner, at, state: "" });

  it("know a piece again that is named by its place", () => {
    const journeys = new Journeys();
    const before = journeys.follow([army("a"), army("b", 1)]);
    const after = journeys.follow([army("b", 1), army("c")]);
    expect(after.get("army-c")).toBe(before.get("army-a"));
    expect(after.get("army-b")).toBe(before.get("army-b"));
  });

  it("do not take a piece for one of another owner in the same place", () => {
    const journeys = new Journeys();
    const before = journeys.follow([army("a"), army("b", 1)]);
    const after = journeys.follow([army("b")]);
    expect(after.get("army-b")).toBe(before.get("army-a"));
  });

  it("answer the same for the same position, and new names for new pieces", () => {
    const journeys = new Journeys();
    const position = [army("a")];
    const names = journeys.follow(position);
    expect(journeys.follow(position)).toBe(names);
    const more = journeys.follow([army("a"), army("b")]);
    expect(more.get("army-b")).not.toBe(names.get("army-a"));
  });
});

describe("land", () => {
  it("is worked out once", () => {
    expect(regions(TUL)).toBe(regions(structuredClone(TUL)));
    expect(regions(TUL)).not.toBe(regions(ELA));
  });

  it("puts badge and yield apart from each other", () => {
    const { frame, plots } = regions(TUL);
    for (const plot of plots) {
      const there = row(PIECES.filter(({ at }) => at === plot.space.id));
      const badge = badgeAt(plot, there, "region", frame);
      const [x, y] = yieldAt(plot, there, badge, frame);
      expect(Math.abs(x - badge[0]) > 8 || Math.abs(y - badge[1]) > 5, plot.space.id).toBe(true);
    }
  });

  it("stands pieces side by side", () => {
    const there = row(PIECES.filter(({ at }) => at === "TUL-4"));
    expect(there.pieces.map(({ shift }) => shift)).toEqual([-0.54, 0.54]);
  });

  it("makes hexes of middles, and finds the sides between them", () => {
    const space = (id: string, at: [number, number]) => ({ id, kind: "hills", at, outline: [], neighbours: [], marks: [] });
    const land = hexes([
      {
        id: "h",
        kind: "",
        size: [10, 10],
        owner: -1,
        spaces: [space("a", [0, 0]), space("b", [75, 43.301])],
        lines: [{ kind: "water", points: [], between: [["a", "b"]] }],
      },
    ]);
    expect(land.plots[0]!.polygon).toHaveLength(6);
    expect(land.sides).toHaveLength(1);
  });
});
