import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import { connect, type Database } from "./connection";
import { startEmbedded } from "./embedded";
import { migrate } from "./migrate";

const defaultTimeoutMs = 30_000;
const minVersion = 150_000;

/**
 * Opens and migrates the database of this process: the server at `databaseUrl`, else the embedded one in
 * `dataDir`. Waits for a starting server, 30 seconds by default.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  durable?: boolean;
  timeoutMs?: number;
}): Promise<{ db: Database; stop(): Promise<void> }> {
  const { databaseUrl, dataDir, durable, timeoutMs = defaultTimeoutMs } = options;
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, durable });
  const db = connect(embedded?.config ?? databaseUrl ?? "");
  const stop = async () => {
    await db.close();
    await embedded?.stop();
  };
  try {
    await waitUntilReady(db, timeoutMs);
    await migrate(db);
  } catch (error) {
    await stop();
    throw error;
  }
  return { db, stop };
}

// 57P03: the server is starting or recovering.
const startingCodes = new Set(["ECONNREFUSED", "ENOENT", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "57P03"]);

async function waitUntilReady(db: Database, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, 2_000)) {
    try {
      const { version } = await db.one<{ version: number }>(
        sql`select current_setting('server_version_num')::integer as version`,
      );
      if (version >= minVersion) return;
      throw new Error(
        `Lotse needs PostgreSQL 15 or newer; DATABASE_URL leads to ${Math.floor(version / 10_000)}.`,
      );
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      if (!startingCodes.has(code) || Date.now() > deadline) throw error;
      await wait(delayMs);
    }
  }
}
