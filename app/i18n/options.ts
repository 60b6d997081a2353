import type { InitOptions } from "i18next";

/** What both sides of the wire have in common. Keys are flat: a dot is part of a key's name. */
export const i18nOptions: InitOptions = {
  fallbackLng: "en",
  defaultNS: "shell",
  keySeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
  react: { useSuspense: true },
};
