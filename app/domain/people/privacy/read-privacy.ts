import sql from "sql-template-tag";
import type { Privacy } from "~/contract/privacy";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { currentPlan, planEnd, planRenews } from "~/domain/billing/plan/current-plan";
import type { Actor } from "~/domain/core/actor/actor";
import { closesCompany } from "~/domain/people/person/erase-person";

/** Returns the user's exports, and the numbers of records that an erasure would delete and keep. */
export async function readPrivacy(db: Db, actor: Actor): Promise<Privacy> {
  const { id, companyId } = actor;
  const exports = await db.many<Privacy["exports"][number]>(sql`
    select id, state, reason, bytes, created_at as "createdAt", expires_at as "expiresAt"
    from exports where user_id = ${id} and (expires_at is null or expires_at > ${clock.now()})
    order by created_at desc, id desc limit 10`);
  const person = await db.one<{
    eraseAt: Date | null;
    chats: number;
    questions: number;
    uploads: number;
    lastAdministrator: boolean;
    closes: boolean;
  }>(sql`
    select u.erase_at as "eraseAt",
      (select count(*)::int from chats where owner_id = u.id) as chats,
      (select count(*)::int from messages m join conversations c on c.id = m.conversation_id
       where c.asker_id = u.id) as questions,
      (select count(*)::int from files where uploaded_by = u.id and status <> 'deleting') as uploads,
      coalesce(r.key = 'administrator' and not exists (
        select from users o where o.role_id = r.id and o.id <> u.id and o.status = 'active' and o.erase_at is null
      ), false) as "lastAdministrator",
      ${closesCompany(sql`u`)} as closes
    from users u join roles r on r.id = u.role_id where u.id = ${id}`);
  const { closes, ...rest } = person;
  return {
    exports,
    ...rest,
    company: closes && companyId ? await companyOf(db, companyId) : null,
  };
}

/** The company that would be deleted with its last data manager. */
function companyOf(db: Db, companyId: string): Promise<NonNullable<Privacy["company"]>> {
  return db.one(sql`
    select name,
      (select count(*)::int from divisions where company_id = c.id and status = 'open') as divisions,
      (select count(*)::int from files where company_id = c.id and status <> 'deleting') as files,
      (select count(*)::int from smtp_settings where company_id = c.id) as mailboxes,
      ${currentPlan(sql`c.id`)} as plan, ${planEnd(sql`c.id`)} as "planUntil",
      ${planRenews(sql`c.id`)} as "planRenews",
      (select count(*)::int from users e join roles r on r.id = e.role_id and r.access = 'employee'
       where e.company_id = c.id) as employees
    from companies c where id = ${companyId}`);
}
