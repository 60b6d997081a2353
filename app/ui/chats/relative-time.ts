import type { Language } from "~/contract/language";
import { dayIn, formatTime, formatTimeOfDay } from "~/i18n/format";

type Reader = { language: Language; timeZone: string };

/** Whether two instants are on the same day in a time zone. */
function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  return dayIn(one, timeZone) === dayIn(other, timeZone);
}

/** The age of an instant: same day, less than seven days, or older. */
export function ageOf(at: Date, now: Date, timeZone: string): "today" | "week" | "older" {
  if (isSameDay(at, now, timeZone)) return "today";
  return now.getTime() - at.getTime() < 7 * 86_400_000 ? "week" : "older";
}

/** "09:14" for today, else the date with the time; `today` formats the former. */
export function relativeTime(at: Date, now: Date, reader: Reader, today: (time: string) => string): string {
  if (!isSameDay(at, now, reader.timeZone)) return formatTime(at, reader);
  return today(formatTimeOfDay(at, reader));
}
