import sql from "sql-template-tag";
import type { EmailLabel } from "~/contract/email-fields";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeEmails, type EmailChange } from "~/domain/mailbox/sync/change-emails";
import type { FolderRole } from "~/integrations/mailbox/list-folders";
import { undoMinutes } from "./make-email-change";
import { restoreTags } from "./tag-emails";

type Marks = {
  id: string;
  read: boolean;
  starred: boolean;
  labels: EmailLabel[];
  folder: FolderRole;
  /** Undefined for changes from before the server's own folders were stored. */
  folderId?: string | null;
  tagIds: string[];
};

/**
 * Gives mails back what a change took from them. Mails that were deleted meanwhile are left out.
 * @throws AppError forbidden, not_found once it is too late
 */
export function undoEmailChange(db: Db, actor: Actor, id: string): Promise<{ changed: number }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const since = new Date(clock.now().getTime() - undoMinutes * 60_000);
    const undo = await tx.maybe<{ before: Marks[] }>(sql`
      delete from email_undos where id = ${id} and company_id = ${companyId} and created_at >= ${since} returning before`);
    if (!undo) throw new AppError("not_found");
    const former = new Map(undo.before.map(marks => [marks.id, marks]));
    const mails = await tx.many<Marks>(sql`
      select id, read, starred, labels, folder, folder_id as "folderId",
        array(select l.tag_id from email_tags l where l.email_id = emails.id order by l.tag_id) as "tagIds"
      from emails where company_id = ${companyId} and id = any(${[...former.keys()]}::uuid[]) order by id for no key update`);
    let changed = 0;
    for (const mail of mails) {
      const before = former.get(mail.id);
      const changes = before ? differences(mail, before) : [];
      for (const change of changes) await changeEmails(tx, companyId, [mail.id], change);
      // Changes from before there were tags have none.
      const tagged = before?.tagIds ? await restoreTags(tx, companyId, mail, before.tagIds) : false;
      if (changes.length > 0 || tagged) changed += 1;
    }
    return { changed };
  });
}

function differences(now: Marks, before: Marks): EmailChange[] {
  const labels = [...new Set([...now.labels, ...before.labels])].filter(
    label => now.labels.includes(label) !== before.labels.includes(label),
  );
  return [
    ...(now.read === before.read ? [] : [{ read: before.read }]),
    ...(now.starred === before.starred ? [] : [{ starred: before.starred }]),
    ...labels.map(label => ({ label, on: before.labels.includes(label) })),
    ...placeOf(now, before),
  ];
}

/** A folder without a role may be gone by now: the mail stays then. */
function placeOf(now: Marks, { folder, folderId }: Marks): EmailChange[] {
  if (folder !== "other") return now.folder === folder ? [] : [{ folder }];
  return !folderId || now.folderId === folderId ? [] : [{ folderId }];
}
