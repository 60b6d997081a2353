/** The folders of a mailbox; `starred` shows mails of all but spam and trash. */
export const emailFolders = ["inbox", "sent", "draft", "starred", "archive", "spam", "trash"] as const;
export type EmailFolder = (typeof emailFolders)[number];

/** Where a mail is: in one of these folders, or in another one of its server. */
export const emailPlaces = [...emailFolders, "other"] as const;
export type EmailPlaceName = (typeof emailPlaces)[number];

/** Labels are keywords at the mail server. */
export const emailLabels = ["personal", "company", "important", "private"] as const;
export type EmailLabel = (typeof emailLabels)[number];

/** Of mails that are written here: a draft, on its way, sent or refused; others were received. */
export const emailStates = ["draft", "waiting", "sent", "failed", "received", "unreadable"] as const;
export type EmailState = (typeof emailStates)[number];

/** The folders that people can move mails to, besides the server's own; mails written here are in the others. */
export const emailTargets = ["inbox", "archive", "spam", "trash"] as const;
export type EmailTarget = (typeof emailTargets)[number];

/** Why a mail is not moved: deleted meanwhile, on its way, at another server than the folder, or not at a server yet. */
export const leftReasons = ["gone", "sending", "otherMailbox", "notStored"] as const;
export type LeftReason = (typeof leftReasons)[number];
