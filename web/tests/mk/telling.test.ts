import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { lengthOf, type Part, parted } from "../../src/games/mage_knight/telling";
import { site } from "../../src/lib/site.svelte";
import { type Lang, Words } from "../../src/lib/words";

const before = site.words;
afterAll(() => {
  site.words = before;
});

function speak(lang: Lang): void {
  site.words = new Words(lang, [{ messages: readFileSync(`../src/realms/locale/${lang}/web-mk.ftl`, "utf8"), names: {} }]);
}

const short = (part: Part): string => (typeof part === "string" ? part : `[${part.element} ${part.kind} ${part.value}]`);

test.each([
  ["en", "Move 2", "[ move 2]"],
  ["en", "Attack 2 or Block 2", "[ attack 2]| or |[ block 2]"],
  ["en", "Take a wound; Siege Fire Attack 8", "Take a wound; |[fire siege 8]"],
  ["en", "Cold Fire Block 5", "[cold_fire block 5]"],
  ["en", "Ranged Attack 3; Reputation −2", "[ ranged 3]|; |[ reputation −2]"],
  ["en", "attacks and blocks of your units +3", "attacks and blocks of your units +3"],
  ["ru", "Огненная осадная атака 8", "[fire siege 8]"],
  ["ru", "Ледяная дальняя атака 3", "[ice ranged 3]"],
  ["ru", "Ледяной блок 4 или дальняя атака 3", "[ice block 4]| или |[ ranged 3]"],
  ["ru", "Огненно-ледяная атака 7", "[cold_fire attack 7]"],
  ["ru", "Влияние 4; слава +1", "[ influence 4]|; |[ fame +1]"],
  ["ru", "Движение 2; болота в этот ход стоят 1", "[ move 2]|; болота в этот ход стоят 1"],
] as [Lang, string, string][])("effects are told in signs (%s): %s", (lang, text, parts) => {
  speak(lang);
  expect(parted(text).map(short).join("|")).toBe(parts);
  expect(parted(text).map((part) => (typeof part === "string" ? part : part.words)).join("")).toBe(text);
});

test("signs take less room than their words", () => {
  speak("en");
  expect(lengthOf(parted("Siege Fire Attack 8"))).toBeLessThan("Siege Fire Attack 8".length / 2);
  expect(lengthOf(parted("Draw a card"))).toBe("Draw a card".length);
});
