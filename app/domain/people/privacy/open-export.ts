import type { Readable } from "node:stream";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { storage } from "~/integrations/storage/storage";

/** Opens the user's own export until it expires. @throws AppError not_found, also for expired ones and those of others */
export async function openExport(
  db: Db,
  actor: Actor,
  id: string,
): Promise<{ stream: Readable; bytes: number; createdAt: Date }> {
  const row = await db.maybe<{ storage_key: string; bytes: number; created_at: Date }>(sql`
    select storage_key, bytes, created_at from exports
    where id = ${id} and user_id = ${actor.id} and state = 'ready' and expires_at > ${clock.now()}`);
  if (!row) throw new AppError("not_found");
  return { stream: await storage().read(row.storage_key), bytes: row.bytes, createdAt: row.created_at };
}
