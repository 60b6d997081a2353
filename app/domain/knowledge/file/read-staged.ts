import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { StagedUpload } from "~/contract/files";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/**
 * Reads one of the actor's staged uploads.
 * @throws AppError upload_expired if it was deleted or belongs to another user
 */
export async function readStaged(db: Db, actor: Actor, id: string): Promise<StagedUpload> {
  const staged = await db.maybe<StagedUpload>(sql`
    select id, kind, name, bytes from staged_uploads
    where id = ${id} and user_id = ${actor.id} and expires_at > ${clock.now()}`);
  if (!staged) throw new AppError("upload_expired");
  return staged;
}
