import { z } from "zod";
import { Done, endpoint, IdInput, Instant, Named } from "./endpoint";
import { peopleKinds } from "./people-fields";

export const TwoFactor = z.object({
  /** When it was turned on; null when it is off. */
  since: Instant.nullable(),
  /** Whether the user's role requires it. */
  demanded: z.boolean(),
  codesLeft: z.number().int(),
});
/** The user's own second factor. */
export type TwoFactor = z.output<typeof TwoFactor>;

export const TwoFactorDraft = z.object({
  /** Base32, for manual entry. */
  seed: z.string(),
  /** otpauth:// address, for the QR code. */
  uri: z.string(),
  /** The sealed seed, to be sent back when turning on; valid for an hour. */
  draft: z.string(),
});
/** A second factor during its setup. */
export type TwoFactorDraft = z.output<typeof TwoFactorDraft>;

const twoFactorChanges = ["on", "off", "codes", "used", "reset"] as const;
/** Events of which the account's owner is notified by mail; `used`: a sign-in with a recovery code. */
export type TwoFactorChange = (typeof twoFactorChanges)[number];

const Codes = z.object({ codes: z.array(z.string()) });
const open = { withoutTwoFactor: true };

/** The second factor: time-based codes (RFC 6238) and recovery codes. */
export const twoFactor = {
  read: endpoint(
    "signed-in",
    "GET",
    "/two-factor",
    "Returns the state of the user's second factor",
    open,
  ).output(TwoFactor),
  draft: endpoint("signed-in", "GET", "/two-factor/draft", "Returns a seed for an authenticator app", open)
    .input(z.object({ draft: z.string().max(600).optional() }))
    .output(TwoFactorDraft),
  turnOn: endpoint(
    "signed-in",
    "POST",
    "/two-factor",
    "Turns the second factor on with a code of the app; returns the recovery codes, once only",
    { ...open, confirmed: true },
  )
    .input(z.object({ draft: z.string().max(600), code: z.string().max(40) }))
    .output(Codes),
  turnOff: endpoint("signed-in", "DELETE", "/two-factor", "Turns the second factor off", {
    confirmed: true,
  }).output(Done),
  renewCodes: endpoint(
    "signed-in",
    "POST",
    "/two-factor/recovery-codes",
    "Creates ten new recovery codes and voids the older ones",
    { confirmed: true },
  ).output(Codes),
  reset: endpoint(
    { action: "update", subject: "User" },
    "DELETE",
    "/people/{id}/two-factor",
    "Removes the second factor of a person who has lost it; of an employee without a data manager with a reason",
    { confirmed: true },
  )
    .input(IdInput.extend({ reason: z.string().trim().max(500).optional() }))
    // Employees have no kind.
    .output(Named.extend({ kind: z.enum(peopleKinds).nullable() })),
};
