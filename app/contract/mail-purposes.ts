/**
 * The kinds of mails whose text holds nothing that opens anything: no link that signs in, no code. Their text is kept
 * with the mail, can be read by the operator and sent again. Of all others the text is deleted once the mail has gone
 * and is never shown (docs/decisions/026-operator-mail.md).
 */
export const readableMails = [
  "file_ready",
  "file_failed",
  "file_quarantined",
  "file_expiring",
  "new_device",
  "password_changed",
  "two_factor",
  "google_change",
  "address_in_use",
  "address_changed",
  "export_ready",
  "export_failed",
  "erasure_planned",
  "division_news",
  "question_answered",
  "question_settled",
  "chat_shared",
  "inspection",
  "plan",
  "invoice",
  "contract_receipt",
  "notice",
  "news",
  "template_test",
  "operator_reply",
] as const;

/** The kinds of mails with a link or a code that is meant for the recipient alone. */
const secretMails = [
  "invite",
  "verify",
  "first_password",
  "reset",
  "google",
  "google_first",
  "email_old",
  "email_new",
  "confirm_code",
  "contract_link",
] as const;

/** Mails about a company's own doings: to its people they carry its name, logo and signature. */
export const companyMails = [
  "file_ready",
  "file_failed",
  "file_quarantined",
  "file_expiring",
  "division_news",
  "question_answered",
  "question_settled",
  "chat_shared",
] as const satisfies (typeof readableMails)[number][];

export const mailPurposes = [...readableMails, ...secretMails] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** Whether the operator may read a mail of this kind; unknown kinds are secret. */
export const isReadableMail = (purpose: string): boolean =>
  (readableMails as readonly string[]).includes(purpose);
