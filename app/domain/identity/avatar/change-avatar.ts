import { Readable } from "node:stream";
import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { limitBytes, type UploadBody } from "~/domain/core/limit/limit-bytes";
import { cleanPicture } from "~/domain/core/picture/clean-picture";
import { storage } from "~/integrations/storage/storage";
import { enqueue } from "~/queue/enqueue";

/** Maximum size of a picture, in megabytes. */
const maxMegabytes = 2;

/**
 * Replaces the actor's picture. Returns its id, which is never reused.
 * @throws AppError file_too_large with `limit` (MB), and those of {@link cleanPicture}
 */
export async function changeAvatar(db: Db, actor: Actor, body: UploadBody): Promise<{ avatar: string }> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitBytes(maxMegabytes, body)) chunks.push(chunk);
  const { kind, bytes } = cleanPicture(Buffer.concat(chunks));
  const key = newId();
  const draft = await storage().write(key, Readable.from([bytes]));
  try {
    await draft.keep();
    await db.transaction(async tx => {
      // Serialises concurrent uploads; the last one wins.
      await tx.run(sql`select id from users where id = ${actor.id} for no key update`);
      await deleteAvatar(tx, actor);
      await tx.run(sql`
        insert into avatars (user_id, kind, bytes, storage_key)
        values (${actor.id}, ${kind}, ${draft.bytes}, ${key})`);
    });
  } catch (error) {
    await draft.drop();
    throw error;
  }
  return { avatar: key };
}

/** Deletes the actor's picture; a job deletes its bytes. Does nothing without a picture. */
export async function deleteAvatar(tx: Db, actor: Actor): Promise<void> {
  const deleted = await tx.maybe<{ key: string }>(
    sql`delete from avatars where user_id = ${actor.id} returning storage_key as key`,
  );
  if (deleted) await enqueue(tx, "forget_bytes", { keys: [deleted.key] });
}
