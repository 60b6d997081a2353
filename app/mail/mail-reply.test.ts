import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settingsOf } from "../../tests/factories/settings";
import { mailReply } from "./mail-reply";

describe("the end of an answer by mail", () => {
  let settings: { remove(): void };
  beforeAll(() => {
    settings = settingsOf({});
  });
  afterAll(() => settings.remove());

  const answer = (signature: string) =>
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
    });

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
