// The same sentences as realms/wording.py makes of the same files (the expected ones are its own).

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { actor, type Lang, passes, Words } from "../../src/lib/words";
import { event, option, question } from "./made";

const file = (lang: Lang, name: string) => readFileSync(`../src/realms/locale/${lang}/${name}.ftl`, "utf8");

function words(lang: Lang, names: Record<string, string>): Words {
  return new Words(lang, [
    { messages: file(lang, "shared"), names: {} },
    { messages: file(lang, "tiny_epic_kingdoms"), names },
  ]);
}

const en = words("en", { TUL: "Tül'Grund", "TUL-1": "Tül'Grund 1", "TUL-2": "Tül'Grund 2", mana: "mana", ore: "ore" });
const ru = words("ru", { TUL: "Тул-Грунд", "TUL-1": "Тул-Грунд 1", "TUL-2": "Тул-Грунд 2", mana: "мана", ore: "руда" });
const ANN = ["Ann", "Oleg"];
const ANNA = ["Анна", "Олег"];

describe("events", () => {
  test.each([
    ["moved", { who: 0, area: "TUL-1", to: "TUL-2" }, "Ann marches from Tül'Grund 1 to Tül'Grund 2.", "Анна ведёт армию из области Тул-Грунд 1 в область Тул-Грунд 2."],
    ["gained", { who: 1, n: 1, resource: "mana" }, "Oleg gains 1 mana.", "Олег получает 1 ману."],
    ["gained", { who: 1, n: 5, resource: "ore" }, "Oleg gains 5 ore.", "Олег получает 5 руды."],
    ["tokens-laid", { n: 1 }, "1 find token is laid face down.", "Лицом вниз разложен 1 жетон находки."],
    ["tokens-laid", { n: 3 }, "3 find tokens are laid face down.", "Лицом вниз разложено 3 жетона находок."],
    ["tokens-laid", { n: 5 }, "5 find tokens are laid face down.", "Лицом вниз разложено 5 жетонов находок."],
    ["token-found", { who: 0, token: "crown", area: "TUL-2" }, "Ann finds the crown in Tül'Grund 2!", "Анна находит корону в области Тул-Грунд 2!"],
  ])("%s %j", (kind, args, english, russian) => {
    expect(en.event(event(1, kind, args), ANN)).toBe(english);
    expect(ru.event(event(1, kind, args), ANNA)).toBe(russian);
  });

  test("what a seat may not know is veiled; a seat without a name has a number", () => {
    const dealt = event(1, "home-dealt", { who: 3, territory: "?", other: "TUL" });
    expect(en.event(dealt, ANN)).toBe("Player 4 is dealt a territory card: something hidden or Tül'Grund.");
    expect(ru.event(dealt, ANNA)).toBe("Игрок 4 получает карту территории: что-то скрытое или Тул-Грунд.");
  });

  test("a choice is told as the option it was", () => {
    const shown = event(1, "revealed", { who: 0, choice: "to:TUL-2" });
    expect(en.event(shown, ANN)).toBe("Ann reveals: Move to Tül'Grund 2.");
    expect(ru.event(shown, ANNA)).toBe("Анна открывает выбор: Идти в область Тул-Грунд 2.");
  });
});

describe("options, prompts, reasons", () => {
  test.each([
    ["to:TUL-2", "Move to Tül'Grund 2", "Идти в область Тул-Грунд 2"],
    ["split:1:2:3", "1 mana, 2 ore, 3 food", "Мана 1, руда 2, еда 3"],
    ["pay:mana", "Pay 1 mana (2 points)", "Заплатить 1 ману (2 пункта)"],
    ["mix:0:ore", "Pay with food alone", "Заплатить только едой"],
    ["raise:ore", "Spend 1 ore, raise by 1", "Потратить 1 руду, поднять на 1"],
    ["pass", "Do nothing", "Ничего не делать"],
  ])("%s", (key, english, russian) => {
    expect(en.option(option(key))).toBe(english);
    expect(ru.option(option(key))).toBe(russian);
  });

  test("a question names things and counts", () => {
    const asked = { ...question("war-dice", []), args: { whom: 1, area: "TUL-1", n: 7 } };
    expect(en.prompt(asked, ANN)).toBe("War against Oleg in Tül'Grund 1! What do you show? You can afford up to 7.");
  });

  test("the reason of a rule", () => {
    expect(en.why("TEK-MOVE-01")).toBe("The region already holds two armies.");
    expect(ru.why("TEK-MOVE-01")).toBe("В области уже две армии.");
  });

  test("what is missing shows its id", () => {
    expect(en.t("no-such-message")).toBe("no-such-message");
    expect(en.label("no-such-thing")).toBe("no-such-thing");
    expect(en.named("TUL")).toBe(true);
    expect(en.named("no-such-thing")).toBe(false);
  });

  test("some options do nothing", () => {
    expect(passes(option("pass"))).toBe(true);
    expect(passes(option("to:TUL-1"))).toBe(false);
  });
});

describe("a story", () => {
  const gained = (seq: number, n: number, resource: string, who = 1) => event(seq, "gained", { who, n, resource });

  test("amounts of one thing in a row are added up, quiet kinds are left out", () => {
    const told = [
      gained(4, 1, "mana"), gained(5, 1, "mana"), gained(5, 5, "ore"),
      event(6, "item-moved", { item: "a", zone: "b", to_zone: "c" }),
      event(7, "moved", { who: 0, area: "TUL-1", to: "TUL-2" }),
    ];
    expect(en.story(told, ANN).map(({ seq, seat, text }) => [seq, seat, text])).toEqual([
      [5, 1, "Oleg gains 2 mana."],
      [5, 1, "Oleg gains 5 ore."],
      [7, 0, "Ann marches from Tül'Grund 1 to Tül'Grund 2."],
    ]);
    expect(ru.story(told, ANNA)[0]!.text).toBe("Олег получает 2 маны.");
  });

  test("amounts of others, and other kinds in between, stay apart", () => {
    expect(en.story([gained(1, 1, "mana", 0), gained(1, 1, "mana", 1)], ANN)).toHaveLength(2);
    expect(en.story([gained(1, 1, "mana"), event(1, "collects", { who: 1 }), gained(1, 1, "mana")], ANN)).toHaveLength(3);
    expect(en.story([event(1, "tokens-laid", { n: 1 }), event(1, "tokens-laid", { n: 1 })], ANN)).toHaveLength(2);
  });

  test("the events themselves stay as they were told", () => {
    const one = gained(1, 1, "mana");
    en.story([one, gained(2, 1, "mana")], ANN);
    expect(one.args["n"]).toBe(1);
  });

  test("the seat an event is about", () => {
    expect(actor(gained(1, 1, "mana"))).toBe(1);
    expect(actor(event(1, "tokens-laid", { n: 1 }))).toBe(-1);
  });
});
