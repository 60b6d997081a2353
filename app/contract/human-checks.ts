import { z } from "zod";
import { endpoint } from "./endpoint";

export const Challenge = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  maxnumber: z.number().int(),
  salt: z.string(),
  signature: z.string(),
  recaptcha: z.boolean(),
});
/**
 * Proof of work: find the number up to `maxnumber` whose hash with the salt equals the challenge (as in ALTCHA).
 * With `recaptcha`, visitors who consent may use Google's check instead.
 */
export type Challenge = z.output<typeof Challenge>;

/**
 * The check that a person fills in a public form. A stamp is valid for one form, from three seconds to two hours
 * after it was issued.
 */
export const humanChecks = {
  begin: endpoint("public", "GET", "/human-checks", "Issues a stamp for one public form").output(
    z.object({ stamp: z.string() }),
  ),
  challenge: endpoint(
    "public",
    "GET",
    "/human-checks/challenge",
    "Issues a proof-of-work challenge for a stamp",
  )
    .input(z.object({ stamp: z.string().max(100) }))
    .output(Challenge),
  recaptcha: endpoint(
    "public",
    "GET",
    "/human-checks/recaptcha",
    "Returns the site key and script address of reCAPTCHA; not found unless it is set up",
  ).output(z.object({ siteKey: z.string(), url: z.string() })),
};
