/** The folders of a mailbox; `starred` shows mails of all but spam and trash. */
export const emailFolders = ["inbox", "sent", "draft", "starred", "spam", "trash"] as const;
export type EmailFolder = (typeof emailFolders)[number];

/** Labels are keywords at the mail server. */
export const emailLabels = ["personal", "company", "important", "private"] as const;
export type EmailLabel = (typeof emailLabels)[number];

/** Of mails that are written here: a draft, on its way, sent or refused; others were received. */
export const emailStates = ["draft", "waiting", "sent", "failed", "received", "unreadable"] as const;
export type EmailState = (typeof emailStates)[number];

/** Where people can move mails; what is written here is in the other folders. */
export const emailTargets = ["inbox", "spam", "trash"] as const;
export type EmailTarget = (typeof emailTargets)[number];
