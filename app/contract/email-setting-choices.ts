/** The events that the recipients of a division are notified of. */
export const emailTells = ["feedback", "files", "unanswered"] as const;
export type EmailTell = (typeof emailTells)[number];
export const emailPaces = ["immediately", "hourly", "daily"] as const;
export type EmailPace = (typeof emailPaces)[number];
export const answerings = ["off", "draft", "automatic"] as const;
