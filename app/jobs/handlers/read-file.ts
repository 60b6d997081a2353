import type { Db } from "~/db/connection";
import { failAbandoned } from "~/domain/file/fail-abandoned";
import type { ReadingEnd } from "~/domain/file/fail-reading";
import { readFile } from "~/domain/file/read-file";
import { uploaderOf } from "~/domain/file/uploader-of";
import { queueMail } from "~/domain/mail/queue-mail";
import { fileNews } from "~/mail/file-news";
import type { JobHandler } from "../worker";

/** A reader that crashed or took too long gets this many chances in all. */
const chances = 3;

export const readFileJob: JobHandler<"read_file"> = ({ fileId }, { db, signal, attempt, lastAttempt }) =>
  readFile(db, fileId, { signal, lastAttempt: lastAttempt || attempt >= chances, tell: mailUploader });

/** Its process died with it on the last attempt. */
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
