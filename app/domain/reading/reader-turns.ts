/**
 * Lets at most `most` pieces of work run at once in this process; the others wait in line. Each reading
 * process may take half a gigabyte.
 */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) await new Promise<void>(resolve => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The turn goes to the next in line, so that nobody can slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
