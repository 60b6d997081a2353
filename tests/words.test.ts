import { expect, test } from "vitest";
import { type Language, languages } from "~/contract/language";
import { catalogues } from "~/i18n/catalogues";
import { ar } from "~/mail/texts/ar";
import { de } from "~/mail/texts/de";
import { en } from "~/mail/texts/en";
import { fr } from "~/mail/texts/fr";

const mails: Record<Language, unknown> = { de, en, fr, ar };

/** Words for which docs/languages.md has another one, and wrong punctuation. */
const avoided: Record<Language, RegExp[]> = {
  de: [/Unterlagen|Administrat|Abonnement|Passwort|Division/, / - |\.\.\./],
  en: [/\p{L}'\p{L}/u, /Log ?in|Remove person|Customi[sz]e the view/, /\.\.\./],
  fr: [/['"]\p{L}/u, /abonnement|formule\b|\boffre\b|discussion|salarié|division(?!s\.json)/i, / …$|\.\.\./],
  ar: [
    /\u0627\u064b/,
    /خطتكم|الخطة|اشتراك|وثائق|جواب|أجوبة|دردش|واتساب|ورشة|ورشتكم/,
    /(?<!ُ)يرجى/,
    / …$|\.\.\./,
  ],
};
/** The specification's own sentences, and what WhatsApp calls a chat of its own. */
const allowed = ["en messages", "fr whatsapp share"];

/** All texts within, with their location. */
const said = (within: unknown, where = ""): [where: string, text: string][] =>
  typeof within === "string"
    ? [[where.trim(), within.replace(/\{\{?\w+\}?\}/g, "0")]]
    : Object.entries(within as object).flatMap(([key, value]) => said(value, `${where} ${key}`));

test.each(languages)("%s has one word for one thing, and its own signs", language => {
  const found = said({ ...catalogues[language], mails: mails[language] })
    .filter(([where]) => !allowed.some(one => `${language} ${where}`.startsWith(one)))
    .filter(([, text]) => avoided[language].some(words => words.test(text)))
    .map(([where, text]) => `${where}: ${text}`);
  expect(found).toEqual([]);
});
