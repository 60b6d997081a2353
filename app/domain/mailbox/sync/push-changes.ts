import type { ImapFlow } from "imapflow";
import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { findByMessageId } from "~/integrations/mailbox/stored-mails";
import { requireWhole } from "~/integrations/mailbox/whole-answer";
import { takesKeywords } from "./keywords";
import { type LeasedMailbox, requireLease } from "./lease";

type Change = {
  id: string;
  emailId: string;
  kind: "read" | "star" | "label" | "tag" | "move" | "delete";
  value: string;
  uid: number | null;
  messageId: string;
  path: string;
  folderId: string;
  attempts: number;
};

/** Once a server has refused a change this often, the change is reverted here. */
const maxAttempts = 5;

/** RFC 2683 has servers take lines of 8,000 octets; so many UIDs, of ten digits each and none adjacent, fit. */
const maxBatch = 500;

/**
 * Pushes queued changes to the server, in their order; refused ones stay queued for the next sync.
 * An attempt is recorded first, so that a move which was done before a crash is recognised, not repeated.
 */
export async function pushChanges(db: Db, client: ImapFlow, mailbox: LeasedMailbox): Promise<void> {
  const refused = new Set<string>();
  while (true) {
    const changes = await nextChanges(db, mailbox, [...refused]);
    if (changes.length === 0) return;
    if (changes.length > 1 && (await applyTogether(db, client, mailbox, changes))) continue;
    // After a refused command for many mails each is tried alone: the server may refuse only one of them.
    for (const change of changes) {
      if (refused.has(change.emailId) || (await applyOne(db, client, mailbox, change))) continue;
      // Later changes of the mail wait for this one.
      refused.add(change.emailId);
      if (change.attempts >= maxAttempts) await revertChange(db, mailbox, change);
    }
  }
}

/**
 * Selects the oldest change of a mail that was not refused in this sync, with those that follow it and fit into the same
 * command, and counts their attempts. Repeated changes and mails of unknown UID are sent alone.
 */
function nextChanges(db: Db, mailbox: LeasedMailbox, without: string[]): Promise<Change[]> {
  return db.transaction(async tx => {
    await requireLease(tx, mailbox);
    const changes = await tx.many<Change>(sql`
      with waiting as (
        select id, kind, value, folder_id, attempts = 0 and uid is not null as sets
        from mailbox_changes where smtp_setting_id = ${mailbox.id} and email_id <> all(${without}::uuid[])
        order by id limit ${maxBatch}),
      oldest as (
        select * from waiting order by id limit 1),
      chosen as (
        select w.id, bool_and(w.id = o.id or w.sets and o.sets
          and (w.kind, w.value, w.folder_id) = (o.kind, o.value, o.folder_id)) over (order by w.id) as joins
        from waiting w, oldest o)
      update mailbox_changes c set attempts = attempts + 1 from mail_folders f
      where f.id = c.folder_id and c.id in (select id from chosen where joins)
      returning c.id, c.email_id as "emailId", c.kind, c.value, c.uid, c.message_id as "messageId", f.path,
        f.id as "folderId", c.attempts`);
    return changes.sort((a, b) => (a.id < b.id ? -1 : 1));
  });
}

/** Sends one command for changes of one folder, kind and value; false if the server refuses it. */
async function applyTogether(
  db: Db,
  client: ImapFlow,
  mailbox: LeasedMailbox,
  changes: Change[],
): Promise<boolean> {
  const [first] = changes as [Change];
  if (first.kind === "move") return moveMails(db, client, mailbox, changes);
  const result = await applyChange(client, first, rangeOf(changes.map(({ uid }) => uid as number)));
  return result === "refused"
    ? false
    : completeChanges(db, mailbox, changes, { applied: result === "applied" });
}

/** UIDs as IMAP writes them: `1:3,7`. */
function rangeOf(uids: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const uid of [...new Set(uids)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && uid === last[1] + 1) last[1] = uid;
    else runs.push([uid, uid]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}:${to}`)).join(",");
}

async function applyOne(db: Db, client: ImapFlow, mailbox: LeasedMailbox, change: Change): Promise<boolean> {
  if (change.kind === "move") return moveMails(db, client, mailbox, [change]);
  const uid = change.uid ?? (await uidOf(db, client, change));
  if (uid === undefined) return completeChanges(db, mailbox, [change]);
  const result = await applyChange(client, change, String(uid));
  return result === "refused"
    ? false
    : completeChanges(db, mailbox, [change], { applied: result === "applied" });
}

/** Applies a change to the mails of these UIDs at the server. */
async function applyChange(
  client: ImapFlow,
  change: Change,
  range: string,
): Promise<"applied" | "not needed" | "refused"> {
  const lock = await client.getMailboxLock(change.path);
  try {
    // Labels and tags are stored here only.
    if (isKeyword(change) && !takesKeywords(client.mailbox)) return "not needed";
    const done =
      change.kind === "delete"
        ? await client.messageDelete(range, { uid: true })
        : await storeFlag(client, range, change);
    return done ? "applied" : "refused";
  } finally {
    lock.release();
  }
}

const isKeyword = ({ kind }: Change): boolean => kind === "label" || kind === "tag";

function storeFlag(client: ImapFlow, range: string, { kind, value }: Change): Promise<boolean> {
  const flag = kind === "read" ? "\\Seen" : kind === "star" ? "\\Flagged" : value.slice(1);
  const on = value.startsWith("+") || value === "true";
  const options = { uid: true };
  return on
    ? client.messageFlagsAdd(range, [flag], options)
    : client.messageFlagsRemove(range, [flag], options);
}

/** A mail that was moved meanwhile has the UID that its move brought, or is found by its Message-ID. */
async function uidOf(db: Db, client: ImapFlow, change: Change): Promise<number | undefined> {
  const row = await db.maybe<{ uid: number | null }>(sql`
    select uid from emails where id = ${change.emailId} and folder_id = ${change.folderId}`);
  if (row?.uid) return row.uid;
  return change.messageId ? findByMessageId(client, change.path, change.messageId) : undefined;
}

/** Moves mails of one folder into another by one command; false if the server refuses it. */
async function moveMails(
  db: Db,
  client: ImapFlow,
  mailbox: LeasedMailbox,
  changes: Change[],
): Promise<boolean> {
  const [{ path, value }] = changes as [Change];
  const target = await db.maybe<{ id: string; path: string; used: boolean }>(sql`
    select id, path, uid_validity is not null or role = 'other' as used from mail_folders
    where smtp_setting_id = ${mailbox.id} and (role = ${value} or id::text = ${value}) order by path limit 1`);
  if (!target) return completeChanges(db, mailbox, changes);
  if (!target.used) await client.mailboxCreate(target.path);
  const places = new Map<string, number>();
  for (const change of changes) {
    const uid = change.uid ?? (await uidOf(db, client, change));
    if (uid !== undefined) places.set(change.id, uid);
  }
  const moved =
    places.size > 0 ? await moveAtServer(client, path, [...places.values()], target.path) : new Map();
  if (moved === false) return false;
  const uids = new Map<string, number | undefined>();
  for (const { id, messageId } of changes) {
    const reported: number | undefined = moved.get(places.get(id));
    // A move that a crash interrupted, or one without an answer, is looked up.
    const uid = reported ?? (messageId ? await findByMessageId(client, target.path, messageId) : undefined);
    uids.set(id, uid);
  }
  return completeChanges(db, mailbox, changes, { moved: { folderId: target.id, uids } });
}

/**
 * The UIDs in the target by those in the folder, as far as they are known and the mails were there; false if the
 * server refuses.
 */
async function moveAtServer(
  client: ImapFlow,
  path: string,
  uids: readonly number[],
  target: string,
): Promise<Map<number, number> | false> {
  const lock = await client.getMailboxLock(path);
  try {
    const present = await client.search({ uid: rangeOf(uids) }, { uid: true });
    requireWhole(client);
    if (!present || present.length === 0) return new Map();
    const moved = await client.messageMove(rangeOf(present), target, { uid: true });
    return moved ? (moved.uidMap ?? new Map()) : false;
  } finally {
    lock.release();
  }
}

/**
 * Removes changes from the queue; `applied`: the server has applied them. After a move the mail and its later changes
 * get the new UID.
 */
function completeChanges(
  db: Db,
  mailbox: LeasedMailbox,
  changes: Change[],
  { applied = false, moved }: { applied?: boolean; moved?: MovedMails } = {},
): Promise<true> {
  const [change] = changes as [Change];
  return db.transaction(async tx => {
    await requireLease(tx, mailbox);
    await tx.run(sql`delete from mailbox_changes where id = any(${changes.map(({ id }) => id)}::uuid[])`);
    // From now on other clients may remove the tag at the server.
    if (applied && change.kind === "tag" && change.value.startsWith("+"))
      await tx.run(sql`
        update email_tags l set keyword = t.keyword from tags t
        where l.email_id = any(${changes.map(({ emailId }) => emailId)}::uuid[]) and t.id = l.tag_id
          and t.company_id = ${mailbox.companyId} and t.keyword = ${change.value.slice(1)}`);
    if (moved) for (const movedMail of changes) await storeUid(tx, movedMail, moved);
    return true as const;
  });
}

/** Where mails were moved to, with their UIDs there by the change's id, as far as they are known. */
type MovedMails = { folderId: string; uids: ReadonlyMap<string, number | undefined> };

/** Stores the UID of a moved mail in its row and its later changes. */
async function storeUid(tx: Db, { id, emailId }: Change, { folderId, uids }: MovedMails): Promise<void> {
  const uid = uids.get(id) ?? null;
  await tx.run(sql`
    update mailbox_changes set uid = ${uid}
    where email_id = ${emailId} and folder_id = ${folderId} and uid is null`);
  // Another row may have the UID: the target was synced between a crash and this repetition.
  if (uid !== null)
    await tx.run(sql`delete from emails where folder_id = ${folderId} and uid = ${uid} and id <> ${emailId}`);
  const placed = await tx.run(sql`
    update emails set uid = ${uid} where id = ${emailId} and folder_id = ${folderId}`);
  // Deleted at the server: not found in the target either.
  if (placed > 0 && uid === null && !(await hasPendingChange(tx, emailId)))
    await tx.run(sql`delete from emails where id = ${emailId} and uid is null`);
}

async function hasPendingChange(tx: Db, emailId: string): Promise<boolean> {
  const pending = await tx.maybe(sql`
    select 1 as pending from mailbox_changes where email_id = ${emailId} limit 1`);
  return pending !== undefined;
}

/** Reverts a change that the server refuses, and records that for the readers of the mail. */
function revertChange(db: Db, mailbox: LeasedMailbox, change: Change): Promise<void> {
  return db.transaction(async tx => {
    await requireLease(tx, mailbox);
    await tx.run(sql`delete from mailbox_changes where email_id = ${change.emailId}`);
    if (change.kind === "move")
      await tx.run(sql`
        update emails e set folder_id = f.id, folder = f.role, uid = ${change.uid}
        from mail_folders f where f.id = ${change.folderId} and e.id = ${change.emailId}`);
    await tx.run(sql`
      update emails set refused_change = ${change.kind} where id = ${change.emailId}`);
    // The next sync stores all flags anew.
    await tx.run(
      sql`update mail_folders set highest_modseq = null, seen_status = null where id = ${change.folderId}`,
    );
  });
}
