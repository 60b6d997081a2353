import type { Db } from "~/db/connection";
import { endedTogether, type Upload } from "~/domain/knowledge/file/ended-together";
import { uploaderOf } from "~/domain/knowledge/file/uploader-of";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { filesFailed, filesReady } from "~/mail/file-news";
import type { JobHandler } from "../worker";

/** Runs when a file that was being processed was cancelled, deleted or moved: the others may wait for their mail. */
export const mailUploadJob: JobHandler<"mail_upload"> = ({ userId, divisionId }, { db }) =>
  db.transaction(tx => mailUpload(tx, { uploadedBy: userId, divisionId }));

/** Mails the uploader what has become of their files, in one mail each, once none of them is being processed. */
export async function mailUpload(tx: Db, upload: Upload): Promise<void> {
  const ended = await endedTogether(tx, upload);
  const uploader = ended && (await uploaderOf(tx, upload));
  if (!uploader) return;
  const { ready, failed } = ended;
  const mail = { to: uploader.email, companyId: uploader.companyId };
  if (failed.length > 0)
    await queueMail(tx, { ...mail, purpose: "file_failed", message: filesFailed(uploader, failed) });
  if (ready.length > 0)
    await queueMail(tx, { ...mail, purpose: "file_ready", message: filesReady(uploader, ready) });
}
