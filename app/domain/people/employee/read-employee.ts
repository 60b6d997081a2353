import sql from "sql-template-tag";
import type { EmployeeDetails } from "~/contract/employees";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { showsField } from "~/domain/access/role/shows-field";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { phoneAtHome } from "~/domain/core/phone/read-phone-number";
import { withTwoFactor } from "~/domain/identity/two-factor/read-two-factor";
import {
  ofUndeliveredInvitation,
  undeliveredSince,
  undeliveredWords,
} from "~/domain/outbox/mail/undelivered-invitation";
import { employeeColumns, employeeFor, hasJoined, ownEmployees } from "./employee-rows";

type Row = Omit<EmployeeDetails, "phoneTyped" | "phoneCountry"> & { country: string };

/**
 * Returns a person of the actor's company, without the fields that the actor's role hides.
 * @throws AppError not_found, forbidden for users without a company
 */
export async function readEmployee(db: Db, actor: Actor, id: string): Promise<EmployeeDetails> {
  ownCompany(actor);
  const row = await db.maybe<Row>(sql`
    select ${employeeColumns()}, u.country, u.signed_in_at as "signedInAt", ${hasJoined} as joined,
           ${ofUndeliveredInvitation(undeliveredSince)} as "undeliveredAt",
           ${ofUndeliveredInvitation(undeliveredWords)} as "undeliveredWords",
           ${withTwoFactor(sql`u.id`)} as "twoFactor",
           (select max(coalesce(s.seen_at, s.created_at)) from sessions s where s.user_id = u.id) as "seenAt",
           (select count(*) from chats c where c.owner_id = u.id) as chats,
           (select count(*) from chats c where c.owner_id = u.id
              and exists (select from chat_shares s where s.chat_id = c.id)) as "sharedChats",
           (select count(*) from files f where f.owner_id = u.id and f.company_id = ${actor.companyId}
              and f.status <> 'deleting' and f.valid_until >= day_of(f.company_id, now())) as "expiringFiles"
    from ${ownEmployees(actor)} where u.id = ${id}`);
  if (!row) throw new AppError("not_found");
  const { country, ...employee } = employeeFor(actor, row);
  const { phone: phoneTyped, phoneCountry } = phoneAtHome(employee.phone, country);
  // The words of a mail server usually contain the address.
  const words = showsField(actor, "email") ? employee.undeliveredWords : null;
  return { ...employee, undeliveredWords: words, phoneTyped, phoneCountry };
}
