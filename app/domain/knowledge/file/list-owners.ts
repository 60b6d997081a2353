import sql, { type Sql } from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/**
 * SQL condition: a user u with role r is an active one of the company of a file f, and can read its division (data managers
 * and members).
 */
export const canOwn: Sql = sql`(
  u.company_id = f.company_id and u.status = 'active' and (r.access = 'user' or exists (
    select from division_members m where m.division_id = f.division_id and m.user_id = u.id)))`;

/** SQL subquery: the people who can own a file. */
export function possibleOwners(fileId: string): Sql {
  return sql`
    select u.id, ${personName} as name from files f join users u on u.company_id = f.company_id
    join roles r on r.id = u.role_id where f.id = ${fileId} and ${canOwn}`;
}

/** Lists the people who can own a file, by name. @throws AppError not_found */
export async function listOwners(db: Db, actor: Actor, id: string): Promise<Named[]> {
  const file = await db.maybe(sql`
    select f.id from files f
    where f.id = ${id} and f.status <> 'deleting' and ${reachableFiles(actor, "update")}`);
  if (!file) throw new AppError("not_found");
  return db.many<Named>(sql`
    select id, name from (${possibleOwners(id)}) o order by name collate natural_order, id limit 500`);
}
