export const mailStates = ["waiting", "sent", "failed"] as const;
/** What mails are filtered by: a sent one that a mail server has reported as undelivered is listed as that, and not as sent. */
export const mailStateFilters = [...mailStates, "undelivered"] as const;
export type MailState = (typeof mailStates)[number];
