import sql from "sql-template-tag";
import type { Notification } from "~/contract/notifications";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import {
  ofUndeliveredInvitation,
  undeliveredReason,
  undeliveredSince,
} from "~/domain/outbox/mail/undelivered-invitation";

/**
 * Invitations that did not arrive, for the actor who sent them; where it is unknown who did, or they have left, for all
 * who may change the person.
 */
export async function invitationEvents(db: Db, actor: Actor, limit: number): Promise<Notification[]> {
  const { companyId, access, ability, id } = actor;
  if (!ability.can("update", "User")) return [];
  const scope =
    access === "admin"
      ? sql`r.access <> 'employee'`
      : companyId && access === "user"
        ? sql`u.company_id = ${companyId} and r.access = 'employee'`
        : sql`false`;
  return db.many<Notification>(sql`
    select 'invitation-undelivered' as kind, e.id, e.name, e.person, e.reason, e.at from (
      select u.id, ${personName} as name,
        case r.access when 'employee' then 'employee' when 'user' then
          case when u.company_id is null then 'public-user' else 'data-manager' end else 'staff' end as person,
        ${ofUndeliveredInvitation(undeliveredReason)} as reason,
        ${ofUndeliveredInvitation(undeliveredSince)} as at,
        ${ofUndeliveredInvitation(sql`m.requested_by`)} as requester
      from users u join roles r on r.id = u.role_id
      where ${scope} and u.status = 'invited') e
    where e.at > now() - interval '30 days'
      and (e.requester = ${id} or not exists (select from users i where i.id = e.requester and i.status = 'active'))
    order by e.at desc, e.id limit ${limit}`);
}
