import type { MailState } from "~/contract/mail-states";

type Moment = { at: string; text: string };

/** A mail of the outbox, formatted for its reader. */
export type ShownMail = {
  id: string;
  to: string;
  subject: string;
  purpose: string;
  state: MailState;
  attempts: number;
  reason: { text: string; server: string | null } | null;
  created: Moment;
  sent: Moment | null;
  next: Moment | null;
  /** When a mail server reported that it could not deliver it. */
  undelivered: Moment | null;
  /** When an operator marked it as settled, and who; without a name their account is deleted. */
  settled: (Moment & { by: string | null }) | null;
};
