import sql, { empty, type Sql } from "sql-template-tag";
import type { Activity, ActivityQuery } from "~/contract/activities";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { personName } from "~/domain/core/actor/person-name";
import { matchesText } from "~/domain/core/list/where";

type ActivityPage = { rows: Activity[]; older: string | null };

/**
 * The activity log, newest first: all of it for staff, a company's own entries for others. Names only if the
 * actor may read users, and only of people visible to them.
 * @throws AppError forbidden for users outside the operator without a company
 */
export function listActivities(db: Db, actor: Actor, query: ActivityQuery): Promise<ActivityPage> {
  const readsAll = actor.access === "admin";
  const companyId = readsAll ? null : ownCompany(actor);
  const readsNames = actor.ability.can("read", "User");
  const isVisible = readsAll ? sql`true` : sql`u.company_id = ${companyId}`;
  const { search, named: namedActions, userId, codes, from, to } = query;
  const midnight = (date: string, plusDays: number) =>
    sql`(${date}::date + ${plusDays}::int)::timestamp at time zone ${actor.timeZone}`;
  const byName = sql`a.user_id in (select u.id from users u where ${isVisible} and ${matchesText(search, personName)})`;
  const conditions = [
    readsAll ? empty : sql`and a.company_id = ${companyId}`,
    userId ? sql`and a.user_id = ${userId}` : empty,
    codes ? sql`and a.code / 100 = ${Number(codes[0])}` : empty,
    from ? sql`and a.at >= ${midnight(from, 0)}` : empty,
    to ? sql`and a.at < ${midnight(to, 1)}` : empty,
    search
      ? sql`and ((a.action, a.endpoint) in (${kindsWith(search)})
            or a.action = any(${namedActions}::text[]) ${readsNames ? sql`or ${byName}` : empty})`
      : empty,
  ];
  return pageOfLog(db, query, {
    userName: readsNames ? sql`case when ${isVisible} then ${personName} end` : sql`null`,
    conditions: conditions.reduce((all, condition) => sql`${all} ${condition}`, empty),
  });
}

/**
 * SQL: the actions with their endpoints that contain these words. The few hundred different ones are read from the index,
 * each from the one before (a loose index scan), so that no entry is read.
 */
const kindsWith = (words: string): Sql => sql`
  with recursive kinds as (
    (select action, endpoint from activities order by action, endpoint limit 1)
    union all
    select next.action, next.endpoint from kinds k cross join lateral (
      select action, endpoint from activities where (action, endpoint) > (k.action, k.endpoint)
      order by action, endpoint limit 1) next)
  select action, endpoint from kinds where ${matchesText(words, sql`action`, sql`endpoint`)}`;

/** The actor's own entries, newest first. */
export function listOwnActivities(
  db: Db,
  actor: Actor,
  query: Pick<ActivityQuery, "before" | "size">,
): Promise<ActivityPage> {
  return pageOfLog(db, query, { userName: sql`null`, conditions: sql`and a.user_id = ${actor.id}` });
}

/**
 * One page of the log. If the cursor's entry has been purged, so have all older ones.
 * @param select `userName`: the column, `conditions`: each begins with "and"
 */
async function pageOfLog(
  db: Db,
  { before, size }: Pick<ActivityQuery, "before" | "size">,
  { userName, conditions }: { userName: Sql; conditions: Sql },
): Promise<ActivityPage> {
  const olderThan = before
    ? sql`and a.at <= (select at from activities where id = ${before})
          and (a.at, a.id) < (select at, id from activities where id = ${before})`
    : empty;
  const rows = await db.many<Activity>(sql`
    select a.id, a.user_id as "userId", ${userName} as "userName", a.action, a.endpoint, a.code, a.at
    from activities a left join users u on u.id = a.user_id
    where true ${conditions} ${olderThan}
    order by a.at desc, a.id desc limit ${size + 1}`);
  const shown = rows.slice(0, size);
  return { rows: shown, older: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}
