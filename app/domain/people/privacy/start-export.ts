import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import { type Db, uniqueViolation } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { enqueue } from "~/queue/enqueue";

/** Maximum exports a day: each reads all data of the user. */
const maxExportsPerDay = 3;

/**
 * Starts an export of the user's own data; a mail follows when it is ready.
 * @throws AppError export_under_way, export_limit_reached
 */
export async function startExport(db: Db, actor: Actor): Promise<void> {
  const now = clock.now();
  try {
    await db.transaction(async tx => {
      await tx.one(sql`select id from users where id = ${actor.id} for no key update`);
      const since = new Date(now.getTime() - 24 * 3_600_000);
      const { exports } = await tx.one<{ exports: number }>(sql`
        select count(*) as exports from exports where user_id = ${actor.id} and created_at > ${since}`);
      if (exports >= maxExportsPerDay)
        throw new AppError("export_limit_reached", { values: { limit: maxExportsPerDay } });
      const id = newId();
      await tx.run(
        sql`insert into exports (id, user_id, state, created_at) values (${id}, ${actor.id}, 'waiting', ${now})`,
      );
      // Companies take turns, as with reading.
      const { ahead } = await tx.one<{ ahead: number }>(sql`
        select count(*) as ahead from exports e join users u on u.id = e.user_id
        where u.company_id = ${actor.companyId} and e.id <> ${id} and e.state in ('waiting', 'working')`);
      await enqueue(tx, "export_data", { exportId: id }, { ahead });
    });
  } catch (error) {
    if (uniqueViolation(error) === "exports_one_at_a_time") throw new AppError("export_under_way");
    throw error;
  }
}
