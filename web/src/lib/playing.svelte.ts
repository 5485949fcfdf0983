// Somebody at a table, a real one or that of a tour: what is asked, what was clicked so far, and what the keys do.

import { type Component, tick, untrack } from "svelte";
import type { GameModule } from "../games";
import type { Question } from "../gen/wire";
import { Choosing } from "./choosing.svelte";
import { type Act, ring, type Stroke, stroke } from "./keys";
import type { Line } from "./line.svelte";
import { ringAll } from "./motion";
import { type Play, setPlay } from "./play";
import { type Desk, getDesk, mode, settled } from "./table.svelte";
import type { Words } from "./words";

/** What a key does where it is not the same at all tables; false: nothing, the key is free for others. */
export type Acts = { readonly [A in Act]?: (struck: Stroke) => boolean | void };

export interface Chair {
  readonly game: string;
  readonly line: Line;
  readonly module: GameModule;
  readonly me: number;
  readonly live: boolean;
  readonly words: Words;
  readonly names: string[];
  /** A choice was made. */
  choose(key: string): void;
  readonly acts: Acts;
}

export interface Sitting {
  readonly play: Play;
  readonly desk: Desk;
  readonly module: GameModule;
  readonly question: Question | null;
  /** The game's own dialog for what is asked now, if it has one. */
  readonly Moment: Component | null;
  key(event: KeyboardEvent): void;
}

/** Sit down: to be called while a screen is set up. What the chair says may change, except for line, game and seat. */
export function sit(chair: Chair): Sitting {
  const { line, module, live } = chair;
  const desk = getDesk();
  // When the others have given up, a question may be left that nobody needs to answer.
  const choosing = new Choosing(
    () => (live && line.position && !line.position.result ? line.position.due.filter((one) => !settled(one, line.standing)) : []),
    (key) => chair.choose(key),
  );
  const play = setPlay({
    game: chair.game,
    line,
    choosing,
    get words() {
      return chair.words;
    },
    get names() {
      return chair.names;
    },
    me: chair.me,
    live,
    rule: (id) => (desk.rule = id),
    pulse: (refs) => void show(desk, refs),
  });

  const question = $derived(choosing.question);
  const Moment = $derived.by(() => {
    const { position } = line;
    return question && position && module.Moment && module.wants?.(question, position) ? module.Moment : null;
  });

  $effect(() => {
    desk.moment = Moment !== null;
  });

  $effect(() => {
    // Another position: clicks that led nowhere, and what was asked about the old one, are forgotten.
    void line.position;
    untrack(() => {
      choosing.settle();
      desk.why = false;
      desk.coach.settle(question);
      desk.confirming = null;
      if (question) desk.asked.set(question.prompt, play.words.prompt(question, play.names));
    });
  });

  $effect(() => {
    if (!desk.why) untrack(() => (line.refused = null));
  });

  return {
    play,
    desk,
    module,
    get question() {
      return question;
    },
    get Moment() {
      return Moment;
    },
    key: (event) => strike(event, play, desk, chair.acts),
  };
}

/** A ring on these things; a table that shows only a part of itself turns to them first. */
export async function show(desk: Desk, refs: string[]): Promise<void> {
  desk.look = [...refs];
  await tick();
  const drawn = refs.map((ref) => document.querySelector(`[data-ref="${CSS.escape(ref)}"]`)).find((one) => one !== null);
  drawn?.scrollIntoView({ block: "nearest" });
  ringAll(refs);
}

/** What a key does at a table. */
export function strike(event: KeyboardEvent, play: Play, desk: Desk, acts: Acts): void {
  const struck = stroke(event);
  if (!struck || document.querySelector("dialog[open]")) return;
  if (act(struck, play, desk, acts) !== false) event.preventDefault();
}

function act(struck: Stroke, play: Play, desk: Desk, acts: Acts): boolean | void {
  const { choosing, line, live } = play;
  const { question } = choosing;
  const asked = mode(line.position, question, live) === "ask";
  const own = acts[struck.act];
  if (own) return own(struck);
  switch (struck.act) {
    case "choose": {
      const option = asked && !desk.moment && !desk.confirming ? choosing.byNumber(struck.number) : null;
      if (!option) return false;
      return choosing.take(option);
    }
    case "take":
      if (!choosing.preview || desk.moment) return false;
      return choosing.take(choosing.preview);
    case "step": {
      const options = [...document.querySelectorAll<HTMLElement>("[data-option]")];
      const next = options[ring(options.indexOf(document.activeElement as HTMLElement), struck.by, options.length)];
      if (!next) return false;
      return next.focus();
    }
    case "back":
      return desk.shut() || choosing.back();
    case "why":
      if (!asked) return false;
      desk.why = !desk.why;
      if (desk.why) line.why();
      return;
    case "hint":
      if (!asked || !line.table?.coach) return false;
      return desk.coach.toggle(line.id, play.me, question);
    case "rules":
      desk.rule = question?.rule ?? "";
      return;
    default:
      return false;
  }
}
