// The modules `virtual:moments` and `virtual:moments/<game>`: positions of Mage Knight, Elven Rage and Runewars for their
// pages of the gallery and their tests, made by tests/web/moments.py, er_moments.py and rw_moments.py from the rules as
// they are. They take the Python that the repository is set up with.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Which module of tests/web makes which. */
const MAKERS: Record<string, string> = { "virtual:moments": "web.moments", "virtual:moments/elven_rage": "web.er_moments", "virtual:moments/runewars": "web.rw_moments" };
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
    resolveId: (id) => (id in MAKERS ? `\0${id}` : null),
    load(id) {
      const maker = MAKERS[id.slice(1)];
      if (!maker || !id.startsWith("\0")) return null;
      const made = execFileSync(python(), ["-m", maker], { cwd: ROOT, env: { ...process.env, PYTHONPATH: `${ROOT}tests` }, encoding: "utf8", maxBuffer: LARGEST });
      return `export default ${made};`;
    },
  };
}
