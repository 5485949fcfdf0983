import type { GameModule } from "..";
import BattleTray from "./BattleTray.svelte";
import { fights } from "./look";
import Table from "./Table.svelte";
import Turn from "./Turn.svelte";

const module: GameModule = {
  Table,
  Tray: BattleTray,
  trayed: fights,
  Turn,
  refs: (args) => Object.values(args).filter((arg): arg is string => typeof arg === "string"),
  note(seat, scene, words) {
    const people = scene.panels.find((one) => one.seat === seat)?.card;
    return people ? words.label(people) : "";
  },
};

export default module;
