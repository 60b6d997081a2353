import { z } from "zod";
import { accesses, type Rule } from "./abilities";
import { Done, endpoint, Id, Instant } from "./endpoint";
import { doors, SignInFields } from "./session-fields";

export const SignedInUser = z.object({
  id: Id,
  companyId: Id.nullable(),
  companyName: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.enum(["de", "en", "fr", "ar"]),
  timeZone: z.string(),
  role: z.string(),
  access: z.enum(accesses),
  rules: z.custom<Rule[]>(value => Array.isArray(value)),
});
/** Who is signed in, with the rules of their role; no secrets. */
export type SignedInUser = z.output<typeof SignedInUser>;

export const Tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  accessUntil: Instant,
  refreshUntil: Instant,
});
/** Opaque tokens and how long they are good. Only their hashes are stored. */
export type Tokens = z.output<typeof Tokens>;

export const session = {
  signIn: endpoint("public", "POST", "/session", "Sign in with email and password")
    .input(SignInFields.extend({ door: z.enum(doors).default("any"), remember: z.boolean().default(false) }))
    .output(z.object({ tokens: Tokens, user: SignedInUser })),
  refresh: endpoint("public", "POST", "/session/refresh", "Exchange a refresh token for its successor")
    .input(z.object({ refreshToken: z.string().max(200) }))
    .output(Tokens),
  read: endpoint("signed-in", "GET", "/session", "Who is signed in").output(SignedInUser),
  signOut: endpoint(
    "signed-in",
    "DELETE",
    "/session",
    "Sign out: ends this session and its successors",
  ).output(Done),
};
