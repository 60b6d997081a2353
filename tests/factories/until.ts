import { vi } from "vitest";

type Truthy<T> = Exclude<T, false | null | undefined | 0 | "">;

/**
 * Polls until the result is truthy, and returns it. The limit is not an expectation of speed: it only fails a test that
 * would wait forever, and is below the limit of a whole test (vitest.config.ts).
 */
export const until = <T>(look: () => T | Promise<T>): Promise<Truthy<T>> =>
  vi.waitUntil(look, { timeout: 240_000, interval: 25 }) as Promise<Truthy<T>>;
