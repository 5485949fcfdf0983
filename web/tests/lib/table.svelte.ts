// A table without a server, whose state a test may change.

import { readFileSync } from "node:fs";
import type { ChatLine, Event } from "../../src/gen/wire";
import type { Line } from "../../src/lib/line.svelte";
import type { Play } from "../../src/lib/play";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import { table } from "./made";

const file = (name: string) => readFileSync(`../src/realms/locale/en/${name}.ftl`, "utf8");

export const words = new Words("en", [
  { messages: ["shared", "tiny_epic_kingdoms", "web-log", "web-replay"].map(file).join("\n"), names: {} },
]);
site.words = words;

export class Table {
  events: Event[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  unsaid: string[] = $state.raw([]);
  live = $state(true);
  pulsed: string[][] = [];
  said: string[] = [];

  readonly play: Play;

  constructor() {
    const here = this;
    const line = {
      id: "t1",
      table: table(),
      get events() {
        return here.events;
      },
      get chat() {
        return here.chat;
      },
      get unsaid() {
        return here.unsaid;
      },
      say: (text: string) => here.said.push(text),
    };
    this.play = {
      game: "tiny_epic_kingdoms",
      line: line as unknown as Line,
      choosing: null as never,
      words,
      names: ["Ann", "Oleg"],
      me: 0,
      get live() {
        return here.live;
      },
      rule: () => undefined,
      pulse: (refs) => here.pulsed.push(refs),
    };
  }
}
