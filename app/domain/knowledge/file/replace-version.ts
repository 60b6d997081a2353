import sql, { join, raw } from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/queue/enqueue";
import { deleteText } from "./delete-text";

/** What a file keeps when a new version takes its place; all other columns are the version's. */
const kept = new Set([
  ...["id", "company_id", "division_id", "version", "version_number", "attempts", "replaces", "counted_on"],
  ...["owner_id", "valid_until", "expiry_told_for"],
]);

/** A file that has got its text: the one that was processed, or the one whose place it has taken. */
type Placed = { id: string; attempt: number };

/** Locks the file whose new version this is before it is locked itself: in the order of deletions. */
export async function lockReplaced(tx: Db, id: string): Promise<void> {
  await tx.run(sql`select id from files where id = (select replaces from files where id = ${id}) for update`);
}

/**
 * Lets a ready new version take the place of its file, within the transaction that made it ready: searches see the old
 * text or the new one, never both or none. Of the old version stay its record and the pages that answers cite; its
 * bytes are deleted by a job.
 */
export async function replaceVersion(tx: Db, ready: Placed): Promise<Placed> {
  const old = await tx.maybe<{ id: string; status: string; attempts: number; storage_key: string }>(sql`
    select o.id, o.status, o.attempts, o.storage_key from files n join files o on o.id = n.replaces
    where n.id = ${ready.id}`);
  if (!old) return ready;
  if (old.status === "ready") await keepVersion(tx, old.id);
  await deleteText(tx, [old.id]);
  await tx.run(sql`update pages set file_id = ${old.id} where file_id = ${ready.id}`);
  await tx.run(sql`update passages set file_id = ${old.id} where file_id = ${ready.id}`);
  await tx.run(sql`
    update reading_attempts set file_id = ${old.id}, attempt = attempt + ${old.attempts}
    where file_id = ${ready.id}`);
  await tx.run(sql`update batch_items set file_id = ${old.id} where file_id = ${ready.id}`);
  await tx.run(sql`delete from file_findings where file_id = ${old.id}`);
  await tx.run(sql`update file_findings set file_id = ${old.id} where file_id = ${ready.id}`);
  await takeColumns(tx, ready.id, old.id);
  await enqueue(tx, "forget_bytes", { keys: [old.storage_key] });
  return { id: old.id, attempt: old.attempts + ready.attempt };
}

/** Records the present version of a file, with the pages that answers cite. */
async function keepVersion(tx: Db, fileId: string): Promise<void> {
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

/** Moves what belongs to the version into the file's row. Columns that are added later belong to the version. */
async function takeColumns(tx: Db, from: string, to: string): Promise<void> {
  const columns = await tx.many<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = 'files'::regclass and attnum > 0 and not attisdropped`);
  const taken = columns.filter(({ name }) => !kept.has(name)).map(({ name }) => raw(`"${name}"`));
  const { row } = await tx.one<{ row: unknown }>(
    sql`select to_jsonb(f) as row from files f where id = ${from}`,
  );
  // Two rows cannot hold the same bytes at once.
  await tx.run(sql`delete from files where id = ${from}`);
  const values = join(taken.map(column => sql`(n).${column}`));
  await tx.run(sql`
    update files f set (${join(taken)}, attempts, version, version_number) =
      (select ${values}, f.attempts + (n).attempts, f.version + 1, f.version_number + 1
       from (select jsonb_populate_record(null::files, ${JSON.stringify(row)}::jsonb) as n) s)
    where f.id = ${to}`);
}
