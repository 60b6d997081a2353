/** Two timeouts in milliseconds: between two signs of progress, and in total. */
export class Stopwatch {
  private timer: NodeJS.Timeout | undefined;
  private since = 0;
  private spent = 0;
  private stopped = false;

  constructor(
    private readonly stall: number,
    private total: number,
    private readonly onTimeout: () => void,
  ) {
    this.restart();
  }

  /** Restarts the stall timeout after progress. */
  restart(): void {
    this.pause();
    if (this.stopped) return;
    this.since = performance.now();
    this.timer = setTimeout(this.onTimeout, Math.max(0, Math.min(this.stall, this.total - this.spent)));
  }

  /** Stops both timeouts until `restart`. */
  pause(): void {
    if (this.timer) this.spent += performance.now() - this.since;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Sets the total timeout, from the next `restart` on. */
  setTotal(total: number): void {
    this.total = total;
  }

  stop(): void {
    this.pause();
    this.stopped = true;
  }
}
