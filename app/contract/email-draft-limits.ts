/** Specified: the most recipients of a mail, copies included. */
export const maxRecipients = 50;

/** Chosen: the text of a long letter with all that it quotes. */
export const maxTextLength = 100_000;

/** Chosen: most mail servers take 25 MB, and files grow by a third on their way. */
export const maxFilesMegabytes = 18;
/** Chosen: the most attachments of a mail. */
export const maxFiles = 20;

/** How long a mail that was sent can be taken back, in seconds. */
export const undoSeconds = 10;

/** Chosen: how far ahead a mail can be sent later, in days. */
export const maxDaysAhead = 365;
