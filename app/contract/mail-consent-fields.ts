import { z } from "zod";

/** The values that a browser keeps on the way to the provider (RFC 7636). */
export const ConsentRequest = z.object({
  state: z.string().regex(/^[\w-]{20,128}$/),
  /** PKCE: the hash of the verifier. */
  challenge: z.string().regex(/^[\w-]{43}$/),
});

/** What the provider's redirect returned, with the PKCE verifier of the request. */
export const ConsentProof = z.object({
  code: z.string().min(1).max(4000),
  verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
