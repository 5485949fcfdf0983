// What the tooltip of an area says, and what choosing it means.

import type { Scene, Space } from "../../gen/wire";
import type { Play } from "../../lib/play";
import { t } from "../../lib/site.svelte";
import type { Mark } from "../../widgets/map/states";
import type { Told } from "../../widgets/map/telling";
import { arg, holder, isUnit, sumsOf, yearOf } from "./look";

const MARCHES = new Set(["activate"]);
const WAYS = new Set(["retreat", "go", "step", "step_all", "hero_step", "to", "dash"]);

/** The sign of what a choice does with an area: a battle, a talk with neutrals, a way. */
export function meant(scene: Scene, me: number, { options }: Mark, area: string): { icon: string; war: boolean } {
  const verb = options[0]?.verb ?? "";
  if (MARCHES.has(verb)) {
    const owner = holder(scene, area);
    const others = scene.pieces.filter((piece) => piece.at === area && isUnit(piece) && piece.state === "");
    if (owner >= 0 && owner !== me) return { icon: "crossed-swords", war: true };
    return { icon: others.some((piece) => piece.owner < 0) ? "shaking-hands" : "", war: false };
  }
  return { icon: WAYS.has(verb) ? "boot-prints" : "", war: false };
}

/** Whose an area is, what it gives, what stands there. */
export function areaTold(play: Play, space: Space): Partial<Told> {
  const scene = play.line.position!.scene;
  const { words } = play;
  const say = (of: string, ...texts: string[]): string[] => texts.flatMap((text) => sumsOf(scene, of, text)).map((sum) => words.sum(sum, play.names));
  const there = scene.pieces.filter(({ at }) => at === space.id);
  const lines = [say(space.id, "sum-held", "sum-neutral").join(" ")];
  for (const piece of there) {
    const name = isUnit(piece) ? say(piece.id, "sum-figures").join(" ").replace(/\.$/, "") : words.label(piece.kind);
    if (isUnit(piece)) lines.push(piece.state ? t("web-rw-state", { what: name, state: piece.state }) : name);
    else if (piece.kind === "hero") lines.push([words.label(piece.id), ...say(piece.id, "sum-health-left")].join(". "));
    else if (piece.kind === "fort") lines.push([t("web-rw-fort", { state: piece.state }), ...say(piece.id, "sum-walls", "sum-development")].join(" "));
    else if (piece.kind === "rune") lines.push(t("web-rw-rune", { state: piece.state }));
    else if (piece.kind === "token") lines.push(t("web-rw-activated", { who: play.names[piece.owner] ?? "" }));
    else if (piece.kind === "remains") lines.push(t("web-rw-remains"));
    else if (piece.state === "city") lines.push([t("web-rw-city", { city: name }), words.named(`${piece.kind}.effect`) ? words.label(`${piece.kind}.effect`) : ""].filter(Boolean).join(" "));
  }
  return { ground: say(space.id, "sum-gives").join(" "), lines: lines.filter(Boolean), pieces: [] };
}

/** What a player does now, or when the turn comes. */
export function doing(play: Play, seat: number, busy: boolean): string {
  const scene = play.line.position!.scene;
  const turn = sumsOf(scene, "turns").find((sum) => sum.seat === seat);
  const order = panelOrder(scene, seat);
  if (turn && turn.text !== "sum-to-come") return t("web-rw-does", { order: play.words.label(String(arg(turn, "order"))) });
  if (turn && order) return t("web-rw-will", { order: play.words.label(order) });
  return t(busy ? "web-rw-thinks" : order ? "web-rw-done" : "web-rw-waits", { order: order ? play.words.label(order) : "" });
}

function panelOrder(scene: Scene, seat: number): string {
  return yearOf(scene, seat).find(({ now }) => now)?.order ?? "";
}
