import type { InitOptions } from "i18next";
import { formatNumber } from "./format";
import { isLanguage } from "./languages";

/**
 * A figure in a sentence has the reader's separators: 20.000, 20,000, 20 000. Only numbers are figures: a year, an id
 * or a code is put in as text, and stays as it is.
 */
const format = (value: unknown, _: unknown, language?: string): string =>
  typeof value === "number" ? formatNumber(value, isLanguage(language) ? language : "en") : (value as string);

/** What both sides of the wire have in common. Keys are flat: a dot is part of a key's name. */
export const i18nOptions: InitOptions = {
  fallbackLng: "en",
  defaultNS: "shell",
  keySeparator: false,
  interpolation: { escapeValue: false, format, alwaysFormat: true },
  returnNull: false,
  react: { useSuspense: true },
};
