// What the table reads out of the scene and the story: facts of a seat, who took which action, who is allied, the last war.
// Nothing here decides anything; it only says in other words what the server has told.

import type { Event, Panel, Position, Question, Scene, SeatInfo } from "../../gen/wire";

export const RESOURCES = ["mana", "ore", "food"] as const;
export type Resource = (typeof RESOURCES)[number];

/** So many of each resource fit on a race card (TEK-COLLECT-06), and so many shields on the action card. */
export const STOCK_MOST = 9;
export const SHIELDS_MOST = 5;

export const ICONS: Record<string, string> = {
  mana: "crystal-growth",
  ore: "ore",
  food: "wheat",
  patrol: "boot-prints",
  quest: "compass",
  build: "stone-tower",
  research: "spell-book",
  expand: "rally-the-troops",
  trade: "scales",
  armies: "round-shield",
  tower: "stone-tower",
  magic: "spell-book",
};

/** A race's emblem and the hue of its card. */
export const RACES: Record<string, { icon: string; hue: string }> = {
  centaurs: { icon: "centaur", hue: "plains" },
  constructs: { icon: "robot-golem", hue: "mountain" },
  dragonkin: { icon: "dragon-head", hue: "capital" },
  dwarves: { icon: "dwarf-helmet", hue: "mountain" },
  elves: { icon: "elf-helmet", hue: "forest" },
  goblins: { icon: "goblin-head", hue: "hills" },
  halflings: { icon: "hobbit-dwelling", hue: "hills" },
  humans: { icon: "visored-helm", hue: "water" },
  lizardfolk: { icon: "lizardman", hue: "swamp" },
  merfolk: { icon: "triton-head", hue: "water" },
  orcs: { icon: "orc-head", hue: "swamp" },
  undead: { icon: "death-skull", hue: "waste" },
  valkyries: { icon: "winged-sword", hue: "desert" },
};

export interface Facts {
  mana: number;
  ore: number;
  food: number;
  armies: number;
  supply: number;
  tower: number;
  magic: number;
  neutral: number;
  points: number;
}

export function facts(panel: Panel): Facts {
  const found: Facts = { mana: 0, ore: 0, food: 0, armies: 0, supply: 0, tower: 0, magic: 0, neutral: 0, points: 0 };
  for (const [name, value] of panel.facts) found[name.replace("fact-", "") as keyof Facts] = value;
  return found;
}

const who = (event: Event, name = "who"): number => Number(event.args[name] ?? -1);

/** Who laid the shields that are on the action card now. */
export function takers(events: Event[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of events) {
    if (event.kind === "card-cleared") found.clear();
    if (event.kind === "action-selected") found.set(String(event.args["action"]), who(event));
  }
  return found;
}

/** How many turns have begun. */
export function turns(events: Event[]): number {
  return events.filter((event) => event.kind === "action-selected").length;
}

export interface Ally {
  seat: number;
  /** Territory where both stand. */
  board: string;
}

/** Two seats in one region are allies, unless they are just fighting there. */
export function allies(scene: Scene, seat: number, war: War | null): Ally[] {
  const found: Ally[] = [];
  for (const board of scene.boards)
    for (const space of board.spaces) {
      if (war && !war.over && war.area === space.id) continue;
      const there = new Set(scene.pieces.filter((p) => p.at === space.id && p.owner >= 0).map((p) => p.owner));
      if (!there.has(seat)) continue;
      for (const other of there) if (other !== seat) found.push({ seat: other, board: board.id });
    }
  return found;
}

export interface War {
  /** Entry of the story with which it began; tells one war from the next. */
  seq: number;
  attacker: number;
  defender: number;
  area: string;
  /** What was shown: a number, or 0 for the white flag. Empty until both are open. */
  shown: Map<number, number>;
  /** Entry of the story with which the dice were opened; 0 before. */
  opened: number;
  flags: Set<number>;
  winner: number;
  allied: boolean;
  /** Somebody's turn went on after it. */
  over: boolean;
}

const AFTER = new Set(["action-selected", "action-taken", "instead-taken", "nothing-done", "collects", "turn-skipped"]);
const AWAY = new Set(["retreated", "fled", "army-lost", "allied"]);

/** The last war that the story tells of. */
export function lastWar(events: Event[]): War | null {
  let war: War | null = null;
  for (const event of events) {
    if (event.kind === "war-began") {
      war = {
        seq: event.seq,
        attacker: who(event),
        defender: who(event, "whom"),
        area: String(event.args["area"]),
        shown: new Map(),
        opened: 0,
        flags: new Set(),
        winner: -1,
        allied: false,
        over: false,
      };
      continue;
    }
    if (!war || war.over) continue;
    if (event.kind === "number-shown" || event.kind === "raised") war.shown.set(who(event), Number(event.args["n"]));
    else if (event.kind === "flag-shown") {
      war.shown.set(who(event), 0);
      war.flags.add(who(event));
    } else if (event.kind === "war-won") war.winner = who(event);
    else if (event.kind === "allied") war.allied = true;
    if (!war.opened && war.shown.size === 2) war.opened = event.seq;
    if (AFTER.has(event.kind) || AWAY.has(event.kind)) war.over = true;
  }
  return war;
}

export type Status =
  | { kind: "sealed" | "thinking" | "out" | "bot" | "away" | "ready" }
  | { kind: "allied"; ally: Ally };

/** The one thing worth saying about a seat now; what it owes comes first. */
export function status(position: Position, seat: number, info: SeatInfo | undefined, allied: Ally[]): Status {
  const owes = position.asked.find((asked) => asked.seat === seat);
  if (info?.forfeited) return { kind: "out" };
  if (owes?.prompt === "sealed-wait") return { kind: "sealed" };
  if (owes && !owes.optional) return { kind: "thinking" };
  if (allied[0]) return { kind: "allied", ally: allied[0] };
  if (info?.taken_over || info?.kind === "bot") return { kind: "bot" };
  return { kind: info && !info.online ? "away" : "ready" };
}

/** Narrower than this the table is drawn for a phone. */
export const PHONE = "(max-width: 53rem)";

/** Sealed choices cover the table until they are made; on a phone the choice of a people too, which needs the room. */
export function wants(question: Question): boolean {
  if (question.prompt === "pick-race") return matchMedia(PHONE).matches;
  return question.prompt === "war-dice" || question.prompt === "pick-split";
}

/** The seat whose race card lies before this person: the own one, or the first for those who look on. */
export function own(scene: Scene, me: number): number {
  return scene.panels.some((panel) => panel.seat === me) ? me : (scene.panels[0]?.seat ?? 0);
}
