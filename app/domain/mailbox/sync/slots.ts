export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `count` pieces of work at once, the others in their order. Work that takes longer than `lentMs` continues, but
 * its place is given away: a server that hangs must not keep the others waiting.
 */
export function slots(count: number, lentMs?: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  return async work => {
    if (free === 0) await new Promise<void>(resolve => waiting.push(resolve));
    else free--;
    let held = true;
    const release = () => {
      if (!held) return;
      held = false;
      const next = waiting.shift();
      if (next) next();
      else free++;
    };
    const lent = lentMs === undefined ? undefined : setTimeout(release, lentMs);
    try {
      return await work();
    } finally {
      clearTimeout(lent);
      release();
    }
  };
}
