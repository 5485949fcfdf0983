// Under which heading an option stands, where there are many: whom it is for, where it begins, or whose the area is.

import type { Option, Scene } from "../../gen/wire";
import type { Play } from "../../lib/play";
import { t } from "../../lib/site.svelte";
import { holder, sumsOf } from "./look";

const FROM = new Set(["bring", "bring_all", "step", "step_all"]);
const INTO = new Set(["muster", "muster_all"]);

const isArea = (scene: Scene, ref: string): boolean => scene.boards.some(({ id, spaces }) => id === "map" && spaces.some((space) => space.id === ref));

/** Whose an area is: one's own, another player's, of neutrals or of nobody. */
function whose(play: Play, area: string): string {
  const { scene } = play.line.position!;
  const seat = holder(scene, area);
  if (seat === play.me) return t("web-rw-heading-own");
  if (seat >= 0) return t("web-rw-heading-of", { who: play.names[seat] ?? "" });
  return t(sumsOf(scene, area, "sum-neutral").length ? "web-rw-heading-neutral" : "web-rw-heading-free");
}

/** "5,2,0,-1": tile 5, turned twice by a sixth. */
function laid(play: Play, ref: string): string {
  const [tile = "", turns = ""] = ref.split(",");
  return t("web-rw-heading-tile", { tile: play.words.label(`tile-${tile}`), n: Number(turns) * 60 });
}

export function heading(play: Play, { verb, refs }: Option): string {
  const { scene } = play.line.position!;
  const [first = ""] = refs;
  if (verb === "play") return t("web-rw-heading-tactics");
  if (verb === "lay") return laid(play, first);
  if (FROM.has(verb)) return t("web-rw-heading-from", { area: first });
  if (INTO.has(verb)) return t("web-rw-heading-into", { area: refs.at(-1) ?? "" });
  if (scene.pieces.some(({ id, kind }) => id === first && kind === "hero")) return play.words.label(first);
  return isArea(scene, first) ? whose(play, first) : "";
}
