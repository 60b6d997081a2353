import { once } from "node:events";
import type { ImapFlow } from "imapflow";
import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { ParseMail } from "~/integrations/mailbox/fetched-mail";
import { listFolders } from "~/integrations/mailbox/list-folders";
import { imapFault } from "~/integrations/mailbox/verify-imap";
import type { Look } from "./fetch-mails";
import { type Held, LeaseLost, noteFailure, noteLooked, noteState, releaseLease } from "./lease";
import { pushChanges } from "./push-changes";
import { marksOf, syncFolder } from "./sync-folder";
import { type FolderRow, syncFolders } from "./sync-folders";
import { openMailbox } from "./with-mailbox";

/** Folders that are not watched by IDLE are asked for this often. */
const pollMs = 60_000;

/** Chosen: the first wait after a failure, doubled with each, and the longest. A refused password must not lock accounts. */
const waits = { first: 5_000, longest: 15 * 60_000 };
const signInWaits = { first: 60_000, longest: 60 * 60_000 };

export type WatchTerms = {
  parse: ParseMail;
  /** Bounds how many mailboxes are busy at once. */
  slot<T>(work: () => Promise<T>): Promise<T>;
};

export interface Watch {
  /** There is something to send, or a person asks for a look. */
  wake(): void;
  stop(): void;
  /** Resolves once the connection is closed and the lease is let go. */
  ended: Promise<void>;
}

/** Looks after one mailbox over one connection until that breaks, the lease is lost or it is stopped. */
export function watchMailbox(db: Db, held: Held, terms: WatchTerms): Watch {
  const stopping = new AbortController();
  const bell = new EventTarget();
  let rung = false;
  const ring = () => {
    rung = true;
    bell.dispatchEvent(new Event("ring"));
  };
  const quiet = async () => {
    const over = AbortSignal.any([AbortSignal.timeout(pollMs), stopping.signal]);
    if (!rung) await once(bell, "ring", { signal: over }).catch(() => undefined);
    rung = false;
  };
  const life = async () => {
    let client: ImapFlow | undefined;
    try {
      client = await terms.slot(() => openMailbox(db, held, stopping.signal));
      for (const event of ["close", "exists", "expunge", "flags"]) client.on(event, ring);
      await watch(
        db,
        {
          db,
          held,
          client,
          signal: stopping.signal,
          careful: held.attempts > 0,
          marks: new Map<string, string>(),
          ...terms,
        },
        quiet,
      );
    } catch (error) {
      if (!stopping.signal.aborted && !(error instanceof LeaseLost)) await fail(db, held, error);
    } finally {
      client?.close();
      await releaseLease(db, held).catch(() => undefined);
    }
  };
  return { wake: ring, stop: () => stopping.abort(new Error("stopped")), ended: life() };
}

async function watch(db: Db, look: Look & WatchTerms, quiet: () => Promise<void>): Promise<void> {
  const { client, held, signal, slot } = look;
  await noteState(db, held, "fetching");
  const folders = await slot(async () => syncFolders(db, held, await listFolders(client)));
  const inbox = folders.find(({ role }) => role === "inbox");
  const statuses = new Map<string, string>();
  while (true) {
    const began = await databaseTime(db);
    await slot(() => pushChanges(db, client, held));
    await lookAtAll(look, folders, statuses);
    await noteLooked(db, held, began);
    if (inbox) {
      const box = await client.mailboxOpen(inbox.path);
      // What came while other folders were looked at is no news for IDLE.
      if (marksOf(box) !== look.marks.get(inbox.id)) continue;
    }
    // Ends with the next command, or with the connection.
    void client.idle().catch(() => undefined);
    await quiet();
    signal.throwIfAborted();
    if (!client.usable)
      throw Object.assign(new Error("The server closed the connection"), { code: "ECONNRESET" });
  }
}

/** One batch of each folder after the other until all are up to date, so that the newest mails of all come first. */
async function lookAtAll(look: Look & WatchTerms, folders: FolderRow[], statuses: Map<string, string>) {
  let open = folders;
  // Of a window that was moved back its server says nothing new.
  const { unfinished } = await look.db.one<{ unfinished: string[] }>(sql`
    select array(select id::text from mail_folders where smtp_setting_id = ${look.held.id} and not first_look_done)
      as unfinished`);
  if (unfinished.length > 0) await noteState(look.db, look.held, "fetching");
  while (open.length > 0) {
    const left: FolderRow[] = [];
    for (const folder of open) {
      look.signal.throwIfAborted();
      const more = await look.slot(async () => {
        const status = await statusOf(look.client, folder);
        if (status && statuses.get(folder.id) === status && !unfinished.includes(folder.id)) return false;
        const some = await syncFolder(look, folder.id);
        if (!some) statuses.set(folder.id, status);
        return some;
      });
      if (more) left.push(folder);
    }
    open = left;
    if (open.length > 0) await look.slot(() => pushChanges(look.db, look.client, look.held));
  }
}

/** What STATUS says of a folder, to leave out those in which nothing has happened; "" where it is not known. */
async function statusOf(client: ImapFlow, { path, role }: FolderRow): Promise<string> {
  if (role === "inbox") return "";
  const condstore = client.capabilities.has("CONDSTORE");
  const status = await client.status(path, {
    messages: true,
    uidNext: true,
    uidValidity: true,
    unseen: true,
    ...(condstore && { highestModseq: true }),
  });
  if (!status || !condstore) return "";
  const { messages, uidNext, uidValidity, highestModseq } = status;
  return [messages, uidNext, uidValidity, highestModseq].join(" ");
}

const databaseTime = async (db: Db): Promise<Date> => (await db.one<{ now: Date }>(sql`select now()`)).now;

async function fail(db: Db, held: Held, error: unknown): Promise<void> {
  const { step, fault, detail } = imapFault(error);
  const { first, longest } = step === "signIn" ? signInWaits : waits;
  const waitMs = Math.min(longest, first * 2 ** Math.min(held.attempts, 20)) * (0.8 + Math.random() * 0.4);
  await noteFailure(db, held, { step, fault, detail, waitMs }).catch(() => undefined);
}
