// A made-up moment of Tiny Epic Kingdoms for the pages of the gallery: real territories, pieces as they might stand.

import type { Panel, Piece, Position, Question, Refused, Scene, Track, Zone } from "../gen/wire";
import { ELA, FIO, TUL, VEL } from "./lands";

export { ELA, FIO, TUL, VEL } from "./lands";

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

/** What a kingdom has: its race, levels of tower and magic, and the rest as its panel shows it. */
interface Kingdom {
  race: string;
  tower: number;
  magic: number;
  mana: number;
  ore: number;
  food: number;
  armies: number;
  points: number;
}

const KINGDOMS: Kingdom[] = [
  { race: "dwarves", tower: 3, magic: 2, mana: 3, ore: 4, food: 2, armies: 5, points: 10 },
  { race: "humans", tower: 2, magic: 3, mana: 2, ore: 1, food: 5, armies: 5, points: 12 },
  { race: "elves", tower: 1, magic: 3, mana: 6, ore: 0, food: 3, armies: 5, points: 8 },
  { race: "orcs", tower: 2, magic: 2, mana: 1, ore: 3, food: 4, armies: 4, points: 8 },
];
const ARMIES = 7;

const race = ({ race, magic }: Kingdom, owner: number): Zone => ({
  id: `race-${owner}`,
  kind: "race",
  owner,
  cards: [{ id: race, kind: "race", text: [1, 2, 3, 4, 5].map((level) => `race-${race}-${level}`), on: magic, face_up: true }],
  count: 1,
});

const track = (kind: "tower" | "magic", steps: number[]): Track[] =>
  KINGDOMS.map((kingdom, owner) => ({ id: `${kind}-${owner}`, kind, owner, value: kingdom[kind], most: steps.length - 1, steps }));

const panel = ({ race, mana, ore, food, armies, tower, magic, points }: Kingdom, seat: number): Panel => ({
  seat,
  card: race,
  facts: Object.entries({ mana, ore, food, armies, supply: ARMIES - armies, tower, magic, points }).map(([name, value]) => [`fact-${name}`, value]),
  marks: seat ? [] : ["active"],
});

export const SCENE: Scene = {
  game: "tiny_epic_kingdoms",
  seat: 0,
  active: 0,
  boards: [TUL, ELA, FIO, VEL],
  pieces: PIECES,
  zones: KINGDOMS.map(race),
  tracks: [...track("tower", [0, 1, 2, 3, 4, 6, 8]), ...track("magic", [0, 1, 2, 3, 4, 5])],
  slots: [
    { id: "patrol", taken: true, current: true },
    { id: "quest", taken: false, current: false },
    { id: "build", taken: false, current: false },
    { id: "research", taken: true, current: false },
    { id: "expand", taken: true, current: false },
    { id: "trade", taken: false, current: false },
  ],
  panels: KINGDOMS.map(panel),
  marks: [],
  sheet: [],
  sums: [],
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
