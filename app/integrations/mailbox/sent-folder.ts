import type { ImapFlow } from "imapflow";
import { appendOnce, findByMessageId } from "./stored-mails";
import { requireWhole } from "./whole-answer";

/** The folder in which the server keeps sent mails: by its special use, else by its name. */
async function sentPath(client: ImapFlow): Promise<string | undefined> {
  const folders = await client.list();
  requireWhole(client);
  return (
    folders.find(({ specialUse }) => specialUse === "\\Sent") ??
    folders.find(({ name }) =>
      /^(sent|sent items|sent messages|gesendet|gesendete (objekte|elemente))$/i.test(name),
    )
  )?.path;
}

/**
 * Whether a mail is in Sent, which decides whether it is sent again.
 * @throws Error when the connection ended meanwhile
 */
export async function isInSent(client: ImapFlow, messageId: string): Promise<boolean> {
  const path = await sentPath(client);
  if (!path) return false;
  return (await findByMessageId(client, path, messageId)) !== undefined;
}

/**
 * Appends a mail to Sent unless it is there already; false if there is no such folder.
 * @throws Error when the connection ended meanwhile
 */
export async function appendToSent(
  client: ImapFlow,
  mail: { messageId: string; raw: Buffer },
): Promise<boolean> {
  const path = await sentPath(client);
  if (!path) return false;
  await appendOnce(client, path, { ...mail, flags: ["\\Seen"] });
  return true;
}
