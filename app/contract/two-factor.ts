import { z } from "zod";
import { Done, endpoint, IdInput, Instant } from "./endpoint";

export const TwoFactor = z.object({
  /** Since when; null where there is none. */
  since: Instant.nullable(),
  /** One's role demands it. */
  demanded: z.boolean(),
  codesLeft: z.number().int(),
});
/** One's own second factor. */
export type TwoFactor = z.output<typeof TwoFactor>;

export const TwoFactorDraft = z.object({
  /** Base32, for typing. */
  seed: z.string(),
  /** otpauth://, for the QR code. */
  uri: z.string(),
  /** What turning on takes back: the seed, sealed, good for an hour. */
  draft: z.string(),
});
/** A second factor that is being set up. */
export type TwoFactorDraft = z.output<typeof TwoFactorDraft>;

export const twoFactorChanges = ["on", "off", "codes", "used", "reset"] as const;
/** What the owner of an account is told by mail; `used` is a recovery code that somebody signed in with. */
export type TwoFactorChange = (typeof twoFactorChanges)[number];

const Codes = z.object({ codes: z.array(z.string()) });
const open = { withoutTwoFactor: true };

/** The second factor: codes of an app (RFC 6238), and recovery codes. */
export const twoFactor = {
  read: endpoint("signed-in", "GET", "/two-factor", "One's own second factor", open).output(TwoFactor),
  draft: endpoint("signed-in", "GET", "/two-factor/draft", "A seed to put into an app", open)
    .input(z.object({ draft: z.string().max(600).optional() }))
    .output(TwoFactorDraft),
  turnOn: endpoint(
    "signed-in",
    "POST",
    "/two-factor",
    "Turn the second factor on with a code of the app; the answer tells the recovery codes, this once",
    { ...open, confirmed: true },
  )
    .input(z.object({ draft: z.string().max(600), code: z.string().max(40) }))
    .output(Codes),
  turnOff: endpoint("signed-in", "DELETE", "/two-factor", "Turn the second factor off", {
    confirmed: true,
  }).output(Done),
  renewCodes: endpoint(
    "signed-in",
    "POST",
    "/two-factor/recovery-codes",
    "Make ten new recovery codes; older ones open nothing any more",
    { confirmed: true },
  ).output(Codes),
  reset: endpoint(
    { action: "update", subject: "User" },
    "DELETE",
    "/people/{id}/two-factor",
    "Take away the second factor of somebody who has lost it",
    { confirmed: true },
  )
    .input(IdInput)
    .output(Done),
};
