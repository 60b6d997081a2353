import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settingsOf } from "../../tests/factories/settings";
import { mailReply } from "./mail-reply";

let settings: { remove(): void };
beforeAll(() => {
  settings = settingsOf({});
});
afterAll(() => settings.remove());

const answer = (signature: string, more: Partial<Parameters<typeof mailReply>[0]> = {}) =>
  mailReply({
    language: "de",
    declined: true,
    text: "",
    sources: [],
    answerer: "builtin",
    question: "Wann?",
    division: "Vertrieb",
    publicCode: null,
    attachments: [],
    signature,
    ...more,
  });

describe("the beginning of an answer by mail", () => {
  it("leads from the greeting to what was found, which begins with a capital letter", () => {
    expect(answer("", { declined: false, text: "Die Lieferung dauert zwei Tage. [1]" })).toMatch(
      /^Guten Tag,\n\nzu Ihrer Frage haben wir .*:\n\nDie Lieferung dauert zwei Tage\. \[1\]\n\n/,
    );
  });

  it("says after the greeting where nothing was found", () => {
    expect(answer("")).toMatch(/^Guten Tag,\n\nin den Dokumenten des Bereichs Vertrieb wurde keine Antwort/);
  });
});

describe("the end of an answer by mail", () => {
  it("names the company, or is the mailbox's signature", () => {
    expect(answer("Kontor Nord GmbH")).toContain("\n\nMit freundlichen Grüßen\nKontor Nord GmbH\n\n");
    expect(answer("Auskunft\nHafenstraße 1")).toContain("Grüßen\nAuskunft\nHafenstraße 1\n\n");
  });

  it("takes leave once where the signature does", () => {
    const text = answer("Viele Grüße\nFrauke Petersen");
    expect(text).toContain("\n\nViele Grüße\nFrauke Petersen\n\n");
    expect(text).not.toContain("Mit freundlichen");
  });
});
