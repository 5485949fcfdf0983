// The module `virtual:icons`: of the four thousand icons only those named in src/look/icons.json.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ID = "virtual:icons";
const NAMES = new URL("./src/look/icons.json", import.meta.url);

interface Icons {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(): Plugin {
  return {
    name: "realms-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const names = JSON.parse(readFileSync(NAMES, "utf8")) as string[];
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
