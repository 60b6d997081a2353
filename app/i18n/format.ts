import type { Language } from "~/contract/language";

type Reader = { language: Language; timeZone: string };

// Creating a formatter costs a hundred times as much as using it.
type Formatters = Intl.DateTimeFormat | Intl.NumberFormat | Intl.ListFormat;
const cache = new Map<string, Formatters>();
const cachedFormatter = <Formatter extends Formatters>(key: string, make: () => Formatter): Formatter => {
  const cached = cache.get(key);
  if (cached) return cached as Formatter;
  const formatter = make();
  cache.set(key, formatter);
  return formatter;
};

/** Latin digits in Arabic too, so that figures look the same in texts, files and bills. */
export const localeOf = (language: Language): string =>
  language === "ar" ? "ar-u-nu-latn" : language === "en" ? "en-GB" : language;

/** French writes "1er juillet" for the first of a month and plain numbers for the other days; Intl writes 1. */
const withFirstDay = (date: string, language: Language): string =>
  language === "fr" ? date.replace(/^1(?=\s\p{L})/u, "1er") : date;

/** Arabic "9:14 ص" on one line, as the other languages' times are. */
const withHalfOfDay = (time: string): string => time.replace(/ (?=[صم]$)/u, "\u00a0");

/** "20. November 2026 um 09:14" in the reader's language and time zone. */
export function formatTime(at: Date | string, { language, timeZone }: Reader): string {
  const formatter = cachedFormatter(
    `time ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeStyle: "short", timeZone }),
  );
  return withHalfOfDay(withFirstDay(formatter.format(new Date(at)), language));
}

/** "09:14" in the reader's language and time zone. */
export function formatTimeOfDay(at: Date, { language, timeZone }: Reader): string {
  const formatter = cachedFormatter(
    `clock ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short", timeZone }),
  );
  return withHalfOfDay(formatter.format(at));
}

/** "2026-11-20": the calendar day of an instant in a time zone, for comparisons. */
export function dayIn(at: Date, timeZone: string): string {
  return cachedFormatter(
    `day ${timeZone}`,
    () => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }),
  ).format(at);
}

/** "Personal und Vertrieb": a list in the reader's language. */
export function formatList(names: string[], language: Language): string {
  return cachedFormatter(`list ${language}`, () => new Intl.ListFormat(localeOf(language))).format(names);
}

/** "20. November 2026" in the reader's language and time zone. */
export function formatDate(at: Date | string, { language, timeZone }: Reader): string {
  const formatter = cachedFormatter(
    `date ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone }),
  );
  return withFirstDay(formatter.format(new Date(at)), language);
}

/** The last day before an end: what ends at midnight was valid until the day before. */
export function formatLastDay(end: Date | string, reader: Reader): string {
  return formatDate(new Date(new Date(end).getTime() - 1), reader);
}

/** A number with the reader's separators. */
export function formatNumber(value: number, language: Language): string {
  return cachedFormatter(
    `number ${language}`,
    () => new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }),
  ).format(value);
}

/** "1,5", "−1": how much of something an invoice has, with the minus of its amounts. */
export function formatQuantity(value: number, language: Language): string {
  return cachedFormatter(
    `quantity ${language}`,
    () => new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 3 }),
  )
    .format(value)
    .replace("-", "−");
}

/**
 * "1.178,10 €", "−19,90 €": cents in euros as the language writes them, with a minus that no line breaks at. `whole` leaves out
 * the cents: "1.500 €".
 */
export function formatMoney(cents: number, language: Language, { whole = false } = {}): string {
  return cachedFormatter(
    `money ${language} ${whole}`,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        style: "currency",
        currency: "EUR",
        ...(whole ? { maximumFractionDigits: 0 } : {}),
      }),
  )
    .format(cents / 100)
    .replace("-", "−");
}

/** "40 %", "40%": a number of per cent with the sign as the language sets it. */
export const formatPercent = (value: number, language: Language): string => percent(value, language, 1);

/** "19 %", "8,25 %": a tax rate, which has up to two decimal places and is never rounded. */
export const formatTaxRate = (value: number, language: Language): string => percent(value, language, 2);

function percent(value: number, language: Language, maximumFractionDigits: number): string {
  return cachedFormatter(
    `percent ${maximumFractionDigits} ${language}`,
    () => new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits }),
  ).format(value / 100);
}

/** A size: "8,4 MB", "1,2 GB"; a megabyte has a million bytes. */
export function formatBytes(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < 1000
      ? [bytes, "byte"]
      : bytes < 999_500
        ? [bytes / 1000, "kilobyte"]
        : bytes < 999_950_000
          ? [bytes / 1_000_000, "megabyte"]
          : [bytes / 1e9, "gigabyte"];
  return cachedFormatter(
    `bytes ${unit} ${language}`,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        style: "unit",
        unit,
        // Only the long form has a plural: "601 bytes", but "kB".
        unitDisplay: unit === "byte" ? "long" : "short",
        maximumFractionDigits: unit === "byte" || unit === "kilobyte" ? 0 : 1,
      }),
  ).format(value);
}

/**
 * A number for a field, in the format that its reader types: "7,5", without thousands separators. Text is
 * unchanged.
 */
export function writeNumber(value: string | number, language: Language): string {
  const text = String(value);
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return text;
  return text.replace(".", language === "de" || language === "fr" ? "," : ".");
}

/** A country's name by its two letters; the letters if it has no name, empty without letters. */
export const countryName = (code: string, language: Language): string =>
  code ? (new Intl.DisplayNames([language], { type: "region", fallback: "code" }).of(code) ?? code) : "";
