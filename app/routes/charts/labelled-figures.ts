import type { Figures } from "~/contract/figures";
import type { Language } from "~/contract/language";
import { formatDayOfMonth, formatHour, formatMonth, formatWeekday, weekOf } from "~/i18n/format-calendar";
import { textsFor } from "~/i18n/server";
import type { Series } from "~/ui/charts/chart-spec";

export type Outcome = "answered" | "declined" | "ended";
export const outcomes = ["answered", "declined", "ended"] as const;

/** Figures with translated labels, shared by both pages of charts. */
export function labelledFigures(figures: Figures, language: Language) {
  const t = textsFor(language);
  const { unit, buckets, hours } = figures;
  const days = weekOf(language);
  const unitName = t(unit === "day" ? "figures:day" : "figures:month");
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);
  const named = <Item extends { name: string | null }>(
    items: Item[],
    nameless: (number: number) => string,
  ): (Item & { name: string })[] =>
    items.map((item, at) => ({ ...item, name: item.name ?? nameless(at + 1) }));
  return {
    figures,
    t,
    language,
    sum,
    share,
    unitName,
    bucketNames: buckets.map(({ start }) =>
      unit === "day" ? formatDayOfMonth(start, language) : formatMonth(start, language),
    ),
    outcomeName: (outcome: Outcome) =>
      t(
        outcome === "answered"
          ? "figures:answered"
          : outcome === "declined"
            ? "figures:declined"
            : "figures:ended",
      ),
    /** A series for each outcome. */
    byOutcome(valuesOf: (outcome: Outcome) => number[]): Series[] {
      return outcomes.map(outcome => ({ label: this.outcomeName(outcome), values: valuesOf(outcome) }));
    },
    days,
    dayName: (day: number, length: "short" | "long") => formatWeekday(day, language, length),
    hourName: (hour: number) => formatHour(hour, language),
    /** Questions of one outcome, or of all, in the hours that pass the test. */
    inHours: (test: (hour: Figures["hours"][number]) => boolean, outcome?: Outcome) =>
      sum(
        hours
          .filter(test)
          .map(hour => (outcome ? hour[outcome] : hour.answered + hour.declined + hour.ended)),
      ),
    divisions: named(figures.divisions, number => t("figures:divisionNumber", { number })),
    documents: named(figures.documents, number => t("figures:fileNumber", { number })),
    people: named(figures.people, number => t("figures:personNumber", { number })),
  };
}
export type LabelledFigures = ReturnType<typeof labelledFigures>;

/** The first parts of a total, with the others combined. */
export function withRest<Part extends { label: string; value: number }>(
  parts: Part[],
  maxParts: number,
  rest: string,
): { label: string; value: number }[] {
  if (parts.length <= maxParts) return parts;
  const beyond = parts.slice(maxParts - 1).reduce((all, part) => all + part.value, 0);
  return [...parts.slice(0, maxParts - 1), { label: rest, value: beyond }];
}

/** Cumulative sums. */
export function runningTotal(values: number[]): number[] {
  let total = 0;
  return values.map(value => {
    total += value;
    return total;
  });
}
