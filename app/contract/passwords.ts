import { z } from "zod";
import { accesses } from "./abilities";
import { Done, endpoint } from "./endpoint";
import { HumanAnswer } from "./human-check-fields";
import { passwordPurposes, ResetRequestFields } from "./password-fields";
import { NewPassword } from "./sign-up-fields";

const Link = z.object({ token: z.string().max(200), purpose: z.enum(passwordPurposes) });

/**
 * Passwords by mail. Links that have been used are refused with link_used, others with link_invalid, regardless of the cause.
 */
export const passwords = {
  requestReset: endpoint(
    "public",
    "POST",
    "/password-resets",
    "Requests a link to set a new password; the response is the same for every address",
  )
    .input(ResetRequestFields.extend({ human: HumanAnswer }))
    .output(Done),
  readLink: endpoint("public", "GET", "/password-links", "Returns the address of a link, without using it up")
    .input(Link)
    .output(z.object({ email: z.string() })),
  set: endpoint("public", "PUT", "/password-links", "Sets a password by a mailed link, which is used up")
    .input(Link.extend({ password: NewPassword, email: ResetRequestFields.shape.email.optional() }))
    .output(z.object({ access: z.enum(accesses), email: z.string() })),
};
