// A table without a server, for the pages of the gallery. Usually by <Stage>, which also gets the words.

import type { ChatLine, Event, Position, Question, Refused, Sorry, TableInfo } from "../gen/wire";
import { Choosing } from "../lib/choosing.svelte";
import type { Line } from "../lib/line.svelte";
import type { Play } from "../lib/play";
import type { Words } from "../lib/words";
import { NAMES, POSITION } from "./sample";

/** What there is at the table. Read anew at each look: hand in an object with getters, and it follows their state. */
export interface Fake {
  readonly position?: Position | undefined;
  /** What is asked; left out: what the position says. null: nothing. */
  readonly question?: Question | null | undefined;
  readonly refused?: Refused[] | null | undefined;
  readonly events?: Event[] | undefined;
  readonly chat?: ChatLine[] | undefined;
  readonly unsaid?: string[] | undefined;
  readonly names?: string[] | undefined;
  /** Whose words are spoken. */
  readonly game?: string | undefined;
  readonly me?: number | undefined;
  readonly live?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly sorry?: Sorry | null | undefined;
  readonly table?: TableInfo | null | undefined;
  /** A command of the line was given: "choose" with the key of the option, "undo", "say", … */
  readonly heard?: ((command: string, arg: unknown) => void) | undefined;
  readonly rule?: ((id: string) => void) | undefined;
  readonly pulse?: ((refs: string[]) => void) | undefined;
}

export function fakePlay(fake: Fake, words: () => Words): Play {
  const position = (): Position => {
    const shown = fake.position ?? POSITION;
    return fake.question === undefined ? shown : { ...shown, due: fake.question ? [fake.question] : [] };
  };
  const live = (): boolean => fake.live ?? true;
  const line = fakeLine(fake, position);
  const choosing = new Choosing(
    () => (live() ? position().due : []),
    (key) => line.choose(key),
  );
  return {
    game: fake.game ?? "tiny_epic_kingdoms",
    line,
    choosing,
    get words() {
      return words();
    },
    get names() {
      return fake.names ?? NAMES;
    },
    get me() {
      return fake.me ?? 0;
    },
    get live() {
      return live();
    },
    rule: (id) => fake.rule?.(id),
    pulse: (refs) => fake.pulse?.(refs),
  };
}

function fakeLine(fake: Fake, position: () => Position): Line {
  const hear =
    (command: string) =>
    (arg?: unknown): void =>
      fake.heard?.(command, arg);
  const line = {
    id: "gallery",
    seat: 0,
    state: "open",
    standing: [],
    bye: null,
    seq: 1,
    skew: 0,
    get table() {
      return fake.table ?? null;
    },
    get position() {
      return position();
    },
    get events() {
      return fake.events ?? [];
    },
    get chat() {
      return fake.chat ?? [];
    },
    get unsaid() {
      return fake.unsaid ?? [];
    },
    get refused() {
      return fake.refused ?? null;
    },
    get sorry() {
      return fake.sorry ?? null;
    },
    get busy() {
      return fake.busy ?? false;
    },
    listen: () => () => false,
    close: hear("close"),
    choose: hear("choose"),
    undo: hear("undo"),
    ask: hear("ask"),
    answer: hear("answer"),
    order: hear("order"),
    say: hear("say"),
    why: hear("why"),
    comeBack: hear("comeBack"),
    resign: hear("resign"),
  };
  // The real class opens a socket as soon as it is made.
  return line as unknown as Line;
}
