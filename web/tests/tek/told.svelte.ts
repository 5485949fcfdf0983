import type { Event } from "../../src/gen/wire";

/** A story that goes on while something is drawn. */
export function told(): { events: Event[]; asked: boolean } {
  let events: Event[] = $state.raw([]);
  let asked = $state(false);
  return {
    get events() {
      return events;
    },
    set events(now) {
      events = now;
    },
    get asked() {
      return asked;
    },
    set asked(now) {
      asked = now;
    },
  };
}
