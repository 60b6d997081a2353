import { setTimeout as delay } from "node:timers/promises";

export type WakeSignal = {
  notify(): void;
  /** Resolves at the next notification, or after `maxMs`. */
  wait(maxMs: number): Promise<void>;
};

/** A signal for one waiter. A notification that comes before the wait is not lost. */
export function createWakeSignal(): WakeSignal {
  let isPending = false;
  let endWait: (() => void) | undefined;
  return {
    notify() {
      isPending = true;
      endWait?.();
    },
    async wait(maxMs) {
      if (!isPending && maxMs > 0) {
        const timeout = new AbortController();
        const notified = new Promise<void>(resolve => {
          endWait = resolve;
        });
        await Promise.race([
          notified,
          delay(maxMs, undefined, { signal: timeout.signal }).catch(() => undefined),
        ]);
        timeout.abort();
        endWait = undefined;
      }
      isPending = false;
    },
  };
}
