import sql, { type Sql } from "sql-template-tag";
import { type Reader, readableDivisions } from "~/domain/knowledge/division/readable-divisions";

/**
 * SQL subquery (user_id, division_id) of the open divisions that the actor and other active people of the company may
 * both read: its employees and data managers whose role reads chats.
 */
export function commonDivisions(actor: Reader): Sql {
  return sql`
    select u.id as user_id, d.id as division_id
    from divisions d
    join users u on u.company_id = d.company_id and u.status = 'active' and u.id <> ${actor.id}
    join roles r on r.id = u.role_id and r.access in ('user', 'employee')
    where d.status = 'open' and d.company_id = ${actor.companyId} and d.id in (${readableDivisions(actor)})
      and r.searches_divisions
      and (not r.searches_own_divisions_only
           or exists (select from division_members m where m.division_id = d.id and m.user_id = u.id))`;
}
