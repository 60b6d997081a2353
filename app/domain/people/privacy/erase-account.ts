import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { requireAnotherAdministrator } from "~/domain/access/role/require-another-administrator";
import { erasePerson, othersManageData } from "~/domain/people/person/erase-person";
import { enqueue } from "~/queue/enqueue";
import { announceCompanyEnd } from "./notify-company-end";
import { announceErasure } from "./plan-erasure";

/** Enqueues a job for every account whose grace period has ended. */
export async function eraseDue(db: Db): Promise<void> {
  const due = await db.many<{ id: string }>(
    sql`select id from users where erase_at <= ${clock.now()} order by erase_at limit 1000`,
  );
  for (const { id } of due)
    await enqueue(db, "erase_account", { userId: id }, { key: `erase_account:${id}` });
}

/**
 * Erases an account whose erasure was not cancelled. Idempotent, so it can be resumed after an interruption. No company is
 * deleted unannounced: a user who has become their company's last data manager since is notified that it is deleted too,
 * and gets the whole grace period again. If another data manager has been added since, the company stays, and its people
 * are notified of that.
 * @throws AppError last_administrator
 */
export async function eraseAccount(db: Db, userId: string): Promise<void> {
  await db.transaction(async tx => {
    await requireAnotherAdministrator(tx, userId);
    const due = await tx.maybe<{
      closes: boolean;
      announced: boolean;
      eraseAt: Date;
      companyId: string | null;
    }>(sql`
      select u.erase_company as announced, u.erase_at as "eraseAt", u.company_id as "companyId",
             u.company_id is not null and r.access = 'user'
             and not ${othersManageData(sql`u.company_id`, sql`u.id`)} as closes
      from users u join roles r on r.id = u.role_id
      where u.id = ${userId} and u.erase_at <= ${clock.now()} for no key update of u`);
    if (!due) return;
    const { closes, announced, eraseAt, companyId } = due;
    if (closes && !announced) {
      await announceErasure(tx, userId);
      return;
    }
    await erasePerson(tx, userId, userId);
    if (announced && !closes && companyId) await announceCompanyEnd(tx, companyId, eraseAt);
  });
}
