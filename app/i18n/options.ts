import type { InitOptions } from "i18next";
import { isLanguage } from "~/contract/language";
import { formatNumber } from "./format";

/**
 * Formats numbers in texts with the reader's separators: 20.000, 20,000, 20 000. Years, ids and codes are passed
 * as text and stay unchanged.
 */
const format = (value: unknown, _: unknown, language?: string): string =>
  typeof value === "number" ? formatNumber(value, isLanguage(language) ? language : "en") : (value as string);

/** Options shared by server and browser. Keys are flat: a dot is part of a key's name. */
export const i18nOptions: InitOptions = {
  fallbackLng: "en",
  defaultNS: "shell",
  keySeparator: false,
  interpolation: { escapeValue: false, format, alwaysFormat: true },
  returnNull: false,
  react: { useSuspense: true },
};
