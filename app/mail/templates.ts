import type { Language } from "~/contract/language";
import type { MailContent } from "~/contract/mail-blocks";
import { ar } from "./texts/ar";
import { de, type MailTexts } from "./texts/de";
import { en } from "./texts/en";
import { fr } from "./texts/fr";

/** A mail's texts. */
export interface Words {
  subject: string;
  paragraphs: string[];
  link: string;
}

/** The names of the mails among the texts. */
export type MailTemplate = {
  [Name in keyof MailTexts]: MailTexts[Name] extends Words ? Name : never;
}[keyof MailTexts];

export const texts: Record<Language, MailTexts> = { de, en, fr, ar };

const isWords = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && "paragraphs" in value;

/** All templates, in the order of the texts. */
export const mailTemplates = (Object.keys(de) as (keyof MailTexts)[]).filter((name): name is MailTemplate =>
  isWords(de[name]),
);

export const isMailTemplate = (name: string): name is MailTemplate =>
  (mailTemplates as readonly string[]).includes(name);

/** The template that these words are of. */
export const templateOf = (all: MailTexts, words: Words): MailTemplate | undefined =>
  mailTemplates.find(name => all[name] === words);

/** Our own words as blocks. */
export function ownContent(template: MailTemplate, language: Language): MailContent {
  const { subject, paragraphs, link } = texts[language][template];
  return {
    subject,
    blocks: [
      ...paragraphs.map(text => ({ kind: "paragraph" as const, text })),
      { kind: "button" as const, text: link },
    ],
  };
}

/** Mails to an address that is not verified yet: they greet without a name. */
export const unnamed: readonly MailTemplate[] = [
  ...(["invitation", "operatorInvitation", "verification", "firstPassword"] as const),
  ...(["googleAsksFirst", "emailNew", "managedNew", "divisionNews"] as const),
  ...(["contractReceived", "contractLink"] as const),
];

/** Also in two braces, as other programs write them: `{{name}}`. */
const place = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g;
const placesIn = (text: string) =>
  [...text.matchAll(place)].map(([, double, name = ""]) => (double ?? name).trim());

/** The content with its placeholders in one brace each: `{{ name }}` becomes `{name}`. */
export const plainPlaces = <Content extends MailContent>({ subject, blocks, ...rest }: Content) => {
  const plain = (text: string) => text.replace(place, whole => `{${placesIn(whole)[0]}}`);
  return {
    ...rest,
    subject: plain(subject),
    blocks: blocks.map(block => ({ ...block, text: plain(block.text) })),
  };
};

/** The placeholders of a template: those of our own words, and the product's name. */
export function placeholdersOf(template: MailTemplate): string[] {
  const { subject, blocks } = ownContent(template, "de");
  return [...new Set(["product", ...[subject, ...blocks.map(({ text }) => text)].flatMap(placesIn)])];
}

/** Placeholders that a mail needs; they are not allowed in the subject, which is stored and shown. */
const secrets = ["code"];

/** Chosen: what names a placeholder in a sentence. */
const maxNamed = 40;

/**
 * What is wrong with a template's content, as codes by field: an unknown placeholder with its name and the known ones behind
 * colons, a missing button or code, a code in the subject. Empty if nothing is.
 */
export function faultsOf(template: MailTemplate, { subject, blocks }: MailContent): Record<string, string[]> {
  const placeholders = placeholdersOf(template);
  const unknown = (text: string): string[] => {
    const name = placesIn(text).find(one => !placeholders.includes(one));
    if (name === undefined) return [];
    const cut = [...name].slice(0, maxNamed).join("");
    return [`template.placeholder:${encodeURIComponent(cut)}:${placeholders.join(",")}`];
  };
  const faults: Record<string, string[]> = {};
  if (unknown(subject).length > 0) faults.subject = unknown(subject);
  else if (placesIn(subject).some(name => secrets.includes(name))) faults.subject = ["template.secret"];
  blocks.forEach(({ text }, index) => {
    if (unknown(text).length > 0) faults[`blocks[${index}].text`] = unknown(text);
  });
  const used = blocks.flatMap(({ text }) => placesIn(text));
  if (!blocks.some(({ kind, text }) => kind === "button" && text !== "")) faults.blocks = ["template.button"];
  else if (secrets.some(name => placeholders.includes(name) && !used.includes(name)))
    faults.blocks = ["template.code"];
  return faults;
}
