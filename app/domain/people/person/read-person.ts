import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Person, PersonDetails } from "~/contract/people";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { showsField } from "~/domain/access/role/shows-field";
import { planEnd } from "~/domain/billing/plan/current-plan";
import { providerSetting } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { phoneAtHome } from "~/domain/core/phone/read-phone-number";
import { isSetting } from "~/domain/core/settings/stored-setting";
import { listSessions } from "~/domain/identity/session/list-sessions";
import { withTwoFactor } from "~/domain/identity/two-factor/read-two-factor";
import {
  ofUndeliveredInvitation,
  undeliveredSince,
  undeliveredWords,
} from "~/domain/outbox/mail/undelivered-invitation";
import { othersManageData } from "./erase-person";
import { type PersonRow, peopleTables, personColumns, personOf } from "./person-rows";

type Row = PersonRow & {
  suspended_reason: string | null;
  undelivered_at: Date | null;
  undelivered_words: string | null;
  two_factor: boolean;
  chats: number;
  conversations: number;
};

async function rowOf(db: Db, id: string): Promise<Row> {
  const row = await db.maybe<Row>(sql`
    select ${personColumns()}, u.suspended_reason,
           ${ofUndeliveredInvitation(undeliveredSince)} as undelivered_at,
           ${ofUndeliveredInvitation(undeliveredWords)} as undelivered_words,
           ${withTwoFactor(sql`u.id`)} as two_factor,
           (select count(*) from chats where owner_id = u.id) as chats,
           (select count(*) from conversations where asker_id = u.id) as conversations
    from ${peopleTables} where u.id = ${id} and r.access <> 'employee'`);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Returns a person as lists show them. @throws AppError not_found, for employees too */
export async function readPerson(db: Db, actor: Actor, id: string): Promise<Person> {
  return personOf(actor, await rowOf(db, id));
}

/**
 * Returns a person with their sessions and, for a data manager, the numbers of their company's data, never its contents.
 * @throws AppError not_found, for employees too
 */
export async function readPersonDetails(db: Db, actor: Actor, id: string): Promise<PersonDetails> {
  const row = await rowOf(db, id);
  const sessions = await listSessions(db, { id, familyId: actor.familyId });
  const person = personOf(actor, row);
  const home = phoneAtHome(person.phone, row.country);
  return {
    ...person,
    phoneTyped: home.phone,
    phoneCountry: home.phoneCountry,
    suspendedReason: row.suspended_reason,
    undeliveredAt: row.undelivered_at,
    undeliveredWords: showsField(actor, "email") ? row.undelivered_words : null,
    twoFactor: row.two_factor,
    sessions,
    chats: row.chats,
    conversations: row.conversations,
    companyDetails: row.company_id ? await companyDetails(db, id, row.company_id) : null,
  };
}

async function companyDetails(
  db: Db,
  userId: string,
  companyId: string,
): Promise<NonNullable<PersonDetails["companyDetails"]>> {
  return db.one(sql`
    select (select count(*) from divisions where company_id = ${companyId} and status = 'open') as divisions,
           (select count(*) from files where company_id = ${companyId} and status <> 'deleting') as files,
           (select coalesce(sum(bytes), 0)::bigint from files
            where company_id = ${companyId} and status <> 'deleting') as bytes,
           (select count(*) from users e join roles r on r.id = e.role_id and r.access = 'employee'
            where e.company_id = ${companyId}) as employees,
           (select count(*) from chats where company_id = ${companyId}) as chats,
           ${planEnd(sql`${companyId}::uuid`)} as "planUntil",
           (select 'K-' || customer_number from companies where id = ${companyId}) as "customerNumber",
           exists (select from subscriptions where company_id = ${companyId} and state = 'past_due'
                   and ends_at > ${clock.now()}) as "pastDue",
           exists (select from settings s where ${isSetting(providerSetting, companyId)} and s.sealed is not null
                   and s.value ->> 'kind' = 'mistral') as "mistralKeySaved",
           not ${othersManageData(companyId, userId)} as sole`);
}
