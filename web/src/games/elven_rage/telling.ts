// What the table says of lands in words, from the scene alone.

import type { Space } from "../../gen/wire";
import type { Play } from "../../lib/play";
import { t } from "../../lib/site.svelte";
import type { Mark } from "../../widgets/map/states";
import type { Told } from "../../widgets/map/telling";
import { picture } from "./look";

const CONQUEST = "conquer";

/** The sign of what a choice does with a land: a march against players or Ebrung, against neutrals, or a card that works. */
export function battleOf({ options }: Mark, space: Space, owner: number): { icon: string; war: boolean } {
  const marches = options.some(({ verb }) => verb === CONQUEST);
  if (!marches) return { icon: picture(options[0]?.refs[0] ?? ""), war: false };
  const war = owner >= 0 || space.kind === "central";
  return { icon: war ? "crossed-swords" : "wolf-head", war };
}

const homeOf = (space: Space): number => Number(space.marks.find((mark) => mark.startsWith("home-"))?.slice(5) ?? -1);

/** The name of a Castle: that of the people whose home it is, or the one in the middle. */
export function castleName(play: Play, space: Space): string {
  if (space.kind === "central") return play.words.label(space.id);
  const people = play.line.position?.scene.panels.find(({ seat }) => seat === homeOf(space))?.card;
  return people ? play.words.label(`castle_${people}`) : "";
}

/** Whose it is, and whom one would meet there. */
export function landTold(play: Play, space: Space): Partial<Told> {
  const { pieces } = play.line.position!.scene;
  const there = pieces.filter(({ at }) => at === space.id);
  const owner = there.find(({ kind }) => kind === "token")?.owner ?? -1;
  const lines = [owner < 0 ? t("web-er-nobodys") : owner === play.me ? t("web-er-yours") : t("web-er-whose", { who: play.names[owner] ?? "" })];
  if (owner !== play.me) lines.push(owner >= 0 ? t("web-er-meets-player") : t(space.kind === "central" ? "web-er-meets-ebrung" : "web-er-meets-neutrals"));
  if (there.some(({ kind }) => kind === "ward")) lines.push(t("web-er-warded"));
  const castle = castleName(play, space);
  const kind = there.some((piece) => piece.kind === "tower") ? "tower" : space.kind;
  return { ground: [t(`web-er-kind-${kind}`), castle].filter(Boolean).join(": "), lines, pieces: [] };
}
