export const languages = ["de", "en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself: how a reader finds their own in a list. */
export const languageNames: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  ar: "العربية",
};

export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
