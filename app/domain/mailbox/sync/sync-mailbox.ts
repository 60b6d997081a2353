import type { ImapFlow } from "imapflow";
import sql from "sql-template-tag";
import type { SyncContext } from "./fetch-mails";
import { recordFetching, recordSync } from "./lease";
import { pushChanges } from "./push-changes";
import type { Slots } from "./slots";
import { statusMark, syncFolder } from "./sync-folder";
import type { FolderRow } from "./sync-folders";

export type SyncRun = SyncContext & {
  /** As they were listed last; undefined on a new connection. */
  folders: FolderRow[] | undefined;
  /** Lists them, and brings the stored folders to those of the server. */
  list(): Promise<FolderRow[]>;
  /** When the folders without a role were synced last, by `performance.now()`; survives the connection. */
  others: { at: number };
  /** Bounds how many mailboxes are busy at once. */
  slot: Slots;
  /** Closes the connection if the work does not end within {@link defaultIntervals}.answer. */
  withTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the sync should end early, so that other mailboxes get the slot. */
  shouldEnd(): boolean;
};

/**
 * Chosen: the interval of syncing folders without a role, of which a server can have a hundred, with a STATUS for each. A
 * user can request an earlier sync.
 */
const otherFoldersMs = 5 * 60_000;

type KnownFolder = { id: string; seen: string | null; validity: number | null; done: boolean };

/**
 * Pushes the changes that were made here and brings all folders up to date. Folders whose STATUS has not changed are
 * skipped, and folders without a role until they are due. One batch of each folder follows the other, so that the newest
 * mails of all come first.
 * @returns `news`: mails or flags have changed; `unfinished`: the sync ended early because it took long
 */
export async function syncMailbox(sync: SyncRun): Promise<{ news: boolean; unfinished: boolean }> {
  const { db, mailbox, client, slot } = sync;
  const isDue = performance.now() - sync.others.at >= otherFoldersMs;
  const listed = isDue || !sync.folders;
  if (listed) sync.folders = await sync.list();
  let read = await readKnown(sync);
  if (read.asked && !listed) {
    sync.folders = await sync.list();
    read = await readKnown(sync);
  }
  const { began, changes, known, asked } = read;
  const everyFolder = isDue || asked;
  const startedAt = performance.now();
  const folders = (sync.folders ?? []).filter(
    ({ id, role }) => everyFolder || role !== "other" || known.get(id)?.done === false,
  );
  if (changes) await slot(() => pushChanges(db, client, mailbox));
  // STATUS does not change when a window is moved back.
  const isOpen = (folder: FolderRow) => known.get(folder.id)?.done === false;
  if (sync.oneByOne || folders.some(isOpen)) await recordFetching(db, mailbox);
  let news = changes;
  let pending = folders;
  while (pending.length > 0) {
    const unfinishedFolders: FolderRow[] = [];
    for (const folder of pending) {
      sync.signal.throwIfAborted();
      const before = known.get(folder.id);
      const status = await sync.withTimeLimit(() => statusOf(client, folder));
      if (status) sync.marks.set(folder.id, status.marks);
      if (before?.done && isUnchanged(before, status)) continue;
      if (before?.seen && status && before.seen !== status.text) news = true;
      if (await slot(() => syncFolder(sync, folder.id, status?.text ?? null))) unfinishedFolders.push(folder);
      else if (before) Object.assign(before, { seen: status?.text, validity: status?.validity, done: true });
    }
    pending = unfinishedFolders;
    if (pending.length === 0) break;
    await slot(() => pushChanges(db, client, mailbox));
    if (sync.shouldEnd()) return { news, unfinished: true };
  }
  if (everyFolder) sync.others.at = startedAt;
  await recordSync(db, mailbox, began);
  return { news, unfinished: false };
}

async function readKnown({ db, mailbox }: SyncContext) {
  const { folders, ...read } = await db.one<{
    began: Date;
    changes: boolean;
    asked: boolean;
    folders: KnownFolder[];
  }>(sql`
    select now() as began,
      exists (select from mailbox_syncs where smtp_setting_id = ${mailbox.id}
        and asked_at > coalesce(looked_at, '-infinity')) as asked,
      exists (select from mailbox_changes where smtp_setting_id = ${mailbox.id}) as changes,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'seen', seen_status, 'validity', uid_validity,
        'done', first_look_done)) from mail_folders where smtp_setting_id = ${mailbox.id}), '[]') as folders`);
  return { ...read, known: new Map(folders.map(folder => [folder.id, folder])) };
}

type FolderStatus = { text: string; validity: number; marks: string };

const isUnchanged = ({ seen, validity }: KnownFolder, status: FolderStatus | undefined): boolean =>
  status !== undefined && seen === status.text && validity === status.validity;

/**
 * Reads the STATUS of a folder, to skip unchanged ones. Undefined where it does not cover every change (without
 * CONDSTORE), or cannot be requested (the folder is selected).
 */
async function statusOf(client: ImapFlow, { path }: FolderRow): Promise<FolderStatus | undefined> {
  if (!client.capabilities.has("CONDSTORE")) return undefined;
  if (client.mailbox && client.mailbox.path === path) return undefined;
  const items = { messages: true, uidNext: true, uidValidity: true, highestModseq: true };
  const status = await client.status(path, items);
  if (!status || status.highestModseq === undefined || status.uidValidity === undefined) return undefined;
  const { messages, uidNext, uidValidity, highestModseq } = status;
  return {
    text: [messages, uidNext, uidValidity, highestModseq].join(" "),
    validity: Number(uidValidity),
    marks: statusMark({ exists: messages, uidNext, highestModseq }),
  };
}
