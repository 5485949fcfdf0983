// The server's REST side. Whatever goes wrong is a `Trouble` with one sentence for people.

import type * as wire from "../gen/wire";

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

let csrf = "";

/** The session's token against forged requests; told by /api/me and whenever somebody signs in. */
export function trust(token: string): void {
  csrf = token;
}

export async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Trouble(0, "offline", "The server cannot be reached.");
  }
  if (answer.ok && answer.status === 204) return undefined as T;
  const told = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok && told !== null) return told as T;
  const problem = told as wire.Problem | null;
  throw new Trouble(answer.status, problem?.code ?? "fault", problem?.message ?? answer.statusText);
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
export const remove = <T = void>(path: string): Promise<T> => call<T>("DELETE", path);
