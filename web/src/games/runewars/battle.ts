// A battle as its scene tells it: two hosts in columns of initiative, what they have drawn, what they come to. No rules.

import type { Card, Option, Piece, Scene } from "../../gen/wire";
import type { Play } from "../../lib/play";
import { amount, arg, cardsOf, figures, type Shape, sumsOf, UNITS } from "./look";

export const ROUNDS = [1, 2, 3, 4, 5] as const;
export const STEPS = ["cards", "orbs", "routs", "damage", "discard"] as const;
export type Step = (typeof STEPS)[number];
export type Side = "attacker" | "defender";
export const SIDES: Side[] = ["attacker", "defender"];
export const other = (side: Side): Side => (side === "attacker" ? "defender" : "attacker");

/** Figures of one type that nobody can tell apart. */
export interface Rank {
  piece: Piece;
  n: number;
  /** Lives left, and of how many; 0 of those who are gone. */
  left: number;
  of: number;
  state: "" | "routed" | "before" | "gone";
}

/** All figures of one type. */
export interface Squad {
  unit: string;
  ranks: Rank[];
  standing: number;
}

/** What a card shows: damage, a rout, an orb or nothing. */
export type Sign = "D" | "R" | "O" | "";
export interface Cell {
  shape: Shape;
  icon: Sign;
  n: number;
}
export interface Fate {
  card: Card;
  number: number;
  destiny: string;
  cells: Cell[];
  /** The shape that is read; "" where only the symbol counts. */
  read: Shape | "";
  /** What has come of it in a battle; left out while that is open. */
  came?: { icon: Sign; n: number } | undefined;
}

export interface Host {
  side: Side;
  /** A seat, or -1 for neutrals; and who decides for it. */
  seat: number;
  decider: number;
  /** By initiative. */
  squads: Squad[][];
  /** The type that has drawn, and its cards. */
  draws: string;
  cards: Fate[];
  strength: { source: string; n: number }[];
  total: number;
}

export interface Battle {
  area: string;
  /** 0 before the first one. */
  initiative: number;
  step: Step | "";
  hosts: Record<Side, Host>;
  /** Who wins, or would if it ended now. */
  winner: Side;
  ended: boolean;
  tie: boolean;
  /** Among whose fighters somebody chooses. */
  aim: Side | "";
}

export const fights = (scene: Scene): boolean => scene.boards.some(({ id }) => id === "battle");

/** Verbs whose answer is an area, or a unit in one: they are given on the map, though the battle goes on. */
const ON_MAP = new Set(["retreat", "move_stronghold", "send_away"]);
/** Is the battle what this person should see? Not while a question of it is answered on the map. */
export function battles(play: Play): boolean {
  const { scene } = play.line.position!;
  return fights(scene) && !(play.live && play.choosing.question?.options.some(({ verb }) => ON_MAP.has(verb)));
}

/** What is printed on a fate card. */
export function fateOf(scene: Scene, card: Card, read: Shape | "" = ""): Fate {
  return {
    card,
    number: Number(card.id.split("-")[1]),
    destiny: String(arg(sumsOf(scene, card.id, "sum-destiny")[0], "destiny")),
    cells: sumsOf(scene, card.id, "sum-cell").map((sum) => ({ shape: arg(sum, "shape") as Shape, icon: arg(sum, "icon") as Sign, n: amount(sum) })),
    read,
  };
}
export const readCell = ({ cells, read }: Fate): Cell | undefined => cells.find(({ shape }) => shape === read);

function rankOf(scene: Scene, piece: Piece): Rank {
  const health = sumsOf(scene, piece.id, "sum-health-left")[0];
  return { piece, n: figures(scene, piece), left: amount(health), of: amount(health, "of_n"), state: piece.state as Rank["state"] };
}

/** Those who stand first, then the routed, those who lay there before, the dead. */
const STATES = ["", "routed", "before", "gone"];
function squadsOf(scene: Scene, side: Side, initiative: number): Squad[] {
  const found = new Map<string, Rank[]>();
  for (const piece of scene.pieces) if (piece.at === `${side}-${initiative}`) found.set(piece.kind, [...(found.get(piece.kind) ?? []), rankOf(scene, piece)]);
  return [...found].map(([unit, ranks]) => ({
    unit,
    ranks: ranks.toSorted((one, two) => STATES.indexOf(one.state) - STATES.indexOf(two.state) || two.left - one.left),
    standing: ranks.reduce((sum, { state, n }) => sum + (state ? 0 : n), 0),
  }));
}

function hostOf(scene: Scene, side: Side): Host {
  const of = (text: string) => sumsOf(scene, "battle", text).filter((sum) => arg(sum, "side") === side);
  const strength = of("sum-strength").map((sum) => ({ source: String(arg(sum, "source")), n: amount(sum) }));
  const seat = of("sum-strength")[0]?.seat ?? -1;
  const draws = String(arg(of("sum-draws")[0], "unit") || "");
  const shape = UNITS[draws]?.shape ?? "";
  const came = new Map(sumsOf(scene, `fate-${side}`, "sum-came").map((sum) => [String(arg(sum, "card")), { icon: (arg(sum, "icon") || "") as Sign, n: amount(sum) }]));
  return {
    side,
    seat,
    decider: of("sum-decides").length ? amount(of("sum-decides")[0], "who") : seat,
    squads: ROUNDS.map((n) => squadsOf(scene, side, n)),
    draws,
    cards: cardsOf(scene, `fate-${side}`).map((card) => ({ ...fateOf(scene, card, shape), came: came.get(card.id) })),
    strength,
    total: strength.reduce((sum, { n }) => sum + n, 0),
  };
}

export function battleOf(scene: Scene): Battle {
  const one = (text: string) => sumsOf(scene, "battle", text)[0];
  const ended = one("sum-ended");
  const end = ended ?? one("sum-if-ended");
  return {
    area: String(arg(one("sum-battle"), "area")),
    initiative: amount(one("sum-initiative-now")),
    step: (arg(one("sum-step"), "step") || "") as Step | "",
    hosts: { attacker: hostOf(scene, "attacker"), defender: hostOf(scene, "defender") },
    winner: (arg(end, "side") || "defender") as Side,
    ended: ended !== undefined,
    tie: arg(end, "by") === "tie",
    aim: (arg(one("sum-aim"), "side") || "") as Side | "",
  };
}

/** The side that stands below: the own one, or that of the neutrals one decides for; the attacker's for those who look on. */
export function mySide({ hosts }: Battle, me: number): Side {
  return SIDES.find((side) => hosts[side].seat === me) ?? SIDES.find((side) => hosts[side].decider === me) ?? "attacker";
}

/** Where an initiative is. */
export function when(battle: Battle, n: number): "done" | "now" | "nobody" | "next" | "later" {
  const there = (round: number): boolean => SIDES.some((side) => battle.hosts[side].squads[round - 1]!.some(({ standing }) => standing));
  if (battle.ended || n < battle.initiative) return "done";
  if (n === battle.initiative) return battle.step ? "now" : "done";
  if (!there(n)) return "nobody";
  return ROUNDS.find((round) => round > battle.initiative && there(round)) === n ? "next" : "later";
}

const RESOLVED: Record<Exclude<Sign, "">, Step> = { O: "orbs", R: "routs", D: "damage" };
/** Has what a card of this side shows been carried out? Routs and damage befall the attacker first. */
export function worked({ step, aim }: Battle, side: Side, icon: Sign): "done" | "now" | "waits" | "" {
  if (!icon || !step) return "";
  const [at, then] = [STEPS.indexOf(step), STEPS.indexOf(RESOLVED[icon])];
  if (at !== then) return at > then ? "done" : "waits";
  if (icon === "O" || !aim || aim !== side) return "now";
  return side === "attacker" ? "waits" : "done";
}

/** The option that names figures of a battle: by type and condition, or by the type alone. */
export function named(play: Play, battle: Battle, { piece, state }: Rank): Option | undefined {
  if (!play.live || state === "gone" || state === "before") return undefined;
  const [side, unit, condition] = piece.id.split(":");
  if (battle.aim !== side) return undefined;
  return play.choosing.question?.options.find(({ refs }) => refs[0] === unit && (refs.length === 1 ? !state : refs[1] === condition));
}
