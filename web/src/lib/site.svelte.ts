// What all pages share: the words of the chosen language, and the games of this server.

import type { GameInfo, Games } from "../gen/wire";
import { get } from "./api";
import { prefs } from "./prefs.svelte";
import { type Lang, type Words, words } from "./words";

class Site {
  words: Words | null = $state.raw(null);
  games: GameInfo[] = $state.raw([]);
  version = $state("");

  /** Called at the start, and again when the language changes. */
  async load(): Promise<void> {
    const [said, games] = await Promise.all([words(prefs.lang), this.games.length ? null : get<Games>("games")]);
    this.words = said;
    if (games) {
      this.games = games.games;
      this.version = games.realms;
    }
  }

  game(id: string): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  name(game: string): string {
    return this.game(game)?.name[prefs.lang] ?? game;
  }
}

export const site = new Site();

/** The language that words are in, where that may be another one than the page's: for the voice that reads them out. */
export const tongue = (words: string): Lang => (/[а-яё]/i.test(words) ? "ru" : "en");

/** A message of the pages in the chosen language. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return site.words?.t(id, args) ?? "";
}
