import { LanguageDetector } from "remix-i18next/server";
import { isLanguage, type Language, languages } from "~/contract/language";

const fallbackLanguage: Language = "de";
/** Longer headers are cut off: no browser sends them. */
const maxHeaderLength = 500;

/**
 * The reader's language: the one they chose in their account, else in this browser, else the first supported one that
 * the browser asks for, else German. A choice made in the browser after signing in wins only for visitors: an account
 * has one language everywhere. Why the header is read here: docs/decisions/013-named-packages.md.
 */
export async function pickLanguage(
  user: string | undefined,
  cookie: string | undefined,
  request: Request,
): Promise<Language> {
  const detector = new LanguageDetector({
    supportedLanguages: [...languages],
    fallbackLanguage,
    order: ["custom"],
    findLocale: async ({ headers }) =>
      [user, cookie, ...acceptedLanguages(headers.get("accept-language"))].filter(isLanguage),
  });
  return (await detector.detect(request)) as Language;
}

/** The languages of an Accept-Language header without their regions, the most wanted first; none with quality 0. */
function acceptedLanguages(header: string | null): string[] {
  return (header ?? "")
    .slice(0, maxHeaderLength)
    .split(",")
    .map(part => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map(value => /^\s*q=([\d.]+)/.exec(value)?.[1]).find(Boolean);
      return {
        language: (tag.split("-")[0] ?? "").trim().toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(entry => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(entry => entry.language);
}
