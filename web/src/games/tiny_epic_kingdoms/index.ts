import type { GameModule } from "..";
import { facts, wants } from "./look";
import Moment from "./Moment.svelte";
import Table from "./Table.svelte";
import Turn from "./Turn.svelte";

const module: GameModule = {
  Table,
  Moment,
  wants,
  Turn,
  refs: (args) => Object.values(args).filter((arg): arg is string => typeof arg === "string"),
  // What a people's fifth level scores for stands on its card; the tower says its floor.
  explain(row, seat, points, scene, words) {
    const panel = scene.panels.find((one) => one.seat === seat);
    if (!panel || !points) return "";
    if (row === "score-bonus") return `${words.label(panel.card)}: ${words.t(`race-${panel.card}-5`)} (${points} ${words.t("fact-points")})`;
    if (row === "score-tower") return `${words.t("track-tower")}, ${facts(panel).tower}: ${points} ${words.t("fact-points")}`;
    return "";
  },
  note(seat, scene, words) {
    const card = scene.panels.find((one) => one.seat === seat)?.card;
    return card ? words.label(card) : "";
  },
};

export default module;
