import { setTimeout as pause } from "node:timers/promises";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { listOrphans } from "~/domain/knowledge/file/list-orphans";
import type { Storage } from "~/integrations/storage/storage-port";
import { type Finding, findings } from "./finding";

/** An upload writes bytes and row within milliseconds; only what is inconsistent twice is reported. */
const secondLookMs = 500;

/** Checks that every stored object belongs to a row, and that every row's object exists. */
export async function examineBytes(db: Db, storage: Storage): Promise<Finding[]> {
  return [
    ...findings(
      "bytes without a row",
      await twice(async () => (await listOrphans(db, storage)).map(orphan => orphan.key)),
    ),
    ...findings("file without its bytes", await twice(() => withoutBytes(db, storage, "files"))),
    ...findings("upload without its bytes", await twice(() => withoutBytes(db, storage, "staged_uploads"))),
  ];
}

async function twice(look: () => Promise<string[]>): Promise<string[]> {
  const first = await look();
  if (first.length === 0) return [];
  await pause(secondLookMs);
  const second = new Set(await look());
  return first.filter(id => second.has(id));
}

async function withoutBytes(db: Db, storage: Storage, table: "files" | "staged_uploads"): Promise<string[]> {
  const rows = await db.many<{ id: string; storage_key: string }>(
    table === "files"
      ? sql`select id, storage_key from files where status <> 'deleting'`
      : sql`select id, storage_key from staged_uploads where expires_at > ${clock.now()}`,
  );
  const storedKeys = await storage.kept(rows.map(row => row.storage_key));
  return rows.filter(row => !storedKeys.has(row.storage_key)).map(row => row.id);
}
