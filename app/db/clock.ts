/** Time by which this machine's clock is known to be ahead of the database's. */
let aheadMs = 0;

/** The clock of all code, so that tests can set it and processes on several machines agree. */
export const clock = {
  now: (): Date => new Date(Date.now() - aheadMs),
};

/** Sets the clock back by a further number of milliseconds. */
export function setClockBack(ms: number): void {
  aheadMs += ms;
}
