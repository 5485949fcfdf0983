// A made-up moment of Tiny Epic Kingdoms for the pages of the gallery: real territories, pieces as they might stand.

import type { Board, Piece, Position, Question, Refused, Scene } from "../gen/wire";

export const TUL: Board = {
  id: "TUL",
  kind: "home",
  size: [100, 70],
  owner: 0,
  spaces: [
    {
      id: "TUL-1",
      kind: "ruins",
      at: [37, 30],
      outline: [[56.6, 41.9], [46.2, 54.6], [9.4, 36.2], [38.2, 11.7]],
      neighbours: ["TUL-2", "TUL-4", "TUL-5"],
      marks: [],
    },
    {
      id: "TUL-2",
      kind: "forest",
      at: [55, 19],
      outline: [[41.2, 0], [91.3, 0], [69.7, 36.4], [56.6, 41.9], [38.2, 11.7]],
      neighbours: ["TUL-1", "TUL-5"],
      marks: ["mana", "edge", "wet"],
    },
    {
      id: "TUL-3",
      kind: "mountain",
      at: [92, 41],
      outline: [[91.3, 0], [100, 0], [100, 70], [69.7, 36.4]],
      neighbours: ["TUL-5"],
      marks: ["ore", "edge", "wet"],
    },
    {
      id: "TUL-4",
      kind: "mountain",
      at: [21, 62],
      outline: [[47.1, 70], [0, 70], [0, 36.4], [9.4, 36.2], [46.2, 54.6]],
      neighbours: ["TUL-1", "TUL-5"],
      marks: ["ore", "edge"],
    },
    {
      id: "TUL-5",
      kind: "plains",
      at: [72, 59],
      outline: [[100, 70], [47.1, 70], [46.2, 54.6], [56.6, 41.9], [69.7, 36.4]],
      neighbours: ["TUL-1", "TUL-2", "TUL-3", "TUL-4"],
      marks: ["food", "edge"],
    },
    {
      id: "TUL-C1",
      kind: "cliff",
      at: [20, 10],
      outline: [[0, 0], [41.2, 0], [38.2, 11.7], [9.4, 36.2], [0, 36.4]],
      neighbours: [],
      marks: ["edge"],
    },
  ],
  lines: [{ kind: "river", points: [[69.7, 36.4], [91.3, 0]], between: [] }],
};

export const ELA: Board = {
  id: "ELA",
  kind: "home",
  size: [100, 70],
  owner: 1,
  spaces: [
    {
      id: "ELA-1",
      kind: "forest",
      at: [22, 27],
      outline: [[0, 0], [8.5, 0], [41.5, 29.1], [38.5, 39.2], [0, 37.6]],
      neighbours: ["ELA-3"],
      marks: ["mana", "edge", "wet"],
    },
    {
      id: "ELA-2",
      kind: "forest",
      at: [73, 19],
      outline: [[58.6, 0], [100, 0], [100, 12.5], [74, 34.4], [53.8, 19.5]],
      neighbours: ["ELA-3"],
      marks: ["mana", "edge", "wet"],
    },
    {
      id: "ELA-3",
      kind: "capital",
      at: [59, 38],
      outline: [[41.8, 49.8], [38.5, 39.2], [41.5, 29.1], [53.8, 19.5], [74, 34.4], [74, 51.1]],
      neighbours: ["ELA-1", "ELA-2", "ELA-4", "ELA-5"],
      marks: ["wet"],
    },
    {
      id: "ELA-4",
      kind: "mountain",
      at: [89, 38],
      outline: [[100, 12.5], [100, 70], [89.2, 70], [74, 51.1], [74, 34.4]],
      neighbours: ["ELA-3", "ELA-5"],
      marks: ["ore", "edge", "wet"],
    },
    {
      id: "ELA-5",
      kind: "plains",
      at: [58, 63],
      outline: [[89.2, 70], [34.8, 70], [41.8, 49.8], [74, 51.1]],
      neighbours: ["ELA-3", "ELA-4"],
      marks: ["food", "edge", "wet"],
    },
    {
      id: "ELA-C1",
      kind: "cliff",
      at: [37, 10],
      outline: [[8.5, 0], [58.6, 0], [53.8, 19.5], [41.5, 29.1]],
      neighbours: [],
      marks: ["edge"],
    },
    {
      id: "ELA-W1",
      kind: "water",
      at: [21, 50],
      outline: [[34.8, 70], [0, 70], [0, 37.6], [38.5, 39.2], [41.8, 49.8]],
      neighbours: [],
      marks: ["edge"],
    },
  ],
  lines: [{ kind: "river", points: [[74, 34.4], [100, 12.5]], between: [] }],
};

export const FIO: Board = {
  id: "FIO",
  kind: "home",
  size: [100, 70],
  owner: 2,
  spaces: [
    {
      id: "FIO-1",
      kind: "forest",
      at: [11, 27],
      outline: [[0, 0], [33.2, 0], [37.2, 14.9], [33.4, 37.5], [0, 44.4]],
      neighbours: ["FIO-2", "FIO-4"],
      marks: ["mana", "edge", "wet"],
    },
    {
      id: "FIO-2",
      kind: "plains",
      at: [58, 35],
      outline: [[68, 25.6], [68, 43.8], [41.6, 53.4], [33.4, 37.5], [37.2, 14.9]],
      neighbours: ["FIO-1", "FIO-3", "FIO-4", "FIO-5"],
      marks: ["food", "wet"],
    },
    {
      id: "FIO-3",
      kind: "mountain",
      at: [78, 35],
      outline: [[100, 8.9], [100, 61.3], [68, 43.8], [68, 25.6]],
      neighbours: ["FIO-2", "FIO-5"],
      marks: ["ore", "edge", "wet"],
    },
    {
      id: "FIO-4",
      kind: "ruins",
      at: [17, 56],
      outline: [[41.6, 53.4], [41.2, 70], [0, 70], [0, 44.4], [33.4, 37.5]],
      neighbours: ["FIO-1", "FIO-2", "FIO-5"],
      marks: ["edge"],
    },
    {
      id: "FIO-5",
      kind: "forest",
      at: [66, 57],
      outline: [[100, 61.3], [100, 70], [41.2, 70], [41.6, 53.4], [68, 43.8]],
      neighbours: ["FIO-2", "FIO-3", "FIO-4"],
      marks: ["mana", "edge"],
    },
    {
      id: "FIO-W1",
      kind: "water",
      at: [66, 12],
      outline: [[33.2, 0], [100, 0], [100, 8.9], [68, 25.6], [37.2, 14.9]],
      neighbours: [],
      marks: ["edge"],
    },
  ],
  lines: [],
};

export const VEL: Board = {
  id: "VEL",
  kind: "home",
  size: [100, 70],
  owner: 3,
  spaces: [
    {
      id: "VEL-1",
      kind: "plains",
      at: [19, 18],
      outline: [[0, 0], [38.8, 0], [41.5, 13.5], [32.4, 36.8], [0, 34]],
      neighbours: ["VEL-2"],
      marks: ["food", "edge", "wet"],
    },
    {
      id: "VEL-2",
      kind: "forest",
      at: [55, 32],
      outline: [[72.8, 25.7], [66.8, 45.3], [44.3, 58.8], [32.4, 36.8], [41.5, 13.5]],
      neighbours: ["VEL-1", "VEL-3", "VEL-4", "VEL-5"],
      marks: ["mana", "wet"],
    },
    {
      id: "VEL-3",
      kind: "mountain",
      at: [16, 53],
      outline: [[32.4, 36.8], [44.3, 58.8], [42.5, 70], [0, 70], [0, 34]],
      neighbours: ["VEL-2", "VEL-5"],
      marks: ["ore", "edge", "wet"],
    },
    {
      id: "VEL-4",
      kind: "mountain",
      at: [84, 41],
      outline: [[100, 8.8], [100, 62.8], [66.8, 45.3], [72.8, 25.7]],
      neighbours: ["VEL-2", "VEL-5"],
      marks: ["ore", "edge", "wet"],
    },
    {
      id: "VEL-5",
      kind: "plains",
      at: [73, 62],
      outline: [[100, 62.8], [100, 70], [42.5, 70], [44.3, 58.8], [66.8, 45.3]],
      neighbours: ["VEL-2", "VEL-3", "VEL-4"],
      marks: ["food", "edge"],
    },
    {
      id: "VEL-W1",
      kind: "water",
      at: [64, 9],
      outline: [[38.8, 0], [100, 0], [100, 8.8], [72.8, 25.7], [41.5, 13.5]],
      neighbours: [],
      marks: ["edge"],
    },
  ],
  lines: [{ kind: "river", points: [[0, 34], [32.4, 36.8]], between: [] }],
};

const army = (owner: number, at: string, place = 0, state = ""): Piece => ({
  id: `army-${at}-${place}`,
  kind: owner < 0 ? "neutral" : "army",
  owner,
  at,
  state,
});

const token = (kind: string, at: string): Piece => ({
  id: `token-${at}`,
  kind,
  owner: -1,
  at,
  state: kind === "hidden" ? "face-down" : "face-up",
});

export const PIECES: Piece[] = [
  army(0, "TUL-5"), army(0, "TUL-4"), army(0, "TUL-4", 1), army(1, "TUL-2"),
  army(1, "ELA-3"), army(1, "ELA-5"), army(1, "ELA-1"), army(0, "ELA-4"),
  army(2, "FIO-1"), army(2, "FIO-4", 0, "lying"), army(2, "FIO-5"), army(2, "FIO-2"), army(0, "FIO-3"),
  army(3, "VEL-1"), army(3, "VEL-1", 1), army(3, "VEL-2"), army(2, "VEL-2", 1), army(3, "VEL-4"), army(1, "VEL-5"),
  token("hidden", "TUL-3"), token("hidden", "ELA-2"), token("hidden", "VEL-3"), token("camp", "FIO-2"), token("fort", "VEL-4"),
];

export const SCENE: Scene = {
  game: "tiny_epic_kingdoms",
  seat: 0,
  active: 0,
  boards: [TUL, ELA, FIO, VEL],
  pieces: PIECES,
  zones: [
    {
      id: "race-0",
      kind: "race",
      owner: 0,
      cards: [
        {
          id: "dwarves",
          kind: "race",
          text: ["race-dwarves-1", "race-dwarves-2", "race-dwarves-3", "race-dwarves-4", "race-dwarves-5"],
          on: 2,
          face_up: true,
        },
      ],
      count: 1,
    },
    {
      id: "race-1",
      kind: "race",
      owner: 1,
      cards: [
        {
          id: "humans",
          kind: "race",
          text: ["race-humans-1", "race-humans-2", "race-humans-3", "race-humans-4", "race-humans-5"],
          on: 3,
          face_up: true,
        },
      ],
      count: 1,
    },
    {
      id: "race-2",
      kind: "race",
      owner: 2,
      cards: [
        {
          id: "elves",
          kind: "race",
          text: ["race-elves-1", "race-elves-2", "race-elves-3", "race-elves-4", "race-elves-5"],
          on: 3,
          face_up: true,
        },
      ],
      count: 1,
    },
    {
      id: "race-3",
      kind: "race",
      owner: 3,
      cards: [
        {
          id: "orcs",
          kind: "race",
          text: ["race-orcs-1", "race-orcs-2", "race-orcs-3", "race-orcs-4", "race-orcs-5"],
          on: 2,
          face_up: true,
        },
      ],
      count: 1,
    },
  ],
  tracks: [
    { id: "tower-0", kind: "tower", owner: 0, value: 3, most: 6, steps: [0, 1, 2, 3, 4, 6, 8] },
    { id: "tower-1", kind: "tower", owner: 1, value: 2, most: 6, steps: [0, 1, 2, 3, 4, 6, 8] },
    { id: "tower-2", kind: "tower", owner: 2, value: 1, most: 6, steps: [0, 1, 2, 3, 4, 6, 8] },
    { id: "tower-3", kind: "tower", owner: 3, value: 2, most: 6, steps: [0, 1, 2, 3, 4, 6, 8] },
    { id: "magic-0", kind: "magic", owner: 0, value: 2, most: 5, steps: [0, 1, 2, 3, 4, 5] },
    { id: "magic-1", kind: "magic", owner: 1, value: 3, most: 5, steps: [0, 1, 2, 3, 4, 5] },
    { id: "magic-2", kind: "magic", owner: 2, value: 3, most: 5, steps: [0, 1, 2, 3, 4, 5] },
    { id: "magic-3", kind: "magic", owner: 3, value: 2, most: 5, steps: [0, 1, 2, 3, 4, 5] },
  ],
  slots: [
    { id: "patrol", taken: true, current: true },
    { id: "quest", taken: false, current: false },
    { id: "build", taken: false, current: false },
    { id: "research", taken: true, current: false },
    { id: "expand", taken: true, current: false },
    { id: "trade", taken: false, current: false },
  ],
  panels: [
    {
      seat: 0,
      card: "dwarves",
      facts: [
        ["fact-mana", 3], ["fact-ore", 4], ["fact-food", 2], ["fact-armies", 5], ["fact-supply", 2],
        ["fact-tower", 3], ["fact-magic", 2], ["fact-points", 10],
      ],
      marks: ["active"],
    },
    {
      seat: 1,
      card: "humans",
      facts: [
        ["fact-mana", 2], ["fact-ore", 1], ["fact-food", 5], ["fact-armies", 5], ["fact-supply", 2],
        ["fact-tower", 2], ["fact-magic", 3], ["fact-points", 12],
      ],
      marks: [],
    },
    {
      seat: 2,
      card: "elves",
      facts: [
        ["fact-mana", 6], ["fact-ore", 0], ["fact-food", 3], ["fact-armies", 5], ["fact-supply", 2],
        ["fact-tower", 1], ["fact-magic", 3], ["fact-points", 8],
      ],
      marks: [],
    },
    {
      seat: 3,
      card: "orcs",
      facts: [
        ["fact-mana", 1], ["fact-ore", 3], ["fact-food", 4], ["fact-armies", 4], ["fact-supply", 3],
        ["fact-tower", 2], ["fact-magic", 2], ["fact-points", 8],
      ],
      marks: [],
    },
  ],
  marks: [],
  sheet: [],
};

const to = (area: string) => ({ key: `to:${area}`, verb: "to", refs: [area] });

/** An army in Tül'Grund is to go somewhere: into a war, or freely. */
export const QUESTION: Question = {
  prompt: "patrol-to",
  rule: "TEK-PATROL-02",
  args: { area: "TUL-5" },
  optional: false,
  options: [to("TUL-2"), to("TUL-3"), to("TUL-1")],
};

/** The same army sets out on a quest: eleven places on three maps. */
export const QUEST: Question = {
  prompt: "quest-to",
  rule: "TEK-QUEST-01",
  args: { area: "TUL-5" },
  optional: false,
  options: ["ELA-3", "ELA-2", "ELA-4", "ELA-5", "VEL-3", "VEL-4", "VEL-5", "FIO-1", "FIO-3", "FIO-4", "FIO-5"].map(to),
};

export const REFUSED: Refused[] = [
  { option: to("TUL-4"), rule: "TEK-MOVE-01" },
  { option: to("TUL-C1"), rule: "TEK-REGION-01" },
];

export const POSITION: Position = {
  scene: SCENE,
  asked: [{ seat: 0, prompt: "patrol-to", optional: false }],
  due: [QUESTION],
  undo: 1,
  result: null,
};

export const NAMES = ["Vera", "Oleg", "Mira", "Bot"];
