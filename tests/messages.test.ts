import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "~/contract/language";
import { catalogues } from "~/i18n/catalogues";
import { messagesOfPages } from "~/i18n/sent-texts";
import { sayError, textsOf } from "~/i18n/server";

// The specification is available during development only; without it the test is skipped.
const specification = new URL("../../shared/spec/messages.json", import.meta.url);

type Group = Record<string, { text: string }>;

function fixedTexts(): Record<string, string> {
  const { errors, success, labels } = JSON.parse(readFileSync(specification, "utf8")) as Record<
    string,
    Group
  >;
  return Object.fromEntries(
    Object.entries({ ...errors, ...success, ...labels }).map(([key, { text }]) => [key, text]),
  );
}

describe("the fixed messages", () => {
  test("are in English what the specification says, to the letter, and no others", ({ skip }) => {
    skip(!existsSync(specification), "the specification is not beside this copy of the project");
    expect(catalogues.en.messages).toEqual(fixedTexts());
  });

  test("have a word for each fault of a phone number", ({ skip }) => {
    skip(!existsSync(specification), "the specification is not beside this copy of the project");
    const { phoneParser } = JSON.parse(readFileSync(specification, "utf8")) as { phoneParser: string[] };
    const codes = Object.keys(catalogues.en.validation!).filter(key => key.startsWith("phone."));
    expect(codes.sort()).toEqual(phoneParser.map(code => `phone.${code}`).sort());
  });

  test.each(languages)("exist in %s", language => {
    expect(Object.keys(catalogues[language].messages ?? {}).sort()).toEqual(
      Object.keys(catalogues.en.messages!).sort(),
    );
  });
});

test("a browser is sent the fixed sentences that pages say, and no others", () => {
  const files = ["app/ui", "app/routes"].flatMap(room =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map(name => `${room}/${name}`),
  );
  // The forms of pages without React are drawn by the server alone.
  const drawn = files.filter(name => name.endsWith(".tsx") && !name.endsWith("/public-form.tsx"));
  const sources = drawn.map(name => readFileSync(name, "utf8"));
  // Written in full, so that they can be found.
  expect(sources.filter(source => /useTranslation\(\[?"messages"/.test(source))).toEqual([]);
  const said = sources
    .flatMap(source => [...source.matchAll(/\bt\(\s*"messages:([^"]+)"/g)])
    .map(([, key]) => key);
  expect([...messagesOfPages].sort()).toEqual([...new Set(said)].sort());
  expect(Object.keys(textsOf("de", ["messages"]).messages!).sort()).toEqual([...messagesOfPages].sort());
});

test.each<[Language, number, string]>([
  ["de", 1, "1 Sekunde."],
  ["de", 30, "30 Sekunden."],
  ["fr", 1, "1 seconde."],
  ["fr", 30, "30 secondes."],
  ["ar", 1, "ثانية واحدة."],
  ["ar", 2, "ثانيتين."],
  ["ar", 3, "3 ثوانٍ."],
  ["ar", 30, "30 ثانية."],
  ["ar", 100, "100 ثانية."],
])("a refusal in %s counts %d as that language does", (language, seconds, end) => {
  expect(sayError(language, "sign_in_wait", { seconds }).endsWith(` ${end}`)).toBe(true);
});
