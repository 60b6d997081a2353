import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { requireAnotherAdministrator } from "~/domain/access/role/require-another-administrator";
import type { Actor } from "~/domain/core/actor/actor";
import { closesCompany } from "~/domain/people/person/erase-person";
import { enqueue } from "~/queue/enqueue";

/** Days until a requested erasure, in which it can be cancelled. */
export const graceDays = 14;

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

/** Sets the date of an erasure, notes whether it takes the user's company along, and mails both. */
export async function announceErasure(tx: Db, userId: string): Promise<Date> {
  const eraseAt = new Date(clock.now().getTime() + graceDays * 24 * 3_600_000);
  await tx.run(sql`
    update users u set erase_at = ${eraseAt}, erase_company = ${closesCompany(sql`u`)} where id = ${userId}`);
  await enqueue(tx, "tell_erasure", { userId, noticeId: newId() });
  return eraseAt;
}

/** Cancels the planned erasure. */
export async function cancelErasure(db: Db, actor: Actor): Promise<void> {
  await db.run(sql`update users set erase_at = null, erase_company = false where id = ${actor.id}`);
}
