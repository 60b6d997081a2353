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
 * Find the number up to `maxnumber` whose hash behind the salt is the challenge (as ALTCHA does). With `recaptcha` Google
 * may be asked instead, by who agrees to that.
 */
export type Challenge = z.output<typeof Challenge>;

/** The check that a person fills in a public form. A stamp is good for one form, from three seconds to two hours. */
export const humanChecks = {
  begin: endpoint(
    "public",
    "GET",
    "/human-checks",
    "A stamp for one form that is filled in from now on",
  ).output(z.object({ stamp: z.string() })),
  challenge: endpoint(
    "public",
    "GET",
    "/human-checks/challenge",
    "Work for the browser that fills in the form",
  )
    .input(z.object({ stamp: z.string().max(100) }))
    .output(Challenge),
  recaptcha: endpoint(
    "public",
    "GET",
    "/human-checks/recaptcha",
    "The public key of Google's check and where its script is; not found where the operator has not set it up",
  ).output(z.object({ siteKey: z.string(), url: z.string() })),
};
