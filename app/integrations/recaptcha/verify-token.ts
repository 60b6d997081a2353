import { z } from "zod";
import type { SafeFetch } from "~/integrations/safe-fetch";

/** Timeout of the request to Google, in milliseconds. */
const timeoutMs = 3_000;

/** The installation's keys and the address of the service: see RECAPTCHA_URL. */
export interface RecaptchaKeys {
  url: string;
  secret: string;
  /** The host name of our pages: tokens of other sites are invalid. */
  hostname: string;
}

/**
 * The result: `person` and `refused` are Google's; `unknown` if Google is unreachable, rejects our secret, or has
 * verified this token before (each is valid once, for two minutes).
 */
export type Verdict = "person" | "refused" | "unknown";

const Answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

/**
 * Verifies a browser's token with reCAPTCHA's `siteverify`. Sends the secret and the token, not the visitor's
 * address. Never throws; failures are logged without the token.
 * https://developers.google.com/recaptcha/docs/verify
 */
export async function verifyToken(
  { url, secret, hostname }: RecaptchaKeys,
  token: string,
  fetch: SafeFetch,
): Promise<Verdict> {
  try {
    const response = await fetch(`${url}/api/siteverify`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ secret, response: token }).toString(),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { success, hostname: earnedOn, "error-codes": codes } = Answer.parse(await response.json());
    if (success) return earnedOn === hostname ? "person" : "refused";
    if (codes.includes("timeout-or-duplicate")) return "unknown";
    if (codes.includes("invalid-input-response") || codes.includes("missing-input-response"))
      return "refused";
    throw new Error(codes.join(", "));
  } catch (error) {
    console.warn("unable to ask reCAPTCHA:", (error as Error).message);
    return "unknown";
  }
}
