import { z } from "zod";
import { accesses } from "./abilities";
import { Done, endpoint } from "./endpoint";
import { ResetRequestFields } from "./password-fields";
import { SignedIn } from "./session";

const Link = z.object({ token: z.string().max(200) });

/**
 * Verification of an address after registering. Links that have been used are refused with link_used, others with
 * link_invalid, regardless of the cause.
 */
export const verifications = {
  request: endpoint(
    "public",
    "POST",
    "/verifications",
    "Requests the verification mail again; the response is the same for every address",
  )
    .input(ResetRequestFields)
    .output(Done),
  readLink: endpoint("public", "GET", "/verifications", "Returns the address of a link, without using it up")
    .input(Link)
    .output(z.object({ email: z.string() })),
  confirm: endpoint(
    "public",
    "PUT",
    "/verifications",
    "Verifies an address by its mailed link; the ticket of the registration signs in",
    { notStored: ["signedIn"] },
  )
    .input(Link.extend({ ticket: z.string().max(600).optional() }))
    .output(
      z.object({
        access: z.enum(accesses),
        company: z.boolean(),
        email: z.string(),
        signedIn: SignedIn.nullable().optional(),
      }),
    ),
};
