import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { requireAnotherAdministrator } from "~/domain/access/role/require-another-administrator";
import type { Actor } from "~/domain/core/actor/actor";
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
    const eraseAt = new Date(clock.now().getTime() + graceDays * 24 * 3_600_000);
    await tx.run(sql`update users set erase_at = ${eraseAt} where id = ${actor.id}`);
    await enqueue(tx, "tell_erasure", { userId: actor.id, noticeId: newId() });
    return { eraseAt };
  });
}

/** Cancels the planned erasure. */
export async function cancelErasure(db: Db, actor: Actor): Promise<void> {
  await db.run(sql`update users set erase_at = null where id = ${actor.id}`);
}
