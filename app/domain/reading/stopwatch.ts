/** Two limits on somebody else's work, in milliseconds: on the time between two signs of life, and on all of it. */
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

  /** A sign of life: the stall begins anew. */
  restart(): void {
    this.pause();
    if (this.stopped) return;
    this.since = performance.now();
    this.timer = setTimeout(this.over, Math.max(0, Math.min(this.stall, this.total - this.spent)));
  }

  /** The wait is ours: it counts for neither limit. */
  pause(): void {
    if (this.timer) this.spent += performance.now() - this.since;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Sets the limit on all of the work; holds from the next sign of life on. */
  allow(total: number): void {
    this.total = total;
  }

  stop(): void {
    this.pause();
    this.stopped = true;
  }
}
