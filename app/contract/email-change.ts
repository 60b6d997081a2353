import { z } from "zod";
import { EmailChangeFields } from "./email-change-fields";
import { Done, endpoint, Instant } from "./endpoint";

export const EmailChange = z.object({
  email: z.string(),
  /** Which of the two mailboxes have confirmed. */
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  /** Entered by an administrator of the account: only the new mailbox confirms. */
  managed: z.boolean(),
  expiresAt: Instant,
});
/** A pending change of address. It takes effect once both mailboxes have confirmed. */
export type EmailChange = z.output<typeof EmailChange>;

export const emailSides = ["old", "new"] as const;

const Link = z.object({ token: z.string().max(200) });

/**
 * Changing the user's own address, confirmed by both mailboxes. Links that have been used are refused with link_used,
 * others with link_invalid, regardless of the cause.
 */
export const emailChange = {
  read: endpoint(
    "signed-in",
    "GET",
    "/account/email-change",
    "Returns the user's pending change of address",
  ).output(z.object({ change: EmailChange.nullable() })),
  request: endpoint(
    "signed-in",
    "PUT",
    "/account/email-change",
    "Requests a new address and mails both; the response is the same for every address",
    { confirmed: true },
  )
    .input(EmailChangeFields.strict())
    .output(Done),
  cancel: endpoint(
    "signed-in",
    "DELETE",
    "/account/email-change",
    "Cancels the pending change of address",
  ).output(Done),
  readLink: endpoint(
    "public",
    "GET",
    "/email-change-links",
    "Returns the change that a link belongs to, without using it up",
  )
    .input(Link)
    .output(
      z.object({ side: z.enum(emailSides), email: z.string(), present: z.string(), managed: z.boolean() }),
    ),
  answer: endpoint(
    "public",
    "PUT",
    "/email-change-links",
    "Confirms or refuses a change by a mailed link, which is used up",
  )
    .input(Link.extend({ answer: z.enum(["yes", "no"]) }))
    .output(z.object({ state: z.enum(["changed", "waiting", "refused"]) })),
};
