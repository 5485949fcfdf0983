import { afterEach, expect, test, vi } from "vitest";
import { get, post, remove, Trouble, trust } from "../../src/lib/api";

afterEach(() => vi.unstubAllGlobals());

function server(status: number, body: string | null): ReturnType<typeof vi.fn> {
  const answer = vi.fn(async () => new Response(body, { status, statusText: "As it is" }));
  vi.stubGlobal("fetch", answer);
  return answer;
}

const trouble = async (asked: Promise<unknown>): Promise<Trouble> => {
  const error = await asked.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Trouble);
  return error as Trouble;
};

test("an answer", async () => {
  const asked = server(200, '{"a": 1}');
  expect(await get("games")).toEqual({ a: 1 });
  expect(asked).toHaveBeenCalledExactlyOnceWith("/api/games", { method: "GET", headers: {}, credentials: "same-origin" });
});

test("no answer where none is due", async () => {
  server(204, null);
  expect(await remove("sessions")).toBeUndefined();
});

test("what changes something carries the token, and what is read does not", async () => {
  const asked = server(200, "{}");
  trust("secret");
  await post("tables", { game: "x" });
  await get("tables");
  trust("");
  expect(asked.mock.calls.map((call) => call[1].headers)).toEqual([
    { "Content-Type": "application/json", "X-CSRF-Token": "secret" },
    {},
  ]);
  expect(asked.mock.calls[0]![1].body).toBe('{"game":"x"}');
});

test("a refusal keeps its code and its sentence", async () => {
  server(403, '{"code": "foreign-seat", "message": "That seat is not yours."}');
  const { status, code, message } = await trouble(get("tables/t/told"));
  expect([status, code, message]).toEqual([403, "foreign-seat", "That seat is not yours."]);
});

test("what is no JSON is a fault", async () => {
  server(502, "<html>");
  expect((await trouble(get("games"))).code).toBe("fault");
  server(200, "<html>");
  expect((await trouble(get("games"))).message).toBe("As it is");
});

test("nobody answers", async () => {
  vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("Failed to fetch"))));
  const { status, code } = await trouble(get("games"));
  expect([status, code]).toEqual([0, "offline"]);
});
