// It is your turn, and you are looking elsewhere: the title, the icon of the page and, if you wish, the browser say so.

import waitingIcon from "./notify.svg?url";
import { prefs, set } from "./prefs.svelte";
import { t } from "./site.svelte";

const TAG = "realms-turn";

let mine = false;
let text = "";
/** The title that the page had before it called. */
let title: string | null = null;
let plainIcon = "";
let card: Notification | null = null;

/** Tell what is so now: is it my turn, and in which words? To be called whenever that changes. */
export function notify(now: boolean, words: string): void {
  const began = now && (!mine || words !== text);
  mine = now;
  text = words;
  show();
  if (began && document.hidden) call();
}

/** Ask the browser for leave to notify; the wish is kept only if it is given. */
export async function permit(): Promise<boolean> {
  const given = typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
  set("notify", given);
  return given;
}

function show(): void {
  const calling = mine && document.hidden;
  badge(calling);
  if (calling) {
    title ??= document.title;
    document.title = `● ${text} · ${t("app-name")}`;
  } else {
    if (title !== null) document.title = title;
    title = null;
    card?.close();
    card = null;
  }
}

function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  plainIcon ||= link.getAttribute("href") ?? "";
  const wanted = on ? waitingIcon : plainIcon;
  if (link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

function call(): void {
  if (!prefs.notify || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    card = new Notification(t("app-name"), { body: text, tag: TAG, icon: waitingIcon });
    card.onclick = () => {
      window.focus();
      card?.close();
    };
  } catch {
    // Some phones notify only from a service worker; the title and the icon must do there.
  }
}

document.addEventListener("visibilitychange", show);
