import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockUser } from "~/domain/core/actor/lock-user";

/** Signs the actor out on one device. @throws AppError not_found, also for sessions of others */
export async function endOwnSession(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction(async tx => {
    await lockUser(tx, actor.id);
    const ended = await tx.run(sql`delete from sessions where family_id = ${id} and user_id = ${actor.id}`);
    if (ended === 0) throw new AppError("not_found");
  });
}
