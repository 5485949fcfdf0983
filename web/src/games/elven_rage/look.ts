// What of Elven Rage is a matter of looks: colours, icons, and where in the scene a thing is found. No rules.

import more from "virtual:icons/elven_rage";
import type { Card, Panel, Position, Scene, Sum, Zone } from "../../gen/wire";
import { learn } from "../../lib/icons";

learn(more);

/** Narrower than this the table is drawn for a phone. */
export const PHONE = "(max-width: 53rem)";

/** A people's hue: head of its cards, dark hill, hill, sky. */
export interface Hue {
  head: string;
  dark: string;
  hill: string;
  sky: string;
}
export const HUES: Record<string, Hue> = {
  black: { head: "#5a4468", dark: "#33233f", hill: "#6d4f7d", sky: "#c9b3d6" },
  snow: { head: "#42718a", dark: "#29485a", hill: "#5f8fa6", sky: "#cfe3ea" },
  forest: { head: "#2f7543", dark: "#1d4429", hill: "#4f9062", sky: "#c5e0ba" },
  high: { head: "#85600f", dark: "#4d390c", hill: "#b48d35", sky: "#f3dfa6" },
  neutral: { head: "#5a584e", dark: "#33322b", hill: "#83806f", sky: "#dcd8c6" },
  treasure: { head: "#7a5331", dark: "#432c17", hill: "#a97f4f", sky: "#f0dfbd" },
};

/** Sides of a card as it sees them: left, forward, right. */
export type Side = "L" | "F" | "R";
export const SIDES: Side[] = ["L", "F", "R"];

/** Icons of sides: the drawing, its colour, and whether it counts double. The same by day and by night. */
export const SIDE_ICONS: Record<string, { icon: string; ink: string; twice: boolean }> = {
  s1: { icon: "broadsword", ink: "#37434a", twice: false },
  s2: { icon: "broadsword", ink: "#37434a", twice: true },
  p1: { icon: "broadhead-arrow", ink: "#a3271c", twice: false },
  p2: { icon: "broadhead-arrow", ink: "#a3271c", twice: true },
  sh: { icon: "shield", ink: "#1c5c80", twice: false },
  ca: { icon: "return-arrow", ink: "#5b3490", twice: false },
  fs: { icon: "fire-shield", ink: "#b04d0a", twice: false },
  mv: { icon: "walking-boot", ink: "#22633a", twice: false },
};

const PICTURES: Record<string, string> = {
  hi_solmarith: "spiked-dragon-head", hi_archmage_calverion: "wizard-staff", hi_princess_elaviel: "queen-crown", hi_marshal_ithoran: "vertical-banner",
  hi_silver_spear: "spears", hi_sun_blade: "sunbeams", hi_flame_adept: "flame", hi_griffin_rider: "griffin-symbol", hi_healer: "caduceus",
  hi_white_tower_archer: "bowman", hi_knight_of_dawn: "mounted-knight",
  bl_nalgrim: "dragon-spiral", bl_janira: "crossed-sabres", bl_xaranta: "woman-elf-face", bl_velkarr: "hooded-assassin", bl_guard_of_darn: "black-knight-helm",
  bl_initiate: "hood", bl_priest_of_the_dark_crystal: "crystal-wand", bl_assassin: "cloak-dagger", bl_spider_rider: "spider-alt", bl_slaver: "manacles", bl_shadow_spy: "spy",
  fo_verdalis: "dragon-head", fo_miraina_sharpleaf: "thorned-arrow", fo_taelin_wolfheart: "wolf-howl", fo_oromil: "pine-tree", fo_pathfinder: "footsteps",
  fo_sniper: "bullseye", fo_thicket_warden: "elf-helmet", fo_blade_dancer: "dervish-swords", fo_druid: "oak-leaf", fo_wolf_rider: "wolf-head", fo_treant: "tree-face",
  sn_isgarion: "spiked-dragon-head", sn_lord_of_the_blizzard: "snowflake-2", sn_skadreya: "frozen-orb", sn_jarl_oreval: "viking-head", sn_elite_of_sareon: "viking-helmet",
  sn_raider: "axe-swing", sn_sentinel: "watchtower", sn_mammoth_rider: "mammoth", sn_ice_shaman: "totem-mask", sn_frost_archer: "frozen-arrow", sn_berserker_of_the_wastes: "barbarian",
  ne_ebrung: "wyvern", ne_goblin_mob: "goblin-head", ne_bandit: "bandit", ne_grey_wolf: "wolf-head", ne_skeleton_guard: "skeleton", ne_orc_axeman: "orc-head", ne_harpy: "harpy",
  ne_stone_golem: "rock-golem", ne_cave_troll: "troll", ne_giant_spider: "spider-face", ne_swamp_witch: "witch-face", ne_minotaur: "minotaur", ne_fire_spirit: "fire-silhouette",
  ne_wandering_knight: "visored-helm", ne_basilisk: "snake",
  art_builders_rune: "stone-tower", art_horn: "hunting-horn", art_silence: "silenced", art_mirror: "mirror-mirror", art_feather: "feather", art_boots: "boots",
  art_banner: "vertical-banner", art_crystal: "crystal-ball", art_elixir: "round-bottom-flask", art_dragon_blood: "drop", art_moonsteel: "crescent-blade",
  art_thunder_arrow: "thunder-struck", art_web: "spider-web", art_wheel: "ship-wheel", art_glove: "gauntlet", art_ward: "rune-stone", art_quake: "quake-stomp",
  art_oaths: "scroll-quill", art_lamp: "magic-lamp", art_laurel: "laurels",
  tr_dwarven_chest: "locked-chest", tr_star_shard: "star-formation", tr_crown_of_the_old_kings: "crown", tr_dragon_hoard: "gold-stack", tr_silver_harp: "lyre", tr_amber_idol: "totem",
};
/** The drawing of a card; a fighter ("sn_raider@N") has its card's. */
export const picture = (id: string): string => PICTURES[cardId(id)] ?? "open-treasure-chest";

export const cardId = (ref: string): string => ref.split("@")[0]!;

/** The people of a card and what is special about it: "snow", "hero" or "dragon". */
export function sort(card: Card): { people: string; flag: string } {
  const [people = "", flag = ""] = card.kind.split(":");
  return { people, flag };
}
export const hueOf = (people: string): Hue => HUES[people] ?? HUES["neutral"]!;
const PEOPLE: Record<string, string> = { hi: "high", bl: "black", fo: "forest", sn: "snow", ne: "neutral" };
/** The people of a warrior by its id alone, for fighters, whose card is not in a zone. */
export const peopleOf = (ref: string): string => PEOPLE[ref.slice(0, 2)] ?? "treasure";

// The scene.

export const zone = (scene: Scene, id: string): Zone | undefined => scene.zones.find((one) => one.id === id);
export const cardsOf = (scene: Scene, id: string): Card[] => zone(scene, id)?.cards ?? [];
export const countOf = (scene: Scene, id: string): number => zone(scene, id)?.count ?? 0;

/** Cards with names that last while others come and go: the second Raider is another one. */
export function copies(cards: Card[]): { card: Card; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card.id) ?? 0) + 1;
    seen.set(card.id, nth);
    return { card, key: `${card.id} ${nth}` };
  });
}

/** What is said of a thing; `text` picks one sort. */
export const sumsOf = (scene: Scene, of: string, text = ""): Sum[] => scene.sums.filter((sum) => sum.of === of && (!text || sum.text === text));

export function arg(sum: Sum | undefined, name: string): string | number {
  return sum?.args.find(([known]) => known === name)?.[1] ?? 0;
}
export const amount = (sum: Sum | undefined, name = "n"): number => Number(arg(sum, name));

/** One side of a card: its icon; of a fighter also what it comes to, and the printed icon if it was changed. */
export interface SideFigure {
  side: Side;
  icon: string;
  aim: string;
  was: string;
}
export interface Figures {
  initiative: number;
  lives: number;
  /** As printed; a fighter may have fewer now. */
  most: number;
  /** Lands that its Action asks for; null if it has none. */
  price: number | null;
  sides: SideFigure[];
}

/** The figures of a card that is seen somewhere, or of a fighter as it stands now ("sn_raider@N"); null: not known. */
export function figuresOf(scene: Scene, id: string): Figures | null {
  const of = new Map<string, Sum[]>();
  for (const sum of scene.sums) if (sum.of === id) of.set(sum.text, [...(of.get(sum.text) ?? []), sum]);
  const initiative = of.get("sum-initiative")?.[0];
  if (!initiative) return null;
  const left = of.get("sum-lives-left")?.[0];
  const lives = left ?? of.get("sum-lives")?.[0];
  const price = of.get("sum-price")?.[0] ?? sumsOf(scene, cardId(id), "sum-price")[0];
  const drawn = of.get("sum-side") ?? of.get("sum-icon") ?? [];
  const was = new Map((of.get("sum-was") ?? []).map((sum) => [arg(sum, "side"), String(arg(sum, "icon"))]));
  return {
    initiative: amount(initiative),
    lives: amount(lives),
    most: left ? amount(left, "of_n") : amount(lives),
    price: price ? amount(price) : null,
    sides: drawn.map((sum) => ({ side: arg(sum, "side") as Side, icon: String(arg(sum, "icon")), aim: String(arg(sum, "aim") || ""), was: was.get(arg(sum, "side")) ?? "" })),
  };
}

export type Facts = Record<string, number>;
export const facts = (panel: Panel | undefined): Facts =>
  Object.fromEntries((panel?.facts ?? []).map(([name, value]) => [name.replace("fact-", ""), value]));

/** The seat whose things lie before this person: the own one, or the first for those who look on. */
export const own = (scene: Scene, me: number): number => (scene.panels.some((panel) => panel.seat === me) ? me : (scene.panels[0]?.seat ?? 0));

export const panelOf = (scene: Scene, seat: number): Panel | undefined => scene.panels.find((panel) => panel.seat === seat);

/** Is a battle being fought? */
export const fights = (scene: Scene): boolean => scene.marks.includes("battle");

/** Is it this person's business now? */
export const owes = (position: Position, seat: number): boolean => position.asked.some((asked) => asked.seat === seat && !asked.optional);

export interface GoalFigures {
  id: string;
  secret: boolean;
  wants: { sum: Sum; n: number; of: number; met: boolean }[];
}
/** The Goal of a seat as far as it is known here, with everything that it asks for. */
export function goalOf(scene: Scene, seat: number): GoalFigures | null {
  const card = cardsOf(scene, `goal-${seat}`)[0];
  const id = card?.id ?? "dragon_lord";
  const sums = scene.sums.filter((sum) => sum.of === id && sum.seat === seat);
  if (!sums.length) return null;
  return { id, secret: card !== undefined && !scene.sheet.length, wants: sums.map((sum) => ({ sum, n: amount(sum), of: amount(sum, "of_n"), met: amount(sum) >= amount(sum, "of_n") })) };
}

/** A people's sign. */
export const SIGNS: Record<string, string> = { high: "sunbeams", snow: "snowflake-2", forest: "oak-leaf", black: "hood" };
