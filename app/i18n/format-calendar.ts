import type { Language } from "~/contract/language";
import { localeOf } from "./format";

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Formats a calendar day, not an instant: independent of time zones. */
function formatted(at: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const cached = formatters.get(key);
  const formatter = cached ?? new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" });
  if (!cached) formatters.set(key, formatter);
  return formatter.format(at);
}

/** "20.11." for "2026-11-20", without the year. */
export function formatDayOfMonth(day: string, language: Language): string {
  return formatted(new Date(day), language, { day: "numeric", month: "numeric" });
}

/** "Nov. 26" for "2026-11-01". */
export function formatMonth(day: string, language: Language): string {
  return formatted(new Date(day), language, { month: "short", year: "2-digit" });
}

/** "November 2026" for "2026-11-01". */
export function formatMonthInFull(day: string, language: Language): string {
  return formatted(new Date(day), language, { month: "long", year: "numeric" });
}

/** The days of the week in the language's order; Monday is 1. */
export const weekOf = (language: Language): number[] =>
  language === "ar" ? [6, 7, 1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6, 7];

/** "Mo" or "Montag"; Monday is 1. Arabic has no shorter names, but can leave out the article. */
export function formatWeekday(day: number, language: Language, length: "short" | "long"): string {
  const name = formatted(new Date(Date.UTC(2024, 0, day)), language, { weekday: length });
  return language === "ar" && length === "short" ? name.replace(/^ال/, "") : name;
}

/** "09:00" for 9; "9 ص" in Arabic, whose time with minutes is too long for the side of a chart. */
export function formatHour(hour: number, language: Language): string {
  const options = language === "ar" ? ({ hour: "numeric" } as const) : ({ timeStyle: "short" } as const);
  return formatted(new Date(Date.UTC(2024, 0, 1, hour)), language, options);
}
