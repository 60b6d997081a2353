import sql, { type Sql } from "sql-template-tag";
import { divisionsInPlan } from "~/domain/billing/plan/division-limit";

/**
 * SQL subquery (chat_id, id, company_id, name, notes, only_files) of the divisions that chats search now: those that
 * the chat's owner may read, that are not being deleted, and that are within the plan. Corresponds to
 * `searchableDivisions` for all owners at once; a test compares the two. `= any(array(…))` is a filter: with `in`,
 * the planner joins by company first.
 */
export function searchedDivisions(): Sql {
  return sql`
    select cd.chat_id, d.id, d.company_id, d.name, d.notes, cd.only_files
    from chat_divisions cd
    join chats on chats.id = cd.chat_id
    join users owner on owner.id = chats.owner_id and owner.status = 'active'
    join roles on roles.id = owner.role_id and roles.searches_divisions
    join divisions d on d.id = cd.division_id and d.company_id = owner.company_id and d.status = 'open'
    where (not roles.searches_own_divisions_only or exists (
            select from division_members m where m.division_id = d.id and m.user_id = owner.id))
      and d.id = any(array(${divisionsInPlan(sql`d.company_id`)}))`;
}
