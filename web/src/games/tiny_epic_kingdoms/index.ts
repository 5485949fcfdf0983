import type { GameModule } from "..";
import { wants } from "./look";
import Moment from "./Moment.svelte";
import Table from "./Table.svelte";
import Turn from "./Turn.svelte";

const module: GameModule = {
  Table,
  Moment,
  wants,
  Turn,
  refs: (args) => Object.values(args).filter((arg): arg is string => typeof arg === "string"),
  note(seat, scene, words) {
    const card = scene.panels.find((one) => one.seat === seat)?.card;
    return card ? words.label(card) : "";
  },
};

export default module;
