import { describe, expect, it, test } from "vitest";
import { withoutRequest } from "./without-request";

describe("who asks for a key is searched for what it does", () => {
  it.each([
    ["Mit welcher Tastenkombination öffne ich einen Ordner?", "öffne ich einen Ordner?"],
    ["Tastenkürzel versteckte Dateien", "versteckte Dateien"],
    ["Tastenkürzel für Kopieren", "Kopieren"],
    ["Which key opens the help?", "opens the help?"],
    ["Quel est le raccourci pour copier ?", "copier ?"],
    ["Welche Taste?", "Welche Taste?"],
  ])("%s", (question, subject) => {
    expect(withoutRequest(question).trim()).toBe(subject);
  });
});

test("who asks what something may cost is searched for the rule, not for costs", () => {
  expect(withoutRequest("Was darf ein Geschenk kosten?")).toBe("Was darf ein Geschenk?");
  expect(withoutRequest("Was kostet ein Geschenk?")).toBe("Was kostet ein Geschenk?");
});
