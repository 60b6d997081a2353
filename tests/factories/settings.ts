import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setSecret } from "~/domain/core/secret/process-key";
import { readSettings, setSettings } from "~/env";

/**
 * Sets the development profile with these changes as the settings of the process, with an empty DATA_DIR, which
 * `remove` deletes. `env` is their source.
 */
export function settingsOf(changes: Record<string, string> = {}) {
  const text = readFileSync(new URL("../../scripts/development.env", import.meta.url), "utf8");
  const lines = [...text.matchAll(/^(\w+)=(.*)$/gm)];
  const profile = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
  const dataDir = mkdtempSync(join(tmpdir(), "lotse-data-"));
  const origin = "http://localhost:3000";
  const env: Record<string, string> = {
    ...profile,
    DOMAIN: origin,
    API_BASE_URL: `${origin}/api/v1`,
    DATA_DIR: dataDir,
    ...changes,
  };
  setSettings(readSettings(env));
  setSecret(randomBytes(32));
  return { dataDir, env, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
