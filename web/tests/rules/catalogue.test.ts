import { describe, expect, it } from "vitest";
import type { RuleInfo } from "../../src/gen/wire";
import { Catalogue, fold, marked } from "../../src/lib/rules.svelte";

const rule = (id: string, section: string, text: string): RuleInfo => ({ id, section, text, ruling: false, designed: false });

const book = new Catalogue({
  rules: [
    rule("TEK-WAR-01", "Война", "вошедший — зачинщик, ещё один — защитник."),
    rule("TEK-WAR-07", "Война", "Два флага: альянс (TEK-ALLY)."),
    rule("TEK-ALLY-01", "Альянс", "Обе армии остаются; см. TEK-WAR-07 и TEK-NONE-3."),
  ],
  glossary: [
    { term: "армия", meaning: "army" },
    { term: "армия", meaning: "фишка армии" },
  ],
});

describe("the catalogue", () => {
  it("knows rules by id, and sections by their code", () => {
    expect(book.rule("TEK-WAR-07")?.section).toBe("Война");
    expect(book.rule("TEK-ALLY")?.id).toBe("TEK-ALLY-01");
    expect(book.rule("TEK-AL")).toBeNull();
    expect(book.sections.map((section) => [section.code, section.rules.length])).toEqual([
      ["TEK-WAR", 2],
      ["TEK-ALLY", 1],
    ]);
  });

  it("finds words without case, ё as е, and ids first", () => {
    expect(book.find("ЕЩЕ").map((found) => found.id)).toEqual(["TEK-WAR-01"]);
    expect(book.find("tek-war-07").map((found) => found.id)).toEqual(["TEK-WAR-07", "TEK-ALLY-01"]);
    expect(book.find("альянс армии").map((found) => found.id)).toEqual(["TEK-ALLY-01"]);
    expect(book.find("  ")).toEqual([]);
    expect(marked("Software of a war", "war").filter((run) => run.hit)).toEqual([{ text: "war", hit: true, rule: "" }]);
  });

  it("begins every rule with a capital and tells each term once", () => {
    expect(book.rule("TEK-WAR-01")?.text.startsWith("Вошедший")).toBe(true);
    expect(book.glossary).toEqual([{ term: "армия", meaning: "army; фишка армии" }]);
    expect(book.terms("фишка")).toHaveLength(1);
  });

  it("cuts a text at the rules it names and at what was searched", () => {
    const runs = book.runs("Обе армии остаются; см. TEK-WAR-07 и TEK-NONE-3.", "армии");
    expect(runs.filter((run) => run.rule).map((run) => run.rule)).toEqual(["TEK-WAR-07"]);
    expect(runs.filter((run) => run.hit).map((run) => run.text)).toEqual(["армии"]);
    expect(runs.map((run) => run.text).join("")).toBe("Обе армии остаются; см. TEK-WAR-07 и TEK-NONE-3.");
  });

  it("marks overlapping words without losing a letter", () => {
    const runs = marked("Ещё армия", "еще арм армия");
    expect(runs.map((run) => run.text)).toEqual(["Ещё", " ", "армия"]);
    expect(fold("Ещё")).toBe("еще");
  });
});
