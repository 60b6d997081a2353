import { resolve } from "node:path";
import sql from "sql-template-tag";
import type { Database, Db } from "../db/connection";
import { openDatabase } from "../db/open";
import { seedDemo } from "../domain/operations/demo/seed-demo";
import { seedRoles } from "../domain/operations/demo/seed-roles";
import { recordLimits } from "../domain/operations/system/record-limits";
import { type Settings, SettingsError } from "../env";
import { storage } from "../integrations/storage/storage";

/** Opens the database, and adds the initial data to an empty one. @throws SettingsError in production with demo accounts */
export async function openData(
  settings: Settings,
  dataDir: string,
): Promise<{ db: Database; stop: () => Promise<void> }> {
  const { db, stop } = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir });
  try {
    await seedRoles(db);
    if (settings.production) await refuseDemoAccounts(db);
    else await seedDemo(db, storage(), resolve("app/db/seed"));
    await recordLimits(db);
    return { db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function refuseDemoAccounts(db: Db): Promise<void> {
  const demo = await db.maybe(sql`select 1 as found from users where demo limit 1`);
  if (demo)
    throw new SettingsError(["DATABASE_URL or DATA_DIR holds demo accounts, which have a known password"]);
}
