import { hkdfSync } from "node:crypto";

let secret: Buffer | undefined;
// A page with a form needs several; deriving one takes as long as a small statement.
const derived = new Map<string, Buffer>();

/** Sets the process's secret (32 bytes or more); called once at start, and by tests. */
export function setSecret(value: Buffer): void {
  secret = value;
  derived.clear();
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
  const cached = derived.get(purpose);
  if (cached) return cached;
  const key = Buffer.from(hkdfSync("sha256", secret, "lotse", purpose, 32));
  derived.set(purpose, key);
  return key;
}
