import { z } from "zod";
import { Done, endpoint, Instant } from "./endpoint";

export const confirmationWays = ["password", "code", "mail"] as const;
/** With what somebody shows that it is them: their password, a code of their second factor, or a mailed one. */
export type ConfirmationWay = (typeof confirmationWays)[number];

export const Confirmation = z.object({
  /** Until when this session is confirmed; null when it is not. */
  until: Instant.nullable(),
  ways: z.array(z.enum(confirmationWays)),
});
/** Whether this session has shown again that it is its user's. */
export type Confirmation = z.output<typeof Confirmation>;

const open = { withoutTwoFactor: true };

/** "Confirm it is you": for a quarter of an hour, and signing in counts. Endpoints that need it refuse with confirmation_needed. */
export const confirmations = {
  read: endpoint("signed-in", "GET", "/confirmation", "Whether one has confirmed who one is", open).output(
    Confirmation,
  ),
  confirm: endpoint(
    "signed-in",
    "POST",
    "/confirmation",
    "Confirm who one is, for a quarter of an hour",
    open,
  )
    .input(z.object({ way: z.enum(confirmationWays), value: z.string().min(1).max(1000) }))
    .output(Done),
  mail: endpoint(
    "signed-in",
    "POST",
    "/confirmation/mail",
    "Mail oneself a code to confirm with, where one has no password",
    open,
  ).output(Done),
};
