import { isLanguage, type Language } from "./languages";

/**
 * The reader's language: the one they chose in their account, else in this browser, else the first of
 * ours that the browser asks for, else German. A choice made in the browser after signing in wins
 * only for visitors: an account has one language everywhere.
 */
export function pickLanguage(
  user: string | undefined,
  cookie: string | undefined,
  accept: string | null,
): Language {
  const asked = [user, cookie, ...acceptedLanguages(accept)];
  return asked.find(isLanguage) ?? "de";
}

function acceptedLanguages(header: string | null): string[] {
  return (header ?? "")
    .slice(0, 500)
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
