import { resolve } from "node:path";
import { openDatabase } from "~/db/open";
import { setSecret } from "~/domain/core/secret/process-key";
import { secretKey } from "~/domain/core/secret/secret-key";
import { readSettings, setSettings } from "~/env";
import { storage } from "~/integrations/storage/storage";
import { examine } from "./examine";

/**
 * Implements `npm run doctor`: opens the installation of these settings, running or not, and examines it.
 * @throws SettingsError
 */
export async function runDoctor(
  env: Record<string, string | undefined>,
  production: boolean,
): ReturnType<typeof examine> {
  const settings = readSettings(env, production);
  setSettings(settings);
  // Needed to verify the seals of the activity log.
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
