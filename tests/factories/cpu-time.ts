import { readFileSync } from "node:fs";

/**
 * The processor time of this thread in milliseconds, which other programs do not affect. Systems without /proc fall back to
 * the clock.
 */
export function cpuTime(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
