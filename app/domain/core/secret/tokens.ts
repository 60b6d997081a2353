import { createHash, createHmac, randomBytes } from "node:crypto";
import { keyFor } from "~/domain/core/secret/process-key";

/** Lifetime of an access token in minutes. */
export const accessMinutes = 15;

/** Lifetime of a refresh token in hours: 12 for operator staff, 30 days for everyone else. */
export function refreshHours(access: string): number {
  return access === "admin" ? 12 : 30 * 24;
}

/** The stored hash of a token (SHA-256: tokens are 256 random bits, so no salt is needed). */
export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A new pair of opaque tokens, 256 bits each. */
export function newPair(): { accessToken: string; refreshToken: string } {
  return {
    accessToken: randomBytes(32).toString("base64url"),
    refreshToken: randomBytes(32).toString("base64url"),
  };
}

/**
 * The pair that follows a refresh token. It is a function of its predecessor and of our key, so that concurrent
 * refreshes get the same pair.
 */
export function successorPair(refreshToken: string): { accessToken: string; refreshToken: string } {
  const key = keyFor("session");
  return {
    accessToken: derive(key, "access", refreshToken),
    refreshToken: derive(key, "refresh", refreshToken),
  };
}

/** The refresh tokens of the next `count` generations after a refresh token. */
export function refreshTokensAfter(refreshToken: string, count: number): string[] {
  const key = keyFor("session");
  const tokens: string[] = [];
  for (let last = refreshToken; tokens.length < count; tokens.push(last)) last = derive(key, "refresh", last);
  return tokens;
}

function derive(key: Buffer, label: string, refreshToken: string): string {
  return createHmac("sha256", key).update(`${label}:${refreshToken}`).digest("base64url");
}
