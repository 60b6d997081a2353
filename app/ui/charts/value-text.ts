import type { Language } from "~/contract/language";
import { formatBytes, formatMoney, formatNumber, formatPercent } from "~/i18n/format";
import type { ValueFormat } from "./chart-spec";

/** A formatted value. */
export function valueText(value: number, language: Language, format: ValueFormat = "number"): string {
  switch (format) {
    case "percent":
      return formatPercent(value, language);
    case "bytes":
      return formatBytes(value, language);
    case "seconds":
      return `${formatNumber(value / 1000, language)}\u00a0${language === "ar" ? "ث" : "s"}`;
    case "money":
      return formatMoney(value, language);
    case "change":
      return `${value > 0 ? "+" : value < 0 ? "−" : ""}${formatNumber(Math.abs(value), language)}`;
    case "number":
      return formatNumber(value, language);
  }
}

/** The text of a tick: money without cents where no tick has any, so that an axis needs less room. */
export function tickText(value: number, ticks: number[], language: Language, format?: ValueFormat): string {
  if (format === "money" && ticks.every(one => one % 100 === 0))
    return formatMoney(value, language, { whole: true });
  return valueText(value, language, format);
}

/** A label of at most `most` characters; table and legend contain it in full. */
export function shortLabel(label: string, max: number): string {
  const letters = [...label];
  return letters.length <= max
    ? label
    : `${letters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}
