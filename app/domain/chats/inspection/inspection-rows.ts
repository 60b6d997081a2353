import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Inspection } from "~/contract/inspections";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { allowsInspections, approverOf } from "./inspection-setting";

const named = (id: Sql): Sql => sql`(select ${personName} from users u where u.id = ${id})`;
const person = (id: Sql): Sql => sql`json_build_object('id', ${id}, 'name', ${named(id)})`;

/**
 * SQL condition on chat_inspections i: the actor is involved. The owner of the chats sees an inspection after its
 * approval, the approver sees waiting ones and their own decisions.
 */
const isInvolved = ({ id, companyId }: Actor): Sql => sql`(i.company_id = ${companyId} and (
  i.requested_by = ${id} or i.decided_by = ${id} or (i.owner_id = ${id} and i.ends_at is not null)
  or (i.state = 'waiting' and i.owner_id <> ${id} and ${approverOf(sql`i.company_id`)} = ${id})))`;

/** SQL condition on chat_inspections i: its requester may read now, who still manages the company. */
export function isOpenFor({ id, companyId, ability }: Actor): Sql {
  if (!ability.can("update", "Company")) return sql`false`;
  return sql`(i.company_id = ${companyId} and i.requested_by = ${id}
    and i.state = 'approved' and i.ends_at > ${clock.now()} and ${allowsInspections(sql`i.company_id`)})`;
}

/** SQL condition on chat_inspections i, chats c and messages m of conversations v: it covers this question. */
export const isCovered = sql`(c.owner_id = i.owner_id and c.company_id = i.company_id and (i.chat_id is null or c.id = i.chat_id)
  and v.asker_id = i.owner_id and day_of(i.company_id, m.created_at) between i.from_day and i.until_day)`;

/**
 * Reads the inspections in which the actor is involved, latest first.
 * @param condition a further SQL condition on chat_inspections i
 */
export function inspectionRows(db: Db, actor: Actor, condition: Sql = sql`true`): Promise<Inspection[]> {
  const owns = sql`i.owner_id = ${actor.id}`;
  return db.many<Inspection>(sql`
    select i.id, ${person(sql`i.owner_id`)} as owner, i.chat_id as "chatId", i.from_day::text as "from", i.until_day::text as "until",
      i.reason, ${named(sql`i.requested_by`)} as "requestedBy", i.requested_at as "requestedAt",
      case when i.state = 'approved' and i.ends_at <= ${clock.now()} then 'ended' else i.state end as state,
      ${named(sql`i.decided_by`)} as "decidedBy", i.decided_at as "decidedAt", i.ends_at as "endsAt",
      case when ${owns} then 'owner' when i.requested_by = ${actor.id} then 'requester' else 'approver' end as role,
      (select coalesce(json_agg(json_build_object('at', o.at, 'chatName', o.name) order by o.at desc), '[]') from (
        select o.at, case when ${owns} then ch.name end as name from chat_inspection_openings o
        left join chats ch on ch.id = o.chat_id
        where o.inspection_id = i.id order by o.at desc limit 100) o) as openings
    from chat_inspections i where ${isInvolved(actor)} and ${condition}
    order by i.requested_at desc, i.id limit 200`);
}

/**
 * Reads an inspection in which the actor is involved.
 * @throws AppError not_found
 */
export async function readInspection(db: Db, actor: Actor, { id }: { id: string }): Promise<Inspection> {
  const [found] = await inspectionRows(db, actor, sql`i.id = ${id}`);
  if (!found) throw new AppError("not_found");
  return found;
}
