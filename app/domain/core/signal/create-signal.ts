import { setTimeout as delay } from "node:timers/promises";

/** Wakes one waiting caller. A notification without a waiting caller ends the next wait. */
export type Signal = {
  notify(): void;
  /** Resolves at the next notification, or after `maxMs` if it is given. */
  wait(maxMs?: number): Promise<void>;
};

/** A signal that has not been notified yet. */
export function createSignal(): Signal {
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async wait(maxMs) {
      if (!isNotified && (maxMs === undefined || maxMs > 0)) {
        const timeout = new AbortController();
        const notified = new Promise<void>(resolve => {
          wake = resolve;
        });
        await (maxMs === undefined
          ? notified
          : Promise.race([
              notified,
              delay(maxMs, undefined, { signal: timeout.signal }).catch(() => undefined),
            ]));
        timeout.abort();
        wake = undefined;
      }
      isNotified = false;
    },
  };
}
