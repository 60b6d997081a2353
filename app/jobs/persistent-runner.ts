import { setTimeout as wait } from "node:timers/promises";
import type { Runner, WorkerEvents } from "graphile-worker";

const PAUSE_MS = 1_000;
/** How long a pool without jobs may take to store what they came to. */
const STORING_MS = 5_000;
/** Emitted when a pool has let go of all its jobs. */
const released = [
  "pool:gracefulShutdown:complete",
  "pool:forcefulShutdown:complete",
  "pool:forcefulShutdown:error",
] as const;

/**
 * graphile-worker gives up during a database outage; this runner is restarted until it is stopped. A pool (0.17) that could
 * not store two results one after the other never ends: it waits for a count of open batches to be zero that is below zero.
 * So the next one starts soon after the last job has ended, whether the pool has or not.
 */
export async function persistentRunner(
  launch: () => Promise<Runner>,
  events: WorkerEvents,
): Promise<{ stop(): Promise<void> }> {
  let ending = false;
  let runner: Runner | undefined = await launch();

  const relaunch = async (): Promise<Runner | undefined> => {
    while (!ending) {
      const next = await launch().catch(() => undefined);
      if (next) return next;
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  };
  const end = async (current: Runner): Promise<void> => {
    let heard = (): void => undefined;
    const isFree = new Promise<void>(resolve => {
      heard = resolve;
      for (const event of released) events.on(event, heard);
    });
    await Promise.race([
      current.promise.catch(() => {}),
      isFree.then(() => wait(STORING_MS, undefined, { ref: false })),
    ]);
    for (const event of released) events.off(event, heard);
    // Ends its cron too, where the pool has not ended by itself.
    current.stop().catch(() => {});
  };
  const life = (async () => {
    while (runner) {
      if (ending) runner.stop().catch(() => {});
      await end(runner);
      runner = ending ? undefined : await relaunch();
    }
  })();

  return {
    async stop() {
      ending = true;
      runner?.stop().catch(() => {});
      await life;
    },
  };
}
