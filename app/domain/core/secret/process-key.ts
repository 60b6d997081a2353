import { hkdfSync } from "node:crypto";

let secret: Buffer | undefined;

/** Sets the process's secret (32 bytes or more); called once at start, and by tests. */
export function setSecret(value: Buffer): void {
  secret = value;
}

/** A 32-byte key for one purpose, derived from the process's secret (HKDF-SHA-256, RFC 5869). */
export function keyFor(
  purpose:
    | "session"
    | "seal"
    | "form"
    | "address"
    | "activity"
    | "human"
    | "limit"
    | "caller"
    | "link"
    | "provider",
): Buffer {
  if (!secret) throw new Error("keyFor() before setSecret()");
  return Buffer.from(hkdfSync("sha256", secret, "lotse", purpose, 32));
}
