/** Wakes one waiting reader. A signal without a waiting reader is kept for the next wait. */
export type Signal = { ring(): void; wait(): Promise<void> };

export function createSignal(): Signal {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async wait() {
      if (!rung) {
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
      rung = false;
      wake = undefined;
    },
  };
}
