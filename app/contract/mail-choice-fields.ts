import { z } from "zod";

/**
 * The optional mails, by their purpose in the outbox. Mails about security (new device, password, address, second
 * factor) and requested mails cannot be turned off.
 */
export const mailEvents = [
  "file_ready",
  "file_failed",
  "question_answered",
  "question_settled",
  "chat_shared",
  "news",
] as const;
export type MailEvent = (typeof mailEvents)[number];

/** Which of the optional mails the user wants; the others are turned off. */
export const MailChoiceFields = z.object({
  wanted: z.array(z.enum(mailEvents)).max(mailEvents.length).default([]),
});
