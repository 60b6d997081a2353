import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { findTextFaults } from "../scripts/text-faults.mjs";

type Catalogue = Record<string, string>;
type Texts = Record<string, Record<string, Catalogue>>;

/** Four small languages and one page without faults; each test breaks one thing. */
function whole() {
  const catalogues: Texts = {
    en: {
      pets: {
        hello: "Hello {{name}}",
        "mood.glad": "Glad",
        cats_one: "{{count}} cat in {{place}}",
        cats_other: "{{count}} cats in {{place}}",
      },
      errors: { lost: "Lost" },
      titles: { home: "Home" },
      validation: { "field.tooLong": "Too long" },
    },
    de: {
      pets: {
        hello: "Hallo {{name}}",
        "mood.glad": "Froh",
        cats_one: "{{count}} Katze in {{place}}",
        cats_other: "{{count}} Katzen in {{place}}",
      },
      errors: { lost: "Verloren" },
      titles: { home: "Anfang" },
      validation: { "field.tooLong": "Zu lang" },
    },
    ar: {
      pets: {
        hello: "مرحبًا {{name}}",
        "mood.glad": "سعيد",
        cats_zero: "لا قطط في {{place}}",
        cats_one: "قطة واحدة في {{place}}",
        cats_two: "قطتان في {{place}}",
        cats_few: "{{count}} قطط في {{place}}",
        cats_many: "{{count}} قطة في {{place}}",
        cats_other: "{{count}} قطة في {{place}}",
      },
      errors: { lost: "مفقود" },
      titles: { home: "البداية" },
      validation: { "field.tooLong": "طويل جدًا" },
    },
  };
  const sources: Record<string, string> = {
    "page.tsx": `useTranslation("pets"); t("hello", { name }); t(\`mood.\${mood}\`); t("cats", { count, place });`,
    "contract/pet-fields.ts": 'z.string().max(10, "field.tooLong")',
  };
  return { catalogues, sources, titles: ["home"], errors: ["lost"] };
}
type Whole = ReturnType<typeof whole>;

/** The faults found after `change`. */
function faultsAfter(change: (texts: Whole) => void) {
  const texts = whole();
  change(texts);
  return findTextFaults(texts);
}

describe("the check of the texts", () => {
  test("finds nothing wrong with texts that are whole", () => {
    expect(findTextFaults(whole())).toEqual([]);
  });

  test.each<[string, (texts: Whole) => void, string]>([
    ["a missing text", ({ catalogues }) => delete catalogues.de!.pets!.hello, "de/pets: hello is missing"],
    [
      "a missing namespace",
      ({ catalogues }) => delete catalogues.ar!.errors,
      "ar/errors: the whole namespace is missing",
    ],
    [
      "a namespace that only a translation has",
      ({ catalogues }) => Object.assign(catalogues.de!, { dogs: {} }),
      "de/dogs: en has no such namespace",
    ],
    [
      "a key that only a translation has",
      ({ catalogues }) => Object.assign(catalogues.de!.pets!, { bye: "Tschüs" }),
      "de/pets: bye: en has no such key",
    ],
    [
      "a text that is still English",
      ({ catalogues }) => Object.assign(catalogues.de!.pets!, { "mood.glad": "Glad" }),
      "de/pets: mood.glad is still English: Glad",
    ],
    [
      "a plural that is still English",
      ({ catalogues }) => Object.assign(catalogues.de!.pets!, { cats_other: "{{count}} cats in {{place}}" }),
      "de/pets: cats_other is still English: {{count}} cats in {{place}}",
    ],
    [
      "an empty text",
      ({ catalogues }) => Object.assign(catalogues.en!.pets!, { "mood.glad": " " }),
      "en/pets: mood.glad is empty",
    ],
    [
      "a variable of another name",
      ({ catalogues }) => Object.assign(catalogues.de!.pets!, { hello: "Hallo {{nom}}" }),
      "de/pets: hello puts in {nom} where the English puts in {name}",
    ],
    [
      "a plural form that forgets its figure",
      ({ catalogues }) => Object.assign(catalogues.ar!.pets!, { cats_few: "قطط في {{place}}" }),
      "ar/pets: cats_few puts in {place} where the English puts in {count, place}",
    ],
    [
      "a plural form that the language needs",
      ({ catalogues }) => delete catalogues.ar!.pets!.cats_two,
      "ar/pets: cats_two is missing",
    ],
    [
      "a plural form that the language does not have",
      ({ catalogues }) => Object.assign(catalogues.de!.pets!, { cats_few: "{{count}} Katzen in {{place}}" }),
      "de/pets: cats_few: the language has no such plural form",
    ],
    [
      "an address without a title",
      ({ titles }) => titles.push("cellar"),
      "en/titles: cellar of the URL map has no text",
    ],
    ["a title without an address", ({ titles }) => titles.pop(), "en/titles: home is not in the URL map"],
    [
      "a refusal without a sentence",
      ({ errors }) => errors.push("found"),
      "en/errors: found of contract/errors has no text",
    ],
    [
      "a sentence without a refusal",
      ({ errors }) => errors.pop(),
      "en/errors: lost is not in contract/errors",
    ],
    [
      "a text that nothing shows",
      ({ sources }) =>
        Object.assign(sources, { "page.tsx": 'useTranslation("pets"); t("hello"); t("cats")' }),
      "pets:mood.glad is not used by any file",
    ],
    [
      "a text that only a file of another namespace seems to show",
      ({ sources }) =>
        Object.assign(sources, {
          "page.tsx": `useTranslation("pets"); t("cats"); t(\`mood.\${mood}\`)`,
          "other.tsx": 't("hello")',
        }),
      "pets:hello is not used by any file",
    ],
    [
      "a text that only a remark names",
      ({ sources }) =>
        Object.assign(sources, { "page.tsx": `// "hello"\n/* "hello" */ t("cats", "pets:mood.glad")` }),
      "pets:hello is not used by any file",
    ],
    [
      "a message that does not exist",
      ({ sources }) => Object.assign(sources, { "other.tsx": 'flash(context, { key: "pets:saved" })' }),
      "other.tsx says pets:saved, which has no text",
    ],
    [
      "a field error that does not exist",
      ({ sources }) =>
        Object.assign(sources, { "contract/cat-fields.ts": `/** 'a.cat' */ min(1, "cat.short")` }),
      "contract/cat-fields.ts says cat.short, which has no text",
    ],
  ])("finds %s, and only that", (_fault, change, sentence) => {
    expect(faultsAfter(change)).toEqual([sentence]);
  });

  test("lets a language say nothing in a form of its own, and words be the same that are the same", () => {
    const faults = faultsAfter(({ catalogues }) => {
      Object.assign(catalogues.de!.pets!, { cats_zero: "Keine Katzen in {{place}}", "mood.glad": "Status" });
      Object.assign(catalogues.en!.pets!, { "mood.glad": "Status", hello: "{{name}}, " });
      Object.assign(catalogues.de!.pets!, { hello: "{{name}}, " });
    });
    expect(faults).toEqual([]);
  });

  test("finds nothing wrong with the texts of Lotse", () => {
    const { stdout, status } = spawnSync(process.execPath, ["scripts/check-i18n.mjs"], { encoding: "utf8" });
    expect([stdout, status]).toEqual(["0 faults in ar, de, en, fr\n", 0]);
  });
});
