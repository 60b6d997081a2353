/** Wakes one waiting caller. A notification without a waiting caller ends the next wait. */
export type Signal = { notify(): void; wait(): Promise<void> };

/** A signal that has not been notified yet. */
export function createSignal(): Signal {
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async wait() {
      if (!isNotified) {
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
      isNotified = false;
      wake = undefined;
    },
  };
}
