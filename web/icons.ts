// The modules `virtual:icons/common` and `virtual:icons/<game>`: of the four thousand icons only those named in
// src/look/icons.json. Those of a game come with the game, not with the first page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ID = "virtual:icons/";
const NAMES = new URL("./src/look/icons.json", import.meta.url);

interface Icons {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(): Plugin {
  return {
    name: "realms-icons",
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const lists = JSON.parse(readFileSync(NAMES, "utf8")) as Record<string, string[]>;
      const names = lists[id.slice(ID.length + 1)];
      if (!names) throw new Error(`There is no list ${id} in icons.json.`);
      const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const all = JSON.parse(readFileSync(path, "utf8")) as Icons;
      const found: Record<string, string> = {};
      for (const name of names) {
        const icon = all.icons[all.aliases?.[name]?.parent ?? name];
        if (!icon) throw new Error(`There is no icon ${name} in game-icons.`);
        found[name] = icon.body;
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
