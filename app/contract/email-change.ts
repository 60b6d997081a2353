import { z } from "zod";
import { EmailChangeFields } from "./email-change-fields";
import { Done, endpoint, Instant } from "./endpoint";

export const EmailChange = z.object({
  email: z.string(),
  /** Which of the two mailboxes have said yes. */
  oldSaidYes: z.boolean(),
  newSaidYes: z.boolean(),
  /** Entered by whoever manages the account: then the new mailbox alone is asked. */
  managed: z.boolean(),
  expiresAt: Instant,
});
/** An address on its way: it is taken when both mailboxes have said yes. */
export type EmailChange = z.output<typeof EmailChange>;

export const emailSides = ["old", "new"] as const;

const Link = z.object({ token: z.string().max(200) });

/** A new address of one's own, confirmed at both. Refusals of a link never say why: link_invalid. */
export const emailChange = {
  read: endpoint("signed-in", "GET", "/account/email-change", "One's own new address on its way").output(
    z.object({ change: EmailChange.nullable() }),
  ),
  request: endpoint(
    "signed-in",
    "PUT",
    "/account/email-change",
    "Ask for another address; answers the same for every address, and mails both",
    { confirmed: true },
  )
    .input(EmailChangeFields.strict())
    .output(Done),
  cancel: endpoint("signed-in", "DELETE", "/account/email-change", "Keep the present address").output(Done),
  readLink: endpoint("public", "GET", "/email-change-links", "What this link is for, without using it")
    .input(Link)
    .output(
      z.object({ side: z.enum(emailSides), email: z.string(), present: z.string(), managed: z.boolean() }),
    ),
  answer: endpoint(
    "public",
    "PUT",
    "/email-change-links",
    "Say yes or no by a mail's link, which is then used",
  )
    .input(Link.extend({ answer: z.enum(["yes", "no"]) }))
    .output(z.object({ state: z.enum(["changed", "waiting", "refused"]) })),
};
