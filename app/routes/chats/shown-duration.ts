import type { Language } from "~/contract/language";
import { textsFor } from "~/i18n/server";

const minSeconds = 0.1;

/** Seconds rounded to a tenth; null for less, which would be shown as 0. */
function tenths(ms: number): number | null {
  const seconds = Math.round(ms / 100) / 10;
  return seconds < minSeconds ? null : seconds;
}

/** The duration of an answer as text. */
export function tookText(ms: number, language: Language): string {
  const t = textsFor(language);
  const seconds = tenths(ms);
  return seconds === null ? t("ask:duration.under", { seconds: minSeconds }) : t("ask:duration", { seconds });
}

/** The time to the first word of an answer as text. */
export function firstWordText(ms: number, language: Language): string {
  const t = textsFor(language);
  const seconds = tenths(ms);
  return seconds === null
    ? t("ask:duration.firstUnder", { seconds: minSeconds })
    : t("ask:duration.first", { seconds });
}
