/** Two timeouts in milliseconds: between two signs of progress, and in total. */
export class Stopwatch {
  private timer: NodeJS.Timeout | undefined;
  private since = 0;
  private spent = 0;
  private stopped = false;

  constructor(
    private readonly stall: number,
    private total: number,
    private readonly over: () => void,
  ) {
    this.restart();
  }

  /** Progress: restarts the stall timeout. */
  restart(): void {
    this.pause();
    if (this.stopped) return;
    this.since = performance.now();
    this.timer = setTimeout(this.over, Math.max(0, Math.min(this.stall, this.total - this.spent)));
  }

  /** Time of our own work counts for neither timeout. */
  pause(): void {
    if (this.timer) this.spent += performance.now() - this.since;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Sets the total timeout; takes effect with the next progress. */
  allow(total: number): void {
    this.total = total;
  }

  stop(): void {
    this.pause();
    this.stopped = true;
  }
}
