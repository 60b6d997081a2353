import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";

/** Maximum number of keys of one job. */
const batch = 500;

/**
 * Erases people within the caller's transaction: their rows, dependent rows, and references elsewhere. A job
 * deletes their bytes; uploads for their company stay without their name. The activity log keeps ids, which no
 * longer identify anyone.
 */
export async function erasePeople(tx: Db, ids: string[]): Promise<void> {
  const held = await tx.many<{ id: string; email: string }>(
    sql`select id, email_key as email from users where id = any(${ids}) order by id for update`,
  );
  const own = held.map(person => person.id);
  const bytes = await tx.many<{ key: string }>(sql`
    select storage_key as key from staged_uploads where user_id = any(${own})
    union all select storage_key from avatars where user_id = any(${own})
    union all select storage_key from exports where user_id = any(${own}) and storage_key is not null`);
  for (let at = 0; at < bytes.length; at += batch)
    await enqueue(tx, "forget_bytes", { keys: bytes.slice(at, at + batch).map(({ key }) => key) });
  await tx.run(sql`
    delete from mails where user_id = any(${own}) or lower(to_address) = any(${held.map(({ email }) => email)})`);
  // Their own requests, and those of others about them, whose responses hold their names.
  await tx.run(sql`
    delete from idempotency_keys where user_key = any(${own}) or body ->> 'id' = any(${own})`);
  await tx.run(sql`delete from users where id = any(${own})`);
}
