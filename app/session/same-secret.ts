import { createHash, timingSafeEqual } from "node:crypto";

/** Compares two secrets in constant time. */
export function sameSecret(expected: string, received: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(expected), digest(received));
}
