import { z } from "zod";

/**
 * The redirect path of the OAuth client, to be registered with Google as an authorised redirect URI below the
 * public origin.
 */
export const googleCallback = "/auth/google/callback";

/** What Google's redirect returned, with the PKCE verifier and nonce of the request. */
export const GoogleProof = z.object({
  /** Missing where Google or the user refused. */
  code: z.string().min(1).max(2000).optional(),
  /** PKCE (RFC 7636): 43 to 128 characters. */
  verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  nonce: z.string().regex(/^[\w-]{20,128}$/),
});
