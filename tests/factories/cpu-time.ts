import { readFileSync } from "node:fs";

/**
 * Milliseconds that this thread has computed. Unlike the clock they do not grow while other programs have the processor.
 * Systems without /proc fall back to the clock.
 */
export function cpuTime(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
