// What a person has set here, kept in this browser.

import type { Lang } from "./words";

export interface Prefs {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "less";
  sound: boolean;
  /** Ask before a choice that ends the turn. */
  confirm: boolean;
  notify: boolean;
}

const KEY = "realms.prefs";

function read(): Prefs {
  const lang: Lang = navigator.language.startsWith("ru") ? "ru" : "en";
  const standard: Prefs = { lang, theme: "auto", motion: "auto", sound: false, confirm: false, notify: false };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
  } catch {
    return standard;
  }
}

export const prefs: Prefs = $state(read());

export function set<K extends keyof Prefs>(name: K, value: Prefs[K]): void {
  prefs[name] = value;
  localStorage.setItem(KEY, JSON.stringify(prefs));
}

/** What the machine is set to; it may change while the page is open. */
function asks(query: string): { readonly yes: boolean } {
  const wish = matchMedia(query);
  const now = $state({ yes: wish.matches });
  wish.addEventListener("change", () => (now.yes = wish.matches));
  return now;
}

const dark = asks("(prefers-color-scheme: dark)");
const still = asks("(prefers-reduced-motion: reduce)");

/** The theme that is to be shown. */
export function theme(): "light" | "dark" {
  return prefs.theme === "auto" ? (dark.yes ? "dark" : "light") : prefs.theme;
}

/** Does the person want things to travel? */
export function moving(): boolean {
  return prefs.motion === "auto" ? !still.yes : prefs.motion === "full";
}
