import type { Language } from "./language";

/** What happened in a division since the last mail, and the feedback that a recipient is notified of with it. */
export type DivisionNews = {
  language: Language;
  /** What the recipient's link that stops these mails has: one for each division that the mail names. */
  tokens: string[];
  divisionId: string;
  division: string;
  /** How much there is in each division, also in others that the recipient is notified of; none without any. */
  feedback: { division: string; count: number }[];
  unanswered: number;
  /** Names of files. */
  ready: string[];
  failed: string[];
  quarantined: string[];
};
