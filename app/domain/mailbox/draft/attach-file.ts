import sql from "sql-template-tag";
import { maxFiles, maxFilesMegabytes } from "~/contract/email-draft-limits";
import type { EmailFile } from "~/contract/email-drafts";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { cleanName } from "~/domain/knowledge/reading/clean-name";
import { lockDraft } from "./draft-rows";

export type NewFile = { name: string; bytes: Buffer; sourceId: string | null };

/**
 * Attaches a file to a draft of the company, each once: by its source, or by name and content.
 * @throws AppError not_found, email_not_draft, file_empty, email_files_most, email_files_too_large
 */
export function attachFile(db: Db, companyId: string, draftId: string, file: NewFile): Promise<EmailFile> {
  const { bytes, sourceId } = file;
  return db.transaction(async tx => {
    await lockDraft(tx, companyId, draftId);
    const existing = await findAttached(tx, draftId, file);
    if (existing) return existing;
    if (bytes.length === 0) throw new AppError("file_empty");
    const { count, size, last } = await tx.one<{ count: number; size: number; last: number }>(sql`
      select count(*) as count, coalesce(sum(size), 0)::bigint as size, coalesce(max(number), 0) as last
      from email_attachments where email_id = ${draftId}`);
    if (count >= maxFiles) throw new AppError("email_files_most", { values: { limit: maxFiles } });
    if (size + bytes.length > maxFilesMegabytes * 1024 * 1024)
      throw new AppError("email_files_too_large", { values: { limit: maxFilesMegabytes } });
    const attachment = { id: newId(), name: cleanName(file.name), size: bytes.length, sourceId };
    await tx.run(sql`
      insert into email_attachments (id, company_id, email_id, number, name, type, size, part)
      values (${attachment.id}, ${companyId}, ${draftId}, ${last + 1}, ${attachment.name}, 'application/octet-stream', ${attachment.size},
        '')`);
    await tx.run(sql`
      insert into email_files (attachment_id, company_id, bytes, source_id)
      values (${attachment.id}, ${companyId}, ${bytes}, ${sourceId})`);
    return attachment;
  });
}

/** Finds the same file among the attachments, so that a form which is sent twice attaches it once. */
const findAttached = (
  tx: Db,
  draftId: string,
  { name, bytes, sourceId }: NewFile,
): Promise<EmailFile | undefined> =>
  tx.maybe<EmailFile>(sql`
    select a.id, a.name, a.size, f.source_id as "sourceId" from email_attachments a
    join email_files f on f.attachment_id = a.id
    where a.email_id = ${draftId} and (f.source_id = ${sourceId}
      or ${sourceId}::uuid is null and f.source_id is null and a.name = ${cleanName(name)} and f.bytes = ${bytes})
    limit 1`);
