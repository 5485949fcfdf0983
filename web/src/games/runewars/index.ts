import type { GameModule } from "..";
import { headed } from "../../lib/headings";
import { fights } from "./battle";
import BattleTray from "./BattleTray.svelte";
import { heading } from "./headings";
import Table from "./Table.svelte";
import Turn from "./Turn.svelte";

headed("runewars", heading);

const module: GameModule = {
  Table,
  Turn,
  Tray: BattleTray,
  trayed: fights,
  refs: (args) => Object.values(args).filter((arg): arg is string => typeof arg === "string"),
  note(seat, scene, words) {
    const faction = scene.panels.find((one) => one.seat === seat)?.card;
    return faction ? words.label(faction) : "";
  },
};

export default module;
