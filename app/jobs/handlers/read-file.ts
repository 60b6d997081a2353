import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { enqueueTopicsTogether } from "~/domain/feedback/topic/enqueue-topics";
import { isFirstFailure, mailedAlone, uploadOf } from "~/domain/knowledge/file/ended-together";
import { failAbandoned } from "~/domain/knowledge/file/fail-abandoned";
import type { ReadingEnd } from "~/domain/knowledge/file/fail-reading";
import { readFile } from "~/domain/knowledge/file/read-file";
import { failedAttempts } from "~/domain/knowledge/file/reading-attempt";
import { uploaderOf } from "~/domain/knowledge/file/uploader-of";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { addNotices, settingsOfDivisions } from "~/domain/outbox/notice/add-notices";
import { fileQuarantine, filesFailed } from "~/mail/file-news";
import type { JobHandler } from "../worker";
import { mailUpload } from "./mail-upload";
import { waitForStorage } from "./wait-for-storage";

/** Maximum number of attempts after a crash or timeout of the reader. */
const maxAttempts = 3;

/** Extracts and indexes the text of an uploaded file. */
export const readFileJob: JobHandler<"read_file"> = ({ fileId }, { db, signal, attempt, lastAttempt }) =>
  waitForStorage(db, "read_file", { fileId }, async () => {
    const last = lastAttempt || (await failedAttempts(db, fileId, attempt - 1)) + 1 >= maxAttempts;
    await readFile(db, fileId, { signal, lastAttempt: last, notify: mailUploader });
  });

/** Runs when the process died during the last attempt. */
export const abandonedReadFileJob: JobHandler<"read_file"> = ({ fileId }, { db }) =>
  failAbandoned(db, fileId, mailUploader);

/**
 * Notifies the division's recipients and the uploader: of a quarantine and the first failure at once, and of ready files
 * and other failures when all files that were uploaded with them have ended, in one mail each.
 */
async function mailUploader(tx: Db, end: ReadingEnd): Promise<void> {
  await addNotices(tx, {
    kind: `file_${end.state}`,
    subjectId: end.fileId,
    settings: settingsOfDivisions(sql`select division_id from files where id = ${end.fileId}`),
  });
  if (end.state === "ready") {
    const file = await tx.one<{ divisionId: string }>(
      sql`select division_id as "divisionId" from files where id = ${end.fileId}`,
    );
    await enqueueTopicsTogether(tx, file.divisionId);
  }
  const upload = await uploadOf(tx, end.fileId);
  if (!upload) return;
  if (end.state === "quarantined") await mailedAlone(tx, end.fileId);
  const isAlone =
    end.state === "quarantined" || (end.state === "failed" && (await isFirstFailure(tx, end.fileId, upload)));
  const uploader = isAlone ? await uploaderOf(tx, upload) : undefined;
  if (uploader)
    await queueMail(tx, {
      to: uploader.email,
      companyId: uploader.companyId,
      purpose: `file_${end.state}`,
      onceKey: `file_${end.state}:${end.fileId}:${end.attempt}`,
      message:
        end.state === "failed"
          ? filesFailed(uploader, [{ ...upload, id: end.fileId, reason: end.reason }])
          : fileQuarantine(uploader, end.fileId, upload),
    });
  await mailUpload(tx, upload);
}
