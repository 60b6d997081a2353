import { limitIndexMemory } from "~/domain/retrieval/search-index/index-cache";
import { setSecret } from "../domain/core/secret/process-key";
import { secretKey } from "../domain/core/secret/secret-key";
import { setPeppers } from "../domain/identity/session/password";
import { type Settings, SettingsError, setSettings } from "../env";

/** Sets the settings and the secret of the process. @throws SettingsError for a weak SECRET_KEY */
export async function prepareProcess(settings: Settings, dataDir: string): Promise<void> {
  setSettings(settings);
  limitIndexMemory(settings.INDEX_MEMORY_MB);
  setSecret(
    await secretKey({ fromEnvironment: settings.SECRET_KEY, dataDir, production: settings.production }).catch(
      error => {
        throw new SettingsError([String((error as Error).message)]);
      },
    ),
  );
  setPeppers(settings.PASSWORD_PEPPER);
}
