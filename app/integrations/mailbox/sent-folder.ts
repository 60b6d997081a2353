import type { ImapFlow } from "imapflow";

/** The folder in which the server keeps sent mails: by its special use, else by its name. */
async function sentPath(client: ImapFlow): Promise<string | undefined> {
  const folders = await client.list();
  return (
    folders.find(({ specialUse }) => specialUse === "\\Sent") ??
    folders.find(({ name }) =>
      /^(sent|sent items|sent messages|gesendet|gesendete (objekte|elemente))$/i.test(name),
    )
  )?.path;
}

/** Whether a mail lies in Sent. */
export async function isInSent(client: ImapFlow, messageId: string): Promise<boolean> {
  const path = await sentPath(client);
  if (!path) return false;
  await client.mailboxOpen(path, { readOnly: true });
  const found = await client.search({ header: { "message-id": messageId } }, { uid: true });
  return Array.isArray(found) && found.length > 0;
}

/** Lays a mail into Sent unless it lies there already; false where there is no such folder. */
export async function appendToSent(
  client: ImapFlow,
  { messageId, raw, sentAt }: { messageId: string; raw: Buffer; sentAt: Date },
): Promise<boolean> {
  if (await isInSent(client, messageId)) return true;
  const path = await sentPath(client);
  if (!path) return false;
  await client.append(path, raw, ["\\Seen"], sentAt);
  return true;
}
