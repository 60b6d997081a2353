import sql from "sql-template-tag";
import type { EmailLabel } from "~/contract/email-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";
import type { FolderRole, SpecialRole } from "~/integrations/mailbox/list-folders";

/** The target of a move: the folder with a role, or a folder of the server without one. */
type Target = { folder: SpecialRole } | { folderId: string };

export type EmailChange =
  | { read: boolean }
  | { starred: boolean }
  | { label: EmailLabel; on: boolean }
  | Target
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
 * Changes stored mails of the company, and queues the change for their servers in the same transaction; the process that
 * holds the mailbox pushes it. Unknown ids and mails of other companies are skipped.
 * @returns the number of changed mails
 */
export function changeEmails(
  db: Db,
  companyId: string,
  ids: readonly string[],
  change: EmailChange,
): Promise<number> {
  return db.transaction(async tx => {
    const isDeletion = "deleted" in change;
    // In the order of ids, so that two such transactions do not wait for each other; no key update, so that tags can refer
    // to the mails meanwhile.
    const rows = await tx.many<Row>(sql`
      select id, smtp_setting_id as "settingId", folder_id as "folderId", folder, uid, message_id as "messageId"
      from emails where company_id = ${companyId} and id = any(${ids}::uuid[]) order by id ${isDeletion ? sql`for update` : sql`for no key update`}`);
    if ("folder" in change || "folderId" in change) await move(tx, companyId, rows, change);
    else if (isDeletion) {
      await queueChanges(tx, companyId, rows, "delete", "true");
      await tx.run(sql`delete from emails where ${withIds(rows)}`);
    } else await changeFlags(tx, companyId, rows, change);
    for (const settingId of new Set(rows.map(row => row.settingId))) await wakeMailbox(tx, settingId);
    return rows.length;
  });
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const withIds = (rows: readonly { id: string }[]) => sql`id = any(${idsOf(rows)}::uuid[])`;

async function changeFlags(
  tx: Db,
  companyId: string,
  rows: Row[],
  change: Exclude<EmailChange, Target | { deleted: true }>,
): Promise<void> {
  if ("read" in change) {
    await tx.run(sql`update emails set read = ${change.read} where ${withIds(rows)}`);
    await queueChanges(tx, companyId, rows, "read", String(change.read));
  } else if ("starred" in change) {
    await tx.run(sql`update emails set starred = ${change.starred} where ${withIds(rows)}`);
    await queueChanges(tx, companyId, rows, "star", String(change.starred));
  } else {
    const others = sql`array_remove(labels, ${change.label})`;
    await tx.run(sql`
      update emails set labels = ${change.on ? sql`array_append(${others}, ${change.label})` : others}
      where ${withIds(rows)}`);
    await queueChanges(tx, companyId, rows, "label", `${change.on ? "+" : "-"}${change.label}`);
  }
}

async function move(tx: Db, companyId: string, rows: Row[], target: Target): Promise<void> {
  const targetFolder = "folderId" in target ? await readTarget(tx, companyId, target.folderId) : undefined;
  if ("folderId" in target && !targetFolder) return;
  const folder = "folder" in target ? target.folder : "other";
  const isInTarget = (row: { folder: FolderRole; folderId: string | null }) =>
    targetFolder ? row.folderId === targetFolder.id : row.folder === folder;
  const moved = rows.filter(row => !isInTarget(row));
  if (!targetFolder)
    await tx.run(sql`
      update emails set folder = ${folder} where ${withIds(moved)} and folder_id is null`);
  const stored = moved.filter(
    row => row.folderId && (!targetFolder || row.settingId === targetFolder.settingId),
  );
  // Replaces a queued move that was not tried yet; a move back to the server's folder cancels it.
  const waiting = await tx.many<{ id: string; folderId: string; uid: number | null; folder: FolderRole }>(sql`
    delete from mailbox_changes c using mail_folders f
    where c.email_id = any(${idsOf(stored)}::uuid[]) and c.kind = 'move' and c.attempts = 0 and f.id = c.folder_id
    returning c.email_id as id, c.folder_id as "folderId", c.uid, f.role as folder`);
  const returned = waiting.filter(isInTarget);
  await tx.run(sql`
    update emails e set folder_id = b.folder_id, folder = ${folder}, uid = b.uid
    from unnest(${idsOf(returned)}::uuid[], ${returned.map(({ folderId }) => folderId)}::uuid[], ${returned.map(({ uid }) => uid)}::bigint[])
      as b(id, folder_id, uid) where e.id = b.id`);
  const returnedIds = new Set(idsOf(returned));
  const departed = stored.filter(({ id }) => !returnedIds.has(id));
  for (const settingId of new Set(departed.map(row => row.settingId))) {
    const targetId =
      "folder" in target ? await ensureFolder(tx, companyId, settingId, target.folder) : target.folderId;
    await tx.run(sql`
      update emails set folder_id = ${targetId}, folder = ${folder}, uid = null
      where ${withIds(departed)} and smtp_setting_id = ${settingId}`);
  }
  const placeOf = new Map(waiting.map(({ id, folderId, uid }) => [id, { folderId, uid }]));
  await queueChanges(
    tx,
    companyId,
    departed.map(row => ({ ...row, ...placeOf.get(row.id) })),
    "move",
    targetFolder?.id ?? folder,
  );
}

/** A folder without a role, locked until the transaction ends. */
const readTarget = (tx: Db, companyId: string, id: string) =>
  tx.maybe<{ id: string; settingId: string }>(sql`
    select id, smtp_setting_id as "settingId" from mail_folders
    where id = ${id} and company_id = ${companyId} and role = 'other' for key share`);

/** Paths of folders that a server lacks: the process that pushes the change creates them there. */
const defaultPaths = {
  inbox: "INBOX",
  sent: "Sent",
  draft: "Drafts",
  archive: "Archive",
  spam: "Junk",
  trash: "Trash",
};

async function ensureFolder(
  tx: Db,
  companyId: string,
  settingId: string,
  role: SpecialRole,
): Promise<string> {
  const existing = await tx.maybe<{ id: string }>(sql`
    select id from mail_folders where smtp_setting_id = ${settingId} and role = ${role} order by path limit 1`);
  if (existing) return existing.id;
  const { id } = await tx.one<{ id: string }>(sql`
    insert into mail_folders (id, smtp_setting_id, company_id, path, role)
    values (${newId()}, ${settingId}, ${companyId}, ${defaultPaths[role]}, ${role})
    on conflict (smtp_setting_id, path) do update set role = excluded.role returning id`);
  return id;
}

/** Queues a change for the servers of the mails. Mails that no server has are skipped. */
async function queueChanges(
  tx: Db,
  companyId: string,
  rows: Row[],
  kind: string,
  value: string,
): Promise<void> {
  const stored = rows.filter(row => row.folderId);
  if (stored.length === 0) return;
  await tx.run(sql`
    update emails set refused_change = null where ${withIds(stored)} and refused_change is not null`);
  await tx.run(sql`
    insert into mailbox_changes
      (id, company_id, smtp_setting_id, email_id, folder_id, uid, message_id, kind, value, created_at)
    select n.id, ${companyId}, n.setting_id, n.email_id, n.folder_id, n.uid, n.message_id, ${kind}, ${value}, ${clock.now()}
    from unnest(${stored.map(() => newId())}::uuid[], ${stored.map(row => row.settingId)}::uuid[],
      ${idsOf(stored)}::uuid[], ${stored.map(row => row.folderId)}::uuid[], ${stored.map(row => row.uid)}::bigint[],
      ${stored.map(row => row.messageId)}::text[])
      as n(id, setting_id, email_id, folder_id, uid, message_id) order by n.id`);
}
