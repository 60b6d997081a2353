import type { ImapFlow } from "imapflow";
import { simpleParser } from "mailparser";

export type FetchedMail = {
  uid: number;
  messageId: string;
  from: { name: string; address: string };
  to: string[];
  cc: string[];
  subject: string;
  text: string;
  readable: boolean;
  flags: string[];
  attachments: string[];
  sentAt: Date;
};

export type FetchedFolder = { path: string; role: FolderRole; uidValidity: bigint; mails: FetchedMail[] };

const roles = {
  "\\Inbox": "inbox",
  "\\Sent": "sent",
  "\\Drafts": "draft",
  "\\Junk": "spam",
  "\\Trash": "trash",
} as const;
export type FolderRole = (typeof roles)[keyof typeof roles];

/** Beyond this a mail's text is cut: what follows are attachments. */
const sourceBytes = 256 * 1024;

/** Chosen: what fits into the 15 seconds of a request. */
const newest = 50;

/** The newest mails of the folders with a known role. HTML becomes text; attachments are only named. */
export async function* fetchFolders(client: ImapFlow): AsyncGenerator<FetchedFolder> {
  const taken = new Set<string>();
  for (const { path, specialUse } of await client.list()) {
    const role = roles[specialUse as keyof typeof roles];
    if (!role || taken.has(role)) continue;
    taken.add(role);
    const lock = await client.getMailboxLock(path, { readOnly: true });
    try {
      const box = client.mailbox;
      if (!box) continue;
      const mails: FetchedMail[] = [];
      if (box.exists > 0) {
        const range = `${Math.max(1, box.exists - newest + 1)}:*`;
        const query = {
          uid: true,
          flags: true,
          envelope: true,
          internalDate: true,
          source: { start: 0, maxLength: sourceBytes },
        };
        for await (const message of client.fetch(range, query)) mails.push(await mailOf(message));
      }
      yield { path, role, uidValidity: box.uidValidity, mails };
    } finally {
      lock.release();
    }
  }
}

type Message = Awaited<ReturnType<ImapFlow["fetchAll"]>>[number];

async function mailOf({ uid, envelope, flags, internalDate, source }: Message): Promise<FetchedMail> {
  const from = envelope?.from?.[0];
  const addresses = (list: { address?: string }[] = []) =>
    list.map(one => clean(one.address)).filter(Boolean);
  const parsed = await parse(source);
  const at = new Date(internalDate ?? envelope?.date ?? 0);
  return {
    uid,
    messageId: clean(envelope?.messageId),
    from: { name: clean(from?.name), address: clean(from?.address) },
    to: addresses(envelope?.to).slice(0, 100),
    cc: addresses(envelope?.cc).slice(0, 100),
    subject: clean(envelope?.subject).slice(0, 500),
    text: parsed?.text ?? "",
    readable: parsed !== undefined,
    flags: [...(flags ?? [])],
    attachments: parsed?.attachments ?? [],
    sentAt: Number.isNaN(at.getTime()) ? new Date(0) : at,
  };
}

/** Undefined for a mail that the parser gives up on, so that the others still arrive. */
async function parse(
  source: Buffer | undefined,
): Promise<{ text: string; attachments: string[] } | undefined> {
  if (!source) return undefined;
  try {
    const mail = await simpleParser(source, { skipImageLinks: true, maxHtmlLengthToParse: sourceBytes });
    return {
      text: storable(mail.text ?? "").slice(0, sourceBytes),
      attachments: mail.attachments.map(one => clean(one.filename)),
    };
  } catch {
    return undefined;
  }
}

/** PostgreSQL stores no NUL and no lone surrogate. */
const storable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, "");

const clean = (text: string | undefined): string =>
  storable(text ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
