import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { closeCompany } from "~/domain/companies/company/close-company";
import { writeReceipt } from "~/domain/core/receipt/write-receipt";
import { erasePeople } from "./erase-people";

/** SQL condition: the company has another data manager than this person. */
export const othersManageData = (companyId: string | Sql, personId: string | Sql): Sql => sql`exists (
  select from users o join roles m on m.id = o.role_id and m.access = 'user'
  where o.company_id = ${companyId} and o.id <> ${personId})`;

/**
 * SQL condition: the company of this row of users has no other data manager who stays. One whose erasure is planned
 * leaves too.
 */
export const closesCompany = (user: Sql): Sql => sql`(${user}.company_id is not null
  and exists (select from roles x where x.id = ${user}.role_id and x.access = 'user')
  and not exists (
    select from users o join roles m on m.id = o.role_id and m.access = 'user'
    where o.company_id = ${user}.company_id and o.id <> ${user}.id and o.erase_at is null))`;

/**
 * Erases one person within the caller's transaction. With its last data manager a company is deleted too: its
 * people now, its documents by jobs.
 */
export async function erasePerson(tx: Db, id: string, by: string): Promise<void> {
  const person = await tx.maybe<{ company_id: string | null; access: string }>(sql`
    select u.company_id, r.access from users u join roles r on r.id = u.role_id where u.id = ${id}`);
  if (!person) return;
  const { company_id: companyId, access } = person;
  const closes = companyId !== null && access === "user" && (await isLastManager(tx, companyId, id));
  if (companyId && closes) await writeCompanyReceipt(tx, companyId, by);
  await erasePeople(tx, [id], by);
  if (!companyId || !closes) return;
  const employees = await tx.many<{ id: string }>(sql`select id from users where company_id = ${companyId}`);
  await erasePeople(
    tx,
    employees.map(employee => employee.id),
    by,
  );
  await closeCompany(tx, companyId);
}

/**
 * Whether the company goes with this data manager. Locks the company, so that the second of two who are erased at once is
 * recognised as the last, and before it its people, in the order of mails to them, which refer to both.
 */
async function isLastManager(tx: Db, companyId: string, id: string): Promise<boolean> {
  await tx.run(sql`select from users where company_id = ${companyId} order by id for no key update`);
  await tx.maybe(sql`select id from companies where id = ${companyId} for update`);
  return (await tx.one<{ last: boolean }>(sql`select not ${othersManageData(companyId, id)} as last`)).last;
}

/** Of all of the company, before the first of its rows goes; receipts of its parts go with it. */
async function writeCompanyReceipt(tx: Db, id: string, by: string): Promise<void> {
  const content = { files: sql`f.company_id = ${id}`, questions: sql`c.company_id = ${id}` };
  await writeReceipt(tx, { kind: "company", subjectId: id, companyId: null, by }, content);
}
