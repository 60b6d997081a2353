import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockDivision } from "./lock-division";

/**
 * Adds employees of the company to the members of a division and removes others, in one transaction. Adding a member
 * again and removing a non-member have no effect. Returns the number of members.
 * @throws AppError not_found (the division, or a user to add who is not an employee of the company), conflict_version
 */
export async function changeMembers(
  db: Db,
  actor: Actor,
  { id, add, remove }: { id: string; add: string[]; remove: string[] },
  expectedVersion?: number,
): Promise<Named & { members: number }> {
  const added = [...new Set(add)];
  return db.transaction(async tx => {
    const { name } = await lockDivision(tx, actor, id, expectedVersion);
    await tx.run(sql`
      delete from division_members where division_id = ${id} and user_id = any(${remove}::uuid[])`);
    await tx.run(sql`
      insert into division_members (division_id, user_id)
      select ${id}, u.id from users u join roles r on r.id = u.role_id and r.access = 'employee'
      where u.id = any(${added}::uuid[]) and u.company_id = ${actor.companyId}
      on conflict do nothing`);
    const { members, joined } = await tx.one<{ members: number; joined: number }>(sql`
      select count(*) as members, count(*) filter (where user_id = any(${added}::uuid[])) as joined
      from division_members where division_id = ${id}`);
    if (joined !== added.length) throw new AppError("not_found");
    return { id, name, members };
  });
}
