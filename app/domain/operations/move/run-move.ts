import { openDatabase } from "~/db/open";
import { readSettings, setSettings } from "~/env";
import { storagesOf } from "~/integrations/storage/storage";
import { StorageFault } from "~/integrations/storage/storage-fault";
import { storageSentence } from "~/integrations/storage/storage-sentence";
import { type MoveReport, type MoveTerms, moveFiles } from "./move-files";

/** Held by the process that moves files, for all that run on the database. */
const moveLock = 7_760_049;

export type Direction = "to-s3" | "to-disk";

/**
 * Implements `npm run files`: moves the files of the installation of these settings, running or not. FILE_STORE must name
 * the direction already, so that no process stores new files in the place that is emptied.
 * @throws SettingsError; Error with a sentence for the operator
 */
export async function runMove(
  direction: Direction,
  env: Record<string, string | undefined>,
  production: boolean,
  terms: MoveTerms,
): Promise<MoveReport> {
  const settings = readSettings(env, production);
  setSettings(settings);
  const { disk, s3 } = storagesOf(settings);
  if (!s3) throw new Error("S3 is not set up: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY");
  const store = direction === "to-s3" ? "s3" : "disk";
  if (settings.FILE_STORE !== store)
    throw new Error(
      `New files still go elsewhere: set FILE_STORE=${store}, restart all processes, then move the others.`,
    );
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  const { db, stop } = await openDatabase({ databaseUrl, dataDir });
  const client = await db.pool.connect();
  try {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as free", [moveLock]);
    if (!rows[0].free) throw new Error("Another process is moving files already.");
    const [from, to] = store === "s3" ? [disk, s3] : [s3, disk];
    return await moveFiles(db, from, to, terms);
  } catch (error) {
    if (error instanceof StorageFault)
      throw new Error(`${storageSentence(error, settings)}. Nothing is lost; run it again when it works.`);
    throw error;
  } finally {
    client.release(true);
    await stop();
  }
}
