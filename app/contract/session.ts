import { z } from "zod";
import { accesses, type Rule } from "./abilities";
import { Done, endpoint, Id, Instant } from "./endpoint";
import { GoogleProof } from "./google-fields";
import { LanguageCode } from "./language-fields";
import { planKinds } from "./plan-kinds";
import { doors, SignInFields } from "./session-fields";

export const SignedInUser = z.object({
  id: Id,
  companyId: Id.nullable(),
  companyName: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: LanguageCode,
  timeZone: z.string(),
  /** Country of residence or work, ISO 3166-1 alpha-2. */
  country: z.string(),
  role: z.string(),
  access: z.enum(accesses),
  /** The role requires a second factor that is not set up: until then only its setup is accessible. */
  twoFactorMissing: z.boolean(),
  /** When the account will be erased, while that can still be cancelled. */
  eraseAt: Instant.nullable(),
  /** When the user's company will be deleted with its last data manager, and its people with it, while that is announced. */
  companyEndsAt: Instant.nullable(),
  /** The latest plan of a data manager's company; `until` is null while it renews itself. */
  plan: z.object({ kind: z.enum(planKinds), until: Instant.nullable() }).nullable(),
  /** Id of the picture, new for each picture; null for none. */
  avatar: Id.nullable(),
  rules: z.custom<Rule[]>(value => Array.isArray(value)),
});
/** The signed-in user with the rules of their role; no secrets. */
export type SignedInUser = z.output<typeof SignedInUser>;

export const Tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  accessUntil: Instant,
  refreshUntil: Instant,
});
/** Opaque tokens and their lifetimes. Only their hashes are stored. */
export type Tokens = z.output<typeof Tokens>;

const open = { withoutTwoFactor: true };
export const SignedIn = z.object({ tokens: Tokens, user: SignedInUser });

export const session = {
  signIn: endpoint(
    "public",
    "POST",
    "/session",
    "Signs in with email and password, and `code` if the user has a second factor; without it, two_factor_needed carries a `ticket` for the second step",
  )
    .input(
      SignInFields.extend({
        door: z.enum(doors).default("any"),
        remember: z.boolean().default(false),
        code: z.string().max(40).optional(),
      }),
    )
    .output(SignedIn),
  secondFactor: endpoint(
    "public",
    "POST",
    "/session/second-factor",
    "Completes a sign-in with the first step's ticket and a code of the app or a recovery code",
  )
    .input(z.object({ ticket: z.string().max(600), code: z.string().max(40) }))
    .output(SignedIn),
  google: endpoint(
    "public",
    "POST",
    "/session/google",
    "Signs in with the result of Google's redirect. An unknown address becomes a public user; the owner of a known, unlinked one is asked by mail",
  )
    .input(
      GoogleProof.extend({
        door: z.enum(doors).default("any"),
        language: LanguageCode.default("de"),
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
  refresh: endpoint("public", "POST", "/session/refresh", "Exchanges a refresh token for its successor")
    .input(z.object({ refreshToken: z.string().max(200) }))
    .output(Tokens),
  read: endpoint("signed-in", "GET", "/session", "Returns the signed-in user", open).output(SignedInUser),
  signOut: endpoint(
    "signed-in",
    "DELETE",
    "/session",
    "Signs out: ends this session and its successors",
    open,
  ).output(Done),
};
