import type { Language } from "~/contract/language";

/** Says after a list how many more there are. */
export const andMore: Record<Language, (count: number) => string> = {
  de: count => `… und ${count} weitere.`,
  en: count => `… and ${count} more.`,
  fr: count => `… et ${count} de plus.`,
  ar: count => `… وعدد آخر: ${count}.`,
};
