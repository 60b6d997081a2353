import { z } from "zod";
import type { SafeFetch } from "../safe-fetch";

/** How long Google is waited for, in milliseconds. */
const patience = 3_000;

/** An installation's own keys, and where it is asked: see RECAPTCHA_URL. */
export interface RecaptchaKeys {
  url: string;
  secret: string;
  /** The host name of our pages: a token earned on another site is none. */
  hostname: string;
}

/**
 * What Google says of a token: earned by a person; not; or nothing that can be gone by, because it cannot be asked, does
 * not know our secret, or has been asked about this token before (each is good once, for two minutes).
 */
export type Verdict = "person" | "refused" | "unknown";

const Answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

/**
 * Asks reCAPTCHA's `siteverify` about the token that a browser got. Told are the secret and the token, and not the
 * visitor's address. Whatever is in the way is logged without the token, and never thrown.
 * https://developers.google.com/recaptcha/docs/verify
 */
export async function judgeToken(
  { url, secret, hostname }: RecaptchaKeys,
  token: string,
  fetch: SafeFetch,
): Promise<Verdict> {
  try {
    const response = await fetch(`${url}/api/siteverify`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ secret, response: token }).toString(),
      signal: AbortSignal.timeout(patience),
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
