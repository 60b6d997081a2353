import { z } from "zod";
import { endpoint, Id, Instant } from "./endpoint";

export const Mail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(["waiting", "sent", "failed"]),
  reason: z.string().nullable(),
  createdAt: Instant,
});

/** Outgoing mails, in the development profile only; in production the endpoint is not found. */
export const mailbox = {
  list: endpoint(
    "public",
    "GET",
    "/mailbox",
    "Lists the newest hundred mails of the outbox (development profile only)",
  ).output(z.array(Mail)),
};
