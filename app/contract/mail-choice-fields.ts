import { z } from "zod";

/**
 * The mails that somebody may do without, by their purpose in the outbox. What keeps an account safe (a new device,
 * passwords, addresses, the second factor) and what one has asked for is not among them: it is always sent.
 */
export const mailEvents = ["file_ready", "file_failed"] as const;
export type MailEvent = (typeof mailEvents)[number];

/** Which of the mails that concern one are wanted; the others are not. */
export const MailChoiceFields = z.object({
  wanted: z.array(z.enum(mailEvents)).max(mailEvents.length).default([]),
});
