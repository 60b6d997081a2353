import type { Readable } from "node:stream";
import sql from "sql-template-tag";
import { maxFilesMegabytes } from "~/contract/email-draft-limits";
import type { EmailFile } from "~/contract/email-drafts";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitBytes } from "~/domain/core/limit/limit-bytes";
import { openFile } from "~/domain/knowledge/file/open-file";
import { openAttachment } from "~/domain/mailbox/email/open-attachment";
import { attachFile } from "./attach-file";
import { readDraft } from "./read-draft";
import { bufferOf } from "./upload-file";

type Sources = { fileIds: readonly string[]; attachmentIds: readonly string[] };

/**
 * Attaches copies of files that the actor may read, and of attachments of the company's mails, as they are now.
 * @throws AppError not_found, also for those of others; those of {@link openAttachment} and {@link attachFile}
 */
export async function copyFiles(
  db: Db,
  actor: Actor,
  draftId: string,
  { fileIds, attachmentIds }: Sources,
): Promise<{ files: EmailFile[] }> {
  const companyId = ownCompany(actor);
  const { files } = await readDraft(db, actor, draftId);
  const isNew = (id: string) => !files.some(({ sourceId }) => sourceId === id);
  const attach = async (sourceId: string, { stream, name }: { stream: Readable; name: string }) => {
    const bytes = await bufferOf(limitBytes(maxFilesMegabytes, stream));
    await attachFile(db, companyId, draftId, { name, bytes, sourceId });
  };
  for (const id of fileIds.filter(isNew)) await attach(id, await openFile(db, actor, id));
  for (const id of attachmentIds.filter(isNew)) {
    await checkSize(db, companyId, id);
    await attach(id, await openAttachment(db, actor, id));
  }
  return { files: (await readDraft(db, actor, draftId)).files };
}

/** Checks the size before the attachment is fetched from its mail server. @throws AppError email_files_too_large */
async function checkSize(db: Db, companyId: string, id: string): Promise<void> {
  const row = await db.maybe<{ size: number }>(sql`
    select size from email_attachments where id = ${id} and company_id = ${companyId}`);
  if (row && row.size > maxFilesMegabytes * 1024 * 1024)
    throw new AppError("email_files_too_large", { values: { limit: maxFilesMegabytes } });
}
