import { Secret, TOTP } from "otpauth";
import { keyFor } from "~/domain/secret/process-key";
import { open, seal } from "~/domain/secret/seal";

/** What every authenticator app speaks (RFC 6238 with its defaults). */
const periodMs = 30_000;
const totp = (seed: string, label = "", issuer = "") =>
  new TOTP({ secret: Secret.fromBase32(seed), label, issuer, algorithm: "SHA1", digits: 6, period: 30 });

/** A new seed: 160 random bits in base32, as one types it into an app. */
export const newSeed = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from the QR code. */
export const seedUri = (seed: string, label: string, issuer: string): string =>
  totp(seed, label, issuer).toString();

/**
 * The time step that a code belongs to: this one, the one before or the one after, for clocks that are not quite
 * right. Undefined when it belongs to none of them.
 */
export function stepOfCode(seed: string, code: string, now: Date): number | undefined {
  const delta = totp(seed).validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / periodMs) + delta;
}

const place = (userId: string) => `two-factor:${userId}`;

/** A seed as the database keeps it; it opens for its own user alone. */
export const sealSeed = (seed: string, userId: string): Buffer => seal(keyFor("seal"), seed, place(userId));
export const openSeed = (sealed: Buffer, userId: string): string =>
  open(keyFor("seal"), sealed, place(userId));
