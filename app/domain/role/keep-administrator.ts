import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";

/**
 * Call this first in every transaction that removes, suspends or demotes one of the operator's people: it makes sure
 * that an active administrator remains without them, one who is not about to leave. All who come here wait for each
 * other, and each sees what the one before has done. `unless`: the role that they are about to get, which may be the
 * administrator's own.
 * @throws AppError last_administrator
 */
export async function keepAdministrator(
  tx: Db,
  userId: string,
  { unless }: { unless?: string } = {},
): Promise<void> {
  const role = await tx.maybe<{ id: string }>(
    sql`select id from roles where key = 'administrator' for no key update`,
  );
  if (!role || role.id === unless) return;
  const { theirs, others } = await tx.one<{ theirs: number; others: number }>(sql`
    select count(*) filter (where id = ${userId}) as theirs, count(*) filter (where id <> ${userId} and erase_at is null) as others
    from users where role_id = ${role.id} and status = 'active'`);
  if (theirs > 0 && others === 0) throw new AppError("last_administrator");
}
