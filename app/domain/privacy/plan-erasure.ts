import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { keepAdministrator } from "~/domain/role/keep-administrator";
import type { Actor } from "~/domain/session/actor";
import { enqueue } from "~/jobs/enqueue";

/** For so many days somebody who wants to go may think again. */
export const graceDays = 14;

/**
 * Says when one's own account is erased, and mails it. Asked again, the day stays.
 * @throws AppError last_administrator
 */
export async function planErasure(db: Db, actor: Actor): Promise<{ eraseAt: Date }> {
  return db.transaction(async tx => {
    await keepAdministrator(tx, actor.id);
    const { erase_at: planned } = await tx.one<{ erase_at: Date | null }>(
      sql`select erase_at from users where id = ${actor.id} for no key update`,
    );
    if (planned) return { eraseAt: planned };
    const eraseAt = new Date(clock.now().getTime() + graceDays * 24 * 3_600_000);
    await tx.run(sql`update users set erase_at = ${eraseAt} where id = ${actor.id}`);
    await enqueue(tx, "tell_erasure", { userId: actor.id, noticeId: newId() });
    return { eraseAt };
  });
}

/** Keeps one's own account after all. */
export async function cancelErasure(db: Db, actor: Actor): Promise<void> {
  await db.run(sql`update users set erase_at = null where id = ${actor.id}`);
}
