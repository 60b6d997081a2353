import { setTimeout as wait } from "node:timers/promises";
import type { Runner } from "graphile-worker";

const PAUSE_MS = 1_000;

/** graphile-worker gives up during a long database outage; this runner is restarted until it is stopped. */
export async function persistentRunner(launch: () => Promise<Runner>): Promise<{ stop(): Promise<void> }> {
  let ending = false;
  let runner: Runner | undefined = await launch();

  const relaunch = async (): Promise<Runner | undefined> => {
    while (!ending) {
      const next = await launch().catch(() => undefined);
      if (next) return next;
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  };
  const life = (async () => {
    while (runner) {
      const current = runner;
      if (ending) await current.stop().catch(() => {});
      await current.promise.catch(() => {});
      runner = ending ? undefined : await relaunch();
    }
  })();

  return {
    async stop() {
      ending = true;
      await runner?.stop().catch(() => {});
      await life;
    },
  };
}
