import sql, { type Sql } from "sql-template-tag";
import type { Notification } from "~/contract/notifications";
import type { Db } from "~/db/connection";
import { visibleTo } from "~/domain/chats/chat/visible-chats";
import { approverOf, inspectionSetting } from "~/domain/chats/inspection/inspection-setting";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { isSetting } from "~/domain/core/settings/stored-setting";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { invitationEvents } from "./invitation-events";

const maxNotifications = 20;

/**
 * What happened in the last 30 days and concerns the actor, latest first, 20 at most. Each kind of event says below whom
 * it concerns.
 */
export async function listNotifications(db: Db, actor: Actor): Promise<Notification[]> {
  const events = await Promise.all([
    fileEvents(db, actor),
    feedbackEvents(db, actor),
    shareEvents(db, actor),
    answeredEvents(db, actor),
    settledEvents(db, actor),
    budgetEvents(db, actor),
    inspectionEvents(db, actor),
    invitationEvents(db, actor, maxNotifications),
  ]);
  return events
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, maxNotifications);
}

/** Budgets of the actor's company that were used up, for those who set them. */
async function budgetEvents(db: Db, actor: Actor): Promise<Notification[]> {
  const { companyId, access, ability } = actor;
  if (!companyId || access !== "user" || !ability.can("update", "Company")) return [];
  return db.many<Notification>(sql`
    select 'budget-used-up' as kind, coalesce(m.division_id, m.user_id, m.company_id) as id,
      coalesce(d.name, (select ${personName} from users u where u.id = m.user_id)) as name, m.used_up_at as at
    from model_months m left join divisions d on d.id = m.division_id
    where m.company_id = ${companyId} and m.payer = 'company' and m.used_up_at > now() - interval '30 days'
    order by at desc limit ${maxNotifications}`);
}

/** Inspections of the actor's chats, those that wait for their approval, and that the company turned them on or off. */
async function inspectionEvents(db: Db, { id, companyId }: Actor): Promise<Notification[]> {
  if (!companyId) return [];
  return db.many<Notification>(sql`
    select 'chats-inspected' as kind, i.id, ${nameOf(sql`i.requested_by`)} as name, i.decided_at as at from chat_inspections i
    where i.owner_id = ${id} and i.company_id = ${companyId} and i.ends_at is not null and i.decided_at > now() - interval '30 days'
    union all
    select 'inspection-waits', i.id, ${nameOf(sql`i.requested_by`)}, i.requested_at from chat_inspections i
    where i.company_id = ${companyId} and i.state = 'waiting' and i.requested_by <> ${id} and i.owner_id <> ${id}
      and ${approverOf(sql`i.company_id`)} = ${id}
    union all
    select case when (s.value ->> 'on')::boolean then 'inspections-on' else 'inspections-off' end, ${companyId}::uuid,
      ${nameOf(sql`(s.value ->> 'by')::uuid`)}, s.updated_at
    from settings s where ${isSetting(inspectionSetting, companyId)} and s.updated_at > now() - interval '30 days'
    order by at desc limit ${maxNotifications}`);
}

const nameOf = (id: Sql) => sql`coalesce((select ${personName} from users u where u.id = ${id}), '')`;

/** New feedback to the actor's company from others, by the hour. */
async function feedbackEvents(db: Db, actor: Actor): Promise<Notification[]> {
  const { companyId, access, ability, id } = actor;
  if (!companyId || access !== "user" || !ability.can("read", "Feedback")) return [];
  return db.many<Notification>(sql`
    select 'feedback' as kind, (array_agg(g.id order by g.created_at desc))[1] as id, count(*) as count, max(g.created_at) as at
    from feedback g
    where g.company_id = ${companyId} and g.created_at > now() - interval '30 days' and g.user_id is distinct from ${id}
    group by date_trunc('hour', g.created_at) order by at desc limit ${maxNotifications}`);
}

/** Chats that were shared with the actor, and still are. */
async function shareEvents(db: Db, actor: Actor): Promise<Notification[]> {
  if (!actor.companyId) return [];
  return db.many<Notification>(sql`
    select 'chat-shared' as kind, c.id, c.name, ${personName} as by, s.created_at as at
    from chat_shares s join chats c on c.id = s.chat_id join users u on u.id = c.owner_id
    where s.user_id = ${actor.id} and s.created_at > now() - interval '30 days' and ${visibleTo(actor)}
    order by at desc, c.id limit ${maxNotifications}`);
}

/** The actor's own questions that a new source answers since, in chats that they still see; the newest of each topic. */
function answeredEvents(db: Db, actor: Actor): Promise<Notification[]> {
  return db.many<Notification>(sql`
    select * from (
      select distinct on (t.id) 'question-answered' as kind, m.id, c.id as "chatId", m.question as name,
             coalesce(t.source_name, '') as source, t.closed_at as at
      from closed_topics t
      join set_aside_questions a on a.topic_id = t.id join messages m on m.id = a.message_id
      join conversations v on v.id = m.conversation_id and v.asker_id = ${actor.id}
      join chats c on c.id = v.chat_id and c.company_id = t.company_id and ${visibleTo(actor)}
      where t.reason = 'answered' and t.closed_at > now() - interval '30 days'
      order by t.id, m.id desc) newest
    order by at desc, id limit ${maxNotifications}`);
}

/** The actor's own questions that they handed on, once they are settled. */
function settledEvents(db: Db, actor: Actor): Promise<Notification[]> {
  return db.many<Notification>(sql`
    select 'question-settled' as kind, m.id, c.id as "chatId", m.question as name, g.settled_at as at
    from feedback g join messages m on m.id = g.message_id
    join conversations v on v.id = m.conversation_id and v.asker_id = g.user_id join chats c on c.id = v.chat_id
    where g.user_id = ${actor.id} and g.handed_on and g.settled_at > now() - interval '30 days' and ${visibleTo(actor)}
    order by at desc, m.id limit ${maxNotifications}`);
}

/** Files that the actor may read and that became ready since they joined, or that need them: failed, in quarantine. */
function fileEvents(db: Db, actor: Actor): Promise<Notification[]> {
  // Files in quarantine and failed ones are listed only for users who can act on them.
  const statuses = ["ready", "failed", ...(actor.ability.can("update", "File") ? ["quarantined"] : [])];
  return db.many<Notification>(sql`
    select case f.status when 'ready' then 'file-ready' when 'failed' then case when f.reason = 'read_cancelled' then 'file-stopped' else 'file-failed' end else 'file-quarantined' end as kind, f.id, f.name,
           d.id as "divisionId", d.name as "divisionName", f.reason, coalesce(f.ready_at, f.created_at) as at
    from files f join divisions d on d.id = f.division_id
    where f.status = any(${statuses}) and ${reachableFiles(actor)}
      and (f.status <> 'ready' or coalesce(f.ready_at, f.created_at) > (select u.created_at from users u where u.id = ${actor.id}))
      and (f.status <> 'failed' or f.uploaded_by = ${actor.id} or ${reachableFiles(actor, "update")})
      and coalesce(f.ready_at, f.created_at) > now() - interval '30 days'
    order by at desc, f.id desc limit ${maxNotifications}`);
}
