import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useSecret } from "~/domain/secret/process-key";
import { readSettings, useSettings } from "~/env";

/**
 * The settings of the development profile with these changes, and an empty DATA_DIR of one's own;
 * the function returned removes it.
 */
export function settingsOf(changes: Record<string, string> = {}): { dataDir: string; remove(): void } {
  const text = readFileSync(new URL("../../scripts/development.env", import.meta.url), "utf8");
  const profile = Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const dataDir = mkdtempSync(join(tmpdir(), "lotse-data-"));
  const origin = "http://localhost:3000";
  const given = {
    ...profile,
    DOMAIN: origin,
    API_BASE_URL: `${origin}/api/v1`,
    DATA_DIR: dataDir,
    ...changes,
  };
  // biome-ignore lint/correctness/useHookAtTopLevel: no React hook
  useSettings(readSettings(given));
  // biome-ignore lint/correctness/useHookAtTopLevel: no React hook
  useSecret(randomBytes(32));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
