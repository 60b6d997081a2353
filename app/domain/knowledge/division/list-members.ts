import sql, { join } from "sql-template-tag";
import type { Member } from "~/contract/divisions";
import type { ListQuery } from "~/contract/endpoint";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import { showsField } from "~/domain/access/role/shows-field";
import type { Actor } from "~/domain/core/actor/actor";
import { personName, personNameOrder } from "~/domain/core/actor/person-name";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";
import { readDivision } from "./read-division";

/** Lists the company's employees by name, and which of them are members. @throws AppError not_found */
export async function listMembers(
  db: Db,
  actor: Actor,
  query: ListQuery & { id: string },
): Promise<Page<Member>> {
  const { id } = await readDivision(db, actor, query.id);
  const email = showsField(actor, "email") ? [sql`u.email`] : [];
  const where = allOf(
    sql`u.company_id = ${actor.companyId}`,
    matchesText(query.search, personName, ...email),
  );
  return selectPage<Member>(db, query, {
    columns: selectList({
      id: sql`u.id`,
      name: personName,
      email: email[0] ?? sql`''`,
      role: sql`coalesce(r.name, r.key)`,
      member: sql`exists (select from division_members m where m.user_id = u.id and m.division_id = ${id})`,
    } satisfies Columns<Member>),
    from: sql`users u join roles r on r.id = u.role_id and r.access = 'employee' where ${where}`,
    order: sql`order by ${join([...personNameOrder, sql`u.id`])}`,
  });
}
