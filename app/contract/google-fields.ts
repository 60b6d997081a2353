import { z } from "zod";

/** Where Google sends a browser back to, below the public origin: entered at Google as an authorised redirect. */
export const googleCallback = "/auth/google/callback";

/** What a browser came back from Google with, and what it kept of the beginning. */
export const GoogleProof = z.object({
  /** Missing where Google, or whoever sat in front of it, said no. */
  code: z.string().min(1).max(2000).optional(),
  /** PKCE (RFC 7636): 43 to 128 signs. */
  verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  nonce: z.string().regex(/^[\w-]{20,128}$/),
});
