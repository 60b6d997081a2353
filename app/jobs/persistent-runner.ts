import { setTimeout as wait } from "node:timers/promises";
import type { Runner, WorkerEvents } from "graphile-worker";

const restartDelayMs = 1_000;
/** Time for a pool without jobs to store their results. */
const storeGraceMs = 5_000;
/** Events of a pool that has no jobs any more. */
const releaseEvents = [
  "pool:gracefulShutdown:complete",
  "pool:forcefulShutdown:complete",
  "pool:forcefulShutdown:error",
] as const;

/**
 * Restarts graphile-worker until `stop`, because it ends during a database outage. A pool (0.17) that failed to store
 * two results in a row never ends: it waits until a count of open batches, which is negative, is zero. So the next
 * pool starts soon after the last job has ended, whether or not the pool has.
 */
export async function persistentRunner(
  launch: () => Promise<Runner>,
  events: WorkerEvents,
): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;
  let runner: Runner | undefined = await launch();

  const relaunch = async (): Promise<Runner | undefined> => {
    while (!isStopping) {
      const next = await launch().catch(() => undefined);
      if (next) return next;
      // Keeps the process alive: with only the role worker it has no open socket during the outage.
      await wait(restartDelayMs);
    }
  };
  const waitForEnd = async (current: Runner): Promise<void> => {
    let onRelease = (): void => undefined;
    const release = new Promise<void>(resolve => {
      onRelease = resolve;
      for (const event of releaseEvents) events.on(event, onRelease);
    });
    // Whether the runner ended well or failed, the next one starts.
    await Promise.race([current.promise.catch(() => {}), release.then(() => wait(storeGraceMs))]);
    for (const event of releaseEvents) events.off(event, onRelease);
    // Also ends the runner's cron if the pool has not ended. Fails if the runner has ended already.
    current.stop().catch(() => {});
  };
  const finished = (async () => {
    while (runner) {
      if (isStopping) runner.stop().catch(() => {});
      await waitForEnd(runner);
      runner = isStopping ? undefined : await relaunch();
    }
  })();

  return {
    async stop() {
      isStopping = true;
      // Fails if the runner has ended already.
      runner?.stop().catch(() => {});
      await finished;
    },
  };
}
