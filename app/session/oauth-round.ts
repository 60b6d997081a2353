import { createHash, randomBytes } from "node:crypto";

/** How long a visitor may take at the provider. */
export const roundSeconds = 10 * 60;

/** 256 random bits in base64url: a state, a nonce or a PKCE verifier. */
export const randomValue = (): string => randomBytes(32).toString("base64url");

/** The PKCE challenge of a verifier, method S256. */
export const challengeOf = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");
