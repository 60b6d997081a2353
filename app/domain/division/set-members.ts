import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { claimDivision } from "./claim-division";

/**
 * Makes exactly these employees of the company members; all or nothing.
 * @throws AppError not_found (the division, or one of them is no employee of the company), conflict_version
 */
export async function setMembers(
  db: Db,
  actor: Actor,
  input: { id: string; userIds: string[] },
  seen?: number,
): Promise<void> {
  const ids = [...new Set(input.userIds)];
  await db.transaction(async tx => {
    await claimDivision(tx, actor, input.id, seen);
    await tx.run(sql`
      delete from division_members where division_id = ${input.id} and user_id <> all(${ids}::uuid[])`);
    await tx.run(sql`
      insert into division_members (division_id, user_id)
      select ${input.id}, u.id from users u join roles r on r.id = u.role_id and r.access = 'employee'
      where u.id = any(${ids}::uuid[]) and u.company_id = ${actor.companyId}
      on conflict do nothing`);
    const { members } = await tx.one<{ members: number }>(
      sql`select count(*) as members from division_members where division_id = ${input.id}`,
    );
    if (members !== ids.length) throw new AppError("not_found");
  });
}
