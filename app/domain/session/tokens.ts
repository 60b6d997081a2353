import { createHash, createHmac, randomBytes } from "node:crypto";
import { keyFor } from "~/domain/secret/process-key";

/** Minutes that an access token is good. */
export const accessMinutes = 15;

/** How long a refresh token is good, in hours: 12 for the operator's people, 30 days for everyone else. */
export function refreshHours(access: string): number {
  return access === "admin" ? 12 : 30 * 24;
}

/** What the database keeps of a token (SHA-256: the tokens are 256 random bits, so no salt is needed). */
export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A fresh pair of opaque tokens, 256 bits each. */
export function newPair(): { accessToken: string; refreshToken: string } {
  return {
    accessToken: randomBytes(32).toString("base64url"),
    refreshToken: randomBytes(32).toString("base64url"),
  };
}

/**
 * The pair that follows a refresh token. It is a function of its predecessor and of our key, so
 * requests that refresh at the same moment get the same one.
 */
export function successorPair(refreshToken: string): { accessToken: string; refreshToken: string } {
  const key = keyFor("session");
  const derive = (label: string) =>
    createHmac("sha256", key).update(`${label}:${refreshToken}`).digest("base64url");
  return { accessToken: derive("access"), refreshToken: derive("refresh") };
}
