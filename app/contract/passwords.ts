import { z } from "zod";
import { accesses } from "./abilities";
import { Done, endpoint } from "./endpoint";
import { HumanAnswer } from "./human-check-fields";
import { passwordPurposes, ResetRequestFields } from "./password-fields";
import { NewPassword } from "./sign-up-fields";

const Link = z.object({ token: z.string().max(200), purpose: z.enum(passwordPurposes) });

/** Passwords by mail. Refusals of a link never say why: link_invalid. */
export const passwords = {
  requestReset: endpoint(
    "public",
    "POST",
    "/password-resets",
    "Ask for a link to set a new password; says the same for every address",
  )
    .input(ResetRequestFields.extend({ human: HumanAnswer }))
    .output(Done),
  readLink: endpoint("public", "GET", "/password-links", "Whose link this is, without using it")
    .input(Link)
    .output(z.object({ email: z.string() })),
  set: endpoint("public", "PUT", "/password-links", "Set a password by a mail's link, which is then used")
    .input(Link.extend({ password: NewPassword, email: ResetRequestFields.shape.email.optional() }))
    .output(z.object({ access: z.enum(accesses) })),
};
