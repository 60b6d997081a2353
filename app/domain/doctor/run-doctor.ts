import { resolve } from "node:path";
import { openDatabase } from "~/db/open";
import { setSecret } from "~/domain/secret/process-key";
import { secretKey } from "~/domain/secret/secret-key";
import { readSettings, setSettings } from "~/env";
import { storage } from "~/integrations/storage/disk";
import { examine } from "./examine";

/**
 * What `npm run doctor` does: opens the installation that these settings name, beside a running one or
 * alone, and examines it.
 * @throws SettingsError
 */
export async function runDoctor(
  env: Record<string, string | undefined>,
  production: boolean,
): ReturnType<typeof examine> {
  const settings = readSettings(env, production);
  setSettings(settings);
  // The seals of the activity log are keyed with it.
  setSecret(
    await secretKey({
      fromEnvironment: settings.SECRET_KEY,
      dataDir: resolve(settings.DATA_DIR),
      production,
    }),
  );
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  const { db, stop } = await openDatabase({ databaseUrl, dataDir });
  try {
    return await examine(db, storage());
  } finally {
    await stop();
  }
}
