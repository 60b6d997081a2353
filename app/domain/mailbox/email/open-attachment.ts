import { Readable } from "node:stream";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { mailRefusal } from "~/domain/mailbox/sync/mail-refusal";
import { type MailboxRow, mailboxColumns, openMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { openPart } from "~/integrations/mailbox/stored-mails";

type Row = MailboxRow & { name: string; path: string; uid: number; part: string; uidValidity: number };

/** Chosen: more than mail servers accept. */
const maxBytes = 100 * 1024 * 1024;

/**
 * Opens an attachment of a mail of the actor's company: that of a mail written here from the database, others as a stream
 * from their server, whose connection ends with it.
 * @throws AppError not_found, also for those of others; those of {@link mailRefusal}
 */
export async function openAttachment(
  db: Db,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
): Promise<{ stream: Readable; name: string }> {
  const own = await db.maybe<{ name: string; bytes: Buffer }>(sql`
    select a.name, f.bytes from email_files f join email_attachments a on a.id = f.attachment_id
    where f.attachment_id = ${id} and f.company_id = ${companyId}`);
  if (own) return { stream: Readable.from([own.bytes]), name: fileName(own.name) };
  const row = await db.maybe<Row>(sql`
    select ${mailboxColumns}, a.name, f.path, e.uid, a.part, f.uid_validity as "uidValidity"
    from email_attachments a
    join emails e on e.id = a.email_id
    join mail_folders f on f.id = e.folder_id
    join smtp_settings s on s.id = e.smtp_setting_id
    where a.id = ${id} and a.company_id = ${companyId} and a.part <> '' and e.uid is not null
      and f.uid_validity is not null and not e.stale`);
  if (!row) throw new AppError("not_found");
  const stream = await contentOf(db, row);
  return { stream, name: fileName(row.name) };
}

async function contentOf(db: Db, row: Row): Promise<Readable> {
  const client = await openMailbox(db, row, AbortSignal.timeout(60_000)).catch(error => {
    throw mailRefusal(error);
  });
  try {
    const opened = await openPart(client, row, row.part, maxBytes);
    if (!opened) throw new AppError("not_found");
    const { content } = opened;
    content.once("close", () => client.close());
    content.once("error", () => client.close());
    return content;
  } catch (error) {
    client.close();
    throw error instanceof AppError ? error : mailRefusal(error);
  }
}

/** Makes a file name of the sender's name of an attachment, which may contain a path. */
export const fileName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, "_")
    .replace(/^[.\s]+/, "_")
    .trim() || "attachment";
