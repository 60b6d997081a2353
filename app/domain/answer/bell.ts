/** Wakes one waiting reader. A ring while nobody waits is kept for the next wait. */
export type Bell = { ring(): void; wait(): Promise<void> };

export function makeBell(): Bell {
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
