import sql, { type Sql } from "sql-template-tag";

/**
 * SQL condition over `messages m` and `messages now` of one thread: m precedes now in now's branch. A branch
 * continues from the questions before the one that was edited, so the recursion follows the edited questions.
 */
export function branchBefore(): Sql {
  return sql`exists (
    with recursive path as (
      select now.branch_id as branch_id, now.id as before_id
      union all
      select edited.branch_id, edited.id from path
      join messages begun on begun.id = path.branch_id join messages edited on edited.id = begun.edited_id)
    select from path where m.branch_id is not distinct from path.branch_id and m.id < path.before_id)`;
}
