import { z } from "zod";
import { accesses } from "./abilities";
import { Done, endpoint } from "./endpoint";
import { ResetRequestFields } from "./password-fields";

const Link = z.object({ token: z.string().max(200) });

/** The confirmation of an address after registering. Refusals of a link never say why: link_invalid. */
export const verifications = {
  request: endpoint(
    "public",
    "POST",
    "/verifications",
    "Ask for the mail of a registration again; says the same for every address",
  )
    .input(ResetRequestFields)
    .output(Done),
  readLink: endpoint("public", "GET", "/verifications", "Whose link this is, without using it")
    .input(Link)
    .output(z.object({ email: z.string() })),
  confirm: endpoint("public", "PUT", "/verifications", "Confirm an address by its mail's link")
    .input(Link)
    .output(z.object({ access: z.enum(accesses) })),
};
