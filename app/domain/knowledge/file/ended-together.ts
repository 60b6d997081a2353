import sql, { type Sql } from "sql-template-tag";
import type { ErrorCode } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";

/** The files that a user has uploaded to a division and whose end is not mailed yet. */
export type Upload = { uploadedBy: string; divisionId: string };

/** A file as its mail names it; `isVersion` is true for the new version of another one. */
export type EndedFile = { name: string; isVersion: boolean };

/** The files of an upload that are ready, and those that failed, by name. */
export type EndedTogether = {
  ready: EndedFile[];
  failed: (EndedFile & { id: string; reason: ErrorCode })[];
};

/** SQL expression: whether a file f is a new version that waits, or has replaced one. */
const isVersion: Sql = sql`(f.replaces is not null or f.version_number > 1)`;

/** Reads the upload that a file belongs to; undefined for a file that no user has uploaded. */
export async function uploadOf(tx: Db, fileId: string): Promise<(Upload & EndedFile) | undefined> {
  return tx.maybe<Upload & EndedFile>(sql`
    select f.uploaded_by as "uploadedBy", f.division_id as "divisionId", f.name, ${isVersion} as "isVersion"
    from files f where f.id = ${fileId} and f.uploaded_by is not null`);
}

/** SQL condition on files f: they belong to the upload. */
const filesOf = ({ uploadedBy, divisionId }: Upload): Sql =>
  sql`f.uploaded_by = ${uploadedBy} and f.division_id = ${divisionId} and f.end_mail is not null`;

/** Ends of one upload wait for each other until the end of the transaction. */
const lockUpload = (tx: Db, { uploadedBy, divisionId }: Upload) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`ready ${uploadedBy}${divisionId}`}, 0))`);

/** Whether a file that has failed is the first of its upload, which its uploader is notified of at once. */
export async function isFirstFailure(tx: Db, fileId: string, upload: Upload): Promise<boolean> {
  await lockUpload(tx, upload);
  const first = await tx.run(sql`
    update files set end_mail = 'early' where id = ${fileId} and end_mail = 'waiting'
      and not exists (select from files f where ${filesOf(upload)} and f.end_mail = 'early')`);
  return first > 0;
}

/** Leaves a file out of the mail about its upload, because it has one of its own. */
export async function mailedAlone(tx: Db, fileId: string): Promise<void> {
  await tx.run(sql`update files set end_mail = null where id = ${fileId}`);
}

/**
 * Ends an upload whose files have all ended, and returns those that the mail is about, each once; undefined while one is
 * being processed. The first failure and what was cancelled or deleted are left out.
 */
export async function endedTogether(tx: Db, upload: Upload): Promise<EndedTogether | undefined> {
  await lockUpload(tx, upload);
  // With the company, so that the index of waiting files is used instead of reading all that have ended.
  const busy = await tx.maybe(sql`
    select from files f where ${filesOf(upload)} and f.status in ('queued', 'reading', 'indexing')
      and f.company_id = (select company_id from divisions where id = ${upload.divisionId}) limit 1`);
  if (busy) return undefined;
  // Waiting for a file that is being changed or deleted could deadlock: its transaction may wait for this one.
  const ended = await tx.many<{
    id: string;
    name: string;
    status: string;
    reason: ErrorCode | null;
    early: boolean;
    isVersion: boolean;
  }>(sql`
    select f.id, f.name, ${isVersion} as "isVersion", f.status, f.reason, f.end_mail = 'early' as early from files f
    where ${filesOf(upload)} order by f.name collate natural_order, f.id for update skip locked`);
  await tx.run(sql`update files set end_mail = null where id = any(${ended.map(({ id }) => id)}::uuid[])`);
  const left = await tx.maybe(
    sql`select from files f where ${filesOf(upload)} and f.status <> 'deleting' limit 1`,
  );
  if (left) await enqueueUploadMail(tx, upload);
  return {
    ready: ended
      .filter(({ status }) => status === "ready")
      .map(({ name, isVersion }) => ({ name, isVersion })),
    failed: ended.flatMap(({ id, name, isVersion, status, reason, early }) =>
      status === "failed" && reason && reason !== "read_cancelled" && !early
        ? [{ id, name, isVersion, reason }]
        : [],
    ),
  };
}

/** Enqueues the mail about an upload, in case the file that was removed from it was the last in progress. */
export async function enqueueUploadMail(
  tx: Db,
  { uploadedBy, divisionId }: { uploadedBy: string | null; divisionId: string },
): Promise<void> {
  if (uploadedBy === null) return;
  const key = `mail_upload:${uploadedBy}:${divisionId}`;
  await enqueue(tx, "mail_upload", { userId: uploadedBy, divisionId }, { key });
}
