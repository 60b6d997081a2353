import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { markDivisionDeleted } from "~/domain/knowledge/division/mark-division-deleted";
import { enqueue } from "~/queue/enqueue";

/**
 * Closes a company without remaining managers, within the caller's transaction. Its people are already deleted;
 * chats, settings and mails are deleted now, divisions by their jobs, and the row with the last division.
 */
export async function closeCompany(tx: Db, companyId: string): Promise<void> {
  await tx.run(
    sql`update companies set closed_at = coalesce(closed_at, ${clock.now()}) where id = ${companyId}`,
  );
  const { customerId } = await tx.one<{ customerId: string | null }>(
    sql`select payment_customer_id as "customerId" from companies where id = ${companyId}`,
  );
  if (customerId) {
    const sessions = await tx.many<{ id: string }>(sql`
      select session_id as id from checkouts
      where company_id = ${companyId} and session_id is not null
        and (state in ('open', 'waiting') or (state = 'expired' and settled_at is null))`);
    await enqueue(tx, "end_payments", { customerId, sessionIds: sessions.map(({ id }) => id) });
  }
  await tx.run(sql`delete from chats where company_id = ${companyId}`);
  const divisions = await tx.many<{ id: string }>(sql`
    select id from divisions where company_id = ${companyId} and status = 'open' order by id for no key update`);
  for (const { id } of divisions) await markDivisionDeleted(tx, id);
  await tx.run(sql`delete from settings where scope = ${companyId}`);
  await tx.run(sql`delete from email_settings where company_id = ${companyId}`);
  await tx.run(sql`delete from smtp_settings where company_id = ${companyId}`);
  await tx.run(sql`delete from mail_words where company_id = ${companyId}`);
  await tx.run(sql`delete from mails where company_id = ${companyId}`);
  await deleteClosedCompanies(tx);
}

/** Deletes closed companies without remaining divisions. */
export async function deleteClosedCompanies(db: Db): Promise<void> {
  await db.run(sql`
    delete from companies c where c.closed_at is not null
    and not exists (select from divisions where company_id = c.id)`);
}

/** Resumes the closing of companies after an interruption, for divisions created at the last moment. */
export async function resumeClosing(db: Db): Promise<void> {
  await db.transaction(async tx => {
    const late = await tx.many<{ id: string }>(sql`
      select d.id from divisions d join companies c on c.id = d.company_id and c.closed_at is not null
      where d.status = 'open' order by d.id for no key update of d`);
    for (const { id } of late) await markDivisionDeleted(tx, id);
    await deleteClosedCompanies(tx);
  });
}
