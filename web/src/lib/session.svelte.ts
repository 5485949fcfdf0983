// Who plays here. Nobody has to sign in: whoever does something for the first time becomes a guest.

import type * as wire from "../gen/wire";
import { get, post, put, remove, trust } from "./api";

export const session = $state<{ person: wire.Person | null; known: boolean }>({ person: null, known: false });

function took(answer: { person: wire.Person | null; csrf: string }): void {
  trust(answer.csrf);
  session.person = answer.person;
  session.known = true;
}

export async function recall(): Promise<void> {
  took(await get<wire.Me>("me"));
}

/** The person who acts; a guest of that name if there is nobody yet. */
export async function someone(name: string): Promise<wire.Person> {
  if (!session.known) await recall();
  if (!session.person) took(await post<wire.SignedIn>("guests", { name } satisfies wire.GuestForm));
  return session.person!;
}

export async function signIn(form: wire.SignInForm): Promise<void> {
  took(await post<wire.SignedIn>("sessions", form));
}

/** A guest turns into an account and keeps the games. */
export async function register(form: wire.AccountForm): Promise<void> {
  took(await post<wire.SignedIn>("accounts", form));
}

export async function rename(name: string): Promise<void> {
  session.person = await put<wire.Person>("me", { name } satisfies wire.GuestForm);
}

export async function signOut(): Promise<void> {
  await remove("sessions");
  await recall();
}
