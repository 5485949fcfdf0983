// Under which heading an option stands, where there are many: whom it is for, where it begins, or whose the area is.

import type { Option, Scene } from "../../gen/wire";
import type { Heading } from "../../lib/headings";
import type { Play } from "../../lib/play";
import { t } from "../../lib/site.svelte";
import { holder, sumsOf } from "./look";

const FROM = new Set(["bring", "bring_all", "step", "step_all"]);
const INTO = new Set(["muster", "muster_all"]);

const named = (message: string, args: Record<string, string | number> = {}): Heading => ({ name: t(message, args) });
const isArea = (scene: Scene, ref: string): boolean => scene.boards.some(({ id, spaces }) => id === "map" && spaces.some((space) => space.id === ref));

/** Whose an area is: another player's, of neutrals or of nobody; one's own come last. */
function whose(play: Play, area: string): Heading {
  const { scene } = play.line.position!;
  const seat = holder(scene, area);
  if (seat === play.me) return { name: t("web-rw-heading-own"), last: true };
  if (seat >= 0) return { name: t("web-rw-heading-of", { who: play.names[seat] ?? "" }) };
  return named(sumsOf(scene, area, "sum-neutral").length ? "web-rw-heading-neutral" : "web-rw-heading-free");
}

/** "5,2,0,-1": tile 5, turned twice by a sixth. */
function laid(play: Play, ref: string): Heading {
  const [tile = "", turns = ""] = ref.split(",");
  return named("web-rw-heading-tile", { tile: play.words.label(`tile-${tile}`), n: Number(turns) * 60 });
}

export function heading(play: Play, { verb, refs }: Option): Heading {
  const { scene } = play.line.position!;
  const [first = ""] = refs;
  if (verb === "play") return { name: t("web-rw-heading-tactics"), last: true };
  if (verb === "lay") return laid(play, first);
  if (FROM.has(verb)) return named("web-rw-heading-from", { area: first });
  if (INTO.has(verb)) return named("web-rw-heading-into", { area: refs.at(-1) ?? "" });
  if (scene.pieces.some(({ id, kind }) => id === first && kind === "hero")) return { name: play.words.label(first) };
  return isArea(scene, first) ? whose(play, first) : { name: "" };
}
