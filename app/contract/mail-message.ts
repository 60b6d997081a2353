/** The content of a mail: its subject, and its body as plain text and as HTML. */
export type MailMessage = { subject: string; text: string; html: string };
