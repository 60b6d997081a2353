import type { Language } from "~/contract/language";
import { textsFor } from "~/i18n/server";

const least = 0.1;

/** Seconds as they are shown, to a tenth; null for less than that, which would read as no time at all. */
function tenths(ms: number): number | null {
  const seconds = Math.round(ms / 100) / 10;
  return seconds < least ? null : seconds;
}

/** How long an answer took. */
export function tookText(ms: number, language: Language): string {
  const t = textsFor(language);
  const seconds = tenths(ms);
  return seconds === null ? t("ask:duration.under", { seconds: least }) : t("ask:duration", { seconds });
}

/** When the first word of an answer came. */
export function firstWordText(ms: number, language: Language): string {
  const t = textsFor(language);
  const seconds = tenths(ms);
  return seconds === null
    ? t("ask:duration.firstUnder", { seconds: least })
    : t("ask:duration.first", { seconds });
}
