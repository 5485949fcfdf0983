// Resources fly: from where they were found to the panel of whoever gains them, and away when they are paid.

import type { Event } from "../../gen/wire";
import { fly } from "../../lib/motion";
import type { Resource } from "./look";

const LATER_MS = 70;
const MOST = 6;

const found = (root: ParentNode, selector: string): Element | null => root.querySelector(selector);

/** What a token looks like while it flies. */
function token(kind: string): () => Element {
  return () => {
    const drawn = document.createElement("span");
    drawn.className = `token ${kind}`;
    return drawn;
  };
}

export function flights(events: Event[], root: ParentNode): void {
  let wait = 0;
  let flown = 0;
  let place: Element | null = null;
  for (const event of events) {
    const area = event.args["to"] ?? event.args["area"];
    if (typeof area === "string") place = found(root, `[data-ref="${CSS.escape(area)}"]`) ?? place;
    if (event.kind !== "gained" && event.kind !== "paid") continue;
    const kind = event.args["resource"] as Resource;
    const pool = found(root, `[data-pool="${kind}-${event.args["who"]}"]`) ?? found(root, `[data-seat="${event.args["who"]}"]`);
    const other = place ?? found(root, `[data-ref="tower-${event.args["who"]}"]`) ?? pool;
    if (!pool || !other || flown >= MOST) continue;
    flown++;
    void (event.kind === "gained" ? fly(other, pool, token(kind), wait) : fly(pool, other, token(kind), wait));
    wait += LATER_MS;
  }
}
