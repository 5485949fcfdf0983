// Questions that have a place of their own on the table: what else shows their answers keeps still meanwhile.

import type { Play } from "../../lib/play";

/** Answered by what is laid out over the map: cards of the hand, things to trade. */
const LAID_OUT = new Set(["er-send", "er-compose", "er-consider", "er-confirm"]);
/** Answered by cards that lie nowhere else in sight. */
const SPREAD = new Set(["er-recover", "er-reorder", "er-keep-goal", "er-lay-open"]);
/** Answered by a squad. */
const SQUADS = new Set(["er-look-squad", "er-choose-squad"]);

const asked = (play: Play): string => (play.live ? (play.choosing.question?.prompt ?? "") : "");

export const chosenElsewhere = (play: Play): boolean => [LAID_OUT, SPREAD, SQUADS].some((some) => some.has(asked(play)));
export const spreads = (play: Play): boolean => SPREAD.has(asked(play));
export const picksSquad = (play: Play): boolean => SQUADS.has(asked(play));
