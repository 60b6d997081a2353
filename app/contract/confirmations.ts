import { z } from "zod";
import { Done, endpoint, Instant } from "./endpoint";

/** How a session is confirmed: password, code of the second factor, or a mailed code. */
const confirmationMethods = ["password", "code", "mail"] as const;

export const Confirmation = z.object({
  /** When the confirmation ends; null when the session is not confirmed. */
  until: Instant.nullable(),
  methods: z.array(z.enum(confirmationMethods)),
});
/** Whether the user of this session has recently proven their identity again. */
export type Confirmation = z.output<typeof Confirmation>;

const open = { withoutTwoFactor: true };

/**
 * Confirming a session, for 15 minutes; signing in counts as well. Endpoints that need it refuse with
 * confirmation_needed.
 */
export const confirmations = {
  read: endpoint(
    "signed-in",
    "GET",
    "/confirmation",
    "Returns whether the session is confirmed, and how it can be",
    open,
  ).output(Confirmation),
  confirm: endpoint("signed-in", "POST", "/confirmation", "Confirms the session's user for 15 minutes", open)
    .input(z.object({ method: z.enum(confirmationMethods), value: z.string().min(1).max(1000) }))
    .output(Done),
  mail: endpoint(
    "signed-in",
    "POST",
    "/confirmation/mail",
    "Mails the user a code to confirm with, if they have no password",
    open,
  ).output(Done),
};
