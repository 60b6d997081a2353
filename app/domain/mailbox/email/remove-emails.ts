import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeEmails } from "~/domain/mailbox/sync/change-emails";

/**
 * Deletes mails that are in trash or spam permanently; others are skipped.
 * @throws AppError forbidden, not_found if none of the mails exists in the company
 */
export function removeEmails(db: Db, actor: Actor, ids: string[]): Promise<{ deleted: number }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const chosen = await tx.many<{ id: string; deletable: boolean }>(sql`
      select id, folder in ('trash', 'spam') and state <> 'waiting' as deletable from emails
      where company_id = ${companyId} and id = any(${ids}::uuid[]) order by id`);
    if (chosen.length === 0) throw new AppError("not_found");
    const deletableIds = chosen.filter(({ deletable }) => deletable).map(({ id }) => id);
    return { deleted: await changeEmails(tx, companyId, deletableIds, { deleted: true }) };
  });
}
