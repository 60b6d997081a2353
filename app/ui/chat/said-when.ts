import { dayIn, formatTime, formatTimeOfDay } from "~/i18n/format";
import type { Language } from "~/i18n/languages";

type Reader = { language: Language; timeZone: string };

/** Whether two instants are the same day in a time zone. */
function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  return dayIn(one, timeZone) === dayIn(other, timeZone);
}

/** How far back an instant is: the same day, less than seven days, or longer. */
export function ageOf(at: Date, now: Date, timeZone: string): "today" | "week" | "older" {
  if (isSameDay(at, now, timeZone)) return "today";
  return now.getTime() - at.getTime() < 7 * 86_400_000 ? "week" : "older";
}

/** "09:14" for today, else the date with the time; `today` says how the former is put. */
export function saidWhen(at: Date, now: Date, reader: Reader, today: (time: string) => string): string {
  if (!isSameDay(at, now, reader.timeZone)) return formatTime(at, reader);
  return today(formatTimeOfDay(at, reader));
}
