import { languages } from "~/contract/language";

/** The columns of an import file. */
const importColumns = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "language",
  "country",
  "role",
  "companyName",
] as const;
export type ImportColumn = (typeof importColumns)[number];

// Column headers in German, English, French and Arabic, and those of our own exports.
const names: Record<ImportColumn, string[]> = {
  firstName: ["vorname", "first name", "firstname", "given name", "prénom", "الاسم الأول", "الاسم"],
  lastName: ["nachname", "name", "familienname", "last name", "lastname", "surname", "family name"].concat([
    "nom",
    "nom de famille",
    "اسم العائلة",
    "اللقب",
  ]),
  email: [
    "e-mail-adresse",
    "e-mail",
    "email",
    "mail",
    "email address",
    "e-mail address",
    "adresse e-mail",
  ].concat(["adresse mail", "courriel", "البريد الإلكتروني", "عنوان البريد الإلكتروني"]),
  phone: ["telefon", "telefon oder whatsapp", "telefonnummer", "handy", "mobil", "whatsapp", "phone"].concat([
    "phone number",
    "phone or whatsapp",
    "mobile",
    "téléphone",
    "téléphone ou whatsapp",
    "portable",
    "الهاتف",
    "الهاتف أو واتساب",
    "الهاتف أو whatsapp",
    "رقم الهاتف",
  ]),
  language: ["sprache", "language", "langue", "اللغة"],
  country: ["land", "country", "pays", "الدولة", "البلد"],
  role: ["rolle", "role", "rôle", "الدور"],
  companyName: [
    "unternehmen",
    "firma",
    "name des unternehmens",
    "company",
    "company name",
    "entreprise",
  ].concat(["société", "nom de l’entreprise", "الشركة", "اسم الشركة"]),
};

/** A header in comparable form: without case, diacritics, separators and apostrophe variants. */
const normalized = (head: string) =>
  head
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const known = new Map(
  importColumns.flatMap(column =>
    [column, ...names[column]].map(name => [normalized(name), column] as const),
  ),
);

/** The column of a header; undefined if unknown. */
export function columnOf(head: string): ImportColumn | undefined {
  return known.get(normalized(head));
}

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
