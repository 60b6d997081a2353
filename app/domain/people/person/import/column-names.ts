import { languages } from "~/contract/language";
import { normalized } from "~/contract/people-columns";

const languageNames: Record<string, string | undefined> = Object.fromEntries(
  [
    ["de", "deutsch", "german", "allemand", "الألمانية", "الالمانية"],
    ["en", "englisch", "english", "anglais", "الإنجليزية", "الانجليزية"],
    ["fr", "französisch", "french", "français", "الفرنسية"],
    ["ar", "arabisch", "arabic", "arabe", "العربية"],
  ].flatMap(([code, ...others]) => [code, ...others].map(name => [normalized(name ?? ""), code])),
);

/** The language of a cell, by code or by name in one of the four languages; else the cell itself. */
export function languageOf(cell: string): string {
  return languageNames[normalized(cell)] ?? cell;
}

const countryNames = new Map<string, string>();

/** The country of a cell, by code or by name in one of the four languages; else the cell itself. */
export function countryOf(cell: string, codes: readonly string[]): string {
  if (/^[a-z]{2}$/i.test(cell)) return cell.toUpperCase();
  if (countryNames.size === 0)
    for (const language of languages) {
      const display = new Intl.DisplayNames([language], { type: "region" });
      for (const code of codes) countryNames.set(normalized(display.of(code) ?? code), code);
    }
  return countryNames.get(normalized(cell)) ?? cell;
}

const roleNames = new Map(
  [
    [
      "administrator",
      "Systemverwaltung",
      "Verwaltung",
      "Administrateur",
      "Administration",
      "مدير النظام",
      "إدارة النظام",
    ],
    ["staff", "Betriebsteam", "Team", "Équipe", "فريق العمل"],
    ["analyst", "Analyse", "Auswertung", "Analyste", "محلل"],
  ].flatMap(([key = "", ...others]) => [key, ...others].map(name => [normalized(name), key] as const)),
);

/** The key of the built-in role of a cell, by key or by name in one of the four languages. */
export function builtInRoleOf(cell: string): string | undefined {
  return roleNames.get(normalized(cell));
}
