import { expect, test } from "vitest";
import { mailQuery, mailTerms } from "./mail-terms";

test("a German mail is found by the stems of its words, in whichever form and spelling they are asked for", () => {
  const terms = mailTerms("Lieferungen", "Die Häuser erhalten neue Kaffeemaschinen.", "Jule Weiß");
  const finds = (search: string) =>
    mailQuery(search)!
      .split("&")
      .every(group =>
        group
          .slice(1, -1)
          .split("|")
          .some(form => {
            const word = form.replace(/^'|'(:\*)?$/g, "");
            return form.endsWith(":*") ? terms.some(term => term.startsWith(word)) : terms.includes(word);
          }),
      );
  for (const found of ["Lieferung", "haus", "HÄUSER", "Haeuser", "Kaffeemaschine", "Kaffee", "weiss jule"])
    expect({ found, is: finds(found) }).toEqual({ found, is: true });
  for (const missing of ["Rechnung", "Häuser Rechnung"]) expect(finds(missing)).toBe(false);
});

test("punctuation alone is no question, and no text can change the query", () => {
  expect(mailQuery("!? '\\ :* &|")).toBeUndefined();
  expect(mailQuery("O'Brien \\' | x:*")).not.toMatch(/''|\\/);
});

test("a huge mail costs a bounded number of terms", () => {
  const text = Array.from({ length: 200_000 }, (_, at) => `wort${at}`).join(" ");
  expect(mailTerms("", text, "").length).toBeLessThanOrEqual(4_001);
  expect(mailTerms("", "x".repeat(1_000_000), "")).toEqual([]);
});
