import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { withFrenchSpaces } from "~/i18n/french-spaces";
import { directionOf } from "~/i18n/languages";
import { ar } from "./texts/ar";
import { de, type MailTexts } from "./texts/de";
import { en } from "./texts/en";
import { fr } from "./texts/fr";

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

/** A mail's texts. */
interface Words {
  subject: string;
  paragraphs: string[];
  link: string;
}

const texts: Record<Language, MailTexts> = { de, en, fr, ar };

/** The words as the language sets them: French with its non-breaking spaces. */
const typeset = (words: string, language: Language) => (language === "fr" ? withFrenchSpaces(words) : words);

/** The lines of an export's README. */
export const exportWords = (language: Language): string[] =>
  texts[language].exportReadme.map(line => typeset(line, language));

/**
 * One mail as text and HTML, right-to-left where the language is. `values` fill the {placeholders} as data:
 * escaped, with isolated direction, on one line, without invisible or reordering characters.
 * @throws Error when the link would leave the origin
 */
export function composeMail(
  to: Addressee,
  choose: (texts: MailTexts) => Words,
  values: Record<string, string>,
): MailMessage {
  const all = texts[to.language];
  const { subject, paragraphs, link } = choose(all);
  const address = linkTo(to);
  const given = { ...values, name: to.name?.trim() ?? "", product: to.product };
  const set = (words: string) => typeset(words, to.language);
  const plain = (words: string) => fill(set(words), given, value => isolate(value, to.language));
  const rich = (words: string) =>
    fill(escapeHtml(set(words)), given, value => `<bdi>${escapeHtml(value)}</bdi>`);
  const body = [to.name === undefined ? all.greetingUnnamed : all.greeting, ...paragraphs];
  return {
    subject: plain(subject),
    text: [
      ...body.map(plain),
      `${link}${to.language === "fr" ? "\u00a0:" : ":"}\n${address}`,
      "--",
      plain(all.footer),
    ].join("\n\n"),
    html: page(to.language, {
      title: escapeHtml(fill(set(subject), given, value => value)),
      body: body.map(words => `<p style="margin:0 0 16px">${rich(words)}</p>`).join("\n"),
      link: `<a href="${escapeHtml(address)}" style="color:#675dd8">${escapeHtml(link)}</a>`,
      footer: rich(all.footer),
    }),
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

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, character => entities[character]!);
}

function page(
  language: Language,
  { title, body, link, footer }: { title: string; body: string; link: string; footer: string },
): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#2f3349;font:16px/1.5 sans-serif;text-align:start">
<div style="max-width:560px">
${body}
<p style="margin:0 0 24px">${link}</p>
<p style="margin:0;padding-top:16px;border-top:1px solid #dbdade;color:#5d596c;font-size:13px">${footer}</p>
</div>
</body>
</html>
`;
}
