import type { InitOptions } from "i18next";
import { isLanguage } from "~/contract/language";
import { formatNumber } from "./format";
import { isolateValue } from "./isolate";

/**
 * Formats numbers in texts with the reader's separators: 20.000, 20,000, 20 000. Years, ids and codes are passed
 * as text and stay unchanged, isolated where directions mix.
 */
function format(value: unknown, _: unknown, lng?: string): string {
  const language = isLanguage(lng) ? lng : "en";
  if (typeof value === "number") return formatNumber(value, language);
  return typeof value === "string" ? isolateValue(value, language) : (value as string);
}

/** Options shared by server and browser. Keys are flat: a dot is part of a key's name. */
export const i18nOptions: InitOptions = {
  fallbackLng: "en",
  defaultNS: "shell",
  keySeparator: false,
  interpolation: { escapeValue: false, format, alwaysFormat: true },
  returnNull: false,
  react: { useSuspense: true },
};
