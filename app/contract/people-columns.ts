/** The columns of a list of people. */
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

/** A header or name in comparable form: without case, diacritics, separators and apostrophe variants. */
export const normalized = (head: string) =>
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
