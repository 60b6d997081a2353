import sql from "sql-template-tag";
import type { EmailTarget } from "~/contract/email-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeEmails } from "~/domain/mailbox/sync/change-emails";
import { requireServerFolder } from "./list-server-folders";

type FolderRequest = {
  folder?: EmailTarget | undefined;
  /** A folder of the server without a role, instead of `folder`. */
  folderId?: string | undefined;
  arrivedBefore?: Date | undefined;
};

/**
 * Marks the unread mails of a folder of the actor's company as read, except those that arrived after `arrivedBefore`.
 * @throws AppError forbidden for users without a company, not_found for a folder of others
 */
export function markFolderRead(
  db: Db,
  actor: Actor,
  { folder, folderId, arrivedBefore }: FolderRequest,
): Promise<{ changed: number }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    if (folderId) await requireServerFolder(tx, companyId, folderId);
    const inFolder = folderId
      ? sql`folder_id = ${folderId} and folder = 'other'`
      : sql`folder = ${folder ?? "inbox"}`;
    const unread = await tx.many<{ id: string }>(sql`
      select id from emails
      where company_id = ${companyId} and ${inFolder} and not read and not stale
        and arrived_at <= coalesce(${arrivedBefore ?? null}::timestamptz, 'infinity')`);
    const ids = unread.map(({ id }) => id);
    return { changed: await changeEmails(tx, companyId, ids, { read: true }) };
  });
}
