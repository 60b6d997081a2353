import sql from "sql-template-tag";
import type { EmployeeDetails } from "~/contract/employees";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import type { Actor } from "~/domain/session/actor";
import { type EmployeeRow, employeeColumns, employeeOf, ownPeople } from "./employee-rows";

type Row = EmployeeRow & { signed_in_at: Date | null; seen_at: Date | null; chats: number };

/**
 * One of the company's people. The first row of a session family is the sign-in itself; the later ones are renewals.
 * @throws AppError not_found, forbidden for people without a company
 */
export async function readEmployee(db: Db, actor: Actor, id: string): Promise<EmployeeDetails> {
  ownCompany(actor);
  const row = await db.maybe<Row>(sql`
    select ${employeeColumns},
           (select max(s.created_at) from sessions s where s.user_id = u.id and s.id = s.family_id) as signed_in_at,
           (select max(coalesce(s.seen_at, s.created_at)) from sessions s where s.user_id = u.id) as seen_at,
           (select count(*) from chats c where c.owner_id = u.id) as chats
    from ${ownPeople(actor)} where u.id = ${id}`);
  if (!row) throw new AppError("not_found");
  return { ...employeeOf(row), signedInAt: row.signed_in_at, seenAt: row.seen_at, chats: row.chats };
}
