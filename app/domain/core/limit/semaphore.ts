/** Runs at most `max` tasks at once in this process; the others wait in order. */
export class Semaphore {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly max: number) {}

  /** The number of waiting tasks. */
  get waiting(): number {
    return this.queue.length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.max) await new Promise<void>(resolve => this.queue.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // Handed directly to the next in line, so that no later caller gets ahead.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
