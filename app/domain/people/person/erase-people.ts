import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { writeReceipt } from "~/domain/core/receipt/write-receipt";
import { enqueue } from "~/queue/enqueue";

/** Maximum number of keys of one job. */
const batchSize = 500;

/**
 * Erases people within the caller's transaction: their rows, dependent rows, and references elsewhere. A job
 * deletes their bytes; uploads for their company stay without their name. The activity log keeps ids, which no
 * longer identify anyone. A receipt for each says that `by` erased them.
 */
export async function erasePeople(tx: Db, ids: string[], erasedBy: string | null): Promise<void> {
  const locked = await tx.many<{ id: string; email: string; companyId: string | null }>(
    sql`select id, email_key as email, company_id as "companyId" from users where id = any(${ids}) order by id for update`,
  );
  const lockedIds = locked.map(person => person.id);
  const emails = locked.map(({ email }) => email);
  const bytes = await tx.many<{ key: string; owner: string }>(sql`
    select storage_key as key, user_id as owner from staged_uploads where user_id = any(${lockedIds})
    union all select storage_key, user_id from avatars where user_id = any(${lockedIds})
    union all select storage_key, user_id from exports where user_id = any(${lockedIds}) and storage_key is not null`);
  for (const { id, companyId } of locked) {
    const keys = bytes.filter(({ owner }) => owner === id).map(({ key }) => key);
    const questions = sql`(v.asker_id = ${id} or c.owner_id = ${id})`;
    await writeReceipt(tx, { kind: "user", subjectId: id, companyId, by: erasedBy }, { questions, keys });
  }
  for (let at = 0; at < bytes.length; at += batchSize)
    await enqueue(tx, "forget_bytes", { keys: bytes.slice(at, at + batchSize).map(({ key }) => key) });
  await tx.run(sql`
    delete from mails where user_id = any(${lockedIds}) or lower(to_address) = any(${emails})`);
  // Their own requests, also before they had signed in, and those of others about them, whose responses hold their names.
  await tx.run(sql`
    delete from idempotency_keys
    where user_key = any(${lockedIds}) or body ->> 'id' = any(${lockedIds}) or lower(body ->> 'email') = any(${emails})`);
  await tx.run(sql`delete from users where id = any(${lockedIds})`);
}
