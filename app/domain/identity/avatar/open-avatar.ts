import type { Readable } from "node:stream";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import type { PictureKind } from "~/domain/core/picture/picture";
import { storage } from "~/integrations/storage/storage";

/**
 * The picture with this id: the user's own, a colleague's, and everyone's for staff who manage accounts.
 * @throws AppError not_found, also for pictures of others
 */
export async function openAvatar(
  db: Db,
  actor: Actor,
  key: string,
): Promise<{ stream: Readable; kind: PictureKind; bytes: number }> {
  const readsAll = actor.access === "admin" && actor.ability.can("read", "User");
  const row = await db.maybe<{ kind: PictureKind; bytes: number }>(sql`
    select a.kind, a.bytes from avatars a join users u on u.id = a.user_id
    where a.storage_key = ${key}
      and (u.id = ${actor.id} or u.company_id = ${actor.companyId} or ${readsAll})`);
  if (!row) throw new AppError("not_found");
  return { ...row, stream: await storage().read(key) };
}
