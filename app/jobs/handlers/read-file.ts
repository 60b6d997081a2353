import type { Db } from "~/db/connection";
import { failAbandoned } from "~/domain/knowledge/file/fail-abandoned";
import type { ReadingEnd } from "~/domain/knowledge/file/fail-reading";
import { readFile } from "~/domain/knowledge/file/read-file";
import { uploaderOf } from "~/domain/knowledge/file/uploader-of";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { fileNews } from "~/mail/file-news";
import type { JobHandler } from "../worker";

/** Attempts in all for a reader that crashed or timed out. */
const chances = 3;

export const readFileJob: JobHandler<"read_file"> = ({ fileId }, { db, signal, attempt, lastAttempt }) =>
  readFile(db, fileId, { signal, lastAttempt: lastAttempt || attempt >= chances, tell: mailUploader });

/** Runs when the process died during the last attempt. */
export const abandonedReadFileJob: JobHandler<"read_file"> = ({ fileId }, { db }) =>
  failAbandoned(db, fileId, mailUploader);

async function mailUploader(tx: Db, end: ReadingEnd): Promise<void> {
  const uploader = await uploaderOf(tx, end.fileId);
  if (!uploader) return;
  await queueMail(tx, {
    to: uploader.email,
    companyId: uploader.companyId,
    purpose: end.state === "ready" ? "file_ready" : "file_failed",
    onceKey: `file_${end.state}:${end.fileId}:${end.attempt}`,
    message: fileNews(uploader, uploader.fileName, end.state === "failed" ? end.reason : undefined),
  });
}
