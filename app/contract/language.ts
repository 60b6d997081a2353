/** The languages of the interface, of mails and of retrieval; German is the default. */
export const languages = ["de", "en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];

/** Whether a value, such as a cookie's, names a language of the interface. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
