import { Secret, TOTP } from "otpauth";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, seal } from "~/domain/core/secret/seal";

/** The defaults of RFC 6238, which every authenticator app supports. */
const periodMs = 30_000;
const totp = (seed: string, label = "", issuer = "") =>
  new TOTP({ secret: Secret.fromBase32(seed), label, issuer, algorithm: "SHA1", digits: 6, period: 30 });

/** A new seed: 160 random bits in base32. */
export const newSeed = (): string => new Secret({ size: 20 }).base32;

/** The otpauth:// address for the QR code. */
export const seedUri = (seed: string, label: string, issuer: string): string =>
  totp(seed, label, issuer).toString();

/**
 * The time step of a code: the current one, the one before or after, to tolerate clock drift. Undefined if it
 * matches none.
 */
export function stepOfCode(seed: string, code: string, now: Date): number | undefined {
  const delta = totp(seed).validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / periodMs) + delta;
}

const sealedFor = (userId: string) => `two-factor:${userId}`;

/** Seals a seed for its user. */
export const sealSeed = (seed: string, userId: string): Buffer =>
  seal(keyFor("seal"), seed, sealedFor(userId));
/** Opens the sealed seed of its user. @throws SealBroken when it was sealed for another user or with another SECRET_KEY */
export const openSeed = (sealed: Buffer, userId: string): string =>
  open(keyFor("seal"), sealed, sealedFor(userId));
