import { describe, expect, it } from "vitest";
import { splitQuote } from "./split-quote";

describe("the mails that a mail quotes", () => {
  it.each([
    [
      "Gmail",
      "Ja, gerne.\n\nAm Mo., 23. Nov. 2026 um 10:12 Uhr schrieb Anna <\na@y.example>:\n\n> Kommst du?\n> > Wann?\n",
    ],
    [
      "Apple Mail",
      "Ja, gerne.\n\n> On 23 Nov 2026, at 10:12, Anna <a@y.example> wrote:\n>\n> Kommst du?\n\n",
    ],
    [
      "Outlook",
      "Ja, gerne.\n\nVon: Anna Weber <a@y.example>\nGesendet: Montag\nAn: Jule\nBetreff: Termin\n\nKommst du?",
    ],
    [
      "Outlook on the web",
      "Ja, gerne.\n\n________________________________\nFrom: Anna <a@y.example>\nSent: Monday\n\nKommst du?",
    ],
  ])("are apart from what its sender wrote in %s", (_program, text) => {
    const { own, quoted } = splitQuote(text);
    expect(own).toBe("Ja, gerne.");
    expect(quoted).toContain("Kommst du?");
    expect(`${own}\n\n${quoted}`.replace(/\s+/g, " ")).toBe(text.trim().replace(/\s+/g, " "));
  });

  it.each([
    ["answers stand between them", "Am Montag schrieb Anna:\n> Kommst du?\nJa.\n> Wann?\nUm zehn."],
    [
      "nothing stands above them",
      "---------- Forwarded message ---------\nVon: Anna <a@y.example>\n\nKommst du?",
    ],
    ["there are none", "Guten Tag,\n\nwie teuer ist Kaffee?"],
  ])("are left where they are if %s", (_case, text) => {
    expect(splitQuote(text)).toEqual({ own: text, quoted: "" });
  });

  it("are apart below answers between an earlier part of them", () => {
    const { own, quoted } = splitQuote("> Wann?\nUm zehn.\n\n> Grüße\n> Anna");
    expect([own, quoted]).toEqual(["> Wann?\nUm zehn.", "> Grüße\n> Anna"]);
  });
});
