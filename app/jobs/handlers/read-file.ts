import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { enqueueTopicsTogether } from "~/domain/feedback/topic/enqueue-topics";
import { endedTogether } from "~/domain/knowledge/file/ended-together";
import { failAbandoned } from "~/domain/knowledge/file/fail-abandoned";
import type { ReadingEnd } from "~/domain/knowledge/file/fail-reading";
import { readFile } from "~/domain/knowledge/file/read-file";
import { failedAttempts } from "~/domain/knowledge/file/reading-attempt";
import { uploaderOf } from "~/domain/knowledge/file/uploader-of";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { addNotices, settingsOfDivisions } from "~/domain/outbox/notice/add-notices";
import { fileQuarantine, filesFailed, filesReady } from "~/mail/file-news";
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
  const { busy, ready, failed } = await endedTogether(tx, end.fileId, end.state);
  const [first, ...others] = failed;
  if (first && first.id === end.fileId) await send("failed", filesFailed(uploader, [first]));
  if (busy) return;
  if (others.length > 0) await send("failed", filesFailed(uploader, others));
  if (ready.length > 0) await send("ready", filesReady(uploader, ready));
}
