import sql, { join, raw } from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/queue/enqueue";
import { deleteText } from "./delete-text";
import { enqueueUploadMail } from "./ended-together";

/** The columns that a file keeps when a new version replaces its content; all others are taken from the version. */
const ownColumns = new Set([
  ...[
    "id",
    "company_id",
    "division_id",
    "version",
    "version_number",
    "attempts",
    "replaces",
    "counted_on",
    "folder",
  ],
  ...["owner_id", "valid_until", "expiry_told_for"],
]);

/** A file with its stored text: the one that was read, or the one that it has replaced. */
type StoredReading = { id: string; attempt: number };

type Replaced = {
  id: string;
  status: string;
  attempts: number;
  storage_key: string;
  uploadedBy: string | null;
  divisionId: string;
};

/** Locks the file that this new version replaces. Called before locking the version itself, as deletions do. */
export async function lockReplaced(tx: Db, id: string): Promise<void> {
  await tx.run(sql`select id from files where id = (select replaces from files where id = ${id}) for update`);
}

/**
 * Replaces the content of a file by its ready new version, within the transaction that made it ready: searches see the
 * old text or the new one, never both or none. Keeps a record of the old version and the pages that answers cite; a job
 * deletes its bytes.
 */
export async function replaceVersion(tx: Db, ready: StoredReading): Promise<StoredReading> {
  const old = await tx.maybe<Replaced>(sql`
    select o.id, o.status, o.attempts, o.storage_key, o.division_id as "divisionId",
           case when o.end_mail is not null then o.uploaded_by end as "uploadedBy"
    from files n join files o on o.id = n.replaces where n.id = ${ready.id}`);
  if (!old) return ready;
  if (old.status === "ready") await archiveVersion(tx, old.id);
  await deleteText(tx, [old.id]);
  await tx.run(sql`update pages set file_id = ${old.id} where file_id = ${ready.id}`);
  await tx.run(sql`update passages set file_id = ${old.id} where file_id = ${ready.id}`);
  await tx.run(sql`
    update reading_attempts set file_id = ${old.id}, attempt = attempt + ${old.attempts}
    where file_id = ${ready.id}`);
  await tx.run(sql`update batch_items set file_id = ${old.id} where file_id = ${ready.id}`);
  await tx.run(sql`update email_uploads set file_id = ${old.id} where file_id = ${ready.id}`);
  await tx.run(sql`delete from file_findings where file_id = ${old.id}`);
  await tx.run(sql`update file_findings set file_id = ${old.id} where file_id = ${ready.id}`);
  await moveColumns(tx, ready.id, old.id);
  await enqueue(tx, "forget_bytes", { keys: [old.storage_key] });
  // The file belongs to the upload of its version now; those of its own may have waited for it.
  await enqueueUploadMail(tx, old);
  return { id: old.id, attempt: old.attempts + ready.attempt };
}

/** Records the current version of a file, with the pages that answers cite. */
async function archiveVersion(tx: Db, fileId: string): Promise<void> {
  const id = newId();
  await tx.run(sql`
    insert into file_versions (id, file_id, number, kind, name, bytes, sha256, pages, uploaded_by, uploaded_at,
                               replaced_at)
    select ${id}, id, version_number, kind, name, bytes, sha256, coalesce(pages_total, 0), uploaded_by, created_at,
           ${clock.now()}
    from files where id = ${fileId}`);
  await tx.run(sql`
    insert into version_pages (id, version_id, ordinal, number, heading, text, confidence)
    select p.id, ${id}, p.ordinal, p.number, p.heading, p.text, p.confidence from pages p
    where p.file_id = ${fileId} and exists (select from citations c where c.page_id = p.id)`);
  await tx.run(sql`
    update citations set version_id = ${id}, version_page_id = page_id
    where file_id = ${fileId} and version_id is null`);
}

/** Moves the version's columns into the file's row. Reads their names from the catalog, so it includes later ones. */
async function moveColumns(tx: Db, from: string, to: string): Promise<void> {
  const columns = await tx.many<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = 'files'::regclass and attnum > 0 and not attisdropped`);
  const moved = columns.filter(({ name }) => !ownColumns.has(name)).map(({ name }) => raw(`"${name}"`));
  const { row } = await tx.one<{ row: unknown }>(
    sql`select to_jsonb(f) as row from files f where id = ${from}`,
  );
  // A unique index prevents two rows with the same bytes, so the version's row is deleted first.
  await tx.run(sql`delete from files where id = ${from}`);
  const values = join(moved.map(column => sql`(n).${column}`));
  await tx.run(sql`
    update files f set (${join(moved)}, attempts, version, version_number) =
      (select ${values}, f.attempts + (n).attempts, f.version + 1, f.version_number + 1
       from (select jsonb_populate_record(null::files, ${JSON.stringify(row)}::jsonb) as n) s)
    where f.id = ${to}`);
}
