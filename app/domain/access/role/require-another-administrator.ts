import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";

/**
 * Call this first in every transaction that removes, suspends or demotes staff: it guarantees that another active
 * administrator remains whose erasure is not planned. Concurrent callers are serialised, and each sees the result
 * of the one before. `unless`: the role about to be assigned, which may be the administrator's own.
 * @throws AppError last_administrator
 */
export async function requireAnotherAdministrator(
  tx: Db,
  userId: string,
  { unless }: { unless?: string } = {},
): Promise<void> {
  const role = await tx.maybe<{ id: string }>(
    sql`select id from roles where key = 'administrator' for no key update`,
  );
  if (!role || role.id === unless) return;
  const { own, others } = await tx.one<{ own: number; others: number }>(sql`
    select count(*) filter (where id = ${userId}) as own, count(*) filter (where id <> ${userId} and erase_at is null) as others
    from users where role_id = ${role.id} and status = 'active'`);
  if (own > 0 && others === 0) throw new AppError("last_administrator");
}
