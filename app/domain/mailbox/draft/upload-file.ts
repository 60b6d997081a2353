import { maxFilesMegabytes } from "~/contract/email-draft-limits";
import type { EmailFile } from "~/contract/email-drafts";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitBytes, type UploadBody } from "~/domain/core/limit/limit-bytes";
import { withUploadSlot } from "~/domain/knowledge/file/upload-slots";
import { settings } from "~/env";
import { attachFile } from "./attach-file";
import { readDraft } from "./read-draft";

/**
 * Attaches an uploaded file to a draft of the actor's company.
 * @throws AppError forbidden, uploads_under_way, file_too_large with `limit` (MB), and those of {@link attachFile}
 */
export function uploadFile(
  db: Db,
  actor: Actor,
  draftId: string,
  { name, body }: { name: string; body: UploadBody },
): Promise<EmailFile> {
  const companyId = ownCompany(actor);
  return withUploadSlot(actor, async () => {
    await readDraft(db, actor, draftId);
    const maxMegabytes = Math.min(settings().UPLOAD_LIMIT_MB, maxFilesMegabytes);
    const bytes = await bufferOf(limitBytes(maxMegabytes, body));
    return attachFile(db, companyId, draftId, { name, bytes, sourceId: null });
  });
}

/** Collects a stream, because mails are composed in memory; the callers bound its size. */
export async function bufferOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
