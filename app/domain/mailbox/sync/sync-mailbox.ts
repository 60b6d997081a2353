import type { ImapFlow } from "imapflow";
import sql from "sql-template-tag";
import type { SyncContext } from "./fetch-mails";
import { recordFetching, recordSync } from "./lease";
import { pushChanges } from "./push-changes";
import type { Slots } from "./slots";
import { marksOf, syncFolder } from "./sync-folder";
import type { FolderRow } from "./sync-folders";

export type SyncRun = SyncContext & {
  /** As they were listed last; undefined on a new connection. */
  folders: FolderRow[] | undefined;
  /** Lists them, and brings the folders here to those of the server. */
  list(): Promise<FolderRow[]>;
  /** When the folders without a role were synced last, by `performance.now()`; survives the connection. */
  others: { at: number };
  /** Bounds how many mailboxes are busy at once. */
  slot: Slots;
  /** Ends the connection unless its server answers soon. */
  inTime<T>(work: () => Promise<T>): Promise<T>;
  /** Whether others wait for this connection's place. */
  isLate(): boolean;
};

/**
 * Chosen: a server can have a hundred folders without a role, and each costs it a question. Between two looks at all of them
 * a person can ask for one.
 */
const othersMs = 5 * 60_000;

type Known = { id: string; seen: string | null; validity: number | null; done: boolean };

/**
 * Pushes the changes that were made here and brings all folders up to date. Folders whose STATUS has not changed are
 * skipped, and folders without a role until they are due. One batch of each folder follows the other, so that the newest
 * mails of all come first.
 * @returns `news`: there was something new; `unfinished`: the sync ended early because it took long
 */
export async function syncMailbox(sync: SyncRun): Promise<{ news: boolean; unfinished: boolean }> {
  const { db, mailbox, client, slot } = sync;
  const due = performance.now() - sync.others.at >= othersMs;
  const listed = due || !sync.folders;
  if (listed) sync.folders = await sync.list();
  let read = await readKnown(sync);
  if (read.asked && !listed) {
    sync.folders = await sync.list();
    read = await readKnown(sync);
  }
  const { began, changes, known, asked } = read;
  const all = due || asked;
  const startedAt = performance.now();
  const folders = (sync.folders ?? []).filter(
    ({ id, role }) => all || role !== "other" || known.get(id)?.done === false,
  );
  if (changes) await slot(() => pushChanges(db, client, mailbox));
  // Of a window that was moved back its server says nothing new.
  const isOpen = (folder: FolderRow) => known.get(folder.id)?.done === false;
  if (sync.careful || folders.some(isOpen)) await recordFetching(db, mailbox);
  let news = changes;
  let open = folders;
  while (open.length > 0) {
    const left: FolderRow[] = [];
    for (const folder of open) {
      sync.signal.throwIfAborted();
      const before = known.get(folder.id);
      const status = await sync.inTime(() => statusOf(client, folder));
      if (status) sync.marks.set(folder.id, status.marks);
      if (before?.done && isSame(before, status)) continue;
      if (before?.seen && status && before.seen !== status.text) news = true;
      if (await slot(() => syncFolder(sync, folder.id, status?.text ?? null))) left.push(folder);
      else if (before) Object.assign(before, { seen: status?.text, validity: status?.validity, done: true });
    }
    open = left;
    if (open.length === 0) break;
    await slot(() => pushChanges(db, client, mailbox));
    if (sync.isLate()) return { news, unfinished: true };
  }
  if (all) sync.others.at = startedAt;
  await recordSync(db, mailbox, began);
  return { news, unfinished: false };
}

async function readKnown({ db, mailbox }: SyncContext) {
  const { folders, ...read } = await db.one<{
    began: Date;
    changes: boolean;
    asked: boolean;
    folders: Known[];
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

const isSame = ({ seen, validity }: Known, status: FolderStatus | undefined): boolean =>
  status !== undefined && seen === status.text && validity === status.validity;

/**
 * What STATUS says of a folder, to leave out those in which nothing has happened; undefined where it does not cover
 * every change, as without CONDSTORE, or cannot be asked, as of a folder that is open.
 */
async function statusOf(client: ImapFlow, { path }: FolderRow): Promise<FolderStatus | undefined> {
  if (!client.capabilities.has("CONDSTORE")) return undefined;
  if (client.mailbox && client.mailbox.path === path) return undefined;
  const asked = { messages: true, uidNext: true, uidValidity: true, highestModseq: true };
  const status = await client.status(path, asked);
  if (!status || status.highestModseq === undefined || status.uidValidity === undefined) return undefined;
  const { messages, uidNext, uidValidity, highestModseq } = status;
  return {
    text: [messages, uidNext, uidValidity, highestModseq].join(" "),
    validity: Number(uidValidity),
    marks: marksOf({ exists: messages, uidNext, highestModseq }),
  };
}
