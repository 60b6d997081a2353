import type { Figures } from "~/contract/figures";
import { formatDayOfMonth, formatHour, formatMonth, formatWeekday, weekOf } from "~/i18n/format-calendar";
import type { Language } from "~/i18n/languages";
import { textsFor } from "~/i18n/server";
import type { Series } from "~/ui/charts/chart-spec";

export type Outcome = "answered" | "declined" | "ended";
export const outcomes = ["answered", "declined", "ended"] as const;

/** Figures with the words of their reader: what both pages of charts are made of. */
export function toldFigures(figures: Figures, language: Language) {
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
    /** A series for each way in which questions end. */
    byOutcome(valuesOf: (outcome: Outcome) => number[]): Series[] {
      return outcomes.map(outcome => ({ label: this.outcomeName(outcome), values: valuesOf(outcome) }));
    },
    days,
    dayName: (day: number, length: "short" | "long") => formatWeekday(day, language, length),
    hourName: (hour: number) => formatHour(hour, language),
    /** Questions of one outcome, or all, in the hours that a test lets through. */
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
export type Told = ReturnType<typeof toldFigures>;

/** The first parts of a whole, and what is beyond them as one. */
export function withRest<Part extends { label: string; value: number }>(
  parts: Part[],
  most: number,
  rest: string,
): { label: string; value: number }[] {
  if (parts.length <= most) return parts;
  const beyond = parts.slice(most - 1).reduce((all, part) => all + part.value, 0);
  return [...parts.slice(0, most - 1), { label: rest, value: beyond }];
}

/** Every number with all before it added. */
export function runningTotal(values: number[]): number[] {
  let total = 0;
  return values.map(value => {
    total += value;
    return total;
  });
}
