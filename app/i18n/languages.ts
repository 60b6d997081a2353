import type { Language } from "~/contract/language";

/** Each language's own name, for language lists. */
export const languageNames: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  ar: "العربية",
};

export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");
