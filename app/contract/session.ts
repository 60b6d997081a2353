import { z } from "zod";
import { accesses, type Rule } from "./abilities";
import { Done, endpoint, Id, Instant } from "./endpoint";
import { GoogleProof } from "./google-fields";
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
  /** Where they live or work, as ISO 3166 has it. */
  country: z.string(),
  role: z.string(),
  access: z.enum(accesses),
  /** Their role demands a second factor, and they have none yet: until then nothing else is open to them. */
  twoFactorMissing: z.boolean(),
  /** When the account is erased, while its owner may still think again. */
  eraseAt: Instant.nullable(),
  /** Names their picture: another one has another name; null for none. */
  avatar: Id.nullable(),
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

const open = { withoutTwoFactor: true };
const SignedIn = z.object({ tokens: Tokens, user: SignedInUser });

export const session = {
  signIn: endpoint(
    "public",
    "POST",
    "/session",
    "Sign in with email and password. Who has a second factor sends its `code` along; without one the refusal two_factor_needed holds a `ticket` for the second step",
  )
    .input(
      SignInFields.extend({
        door: z.enum(doors).default("any"),
        remember: z.boolean().default(false),
        code: z.string().max(40).optional(),
      }),
    )
    .output(SignedIn),
  secondStep: endpoint(
    "public",
    "POST",
    "/session/second-step",
    "Sign in with the ticket of the first step and a code of the app, or a recovery code",
  )
    .input(z.object({ ticket: z.string().max(600), code: z.string().max(40) }))
    .output(SignedIn),
  google: endpoint(
    "public",
    "POST",
    "/session/google",
    "Sign in with what Google gave. An address that nobody has becomes a public user; the owner of one that somebody has is asked by mail",
  )
    .input(
      GoogleProof.extend({
        door: z.enum(doors).default("any"),
        language: z.enum(["de", "en", "fr", "ar"]).default("de"),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .default("DE"),
      }),
    )
    .output(
      z.discriminatedUnion("state", [
        SignedIn.extend({ state: z.literal("signed-in"), isNew: z.boolean() }),
        z.object({ state: z.literal("mailed"), email: z.string() }),
      ]),
    ),
  refresh: endpoint("public", "POST", "/session/refresh", "Exchange a refresh token for its successor")
    .input(z.object({ refreshToken: z.string().max(200) }))
    .output(Tokens),
  read: endpoint("signed-in", "GET", "/session", "Who is signed in", open).output(SignedInUser),
  signOut: endpoint(
    "signed-in",
    "DELETE",
    "/session",
    "Sign out: ends this session and its successors",
    open,
  ).output(Done),
};
