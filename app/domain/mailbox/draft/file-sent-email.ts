import type { Db } from "~/db/connection";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";
import { findMailbox, inMailbox, type MailboxRow } from "~/domain/mailbox/sync/with-mailbox";
import { appendToSent } from "~/integrations/mailbox/sent-folder";
import { composeWritten } from "~/integrations/mailbox/written-mail";
import { findOutgoing, readFiles, writtenMail } from "./written-row";

/**
 * Lays a sent mail into the server's Sent folder unless it lies there already: some providers do that themselves. The
 * sync knows it again by its Message-ID.
 * @throws MailServerFault, imapflow's errors while the server cannot be reached
 */
export async function fileSentEmail(db: Db, id: string): Promise<void> {
  const mail = await findOutgoing(db, id);
  if (!mail) return;
  const mailbox = await findMailbox(db, mail.settingId);
  if (!mailbox) return;
  await fileInto(
    db,
    mailbox,
    mail.messageId,
    await composeWritten(writtenMail(mail, await readFiles(db, id))),
  );
  await wakeMailbox(db, mail.settingId);
}

/** The same without a look at the database, but for a token that has ended. @throws MailServerFault, imapflow's errors */
export async function fileInto(db: Db, mailbox: MailboxRow, messageId: string, raw: Buffer): Promise<void> {
  await inMailbox(db, mailbox, client => appendToSent(client, { messageId, raw }));
}
