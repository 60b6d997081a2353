import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { requireAnotherAdministrator } from "~/domain/access/role/require-another-administrator";
import { erasePerson } from "~/domain/people/person/erase-person";
import { enqueue } from "~/queue/enqueue";

/** Enqueues a job for every account whose grace period has ended. */
export async function eraseDue(db: Db): Promise<void> {
  const due = await db.many<{ id: string }>(
    sql`select id from users where erase_at <= ${clock.now()} order by erase_at limit 1000`,
  );
  for (const { id } of due)
    await enqueue(db, "erase_account", { userId: id }, { key: `erase_account:${id}` });
}

/** Erases an account whose erasure was not cancelled. Idempotent, so it can be resumed after an interruption. */
export async function eraseAccount(db: Db, userId: string): Promise<void> {
  await db.transaction(async tx => {
    await requireAnotherAdministrator(tx, userId);
    const due = await tx.maybe(sql`
      select id from users where id = ${userId} and erase_at <= ${clock.now()} for update`);
    if (due) await erasePerson(tx, userId, userId);
  });
}
