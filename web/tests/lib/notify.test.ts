import { beforeEach, describe, expect, test, vi } from "vitest";
import { notify, permit } from "../../src/lib/notify.svelte";
import { prefs } from "../../src/lib/prefs.svelte";
import "./table.svelte";

const shown: { body: string; closed: boolean }[] = [];

class Card {
  static permission = "granted";
  static requestPermission = vi.fn(async () => Card.permission);
  onclick: (() => void) | null = null;
  private readonly at = shown.length;

  constructor(_title: string, { body }: { body: string }) {
    shown.push({ body, closed: false });
  }

  close(): void {
    shown[this.at]!.closed = true;
  }
}

function look(away: boolean): void {
  Object.defineProperty(document, "hidden", { value: away, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

const icon = () => document.querySelector("link")!.getAttribute("href");

beforeEach(() => {
  vi.stubGlobal("Notification", Card);
  Card.permission = "granted";
  shown.length = 0;
  notify(false, "");
  look(false);
  document.head.innerHTML = '<title>A table</title><link rel="icon" href="/favicon.svg">';
  prefs.notify = true;
});

describe("my turn", () => {
  test("is not shouted at somebody who looks", () => {
    notify(true, "Your turn");
    expect(document.title).toBe("A table");
    expect(icon()).toBe("/favicon.svg");
    expect(shown).toEqual([]);
  });

  test("is in the title and the icon while the page is hidden", () => {
    look(true);
    notify(true, "Your turn");
    expect(document.title).toBe("● Your turn · Realms");
    expect(icon()).not.toBe("/favicon.svg");
    look(false);
    expect(document.title).toBe("A table");
    expect(icon()).toBe("/favicon.svg");
    look(true);
    expect(document.title).toBe("● Your turn · Realms");
    notify(false, "");
    expect(document.title).toBe("A table");
  });

  test("is told by the browser once, and taken back when it is over", () => {
    look(true);
    notify(true, "Your turn");
    notify(true, "Your turn");
    expect(shown).toEqual([{ body: "Your turn", closed: false }]);
    notify(false, "");
    expect(shown).toEqual([{ body: "Your turn", closed: true }]);
  });

  test("is not told by the browser to somebody who does not want it, or may not", () => {
    look(true);
    prefs.notify = false;
    notify(true, "Your turn");
    notify(false, "");
    prefs.notify = true;
    Card.permission = "denied";
    notify(true, "Your turn");
    expect(shown).toEqual([]);
  });
});

test("leave is asked for, and the wish kept only if it is given", async () => {
  prefs.notify = false;
  expect(await permit()).toBe(true);
  expect(prefs.notify).toBe(true);
  Card.permission = "denied";
  expect(await permit()).toBe(false);
  expect(prefs.notify).toBe(false);
  vi.stubGlobal("Notification", undefined);
  expect(await permit()).toBe(false);
});
