import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeEmails } from "~/domain/mailbox/sync/change-emails";

/** Deletes mails that are in trash or spam, for good. @throws AppError forbidden */
export function removeEmails(db: Db, actor: Actor, ids: string[]): Promise<{ deleted: number }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const rows = await tx.many<{ id: string }>(sql`
      select id from emails
      where company_id = ${companyId} and id = any(${ids}::uuid[]) and folder in ('trash', 'spam')
        and state <> 'waiting' order by id`);
    return {
      deleted: await changeEmails(
        tx,
        companyId,
        rows.map(({ id }) => id),
        { deleted: true },
      ),
    };
  });
}
