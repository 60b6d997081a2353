import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { giveUpDivision } from "~/domain/division/give-up-division";

/**
 * Closes a company that nobody manages any more, within the caller's transaction: its people are gone already, its
 * chats, settings and mails go now, its divisions as any division goes; the row follows the last of them.
 */
export async function closeCompany(tx: Db, companyId: string): Promise<void> {
  await tx.run(
    sql`update companies set closed_at = coalesce(closed_at, ${clock.now()}) where id = ${companyId}`,
  );
  await tx.run(sql`delete from chats where company_id = ${companyId}`);
  await tx.run(sql`delete from settings where scope = ${companyId}`);
  await tx.run(sql`delete from mails where company_id = ${companyId}`);
  const divisions = await tx.many<{ id: string }>(sql`
    select id from divisions where company_id = ${companyId} and status = 'open' order by id for no key update`);
  for (const { id } of divisions) await giveUpDivision(tx, id);
  await dropClosedCompanies(tx);
}

/** Deletes the companies that are closed and have no division left whose bytes lie somewhere. */
export async function dropClosedCompanies(db: Db): Promise<void> {
  await db.run(sql`
    delete from companies c where c.closed_at is not null
    and not exists (select from divisions where company_id = c.id)`);
}

/** Finishes what an interruption has left of closed companies: a division that came in at the last moment. */
export async function resumeClosing(db: Db): Promise<void> {
  await db.transaction(async tx => {
    const late = await tx.many<{ id: string }>(sql`
      select d.id from divisions d join companies c on c.id = d.company_id and c.closed_at is not null
      where d.status = 'open' order by d.id for no key update of d`);
    for (const { id } of late) await giveUpDivision(tx, id);
    await dropClosedCompanies(tx);
  });
}
