import type { Readable } from "node:stream";
import type { ImapFlow } from "imapflow";
import { requireWhole } from "./whole-answer";

/** Where a mail is on its server; `uid` is only valid with this `uidValidity`. */
export type MailPlace = { path: string; uidValidity: number; uid: number };

/**
 * The UID of the mail with this Message-ID in a folder, the newest of several; undefined without one.
 * @throws Error when the connection ended meanwhile
 */
export async function findByMessageId(
  client: ImapFlow,
  path: string,
  messageId: string,
  { readOnly = true } = {},
): Promise<number | undefined> {
  const lock = await client.getMailboxLock(path, { readOnly });
  try {
    const uids = await client.search({ header: { "message-id": messageId } }, { uid: true });
    requireWhole(client);
    return uids ? uids.at(-1) : undefined;
  } finally {
    lock.release();
  }
}

/**
 * Appends a mail to a folder, unless one with its Message-ID is there already; returns its UID, if the server tells it.
 * @throws Error when the connection ended meanwhile
 */
export async function appendOnce(
  client: ImapFlow,
  path: string,
  { messageId, raw, flags }: { messageId: string; raw: Buffer | string; flags: string[] },
): Promise<number | undefined> {
  // imapflow omits all flags if the folder is open as read-only, and the mail would be unread.
  const existingUid = await findByMessageId(client, path, messageId, { readOnly: false });
  if (existingUid !== undefined) return existingUid;
  const appended = await client.append(path, raw, flags);
  // Whether the mail was stored is unknown: the next call finds out.
  requireWhole(client);
  return appended ? appended.uid : undefined;
}

/** Streams a decoded part of a mail, until the connection is closed; undefined if the mail or the part is gone. */
export async function openPart(
  client: ImapFlow,
  { path, uidValidity, uid }: MailPlace,
  part: string,
  maxBytes: number,
): Promise<{ content: Readable; type: string } | undefined> {
  // Held until the connection is closed.
  await client.getMailboxLock(path, { readOnly: true });
  if (!client.mailbox || Number(client.mailbox.uidValidity) !== uidValidity) return undefined;
  const { content, meta } = await client.download(String(uid), part, { uid: true, maxBytes });
  return content ? { content, type: meta.contentType ?? "application/octet-stream" } : undefined;
}

/**
 * A whole mail; undefined if it is gone, or larger than `maxBytes`.
 * @throws Error when the connection ended meanwhile
 */
export async function readSource(
  client: ImapFlow,
  path: string,
  uid: number,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const lock = await client.getMailboxLock(path, { readOnly: true });
  try {
    const sized = await client.fetchOne(String(uid), { size: true }, { uid: true });
    requireWhole(client);
    if (!sized || (sized.size ?? 0) > maxBytes) return undefined;
    const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
    requireWhole(client);
    return mail ? mail.source : undefined;
  } finally {
    lock.release();
  }
}
