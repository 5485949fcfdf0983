// The modules `virtual:moments` and `virtual:moments/elven_rage`: positions of Mage Knight and of Elven Rage for their
// pages of the gallery and their tests, made by tests/web/moments.py and er_moments.py from the rules as they are. They
// take the Python that the repository is set up with.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Which module of tests/web makes which. */
const MAKERS: Record<string, string> = { "virtual:moments": "web.moments", "virtual:moments/elven_rage": "web.er_moments" };
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
