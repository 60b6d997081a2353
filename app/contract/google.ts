import { z } from "zod";
import { accesses } from "./abilities";
import { Done, endpoint, Instant } from "./endpoint";
import { GoogleProof } from "./google-fields";

export const OwnGoogle = z.object({
  /** The Google account that opens this one; null for none. */
  linked: z.object({ email: z.string(), at: Instant }).nullable(),
  /** Without a password Google is the only way in, and cannot be taken away. */
  hasPassword: z.boolean(),
});
/** How one's own account is connected with Google. */
export type OwnGoogle = z.output<typeof OwnGoogle>;

export const googleChanges = ["linked", "unlinked"] as const;
/** What the owner of an account is told by mail. */
export type GoogleChange = (typeof googleChanges)[number];

const Link = z.object({ token: z.string().max(200) });

/** Sign-in with Google: its beginning, its links by mail, and one's own connection. Signing in is `session.google`. */
export const google = {
  begin: endpoint(
    "public",
    "GET",
    "/google",
    "Where a browser signs in with Google, and as which client",
  ).output(z.object({ authorizeAt: z.url(), clientId: z.string() })),
  readLink: endpoint("public", "GET", "/google/links", "What this mail's link connects, without using it")
    .input(Link)
    .output(
      z.object({
        /** `first`: the account waits for its confirmation, which the link is too. */
        kind: z.enum(["owner", "first"]),
        email: z.string(),
        /** Whom somebody registered under the address as; only where nobody has confirmed it. */
        registered: z.object({ name: z.string(), company: z.string() }).nullable(),
      }),
    ),
  agree: endpoint(
    "signed-in",
    "PUT",
    "/google/links",
    "Connect one's own account with Google by the mail's link, which is then used",
  )
    .input(Link)
    .output(Done),
  confirm: endpoint(
    "public",
    "POST",
    "/google/links",
    "Confirm a registration and connect it with Google by the mail's link; its password is void",
  )
    .input(Link)
    .output(z.object({ access: z.enum(accesses) })),
  read: endpoint(
    "signed-in",
    "GET",
    "/account/google",
    "How one's own account is connected with Google",
  ).output(OwnGoogle),
  link: endpoint("signed-in", "PUT", "/account/google", "Connect one's own account with Google", {
    confirmed: true,
  })
    .input(GoogleProof)
    .output(Done),
  unlink: endpoint("signed-in", "DELETE", "/account/google", "Take the connection with Google away", {
    confirmed: true,
  }).output(Done),
};
