export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `count` tasks at once, the others in their order. A task that takes longer than `maxHoldMs` continues, but
 * its slot is released: a server that hangs must not block the others.
 */
export function slots(count: number, maxHoldMs?: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  return async work => {
    if (free === 0) await new Promise<void>(resolve => waiting.push(resolve));
    else free--;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      const next = waiting.shift();
      if (next) next();
      else free++;
    };
    const timer = maxHoldMs === undefined ? undefined : setTimeout(release, maxHoldMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      release();
    }
  };
}
