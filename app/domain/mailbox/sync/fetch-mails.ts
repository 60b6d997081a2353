import type { ImapFlow, SearchObject } from "imapflow";
import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import {
  type FetchedMail,
  fetchedMail,
  mailQuery,
  type ParseMail,
} from "~/integrations/mailbox/fetched-mail";
import { endedEarly, requireWhole } from "~/integrations/mailbox/whole-answer";
import type { LeasedMailbox } from "./lease";
import type { FolderRow } from "./sync-folders";
import { openMailbox } from "./with-mailbox";

export type SyncContext = {
  db: Db;
  mailbox: LeasedMailbox;
  client: ImapFlow;
  parse: ParseMail;
  signal: AbortSignal;
  /** After a sync that ended in the middle: mails are fetched one by one until a batch has been stored. */
  careful: boolean;
  /** What SELECT said of each folder when it was synced last, by its id. */
  marks: Map<string, string>;
  /** The UIDs of windows that are being read, newest first, by the folder's id: asked for once a connection. */
  windows: Map<string, number[]>;
};

/** The UIDs that match; imapflow says false without one, and also where the connection ended. @throws Error then */
export async function findUids(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  requireWhole(client);
  return found || [];
}

/**
 * A mail is taken for unreadable once fetching it has failed three times, each time on a new connection too, or once twelve
 * processes in a row have ended at it: kills and outages meet any mail, but not one mail that often.
 */
const failure = 4;
const maxSuspicion = 3 * failure;

/**
 * Fetches mails by UID. After a sync that ended in the middle each is noted before it is fetched, so that one which
 * ends the connection or the process again and again is stored as unreadable, and the others come.
 */
export async function fetchMails(
  sync: SyncContext,
  folder: FolderRow,
  uids: readonly number[],
): Promise<FetchedMail[]> {
  if (uids.length === 0) return [];
  if (!sync.careful) return fetchRange(sync, uids);
  const mails: FetchedMail[] = [];
  for (const uid of uids) mails.push(...(await fetchSuspect(sync, folder, uid)));
  sync.careful = false;
  return mails;
}

async function fetchSuspect(sync: SyncContext, folder: FolderRow, uid: number): Promise<FetchedMail[]> {
  const known = folder.suspectUid === uid ? folder.suspectTimes : 0;
  if (known >= maxSuspicion) return fetchRange(sync, [uid], { bare: true });
  const recordSuspicion = (suspicion: number) =>
    sync.db.run(sql`
      update mail_folders set suspect_uid = ${uid}, suspect_times = ${suspicion} where id = ${folder.id}`);
  await recordSuspicion(known + 1);
  try {
    const mails = await fetchRange(sync, [uid]);
    // What ends the sync from here on, such as an outage of the database, is not the mail's fault.
    await recordSuspicion(known).catch(() => undefined);
    return mails;
  } catch (error) {
    const own = !sync.signal.aborted && (await failsAgain(sync, folder, uid));
    await recordSuspicion(own ? known + failure : known);
    throw error;
  }
}

/**
 * Whether the mail fails on a new connection too, which the server takes: then it was the mail that ended the last one,
 * and not a server that was started again.
 */
async function failsAgain(sync: SyncContext, folder: FolderRow, uid: number): Promise<boolean> {
  let client: ImapFlow;
  try {
    client = await openMailbox(sync.db, sync.mailbox, sync.signal);
  } catch {
    return false;
  }
  try {
    await client.mailboxOpen(folder.path, { readOnly: true });
    await fetchRange({ ...sync, client }, [uid]);
    return false;
  } catch {
    return !sync.signal.aborted;
  } finally {
    client.close();
  }
}

const bareQuery = { uid: true, flags: true, internalDate: true, size: true } as const;

async function fetchRange(
  { client, parse, signal }: SyncContext,
  uids: readonly number[],
  { bare = false } = {},
): Promise<FetchedMail[]> {
  const mails: FetchedMail[] = [];
  for await (const message of client.fetch(uids.join(","), bare ? bareQuery : mailQuery, { uid: true })) {
    signal.throwIfAborted();
    mails.push(await fetchedMail(message, parse));
  }
  const missing = uids.filter(uid => !mails.some(mail => mail.uid === uid));
  // Deleted meanwhile, or not delivered. What is never delivered, not even bare, is left out.
  if (missing.length > 0 && !bare && (await findUids(client, { uid: missing.join(",") })).length > 0)
    throw endedEarly();
  requireWhole(client);
  return mails;
}
