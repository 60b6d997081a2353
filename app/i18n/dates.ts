import type { Language } from "~/contract/language";

type Part = "day" | "month" | "year";
const orders: Record<Language, { parts: Part[]; between: string }> = {
  de: { parts: ["day", "month", "year"], between: "." },
  en: { parts: ["day", "month", "year"], between: "/" },
  fr: { parts: ["day", "month", "year"], between: "/" },
  ar: { parts: ["day", "month", "year"], between: "/" },
};

/** A calendar day in the reader's format: "20.11.2026"; '' for an invalid day. */
export function writeDay(iso: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (!year || !month || !day) return "";
  const { parts, between } = orders[language];
  return parts.map(part => ({ year, month, day })[part]).join(between);
}

/**
 * Parses a typed day as "2026-11-20": ISO or the reader's order, with any common separators; two-digit years are
 * 1970 to 2069. Undefined for an invalid day.
 */
export function readDay(typed: string, language: Language): string | undefined {
  const text = latinDigits(typed).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf({ year: iso[1]!, month: iso[2]!, day: iso[3]! });
  const own = /^(\d{1,4})\s?[./\s-]\s?(\d{1,2})\s?[./\s-]\s?(\d{1,4})\.?$/.exec(text);
  if (!own) return undefined;
  const ownParts = Object.fromEntries(orders[language].parts.map((part, at) => [part, own[at + 1]!]));
  return dayOf(ownParts as Record<Part, string>);
}

function dayOf({ year, month, day }: Record<Part, string>): string | undefined {
  if (year.length === 1 || year.length === 3 || day.length > 2) return undefined;
  const full = year.length === 2 ? (Number(year) < 70 ? `20${year}` : `19${year}`) : year;
  const iso = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // Date rolls 31 April over to 1 May, so invalid days differ.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/**
 * Parses a typed time of day as "09:14": hours of 24, and minutes behind any common separator; "9", "9.14", "9h14" and
 * "9:14 Uhr" are times too. Undefined for others.
 */
export function readTime(typed: string): string | undefined {
  const [, hour = "", minute = "00"] =
    /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?:\s?(?:uhr|h))?$/i.exec(latinDigits(typed).trim()) ?? [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, "0")}:${minute}`;
}

const arabic = /[٠-٩۰-۹]/g;

/** Converts Arabic and Persian digits to Latin ones and removes direction marks. */
function latinDigits(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "")
    .replace(arabic, digit => String(digit.charCodeAt(0) & 15));
}
