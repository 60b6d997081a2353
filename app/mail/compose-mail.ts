import type { Language } from "~/contract/language";
import type { MailBlock, MailContent } from "~/contract/mail-blocks";
import type { MailMessage } from "~/contract/mail-message";
import { withFrenchSpaces } from "~/i18n/french-spaces";
import { escapeHtml } from "./escape-html";
import { mailHtml } from "./mail-html";
import { storedContent } from "./stored-templates";
import { ownContent, templateOf, texts, type Words } from "./templates";
import type { MailTexts } from "./texts/de";

/** The recipient and the target of the mail's link. `path` comes from paths, `origin` from the settings. */
export interface Addressee {
  language: Language;
  /**
   * The recipient's name. Undefined while the address is unverified: a stranger may have typed the name and must
   * not be able to send text to the address.
   */
  name: string | undefined;
  origin: string;
  path: string;
  product: string;
}

/** The words as the language sets them: French with its non-breaking spaces. */
const typeset = (words: string, language: Language) => (language === "fr" ? withFrenchSpaces(words) : words);

/** The lines of an export's README. */
export const exportWords = (language: Language): string[] =>
  texts[language].exportReadme.map(line => typeset(line, language));

/** The name of a file in a mail about its new version. */
export const newVersionOf = (language: Language, file: string): string =>
  texts[language].newVersionOf.replace("{file}", () => file);

/**
 * One mail as text and HTML, right-to-left where the language is, in the operator's words or else in ours. `values`
 * fill the {placeholders} as data: escaped, with isolated direction, on one line, without invisible or reordering
 * characters.
 * @throws Error when the link would leave the origin
 */
export function composeMail(
  to: Addressee,
  choose: (texts: MailTexts) => Words,
  values: Record<string, string>,
): MailMessage {
  const all = texts[to.language];
  const template = templateOf(all, choose(all));
  if (!template) throw new Error("A mail has no template");
  return composeContent(
    to,
    storedContent(template, to.language) ?? ownContent(template, to.language),
    values,
  );
}

/**
 * A mail of these words.
 * @param options.footer a sentence above the footer
 * @param options.stopPath where its reader stops such mails
 * @param options.scheme draws a preview in these colours
 */
export function composeContent(
  to: Addressee,
  { subject, blocks }: MailContent,
  values: Record<string, string>,
  { footer, stopPath, scheme }: { footer?: string; stopPath?: string; scheme?: "light" | "dark" } = {},
): MailMessage {
  const all = texts[to.language];
  const address = linkTo(to);
  const placeholders = { ...values, name: to.name?.trim() ?? "", product: to.product };
  const set = (words: string) => typeset(words, to.language);
  const plain = (words: string) => fill(set(words), placeholders, value => isolate(value, to.language));
  const rich = (words: string) =>
    fill(escapeHtml(set(words)), placeholders, value => `<bdi>${escapeHtml(value)}</bdi>`).replace(
      /\r?\n/g,
      "<br>",
    );
  const greeting = to.name === undefined ? all.greetingUnnamed : all.greeting;
  const stopUrl = stopPath === undefined ? undefined : linkTo({ ...to, path: stopPath });
  const feet = [...(footer === undefined ? [] : [footer]), all.footer];
  const colon = to.language === "fr" ? "\u00a0:" : ":";
  const asText = ({ kind, text }: MailBlock) =>
    kind === "button" ? `${plain(text)}${colon}\n${address}` : plain(text);
  return {
    subject: plain(subject),
    text: [
      plain(greeting),
      ...blocks.map(asText),
      "--",
      ...feet.map(plain),
      ...(stopUrl ? [`${set(all.stopMails)}${colon}\n${stopUrl}`] : []),
    ].join("\n\n"),
    html: mailHtml(
      to.language,
      {
        title: escapeHtml(fill(set(subject), placeholders, value => value)),
        blocks: [
          { kind: "greeting", html: rich(greeting) },
          ...blocks.map(({ kind, text }) => ({ kind, html: rich(text) })),
        ],
        address: escapeHtml(address),
        footer: [
          ...feet.map(rich),
          ...(stopUrl
            ? [`<a href="${escapeHtml(stopUrl)}" style="color:inherit">${escapeHtml(set(all.stopMails))}</a>`]
            : []),
        ].join("<br>"),
      },
      scheme,
    ),
    ...(stopUrl ? { stopUrl } : {}),
  };
}

function linkTo({ origin, path }: Addressee): string {
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new Error("A mail's link leads elsewhere");
  return url.href;
}

function fill(words: string, values: Record<string, string>, show: (value: string) => string): string {
  return words.replace(/\{(\w+)\}/g, (_, place: string) => show(clean(values[place] ?? "")));
}

function clean(value: string): string {
  return value
    .replace(/[\p{Bidi_Control}\u200b\ufeff]/gu, "")
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

/** Plain text has no <bdi>: uses first strong isolates where directions may mix. */
function isolate(value: string, language: Language): string {
  const mixed = language === "ar" || /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(value);
  return mixed ? `\u2068${value}\u2069` : value;
}
