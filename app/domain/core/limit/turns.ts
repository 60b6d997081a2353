import { AppError } from "~/contract/errors";

type Bounds = {
  /** Tasks at once in this process. */
  most: number;
  /** Tasks at once of one owner. */
  each: number;
  /** Waiting tasks of one owner. */
  queue: number;
};

/** Seconds after which a refused caller may try again: a chosen time, in which a full queue has moved. */
const retryAfterSeconds = 10;

/**
 * Shares the turns at expensive work between owners (companies): waiting owners take turns, one task each, so that an
 * owner with a hundred tasks delays the first task of another one by at most one.
 */
export class Turns {
  private running = 0;
  private readonly busy = new Map<string, number>();
  /** In the order of their next turn. */
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly bounds: Bounds) {}

  /**
   * @param signal takes a waiting task out of the queue when it aborts
   * @throws AppError too_many_requests with `seconds`, when the owner's queue is full; the signal's reason
   */
  async run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (!this.take(owner)) {
      const queue = this.waiting.get(owner) ?? [];
      if (queue.length >= this.bounds.queue)
        throw new AppError("too_many_requests", { values: { seconds: retryAfterSeconds } });
      this.waiting.set(owner, queue);
      await this.wait(owner, queue, signal);
    }
    try {
      return await work();
    } finally {
      this.running -= 1;
      const left = this.busy.get(owner)! - 1;
      if (left > 0) this.busy.set(owner, left);
      else this.busy.delete(owner);
      this.callNext();
    }
  }

  /** Waits for a turn, which is taken when it resolves. */
  private wait(owner: string, queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1);
        if (queue.length === 0) this.waiting.delete(owner);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      queue.push(begin);
    });
  }

  private take(owner: string): boolean {
    const ofOwner = this.busy.get(owner) ?? 0;
    if (this.running >= this.bounds.most || ofOwner >= this.bounds.each) return false;
    this.running += 1;
    this.busy.set(owner, ofOwner + 1);
    return true;
  }

  private callNext(): void {
    for (const [owner, queue] of this.waiting) {
      if (!this.take(owner)) continue;
      // Behind the others until its next turn.
      this.waiting.delete(owner);
      const next = queue.shift()!;
      if (queue.length > 0) this.waiting.set(owner, queue);
      next();
      return;
    }
  }
}
