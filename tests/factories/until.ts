import { vi } from "vitest";

type Truthy<T> = Exclude<T, false | null | undefined | 0 | "">;

/**
 * Looks again and again until the answer is truthy, and returns it. The limit is no expectation of speed: it only turns
 * a test that would wait forever into a failure, and stays below the limit of a whole test (vitest.config.ts).
 */
export const until = <T>(look: () => T | Promise<T>): Promise<Truthy<T>> =>
  vi.waitUntil(look, { timeout: 240_000, interval: 25 }) as Promise<Truthy<T>>;
