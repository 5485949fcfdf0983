import type { GameModule } from "..";
import Table from "./Table.svelte";
import Turn from "./Turn.svelte";

const module: GameModule = {
  Table,
  Turn,
  refs: (args) => Object.values(args).filter((arg): arg is string => typeof arg === "string"),
  note(seat, scene, words) {
    const faction = scene.panels.find((one) => one.seat === seat)?.card;
    return faction ? words.label(faction) : "";
  },
};

export default module;
