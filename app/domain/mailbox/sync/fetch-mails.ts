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
  /** After a sync that failed: mails are fetched one by one until a batch has been stored. */
  oneByOne: boolean;
  /** The state of each folder at its last sync as SELECT reported it, by its id (see `statusMark`). */
  marks: Map<string, string>;
  /** The UIDs of incomplete windows, newest first, by the folder's id: searched once per connection. */
  windows: Map<string, number[]>;
};

/** Finds the UIDs that match. @throws Error if the connection ended, for which imapflow returns false, as without a match */
export async function findUids(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  requireWhole(client);
  return found || [];
}

/**
 * A mail counts as unreadable once fetching it has failed three times, each time on a new connection too, or once twelve
 * processes in a row have ended at it: kills and outages affect any mail, but not the same one that often.
 */
const failureWeight = 4;
const maxSuspicion = 3 * failureWeight;

/**
 * Fetches mails by UID. After a failed sync each is recorded before it is fetched, so that a mail which repeatedly ends
 * the connection or the process is stored as unreadable and does not block the others.
 */
export async function fetchMails(
  sync: SyncContext,
  folder: FolderRow,
  uids: readonly number[],
): Promise<FetchedMail[]> {
  if (uids.length === 0) return [];
  if (!sync.oneByOne) return fetchRange(sync, uids);
  const mails: FetchedMail[] = [];
  for (const uid of uids) mails.push(...(await fetchSuspect(sync, folder, uid)));
  sync.oneByOne = false;
  return mails;
}

async function fetchSuspect(sync: SyncContext, folder: FolderRow, uid: number): Promise<FetchedMail[]> {
  const earlier = folder.suspectUid === uid ? folder.suspectTimes : 0;
  if (earlier >= maxSuspicion) return fetchRange(sync, [uid], { withoutSource: true });
  const recordSuspicion = (suspicion: number) =>
    sync.db.run(sql`
      update mail_folders set suspect_uid = ${uid}, suspect_times = ${suspicion} where id = ${folder.id}`);
  await recordSuspicion(earlier + 1);
  try {
    const mails = await fetchRange(sync, [uid]);
    // Later failures, such as an outage of the database, are not caused by the mail.
    await recordSuspicion(earlier).catch(() => undefined);
    return mails;
  } catch (error) {
    const isMailsFault = !sync.signal.aborted && (await failsAgain(sync, folder, uid));
    await recordSuspicion(isMailsFault ? earlier + failureWeight : earlier);
    throw error;
  }
}

/**
 * Whether the mail fails on a new connection too that the server accepts: then the mail ended the last connection, and
 * not a restart of the server.
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

const queryWithoutSource = { uid: true, flags: true, internalDate: true, size: true } as const;

async function fetchRange(
  { client, parse, signal }: SyncContext,
  uids: readonly number[],
  { withoutSource = false } = {},
): Promise<FetchedMail[]> {
  const mails: FetchedMail[] = [];
  for await (const message of client.fetch(uids.join(","), withoutSource ? queryWithoutSource : mailQuery, {
    uid: true,
  })) {
    signal.throwIfAborted();
    mails.push(await fetchedMail(message, parse));
  }
  const missing = uids.filter(uid => !mails.some(mail => mail.uid === uid));
  // Deleted meanwhile, or not delivered. A mail that is not delivered even without its source is left out.
  if (missing.length > 0 && !withoutSource && (await findUids(client, { uid: missing.join(",") })).length > 0)
    throw endedEarly();
  requireWhole(client);
  return mails;
}
