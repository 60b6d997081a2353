import { resolve } from "node:path";
import { startClockSync } from "../domain/operations/system/sync-clock";
import { warnOfStorage } from "../domain/operations/system/warn-of-storage";
import { readSettings } from "../env";
import type { App, BootOptions } from "./app";
import { openData } from "./open-data";
import { prepareProcess } from "./prepare-process";
import { startWork } from "./start-work";

/** Starts a process with only the role worker, without pages and api, which take 80 MB. */
export async function bootWorker({
  profile,
  env,
  periodicJobs,
}: BootOptions): Promise<Pick<App, "banner" | "stop">> {
  const settings = readSettings(env, profile === "production");
  const dataDir = resolve(settings.DATA_DIR);
  await prepareProcess(settings, dataDir);
  const { db, stop: closeData } = await openData(settings, dataDir);
  const stopWork = await startWork(db, periodicJobs).catch(async error => {
    await closeData();
    throw error;
  });
  const stopClockSync = startClockSync(db);
  // After the start, which does not wait for it.
  setImmediate(() => void warnOfStorage());
  return {
    banner: () => [`${settings.APP_TITLE} is ready: ${settings.DOMAIN}`],
    async stop() {
      stopClockSync();
      await stopWork();
      await closeData();
    },
  };
}
