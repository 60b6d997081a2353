export const mailStates = ["waiting", "sent", "failed"] as const;
/**
 * What mails are filtered by: a sent one that a mail server has reported as undelivered is listed as that, and not as
 * sent; one that failed or came back, and that an operator has settled, only as settled.
 */
export const mailStateFilters = [...mailStates, "undelivered", "settled"] as const;
export type MailState = (typeof mailStates)[number];
