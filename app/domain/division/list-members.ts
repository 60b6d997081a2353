import sql from "sql-template-tag";
import type { Member } from "~/contract/divisions";
import type { Db } from "~/db/connection";
import { showsField } from "~/domain/role/shows-field";
import type { Actor } from "~/domain/session/actor";
import { readDivision } from "./read-division";

/** The company's employees by name, and who of them is a member. @throws AppError not_found */
export async function listMembers(db: Db, actor: Actor, divisionId: string): Promise<Member[]> {
  const { id } = await readDivision(db, actor, divisionId);
  const email = showsField(actor, "email") ? sql`u.email` : sql`''`;
  return db.many<Member>(sql`
    select u.id, u.first_name || ' ' || u.last_name as name, ${email} as email, coalesce(r.name, r.key) as role,
           m.user_id is not null as member
    from users u
    join roles r on r.id = u.role_id and r.access = 'employee'
    left join division_members m on m.user_id = u.id and m.division_id = ${id}
    where u.company_id = ${actor.companyId}
    order by u.last_name collate "de-x-icu", u.first_name collate "de-x-icu", u.id`);
}
