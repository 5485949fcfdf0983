import type { GameModule } from "..";
import Points from "./Points.svelte";
import Table from "./Table.svelte";
import Tray from "./Tray.svelte";
import Turn from "./Turn.svelte";

const module: GameModule = {
  Table,
  Points,
  Tray,
  Turn,
  refs: (args) => Object.values(args).filter((arg): arg is string => typeof arg === "string"),
  note(seat, scene, words) {
    const card = scene.panels.find((one) => one.seat === seat)?.card;
    return card ? words.label(card) : "";
  },
};

export default module;
