import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { requireAnotherAdministrator } from "~/domain/access/role/require-another-administrator";
import type { Actor } from "~/domain/core/actor/actor";
import { closesCompany } from "~/domain/people/person/erase-person";
import { enqueue } from "~/queue/enqueue";
import { announceCompanyEnd, readCompanyEnd } from "./notify-company-end";

/** Days until a requested erasure, in which it can be cancelled. */
const graceDays = 14;

/** When an erasure that is requested now takes place. */
const endOfGrace = () => new Date(clock.now().getTime() + graceDays * 24 * 3_600_000);

/**
 * Plans the erasure of the user's own account, and mails its date. Idempotent: the date stays.
 * @throws AppError last_administrator
 */
export async function planErasure(db: Db, actor: Actor): Promise<{ eraseAt: Date }> {
  return db.transaction(async tx => {
    await requireAnotherAdministrator(tx, actor.id);
    const { erase_at: planned } = await tx.one<{ erase_at: Date | null }>(
      sql`select erase_at from users where id = ${actor.id} for no key update`,
    );
    if (planned) return { eraseAt: planned };
    return { eraseAt: await announceErasure(tx, actor.id) };
  });
}

/**
 * Sets the date of an erasure, notes whether it takes the user's company along, and mails both to the user; a
 * company's end also to its other people. Its plan is cancelled.
 */
export async function announceErasure(tx: Db, userId: string): Promise<Date> {
  const eraseAt = endOfGrace();
  const { company } = await tx.one<{ company: string | null }>(sql`
    update users u set erase_at = ${eraseAt}, erase_company = ${closesCompany(sql`u`)} where id = ${userId}
    returning case when u.erase_company then u.company_id end as company`);
  await enqueue(tx, "tell_erasure", { userId, noticeId: newId() });
  if (company) {
    await announceCompanyEnd(tx, company, eraseAt);
    await enqueue(tx, "cancel_plan", { companyId: company });
  }
  return eraseAt;
}

/** Cancels the planned erasure. If the user's company is no longer deleted then, its people are notified that it stays. */
export async function cancelErasure(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async tx => {
    const endsAt = await readCompanyEnd(tx, actor.companyId);
    await tx.run(sql`update users set erase_at = null, erase_company = false where id = ${actor.id}`);
    if (endsAt && actor.companyId && !(await readCompanyEnd(tx, actor.companyId)))
      await announceCompanyEnd(tx, actor.companyId, endsAt);
  });
}
