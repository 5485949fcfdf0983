// A position with the changes of a patch made to it; the same as `picture.patched` on the server.

import type { Change, Position } from "../gen/wire";

export function patched(position: Position, changes: Change[]): Position {
  const fresh: Position = { ...position, scene: { ...position.scene } };
  for (const { part, at, cut, put } of changes) {
    const inScene = part.startsWith("scene.");
    const home = (inScene ? fresh.scene : fresh) as unknown as Record<string, unknown>;
    const name = inScene ? part.slice("scene.".length) : part;
    home[name] = at < 0 ? put[0] : (home[name] as unknown[]).toSpliced(at, cut, ...put);
  }
  return fresh;
}
