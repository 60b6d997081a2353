import { z } from "zod";
import { accesses } from "./abilities";
import { Done, endpoint, Instant } from "./endpoint";
import { GoogleProof } from "./google-fields";

export const OwnGoogle = z.object({
  /** The linked Google account; null for none. */
  linked: z.object({ email: z.string(), at: Instant }).nullable(),
  /** Without a password Google is the only way to sign in, and cannot be unlinked. */
  hasPassword: z.boolean(),
});
/** The user's link to a Google account. */
export type OwnGoogle = z.output<typeof OwnGoogle>;

const googleChanges = ["linked", "unlinked"] as const;
/** Events of which the account's owner is notified by mail. */
export type GoogleChange = (typeof googleChanges)[number];

const Link = z.object({ token: z.string().max(200) });

/**
 * Sign-in with Google: its start, confirmation links, and the user's own link. Signing in itself is
 * `session.google`.
 */
export const google = {
  begin: endpoint(
    "public",
    "GET",
    "/google",
    "Returns the authorisation endpoint and client id for signing in with Google",
  ).output(z.object({ authorizeAt: z.url(), clientId: z.string() })),
  readLink: endpoint(
    "public",
    "GET",
    "/google/links",
    "Returns the accounts that a mailed link connects, without using it up",
  )
    .input(Link)
    .output(
      z.object({
        /** `first`: the account is still unverified; the link verifies it as well. */
        kind: z.enum(["owner", "first"]),
        email: z.string(),
        /** The name and company that the address was registered with; only while the address is unverified. */
        registered: z.object({ name: z.string(), company: z.string() }).nullable(),
      }),
    ),
  agree: endpoint(
    "signed-in",
    "PUT",
    "/google/links",
    "Links the user's account to Google by a mailed link, which is used up",
  )
    .input(Link)
    .output(Done),
  confirm: endpoint(
    "public",
    "POST",
    "/google/links",
    "Verifies a registration and links it to Google by a mailed link; voids its password",
  )
    .input(Link)
    .output(z.object({ access: z.enum(accesses) })),
  read: endpoint("signed-in", "GET", "/account/google", "Returns the user's link to a Google account").output(
    OwnGoogle,
  ),
  link: endpoint("signed-in", "PUT", "/account/google", "Links the user's account to Google", {
    confirmed: true,
  })
    .input(GoogleProof)
    .output(Done),
  unlink: endpoint("signed-in", "DELETE", "/account/google", "Unlinks the user's account from Google", {
    confirmed: true,
  }).output(Done),
};
