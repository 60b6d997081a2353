/** What a column of a list may say about somebody. */
export const importColumns = [
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

// The names that people give these columns in German, English, French and Arabic, and those of our own exports.
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

/** A head as it is compared: without regard to case, marks, signs between words and which apostrophe it is. */
const plain = (head: string) =>
  head
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const known = new Map(
  importColumns.flatMap(column => [column, ...names[column]].map(name => [plain(name), column] as const)),
);

/** Which column a head means; undefined for one that says nothing to us. */
export function columnOf(head: string): ImportColumn | undefined {
  return known.get(plain(head));
}

const languageNames: Record<string, string | undefined> = Object.fromEntries(
  [
    ["de", "deutsch", "german", "allemand", "الألمانية", "الالمانية"],
    ["en", "englisch", "english", "anglais", "الإنجليزية", "الانجليزية"],
    ["fr", "französisch", "french", "français", "الفرنسية"],
    ["ar", "arabisch", "arabic", "arabe", "العربية"],
  ].flatMap(([code, ...others]) => [code, ...others].map(name => [plain(name ?? ""), code])),
);

/** The language that a cell names, by code or in one of the four languages; the cell itself where it names none. */
export function languageOf(cell: string): string {
  return languageNames[plain(cell)] ?? cell;
}

const countryNames = new Map<string, string>();

/** The country that a cell names, by code or in one of the four languages; the cell itself where it names none. */
export function countryOf(cell: string, codes: readonly string[]): string {
  if (/^[a-z]{2}$/i.test(cell)) return cell.toUpperCase();
  if (countryNames.size === 0)
    for (const language of ["de", "en", "fr", "ar"]) {
      const display = new Intl.DisplayNames([language], { type: "region" });
      for (const code of codes) countryNames.set(plain(display.of(code) ?? code), code);
    }
  return countryNames.get(plain(cell)) ?? cell;
}

const roleNames = new Map(
  [
    ["administrator", "Verwaltung", "Administration", "إدارة النظام"],
    ["staff", "Team", "Équipe", "فريق العمل"],
    ["analyst", "Auswertung", "Analyse", "محلل"],
  ].flatMap(([key = "", ...others]) => [key, ...others].map(name => [plain(name), key] as const)),
);

/** The key of the built-in role that a cell names, by its key or as one of the four languages calls it. */
export function builtInRoleOf(cell: string): string | undefined {
  return roleNames.get(plain(cell));
}
