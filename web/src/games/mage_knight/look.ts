// What of Mage Knight is a matter of looks: colours, icons, and where in the scene a thing is found. No rules.

import more from "virtual:icons/mage_knight";
import type { Card, Option, Panel, Position, Question, Scene, Sum, Zone } from "../../gen/wire";
import { learn } from "../../lib/icons";

learn(more);

/** Narrower than this the table is drawn for a phone. */
export const PHONE = "(max-width: 53rem)";

export type Colour = "red" | "blue" | "green" | "white" | "gold" | "black";
export const COLOURS: Colour[] = ["red", "blue", "green", "white", "gold", "black"];
export const BASIC: Colour[] = ["red", "blue", "green", "white"];

/** Fields, signs and edges of mana: the same by day and by night. */
export const MANA: Record<Colour, { field: string; sign: string; edge: string }> = {
  red: { field: "#bf3a2b", sign: "#fff", edge: "#7d1d14" },
  blue: { field: "#2c6ea8", sign: "#fff", edge: "#123f66" },
  green: { field: "#3d8447", sign: "#fff", edge: "#1d4a26" },
  white: { field: "#f7f4ea", sign: "#5d6470", edge: "#6d6a5c" },
  gold: { field: "#b08a2b", sign: "#fff6d8", edge: "#5f4710" },
  black: { field: "#2b2833", sign: "#e8e3f2", edge: "#0d0b12" },
};

/** A card's hue: head, dark, light. */
export const HUES: Record<string, [string, string, string]> = {
  red: ["#b23a2c", "#7d2219", "#e9b7a4"],
  green: ["#2f7543", "#235a35", "#bfe0b4"],
  blue: ["#2f6fb0", "#1b4674", "#bcd9ee"],
  white: ["#8b9199", "#5b626b", "#e6e7e6"],
  artifact: ["#85600f", "#6f4d12", "#f3dfa6"],
  wound: ["#5a1712", "#3f0f0b", "#c79a90"],
};

/** Backs of tokens: field and sign. */
export const BACKS: Record<string, [string, string]> = {
  green: ["#50783a", "#fdf8e6"],
  grey: ["#6c747b", "#fff"],
  brown: ["#7a5331", "#fdf3e2"],
  violet: ["#6b4796", "#fff"],
  white: ["#efece0", "#33393d"],
  red: ["#98291e", "#fff3e8"],
  ruin: ["#b59a5b", "#2c2410"],
};

export const SIGNS: Record<string, string> = {
  move: "walking-boot",
  influence: "conversation",
  attack: "broadsword",
  ranged: "high-shot",
  siege: "trebuchet",
  block: "checked-shield",
  heal: "health-normal",
  fame: "laurels",
  reputation: "scales",
  armour: "breastplate",
  wound: "bleeding-wound",
  hand: "poker-hand",
  deck: "stack",
  units: "vertical-banner",
  fire: "flame",
  ice: "snowflake-2",
  cold_fire: "frostfire",
  physical: "broadsword",
};

export const ABILITIES: Record<string, string> = {
  swift: "wingfoot",
  brutal: "mailed-fist",
  poison: "poison-bottle",
  paralyze: "frozen-body",
  fortified: "locked-fortress",
  assassination: "cloak-dagger",
  cumbersome: "rock-golem",
  vampiric: "vampire-dracula",
  elusive: "ghost",
  unfortified: "castle-ruins",
  arcane_immunity: "magic-shield",
  defend: "templar-shield",
};

/** Sites: the icon and its colour. */
export const SITES: Record<string, [string, string]> = {
  portal: ["magic-portal", "#5b3e9c"],
  village: ["village", "#7a4a1d"],
  monastery: ["church", "#8a5a14"],
  keep: ["white-tower", "#3d464c"],
  mage_tower: ["evil-tower", "#6b4796"],
  city: ["elven-castle", "#98291e"],
  dungeon: ["dungeon-gate", "#4a2f1b"],
  tomb: ["crypt-entrance", "#3d3550"],
  monster_den: ["monster-grasp", "#6a4a18"],
  spawning_grounds: ["egg-clutch", "#55602a"],
  ancient_ruins: ["ancient-ruins", "#6f5648"],
  magical_glade: ["oak-leaf", "#2f6b3a"],
  mine: ["mine-wagon", "#4a4f57"],
  marauding_orcs: ["orc-head", "#50783a"],
  draconum: ["dragon-head", "#98291e"],
};

const KINDS: [back: string, icon: string, names: string][] = [
  ["green", "orc-head", "prowlers orc_skirmishers orc_trackers orc_stonethrowers"],
  ["green", "goblin-head", "diggers"],
  ["green", "witch-flight", "cursed_hags elemental_priests corrupted_priests shrouded_necromancers"],
  ["green", "wolf-head", "wolf_riders orc_war_beasts centaur_outriders cloud_griffons"],
  ["green", "brutal-helm", "ironclads elven_protectors skeletal_warriors zombie_horde gibbering_ghouls"],
  ["green", "pentacle", "orc_summoners crystal_sprites"],
  ["grey", "crossbow", "crossbowmen"],
  ["grey", "guards", "guardsmen thugs shocktroops"],
  ["grey", "swordman", "swordsmen heroes_fortified heroes_swift heroes_fire heroes_ice"],
  ["grey", "rock-golem", "golems"],
  ["brown", "minotaur", "minotaur"],
  ["brown", "gargoyle", "gargoyle manticore"],
  ["brown", "medusa-head", "medusa"],
  ["brown", "monster-grasp", "crypt_worm shadow hydra air_elemental fire_elemental water_elemental earth_elemental"],
  ["brown", "werewolf", "werewolf blood_demon pain_wraith vampire mummy"],
  ["violet", "monk-face", "monks"],
  ["violet", "crystal-ball", "illusionists_enemy sorcerers magic_familiars"],
  ["violet", "wizard-face", "ice_mages_enemy fire_mages_enemy"],
  ["violet", "ice-golem", "ice_golems_enemy fire_golems_enemy"],
  ["white", "high-shot", "gunners freezers"],
  ["white", "visored-helm", "altem_guardsmen grim_legionnaires"],
  ["white", "wizard-face", "altem_mages_enemy delphana_masters"],
  ["white", "trebuchet", "fire_catapult ice_catapult"],
  ["red", "dragon-head", "swamp_dragon fire_dragon lava_dragon savage_dragon death_dragon dragon_summoner"],
  ["red", "spiked-dragon-head", "ice_dragon high_dragon storm_dragon lightning_dragon vampire_dragon"],
];
const ENEMIES = new Map(KINDS.flatMap(([back, icon, names]) => names.split(" ").map((name): [string, [string, string]] => [name, [back, icon]])));

/** Back and icon of an enemy. */
export const enemyLook = (name: string): { back: string; icon: string } => {
  const [back, icon] = ENEMIES.get(name) ?? ["ruin", "ancient-ruins"];
  return { back, icon };
};

export const UNITS: Record<string, string> = {
  peasants: "pitchfork",
  foresters: "forest-camp",
  herbalists: "herbs-bundle",
  northern_monks: "monk-face",
  red_cape_monks: "monk-face",
  savage_monks: "monk-face",
  utem_crossbowmen: "crossbow",
  utem_guardsmen: "guards",
  utem_swordsmen: "swordman",
  guardian_golems: "rock-golem",
  illusionists: "crystal-ball",
  fire_golems: "golem-head",
  ice_golems: "ice-golem",
  fire_mages: "wizard-face",
  ice_mages: "wizard-face",
  amotep_gunners: "high-shot",
  amotep_freezers: "high-shot",
  catapults: "trebuchet",
  altem_guardians: "visored-helm",
  altem_mages: "wizard-face",
};

/** The picture of a deed card, by the first of these words in its name; else by its colour. */
const PICTURES: [word: string, icon: string][] = [
  ["banner", "knight-banner"], ["ring", "crystal-growth"], ["sword", "broadsword"], ["horn", "rally-the-troops"], ["book", "spell-book"],
  ["amulet", "pentacle"], ["bag", "open-treasure-chest"], ["pouch", "open-treasure-chest"], ["grail", "jewel-crown"], ["bolt", "fire-dash"],
  ["fire", "flame"], ["flame", "flame"], ["burning", "flame"], ["snow", "snowflake-2"], ["ice", "snowflake-2"], ["chill", "snowflake-2"],
  ["cold", "snowflake-2"], ["frost", "snowflake-2"], ["shield", "checked-shield"], ["wall", "checked-shield"], ["mana", "crystal-growth"],
  ["crystal", "crystal-cluster"], ["march", "walking-boot"], ["walk", "walking-boot"], ["path", "trail"], ["tempo", "walking-boot"],
  ["travel", "trail"], ["swift", "wingfoot"], ["agility", "wingfoot"], ["wind", "wingfoot"], ["stamina", "wingfoot"], ["rage", "broadsword"],
  ["blood", "bleeding-wound"], ["battle", "broadsword"], ["ambush", "broadsword"], ["threaten", "angry-eyes"], ["intimidate", "angry-eyes"],
  ["promise", "conversation"], ["manners", "conversation"], ["diplomacy", "conversation"], ["tale", "conversation"], ["call", "rally-the-troops"],
  ["determination", "mailed-fist"], ["tranquility", "meditation"], ["meditation", "meditation"], ["regeneration", "health-normal"],
  ["restoration", "health-normal"], ["tremor", "rock-golem"], ["demolish", "castle-ruins"], ["learning", "spell-book"], ["training", "spell-book"],
  ["magic", "crystal-ball"], ["mind", "crystal-ball"], ["focus", "crystal-ball"], ["concentration", "crystal-ball"], ["wound", "bleeding-wound"],
];
const PLAIN: Record<string, string> = { red: "flame", blue: "snowflake-2", green: "oak-leaf", white: "wingfoot" };
export const picture = (name: string, colour: string): string =>
  PICTURES.find(([word]) => name.includes(word))?.[1] ?? PLAIN[colour] ?? "jewel-crown";

/** Kind and colour of a deed card ("spell:red"). */
export function sort(card: Card): { kind: string; colour: string } {
  const [kind = "", colour = ""] = card.kind.split(":");
  return { kind, colour };
}

// The scene.

export const zone = (scene: Scene, id: string): Zone | undefined => scene.zones.find((one) => one.id === id);
export const cardsOf = (scene: Scene, id: string): Card[] => zone(scene, id)?.cards ?? [];
/** Cards with names that last while others come and go: the second March is another one. */
export function copies(cards: Card[]): { card: Card; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card.id) ?? 0) + 1;
    seen.set(card.id, nth);
    return { card, key: `${card.id} ${nth}` };
  });
}
export const countOf = (scene: Scene, id: string): number => zone(scene, id)?.count ?? 0;

/** What is said of a thing; `text` picks one sort. */
export const sumsOf = (scene: Scene, of: string, text = ""): Sum[] => scene.sums.filter((sum) => sum.of === of && (!text || sum.text === text));

export function arg(sum: Sum | undefined, name: string): string | number {
  return sum?.args.find(([known]) => known === name)?.[1] ?? 0;
}
export const amount = (sum: Sum | undefined, name = "n"): number => Number(arg(sum, name));

export type Facts = Record<string, number>;
export const facts = (panel: Panel | undefined): Facts =>
  Object.fromEntries((panel?.facts ?? []).map(([name, value]) => [name.replace("fact-", ""), value]));

/** The seat whose hero lies before this person: the own one, or the first for those who look on. */
export const own = (scene: Scene, me: number): number => (scene.panels.some((panel) => panel.seat === me) ? me : (scene.panels[0]?.seat ?? 0));

/** "movement", "block", …; "" between turns. */
export const phaseOf = (scene: Scene): string => String(arg(sumsOf(scene, "map", "sum-phase")[0], "phase") || "");

export const fights = (scene: Scene): boolean => zone(scene, "fight") !== undefined;
/** Two heroes against each other. */
export const duels = (scene: Scene): boolean => zone(scene, "duel") !== undefined;

/** The team of a seat, where there are teams: "0" or "1". */
export const teamOf = (scene: Scene, seat: number): string => marked(scene.panels.find((panel) => panel.seat === seat)?.marks ?? [], "team");

/** The same in a mark with a value: "cost-3" is 3. */
export function marked(marks: string[], name: string): string {
  return marks.find((mark) => mark.startsWith(`${name}-`))?.slice(name.length + 1) ?? "";
}

// Options and the things that they are about.

const BY_UNIT = new Set(["unit", "attach", "disband", "ready", "courage"]);
const BY_FOE = new Set(["enemy", "strike", "block", "slow", "damage", "fear"]);
const BY_DIE = new Set(["die", "reroll", "leave", "claim", "take"]);
const BY_SECOND = new Set(["learn", "steal"]);
const BY_PLACE = new Set(["walk", "explore", "challenge", "fly", "to", "tunnel", "secret", "drive", "joint"]);
const BY_WAY = new Set(["way", "do", "ability", "colour"]);
/** They name a hero or a way to do it, but no card: deeds. */
const BY_HERO = new Set(["attack_hero", "attend", "set", "displace", "invite", "share", "returner", "propose", "rob"]);
/** Questions of a battle of heroes: enemies are units of the other one, and damage goes to the other one, too. */
const OF_DUEL = new Set(["hero-attack", "hero-block", "choose-rival-unit"]);
const AT_RIVAL = new Set(["hero-damage"]);
const COUNTED = /^\d+$/;

/** The thing that an option is about: a unit, an enemy, a card by its name, a die; a place is the map's own. */
export function about({ verb, refs }: Option, prompt = ""): string {
  const [first = "", second = ""] = refs;
  if (BY_PLACE.has(verb) || BY_WAY.has(verb) || BY_HERO.has(verb)) return "";
  if (AT_RIVAL.has(prompt) && (verb === "unit" || verb === "hero")) return verb === "hero" ? "rival" : `rival-${first}`;
  if (OF_DUEL.has(prompt) && (verb === "enemy" || verb === "fear")) return `rival-${first}`;
  if (BY_UNIT.has(verb) || ((verb === "heal" || verb === "return") && COUNTED.test(first))) return `unit-${first}`;
  if (verb === "drain") return `rival-${first}`;
  if (BY_FOE.has(verb)) return `foe-${first}`;
  if (verb === "pay") return `${first}:${second}`;
  if (verb === "melt") return `crystal:${first}`;
  if (BY_DIE.has(verb) && COLOURS.includes(first as Colour)) return `die:${first}`;
  if (verb === "heal") return "card:wound";
  if (verb === "hero") return refs.length ? `hero:${first}` : "hero";
  if (verb === "tactic" || verb === "meditate") return `tactic:${first || "midnight_meditation"}`;
  if (verb === "skill" || verb === "give_back") return `skill:${first}`;
  if (BY_SECOND.has(verb) && second) return `card:${second}`;
  return first && !COUNTED.test(first) ? `card:${first}` : "";
}

/** Verbs of the card or unit that is being played: its own lines (Focus.svelte). */
export const OF_FOCUS = new Set(["way", "do", "ability", "colour", "more", "place", "attach", "convert"]);

/** Deeds that neither a thing nor a place stands for: resting, dealing with the locals. */
export const isDeed = (option: Option): boolean => about(option) === "" && !OF_FOCUS.has(option.verb) && !BY_PLACE.has(option.verb);

/** Questions whose answers are cards, units, skills or tactics that lie nowhere else in sight: they are spread out. */
const SPREAD = new Set([
  "pick-tactic", "choose-skill", "gain-card", "gain-unit", "return-artifact", "take-spell", "search-deck", "pick-discarded", "steal-card", "study", "call-unit",
  "interact", "lay-on-deck", "draft-card", "add-drafted", "upgrade-action",
]);
/** Questions that the players settle among themselves: with all that is to be known for an answer beside them. */
const COUNCIL = new Set([
  "pick-hero", "bid-for-hero", "match-bid", "joint-plan", "joint-invitation", "retire-tactic", "propose-returner", "agree-on-returner",
]);
export const counsels = (question: Question | null): boolean => question !== null && COUNCIL.has(question.prompt);
export const spreads = (question: Question | null): boolean => question !== null && SPREAD.has(question.prompt);

/** The card, unit or skill whose effect is being carried out, if the question names one. */
export function subject(question: Question | null): string {
  const { card, unit, source } = question?.args ?? {};
  return String(card ?? unit ?? source ?? "");
}

/** Rounds of the game as the track shows them: day and night in turn. */
export function rounds(scene: Scene): { n: number; night: boolean; state: "done" | "now" | "next" }[] {
  const track = scene.tracks.find((one) => one.id === "round");
  const now = track?.value ?? 0;
  const night = scene.marks.includes("night");
  return Array.from({ length: track?.most ?? 0 }, (_, i) => {
    const n = i + 1;
    return { n, night: (Math.abs(n - now) % 2 === 0) === night, state: n < now ? "done" : n === now ? "now" : "next" };
  });
}

/** Is it this person's business now? */
export const owes = (position: Position, seat: number): boolean => position.asked.some((asked) => asked.seat === seat && !asked.optional);
