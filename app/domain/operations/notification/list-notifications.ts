import sql from "sql-template-tag";
import type { Notification } from "~/contract/notifications";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

const most = 20;

/**
 * What happened in the last 30 days, latest first, 20 at most: the actor's readable files that became ready or failed,
 * and for readers of feedback that of each hour.
 */
export async function listNotifications(db: Db, actor: Actor): Promise<Notification[]> {
  const [files, feedback] = await Promise.all([fileEvents(db, actor), feedbackEvents(db, actor)]);
  return [...files, ...feedback].sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, most);
}

/** New feedback to the actor's company from others, by the hour. */
async function feedbackEvents(db: Db, actor: Actor): Promise<Notification[]> {
  const { companyId, access, ability, id } = actor;
  if (!companyId || access !== "user" || !ability.can("read", "Feedback")) return [];
  return db.many<Notification>(sql`
    select 'feedback' as kind, (array_agg(g.id order by g.created_at desc))[1] as id, count(*) as count, max(g.created_at) as at
    from feedback g
    where g.company_id = ${companyId} and g.created_at > now() - interval '30 days' and g.user_id is distinct from ${id}
    group by date_trunc('hour', g.created_at) order by at desc limit ${most}`);
}

function fileEvents(db: Db, actor: Actor): Promise<Notification[]> {
  return db.many<Notification>(sql`
    select case f.status when 'ready' then 'file-ready' else 'file-failed' end as kind, f.id, f.name,
           d.id as "divisionId", d.name as "divisionName", f.reason, coalesce(f.ready_at, f.created_at) as at
    from files f join divisions d on d.id = f.division_id
    where f.status in ('ready', 'failed') and ${reachableFiles(actor)}
      and coalesce(f.ready_at, f.created_at) > now() - interval '30 days'
    order by at desc, f.id desc limit ${most}`);
}
