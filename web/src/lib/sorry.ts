// What went wrong, in one sentence of the chosen language; the server's own sentence where we have none.

import { Trouble } from "./api";
import { site, t } from "./site.svelte";

export function sorry(error: unknown): string {
  if (!(error instanceof Trouble)) return t("web-shell-sorry-fault");
  const message = `web-shell-sorry-${error.code}`;
  return site.words?.has(message) ? t(message) : error.message;
}
