import sql from "sql-template-tag";
import type { EmployeeDetails } from "~/contract/employees";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import { phoneAtHome } from "~/domain/phone/read-phone-number";
import type { Actor } from "~/domain/session/actor";
import { withTwoFactor } from "~/domain/two-factor/read-two-factor";
import { type EmployeeRow, employeeColumns, employeeOf, ownPeople } from "./employee-rows";

type Row = EmployeeRow & {
  signed_in_at: Date | null;
  seen_at: Date | null;
  two_factor: boolean;
  chats: number;
  country: string;
};

/**
 * One of the company's people.
 * @throws AppError not_found, forbidden for people without a company
 */
export async function readEmployee(db: Db, actor: Actor, id: string): Promise<EmployeeDetails> {
  ownCompany(actor);
  const row = await db.maybe<Row>(sql`
    select ${employeeColumns()}, u.country, u.signed_in_at, ${withTwoFactor(sql`u.id`)} as two_factor,
           (select max(coalesce(s.seen_at, s.created_at)) from sessions s where s.user_id = u.id) as seen_at,
           (select count(*) from chats c where c.owner_id = u.id) as chats
    from ${ownPeople(actor)} where u.id = ${id}`);
  if (!row) throw new AppError("not_found");
  const employee = employeeOf(actor, row);
  const home = phoneAtHome(employee.phone, row.country);
  return {
    ...employee,
    signedInAt: row.signed_in_at,
    seenAt: row.seen_at,
    twoFactor: row.two_factor,
    chats: row.chats,
    phoneTyped: home.phone,
    phoneCountry: home.phoneCountry,
  };
}
