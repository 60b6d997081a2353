import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { DivisionFields } from "~/contract/division-fields";
import { EmailDraftFields } from "~/contract/email-draft-fields";
import { languages } from "~/contract/language";
import { catalogues } from "./catalogues";
import { i18nOptions } from "./options";
import { i18nFor, sayInvalid, textsFor } from "./server";

describe("a text that was looked up before", () => {
  test("is the text of its own language", () => {
    const said = () => languages.map(language => textsFor(language)("shell:save"));
    expect(said()).toEqual(said());
    expect(new Set(said()).size).toBe(languages.length);
  });

  test("has the figure that is asked for now", () => {
    const t = i18nFor("en").getFixedT("en", "chats");
    const counted = [1, 2, 1, 5].map(count => t("questions", { count }));
    expect(counted).toEqual(["1 question", "2 questions", "1 question", "5 questions"]);
  });

  test("has a figure that is written as it was given", () => {
    const t = i18nFor("en").getFixedT("en", "chats");
    const time = (value: string) => t("today", { time: value });
    expect([time("09:14"), time("10:30"), time("09:14")]).toEqual([
      expect.stringContaining("09:14"),
      expect.stringContaining("10:30"),
      expect.stringContaining("09:14"),
    ]);
  });

  test("is looked up in the namespace that is meant", () => {
    const { getFixedT } = i18nFor("de");
    expect(getFixedT("de", "shell")("delete")).toBe("Löschen");
    expect(getFixedT("de", "chats")("delete")).not.toBe(getFixedT("de", "shell")("delete"));
  });
});

describe("a figure in a sentence", () => {
  const plain = (text: string) => text.replace(/\s/g, " ");

  test.each([
    ["de", "20.000 Personen"],
    ["en", "20,000 people"],
    ["fr", "20 000 personnes"],
    ["ar", "20,000 شخص"],
  ] as const)("has the separators of %s", (language, end) => {
    const t = i18nFor(language).getFixedT(language, "charts");
    expect(plain(t("key.askersOf", { count: 20_000 })).endsWith(end)).toBe(true);
  });

  test("has them wherever it stands, counted or not", () => {
    const t = i18nFor("de").getFixedT("de", "lists");
    expect(t("range", { from: 1001, to: 1025, total: 20_000 })).toBe("1.001 bis 1.025 von 20.000");
  });

  test("has them in a browser too, which reads the same options", async () => {
    const browser = createInstance();
    await browser.init({ ...i18nOptions, lng: "de", resources: { de: catalogues.de } });
    expect(browser.t("chats:questions", { count: 4000 })).toBe("4.000 Fragen");
  });

  test("is nothing but a number: a year, an id and a code are text and stay as they are", () => {
    const t = i18nFor("de").getFixedT("de", "activity");
    expect(t("gone", { id: "20260042" })).toContain("20260042");
  });
});

describe("a value in a sentence of the other direction", () => {
  const isolated = (value: string) => `\u2068${value}\u2069`;
  const heading = (number: string) => textsFor("ar")("invoices:step.cancelled", { number });

  test.each(["2026-0013", "K-10001", "+49 431 123", "lager@kontor.example", "Preisliste (Herbst).pdf"])(
    "is isolated: %s",
    value => expect(heading(value)).toContain(isolated(value)),
  );

  test("is isolated once", () => {
    expect(heading(isolated("2026-0013"))).not.toContain("\u2068\u2068");
  });

  test.each(["٣", "26 نوفمبر 2026", "1,178.10", "12"])("has no marks if it reads the same: %s", value => {
    expect(heading(value)).not.toMatch(/[\u2066-\u2069]/);
  });

  test("reads from before to after where it stands alone, also between numbers without a letter", () => {
    // An element of its own takes its direction from its first letter or mark.
    expect(textsFor("ar")("dashboard:companies.moved", { before: "43", now: "61" })).toBe("\u200f43 ← 61");
    expect(textsFor("ar")("system:limits.change", { before: "1", value: "5" })).toMatch(/^\u200f1 ← 5/);
  });

  test("is isolated in German where the name is Arabic", () => {
    const saved = (name: string) => textsFor("de")("chats:edit.done", { name });
    expect(saved("الإجازات (2026)")).toContain(isolated("الإجازات (2026)"));
    expect(saved("Urlaub (2026)")).not.toMatch(/[\u2066-\u2069]/);
  });
});

test("no line of French breaks before a high sign, inside quotes or between thousands", () => {
  const t = textsFor("fr");
  expect(t("auth:forgot")).toBe("Mot de passe oublié\u202f?");
  expect(t("divisions:new.percent", { percent: 40 })).toContain("40\u202f%");
  expect(t("errors:question_too_long")).toContain("4\u202f000 caractères");
  expect(t("chats:edit.done", { name: "Congés" })).toContain("«\u00a0Congés\u00a0»");
});

test.each([
  ["de", "Der Text ist zu lang: Erlaubt sind höchstens 2.000 Zeichen."],
  ["en", "This text is too long. The maximum is 2,000 characters."],
  ["fr", "Ce texte est trop long\u00a0: 2\u202f000 caractères au maximum."],
  ["ar", "النص طويل جدًا. الحد الأقصى لعدد الأحرف: 2,000."],
] as const)("a text that is too long is told its limit, in %s", (language, sentence) => {
  const notes = DivisionFields.shape.notes.safeParse("x".repeat(2001));
  expect(notes.error?.issues.map(issue => sayInvalid(language, issue.message))).toEqual([sentence]);
});

test.each([
  ["de", "„{vor:nahme}“ ist kein Platzhalter dieser E-Mail. Möglich: {product} und {file}."],
  ["en", "“{vor:nahme}” is not a placeholder of this email. Possible: {product} and {file}."],
  [
    "fr",
    "«\u00a0{vor:nahme}\u00a0» n’est pas un champ variable de cet e-mail. Champs possibles\u00a0: {product} et {file}.",
  ],
  ["ar", "«{vor:nahme}» ليس عنصرًا نائبًا في هذه الرسالة. المتاح: {product} و{file}."],
] as const)(
  "who writes an unknown placeholder is told its name and the known ones, in %s",
  (language, sentence) => {
    const said = sayInvalid(language, `template.placeholder:${encodeURIComponent("vor:nahme")}:product,file`);
    expect(said.replace(/[\u2068\u2069]/g, "")).toBe(sentence);
  },
);

test("a fault at a field that no sentence was written for is still said in words, in each language", () => {
  const said = languages.map(language => sayInvalid(language, "Invalid input"));
  expect(said[0]).toBe("Diese Angabe ist ungültig.");
  expect(new Set(said).size).toBe(languages.length);
  expect(said.join(" ")).not.toContain("validation:");
});

test("an incomplete address among several is named in the error, also one with signs of its own", () => {
  const typed = { smtpSettingId: crypto.randomUUID(), copies: [], blindCopies: [] };
  const said = (recipients: string) => {
    const { error } = EmailDraftFields.safeParse({ ...typed, recipients });
    return error && sayInvalid("de", error.issues[0]!.message).replace(/[\u2066-\u2069]/g, "");
  };
  expect(said("kim@cafe.example")).toBeUndefined();
  expect(said("jule, kim@cafe.example; a:b%\ud800")).toBe("Keine vollständige E-Mail-Adresse: jule, a:b%");
});
