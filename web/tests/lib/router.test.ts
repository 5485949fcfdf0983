import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { follow, go, place } from "../../src/lib/router.svelte";
import { find } from "../../src/screens";

const scroll = vi.fn();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scroll);
  go("/");
  scroll.mockClear();
});

afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

test("we go elsewhere without loading the page", () => {
  const length = history.length;
  go("/rules/tiny_epic_kingdoms?q=war#TEK-WAR-01");
  expect({ ...place }).toEqual({ path: "/rules/tiny_epic_kingdoms", query: "?q=war", hash: "#TEK-WAR-01" });
  expect(history.length).toBe(length + 1);
  expect(scroll).toHaveBeenCalledOnce();
});

test("to replace leaves no step behind, and stays where we look", () => {
  const length = history.length;
  go("/mine", true);
  expect(place.path).toBe("/mine");
  expect(history.length).toBe(length);
  expect(scroll).not.toHaveBeenCalled();
});

test("going to where we are is no step", () => {
  go("/mine");
  const length = history.length;
  go("/mine");
  expect(history.length).toBe(length);
});

test("a mark on the page is scrolled to", () => {
  document.body.innerHTML = '<p id="here"></p>';
  const shown = vi.fn();
  document.getElementById("here")!.scrollIntoView = shown;
  go("/#here");
  expect(shown).toHaveBeenCalledOnce();
  expect(scroll).not.toHaveBeenCalled();
});

test("back and forward are seen", async () => {
  go("/mine");
  history.back();
  await vi.waitFor(() => expect(place.path).toBe("/"));
});

describe("links", () => {
  function click(link: string, how: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = `<a ${link}><b>here</b></a>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
    document.addEventListener("click", follow);
    document.querySelector("b")!.dispatchEvent(event);
    document.removeEventListener("click", follow);
    return event;
  }

  test("of our own are followed here", () => {
    expect(click('href="/settings?a=1#b"').defaultPrevented).toBe(true);
    expect(place.path + place.query + place.hash).toBe("/settings?a=1#b");
  });

  test.each([
    ["another origin", 'href="https://example.org/"'],
    ["a target", 'href="/mine" target="_blank"'],
    ["a file", 'href="/mine" download'],
    ["the server", 'href="/api/tables/t/file"'],
  ])("with %s are the browser's", (_, link) => {
    expect(click(link).defaultPrevented).toBe(false);
    expect(place.path).toBe("/");
  });

  test("opened in a new tab are the browser's", () => {
    expect(click('href="/mine"', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(click('href="/mine"', { button: 1 }).defaultPrevented).toBe(false);
  });
});

test("addresses lead to screens", () => {
  expect(find("/").name).toBe("home");
  expect(find("/table/a-b_1")).toMatchObject({ name: "table", params: { id: "a-b_1" } });
  expect(find("/replay/x")).toMatchObject({ name: "replay", params: { id: "x" } });
  expect(find("/rules")).toMatchObject({ name: "rules" });
  expect(find("/rules/tiny_epic_kingdoms").params).toEqual({ game: "tiny_epic_kingdoms" });
  expect(find("/nowhere/at/all").name).toBe("lost");
});
