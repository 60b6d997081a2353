import sql, { type Sql } from "sql-template-tag";
import type { ErrorCode } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/queue/enqueue";

/** Chosen: a question with its documents has fewer. */
const maxAttachments = 10;

const documentTypes = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

type Attachment = { number: number; name: string; type: string };

/** SQL expression: whether an attachment f is a picture within the text. */
export const isPicture: Sql = sql`(f.content_id <> '' and f.type like 'image/%')`;

/** Whether an attachment may be a document, by its declared name and type; its bytes decide later. */
const mayBeDocument = ({ name, type }: Attachment): boolean =>
  /\.(docx|pdf)$/i.test(name.trim()) || documentTypes.includes(type.toLowerCase());

/**
 * Records the attachments of a mail whose sender is allowed and authenticated, and enqueues the job that uploads its
 * documents. Idempotent. Pictures within the text are no attachments.
 * @returns the names of those that will be uploaded
 */
export async function recordAttachments(
  db: Database,
  { id, companyId }: { id: string; companyId: string },
): Promise<string[]> {
  return db.transaction(async tx => {
    const attachments = await tx.many<Attachment>(sql`
      select f.number, f.name, f.type from email_answers q join email_attachments f on f.email_id = q.email_id
      where q.id = ${id} and not ${isPicture} order by f.number`);
    const recordedNames: string[] = [];
    const refusalOf = (attachment: Attachment): ErrorCode | null => {
      if (!mayBeDocument(attachment)) return "file_type";
      return recordedNames.length >= maxAttachments ? "attachments_too_many" : null;
    };
    let inserted = 0;
    for (const attachment of attachments) {
      const reason = refusalOf(attachment);
      const values = reason === "attachments_too_many" ? { limit: maxAttachments } : {};
      if (!reason) recordedNames.push(attachment.name || "…");
      inserted += await tx.run(sql`
        insert into email_uploads (id, company_id, answer_id, number, state, reason, reason_values, created_at)
        values (${newId()}, ${companyId}, ${id}, ${attachment.number}, ${reason ? "refused" : "waiting"}, ${reason},
          ${JSON.stringify(values)}, ${clock.now()})
        on conflict (answer_id, number) do nothing`);
    }
    if (inserted > 0 && recordedNames.length > 0)
      await enqueue(tx, "take_attachments", { answerId: id }, { key: `take_attachments:${id}` });
    return recordedNames;
  });
}
