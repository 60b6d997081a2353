import type { Language } from "~/contract/language";

/** A calendar day ("2026-11-20"), or an instant with its time of day; a plain Date is written as its day. */
export type Day = { day: string };
export type Time = { time: Date };
export type DateValue = Date | Day | Time;

/** The reader's language and time zone: an export has the days and times that its page shows. */
export type Reader = { language: Language; timeZone: string };

// The order in which spreadsheets of a language write days and read them from a CSV file; others use the ISO order.
const patterns: Partial<Record<Language, string>> = { de: "dd.mm.yyyy", fr: "dd/mm/yyyy" };

/** Writes days and times for a reader: "2026-11-20" or "2026-11-20 09:30:00" in the reader's zone, and for CSV. */
export function exportDates({ language, timeZone }: Reader) {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const pattern = patterns[language] ?? "yyyy-mm-dd";
  const local = (value: DateValue): string => {
    if ("day" in value) return value.day;
    return "time" in value ? clock.format(value.time) : clock.format(value).slice(0, 10);
  };
  return {
    local,
    /** The format of a spreadsheet's cell. */
    format: (value: DateValue) => ("time" in value ? `${pattern} hh:mm:ss` : pattern),
    text(value: DateValue): string {
      const [day = "", time] = local(value).split(" ");
      const [yyyy = "", mm = "", dd = ""] = day.split("-");
      const written = pattern.replace("yyyy", yyyy).replace("mm", mm).replace("dd", dd);
      return time ? `${written} ${time}` : written;
    },
  };
}

export const isDate = (value: object): value is DateValue =>
  value instanceof Date || "day" in value || "time" in value;

/** The head of a column of times, which names their zone, because a file may be read in another one. */
export const timeHead = (name: string, { timeZone }: Pick<Reader, "timeZone">): string =>
  `${name} (${timeZone})`;
