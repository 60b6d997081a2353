import sql from "sql-template-tag";
import type { EmailLabel } from "~/contract/email-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";
import type { FolderRole } from "~/integrations/mailbox/list-folders";

export type EmailChange =
  | { read: boolean }
  | { starred: boolean }
  | { label: EmailLabel; on: boolean }
  | { folder: FolderRole }
  | { deleted: true };

type Row = {
  id: string;
  settingId: string;
  folderId: string | null;
  folder: FolderRole;
  uid: number | null;
  messageId: string;
};

/**
 * Changes mails of the company here at once, and queues the change for their servers in the same transaction; the
 * process that holds the mailbox sends it there. Unknown ids and mails of others are left out.
 * @returns the number of changed mails
 */
export function changeEmails(
  db: Db,
  companyId: string,
  ids: readonly string[],
  change: EmailChange,
): Promise<number> {
  return db.transaction(async tx => {
    // In the order of ids, so that two such transactions do not wait for each other.
    const rows = await tx.many<Row>(sql`
      select id, smtp_setting_id as "settingId", folder_id as "folderId", folder, uid, message_id as "messageId"
      from emails where company_id = ${companyId} and id = any(${ids}::uuid[]) order by id for update`);
    for (const row of rows) {
      if ("folder" in change) await move(tx, companyId, row, change.folder);
      else if ("deleted" in change) {
        await queue(tx, companyId, row, "delete", "true");
        await tx.run(sql`delete from emails where id = ${row.id}`);
      } else await mark(tx, companyId, row, change);
    }
    for (const settingId of new Set(rows.map(row => row.settingId))) await wakeMailbox(tx, settingId);
    return rows.length;
  });
}

async function mark(
  tx: Db,
  companyId: string,
  row: Row,
  change: Exclude<EmailChange, { folder: FolderRole } | { deleted: true }>,
): Promise<void> {
  if ("read" in change) {
    await tx.run(sql`update emails set read = ${change.read} where id = ${row.id}`);
    await queue(tx, companyId, row, "read", String(change.read));
  } else if ("starred" in change) {
    await tx.run(sql`update emails set starred = ${change.starred} where id = ${row.id}`);
    await queue(tx, companyId, row, "star", String(change.starred));
  } else {
    const others = sql`array_remove(labels, ${change.label})`;
    await tx.run(sql`
      update emails set labels = ${change.on ? sql`array_append(${others}, ${change.label})` : others}
      where id = ${row.id}`);
    await queue(tx, companyId, row, "label", `${change.on ? "+" : "-"}${change.label}`);
  }
}

async function move(tx: Db, companyId: string, row: Row, folder: FolderRole): Promise<void> {
  if (row.folder === folder) return;
  if (!row.folderId) {
    await tx.run(sql`update emails set folder = ${folder} where id = ${row.id}`);
    return;
  }
  // A move that has not been tried yet is replaced, and one back to where the mail is at the server is none.
  const waiting = await tx.maybe<{ folderId: string; uid: number | null; role: FolderRole }>(sql`
    delete from mailbox_changes c using mail_folders f
    where c.email_id = ${row.id} and c.kind = 'move' and c.attempts = 0 and f.id = c.folder_id
    returning c.folder_id as "folderId", c.uid, f.role`);
  const at = waiting ? { ...row, folderId: waiting.folderId, uid: waiting.uid } : row;
  if (waiting?.role === folder) {
    await tx.run(sql`
      update emails set folder_id = ${waiting.folderId}, folder = ${folder}, uid = ${waiting.uid} where id = ${row.id}`);
    return;
  }
  const target = await folderOf(tx, companyId, row.settingId, folder);
  await tx.run(sql`
    update emails set folder_id = ${target}, folder = ${folder}, uid = null where id = ${row.id}`);
  await queue(tx, companyId, at, "move", folder);
}

/** Names of folders that a server lacks: the process that sends the change creates them there. */
const missing = { inbox: "INBOX", sent: "Sent", draft: "Drafts", spam: "Junk", trash: "Trash" };

async function folderOf(tx: Db, companyId: string, settingId: string, role: FolderRole): Promise<string> {
  const found = await tx.maybe<{ id: string }>(sql`
    select id from mail_folders where smtp_setting_id = ${settingId} and role = ${role} order by path limit 1`);
  if (found) return found.id;
  const { id } = await tx.one<{ id: string }>(sql`
    insert into mail_folders (id, smtp_setting_id, company_id, path, role)
    values (${newId()}, ${settingId}, ${companyId}, ${missing[role]}, ${role})
    on conflict (smtp_setting_id, path) do update set role = excluded.role returning id`);
  return id;
}

/** A mail that is only here has nothing to push to its server. */
async function queue(tx: Db, companyId: string, row: Row, kind: string, value: string): Promise<void> {
  if (!row.folderId) return;
  await tx.run(sql`
    update emails set refused_change = null where id = ${row.id} and refused_change is not null`);
  await tx.run(sql`
    insert into mailbox_changes
      (id, company_id, smtp_setting_id, email_id, folder_id, uid, message_id, kind, value, created_at)
    values (${newId()}, ${companyId}, ${row.settingId}, ${row.id}, ${row.folderId}, ${row.uid}, ${row.messageId},
      ${kind}, ${value}, ${clock.now()})`);
}
