/** How far this machine's clock is ahead of the database's, in milliseconds, as far as it is known. */
let aheadMs = 0;

/** The process's clock. All code reads the time here, so that tests can set it, and processes on several machines agree. */
export const clock = {
  now: (): Date => new Date(Date.now() - aheadMs),
};

/** Sets the clock back by so many milliseconds more than before. */
export function setClockBack(ms: number): void {
  aheadMs += ms;
}
