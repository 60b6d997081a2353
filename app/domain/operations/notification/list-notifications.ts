import sql from "sql-template-tag";
import type { Notification } from "~/contract/notifications";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/** The actor's readable files that became ready or failed in the last 30 days, latest first, 20 at most. */
export async function listNotifications(db: Db, actor: Actor): Promise<Notification[]> {
  return db.many<Notification>(sql`
    select case f.status when 'ready' then 'file-ready' else 'file-failed' end as kind, f.id, f.name,
           d.id as "divisionId", d.name as "divisionName", f.reason, coalesce(f.ready_at, f.created_at) as at
    from files f join divisions d on d.id = f.division_id
    where f.status in ('ready', 'failed') and ${reachableFiles(actor)}
      and coalesce(f.ready_at, f.created_at) > now() - interval '30 days'
    order by at desc, f.id desc limit 20`);
}
