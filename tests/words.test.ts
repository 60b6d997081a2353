import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "~/contract/language";
import { catalogues } from "~/i18n/catalogues";
import { withFrenchSpaces } from "~/i18n/french-spaces";
import { composeMail, exportWords } from "~/mail/compose-mail";
import { ar } from "~/mail/texts/ar";
import { de, type MailTexts } from "~/mail/texts/de";
import { en } from "~/mail/texts/en";
import { fr } from "~/mail/texts/fr";

const mails: Record<Language, MailTexts> = { de, en, fr, ar };

/** What docs/languages.md has another way to say, and wrong signs; each with a text that has the fault. */
const avoided: Record<Language, [fault: RegExp, planted: string][]> = {
  de: [
    [/Unterlagen|Administrat|Abonnement|Passwort|Division/, "Ihr Passwort"],
    [/ - |\.\.\./, "Personal - Vertrieb"],
    [/\b[Gg]elesen(?! markier)/, "Nicht gelesen"],
    [/\bRechte?n?\b/, "Ihre Rechte"],
    [/Neuigkeit|Neues Wissen|Gegenstand|Auswertung|Fassung/, "Neuigkeiten"],
    [/laufende[mnrs]? Tarif|Tarif läuft|von selbst|unterwegs/, "Ein laufender Tarif"],
    [/(?<!\p{L})Verwaltung/u, "Wenden Sie sich an Ihre Verwaltung."],
    [/\b(?:[Jj]emand|[Nn]iemand)(?:em|en|es)?\b|(?<!\p{L})man(?!\p{L})/u, "Niemand passt zu dieser Auswahl."],
    [/(?:^|[.:;] )(?:Wer|Was|Wem|Wessen) [^?]*\./, "Wer gesperrt ist, wird abgemeldet."],
    [/[Jj]emand(?:en)? einladen|\bRollt mit|Bleibt stehen/, "Rollt mit"],
    [/(?:gilt|gelten) [^.]*nur einmal/, "Der Link gilt eine Stunde und nur einmal."],
    [
      /, deren Chats es sind|[Nn]icht (?:mehr )?zu sehen|\b[Uu]nser(?:e[mn])? Text|[Aa]ntwort beende/,
      "Die Antwort ist nicht mehr zu sehen.",
    ],
    [
      /(?<!Frage )\b(?:ist|sind) (?:gespeichert|gelöscht|angelegt|entfernt|bestätigt|abgemeldet|hochgeladen|getrennt|verbunden|ausgeschaltet|aufgehoben|zurückgesetzt|abgelehnt|verworfen|hinzugefügt)\b/,
      "Der Chat „Urlaub“ ist gespeichert.",
    ],
  ],
  en: [
    [/\p{L}'\p{L}/u, "the company's documents"],
    [/\.\.\.|\S …(?!\S)|\d %|\d : \d/, "Saving …"],
    [/Log ?in|Remove person|Customi[sz]e the view|Adjust the view/, "Login"],
    [/[Ww]hoever|[Ss]omebody|[Nn]obody/, "Whoever manages your role"],
    [/\b[Mm]ay\b/, "Who may ask?"],
    [
      /[Aa]t present|[Oo]nce more|[Ww]orks for|on (?:its|their) way|by itself/,
      "It works for one hour, and once.",
    ],
    [/belongs? to (?:no|none)\b/, "Your account belongs to none."],
    [/\b[Rr]ights\b|\b(?:[Nn]o|this) right\b/, "Your rights"],
    [/\bNews\b|[Nn]ew knowledge|running plan|plan runs/, "New knowledge"],
    [/\barrived\b|[Aa]nswer (?:has )?(?:already |been )*ended|\bKB\b|Empty:/, "Your order has arrived."],
    [/\b(?:Not|been|[Bb]eing|is|are) read\b/, "The file has been read."],
    [
      /^(?:The|Your|0) (?:(?!once|when|question)[^.])*\b(?:is|are) (?:saved|deleted|created|removed|confirmed|uploaded|added|turned off)\./,
      "The chat “0” is saved.",
    ],
  ],
  fr: [
    [/['"]\p{L}/u, "l'entreprise"],
    [/abonnement|formule\b|\boffre\b|discussion|salarié|division(?!s\.json)/i, "une offre"],
    [/\S …(?!\S)|\.\.\./, "Envoi …"],
    [/\bchats?\b(?!\.json)/i, "Aller aux chats"],
    [/\b[Cc]hercher\b|\b[Gg]arder\b|\bfaux\b|\bfausse\b/, "Ce mot de passe est faux."],
    [
      /en route|vous (?:est|sont) ouvert|[Cc]ela vaut|(?<![Aa]ucune |[Cc]ette |La )[Pp]ersonne n[e’]/,
      "Le code est en route.",
    ],
    [/[Nn]ouvelles connaissances|[Nn]ouveautés|forfait en cours|\bobjet\b/, "Nouvelles connaissances"],
    [
      /[Vv]ous (?:serez|êtes|seriez|étiez) (?:\S+ )?(?:dé)?connecté(?!\p{L})|[Vv]ous seul\b/u,
      "Vous serez déconnecté.",
    ],
    [/\b[Ll]’administration\b/, "Adressez-vous à l’administration."],
    [/boîtes? aux lettres|\b[Hh]umeur|\b[Tt]arif\b|\b0 de (?!plus|moins|vos)\p{Ll}/u, "Avis avec humeur"],
    [/(?<!\p{L})lu(?:e?s|e)?(?!\p{L})/u, "Non lu"],
    [
      /[Nn]otre (?:texte|couleur)|Trop de tentatives échouées|« Forfait »|questions? répondue/,
      "Revenir à notre texte",
    ],
    [/[^\s(«][;?!»]|\p{L}:(?!\/)/u, "Mot de passe oublié?"],
    [
      /^(?:L[ea]s? |L’|Vos |Votre (?!question))(?:(?!dès qu|quand)[^.])* (?:est|sont) (?:enregistré|supprimé|créé|retiré|confirmé|téléversé|désactivé|ajouté)e?s?\./,
      "Le chat est enregistré.",
    ],
  ],
  ar: [
    [/\u0627\u064b/, "\u0645\u0631\u062d\u0628\u0627\u064b"],
    [/خطتكم|الخطة|اشتراك|وثائق|جواب|أجوبة|دردش|واتساب|ورشة|ورشتكم/, "الخطة"],
    [/(?<!ُ)يرجى/, "يرجى الانتظار"],
    [/نصنا|لوننا|باقة مفعّلة|«الباقة»|دون فترة|الصافي/, "العودة إلى نصنا"],
    [/\S …(?!\S)|\.\.\./, "لحظة …"],
    [/سواكم|ما إن |أحدهم|شخص ما|لا أحد(?! غير)/, "لا يراه أحد سواكم"],
    [/نطاق الدخول|رفع الإيقاف|إنهاء الإيقاف|الفقرة/, "إنهاء الإيقاف"],
    [/مسجّلو? الدخول|مسجّلون/, "أنتم مسجّلو الدخول"],
    [/لم يُقرأ|تمت قراءت|المقروءة|المستجدات|معرفة جديدة|^الموضوع$/, "لم يُقرأ"],
    [/^(?:حُفظ|حُذف|أُزيل|أُضيف|أُعيد|أُوقف|أُلغي|سُجّل|أُنشئ|أُغلق |رُفع|رُفض)/, "حُفظت المحادثة."],
  ],
};

/** The specification's own sentences, rights by law, what each visitor did, and mails. */
const allowed = [
  ...["en messages", "de legal privacy", "en legal privacy"],
  // Mails are read and have a subject, as everywhere; documents are processed.
  ...[
    "fr emails onlyUnread",
    "fr emails unread",
    "fr emails act.read",
    "fr emails act.unread",
    "fr emails did.read",
    "fr emails did.unread",
    "fr actions emailChanges.markFolderRead",
    "fr emails noSubject",
    "fr mailAnswers noSubject",
    "ar emails columnSubject",
    "ar emails onlyUnread",
  ],
];

/** All texts within, with their location; `0` stands for what is put in. */
const said = (within: unknown, where = ""): [where: string, text: string][] =>
  typeof within === "string"
    ? [[where.trim(), within.replace(/\{\{?\w+\}?\}/g, "0").replace(/[\u00a0\u202f]/g, " ")]]
    : Object.entries(within as object).flatMap(([key, value]) => said(value, `${where} ${key}`));

test.each(languages)("%s has one word for one thing, and its own signs", language => {
  const found = said({ ...catalogues[language], mails: mails[language] })
    .filter(([where]) => !allowed.some(one => `${language} ${where}`.startsWith(one)))
    .filter(([, text]) => avoided[language].some(([fault]) => fault.test(text)))
    .map(([where, text]) => `${where}: ${text}`);
  expect(found).toEqual([]);
});

test.each(
  languages.flatMap(language =>
    avoided[language].map(([fault, planted]) => [language, planted, fault] as const),
  ),
)("in %s, “%s” would be found", (_language, planted, fault) => {
  expect(planted).toMatch(fault);
});

/** A comma or a colon between names that is no text, and therefore never « : » nor «،». */
const ownSign = /^\s*[:,] <|\{"[:,] "\}|<\/bdi>[:,] [<{]|\.join\(", "\)|\)\}: [{<]/m;

test("signs between names come from the texts", () => {
  const files = ["app/ui", "app/routes"]
    .flatMap(root => readdirSync(root, { recursive: true, encoding: "utf8" }).map(name => join(root, name)))
    .filter(file => file.endsWith(".tsx"))
    // Between typed addresses and between selectors it is the same everywhere; the operator's address is in German.
    .filter(file => !/recipient-fields|checkout-form|invoice-paper/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(file => ownSign.test(readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  "      : <bdi>{name}</bdi>",
  '{", "}',
  "<bdi>{name}</bdi>, <bdi>{company}</bdi>",
  'names.join(", ")',
  "{t(level)}: {name}",
])("%s would be found", line => {
  expect(line).toMatch(ownSign);
});

describe("the permissions page and the editor of roles", () => {
  test.each(languages)("name each resource alike in %s", language => {
    const { access, roles } = catalogues[language];
    const resources = Object.keys(access!).filter(key => key.startsWith("of."));
    expect(resources.length).toBeGreaterThan(10);
    for (const key of resources)
      expect([key, access![key]]).toEqual([key, roles![`subject.${key.slice(3)}`]]);
  });
});

describe("a mail", () => {
  type Words = { subject: string; paragraphs: string[]; link: string };
  const wordsIn = (texts: MailTexts) =>
    Object.entries(texts).filter((entry): entry is [keyof MailTexts, never] => {
      const [, one] = entry;
      return typeof one === "object" && "paragraphs" in one;
    }) as [string, Words][];

  /** After “Guten Tag …,” German continues in small letters, but for “Ihr” and names; the others begin anew. */
  const beginsWell = (language: Language, paragraph: string) =>
    (language === "de" ? /^(?:\p{Ll}|\{|Ihre?[mnrs]?\b)/u : /^[\p{Lu}\p{Lo}{]/u).test(paragraph);

  test.each(languages)("goes on after its salutation as %s does", language => {
    const wrong = wordsIn(mails[language]).filter(
      ([, { paragraphs }]) => !beginsWell(language, paragraphs[0]!),
    );
    expect(wrong.map(([name, { paragraphs }]) => `${name}: ${paragraphs[0]}`)).toEqual([]);
  });

  test.each<[Language, string]>([
    ["de", "Für Ihr Konto wurde ein neues Kennwort angefordert."],
    ["en", "since {time}, signing in requires a code."],
    ["fr", "depuis le {time}, votre mot de passe suffit."],
  ])("in %s that begins “%s” would be found", (language, paragraph) => {
    expect(beginsWell(language, paragraph)).toBe(false);
  });

  /** A space at which a line could break before a high sign or inside quotes, or the wrong width of one that holds. */
  const looseSpace = /[ \u00a0][;?!%]|[ \u202f][:»]|«[ \u202f]/;

  test("in French has spaces that hold, as the pages have", () => {
    const to = {
      language: "fr",
      name: "Kim",
      origin: "https://lotse.example",
      path: "/",
      product: "Lotse",
    } as const;
    const sent = wordsIn(fr).flatMap(([, words]) => {
      const { subject, text, html } = composeMail(to, () => words, {});
      return [subject, text, html.replace(/<[^>]*>|<style[\s\S]*<\/style>/g, "")];
    });
    const pages = said(catalogues.fr).map(([where]) => where);
    expect(pages.length).toBeGreaterThan(1000);
    const shown = Object.values(catalogues.fr).flatMap(texts => Object.values(texts));
    const loose = [...sent, ...exportWords("fr"), ...shown].filter(text => looseSpace.test(text));
    expect(loose).toEqual([]);
    expect(sent.join()).toMatch(/\u00a0:/);
  });

  test("in French with a plain space, or one of the wrong width, would be found", () => {
    for (const loose of ["Oublié ?", "Oublié\u00a0?", "Mot de passe :", "Mot de passe\u202f:", "« Urlaub »"])
      expect([loose, looseSpace.test(loose), looseSpace.test(withFrenchSpaces(loose))]).toEqual([
        loose,
        true,
        /\u00a0\?|\u202f:/.test(loose),
      ]);
  });
});
