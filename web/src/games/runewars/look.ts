// What of Runewars is a matter of looks: icons, shapes, and where in the scene a thing is found. No rules.

import more from "virtual:icons/runewars";
import type { Card, Panel, Piece, Position, Scene, Sum, Zone } from "../../gen/wire";
import { learn } from "../../lib/icons";

learn(more);

/** Narrower than this the table is drawn for a phone. */
export const PHONE = "(max-width: 53rem)";

export const RESOURCES = ["food", "wood", "ore"] as const;
export type Resource = (typeof RESOURCES)[number];
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const ORDERS = ["strategize", "mobilize", "conquer", "harvest", "recruit", "rally_support", "acquire_power", "fortify"] as const;
export const TITLES = ["captain", "lord_commander", "primarch"] as const;
export const ATTRIBUTES = ["strength", "agility", "wisdom"] as const;

/** Icons of what is no unit, hero or card. */
export const SIGNS: Record<string, string> = {
  food: "wheat", wood: "log", ore: "ore", influence: "laurels", tactics: "scroll-unfurled",
  spring: "sprout", summer: "sun", autumn: "oak-leaf", winter: "snowflake-2",
  strategize: "position-marker", mobilize: "rally-the-troops", conquer: "crossed-swords", harvest: "wheat", recruit: "barracks",
  rally_support: "village", acquire_power: "laurel-crown", fortify: "hill-fort",
  captain: "cowled", lord_commander: "swords-emblem", primarch: "wizard-staff",
  strength: "biceps", agility: "running-ninja", wisdom: "third-eye", health: "hearts",
  daqan: "knight-banner", latari: "elven-castle", waiqar: "crowned-skull", uthuk: "daemon-skull",
};

const HEROES: Record<string, string> = {
  ronan_of_the_wild: "wolf-howl", runewitch_astarra: "witch-face", silhouette: "hooded-figure", sir_valadir: "visored-helm",
  bogran_the_shadow: "daggers", mordrog: "orc-head", one_fist: "fist", spiritspeaker_mok: "totem-mask",
  battlemage_jaes: "warlock-hood", mad_carthos: "evil-wings", red_scorpion: "scorpion", varikas_the_dead: "death-skull",
};
export const heroIcon = (id: string): string => HEROES[id] ?? "visored-helm";

const TACTICS: Record<string, string> = {
  ambush: "hood", band_of_brigands: "bandit", battle_cry: "sonic-shout", blackmail: "wax-seal", brilliant_maneuver: "position-marker",
  coercion: "gavel", establish_trade_route: "trail", exploit_their_goodwill: "robber", favor_of_kellos: "prayer", favor_of_the_spies_guild: "spy",
  favor_of_the_thieves_guild: "daggers", favor_of_the_warriors_guild: "swords-emblem", favorable_alliance: "shaking-hands", hidden_pass: "mountain-road",
  hordes_of_things: "minions", horrific_rumors: "discussion", lost_city: "castle-ruins", pillage: "burning-forest", political_control: "crowned-heart",
  proof_of_goodwill: "scroll-quill", pulling_the_strings: "conversation", rally_cry: "rally-the-troops", raze_a_city: "burning-forest",
  reinforcements: "knight-banner", scorched_earth: "burning-embers", spread_dissent: "talk", summon_lightning: "lightning-storm",
  tactical_retreat: "run", teleportation: "teleport",
};
const KINDS: Record<string, string> = { tactic: "scroll-unfurled", quest: "treasure-map", objective: "flag-objective", reward: "locked-chest", fate: "card-random", season: "sun" };
/** The drawing of a card. */
export const cardIcon = ({ id, kind }: Card): string => (kind === "hero" ? heroIcon(id) : kind === "unit" ? (UNITS[id]?.icon ?? "") : (TACTICS[id] ?? SIGNS[id] ?? KINDS[kind] ?? "rune-stone"));

// Units.

export type Shape = "triangle" | "circle" | "rectangle" | "hexagon";
/** Outlines of the bases in a box of 30; where the icon stands in them (x, y, width). */
export const SHAPES: Record<Shape, { path: string; icon: [number, number, number] }> = {
  triangle: { path: "M15 2.200 28.500 26.500H1.500z", icon: [9.2, 12.4, 11.6] },
  circle: { path: "M15 2a13 13 0 1 1 0 26 13 13 0 0 1 0-26z", icon: [6.5, 6.2, 17] },
  rectangle: { path: "M2.500 5h25v20.500h-25z", icon: [6.3, 6.6, 17.4] },
  hexagon: { path: "M8.300 3.200h13.400L28.600 15l-6.900 11.800H8.300L1.400 15z", icon: [6.3, 6.3, 17.4] },
};

/** Types of units; of neutrals nobody is the owner until somebody allies with them. */
export const UNITS: Record<string, { shape: Shape; icon: string; neutral?: boolean }> = {
  bowman: { shape: "triangle", icon: "bowman" }, knight: { shape: "rectangle", icon: "mounted-knight" },
  footman: { shape: "triangle", icon: "swordman" }, siege_tower: { shape: "hexagon", icon: "siege-tower" },
  archer: { shape: "triangle", icon: "archer" }, pegasus_rider: { shape: "rectangle", icon: "pegasus" },
  sorceress: { shape: "circle", icon: "woman-elf-face" }, warrior: { shape: "rectangle", icon: "elf-helmet" },
  skeleton_archer: { shape: "triangle", icon: "bow-arrow" }, necromancer: { shape: "circle", icon: "skull-staff" },
  reanimate: { shape: "triangle", icon: "shambling-zombie" }, dark_knight: { shape: "rectangle", icon: "black-knight-helm" },
  flesh_ripper: { shape: "rectangle", icon: "bestial-fangs" }, berserker: { shape: "triangle", icon: "barbarian" },
  warlock: { shape: "circle", icon: "warlock-hood" }, chaos_lord: { shape: "hexagon", icon: "daemon-skull" },
  sorcerer: { shape: "circle", icon: "wizard-face", neutral: true }, razorwing: { shape: "triangle", icon: "evil-wings", neutral: true },
  beastman: { shape: "triangle", icon: "minotaur", neutral: true }, hellhound: { shape: "rectangle", icon: "direwolf", neutral: true },
  dragon: { shape: "hexagon", icon: "spiked-dragon-head", neutral: true }, giant: { shape: "hexagon", icon: "giant", neutral: true },
};
export const isUnit = ({ kind }: Piece): boolean => kind in UNITS;

// The scene.

export const zone = (scene: Scene, id: string): Zone | undefined => scene.zones.find((one) => one.id === id);
export const cardsOf = (scene: Scene, id: string): Card[] => zone(scene, id)?.cards ?? [];
export const countOf = (scene: Scene, id: string): number => zone(scene, id)?.count ?? 0;

/** Units that wait to be put on the map, and how many of each type. */
export const recruits = (scene: Scene): Zone | undefined => scene.zones.find(({ kind, count }) => kind === "muster" && count > 0);
export function sorts(units: Zone | undefined): [string, number][] {
  const found = new Map<string, number>();
  for (const { id } of units?.cards ?? []) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}

/** Cards with names that last while others come and go: the second Ambush is another one. */
export function copies(cards: Card[]): { card: Card; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card.id) ?? 0) + 1;
    seen.set(card.id, nth);
    return { card, key: `${card.id} ${nth}` };
  });
}

/** What is said of each thing: looked up for every piece of a map, so listed once a scene. */
const listed = new WeakMap<Sum[], Map<string, Sum[]>>();
/** What is said of a thing; `text` picks one sort. */
export function sumsOf(scene: Scene, of: string, text = ""): Sum[] {
  let all = listed.get(scene.sums);
  if (!all) {
    all = new Map();
    for (const sum of scene.sums) all.set(sum.of, [...(all.get(sum.of) ?? []), sum]);
    listed.set(scene.sums, all);
  }
  const found = all.get(of) ?? [];
  return text ? found.filter((sum) => sum.text === text) : found;
}
export function arg(sum: Sum | undefined, name: string): string | number {
  return sum?.args.find(([known]) => known === name)?.[1] ?? 0;
}
export const amount = (sum: Sum | undefined, name = "n"): number => Number(arg(sum, name));

/** How many figures a piece stands for. */
export const figures = (scene: Scene, piece: Piece): number => amount(sumsOf(scene, piece.id, "sum-figures")[0]) || 1;

export type Facts = Record<string, number>;
export const facts = (panel: Panel | undefined): Facts =>
  Object.fromEntries((panel?.facts ?? []).map(([name, value]) => [name.replace("fact-", ""), value]));
export const panelOf = (scene: Scene, seat: number): Panel | undefined => scene.panels.find((panel) => panel.seat === seat);

/** The seat whose things lie before this person: the own one, or the first for those who look on. */
export const own = (scene: Scene, me: number): number => (scene.panels.some((panel) => panel.seat === me) ? me : (scene.panels[0]?.seat ?? 0));

/** Is it this person's business now? */
export const owes = (position: Position, seat: number): boolean => position.asked.some((asked) => asked.seat === seat && !asked.optional);

/** Whose an area is: a seat, or -1. */
export const holder = (scene: Scene, area: string): number => sumsOf(scene, area, "sum-held")[0]?.seat ?? -1;

/** Year and season; 0 and "" while the map is being built. */
export function calendar(scene: Scene): { year: number; years: number; season: string } {
  const year = sumsOf(scene, "map", "sum-year")[0];
  return { year: amount(year), years: amount(year, "of_n"), season: String(arg(sumsOf(scene, "map", "sum-season")[0], "season") || "") };
}

/** The number that an order has. */
export const orderNumber = (order: string): number => ORDERS.indexOf(order as (typeof ORDERS)[number]) + 1;

export interface Played {
  order: string;
  number: number;
  /** In which it was played; empty: last year. */
  season: string;
  /** Higher than all before it in this year: it has its supremacy bonus. */
  highest: boolean;
  /** Of the season under way. */
  now: boolean;
}
/** The orders that a seat has played this year, in the order of the seasons. */
export function yearOf(scene: Scene, seat: number): Played[] {
  let most = 0;
  const when = sumsOf(scene, `played-${seat}`, "sum-played");
  return cardsOf(scene, `played-${seat}`).map((card) => {
    const number = orderNumber(card.id);
    const highest = number > most;
    most = Math.max(most, number);
    const season = String(arg(when.find((sum) => arg(sum, "order") === card.id), "season") || "");
    return { order: card.id, number, season, highest, now: card.on > 0 };
  });
}

export interface Gift {
  unit: string;
  n: number;
}
export interface Step {
  step: number;
  units: Gift[];
  influence: boolean;
  tactics: boolean;
}
/** What each step of a dial gives. */
export function stepsOf(scene: Scene, seat: number, resource: string, most: number): Step[] {
  const sums = sumsOf(scene, `dial-${seat}-${resource}`);
  return Array.from({ length: most }, (_, i) => {
    const there = sums.filter((sum) => amount(sum, "step_n") === i + 1);
    const units = there.filter(({ text }) => text === "sum-step-units").map((sum) => ({ unit: String(arg(sum, "units")).replace(/-\d+$/, ""), n: amount(sum) }));
    return { step: i + 1, units, influence: there.some(({ text }) => text === "sum-step-influence"), tactics: there.some(({ text }) => text === "sum-step-tactics") };
  });
}

export interface HeroFigures {
  health: number;
  most: number;
  attributes: { name: string; n: number }[];
  rewards: number;
}
/** What a hero can; on the map as it is now, on a card as it is printed. */
export function heroOf(scene: Scene, id: string): HeroFigures {
  const left = sumsOf(scene, id, "sum-health-left")[0];
  const printed = amount(sumsOf(scene, id, "sum-health")[0]);
  return {
    health: left ? amount(left) : printed,
    most: left ? amount(left, "of_n") : printed,
    attributes: sumsOf(scene, id, "sum-attribute").map((sum) => ({ name: String(arg(sum, "attribute")), n: amount(sum) })),
    rewards: amount(sumsOf(scene, id, "sum-rewards")[0]),
  };
}
