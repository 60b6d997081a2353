import { formatBytes, formatNumber } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { ValueFormat } from "./chart-spec";

/** A value as its reader writes it. */
export function valueText(value: number, language: Language, format: ValueFormat = "number"): string {
  switch (format) {
    case "percent":
      return `${formatNumber(value, language)}\u00a0%`;
    case "bytes":
      return formatBytes(value, language);
    case "seconds":
      return `${formatNumber(value / 1000, language)}\u00a0s`;
    case "change":
      return `${value > 0 ? "+" : value < 0 ? "−" : ""}${formatNumber(Math.abs(value), language)}`;
    case "number":
      return formatNumber(value, language);
  }
}

/** A label that has room for `most` characters; the whole of it stands in the table and the legend. */
export function shortLabel(label: string, most: number): string {
  const letters = [...label];
  return letters.length <= most
    ? label
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
