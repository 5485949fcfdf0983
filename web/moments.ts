// The module `virtual:moments`: positions of Mage Knight for its page of the gallery and its tests, made by
// tests/web/moments.py from the rules as they are. It takes the Python that the repository is set up with.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = "virtual:moments";
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LARGEST = 16 * 1024 * 1024;

/** The repository's own environment; else the one that is active. */
function python(): string {
  const own = `${ROOT}.venv/bin/python`;
  return existsSync(own) ? own : "python3";
}

export function moments(): Plugin {
  return {
    name: "realms-moments",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const made = execFileSync(python(), ["-m", "web.moments"], { cwd: ROOT, env: { ...process.env, PYTHONPATH: `${ROOT}tests` }, encoding: "utf8", maxBuffer: LARGEST });
      return `export default ${made};`;
    },
  };
}
