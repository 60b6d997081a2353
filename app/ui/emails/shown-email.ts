import type { EmailLabel, EmailPlaceName, EmailState } from "~/contract/email-fields";
import type { LookAlike } from "~/contract/mail-sender";
import type { TagMark } from "~/contract/tags";

/** A mail, or the newest of a thread, as a line of a list. */
export type ShownEmail = {
  id: string;
  fromName: string;
  fromAddress: string;
  subject: string;
  start: string;
  read: boolean;
  starred: boolean;
  labels: EmailLabel[];
  tags: TagMark[];
  state: EmailState;
  draft: boolean;
  bounced: boolean;
  to: string[];
  recipientNames: Record<string, string>;
  attachments: string[];
  folder: EmailPlaceName;
  serverFolder: { id: string; name: string } | null;
  mails: number;
  lookAlike: LookAlike | null;
  at: string;
  when: string;
};
