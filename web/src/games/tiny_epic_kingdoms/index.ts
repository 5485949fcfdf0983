import type { GameModule } from "..";
import Table from "./Table.svelte";

const module: GameModule = {
  Table,
  refs: (args) => Object.values(args).filter((arg): arg is string => typeof arg === "string"),
};

export default module;
