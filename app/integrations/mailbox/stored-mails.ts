import type { Readable } from "node:stream";
import type { ImapFlow } from "imapflow";
import { requireWhole } from "./whole-answer";

/** Where a mail is at its server; `uid` is void under another `uidValidity`. */
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

/** Lays a mail into a folder, unless one with its Message-ID is there already. */
export async function appendOnce(
  client: ImapFlow,
  path: string,
  { messageId, raw, flags }: { messageId: string; raw: Buffer | string; flags: string[] },
): Promise<number | undefined> {
  // Of a folder that is open for reading alone imapflow leaves out all flags: the mail would be unread.
  const there = await findByMessageId(client, path, messageId, { readOnly: false });
  if (there !== undefined) return there;
  const added = await client.append(path, raw, flags);
  // It may lie there or not: the next call finds out.
  requireWhole(client);
  return added ? added.uid : undefined;
}

/** A part of a mail as it arrives, decoded; undefined once the mail or the part is gone. Ends with the connection. */
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

/** A whole mail; undefined once it is gone, or if it is larger than `most` bytes. */
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
