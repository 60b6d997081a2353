import type { ImapFlow } from "imapflow";
import { type FetchedMail, fetchedMail, mailQuery } from "./fetched-mail";
import { parseMail } from "./parse-mail";

export type FetchedFolder = { path: string; role: FolderRole; uidValidity: bigint; mails: FetchedMail[] };

const roles = {
  "\\Inbox": "inbox",
  "\\Sent": "sent",
  "\\Drafts": "draft",
  "\\Junk": "spam",
  "\\Trash": "trash",
} as const;
export type FolderRole = (typeof roles)[keyof typeof roles];

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
      const parse = (source: Buffer) => parseMail(source).catch(() => undefined);
      if (box.exists > 0) {
        const range = `${Math.max(1, box.exists - newest + 1)}:*`;
        for await (const message of client.fetch(range, mailQuery))
          mails.push(await fetchedMail(message, parse));
      }
      yield { path, role, uidValidity: box.uidValidity, mails };
    } finally {
      lock.release();
    }
  }
}
