/** The content of a mail: its subject, and its body as plain text and as HTML. */
export type MailMessage = {
  subject: string;
  text: string;
  html: string;
  /** Where its reader stops mails like it, for the mail program's own button. */
  stopUrl?: string;
};

/** What a company puts on the mails to its own people. */
export type MailLetterhead = {
  /** The sender's name; '' for the product's. */
  sender: string;
  /** Several lines. */
  signature: string;
  /** Sides in pixels; its bytes are attached under {@link logoId}. */
  logo: { width: number; height: number } | null;
};

/** The Content-ID of the logo in a mail. */
export const logoId = "logo@letterhead";
