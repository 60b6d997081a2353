import { Readable } from "node:stream";
import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { type UploadBody, upTo } from "~/domain/file/up-to";
import type { Actor } from "~/domain/session/actor";
import { storage } from "~/integrations/storage/disk";
import { enqueue } from "~/jobs/enqueue";
import { cleanPicture } from "./clean-picture";

/** The largest picture, in megabytes. */
export const mostMegabytes = 2;

/**
 * Takes a picture of the actor in the place of the one before. Returns its name, which no other picture ever has.
 * @throws AppError file_too_large with `limit` (MB), and what {@link cleanPicture} refuses
 */
export async function changeAvatar(db: Db, actor: Actor, body: UploadBody): Promise<{ avatar: string }> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of upTo(mostMegabytes, body)) chunks.push(chunk);
  const { kind, bytes } = cleanPicture(Buffer.concat(chunks));
  const key = newId();
  const draft = await storage().write(key, Readable.from([bytes]));
  await draft.keep();
  try {
    await db.transaction(async tx => {
      // Of two pictures at once the second waits here and takes the place of the first.
      await tx.run(sql`select id from users where id = ${actor.id} for update`);
      await dropAvatar(tx, actor);
      await tx.run(sql`
        insert into avatars (user_id, kind, bytes, storage_key)
        values (${actor.id}, ${kind}, ${draft.bytes}, ${key})`);
    });
  } catch (error) {
    await storage().remove(key);
    throw error;
  }
  return { avatar: key };
}

/** Removes the actor's picture; its bytes go with a job. Nothing happens where there is none. */
export async function dropAvatar(tx: Db, actor: Actor): Promise<void> {
  const gone = await tx.maybe<{ key: string }>(
    sql`delete from avatars where user_id = ${actor.id} returning storage_key as key`,
  );
  if (gone) await enqueue(tx, "forget_bytes", { keys: [gone.key] });
}
