import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { erasePerson } from "~/domain/person/erase-person";
import { keepAdministrator } from "~/domain/role/keep-administrator";
import { enqueue } from "~/jobs/enqueue";

/** Puts a job on the list for everybody whose time to think again is over. */
export async function eraseDue(db: Db): Promise<void> {
  const due = await db.many<{ id: string }>(
    sql`select id from users where erase_at <= ${clock.now()} order by erase_at limit 1000`,
  );
  for (const { id } of due)
    await enqueue(db, "erase_account", { userId: id }, { key: `erase_account:${id}` });
}

/** Erases somebody who wanted it and has not thought again. Run again after any interruption, it ends the same. */
export async function eraseAccount(db: Db, userId: string): Promise<void> {
  await db.transaction(async tx => {
    await keepAdministrator(tx, userId);
    const due = await tx.maybe(sql`
      select id from users where id = ${userId} and erase_at <= ${clock.now()} for update`);
    if (due) await erasePerson(tx, userId);
  });
}
