import type { MailboxObject } from "imapflow";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import { type Db, dataError } from "~/db/connection";
import { type FetchedMail, unreadableMail } from "~/integrations/mailbox/fetched-mail";
import { requireWhole } from "~/integrations/mailbox/whole-answer";
import { fetchMails, findUids, type SyncContext } from "./fetch-mails";
import { takesKeywords } from "./keywords";
import { requireLease } from "./lease";
import { storeAllFlags, storeMails } from "./store-mails";
import { type FolderRow, folderColumns } from "./sync-folders";

/** The mails of a batch are stored in one transaction with the cursor. The first one fills a page. */
const firstBatchSize = 25;
const batchSize = 50;

/**
 * Brings one folder up to date as far as one batch goes, newest mails first, and returns whether there is more. Each
 * batch moves the cursor in its own transaction, so a process that dies leaves no gap and repeats at most one batch.
 * `status` is the folder's STATUS from before, stored once the folder is up to date.
 */
export async function syncFolder(
  sync: SyncContext,
  folderId: string,
  status: string | null,
): Promise<boolean> {
  const { db, client, mailbox } = sync;
  let folder = await readFolder(db, folderId);
  if (!folder) return false;
  const lock = await client.getMailboxLock(folder.path);
  try {
    const box = client.mailbox;
    if (!box) return false;
    sync.marks.set(folder.id, statusMark(box));
    const validity = Number(box.uidValidity);
    if (folder.uidValidity === null) folder = await startFolder(sync, folder, validity);
    else if (folder.uidValidity !== validity) {
      sync.windows.delete(folder.id);
      folder = await restartFolder(sync, folder, validity);
    }
    if (folder.topUid === null) return await fetchFirstPage(sync, folder, box);
    if (await fetchNewMails(sync, folder)) return true;
    await fetchFlags(sync, folder, box.highestModseq !== undefined);
    // Only once the window is complete: in a large folder the server would list all mails after each batch.
    if (!folder.firstLookDone && (await fetchOlderMails(sync, folder))) return true;
    sync.windows.delete(folder.id);
    await removeMissingMails(sync, (await readFolder(db, folder.id)) ?? folder);
    await db.run(sql`
      update mail_folders f set fetched_at = ${clock.now()}, seen_status = ${status} from mailbox_syncs m
      where f.id = ${folder.id} and m.smtp_setting_id = f.smtp_setting_id and m.holder = ${mailbox.holder}`);
    return false;
  } finally {
    lock.release();
  }
}

/** A text that differs after each change in a folder. */
export const statusMark = ({ uidNext, exists, highestModseq }: Marks): string =>
  [uidNext, exists, highestModseq].join(" ");

type Marks = {
  uidNext?: number | undefined;
  exists?: number | undefined;
  highestModseq?: bigint | undefined;
};

const readFolder = (db: Db, id: string) =>
  db.maybe<FolderRow>(sql`select ${folderColumns} from mail_folders where id = ${id}`);

/** Stores the UIDVALIDITY of a folder that was not synced before. UIDs of mails that were moved into it stay valid. */
function startFolder({ db, mailbox }: SyncContext, folder: FolderRow, validity: number): Promise<FolderRow> {
  return db.transaction(async tx => {
    await requireLease(tx, mailbox);
    return tx.one<FolderRow>(sql`
      update mail_folders set uid_validity = ${validity} where id = ${folder.id} returning ${folderColumns}`);
  });
}

/**
 * Resets a folder whose UIDVALIDITY has changed: all UIDs are void. The mails stay, and are recognised by their
 * fingerprints.
 */
function restartFolder(
  { db, mailbox }: SyncContext,
  folder: FolderRow,
  validity: number,
): Promise<FolderRow> {
  return db.transaction(async tx => {
    await requireLease(tx, mailbox);
    await tx.run(sql`
      update emails set uid = null, stale = true where folder_id = ${folder.id} and uid is not null`);
    await tx.run(
      sql`delete from mailbox_changes where folder_id = ${folder.id} and kind in ('move', 'delete')`,
    );
    return tx.one<FolderRow>(sql`
      update mail_folders set uid_validity = ${validity}, top_uid = null, low_uid = null, first_look_done = false,
        highest_modseq = null, suspect_uid = null, suspect_times = 0, mails_found = 0
      where id = ${folder.id} returning ${folderColumns}`);
  });
}

/** Fetches the newest mails of a folder and sets its cursor. Returns whether there are more. */
async function fetchFirstPage(sync: SyncContext, folder: FolderRow, box: MailboxObject): Promise<boolean> {
  const { uidNext, exists, highestModseq } = box;
  const newest = await newestMails(sync, folder, exists);
  const uids = newest ?? (await windowOf(sync, folder));
  // A mail may have arrived between SELECT and SEARCH.
  const top = Math.max(uidNext - 1, ...uids.slice(0, 1));
  const first = uids.slice(0, firstBatchSize);
  const mails = await fetchMails(sync, folder, first);
  const low = mails.length > 0 ? Math.min(...first) : top + 1;
  const done = !newest && uids.length <= firstBatchSize;
  await storeBatch(
    sync,
    folder,
    mails,
    sql`top_uid = ${top}, low_uid = ${low}, first_look_done = ${done}, mails_found = ${newest ? exists : uids.length},
        highest_modseq = ${highestModseq === undefined ? null : String(highestModseq)}`,
    { endsWindow: done },
  );
  return !done;
}

/** Servers count the days of a window in their own time zone. */
const timeZoneMarginMs = 2 * 86_400_000;

/**
 * The UIDs of the first page, newest first, without a search, which takes servers seconds in a large folder. Undefined
 * where the window may end within the page.
 */
async function newestMails(
  { client }: SyncContext,
  { since }: FolderRow,
  exists: number,
): Promise<number[] | undefined> {
  if (exists <= firstBatchSize) return undefined;
  const uids: number[] = [];
  const inWindow = since.getTime() + timeZoneMarginMs;
  let inside = true;
  for await (const { uid, internalDate } of client.fetch(`${exists - firstBatchSize + 1}:${exists}`, {
    uid: true,
    internalDate: true,
  })) {
    uids.push(uid);
    if (!internalDate || new Date(internalDate).getTime() < inWindow) inside = false;
  }
  requireWhole(client);
  return inside && uids.length === firstBatchSize ? uids.sort((a, b) => b - a) : undefined;
}

async function fetchOlderMails(sync: SyncContext, folder: FolderRow): Promise<boolean> {
  const found = sync.windows.get(folder.id) ?? (await windowOf(sync, folder));
  sync.windows.set(folder.id, found);
  const left = found.filter(uid => uid < folder.lowUid!);
  const uids = left.slice(0, batchSize);
  const mails = await fetchMails(sync, folder, uids);
  const done = left.length <= batchSize;
  const low = uids.length > 0 ? Math.min(...uids) : folder.lowUid!;
  await storeBatch(
    sync,
    folder,
    mails,
    sql`low_uid = ${low}, first_look_done = ${done}, mails_found = ${found.length}`,
    { endsWindow: done },
  );
  return !done;
}

/** The mails since the last sync, oldest first, so that one cursor suffices. */
async function fetchNewMails(sync: SyncContext, folder: FolderRow): Promise<boolean> {
  const { topUid } = folder;
  const found = await findUids(sync.client, { uid: `${topUid! + 1}:*` });
  // A server returns its last mail even if all are older.
  const uids = found.filter(uid => uid > topUid!).sort((a, b) => a - b);
  if (uids.length === 0) return false;
  const batchUids = uids.slice(0, batchSize);
  const mails = await fetchMails(sync, folder, batchUids);
  await storeBatch(sync, folder, mails, sql`top_uid = ${batchUids.at(-1)!}`);
  return true;
}

/** The UIDs of the window, newest first. */
async function windowOf({ client }: SyncContext, { since }: FolderRow): Promise<number[]> {
  const found = await findUids(client, { since });
  return found.sort((a, b) => b - a);
}

/**
 * Stores mails and moves the cursor. `endsWindow`: the window is complete, so mails that were not found again are deleted.
 * If the content of a mail is refused by the database, each mail is stored on its own before.
 */
async function storeBatch(
  { db, mailbox, client }: SyncContext,
  folder: FolderRow,
  mails: FetchedMail[],
  cursor: ReturnType<typeof sql>,
  { endsWindow = false } = {},
): Promise<void> {
  const keywords = takesKeywords(client.mailbox);
  const stored = { ...folder, companyId: mailbox.companyId, settingId: mailbox.id, keywords };
  const store = (batch: FetchedMail[], finish?: (tx: Db) => Promise<void>) =>
    db.transaction(async tx => {
      await requireLease(tx, mailbox);
      await storeMails(tx, stored, batch);
      await finish?.(tx);
    });
  const moveCursor = async (tx: Db) => {
    await tx.run(
      sql`update mail_folders set ${cursor}, suspect_uid = null, suspect_times = 0 where id = ${folder.id}`,
    );
    if (endsWindow) await tx.run(sql`delete from emails where folder_id = ${folder.id} and stale`);
  };
  try {
    await store(mails, moveCursor);
  } catch (error) {
    if (!dataError(error)) throw error;
    for (const mail of mails) await storeAlone(mail, one => store([one]));
    await store([], moveCursor);
  }
}

/** Stores a mail; as unreadable, so that it does not block the others, if the database refuses its content. */
async function storeAlone(mail: FetchedMail, store: (mail: FetchedMail) => Promise<void>): Promise<void> {
  try {
    await store(mail);
  } catch (error) {
    const code = dataError(error);
    if (!code) throw error;
    await store(unreadableMail(mail));
    console.error(
      `mailboxes: a mail (UID ${mail.uid}) is unreadable, because the database refuses it: ${code}`,
    );
  }
}

/** Stores the flags that other clients have changed. With CONDSTORE only changed mails are requested. */
async function fetchFlags(sync: SyncContext, folder: FolderRow, condstore: boolean): Promise<void> {
  const { db, mailbox, client } = sync;
  const since = condstore && folder.highestModseq !== null ? BigInt(folder.highestModseq) : undefined;
  const seen: { uid: number; flags: string[] }[] = [];
  let modseq = since ?? 0n;
  const options = { uid: true, ...(since !== undefined && { changedSince: since }) };
  if (folder.lowUid! > folder.topUid!) return;
  for await (const message of client.fetch(
    `${folder.lowUid}:${folder.topUid}`,
    { uid: true, flags: true },
    options,
  )) {
    seen.push({ uid: message.uid, flags: [...(message.flags ?? [])] });
    if (message.modseq && message.modseq > modseq) modseq = message.modseq;
  }
  requireWhole(client);
  if (seen.length === 0) return;
  await db.transaction(async tx => {
    await requireLease(tx, mailbox);
    const stored = { id: folder.id, keywords: takesKeywords(client.mailbox) };
    await storeAllFlags(tx, stored, seen);
    if (condstore)
      await tx.run(sql`update mail_folders set highest_modseq = ${String(modseq)} where id = ${folder.id}`);
  });
}

/** Deletes mails that other clients have moved or deleted. */
async function removeMissingMails({ db, mailbox, client }: SyncContext, folder: FolderRow): Promise<void> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from emails where folder_id = ${folder.id} and uid is not null`);
  if (count === 0) return;
  const found = await findUids(client, { uid: `${folder.lowUid}:*` });
  await db.transaction(async tx => {
    await requireLease(tx, mailbox);
    await tx.run(sql`
      delete from emails where folder_id = ${folder.id} and uid between ${folder.lowUid} and ${folder.topUid}
        and uid <> all(${found}::bigint[])`);
  });
}
