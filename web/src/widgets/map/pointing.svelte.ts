// The pointer, the keyboard's focus and the finger on one map: what is looked at, what the tooltip tells of, what is chosen.

import type { Play } from "../../lib/play";
import type { Option } from "../../gen/wire";

const WAIT_MS = 180;
const LINGER_MS = 160;

const coarse = (): boolean => matchMedia("(pointer: coarse)").matches;

export class Pointing {
  /** Under the mouse, or focused with the keyboard. */
  looked: string | null = $state(null);
  /** What the tooltip tells of. */
  told: string | null = $state(null);
  /** Focused in a way that must be seen. */
  focused: string | null = $state(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The option that was shown in the prompt because of this map. */
  private shown: Option | null = null;

  constructor(private readonly play: Play | undefined) {}

  private get targets(): Map<string, Option[]> {
    return this.play?.live ? this.play.choosing.targets : new Map<string, Option[]>();
  }

  enter(ref: string, event: PointerEvent): void {
    // Who drags a map looks at nothing in particular.
    if (event.pointerType === "touch" || event.buttons) return;
    this.look(ref);
    this.tell(ref, this.told ? 0 : WAIT_MS);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    this.look(null);
    this.tell(this.focused, LINGER_MS);
  }

  /** The mouse is on the tooltip itself, to click the rule. */
  stay(): void {
    clearTimeout(this.timer);
  }

  focus(ref: string, visible: boolean): void {
    if (!visible) return;
    this.focused = ref;
    this.look(ref);
    this.tell(ref, 0);
  }

  blur(): void {
    this.focused = null;
    this.look(null);
    this.tell(null, LINGER_MS);
  }

  /** Clicked, tapped, or Enter. Whoever hits what is no option gets to know why; Enter once more opens the rule (`rule`). */
  choose(ref: string, rule = ""): void {
    const finger = coarse();
    const play = this.play;
    if (play && this.targets.has(ref)) {
      this.tell(finger ? ref : null, 0);
      this.shown = null;
      play.choosing.pick(ref, finger);
      return;
    }
    if (rule && this.told === ref) play?.rule(rule);
    this.tell(this.told === ref && finger ? null : ref, 0);
    if (play && this.targets.size && play.line.refused === null) play.line.why();
  }

  hush(): void {
    this.tell(null, 0);
  }

  private look(ref: string | null): void {
    this.looked = ref;
    const play = this.play;
    if (!play?.live) return;
    const there = ref === null ? undefined : this.targets.get(ref);
    if (there?.length === 1) {
      this.shown = there[0]!;
      play.choosing.preview = this.shown;
    } else if (this.shown) {
      if (play.choosing.preview?.key === this.shown.key) play.choosing.preview = null;
      this.shown = null;
    }
  }

  private tell(ref: string | null, wait: number): void {
    clearTimeout(this.timer);
    if (wait) this.timer = setTimeout(() => (this.told = ref), wait);
    else this.told = ref;
  }
}
