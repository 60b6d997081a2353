import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { enqueueTopicsTogether } from "~/domain/feedback/topic/enqueue-topics";
import { failAbandoned } from "~/domain/knowledge/file/fail-abandoned";
import type { ReadingEnd } from "~/domain/knowledge/file/fail-reading";
import { readFile } from "~/domain/knowledge/file/read-file";
import { failedAttempts } from "~/domain/knowledge/file/reading-attempt";
import { readyTogether } from "~/domain/knowledge/file/ready-together";
import { uploaderOf } from "~/domain/knowledge/file/uploader-of";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { addNotices, settingsOfDivisions } from "~/domain/outbox/notice/add-notices";
import { fileFailure, fileQuarantine, filesReady } from "~/mail/file-news";
import type { JobHandler } from "../worker";
import { waitForStorage } from "./wait-for-storage";

/** Maximum number of attempts after a crash or timeout of the reader. */
const maxAttempts = 3;

export const readFileJob: JobHandler<"read_file"> = ({ fileId }, { db, signal, attempt, lastAttempt }) =>
  waitForStorage(db, "read_file", { fileId }, async () => {
    const last = lastAttempt || (await failedAttempts(db, fileId, attempt - 1)) + 1 >= maxAttempts;
    await readFile(db, fileId, { signal, lastAttempt: last, notify: mailUploader });
  });

/** Runs when the process died during the last attempt. */
export const abandonedReadFileJob: JobHandler<"read_file"> = ({ fileId }, { db }) =>
  failAbandoned(db, fileId, mailUploader);

/**
 * Notifies the division's recipients and the uploader: of a failure or quarantine at once, and of ready files when
 * all files that were uploaded with them have ended.
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
  const uploader = await uploaderOf(tx, end.fileId);
  if (!uploader) return;
  const send = (state: ReadingEnd["state"], message: ReturnType<typeof filesReady>) =>
    queueMail(tx, {
      to: uploader.email,
      companyId: uploader.companyId,
      purpose: `file_${state}`,
      onceKey: `file_${state}:${end.fileId}:${end.attempt}`,
      message,
    });
  if (end.state === "quarantined")
    await send("quarantined", fileQuarantine(uploader, end.fileId, uploader.fileName));
  if (end.state === "failed")
    await send("failed", fileFailure(uploader, end.fileId, uploader.fileName, end.reason));
  const ready = await readyTogether(tx, end.fileId);
  if (ready?.length) await send("ready", filesReady(uploader, ready));
}
